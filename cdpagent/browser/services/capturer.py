"""Drawing a tab that is in the background, while an agent acts in it.

Chrome draws no frames for a tab that nobody looks at, and hands on input with the next frame: in such a tab a hover
takes a second, a drag many, and a wheel may get lost. A tab that is captured is drawn, whoever looks at it. So pictures
of it are asked for, as small and as seldom as can be, from the first action until a few seconds after the last one.
When the session ends, Chrome ends that by itself.

Pictures cost as much as drawing does, and a tab that we have opened in the background is not told when somebody brings
it to the front, where it is drawn anyway. So text, clicks and hovers are sent without them, and they are asked for when
the mouse is late; for a while, the next actions then don't wait for that.
"""

from __future__ import annotations

import math
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

import trio

from cdpagent.errors import CdpAgentError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from cdpagent.browser.page.tab import Tab
    from cdpagent.wire.protocol import Event

IDLE_SECONDS: Final = 3.0
"""How long after the last action a tab is still drawn: the next one most often comes soon."""

LATE_SECONDS: Final = 0.08
"""How long a tab that is drawn may take for what the mouse does. If it takes longer, it may be in the background."""
BEHIND_SECONDS: Final = 60.0
"""How long a tab whose input was late counts as one in the background."""

_PICTURES: Final = {"format": "jpeg", "quality": 1, "maxWidth": 16, "maxHeight": 16, "everyNthFrame": 1000}
_IS_HIDDEN: Final = "() => document.visibilityState === 'hidden'"


class Capturer:
    """Has a tab of a browser that is not ours drawn while it is acted on. In one of ours, every tab is."""

    def __init__(self, tab: Tab) -> None:
        self._tab = tab
        self.is_on = False
        """Whether the tab is drawn even if nobody looks at it."""
        self._behind_until = -math.inf  # until when the tab counts as one in the background
        self._uses = 0
        self._idle_since = 0.0
        self._has_focus = False  # whether we make a tab of the user's believe that it has the focus

    async def begin(self, *, lazily: bool = False) -> None:
        """Have the tab drawn, if it is not; the tab is attached.

        With ``lazily``, a tab that we have opened is left as it is: `hastening` has it drawn when the mouse needs that.
        """
        self._idle_since = trio.current_time()
        if self.is_on or self._tab.context.chrome.ours:
            return
        if lazily and self._tab.emulation.focus:
            return
        if await self._is_in_background() and not self.is_on:
            self._start()

    @contextmanager
    def hastening(self) -> Iterator[None]:
        """Have a tab that we have opened drawn if what the mouse does in this block is late, or was a while ago."""
        if self.is_on or self._tab.context.chrome.ours or not self._tab.emulation.focus:
            yield
            return
        if trio.current_time() < self._behind_until:
            self._start()
            yield
            return
        waiting = trio.CancelScope()
        self._spawn(self._begin_if_late, waiting)
        try:
            yield
        finally:
            waiting.cancel()

    def _start(self) -> None:
        tab, session = self._tab, self._tab.cdp
        self.is_on = True
        self._has_focus = not tab.emulation.focus
        if self._has_focus:
            # A tab that believes to be hidden is captured, but gets its input late all the same.
            session.start("Emulation.setFocusEmulationEnabled", {"enabled": True})
        session.listen("Page.screencastFrame", self._on_picture)
        session.start("Page.startScreencast", _PICTURES)
        self._spawn(self._end_when_idle)

    def _spawn(self, work: Callable[..., Awaitable[None]], *args: object) -> None:
        with suppress(RuntimeError):  # the browser is being left
            self._tab.context.chrome.spawn(work, *args)

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """Go on drawing it until the end of the block, if it is being drawn then."""
        self._uses += 1
        try:
            yield
        finally:
            self._uses -= 1
            self._idle_since = trio.current_time()

    async def _is_in_background(self) -> bool:
        if self._tab.emulation.focus:
            return True  # it was opened there, and believes to be in front
        return bool(await self._tab.main_frame.in_world(_IS_HIDDEN))

    async def _begin_if_late(self, waiting: trio.CancelScope) -> None:
        with waiting:
            await trio.sleep(LATE_SECONDS)
            if not self.is_on and not self._tab.closed:
                self._behind_until = trio.current_time() + BEHIND_SECONDS
                self._start()

    async def _end_when_idle(self) -> None:
        while True:
            idle = 0.0 if self._uses else trio.current_time() - self._idle_since
            if idle >= IDLE_SECONDS:
                break
            await trio.sleep(IDLE_SECONDS - idle)
        self._end()

    def _end(self) -> None:
        self.is_on = False
        with suppress(CdpAgentError):  # the tab is gone
            session = self._tab.cdp
            session.unlisten("Page.screencastFrame", self._on_picture)
            session.start("Page.stopScreencast")
            if self._has_focus:
                session.start("Emulation.setFocusEmulationEnabled", {"enabled": False})

    def _on_picture(self, event: Event[Any]) -> None:
        # Chrome takes no more of them until it hears that this one has come.
        self._tab.cdp.start("Page.screencastFrameAck", {"sessionId": event.params["sessionId"]})
