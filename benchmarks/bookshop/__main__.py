"""``python -m benchmarks.bookshop PORT``: make the database, fill it, and serve the admin until a signal comes."""

import os
import sys
from datetime import date, timedelta

import django
from django.core.management import call_command


def main() -> None:
    os.environ["DJANGO_SETTINGS_MODULE"] = "benchmarks.bookshop.settings"
    django.setup()
    call_command("migrate", run_syncdb=True, verbosity=0)
    _fill()
    call_command("runserver", f"127.0.0.1:{sys.argv[1]}", use_reloader=False, skip_checks=True)


def _fill() -> None:
    from django.contrib.auth.models import User

    from benchmarks.bookshop.admin import OWNER
    from benchmarks.bookshop.models import Author, Book

    User.objects.create_superuser(OWNER)
    authors = [Author.objects.create(name=f"{name} Writer") for name in ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")]
    for number in range(30):
        Book.objects.create(
            title=f"Book {number + 1:02}",
            author=authors[number % len(authors)],
            genre=("Novel", "Crime", "Travel")[number % 3],
            published=date(2001, 1, 1) + timedelta(days=97 * number),
            in_print=number % 4 > 0,
        )


if __name__ == "__main__":
    main()
