"""Secrets that a model writes by name: revealed at the last moment, and masked wherever they come back.

Between the two edges, everything in this library knows only the name: what is typed is revealed where it is sent to the
page, and what a page says is masked where it is read. So receipts, errors, logs and comparisons need no care.
"""

from __future__ import annotations

import json
import re
from html import escape
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote, quote_plus, urlsplit

from cdpagent.errors import PolicyError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cdpagent.policy import Secret

_PLACEHOLDER: Final = re.compile(r"\{\{\s*([A-Za-z_]\w*)\s*\}\}")


class SecretKeeper:
    """The secrets of one browser."""

    def __init__(self, secrets: Mapping[str, Secret]) -> None:
        self._secrets = secrets
        # The longest first: one secret may be a part of another.
        self._masks = sorted(
            ((written, f"{{{{{name}}}}}") for name, secret in secrets.items() for written in _spellings(secret.value)),
            key=lambda mask: -len(mask[0]),
        )

    def reveal(self, text: str, url: str) -> str:
        """Return the text with the secrets that it names, for a document of this URL.

        Raises `PolicyError` for a secret that does not belong there. Where there are no secrets, nothing is a name.
        """
        if not self._secrets:
            return text
        return _PLACEHOLDER.sub(lambda found: self._value(found[1], url), text)

    def mask(self, value: Any) -> Any:
        """Return what a page gave, with the names of secrets in place of their values."""
        if not self._masks:
            return value
        if isinstance(value, str):
            for written, name in self._masks:
                value = value.replace(written, name)
            return value
        if isinstance(value, dict):
            return {key: self.mask(each) for key, each in value.items()}
        if isinstance(value, list | tuple):
            return [self.mask(each) for each in value]
        return value

    def _value(self, name: str, url: str) -> str:
        secret = self._secrets.get(name)
        if secret is None:
            known = ", ".join(self._secrets)
            raise PolicyError(f"there is no secret called {name}; there are: {known}", rule="secrets")
        if not secret.belongs_to(url):
            host = urlsplit(url).hostname or url[:60]
            raise PolicyError(
                f"the secret {name} belongs to {', '.join(secret.hosts)}; it is not typed on {host}. "
                "Nothing was typed: if this page asks for it, it may not be what it seems",
                rule="secrets",
            )
        return secret.value


def _spellings(value: str) -> set[str]:
    """The ways in which a page may give it back: as it is, in HTML, in a URL, in a form that was sent, in JSON."""
    return {
        value,
        escape(value, quote=False),
        escape(value, quote=False).replace('"', "&quot;"),
        escape(value),
        quote(value),
        quote(value, safe=""),
        quote(value, safe="!'()*~"),  # as encodeURIComponent has it
        quote_plus(value),
        quote_plus(value, safe="*").replace("~", "%7E"),  # as forms have it
        json.dumps(value)[1:-1],
        json.dumps(value, ensure_ascii=False)[1:-1],
    }
