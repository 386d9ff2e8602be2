"""JavaScript dialogs: a page stands still while one is open, so each is answered as soon as its rule has decided."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from inspect import isawaitable, iscoroutine
from typing import TYPE_CHECKING, Any, Final, Literal

from cdpagent.errors import NotActionableError
from cdpagent.policy import Confirmation
from cdpagent.wire.deadline import deadline

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cdpagent.browser.confirming import Confirmer
    from cdpagent.wire.protocol import Event
    from cdpagent.wire.session import Session

DialogKind = Literal["alert", "confirm", "prompt", "beforeunload"]

_LOG_SIZE: Final = 100
_RULE_SECONDS: Final = 20

_log = logging.getLogger("cdpagent")

_deciding: ContextVar[Dialogs | None] = ContextVar("deciding", default=None)
"""Of a rule that runs: the dialogs of the page that waits for it."""


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


DialogRule = Callable[[Dialog], DialogAnswer | bool | Awaitable[DialogAnswer | bool]]
"""Decides on a dialog: True accepts, False dismisses, a `DialogAnswer` can type into a prompt.

A plain function decides at once. An async one may take up to twenty seconds, to ask a person, say.
"""


def careful(dialog: Dialog) -> DialogAnswer:
    """The rule unless another is given: agree to nothing that the user might have wanted to refuse.

    An alert has only one button, and leaving a page is what the caller asked for; the rest is dismissed.
    """
    return DialogAnswer(dialog.kind in ("alert", "beforeunload"))


class Dialogs:
    """The dialogs of one page: the log of the past ones, and the rule for the next ones."""

    def __init__(
        self,
        changed: Callable[[], None],
        spawn: Callable[..., None],
        may_answer: Callable[[], bool],
        confirmer: Confirmer,
        mask: Callable[[str], str],
    ) -> None:
        self.log: deque[Dialog] = deque(maxlen=_LOG_SIZE)
        self.count = 0
        """How many there have been, including those the log no longer holds."""
        self.rule: DialogRule = careful
        self._changed = changed
        self._spawn = spawn
        self._may_answer = may_answer
        self._confirmer = confirmer
        self._mask = mask
        self._accept: bool | None = None  # what `answering` says
        self._undecided = 0

    @property
    def is_open(self) -> bool:
        """Whether a dialog waits for somebody to decide on its answer."""
        return self._undecided > 0

    def check_not_deciding(self) -> None:
        """Raise if the caller is a rule that is to decide on a dialog of this page: it would wait for itself."""
        if _deciding.get() is self and self.is_open:
            raise NotActionableError(
                "this page stands still until its dialog is answered, so what decides on the answer can't use it. "
                "Decide by what the Dialog says, or use another page",
                reason="dialog",
            )

    @contextmanager
    def answering(self, accept: bool | None) -> Iterator[None]:
        """Accept or dismiss every dialog within the block; None leaves them to the rule. One block at a time."""
        self._accept = accept
        try:
            yield
        finally:
            self._accept = None

    def follow(self, session: Session) -> None:
        """Answer the dialogs of a session."""
        session.listen("Page.javascriptDialogOpening", lambda event: self._on_opening(session, event))

    def _on_opening(self, session: Session, event: Event[Any]) -> None:
        params = event.params
        if params["hasBrowserHandler"] and not self._may_answer():
            return  # the user sees it and answers it
        dialog = Dialog(
            kind=params["type"],
            message=self._mask(params["message"]),
            default_text=self._mask(params.get("defaultPrompt", "")),
            url=self._mask(params["url"]),
        )
        # A rule is the user's code, and this runs in the reader: whatever the rule does, the dialog must be answered.
        try:
            decision = self.rule(dialog) if self._accept is None else self._accept
        except Exception:
            decision = _failed(dialog)
        if isawaitable(decision) or self._must_ask(dialog, decision):
            try:
                self._spawn(self._answer_later, session, dialog, decision)
            except RuntimeError:  # the browser is being left, and takes no more tasks
                if iscoroutine(decision):
                    decision.close()
                self._answer(session, dialog, False)
        else:
            self._answer(session, dialog, decision)

    async def _answer_later(
        self, session: Session, dialog: Dialog, deciding: Awaitable[DialogAnswer | bool] | DialogAnswer | bool
    ) -> None:
        self._undecided += 1
        _deciding.set(self)
        try:
            with deadline("the rule for dialogs", _RULE_SECONDS):
                decision = await deciding if isawaitable(deciding) else deciding
                if self._must_ask(dialog, decision):
                    question = Confirmation("dialog", f"say yes to {dialog.message!r}", dialog.url)
                    decision = decision if await self._confirmer.allows(question) else False
        except Exception:
            decision = _failed(dialog)
        finally:
            self._undecided -= 1
        self._answer(session, dialog, decision)

    def _must_ask(self, dialog: Dialog, decision: object) -> bool:
        """Whether a person must allow this answer: yes to a question. An alert has only one answer."""
        is_yes = decision is True or (isinstance(decision, DialogAnswer) and decision.accept)
        return is_yes and dialog.kind in ("confirm", "prompt") and self._confirmer.concerns("dialog")

    def _answer(self, session: Session, dialog: Dialog, decision: DialogAnswer | bool) -> None:
        try:
            dialog.answer = _checked(dialog, decision)
        except TypeError:
            dialog.answer = _failed(dialog)
        reply = {"accept": dialog.answer.accept, "promptText": dialog.answer.text}
        session.start("Page.handleJavaScriptDialog", reply)
        self.log.append(dialog)
        self.count += 1
        self._changed()


def _checked(dialog: Dialog, decision: object) -> DialogAnswer:
    if isinstance(decision, bool):
        return DialogAnswer(decision, dialog.default_text)
    if isinstance(decision, DialogAnswer):
        return decision
    raise TypeError(f"a dialog rule gives True, False or a DialogAnswer, not {decision!r}")


def _failed(dialog: Dialog) -> DialogAnswer:
    _log.exception("the rule for dialogs failed, so this one was dismissed: %r", dialog)
    return DialogAnswer(False)
