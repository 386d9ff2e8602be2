"""Authors and their books."""

from django.db import models


class Author(models.Model):
    name = models.CharField(max_length=60)

    class Meta:
        ordering = ("name",)

    def __str__(self) -> str:
        return str(self.name)


class Book(models.Model):
    title = models.CharField(max_length=120)
    author = models.ForeignKey(Author, on_delete=models.CASCADE)
    genre = models.CharField(max_length=20, choices=[(name, name) for name in ("Novel", "Crime", "Travel")])
    published = models.DateField()
    in_print = models.BooleanField("in print", default=True)

    class Meta:
        ordering = ("title",)

    def __str__(self) -> str:
        return str(self.title)
