"""JavaScript of ours in a document, and calls of its functions.

The files are built from ``extractor/``. Each is an expression whose value is an object; only the debugger's handle
keeps that object alive, so neither the page nor our own world has a name for it.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from cdpagent.browser.page.worlds import call_argument, lost_context_is_document_gone, returned
from cdpagent.errors import DocumentGoneError, PageClosedError

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import EllipsisType

    from cdpagent.browser.page.worlds import RemoteObject
    from cdpagent.wire.protocol import Call
    from cdpagent.wire.session import Session


@cache
def script_source(package: str, name: str) -> str:
    """The text of a script that ships with a package of ours."""
    return files(package).joinpath(name).read_text("utf-8")


class PageScript:
    """The object that a script has left in one document."""

    __slots__ = ("_in_child_frame", "_mask", "handle", "session")

    def __init__(
        self, session: Session, handle: RemoteObject, mask: Callable[[Any], Any], *, in_child_frame: bool = False
    ) -> None:
        self.session = session
        self._mask = mask
        self.handle = handle
        self._in_child_frame = in_child_frame

    def beside(self, handle: RemoteObject) -> PageScript:
        """Another script in the same document."""
        return PageScript(self.session, handle, self._mask, in_child_frame=self._in_child_frame)

    def start(self, method: str, *args: Any, by_value: bool = True, awaits: bool = False) -> Call:
        """Call one of the object's functions without waiting; ``awaits`` for one that gives a promise."""
        return self.session.start(
            "Runtime.callFunctionOn",
            {
                "objectId": self.handle.object_id,
                "functionDeclaration": f"function(...a){{return this.{method}(...a)}}",
                "arguments": [call_argument(arg) for arg in args],
                "returnByValue": by_value,
                "awaitPromise": awaits,
            },
        )

    async def finish(self, call: Call, *, by_value: bool = True, timeout: float | EllipsisType | None = ...) -> Any:
        """What such a call gives; `DocumentGoneError` if the document went away under it."""
        try:
            with lost_context_is_document_gone():
                given = returned(await self.session.finish(call, timeout=timeout), by_value=by_value)
                return self._mask(given) if by_value else given
        except PageClosedError as exc:
            if self._in_child_frame:  # the frame is gone; whoever uses the tab next finds out whether that is, too
                raise DocumentGoneError() from exc
            raise
