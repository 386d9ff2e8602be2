"""Explains why Chrome did not start, and what to do."""

from __future__ import annotations

import re

from cdpagent.errors import LaunchError

OLDEST_VERSION = 125

_PROFILE_IN_USE = (
    "the profile directory is in use by another browser. Close that one, attach() to it, or pass another user_data_dir"
)

ALLOW_NAMESPACES = (
    "Allow user namespaces (an AppArmor profile for the browser, "
    "`sysctl kernel.apparmor_restrict_unprivileged_userns=0`, or in Docker a seccomp profile that allows clone and "
    "unshare)"
)
_NO_SANDBOX = r"No usable sandbox!|crbug\.com/357670|Failed to move to new namespace"

# Patterns to search for in what Chrome wrote, in this order, each with its explanation.
_KNOWN: tuple[tuple[str, str], ...] = (
    (
        r"crbug\.com/638180|Running as root without --no-sandbox",
        "Chrome does not run its sandbox as root. Run this program as another user, or pass sandbox=False if you "
        "trust the pages you open",
    ),
    (
        _NO_SANDBOX,
        f"Chrome can't use its sandbox here, because the system does not let it make user namespaces. "
        f"{ALLOW_NAMESPACES}, or pass sandbox=False if you trust the pages you open",
    ),
    (
        r"ProcessSingleton|Opening in existing browser session|profile appears to be in use",
        _PROFILE_IN_USE,
    ),
    (
        r"error while loading shared libraries: (?P<detail>\S+?):",
        "a library that Chrome needs is missing: {detail}. Install it with the system's package manager (on Debian and "
        "Ubuntu, installing the package `chromium` brings all of them)",
    ),
    (
        r"Missing X server or \$DISPLAY|[Cc]annot open display|ozone_platform_x11|Failed to connect to Wayland",
        "Chrome found no display to show a window on. Pass headless=True, set $DISPLAY, or run under xvfb-run",
    ),
    (
        r"requires a non-default data directory",
        "Google Chrome does not allow remote debugging of its default profile. Pass another user_data_dir, or attach() "
        "with remote debugging switched on at chrome://inspect/#remote-debugging",
    ),
    (
        r"Failed to create .*(user data|Default|profile)|Unable to create .*(directory|dir)|cannot create directory",
        "Chrome can't write to its profile directory. Check the permissions of user_data_dir and of $HOME; the snap "
        "package of Chromium can't use /tmp",
    ),
    (
        r"[Uu]nrecognized option|[Uu]nknown option|[Ii]llegal option|[Ii]nvalid option",
        "the program does not know Chrome's switches. Check that executable= is a Chrome or Chromium",
    ),
)


def explain_exit(stderr: str, exit_code: int | None) -> str:
    """Return why Chrome exited and what to do; empty if we don't know."""
    for pattern, advice in _KNOWN:
        found = re.search(pattern, stderr)
        if found:
            return advice.format(**found.groupdict())
    if exit_code == 21:
        return _PROFILE_IN_USE
    if exit_code == 127:
        return "the browser's program, or something it needs, was not found. Start it by hand to see what is missing"
    if exit_code is not None and exit_code < 0:
        return f"signal {-exit_code} ended it"
    return ""


def is_refused_by_sandbox(stderr: str) -> bool:
    """Whether Chrome exited because its sandbox can't work in the way it was started."""
    return re.search(_NO_SANDBOX, stderr) is not None


def launch_error(stderr: str, exit_code: int | None, seen: str) -> LaunchError:
    """Make the error for a browser that never answered; ``seen`` is what we noticed instead."""
    why = explain_exit(stderr, exit_code)
    if not why and exit_code is not None:
        why = (
            f"it exited with code {exit_code} before it could be used. Check that executable= is a Chrome or "
            "Chromium, and start it by hand to see what is wrong"
        )
    if not why:
        why = f"{seen}. Check that executable= is a Chrome or Chromium"
    return LaunchError(f"the browser did not start: {why}", stderr=stderr, exit_code=exit_code)


def not_chrome(failure: Exception) -> LaunchError:
    """Make the error for a program that speaks the protocol, but not like Chrome."""
    detail = f"its answer lacks {failure}" if isinstance(failure, KeyError) else str(failure)
    return LaunchError(
        f"the program answers, but not like Chrome: {detail}. Check that executable= is a Chrome or Chromium"
    )


def too_old(product: str) -> LaunchError:
    """Make the error for a browser that is too old."""
    return LaunchError(
        f"{product} is too old: cdpagent needs Chrome or Chromium {OLDEST_VERSION} or newer. Update it, or install "
        "another one with `cdpagent install` or executable="
    )
