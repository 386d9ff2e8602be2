"""The traffic between cdpagent and a browser, for the log: with secrets masked, and nothing longer than a person reads.

What is typed is not shown: a password is typed as any other text is. Neither are cookies, what lets one in among the
headers, what is posted, and the values of the policy's secrets.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, Final

from cdpagent import log
from cdpagent.wire import json
from cdpagent.wire.redact import mask_headers, mask_tokens

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

_LONGEST: Final = 1000
_LONGEST_TEXT: Final = 200
_DEEPEST: Final = 8
_TEXTS_KEPT: Final = 100
_SHORTEST_TYPED: Final = 4
_MASK: Final = "***"
_TYPED: Final = frozenset({"text", "unmodifiedText", "key", "code", "keyIdentifier", "commands"})
_KEY_CODES: Final = frozenset({"windowsVirtualKeyCode", "nativeVirtualKeyCode"})
_HIDDEN: Final = frozenset({"password", "postData", "postDataEntries", "headersText", "requestHeadersText"})
_HEADERS: Final = frozenset({"headers", "requestHeaders", "responseHeaders"})


class Traffic:
    """Writes the messages of one connection to the log ``cdpagent.cdp``."""

    def __init__(self) -> None:
        self.mask: Callable[[Any], Any] = _same
        """Takes out the values of secrets that this browser's policy names."""
        self._asked: dict[int, str] = {}  # the methods of the calls that are under way
        self._typed: deque[str] = deque(maxlen=_TEXTS_KEPT)  # what was typed; a page may give it back

    def sent(self, call_id: int, method: str, params: Mapping[str, Any] | None, session_id: str) -> None:
        """Tell of a command."""
        self._asked[call_id] = method
        if method == "Input.insertText" and params and len(params["text"]) >= _SHORTEST_TYPED:
            self._typed.append(params["text"])
        log.cdp.debug("send #%d %s %s%s", call_id, method, self._told(method, params or {}), _on(session_id))

    def received(self, data: bytes | bytearray) -> None:
        """Tell of an answer or an event."""
        try:
            message = json.loads(data)
        except ValueError:
            return  # the protocol tells what is wrong with it
        if not isinstance(message, dict):
            return
        session = _on(str(message.get("sessionId", "")))
        if "id" in message:
            method = self._asked.pop(message["id"], "")
            if "error" in message:
                log.cdp.debug("fail #%s %s %s%s", message["id"], method, self._told(method, message["error"]), session)
            else:
                said = self._told(method, message.get("result", {}))
                log.cdp.debug("done #%s %s %s%s", message["id"], method, said, session)
        else:
            method = str(message.get("method", ""))
            log.cdp.debug("hear %s %s%s", method, self._told(method, message.get("params", {})), session)

    def _told(self, method: str, value: Any) -> str:
        text = json.dumps(_shown(self._untyped(self.mask(value)), method, _DEEPEST)).decode(errors="replace")
        return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}… ({len(text):,} characters)"

    def _untyped(self, value: Any) -> Any:
        if isinstance(value, str):
            for typed in self._typed:
                value = value.replace(typed, _MASK)
            return value
        if isinstance(value, dict):
            return {key: self._untyped(each) for key, each in value.items()}
        return [self._untyped(each) for each in value] if isinstance(value, list) else value


def _same(value: Any) -> Any:
    return value


def _on(session_id: str) -> str:
    return f" on {session_id[:8]}" if session_id else ""


def _shown(value: Any, method: str, levels: int) -> Any:
    if isinstance(value, str):
        text = mask_tokens(value)
        return text if len(text) <= _LONGEST_TEXT else f"{text[:_LONGEST_TEXT]}… ({len(text):,} characters)"
    if not levels:
        return "…"
    if isinstance(value, list):
        return [_shown(each, method, levels - 1) for each in value]
    if isinstance(value, dict):
        return {key: _entry(key, each, method, levels - 1) for key, each in value.items()}
    return value


def _entry(key: str, value: Any, method: str, levels: int) -> Any:
    if key in _HIDDEN or (key == "value" and "ookie" in method):
        return _MASK  # a cookie that is set by itself
    if method.startswith("Input.") and key in _TYPED:
        return _MASK
    if method.startswith("Input.") and key in _KEY_CODES:
        return 0
    if "ookie" in key and isinstance(value, list | dict | str):
        return _MASK
    if key in _HEADERS and isinstance(value, dict):
        value = mask_headers({name: str(each) for name, each in value.items()})
    elif key in _HEADERS and isinstance(value, list):
        pairs = {str(each.get("name")): str(each.get("value")) for each in value if isinstance(each, dict)}
        value = mask_headers(pairs)
    return _shown(value, method, levels)
