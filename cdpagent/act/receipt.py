"""What an action did: the receipt that every verb gives back.

It holds only what was seen to happen between the action's first input and the time the page had settled. All strings
in it come from the page; in `text` they are quoted, so that no page can forge a line of it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from cdpagent.see.text import bare, quote

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cdpagent.browser.page.logs import Request
    from cdpagent.browser.services.dialogs import Dialog
    from cdpagent.browser.services.downloads import Download
    from cdpagent.page import Page

MAX_TEXT: Final = 600
_LISTED: Final = 4
_NAME: Final = 60
_NO_CONTENT: Final = frozenset({204, 205})


@dataclass(frozen=True, slots=True)
class Change:
    """An element that was added, removed, changed or moved."""

    ref: str
    role: str
    name: str
    now: str = ""
    """What has changed, as the snapshot would write it: ``[checked] [value="3"]``."""

    def describe(self) -> str:
        """``e5 button "Save"``, safe to show to a model."""
        parts = [self.ref, self.role, quote(self.name, _NAME) if self.name else "", self.now]
        return " ".join(part for part in parts if part)


@dataclass(slots=True)
class Changes:
    """What happened, from the action's first input until the page had settled."""

    url: str | None = None
    """Where the page is now, if it was elsewhere before."""
    page_rev: int | None = None
    """The page_rev now, if the page has another document: all refs of before are stale."""
    title: str = ""
    """The title of that document."""
    focus: str | None = None
    """What has the focus now, if that has changed: ``e5 textbox "Email"``."""
    value: str | bool | None = None
    """What the field holds now, read back from the page; of a secret only how long it is."""
    dialogs: list[Dialog] = field(default_factory=list)
    new_pages: list[Page] = field(default_factory=list)
    downloads: list[Download] = field(default_factory=list)
    requests: list[Request] = field(default_factory=list)
    added: list[Change] = field(default_factory=list)
    removed: list[Change] = field(default_factory=list)
    changed: list[Change] = field(default_factory=list)
    moved: list[Change] = field(default_factory=list)
    """The elements whose place among the others changed; ``now`` says after which each stands."""
    behind: int = 0
    """How many elements can't be reached now because a modal dialog is in front of them."""
    texts: list[str] = field(default_factory=list)
    """Text that is there now and was not before."""
    console_errors: list[str] = field(default_factory=list)
    is_partial: bool = False
    """Whether the page is so large that not all of it was compared."""
    is_compared: bool = False
    """Whether what the page shows was compared with what it had shown before."""
    is_restyled: bool = False
    """Whether any node changed, even if only in a style or an attribute that the receipt does not mention."""
    is_skipped: bool = False
    """Whether ``settle=False`` skipped the waiting and the comparison."""
    closed: bool = False
    """Whether the page has closed itself."""
    still_busy: str = ""
    """What was still going on when the time for settling was up; empty if the page had settled."""

    @property
    def any(self) -> bool:
        """Whether anything was seen to happen."""
        return bool(
            self.url is not None
            or self.page_rev is not None
            or self.focus is not None
            or self.dialogs
            or self.new_pages
            or self.downloads
            or self.requests
            or self.added
            or self.removed
            or self.changed
            or self.moved
            or self.texts
            or self.console_errors
            or self.closed
        )


@dataclass(slots=True)
class ActionResult:
    """The receipt of an action."""

    success: bool
    action: str
    target: str | None
    details: dict[str, Any] = field(default_factory=dict)
    changes: Changes = field(default_factory=Changes)

    @property
    def text(self) -> str:
        """The receipt in at most 600 characters, the most important first."""
        return _join([self._done(), *self._effects()])

    def __str__(self) -> str:
        return self.text

    @property
    def brief(self) -> str:
        """What was done, on what, and what decides whether to go on, in one line; not what it changed."""
        changes, said = self.changes, self._done()
        if changes.value is not None:
            said += f": {_value(changes.value)}"
        said += "".join(f"; {_dialog(dialog)}" for dialog in changes.dialogs[:_LISTED])
        if changes.page_rev is not None:
            said += "; the page went elsewhere"
        if changes.still_busy:
            said += f"; not settled: {changes.still_busy}"
        elif not changes.any and changes.value is None and changes.is_compared and not changes.is_restyled:
            said += "; no observable effect"
        return said

    @property
    def effects(self) -> str:
        """What happened, without what was done; empty if nothing did."""
        return _join(self._effects()) if self.changes.any or self.changes.still_busy else ""

    def _done(self) -> str:
        what = self.action
        on = self.details.get("on")
        if on:
            what += f" {on}"
        for note in self.details.get("notes", ()):
            what += f"; {note}"
        return what

    def _effects(self) -> list[str]:
        changes, said = self.changes, []
        if changes.value is not None:
            said.append(f"value now: {_value(changes.value)}")
        if changes.closed:
            said.append("the page closed itself")
        said += [_dialog(dialog) for dialog in changes.dialogs[:_LISTED]]
        if changes.page_rev is not None:
            title = f" {quote(changes.title, 80)}" if changes.title else ""
            where = bare(changes.url, 150) if changes.url is not None else "the same URL"
            said.append(f"new page: {where}{title} (page_rev {changes.page_rev}; old refs are stale)")
        elif changes.url is not None:
            said.append(f"url now: {bare(changes.url, 150)}")
        said += [f"opened a new page: {bare(page.url, 120)}" for page in changes.new_pages[:_LISTED]]
        said += [f"download: {quote(download.suggested_filename, 80)}" for download in changes.downloads[:_LISTED]]
        said += _listed("added", (each.describe() for each in changes.added), len(changes.added))
        if changes.behind:
            said.append(f"{changes.behind} elements are behind the dialog until it closes")
        said += _listed("changed", (each.describe() for each in changes.changed), len(changes.changed))
        said += _listed("moved", (each.describe() for each in changes.moved), len(changes.moved))
        said += _listed("removed", (each.describe() for each in changes.removed), len(changes.removed))
        said += _listed("text", (quote(text, 80) for text in changes.texts), len(changes.texts))
        if not said and changes.is_compared and changes.is_restyled:
            said.append("only looks changed (styles or attributes), nothing that can be read")
        if changes.focus is not None:
            said.append(f"focus: {changes.focus}" if changes.focus else "focus: nothing")
        said += _listed("requests", map(_request, changes.requests), len(changes.requests))
        said += [f"console error: {quote(text, 120)}" for text in changes.console_errors[:2]]
        if changes.still_busy:
            said.append(f"not settled: {changes.still_busy}")
        if not changes.any and not changes.still_busy and changes.value is None:
            if changes.is_skipped:
                said.append("not looked at what it did (settle=False)")
            elif changes.is_compared and not changes.is_restyled:
                said.append("no observable effect")
        if changes.is_partial:
            said.append("(the page is too large to compare all of it: only what is in view was)")
        return said


def _value(value: str | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else quote(value, 80)


def _dialog(dialog: Dialog) -> str:
    how = "accepted" if dialog.accepted else "dismissed"
    typed = f" with {quote(dialog.answer.text, 40)}" if dialog.kind == "prompt" and dialog.answer else ""
    return f"{dialog.kind} {quote(dialog.message, 100)} {how}{typed}"


def _request(request: Request) -> str:
    path = request.url.partition("://")[2].partition("/")[2]
    outcome = request.failure or request.status or ("…" if not request.finished else "no answer")
    if request.type == "Document" and request.status in _NO_CONTENT:
        outcome = f"{request.status} (no content)"  # for Chrome it has failed
    return f"{bare(request.method, 10)} /{bare(path, 50)} {outcome}"


def _listed(what: str, items: Iterable[str], count: int) -> list[str]:
    if not count:
        return []
    shown = [item for item, _ in zip(items, range(_LISTED), strict=False)]
    more = f", and {count - len(shown)} more" if count > len(shown) else ""
    return [f"{what}: {', '.join(shown)}{more}"]


def _join(parts: list[str]) -> str:
    """The parts as lines, as many as there is room for; a cut is said."""
    text = parts[0][: MAX_TEXT - 10]
    for place, part in enumerate(parts[1:], 1):
        more = f"\n{part}"
        left = MAX_TEXT - len(text)
        is_last = place == len(parts) - 1
        if len(more) <= (left if is_last else left - 2):
            text += more
            continue
        return text + (more[: left - 2] + "…" if left > 40 else "\n…"[:left])
    return text
