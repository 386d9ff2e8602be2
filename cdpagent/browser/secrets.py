"""Secrets that a model writes by name: revealed at the last moment, and masked wherever they come back.

Between the two edges, everything in this library knows only the name: what is typed is revealed where it is sent to the
page, and what a page says is masked where it is read. So receipts, errors, logs and comparisons need no care.
"""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from html import escape
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote, quote_plus, urlsplit

from cdpagent.errors import PolicyError
from cdpagent.invisible import INVISIBLE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cdpagent.policy import Secret

# White space in any spelling, and what nobody sees.
_untidy: Final = re.compile(rf"(?:[\s\u2800{INVISIBLE}]|&nbsp;|&#160;)+")
_holds_space: Final = re.compile(r"[\s\u2800;]").search
_LONG: Final = 100
"""From how many characters on a text may have been cut, in the page, in the middle of a secret."""
_LEAST_PART: Final = 4
"""How much of a secret at the end of such a text is taken for it."""
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
        self._tidy_masks = {tidy(written).strip(): name for written, name in self._masks}
        longest_first = sorted(self._tidy_masks, key=len, reverse=True)
        self._find = re.compile("|".join(map(re.escape, longest_first))).finditer

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
            return self._mask_text(value)
        if isinstance(value, dict):
            return {key: self.mask(each) for key, each in value.items()}
        if isinstance(value, list | tuple):
            return [self.mask(each) for each in value]
        return value

    def _mask_text(self, text: str) -> str:
        """Mask what is a value once white space is tidied and what nobody sees dropped, as is done to texts later."""
        seen = tidy(text)
        if any(written in seen for written in self._tidy_masks):
            places = Places(text)
            pieces, begin = [], 0
            # In one pass: a name may hold a value.
            for found in self._find(seen):
                pieces += [text[begin : places[found.start()]], self._tidy_masks[found[0]]]
                begin = places[found.end() - 1] + 1
            text = "".join(pieces) + text[begin:]
        return self._mask_cut(text) if len(text) > _LONG else text

    def _mask_cut(self, text: str) -> str:
        """Mask the beginning of a value at the end of a long text, or of a long string in JSON: the page has cut it."""
        for written, name in self._masks:
            beginning = written[:_LEAST_PART]
            pieces, begin, at = [], 0, text.find(beginning, _LONG)
            while at >= 0:
                end = at + _LEAST_PART
                while end - at < len(written) and text[end : end + 1] == written[end - at]:
                    end += 1
                if text[end : end + 2].removeprefix("…")[:1] in ("", '"') and '"' not in text[at - _LONG : at]:
                    pieces += [text[begin:at], name]
                    begin = end
                at = text.find(beginning, end)
            text = "".join(pieces) + text[begin:]
        return text

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


def tidy(text: str) -> str:
    """Return the text with single spaces and without what nobody sees."""
    if text.isascii() and text.isprintable() and "  " not in text and "&nbsp;" not in text and "&#160;" not in text:
        return text
    return _untidy.sub(lambda found: " " if _holds_space(found[0]) else "", text)


class Places:
    """Where each character of a tidy text was in the text that it was made of."""

    def __init__(self, text: str) -> None:
        self._starts = [0]  # of the pieces that are the same in both, in the tidy text
        self._shifts = [0]
        shift = 0
        for found in _untidy.finditer(text):
            kept = 1 if _holds_space(found[0]) else 0
            if len(found[0]) != kept:
                shift += len(found[0]) - kept
                self._starts.append(found.end() - shift)
                self._shifts.append(shift)

    def __getitem__(self, at: int) -> int:
        return at + self._shifts[bisect_right(self._starts, at) - 1]


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
