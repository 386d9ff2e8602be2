"""Where elements are on the page, across frames and processes."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cdpagent.browser.page.worlds import RemoteObject

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from cdpagent.browser.page.frame import Frame

_BOX: Final = """function() {
    const {x, y, width, height} = this.getBoundingClientRect();
    return [x, y, width, height];
}"""

# Gives a function that puts back how far everything around the element is scrolled.
_REMEMBER: Final = """function() {
    const places = [];
    for (let node = this; node; node = node.assignedSlot ?? node.parentNode ?? node.host) {
        if (node instanceof Element) places.push([node, node.scrollLeft, node.scrollTop]);
    }
    return () => {
        for (const [element, left, top] of places) {
            if (element.scrollLeft !== left || element.scrollTop !== top) {
                element.scrollTo({left, top, behavior: 'instant'});
            }
        }
    };
}"""
_REVEAL: Final = "function() { this.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'}) }"


@dataclass(frozen=True, slots=True)
class Element:
    """An element of a page: its frame, and a handle on it in our world there."""

    frame: Frame
    node: RemoteObject


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in CSS pixels."""

    x: float
    y: float
    width: float
    height: float

    def moved(self, dx: float, dy: float) -> Box:
        """This rectangle, moved."""
        return Box(self.x + dx, self.y + dy, self.width, self.height)

    def within(self, other: Box) -> Box:
        """The part of it that is inside another one; of no size if there is none."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        right = min(self.x + self.width, other.x + other.width)
        bottom = min(self.y + self.height, other.y + other.height)
        return Box(x, y, max(0.0, right - x), max(0.0, bottom - y))


async def box_of(element: Element) -> Box:
    """Where an element is, in the coordinates of the page's viewport."""
    box = Box(*await (await element.frame.world()).call(_BOX, this=element.node))
    if element.frame.parent is None:
        return box
    around = await frame_box(element.frame)
    return box.moved(around.x, around.y)


async def frame_box(frame: Frame) -> Box:
    """Where a frame's content is shown, in the coordinates of the page's viewport. Not for the main frame."""
    assert frame.parent is not None
    session = frame.parent.session
    owner = await session.send("DOM.getFrameOwner", frameId=frame.id)
    # Not getContentQuads: that gives the border box.
    model = (await session.send("DOM.getBoxModel", backendNodeId=owner["backendNodeId"]))["model"]
    left, top, right, _, _, bottom = model["content"][:6]
    box = Box(left, top, right - left, bottom - top)
    root = frame.parent.root  # CDP's boxes are relative to the frame that is the root of its process
    if root.parent is None:
        return box
    around = await frame_box(root)
    return box.moved(around.x, around.y)


@asynccontextmanager
async def revealed(element: Element) -> AsyncIterator[Box]:
    """Scroll an element into view, and every frame that it is in; give its box; scroll all back and let go of it."""
    chain = [element]
    while chain[-1].frame.parent is not None:
        chain.append(await _owner(chain[-1].frame))
    restorers = []
    try:
        for each in chain:
            restorer = await (await each.frame.world()).call(_REMEMBER, this=each.node, by_value=False)
            restorers.append((each.frame.session, restorer))
        for each in chain:
            await (await each.frame.world()).call(_REVEAL, this=each.node)
        yield await box_of(element)
    finally:
        for session, restorer in restorers:
            # Not waited for: whatever is asked of the page next comes after it.
            back = {"objectId": restorer.object_id, "functionDeclaration": "function() { this() }"}
            session.start("Runtime.callFunctionOn", back)
            session.start("Runtime.releaseObject", {"objectId": restorer.object_id})
        for each in chain:
            each.frame.session.start("Runtime.releaseObject", {"objectId": each.node.object_id})


async def _owner(frame: Frame) -> Element:
    """The element that a frame is in, as an element of its parent."""
    parent = frame.parent
    assert parent is not None
    world = await parent.world()
    owner = await parent.session.send("DOM.getFrameOwner", frameId=frame.id)
    found = await parent.session.send(
        "DOM.resolveNode", backendNodeId=owner["backendNodeId"], executionContextId=world.context_id
    )
    return Element(parent, RemoteObject(found["object"]["objectId"], "node"))
