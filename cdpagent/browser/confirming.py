"""Asking a person before something is done."""

from __future__ import annotations

import logging
from inspect import isawaitable, iscoroutinefunction
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import trio

from cdpagent.errors import PolicyError
from cdpagent.policy import Confirmation
from cdpagent.wire.redact import mask_tokens

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cdpagent.policy import Confirm, ConfirmKind, Policy

_log: Final = logging.getLogger("cdpagent")


def uploading(paths: Iterable[str], url: str) -> Confirmation:
    """The question whether files may be given to a page."""
    return Confirmation("upload", f"upload {', '.join(Path(path).name for path in paths)}", url)


class Confirmer:
    """Who is asked, for one browser, and what was allowed so far."""

    def __init__(self, policy: Policy) -> None:
        self.ask: Confirm | None = policy.confirm if callable(policy.confirm) else None
        """Asks the person; None: there is nobody to ask."""
        self._policy = policy
        self._hosts: set[str] = set()

    def concerns(self, *kinds: ConfirmKind) -> bool:
        """Whether a person must allow any of these kinds of things."""
        return any(self._policy.must_confirm(kind) for kind in kinds)

    def is_new(self, goal: str, url: str) -> bool:
        """Whether a person must allow a page of ``url`` to go there: to a host that was not opened before."""
        return self.concerns("navigate") and self._host(goal) not in {*self._hosts, self._host(url)}

    async def require(self, confirmation: Confirmation) -> None:
        """Ask; raises `PolicyError` unless the answer is yes in time."""
        if not self.concerns(confirmation.kind):
            return
        allowed, why = await self._answer(confirmation)
        what, url = mask_tokens(confirmation.what), mask_tokens(confirmation.url)
        _log.info("%s %s on %s: %s", confirmation.kind, what, url, allowed or why)
        if not allowed:
            raise PolicyError(
                f"not done: {confirmation.what}. A person must allow this ({confirmation.kind}), and {why}. Don't look "
                "for another way to do it: tell the user what you were about to do and why",
                rule="confirm",
            )
        if confirmation.goal:
            self._hosts.add(self._host(confirmation.goal))

    async def allows(self, confirmation: Confirmation) -> bool:
        """Whether it may be done, for what can't raise where it is asked."""
        try:
            await self.require(confirmation)
        except PolicyError:
            return False
        return True

    async def _answer(self, confirmation: Confirmation) -> tuple[bool, str]:
        """Whether it is allowed, and why not."""
        if self.ask is None:
            return False, "there is nobody to ask: pass Policy(confirm=function), or use browser.on_confirm(function)"
        with trio.move_on_after(self._policy.confirm_seconds):
            try:
                return await self._asked(self.ask, confirmation), "the answer was no"
            except Exception:
                _log.exception("asking about a %s failed, so the answer is no", confirmation.kind)
                return False, "asking failed"
        return False, f"there was no answer within {self._policy.confirm_seconds:g} s"

    async def _asked(self, ask: Confirm, confirmation: Confirmation) -> bool:
        if iscoroutinefunction(ask):
            return await ask(confirmation) is True
        answer = await trio.to_thread.run_sync(ask, confirmation, abandon_on_cancel=True)
        return (await answer if isawaitable(answer) else answer) is True

    @staticmethod
    def _host(url: str) -> str:
        parts = urlsplit(url)
        return parts.hostname or parts.scheme
