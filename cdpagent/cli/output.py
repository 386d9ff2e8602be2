"""Writes the command line's output."""

from __future__ import annotations

import sys


def say(text: str) -> None:
    """Write a line for the user to stdout, and flush it: a program that reads it through a pipe may be waiting."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def complain(text: str) -> None:
    """Write a line about what went wrong to stderr."""
    sys.stderr.write(f"cdpagent: {text}\n")
