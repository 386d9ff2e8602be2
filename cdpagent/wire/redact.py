"""Hides the secrets in endpoints, for error messages and logs."""

from __future__ import annotations

import re
from urllib.parse import urlsplit, urlunsplit


def redact_url(url: str) -> str:
    """Mask the user info and the query values of a URL: those of remote browsers hold tokens and keys."""
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
