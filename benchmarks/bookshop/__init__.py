"""A small project for Django's admin, one of the applications of `benchmarks.apps`: 30 books by six authors."""
