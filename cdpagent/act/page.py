"""A page that can be acted on: the verbs of an agent, each with a receipt of what it did."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

import trio

from cdpagent.act import choosing, collecting, dragging, fields, scrolling, uploading, waiting
from cdpagent.act.action import ACTION_SECONDS, perform
from cdpagent.act.actor import FrameActor
from cdpagent.act.aim import Need
from cdpagent.act.input import Keyboard, Mouse
from cdpagent.act.keys import parse_chord, parse_modifiers
from cdpagent.errors import CdpAgentError, NotActionableError
from cdpagent.see.extractor import Extraction
from cdpagent.see.page import Page as SeenPage
from cdpagent.see.refs import NodeRef
from cdpagent.see.rows import CONTENT, INTERACTIVE
from cdpagent.see.text import clean

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable, Mapping, Sequence

    from cdpagent.act.action import Deed
    from cdpagent.act.actor import Actor
    from cdpagent.act.collecting import Collection
    from cdpagent.act.input import Button
    from cdpagent.act.receipt import ActionResult, Change
    from cdpagent.act.scrolling import Direction
    from cdpagent.browser.context import Context
    from cdpagent.browser.page.frame import Frame
    from cdpagent.see.page import _BegunView as BegunView
    from cdpagent.see.page import _PlannedView as PlannedView
    from cdpagent.see.page import _View as View
    from cdpagent.see.rows import Row

_RECEIPT: Final = Extraction(interactive_only=False, max_nodes=500, max_depth=24, max_text_per_node=120)
_ALL: Final = Extraction(interactive_only=False, max_nodes=2000, max_depth=40, max_text_per_node=200)
_HOLD_SECONDS: Final = 0.6


class Page(SeenPage):
    """A tab, what is to be seen in it, and what can be done with it.

    A ``target`` is a ref from a snapshot (``e5``, ``f2e5``, ``snap_x7k2qp:e5``) or a CSS selector. Every verb waits
    until what it started has come to an end (``settle=False``: it does not) and gives an `ActionResult`.
    """

    def __init__(self, context: Context[Any], target_id: str, *, ours: bool) -> None:
        super().__init__(context, target_id, ours=ours)
        self.keyboard = Keyboard(self)
        """The keyboard, for what no verb does: keys that are held, text without key events."""
        self.mouse = Mouse(self, self.keyboard)
        """The mouse, for what no verb does: movements and buttons at points of the viewport."""
        self._actors: dict[str, FrameActor] = {}
        self._acting = trio.Lock()
        self._aimed_with: set[Actor] = set()  # the actors that the present action has armed

    # --- the mouse ---------------------------------------------------------------------------------------------------

    async def click(
        self,
        target: str,
        *,
        button: Button = "left",
        modifiers: Sequence[str] = (),
        count: int = 1,
        position: tuple[float, float] | None = None,
        settle: bool = True,
        timeout: float = ACTION_SECONDS,
    ) -> ActionResult:
        """Click an element: scrolled into view, at a point that hits it.

        ``position`` is the point to hit, from the element's upper left corner; without it, one is found.
        Raises `NotActionableError` (hidden, disabled, covered and by what) or `StaleRefError`.
        """
        held = parse_modifiers(tuple(modifiers))

        async def gesture(deed: Deed) -> None:
            await deed.send(
                self.mouse.start_click(deed.aimed.x, deed.aimed.y, button=button, count=count, modifiers=held)
            )

        name = "click" if count == 1 else "dblclick" if count == 2 else f"click {count} times"
        need = Need(offset=position)
        return await perform(self, name, target, gesture, need=need, settle=settle, retries=True, timeout=timeout)

    async def dblclick(
        self, target: str, *, button: Button = "left", modifiers: Sequence[str] = (), settle: bool = True
    ) -> ActionResult:
        """Double-click an element."""
        return await self.click(target, button=button, modifiers=modifiers, count=2, settle=settle)

    async def long_press(self, target: str, *, seconds: float = _HOLD_SECONDS, settle: bool = True) -> ActionResult:
        """Press the mouse on an element, hold it for that long, and let go."""

        async def gesture(deed: Deed) -> None:
            calls = [*self.mouse.start_move(deed.aimed.x, deed.aimed.y), self.mouse.start_down()]
            await deed.send(calls)
            await trio.sleep(seconds)  # this is what was asked for
            await deed.send([self.mouse.start_up()])

        timeout = ACTION_SECONDS + max(0.0, seconds)
        return await perform(self, "long_press", target, gesture, settle=settle, retries=True, timeout=timeout)

    async def hover(self, target: str, *, settle: bool = True) -> ActionResult:
        """Move the mouse over an element."""

        async def gesture(deed: Deed) -> None:
            await deed.send(self.mouse.start_move(deed.aimed.x, deed.aimed.y))

        return await perform(self, "hover", target, gesture, need=Need(enabled=False, guard=False), settle=settle)

    async def drag(self, source: str, target: str, *, settle: bool = True) -> ActionResult:
        """Drag one element to another and drop it there: with the pointer, or as HTML drag and drop."""
        return await dragging.drag(self, source, target, settle=settle)

    # --- the keyboard ------------------------------------------------------------------------------------------------

    async def focus(self, target: str, *, settle: bool = True) -> ActionResult:
        """Give an element the focus."""

        async def gesture(deed: Deed) -> None:
            await _focus(deed)

        need = Need(point=False, guard=False)
        return await perform(self, "focus", target, gesture, need=need, settle=settle)

    async def type(self, target: str, text: str, *, delay: float = 0, settle: bool = True) -> ActionResult:
        """Type a text into an element, key by key, after what is in it; ``delay`` seconds between the keys.

        `fill` is faster and replaces what is there; this is for pages that follow the keys.
        """

        async def gesture(deed: Deed) -> None:
            await _focus(deed)
            await fields.go_to_end(deed)
            await self.keyboard.type(text, delay=delay)
            await fields.read_back(deed)

        timeout = ACTION_SECONDS + len(text) * (delay + 0.05)
        need = Need(point=False, guard=False, field=True)
        return await perform(self, "type", target, gesture, need=need, settle=settle, timeout=timeout)

    async def press(self, key: str, target: str | None = None, *, settle: bool = True) -> ActionResult:
        """Press a key, or a chord such as ``Control+Shift+A``; on ``target``, or on what has the focus."""
        parse_chord(key)  # a wrong name is an error before anything has happened

        async def gesture(deed: Deed) -> None:
            if deed.aim is not None:
                await _focus(deed)
            deed.details["key"] = key
            await deed.send(self.keyboard.start_press(key))

        need = Need(point=False, guard=False, enabled=False)
        return await perform(self, f"press {key}", target, gesture, need=need, settle=settle)

    # --- fields ------------------------------------------------------------------------------------------------------

    async def fill(self, target: str, value: str | bool | float, *, settle: bool = True) -> ActionResult:
        """Put a value into a field in place of what is there, and see that it stays.

        Knows text fields, rich text editors, dates (``2026-11-16``), times (``14:30``), colours (``#ff8800``), sliders,
        numbers, selects, check boxes (True, False) and comboboxes. A value that does not stay is an error.
        """
        return await fields.fill(self, target, value, settle=settle)

    async def clear(self, target: str, *, settle: bool = True) -> ActionResult:
        """Empty a field."""
        return await fields.fill(self, target, "", settle=settle, action="clear")

    async def select(self, target: str, values: str | Sequence[str], *, settle: bool = True) -> ActionResult:
        """Choose one or more options of a ``<select>`` or a list box, by value or by text."""
        return await choosing.select(self, target, [values] if isinstance(values, str) else list(values), settle=settle)

    async def check(self, target: str, *, settle: bool = True) -> ActionResult:
        """Check a check box, a switch or a radio button; nothing is done if it is checked already."""
        return await fields.set_checked(self, target, True, settle=settle)

    async def uncheck(self, target: str, *, settle: bool = True) -> ActionResult:
        """Uncheck a check box or a switch; nothing is done if it is not checked."""
        return await fields.set_checked(self, target, False, settle=settle)

    async def fill_form(self, values: Mapping[str, str | bool | float], *, settle: bool = True) -> ActionResult:
        """Fill several fields, ``{target: value}``, in this order and with one receipt."""
        return await fields.fill_form(self, values, settle=settle)

    async def upload(
        self, target: str, files: Sequence[str | os.PathLike[str]], *, settle: bool = True
    ) -> ActionResult:
        """Give files to a file input, to a button that opens a file chooser, or drop them on an element."""
        return await uploading.upload(self, target, files, settle=settle)

    # --- scrolling and lists -----------------------------------------------------------------------------------------

    async def scroll(
        self, direction: Direction = "down", amount: float = 300, target: str | None = None, *, settle: bool = True
    ) -> ActionResult:
        """Turn the wheel over the page, or over an element, by that many pixels: down, up, left or right."""
        return await scrolling.scroll(self, direction, amount, target, settle=settle)

    async def scroll_into_view(self, target: str, *, settle: bool = True) -> ActionResult:
        """Scroll an element to the middle of what is shown."""
        return await scrolling.scroll_into_view(self, target, settle=settle)

    async def scroll_until(
        self,
        direction: Direction = "down",
        *,
        scroll_selector: str | None = None,
        stop_selector: str | None = None,
        stop_text: str | None = None,
        max_scrolls: int = 20,
        stall_ms: float = 1000,
    ) -> ActionResult:
        """Scroll on until something is there, or nothing more comes.

        ``details["stop_reason"]`` is selector_found, text_found, stalled (nothing moved or came for ``stall_ms``) or
        max_scrolls.
        """
        return await scrolling.scroll_until(
            self,
            direction,
            scroll_selector=scroll_selector,
            stop_selector=stop_selector,
            stop_text=stop_text,
            max_scrolls=max_scrolls,
            stall_ms=stall_ms,
        )

    async def load_more_until(
        self,
        load_more_selector: str,
        content_selector: str,
        *,
        item_count: int | None = None,
        stop_text: str | None = None,
        max_loads: int = 20,
        stall_ms: float = 3000,
    ) -> ActionResult:
        """Click "load more" again and again.

        ``details["stop_reason"]`` is item_count_reached, text_found, no_more (the button is gone or disabled), stalled
        (no new item for ``stall_ms``) or max_loads.
        """
        return await scrolling.load_more_until(
            self,
            load_more_selector,
            content_selector,
            item_count=item_count,
            stop_text=stop_text,
            max_loads=max_loads,
            stall_ms=stall_ms,
        )

    async def collect(
        self, target: str, *, max_items: int = 200, max_chars_total: int = 12_000, max_scrolls: int = 100
    ) -> Collection:
        """Gather the items of a list that shows only some of them at a time, scrolling through it.

        ``target`` is a selector of the items, or the ref of the list. Works for endless and for virtual lists.
        """
        return await collecting.collect(
            self, target, max_items=max_items, max_chars_total=max_chars_total, max_scrolls=max_scrolls
        )

    # --- waiting -----------------------------------------------------------------------------------------------------

    async def wait(
        self,
        *,
        ms: float | None = None,
        selector: str | None = None,
        text: str | None = None,
        text_gone: str | None = None,
        url: str | None = None,
        load_state: Literal["domcontentloaded", "load"] | None = None,
        function: str | None = None,
        stable: bool = False,
        timeout_ms: float = 10_000,
        poll_ms: float = 100,
    ) -> ActionResult:
        """Wait until all that is given holds: a visible element, a text, a text that is gone, a URL (a part of it, or
        a pattern with ``*``), a load state, a JavaScript function that gives something true, a page that is quiet.

        ``ms`` waits that long, besides. Raises `DeadlineExceededError` that names what did not come.
        """
        return await waiting.wait(
            self,
            ms=ms,
            selector=selector,
            text=text,
            text_gone=text_gone,
            url=url,
            load_state=load_state,
            function=function,
            stable=stable,
            timeout_ms=timeout_ms,
            poll_ms=poll_ms,
        )

    # --- for the parts of this layer ---------------------------------------------------------------------------------

    async def _actor(self, frame: Frame) -> Actor:
        """The actor in a frame's present document."""
        actor = self._actors.get(frame.id)
        if actor is None or actor.frame is not frame:
            for frame_id in [each for each in self._actors if self._tree.get(each) is None]:
                del self._actors[frame_id]
            actor = self._actors[frame.id] = FrameActor(frame, self._extractor(frame))
        return await actor.current()

    def _open_actor(self, frame: Frame) -> Actor | None:
        """The same, if it is there already."""
        actor = self._actors.get(frame.id)
        return actor.opened() if actor is not None and actor.frame is frame else None

    async def _show(self) -> View | None:
        """What the page shows now, for a receipt; None if it can't be told."""
        async with self._looking:
            return await self._finish_show(self._begin_show())

    def _begin_show(self) -> BegunView:
        """Ask for the same, without waiting; only by who holds the lock of those who look."""
        self._sync()
        return self._begin_view(_RECEIPT, self.main_frame)

    def _plan_show(self, *, anew: bool = False) -> PlannedView | None:
        """The same, for somebody who asks the page for it along with something else, if that can be done."""
        self._sync()
        return self._plan_view(_RECEIPT, anew=anew)

    async def _finish_show(self, begun: BegunView) -> View | None:
        try:
            return await self._finish_view(begun)
        except CdpAgentError:
            self._check_alive()
            return None

    def _shows_at_once(self) -> bool:
        """Whether a look for a receipt costs less than finding out whether it is time for one."""
        return not self._seen_frames and self._extractor(self.main_frame).costs_little()

    async def _elements(self) -> list[NodeRef]:
        """All elements that have refs now, for the words of an error."""
        try:
            async with self._looking:
                self._sync()
                view = await self._view(_ALL)
        except CdpAgentError:
            self._check_alive()
            return []
        return [
            _node_ref(prefix, row)
            for prefix, rows in view.by_prefix()
            for row in rows.rows
            if row.ref and row.kind in (INTERACTIVE, CONTENT)
        ]

    def _remember(self, view: View, told: Iterable[Change]) -> None:
        """The agent is told of these elements: what they are now is what it knows."""
        refs = {change.ref for change in told}
        if refs:
            rows = ((prefix, row) for prefix, rows in view.by_prefix() for row in rows.rows if row.ref)
            self._refs.remember(_node_ref(prefix, row) for prefix, row in rows if f"{prefix}e{row.ref}" in refs)


def _node_ref(prefix: str, row: Row) -> NodeRef:
    """An element that no snapshot has shown."""
    ref = f"{prefix}e{row.ref}"
    return NodeRef(ref, ref, row.tag, clean(row.role), clean(row.name), row.attrs, clean(row.text), row.box, prefix)


async def _focus(deed: Deed) -> None:
    if not await deed.actor.call("focus", deed.aimed.where):
        raise NotActionableError(
            f"{deed.aimed.describe()} can't have the focus. Name the field itself, or click it", reason="not_focusable"
        )
