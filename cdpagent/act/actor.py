"""The actor in a page: the JavaScript that aims, guards and watches, put into each document that is acted on.

The source is in ``extractor/``; ``act.js`` and ``timer_probe.js`` beside this file are built from it.
"""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

from cdpagent.browser.page.worlds import RemoteObject, call_argument, is_lost_context, returned
from cdpagent.errors import CdpAgentError, CommandError, EvaluationError, PageClosedError

if TYPE_CHECKING:
    from cdpagent.browser.page.frame import Frame
    from cdpagent.see.extractor import Extractor, FrameExtractor
    from cdpagent.wire.protocol import Call


@cache
def _source(name: str) -> str:
    return files("cdpagent.act").joinpath(name).read_text("utf-8")


class Pending(NamedTuple):
    """What a page has asked for and not got yet."""

    left_ms: float = -1
    """How long until the last of its timers is due; -1 if it has none."""
    frames: int = 0
    has_task: bool = False
    """Whether it has queued a task, or may have."""


class DocumentGoneError(LookupError):
    """The document that was asked is not there any more: the frame has gone elsewhere."""


class Actor:
    """The actor in one document of one frame."""

    def __init__(self, frame: Frame, extractor: Extractor, handle: RemoteObject, hook: RemoteObject | None) -> None:
        self.frame = frame
        self.extractor = extractor
        self._handle = handle
        self._hook = hook

    def start(self, method: str, *args: Any, by_value: bool = True) -> Call:
        """Send a call of one of the functions of act.js."""
        return self._start(self._handle, method, args, awaits=True, by_value=by_value)

    async def finish(self, call: Call, *, by_value: bool = True, timeout: float | None = None) -> Any:
        """What such a call gives."""
        try:
            return returned(await self.extractor.world.session.finish(call, timeout=timeout), by_value=by_value)
        except CommandError as exc:
            if is_lost_context(exc):
                raise DocumentGoneError from exc
            raise
        except PageClosedError as exc:
            if self.frame.parent is not None:  # only the frame is gone; whoever asks next learns whether the page is
                raise DocumentGoneError from exc
            raise

    async def call(self, method: str, *args: Any, by_value: bool = True) -> Any:
        """Call one of the functions of act.js."""
        return await self.finish(self.start(method, *args, by_value=by_value), by_value=by_value)

    # --- the page's own world ----------------------------------------------------------------------------------------

    def arm(self, *, watches: bool) -> list[Call]:
        """Count from now on what the page asks for, and watch it where no aim does so already; the calls to finish."""
        calls = [self.start("watch")] if watches else []
        if self._hook is not None:
            calls.append(self._start(self._hook, "arm", (), awaits=False))
        return calls

    def disarm(self) -> None:
        """Take everything away again, without waiting: the guard, the observers, what is counted."""
        if self._hook is not None:
            self._start(self._hook, "disarm", (), awaits=False)
        self.start("unwatch")

    def start_pending(self, *, is_over: bool) -> Call | None:
        """Ask what the page still waits for."""
        return self._start(self._hook, "read", (is_over,), awaits=False) if self._hook is not None else None

    async def pending(self, call: Call | None) -> Pending:
        """What the page still waits for, as far as it can be told."""
        if call is None:
            return Pending(has_task=True)
        try:
            left, frames, tasks = await self.finish(call)
            return Pending(min(float(left), 1000.0), 1 if frames else 0, has_task=bool(tasks))
        except (TypeError, ValueError, EvaluationError):
            return Pending(has_task=True)  # the page has meddled with it

    def _start(
        self, this: RemoteObject, method: str, args: tuple[Any, ...], *, awaits: bool, by_value: bool = True
    ) -> Call:
        return self.extractor.world.session.start(
            "Runtime.callFunctionOn",
            {
                "objectId": this.object_id,
                "functionDeclaration": f"function(...a){{return this.{method}(...a)}}",
                "arguments": [call_argument(arg) for arg in args],
                "returnByValue": by_value,
                "awaitPromise": awaits,
            },
        )


class FrameActor:
    """The actor of a frame, whatever document it shows."""

    def __init__(self, frame: Frame, extractor: FrameExtractor) -> None:
        self.frame = frame
        self._extractor = extractor
        self._actor: Actor | None = None

    async def current(self) -> Actor:
        """The actor in the frame's present document."""
        extractor = await self._extractor.current()
        if self._actor is None or self._actor.extractor is not extractor:
            source = f"look => (\n{_source('act.js')})(look)"
            handle = await extractor.world.call(source, extractor._handle, by_value=False)
            self._actor = Actor(self.frame, extractor, handle, await self._open_hook())
        return self._actor

    def opened(self) -> Actor | None:
        """The same, if it is there already."""
        actor = self._actor
        return actor if actor is not None and actor.extractor is self._extractor.opened() else None

    async def _open_hook(self) -> RemoteObject | None:
        params: dict[str, Any] = {"expression": _source("timer_probe.js"), "returnByValue": False}
        with suppress(CdpAgentError):  # a page that has broken these functions is watched without them
            context = await self.frame._own_context()
            if context is not None:
                params["contextId"] = context
            hook = returned(await self.frame.session.call("Runtime.evaluate", params), by_value=False)
            if isinstance(hook, RemoteObject):
                return hook
        return None
