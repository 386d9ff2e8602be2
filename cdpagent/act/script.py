"""The script that acts in a document: act.js in our own world, and the probe that counts timers in the page's.

act.js finds the point to hit, guards the input on its way and watches what it starts. Every call of it is a method
here; what it answers is decoded by `answers`.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from cdpagent.act.answers import (
    CheckState,
    Consequences,
    CoverRefs,
    Described,
    FieldInfo,
    FieldState,
    Found,
    FramePoint,
    Glance,
    ListPart,
    ListStart,
    PendingTasks,
    ScrollPlace,
    SetLimits,
    TextSelection,
    Typing,
    decode_options,
)
from cdpagent.browser.page.frame import own_context
from cdpagent.browser.page.page_script import PageScript, script_source
from cdpagent.browser.page.worlds import RemoteObject, mask_of, returned
from cdpagent.errors import CdpAgentError, DocumentGoneError, EvaluationError
from cdpagent.see.refs import not_css

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from cdpagent.act.answers import ChosenOptions, RefusedOptions
    from cdpagent.browser.page.frame import Frame
    from cdpagent.browser.page.worlds import World
    from cdpagent.see.extractor import Extractor, FrameExtractor
    from cdpagent.wire.protocol import Call

_PACKAGE: Final = "cdpagent.act"
_LONGEST_TIMER_MS: Final = 1000.0
_FRAME_MS: Final = 3000
"""How long to wait for a frame that the page has asked for. A busy machine draws late."""
_FRAME_MS_OF_GUESTS: Final = 200
"""How long in a browser that is not ours, where the page may be in the background and not be drawn by `Capturer`."""


class ActScript:
    """The script in one document of one frame."""

    def __init__(
        self,
        frame: Frame,
        extractor: Extractor,
        script: PageScript,
        probe: PageScript | None,
        *,
        draws: Callable[[], bool],
    ) -> None:
        self.frame = frame
        self.extractor = extractor
        self._script = script
        self._probe = probe
        self._draws = draws

    @property
    def world(self) -> World:
        """The world that it runs in."""
        return self.extractor.world

    # --- aiming ------------------------------------------------------------------------------------------------------

    def start_aim(self, where: int | str, seen: dict[str, Any] | None, options: dict[str, Any]) -> Call:
        """Have the script find a target and a point that hits it, and then keep watch."""
        return self._start("aim", where, seen, options)

    async def finish_aim(self, call: Call) -> Found:
        """What became of it."""
        return Found.of(await self._finish(call))

    def start_look_and_aim(
        self,
        look: tuple[dict[str, Any], bool],
        where: int | str,
        seen: dict[str, Any] | None,
        options: dict[str, Any],
    ) -> Call:
        """Look and aim in one go: the page does nothing in between."""
        return self._start("lookAndAim", *look, where, seen, options)

    async def finish_look_and_aim(self, call: Call) -> tuple[object, Found]:
        """What ``extract`` has answered (None if it failed), and what became of the aim."""
        rows, found = await self._finish(call)
        return rows, Found.of(found)

    async def cover_refs(self, numbers: Sequence[int]) -> CoverRefs:
        """Which of these elements have to do with what covered the last aim."""
        answer = await self._call("coverRefs", list(numbers))
        return CoverRefs(answer["around"], answer["inside"])

    async def point_of_frame(self, element: RemoteObject, x: float, y: float, *, is_remote: bool) -> FramePoint:
        """Where a point of the frame in this <iframe> is in this document, scrolled into view."""
        return FramePoint.of(await self._call("fromFrame", element, x, y, is_remote))

    async def await_mouse(self, where: int | str) -> None:
        """Look out for the mouse to come over an element."""
        await self._call("awaitMouse", where)

    async def has_mouse(self) -> bool:
        """Whether it has come."""
        return bool(await self._call("hasMouse"))

    # --- watching ----------------------------------------------------------------------------------------------------

    def start_watch(self) -> Call:
        """Count changes and animations from now on."""
        return self._start("watch")

    async def watch(self) -> None:
        """Count changes and animations from now on."""
        await self._finish(self.start_watch())

    def arm(self, *, watches: bool) -> list[Call]:
        """Count timers and frames from now on, and with ``watches`` changes, too; the calls to be finished."""
        calls = [self.start_watch()] if watches else []
        if self._probe is not None:
            calls.append(self._probe.start("arm", _FRAME_MS if self._draws() else _FRAME_MS_OF_GUESTS))
        return calls

    async def finish_arming(self, calls: Sequence[Call]) -> None:
        """Wait for these calls: input takes another way into the page and might overtake them."""
        for call in calls:
            # A page that has broken its timers, or goes elsewhere, is watched without them.
            with suppress(EvaluationError, DocumentGoneError):
                await self._finish(call)

    def disarm(self) -> None:
        """Take everything away again, without waiting: the guard, the observers, what is counted."""
        if self._probe is not None:
            self._probe.start("disarm")
        self._start("unwatch")

    def start_turn(self, wait_ms: float, frames: int, look: tuple[dict[str, Any], bool] | tuple[()]) -> Call:
        """Let the page run what is due, and then glance; with ``look`` also look, if all is still."""
        return self._start("turn", wait_ms, frames, *look)

    def start_glance(self, look: tuple[dict[str, Any], bool] | tuple[()] = ()) -> Call:
        """See what has happened so far; with ``look`` also look, if all is still."""
        return self._start("glance", *look)

    async def finish_glance(self, call: Call) -> Glance | None:
        """What was seen; None of a turn that another one has overtaken."""
        return Glance.of(await self._finish(call))

    def start_pending(self, *, is_over: bool, is_press: bool) -> Call | None:
        """Ask what the page waits for; ``is_over`` says that what comes from now on is not the action's doing.

        A press does not wait for what the mouse has started by coming and going, such as tooltips.
        """
        return self._probe.start("read", is_over, is_press) if self._probe is not None else None

    async def pending(self, call: Call | None) -> PendingTasks:
        """What the page waits for, as far as it can be told."""
        if call is None:
            return PendingTasks(has_task=True)
        try:
            left, frames, tasks, awaits_ends, long = await self._finish(call)
            left_ms = min(float(left), _LONGEST_TIMER_MS)
            long_ms = {str(timer): min(float(left), _LONGEST_TIMER_MS) for timer, left in long}
            return PendingTasks(left_ms, 1 if frames else 0, bool(tasks), bool(awaits_ends), long_ms)
        except (TypeError, ValueError, EvaluationError):
            return PendingTasks(has_task=True)  # the page has meddled with it

    # --- fields ------------------------------------------------------------------------------------------------------

    async def focus(self, where: int | str, *, guards: bool = False) -> bool:
        """Give an element the focus; whether it took it. With ``guards``, the next keys reach it or nothing."""
        return bool(await self._call("focus", where, guards))

    async def consequences(
        self, where: int, point: tuple[float, float] | None, *, by_space: bool
    ) -> Consequences | None:
        """What pressing an element is about to do, at a point or with a key; None if it is gone, or it is no press."""
        return Consequences.of(await self._call("consequences", where, list(point) if point else None, by_space))

    async def keep_secret(self) -> None:
        """Take what the open field holds for a secret, for as long as there is such a field."""
        await self._call("keepFieldSecret")

    async def focused(self, next_ref: int) -> tuple[int, bool] | None:
        """The number of what has the focus, numbered from ``next_ref`` on, and whether it is a frame; None: nothing."""
        answer = await self._call("focused", next_ref)
        return (answer[0], answer[1]) if answer is not None else None

    async def open_field(self, where: int | str) -> FieldInfo:
        """Take the field of an element as the one that the calls below mean."""
        return FieldInfo.of(await self._call("openField", where))

    async def read_field(self) -> FieldState | None:
        """What the field holds; None if there is none open."""
        return FieldState.of(await self._call("readField"))

    async def select_all(self) -> bool:
        """Give the field the focus and select what is in it; whether it took the focus."""
        return bool(await self._call("selectAll"))

    async def select_text(self, text: str, nth: int | None) -> TextSelection:
        """Select some text in the field: its place of that number, from 0, or its only one."""
        answer = await self._call("selectText", text, nth)
        return TextSelection(answer["status"], answer.get("count", 0), answer.get("around", []))

    async def selected_length(self) -> int:
        """How many characters are selected in what has the focus, or in the page."""
        return int(await self._call("selectedLength"))

    async def selected_text(self) -> str:
        """What is selected in the field."""
        return str(await self._call("selectedText"))

    async def copied(self) -> str | None:
        """What the editor would copy; None if it leaves that to the browser."""
        copied: str | None = await self._call("copied")
        return copied

    async def caret_to_end(self, where: int | str) -> str:
        """Put the caret after what is in the field; ``text`` or ``editor`` if that takes a key."""
        return str(await self._call("toEnd", where))

    async def guard_keys(self, where: int | str) -> None:
        """Let keys that write something go into this field only, which has the focus already."""
        await self._call("guardKeys", where)

    async def typing(self) -> Typing:
        """Where the next keys would go."""
        answer = await self._call("typing")
        return Typing(Described.of(answer["where"]), answer["was_kept"], answer["has_moved_on"], answer["has_come"])

    async def follow_focus(self) -> None:
        """Take what has the focus now as what is typed into."""
        await self._call("followFocus")

    async def set_field(self, value: str) -> SetLimits:
        """Set the value of a date, colour or slider field."""
        answer = await self._call("setField", value)
        return SetLimits(answer["min"], answer["max"], answer["step"])

    async def choose_options(self, values: Sequence[str]) -> ChosenOptions | RefusedOptions:
        """Choose options of the ``<select>`` that is the field."""
        return decode_options(await self._call("chooseOptions", list(values)))

    async def belonging(self, where: int | str, numbers: Sequence[int]) -> set[int]:
        """Which of these elements are in a list, or in what it opens."""
        return set(await self._call("belonging", where, list(numbers)))

    async def present(self, numbers: Sequence[int]) -> set[int]:
        """Which of the elements with these numbers are still in the document and rendered."""
        return set(await self._call("present", list(numbers)))

    async def text_around(self, where: int | str) -> str | None:
        """What is drawn around a field, as far as it belongs to this field alone; None if the field is gone."""
        text: str | None = await self._call("textAround", where)
        return text

    async def check_state(self, where: int | str) -> CheckState | None:
        """Whether something is checked; None if it can't be."""
        answer = await self._call("checkState", where)
        return CheckState(*answer) if answer is not None else None

    async def file_input(self, where: int | str) -> RemoteObject | None:
        """The file input that an element is, holds or labels."""
        call = self._start("fileInput", where, by_value=False)
        found = await self._finish(call, by_value=False)
        return found if isinstance(found, RemoteObject) else None

    async def is_draggable(self, where: int | str) -> bool:
        """Whether an element is dragged as HTML drag and drop."""
        return bool(await self._call("isDraggable", where))

    async def under_drop(self, goal: int | str, source: int | str, x: float, y: float) -> Described | None:
        """What is at a point of this document, if it has nothing to do with what is dragged or where it is to go."""
        return Described.of(await self._call("underDrop", goal, source, x, y))

    # --- scrolling ---------------------------------------------------------------------------------------------------

    async def open_scroller(
        self, where: int | str | None, point: tuple[float, float] | None = None
    ) -> ScrollPlace | None:
        """Take what scrolls an element, or the page, or at a point of it; None if that can't be brought into view."""
        answer = await self._call("openScroller", where, list(point) if point else None)
        return ScrollPlace.of(answer) if answer is not None else None

    async def read_scroller(self) -> ScrollPlace:
        """Where it is now."""
        return ScrollPlace.of(await self._call("readScroller"))

    async def scrolled(self, begin: ScrollPlace) -> ScrollPlace:
        """Where it is once it has come to rest."""
        return ScrollPlace.of(await self._call("scrolled", {"x": begin.x, "y": begin.y}))

    async def scroll_into_view(self, where: int | str) -> bool:
        """Scroll an element to the middle of what is shown; whether it shows then."""
        return bool(await self._call("scrollIntoView", where))

    # --- waiting and lists -------------------------------------------------------------------------------------------

    async def check(self, conditions: Mapping[str, str]) -> list[bool]:
        """Which of these conditions hold in the document."""
        answers: list[bool | None] = await self._call("check", dict(conditions))
        for selector, answer in zip(conditions.values(), answers, strict=True):
            if answer is None:
                raise not_css(selector)
        return [bool(answer) for answer in answers]

    async def until_other(self, conditions: Mapping[str, str], answers: list[bool], ms: float, poll_ms: float) -> None:
        """Wait until the answers are others than these, at most so long."""
        await self._call("untilOther", dict(conditions), answers, ms, poll_ms)

    async def change(self, ms: float) -> None:
        """Wait until something in the document changes, at most so long."""
        await self._call("change", ms)

    async def count(self, selector: str) -> int:
        """How many elements a selector matches."""
        count: int | None = await self._call("count", selector)
        if count is None:
            raise not_css(selector)
        return count

    async def open_list(self, where: int | str) -> ListStart | str:
        """Take a list, scrolled to its beginning; ``gone`` or ``out_of_view`` if that can't be done."""
        answer = await self._call("openList", where)
        if "status" in answer:
            return str(answer["status"])
        return ListStart(ScrollPlace.of(answer), answer["moved"], answer["total"])

    async def read_list(self, first: int, max_chars: int) -> ListPart:
        """Some of the items that the list shows now, from the ``first`` on."""
        answer = await self._call("readList", first, max_chars)
        return ListPart([(number, text, url) for number, text, url in answer["rows"]], answer["has_more"])

    # --- how ---------------------------------------------------------------------------------------------------------

    def _start(self, method: str, *args: Any, by_value: bool = True) -> Call:
        return self._script.start(method, *args, by_value=by_value, awaits=True)

    async def _finish(self, call: Call, *, by_value: bool = True) -> Any:
        # No limit of its own: every verb has one.
        return await self._script.finish(call, by_value=by_value, timeout=None)

    async def _call(self, method: str, *args: Any) -> Any:
        return await self._finish(self._start(method, *args))


class FrameScript:
    """The script that acts in a frame, whatever document it shows."""

    def __init__(self, frame: Frame, extractor: FrameExtractor, *, draws: Callable[[], bool]) -> None:
        self.frame = frame
        self._extractor = extractor
        self._draws = draws  # whether the page is sure to draw frames
        self._script: ActScript | None = None

    async def current(self) -> ActScript:
        """The script in the frame's present document, put there if it is not yet."""
        extractor = await self._extractor.current()
        if self._script is None or self._script.extractor is not extractor:
            # If two tasks get here at the same time, the later script is kept: only one action runs at a time.
            source = f"look => (\n{script_source(_PACKAGE, 'act.js')})(look)"
            handle = await extractor.world.call(source, extractor.script.handle, by_value=False)
            script, probe = extractor.script.beside(handle), await self._open_probe(extractor.world)
            self._script = ActScript(self.frame, extractor, script, probe, draws=self._draws)
        return self._script

    def opened(self) -> ActScript | None:
        """The script in the frame's present document, if it is there already."""
        script = self._script
        return script if script is not None and script.extractor is self._extractor.opened() else None

    async def _open_probe(self, world: World) -> PageScript | None:
        params: dict[str, Any] = {"expression": script_source(_PACKAGE, "timer_probe.js"), "returnByValue": False}
        params["includeCommandLineAPI"] = True
        with suppress(CdpAgentError):  # a page that has broken these functions is watched without them
            context = await own_context(self.frame)
            if context is not None:
                params["contextId"] = context
            session = self.frame.session
            probe = returned(await session.call("Runtime.evaluate", params), by_value=False)
            if isinstance(probe, RemoteObject):
                return PageScript(session, probe, mask_of(world), in_child_frame=self.frame.parent is not None)
        return None
