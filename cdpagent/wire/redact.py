"""Hides the secrets in endpoints, in the URLs of pages and in headers, for whatever is shown or logged."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit, urlunsplit

if TYPE_CHECKING:
    from collections.abc import Mapping

_MASK: Final = "***"
# Parameters that are known to hold what lets one in. The token of a page of results is none of them.
_PARAMETERS: Final = (
    r"(?!(?:next|page|continuation|cursor|sync)[_.-]?(?:page)?[_.-]?token)[\w.-]*"
    r"(?:token|secret|passw(?:or)?d|signature|credential|api[_-]?key|session[_-]?id|jwt|assertion)"
    r"|pwd|sig|sid|auth|authorization|otp|pin|saml(?:response|request)|oauth_verifier|code_verifier"
)
_mask_values = re.compile(rf"([?&#;](?:{_PARAMETERS})=)[^&#;\s\"'<>]+", re.IGNORECASE).sub
_mask_code = re.compile(r"([?&#]code=)[^&#;\s\"'<>]+").sub
# A user name has no colon: if it could have one, a long run of colons would take for ever.
_mask_user = re.compile(r"(?<=://)[^/?#@:\s]*:[^/?#@\s]*@").sub
_HEADERS: Final = frozenset(
    {"authorization", "proxy-authorization", "cookie", "set-cookie", "x-api-key", "x-auth-token", "x-csrf-token"}
)


def mask_tokens(text: str) -> str:
    """Mask the values of parameters of well-known names, and passwords, in the URLs that a text holds."""
    if "=" in text:
        text = _mask_values(rf"\1{_MASK}", text)
        if "state=" in text:  # beside it, `code` is what a login is finished with, and not the code of a country
            text = _mask_code(rf"\1{_MASK}", text)
    return _mask_user(f"{_MASK}@", text) if "@" in text else text


def mask_headers(headers: Mapping[str, str]) -> dict[str, str]:
    """HTTP headers without what lets one in; the scheme of an ``Authorization`` stays."""
    return {name: _masked(value) if name.lower() in _HEADERS else value for name, value in headers.items()}


def _masked(value: str) -> str:
    scheme, space, _ = value.partition(" ")
    return f"{scheme} {_MASK}" if space and scheme.isalpha() else _MASK


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
