"""The admin: lists with filters and actions. Nobody has to log in."""

from collections.abc import Callable
from typing import Any

from django.contrib import admin
from django.contrib.auth.models import User

from benchmarks.bookshop.models import Author, Book

OWNER = "owner"


def everyone_is_the_owner(get_response: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Middleware: who comes is logged in."""

    def respond(request: Any) -> Any:
        request.user = User.objects.get(username=OWNER)
        return get_response(request)

    return respond


@admin.register(Author)
class AuthorAdmin(admin.ModelAdmin):
    search_fields = ("name",)


@admin.register(Book)
class BookAdmin(admin.ModelAdmin):
    list_display = ("title", "author", "genre", "published", "in_print")
    list_filter = ("genre", "in_print", "author")
    search_fields = ("title", "author__name")
    actions = ("take_out_of_print",)

    @admin.action(description="Take out of print")
    def take_out_of_print(self, _request: Any, books: Any) -> None:
        books.update(in_print=False)
