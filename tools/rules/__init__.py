"""The rules that JavaScript and Python share: one table, and what is written from it."""
