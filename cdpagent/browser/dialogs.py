"""JavaScript dialogs: a page stands still while one is open, so each is answered at once, by a rule or a callback."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

if TYPE_CHECKING:
    from cdpagent.wire.protocol import Event
    from cdpagent.wire.session import Session

DialogKind = Literal["alert", "confirm", "prompt", "beforeunload"]

_LOG_SIZE: Final = 100

_log = logging.getLogger("cdpagent")


@dataclass(frozen=True, slots=True)
class DialogAnswer:
    """How to answer: accept or dismiss, and for a prompt what to type."""

    accept: bool
    text: str = ""


@dataclass(slots=True)
class Dialog:
    """A dialog that the page opened, and how it was answered."""

    kind: DialogKind
    message: str
    default_text: str
    url: str
    answer: DialogAnswer | None = None

    @property
    def accepted(self) -> bool:
        """Whether it was accepted."""
        return self.answer is not None and self.answer.accept


DialogRule = Callable[[Dialog], DialogAnswer | bool]
"""Decides on a dialog, synchronously: True accepts, False dismisses, a `DialogAnswer` can type into a prompt."""


def careful(dialog: Dialog) -> DialogAnswer:
    """The rule unless another is given: nothing is agreed to that somebody might have wanted to refuse.

    An alert has only one button, and leaving a page is what the caller asked for; the rest is dismissed.
    """
    return DialogAnswer(dialog.kind in ("alert", "beforeunload"))


class Dialogs:
    """The dialogs of one page: the log of those that were, and the rule for those to come."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self.log: deque[Dialog] = deque(maxlen=_LOG_SIZE)
        self.count = 0
        """How many there have been, including those the log no longer holds."""
        self.rule: DialogRule = careful
        self._changed = changed

    def follow(self, session: Session) -> None:
        """Answer the dialogs of a session."""
        session.listen("Page.javascriptDialogOpening", lambda event: self._on_opening(session, event))

    def _on_opening(self, session: Session, event: Event[Any]) -> None:
        params = event.params
        dialog = Dialog(
            kind=params["type"],
            message=params["message"],
            default_text=params.get("defaultPrompt", ""),
            url=params["url"],
        )
        dialog.answer = self._decide(dialog)
        reply = {"accept": dialog.answer.accept, "promptText": dialog.answer.text}
        session.start("Page.handleJavaScriptDialog", reply)
        self.log.append(dialog)
        self.count += 1
        self._changed()

    def _decide(self, dialog: Dialog) -> DialogAnswer:
        # A rule is the user's code, and this is the reader: whatever it does, the page must not stand still for it.
        try:
            answer = self.rule(dialog)
            if not isinstance(answer, bool | DialogAnswer):
                raise TypeError(f"a dialog rule gives True, False or a DialogAnswer, at once, not {answer!r}")
        except Exception:
            _log.exception("the rule for dialogs failed, so this one was dismissed: %r", dialog)
            return DialogAnswer(False)
        return answer if isinstance(answer, DialogAnswer) else DialogAnswer(answer, dialog.default_text)
