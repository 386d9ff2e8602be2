"""Endpoints without their secrets, for error messages and logs."""

from __future__ import annotations

from urllib.parse import urlsplit, urlunsplit


def redact_url(url: str) -> str:
    """The URL with user info and query values masked: tokens and keys of remote browsers are in there."""
    try:
        parts = urlsplit(url)
        host = parts.hostname or ""
        port = parts.port
    except ValueError:
        return url.partition("?")[0]
    netloc = f"[{host}]" if ":" in host else host
    if port is not None:
        netloc += f":{port}"
    if parts.username is not None or parts.password is not None:
        netloc = f"***@{netloc}"
    query = "&".join(f"{name.partition('=')[0]}=***" for name in parts.query.split("&") if name)
    return urlunsplit((parts.scheme, netloc, parts.path, query, ""))
