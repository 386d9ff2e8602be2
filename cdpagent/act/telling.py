"""The text of a receipt: what decides first, whole items only, and what was left out is counted.

The order: where the page is now, what lies over it with all its words, messages, values, fields, what can be chosen,
buttons, new text, focus, requests that change something, other requests, the title; then what is removed or has no
name, in a few words.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from cdpagent.act.kinds import counted
from cdpagent.see.text import bare, quote, quote_lines
from cdpagent.wire.redact import mask_tokens

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cdpagent.act.receipt import Change, Changes, Layer
    from cdpagent.browser.page.logs import Request
    from cdpagent.browser.services.dialogs import Dialog

_LISTED: Final = 4
_ADDED: Final = 12
_IN_LAYER: Final = 40
_TEXTS: Final = 8
_REMOVED: Final = 2
_ALIKE: Final = 3
_READS: Final = 2
_TEXT: Final = 120
_WORDS: Final = 300
_NUMBER_ALONE: Final = re.compile(r"\?\d{9,}$")
"""A query that is only there to keep caches from answering, such as the time."""
_CHANGING: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})
_NO_CONTENT: Final = frozenset({204, 205})
_ABORTED: Final = "net::ERR_ABORTED"
_OK: Final = 200
_FAILED: Final = 400
_RESERVE: Final = 60
"""Room for the line that says what was left out."""


class _Item(NamedTuple):
    """A part of a line, which is shown whole or counted."""

    text: str
    kind: str


class _Line(NamedTuple):
    """A line of a receipt, with as many of its items as there is room for."""

    head: str
    items: list[_Item]
    most: int = _LISTED
    least: int = 0
    """How much room is kept for it by the lines before it."""

    def with_first(self, count: int) -> str:
        """The line with the first items, saying how many more there are."""
        shown = ", ".join(item.text for item in self.items[:count])
        more = counted([item.kind for item in self.items[count:]])
        return f"{self.head}{shown}" + (f", and {more} more" if more else "")

    def kept_room(self) -> int:
        """How much of its room the lines before it leave alone."""
        return min(self.least, len(self.with_first(min(len(self.items), self.most))) + 1)


def tell(done: str, on: str, changes: Changes, limit: int) -> str:
    """The receipt of what was done ``on`` something, in at most ``limit`` characters."""
    tail = _tail(changes)
    room = limit - sum(len(line) + 1 for line in tail)
    text = done if len(done) <= room - _RESERVE else done[: room - _RESERVE - 1] + "…"
    lines = _lines(changes, on)
    if not lines and not tail and (nothing := _nothing(changes)):
        lines = [_said(nothing)]
    left: list[str] = []
    kept = sum(line.kept_room() for line in lines)
    for place, line in enumerate(lines):
        kept -= line.kept_room()
        is_last = place == len(lines) - 1 and not left
        written, missing = _fit(line, room - len(text) - 1 - (0 if is_last else kept + _RESERVE))
        text += f"\n{written}" if written else ""
        left += missing
    if left:
        text += _left_out(changes, left, room - len(text))
    return "\n".join([text, *tail])


def tell_listed(changes: Changes) -> list[str]:
    """What was added, removed and moved, each as a line with all of it."""
    lines = [("added: ", changes.added), ("removed: ", changes.removed), ("moved: ", changes.moved)]
    return [line.with_first(len(line.items)) for head, each in lines for line in _listed(head, each, len(each))]


def _fit(line: _Line, room: int) -> tuple[str, list[str]]:
    """As much of a line as there is room for, and the kinds of what has none at all."""
    for count in range(min(len(line.items), line.most), 0, -1):
        written = line.with_first(count)
        if len(written) <= room:
            return written, []
    return "", [item.kind for item in line.items]


def _left_out(changes: Changes, left: list[str], room: int) -> str:
    scope = next((f' scope="{layer.ref}"' for layer in changes.layers if layer.ref), "")
    for what in (counted(left), f"{len(left)} things"):
        line = f"\nnot told: {what}; web_snapshot{scope} shows it"
        if len(line) <= room:
            return line
    return "\n…"[:room]


def _said(text: str, kind: str = "line") -> _Line:
    return _Line("", [_Item(text, kind)])


def _nothing(changes: Changes) -> str:
    """What to say where nothing was seen to happen."""
    if changes.any or changes.value is not None:
        return ""
    if changes.is_skipped:
        return "not looked at what it did (settle=False)"
    return "no observable effect" if changes.is_compared else ""


def _tail(changes: Changes) -> list[str]:
    """What is said however little room there is."""
    tail = []
    if changes.still_busy:
        tail.append(f"not settled: {changes.still_busy}")
    if changes.is_partial:
        tail.append("(the page is too large to compare all of it: only what is in view was)")
    return tail


def _lines(changes: Changes, on: str) -> list[_Line]:
    in_layers = {item.ref for layer in changes.layers for item in layer.items if item.ref}
    came = [each for each in changes.added if each.ref not in in_layers and not each.is_text]
    named = [each for each in came if (each.name and not each.is_hint) or each.now]
    lines = [*_where(changes)]
    for layer in changes.layers:
        lines += _layer(layer)
    lines += [_said(f"message: {quote(text, _WORDS)}", "message") for text in changes.messages]
    if changes.value is not None:
        lines.append(_said(f"value now: {say_value(changes.value)}", "value"))
    if changes.files is not None:
        lines.append(_said(f"files now: {', '.join(quote(name, 80) for name in changes.files) or 'none'}", "file"))
    lines += [_said(layer.say_closed(), "layer") for layer in changes.closed_layers]
    lines += _changed(changes.changed)
    lines += _listed("added: ", named, _ADDED)
    lines += _texts(changes.texts)
    says_more = changes.title or changes.added or changes.removed or changes.moved or changes.behind
    if not lines and not says_more and changes.is_compared and changes.is_restyled:
        lines.append(_said("only looks changed (styles or attributes), nothing that can be read"))
    lines += _focus(changes.focus, on)
    lines += _requests(changes)
    lines += [_said(f"console error: {quote(text, 120)}", "error") for text in changes.console_errors[:2]]
    if changes.title and changes.page_rev is None:
        lines.append(_said(f"title now: {quote(changes.title, 80)}", "title"))
    if changes.behind:
        are = "element is" if changes.behind == 1 else "elements are"
        lines.append(_said(f"{changes.behind} {are} behind it until it closes"))
    lines += _listed("moved: ", changes.moved, _LISTED)
    lines += _removed(changes.removed_elsewhere)
    if anonymous := [each.role for each in came if each not in named]:
        lines.append(_said(f"also came, without a name: {counted(anonymous)}", "line"))
    return lines


# --- where the page is, and what lies over it ------------------------------------------------------------------------


def _where(changes: Changes) -> list[_Line]:
    lines = []
    if changes.closed:
        lines.append("the page closed itself")
    lines += [say_dialog(dialog) for dialog in changes.dialogs[:_LISTED]]
    if changes.page_rev is not None and not changes.closed:
        title = f" {quote(changes.title, 80)}" if changes.title else ""
        is_said = changes.heading.casefold() in changes.title.casefold()
        heading = "" if is_said else f" heading {quote(changes.heading, 80)}"
        where = bare(changes.url, 150) if changes.url is not None else "the same URL"
        lines.append(f"new page: {where}{title}{heading} (page_rev {changes.page_rev}; old refs are stale)")
    elif changes.url is not None:
        lines.append(f"url now: {bare(changes.url, 150)}")
    lines += [f"opened a new page: {bare(page.url, 120)}" for page in changes.new_pages[:_LISTED]]
    lines += [f"download: {quote(download.suggested_filename, 80)}" for download in changes.downloads[:_LISTED]]
    return [_said(line) for line in lines]


def say_dialog(dialog: Dialog) -> str:
    """A dialog of the browser and how it was answered."""
    how = "accepted" if dialog.accepted else "dismissed"
    typed = f" with {quote(dialog.answer.text, 40)}" if dialog.kind == "prompt" and dialog.answer else ""
    return f"{dialog.kind} {quote(dialog.message, 100)} {how}{typed}"


def _layer(layer: Layer) -> list[_Line]:
    """A layer with all its words, and what can be done in it."""
    named = [item for item in layer.items if (item.name and not item.is_hint) or item.now]
    words = " ".join(quote(text, _WORDS) for text in layer.words)
    head = f"opened: {layer.describe()}"
    items = _items(named)
    if words:
        lines = [_said(f"{head}: {words}", "layer")]
        return [*lines, _Line("in it: ", items, _IN_LAYER)] if items else lines
    return [_Line(f"{head}: ", items, _IN_LAYER)] if items else [_said(head, "layer")]


# --- elements and text -----------------------------------------------------------------------------------------------


def _listed(head: str, changes: Sequence[Change], most: int) -> list[_Line]:
    return [_Line(head, _items(changes), most)] if changes else []


def _items(changes: Iterable[Change]) -> list[_Item]:
    """The elements, each with its role unless that is the same as of the one before."""
    items, role = [], ""
    for change in changes:
        items.append(_Item(change.describe(after_role=role), change.role or "element"))
        role = change.role
    return items


def _removed(changes: Sequence[Change]) -> list[_Line]:
    """What is gone, those with a name first; where there is no room for it, it is only counted as removed."""
    named = [change for change in changes if change.name and not change.is_hint]
    shown = _items((named or changes)[:_REMOVED])
    more = counted([change.role for change in changes if change not in (named or changes)[:_REMOVED]])
    text = ", ".join(item.text for item in shown) + (f", and {more} more" if more else "")
    return [_Line("removed: ", [_Item(text, "removed")])] if changes else []


def _changed(changes: Sequence[Change]) -> list[_Line]:
    """What has changed; of many that have changed in the same way, two are named."""
    alike: dict[tuple[str, str], list[Change]] = {}
    for change in changes:
        alike.setdefault((change.role, change.now), []).append(change)
    items = []
    for (role, now), group in alike.items():
        first = group if len(group) <= _ALIKE else group[:2]
        items += [_Item(change.describe(), role) for change in first]
        if len(group) > len(first):
            items.append(_Item(f"{counted([role] * (len(group) - len(first)))} more {now}", role))
    return [_Line("changed: ", items, _LISTED + 2)] if items else []


def _texts(texts: Sequence[str]) -> list[_Line]:
    items = [_Item(quote(text, _TEXT), "text") for text in texts]
    return [_Line("text: ", items, _TEXTS, least=200)] if items else []


def _focus(focus: str | None, on: str) -> list[_Line]:
    if focus is None:
        return []
    what = focus.partition(" ")[2]
    if focus and (focus == on or (what and on.startswith('"') and on.endswith(f" {what}"))):
        return [_said("focus: on it", "focus")]
    return [_said(f"focus: {focus or 'nothing'}", "focus")]


def say_value(value: str | bool) -> str:
    """What a field holds, safe to show to a model."""
    return str(value).lower() if isinstance(value, bool) else quote_lines(value, 80)


# --- requests --------------------------------------------------------------------------------------------------------


def _requests(changes: Changes) -> list[_Line]:
    """Those that change something and those that failed before those that only read."""
    if changes.page_rev is not None and all(_only_reads(each) for each in changes.requests):
        return []  # that the page has come says as much
    telling = [each for each in changes.requests if each.method in _CHANGING or _has_failed(each)]
    reading = [each for each in changes.requests if each not in telling]
    said = dict.fromkeys(map(_request, telling))  # what is asked again and again is said once
    items = [_Item(each, "request") for each in (*said, *map(_request, reading))]
    most = max(_READS, min(len(said), _LISTED))
    return [_Line("requests: ", items, most, least=160)] if items else []


def _only_reads(request: Request) -> bool:
    return request.method not in _CHANGING and request.status == _OK


def _has_failed(request: Request) -> bool:
    return (
        bool(request.failure and not (request.status and request.failure == _ABORTED))
        or (request.status or 0) >= _FAILED
    )


def _request(request: Request) -> str:
    path = _NUMBER_ALONE.sub("", mask_tokens(request.url).partition("://")[2].partition("/")[2])
    # Chrome says of many an answer that has no body, or whose body nobody reads, that it was aborted.
    failure = "" if request.status and request.failure == _ABORTED else request.failure
    outcome = failure or request.status or ("…" if not request.finished else "no answer")
    if request.type == "Document" and request.status in _NO_CONTENT:
        outcome = f"{request.status} (no content)"  # for Chrome it has failed
    return f"{bare(request.method, 10)} /{bare(path, 50)} {outcome}"
