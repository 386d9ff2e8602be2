"""Keeping the input of an action from all documents of a tab but the one that it is meant for.

Chrome sends a press to whatever is drawn at a point, and keys to whatever has the focus: that may be in another frame
by the time they come, and another site's. So there is a shield in each document. It is put there before the page's own
scripts run, because listeners of one window are called in the order in which they came. While it is down it lets
everything through; what guards the input of an action hears of it through the shield, and so before the page does. From
its world of our own, nothing of it can be seen in the page.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import trio

from cdpagent.browser.page.frame import WORLD_NAME, is_world_of
from cdpagent.errors import CdpAgentError

if TYPE_CHECKING:
    from cdpagent.browser.page.frame import Frame
    from cdpagent.browser.page.tab import Tab
    from cdpagent.browser.page.worlds import World
    from cdpagent.wire.session import Session

_PATIENCE_SECONDS: Final = 1.0
"""How long a document has to answer. One that does not runs no handlers meanwhile, either."""
_ROUNDS: Final = 3
_TYPES: Final = (
    "pointerdown mousedown pointerup mouseup click auxclick dblclick contextmenu keydown keypress keyup beforeinput"
)
_SHIELD: Final = f"""(() => {{
    if (globalThis.shield) return;
    let isUp = false, kept = null;
    const handlers = new Map();
    const hear = (event) => {{
        for (const [handler, types] of handlers) if (types.includes(event.type)) handler(event);
        if (!isUp || !event.isTrusted) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        if (event.type.endsWith("up")) return; // a Tab that leads here ends here
        const [target] = event.composedPath();
        const attribute = (name) => target.getAttribute?.(name)?.trim().slice(0, 80) ?? "";
        kept ??= {{tag: target.localName ?? "document", id: attribute("id"), classes: attribute("class"), text: ""}};
    }};
    const begin = () => {{
        for (const type of "{_TYPES}".split(" ")) addEventListener(type, hear, {{capture: true, passive: false}});
    }};
    begin();
    const raise = () => {{ isUp = true; kept = null }};
    const lower = () => {{ isUp = false }};
    const listen = (types, handler) => {{ handlers.set(handler, types) }};
    const unlisten = (handler) => {{ handlers.delete(handler) }};
    globalThis.shield = {{begin, raise, lower, kept: () => kept, listen, unlisten}};
}})()"""
_RAISE: Final = f"() => {{ {_SHIELD}; shield.raise() }}"
_LOWER: Final = "() => globalThis.shield?.lower()"
_KEPT: Final = "() => globalThis.shield?.kept()"


def prepare(session: Session) -> None:
    """Have a shield in each document of a session: in those that are there, and in those that come."""
    params = {"source": _SHIELD, "worldName": WORLD_NAME, "runImmediately": True}
    session.start("Page.addScriptToEvaluateOnNewDocument", params)


class Shields:
    """The shields of one tab that are up."""

    def __init__(self, tab: Tab) -> None:
        self._tab = tab
        self._raised: dict[str, World] = {}

    async def raise_around(self, frame: Frame) -> None:
        """Keep input from all documents but that of a frame."""
        own = self._raised.pop(frame.id, None)
        if own is not None:
            _start(own, _LOWER)
        for _ in range(_ROUNDS):  # frames come, and go to other documents, meanwhile
            others = [each for each in self._tab.frames if each is not frame and not self._is_raised(each)]
            if not others:
                return
            with trio.move_on_after(_PATIENCE_SECONDS):
                async with trio.open_nursery() as nursery:
                    for other in others:
                        nursery.start_soon(self._raise, other)

    async def kept(self) -> dict[str, Any] | None:
        """What would have got the input in another document; None if nothing would have."""
        answers: list[dict[str, Any]] = []

        async def ask(world: World) -> None:
            with suppress(CdpAgentError):
                answer = await world.call(_KEPT)
                if answer is not None:
                    answers.append(answer)

        with trio.move_on_after(_PATIENCE_SECONDS):
            async with trio.open_nursery() as nursery:
                for world in self._raised.values():
                    nursery.start_soon(ask, world)
        return answers[0] if answers else None

    def lower(self) -> None:
        """Let everything through again, without waiting."""
        raised, self._raised = self._raised, {}
        for world in raised.values():
            _start(world, _LOWER)

    def _is_raised(self, frame: Frame) -> bool:
        world = self._raised.get(frame.id)
        return world is not None and is_world_of(world, frame)

    async def _raise(self, frame: Frame) -> None:
        with suppress(CdpAgentError):
            world = await frame.world()
            self._raised[frame.id] = world  # before it is up: it has to be lowered if this is cancelled
            await world.call(_RAISE)


def _start(world: World, function: str) -> None:
    with suppress(CdpAgentError):  # the frame is gone
        world.session.start(
            "Runtime.callFunctionOn", {"functionDeclaration": function, "executionContextId": world.context_id}
        )
