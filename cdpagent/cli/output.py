"""The one place where the command line writes."""

from __future__ import annotations

import sys


def say(text: str) -> None:
    """A line for the user, on stdout, at once: it may be read through a pipe by somebody who waits for it."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def complain(text: str) -> None:
    """A line about what went wrong, on stderr."""
    sys.stderr.write(f"cdpagent: {text}\n")
