"""File choosers: the window in which a person would pick files, answered without ever being shown."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

from cdpagent.browser.confirming import uploading
from cdpagent.browser.page.awaited_events import Arrivals
from cdpagent.browser.page.worlds import RemoteObject
from cdpagent.errors import WrongElementError

if TYPE_CHECKING:
    import os
    from collections.abc import AsyncIterator, Sequence

    from cdpagent.browser.confirming import Confirmer
    from cdpagent.browser.page.awaited_events import Expected
    from cdpagent.browser.page.frame import Frame
    from cdpagent.browser.page.tab import Tab
    from cdpagent.browser.services.lending import Lender
    from cdpagent.wire.protocol import Call, Event
    from cdpagent.wire.session import Session


_CLEAR: Final = """function() {
    if (!this.files.length) return;
    this.value = '';
    for (const type of ['input', 'change']) this.dispatchEvent(new Event(type, {bubbles: true}));
}"""


class FileChooser:
    """A file chooser that a page has opened."""

    def __init__(self, frame: Frame, lender: Lender, confirmer: Confirmer, params: dict[str, Any]) -> None:
        self.frame = frame
        """The frame that has opened it."""
        self.multiple: bool = params["mode"] == "selectMultiple"
        """Whether it takes more than one file."""
        self._lender = lender
        self._confirmer = confirmer
        self._node: int = params["backendNodeId"]

    def __repr__(self) -> str:
        return f"<FileChooser for {'files' if self.multiple else 'one file'} in {self.frame!r}>"

    async def set_files(self, files: Sequence[str | os.PathLike[str]]) -> None:
        """Choose these files, which must exist; none clears the choice."""
        paths = await self._lender.lend(files)
        if len(paths) > 1 and not self.multiple:
            raise WrongElementError(f"this chooser takes one file, not {len(paths)}", code="not_multiple")
        if paths:
            await self._confirmer.require(uploading(paths, self.frame.url))
        await self._give(paths)

    async def _give(self, paths: list[str]) -> None:
        if paths:
            await self.frame.session.send("DOM.setFileInputFiles", files=paths, backendNodeId=self._node)
        else:
            await self._clear()

    async def _clear(self) -> None:
        # Chrome takes an empty list for "leave it as it is".
        world, session = await self.frame.world(), self.frame.session
        found = await session.send("DOM.resolveNode", backendNodeId=self._node, executionContextId=world.context_id)
        await world.call(_CLEAR, this=RemoteObject(found["object"]["objectId"], "node"))


class Choosers:
    """The file choosers of one page. Chrome shows them as usual, except while a block expects one."""

    def __init__(self, tab: Tab) -> None:
        self._tab = tab
        self._arrivals: Arrivals[FileChooser] = Arrivals(tab.activity, "a file chooser")

    def follow(self, session: Session) -> None:
        """Listen to a session of the page."""
        session.listen("Page.fileChooserOpened", self._on_opened)
        if self._arrivals.awaited:
            session.start("Page.setInterceptFileChooserDialog", {"enabled": True})

    @asynccontextmanager
    async def expect(self, timeout: float) -> AsyncIterator[Expected[FileChooser]]:
        """Wait, at the end of the block, for the chooser that the block makes open."""
        self._tab.check_may_act()
        try:
            async with self._arrivals.expect(timeout) as expected:
                for session, call in self._intercept():
                    await session.finish(call)
                yield expected
        finally:
            self._intercept()

    async def give(self, chooser: FileChooser, paths: list[str]) -> None:
        """Choose files that Chrome can read already, and that may be uploaded."""
        await chooser._give(paths)

    def _intercept(self) -> list[tuple[Session, Call]]:
        wanted = {"enabled": self._arrivals.awaited}
        method = "Page.setInterceptFileChooserDialog"
        return [(session, session.start(method, wanted)) for session in self._tab.sessions]

    def _on_opened(self, event: Event[Any]) -> None:
        params = event.params
        if "backendNodeId" in params:  # without it, the chooser does not belong to an <input>
            frame = self._tab.frame(params["frameId"]) or self._tab.main_frame
            chrome = self._tab.context.chrome
            self._arrivals.add(FileChooser(frame, chrome.lender, chrome.confirmer, params))
