"""Endpoints without their secrets, for error messages and logs."""

from __future__ import annotations

import re
from urllib.parse import urlsplit, urlunsplit


def redact_url(url: str) -> str:
    """The URL with user info and query values masked: tokens and keys of remote browsers are in there."""
    try:
        parts = urlsplit(url)
        host = parts.hostname or ""
        port = parts.port
    except ValueError:
        return re.sub(r"//[^/?#]*@", "//***@", re.split(r"[?#]", url)[0])
    netloc = f"[{host}]" if ":" in host else host
    if port is not None:
        netloc += f":{port}"
    if parts.username is not None or parts.password is not None:
        netloc = f"***@{netloc}"
    query = "&".join(re.sub(r"^(.*?=)?.*", r"\1***", each) for each in parts.query.split("&") if each)
    return urlunsplit((parts.scheme, netloc, parts.path, query, ""))
