"""Several actions as one: what they changed together, from before the first to after the last.

Each action still has a receipt of its own. The receipt of the sequence leaves out what came and went in between.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import fields, replace
from typing import TYPE_CHECKING

from cdpagent.act.compare import compare, put_behind
from cdpagent.act.receipt import ActionResult, Changes
from cdpagent.errors import CdpAgentError
from cdpagent.wire.redact import mask_tokens

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from types import TracebackType

    from cdpagent.act.actor import Actor
    from cdpagent.see.rows import Row
    from cdpagent.see.view import View


class Gathered:
    """What the actions on one page have done since a certain moment."""

    def __init__(self) -> None:
        self.before: View | None = None
        """What the page showed before the first action on the present document."""
        self.after: View | None = None
        self.changes = Changes()
        """What was told of the actions so far, but for what the two views say."""
        self.removed: set[str] = set()
        """The refs that an action has removed, and not only put behind a layer."""
        self.conclude: Callable[[], Awaitable[None]] | None = None
        """Adds what the action under way has done so far; None if none is. It stays where an action fails."""

    def add(self, changes: Changes, before: View | None, after: View | None) -> None:
        """One action is over. The views are what the page showed before and after it, as far as that is known."""
        self.conclude = None
        so_far = self.changes
        self.removed |= {change.ref for change in changes.removed}
        if changes.page_rev is not None:
            # Nothing of the document before can be compared with this one.
            self.before = self.after = None
            self.changes = replace(changes, value=None)
        else:
            self.before = self.before or before
            self.after = after or self.after
            self.changes = replace(
                so_far,
                url=changes.url if changes.url is not None else so_far.url,
                closed=changes.closed,
                still_busy=changes.still_busy,
                is_skipped=so_far.is_skipped or changes.is_skipped,
                is_restyled=so_far.is_restyled or changes.is_restyled,
            )
        self.changes.dialogs = so_far.dialogs + changes.dialogs
        self.changes.new_pages = so_far.new_pages + changes.new_pages
        self.changes.downloads = so_far.downloads + changes.downloads
        self.changes.requests = so_far.requests + changes.requests
        # A message may be gone before the last action, but someone has to read it.
        self.changes.messages = so_far.messages + changes.messages
        self.changes.console_errors = so_far.console_errors + changes.console_errors


class ActionSequence:
    """The actions of a block, as one. Made by ``page.sequence()``."""

    def __init__(self, actor: Actor) -> None:
        self._actor = actor
        self._gathered = Gathered()

    def __repr__(self) -> str:
        return f"<ActionSequence on {mask_tokens(self._actor.tab.url)!r}>"

    async def __aenter__(self) -> ActionSequence:
        self._actor.sequences.append(self._gathered)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._actor.sequences.remove(self._gathered)
        # An action that failed may have changed the page before it did.
        if self._gathered.conclude is not None and (kind is None or issubclass(kind, CdpAgentError)):
            with suppress(CdpAgentError):
                await self._gathered.conclude()

    def result(self, name: str = "sequence") -> ActionResult:
        """The receipt of all actions so far, called by this name."""
        before, after, changes = self._gathered.before, self._gathered.after, _copy(self._gathered.changes)
        if before is not None and after is not None:
            changes.is_compared = True
            compare(before, after, changes, self._actor.looks)
            gone = {change.ref for change in changes.removed if change.ref}
            put_behind(changes, gone - self._gathered.removed)
            changes.messages = list(dict.fromkeys(changes.messages))
        return ActionResult(True, name, None, {}, changes)

    def has_become_another(self, ref: str) -> bool:
        """Whether the element of this ref has another role or name than before the first action."""
        before, after = self._gathered.before, self._gathered.after
        if before is None or after is None:
            return False
        was, now = _row(before, ref), _row(after, ref)
        if was is None or now is None:
            return False
        is_our_hint = was.hint and now.hint
        return was.role != now.role or (was.name != now.name and not is_our_hint)

    def start_over(self) -> None:
        """Forget the actions so far: another document was opened, and nothing of what they did is left."""
        gathered = self._gathered
        gathered.before = gathered.after = None
        gathered.changes = Changes()


def _copy(changes: Changes) -> Changes:
    """A copy with lists of its own, which comparing adds to."""
    copied = replace(changes)
    for each in fields(copied):
        value = getattr(copied, each.name)
        if isinstance(value, list):
            setattr(copied, each.name, list(value))
    return copied


def _row(view: View, ref: str) -> Row | None:
    return next((row for prefix, row in view.rows() if row.ref and f"{prefix}e{row.ref}" == ref), None)
