"""What an action did: the receipt that every verb gives back.

It holds only what was seen to happen between the action's first input and the time the page had settled. All strings
in it come from the page; in `text` they are quoted, so that no page can forge a line of it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from cdpagent.act.telling import say_dialog, say_value, tell, tell_listed
from cdpagent.see.role_families import FIELDS
from cdpagent.see.text import quote

if TYPE_CHECKING:
    from cdpagent.browser.page.logs import Request
    from cdpagent.browser.services.dialogs import Dialog
    from cdpagent.browser.services.downloads import Download
    from cdpagent.page import Page

MAX_TEXT: Final = 600
MAX_TEXT_OF_LAYER: Final = 900
"""Where a dialog, a menu or a form has come."""
_NAME: Final = 60
_DIALOGS: Final = 4
_OWN: Final = 2


@dataclass(frozen=True, slots=True)
class Change:
    """An element that was added, removed, changed or moved."""

    ref: str
    role: str
    name: str
    now: str = ""
    """What has changed, as the snapshot would write it: ``[checked] [value="3"]``."""
    is_hint: bool = False
    """Whether the name is a hint of ours: the page gives it none."""
    is_text: bool = False
    """Whether it is there to be read and nothing else; what it says is in `Changes.texts` too."""

    def describe(self, *, after_role: str = "") -> str:
        """``e5 button "Save"``, safe to show to a model; ``e5 "Save"`` in a list ``after_role`` of the same kind."""
        role = self.role if self.role != after_role or not self.ref else ""
        parts = [self.ref, role, self._called(), self.now]
        return " ".join(part for part in parts if part)

    def _called(self) -> str:
        if not self.name:
            return ""
        return f"[hint={quote(self.name, _NAME)}]" if self.is_hint else quote(self.name, _NAME)


@dataclass(frozen=True, slots=True)
class Layer:
    """A dialog, a menu, or whatever else lies over the page."""

    role: str
    """Its role; empty for one that has none."""
    name: str
    ref: str
    words: list[str]
    """All that it says, apart from the names of what can be acted on."""
    items: list[Change]
    """What can be acted on in it."""

    def describe(self) -> str:
        """``dialog "Sure?"``, safe to show to a model."""
        parts = [self.ref, self.role or "a layer over the page", quote(self.name, _NAME) if self.name else ""]
        return " ".join(part for part in parts if part)

    def say_opened(self) -> str:
        """``opened: dialog "Sure?"``; one without a name is known by its first words."""
        return f"opened: {self._described_by_words()}"

    def say_closed(self) -> str:
        """``closed: dialog "Sure?"``."""
        return f"closed: {self._described_by_words()}"

    def _described_by_words(self) -> str:
        return self.describe() + (f" {quote(self.words[0], _NAME)}" if self.words and not self.name else "")


@dataclass(slots=True)
class Changes:
    """What happened, from the action's first input until the page had settled."""

    url: str | None = None
    """Where the page is now, if it was elsewhere before."""
    page_rev: int | None = None
    """The page_rev now, if the page has another document: all refs of before are stale."""
    title: str = ""
    """The title of that document; or the title that the page has given itself."""
    heading: str = ""
    """The main heading of that document."""
    focus: str | None = None
    """What has the focus now, if that has changed: ``e5 textbox "Email"``."""
    value: str | bool | None = None
    """What the field holds now, read back from the page; of a secret only how long it is."""
    files: list[str] | None = None
    """The names of the files that the field has now, after an upload."""
    dialogs: list[Dialog] = field(default_factory=list)
    new_pages: list[Page] = field(default_factory=list)
    downloads: list[Download] = field(default_factory=list)
    requests: list[Request] = field(default_factory=list)
    layers: list[Layer] = field(default_factory=list)
    """The dialogs, menus and other layers that have come."""
    closed_layers: list[Layer] = field(default_factory=list)
    """The dialogs, menus and other layers that have gone."""
    messages: list[str] = field(default_factory=list)
    """What alerts, statuses, logs and live regions say now; of a new page, all that they say."""
    added: list[Change] = field(default_factory=list)
    """The elements that have come, those of the layers among them; what decides first."""
    removed: list[Change] = field(default_factory=list)
    changed: list[Change] = field(default_factory=list)
    moved: list[Change] = field(default_factory=list)
    """The elements whose place among the others changed; ``now`` says after which each stands."""
    behind: int = 0
    """How many elements can't be reached now because a dialog or another layer is in front of them."""
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
    def removed_elsewhere(self) -> list[Change]:
        """What was removed, apart from what was in a layer that has gone."""
        inside = {item.ref for layer in self.closed_layers for item in layer.items}
        words = {word for layer in self.closed_layers for word in layer.words}
        return [change for change in self.removed if change.ref not in inside and change.name not in words]

    @property
    def any(self) -> bool:
        """Whether anything was seen to happen."""
        return bool(
            self.url is not None
            or self.page_rev is not None
            or self.focus is not None
            or self.title
            or self.files
            or self.dialogs
            or self.new_pages
            or self.downloads
            or self.requests
            or self.layers
            or self.closed_layers
            or self.messages
            or self.added
            or self.removed
            or self.changed
            or self.moved
            or self.texts
            or self.console_errors
            or self.closed
        )


@dataclass(slots=True, repr=False)
class ActionResult:
    """The receipt of an action."""

    success: bool
    action: str
    target: str | None
    details: dict[str, Any] = field(default_factory=dict)
    changes: Changes = field(default_factory=Changes)

    @property
    def text(self) -> str:
        """The receipt, what decides first: at most 600 characters, or 900 where a dialog, a menu or a form came."""
        return tell(self._done(), str(self.details.get("on") or ""), self.changes, self._limit())

    def __repr__(self) -> str:
        return f"<ActionResult {self.brief:.300}>"

    def __str__(self) -> str:
        return self.text

    @property
    def brief(self) -> str:
        """What was done, on what, and what decides whether to go on, in one line; not what it changed."""
        changes, said = self.changes, self._done()
        if changes.value is not None:
            said += f": {say_value(changes.value)}"
        else:
            said += "".join(f": {change.now}" for change in changes.changed if self._is_on(change))
        if changes.files is not None:
            said += f": {', '.join(quote(name, 80) for name in changes.files) or 'none'}"
        said += "".join(f"; {say_dialog(dialog)}" for dialog in changes.dialogs[:_DIALOGS])
        said += "".join(f"; {layer.say_closed()}" for layer in changes.closed_layers)
        if changes.layers and changes.page_rev is None:
            said += "".join(f"; {layer.say_opened()}" for layer in changes.layers)
            said += f", focus on {changes.focus}" if changes.focus else ""
        said += "".join(f"; {line}" for line in tell_listed(self.own_effects))
        if changes.page_rev is not None:
            said += "; the page went elsewhere"
        if changes.new_pages:
            said += "; opened a new page"
        if changes.still_busy:
            said += f"; not settled: {changes.still_busy}"
        elif not changes.any and changes.value is None and changes.is_compared and not changes.is_restyled:
            said += "; no observable effect"
        return said

    @property
    def own_effects(self) -> Changes:
        """The first things that came, went or moved, for one line about an action that leaves no value to be told."""
        changes = self.changes
        if changes.value is not None or changes.page_rev is not None or changes.layers or changes.closed_layers:
            return Changes()
        added = [change for change in changes.added if not change.is_text][:_OWN]
        named = [change for change in changes.removed if change.name and not (change.is_hint or change.is_text)]
        removed = named[: _OWN - len(added)]
        left = _OWN - len(added) - len(removed)
        return Changes(added=added, removed=removed, moved=changes.moved[:left])

    @property
    def effects(self) -> str:
        """What happened, without what was done; empty if nothing did."""
        happened = self.changes.any or self.changes.still_busy
        return tell("", "", self.changes, self._limit()).lstrip("\n") if happened else ""

    def _is_on(self, change: Change) -> bool:
        """Whether it is the element that was acted on."""
        return bool(change.ref) and str(self.details.get("on") or "").startswith(f"{change.ref} ")

    def _done(self) -> str:
        on = str(self.details.get("on") or "")
        return "; ".join([f"{self.action} {on}".rstrip(), *self.details.get("notes", ())])

    def _limit(self) -> int:
        has_form = sum(change.role in FIELDS for change in self.changes.added) > 1
        return MAX_TEXT_OF_LAYER if self.changes.layers or has_form else MAX_TEXT
