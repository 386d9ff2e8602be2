"""Where things are: the element that a selector names, and its place on the page, across frames and processes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cdpagent.errors import RefNotFoundError

if TYPE_CHECKING:
    from cdpagent.browser.frames import Frame
    from cdpagent.browser.page_state import PageState
    from cdpagent.browser.scripts import RemoteObject

_FIND: Final = """selector => {
    const roots = [document];
    for (const root of roots) {
        const match = root.querySelector(selector);
        if (match) return match;
        for (const element of root.querySelectorAll('*')) {
            if (element.shadowRoot) roots.push(element.shadowRoot);
        }
    }
    return null;
}"""

_BOX: Final = """function() {
    const {x, y, width, height} = this.getBoundingClientRect();
    return [x, y, width, height];
}"""


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


async def find_element(page: PageState, selector: str) -> Element:
    """The first element that a CSS selector matches, in any frame and any open shadow root, main frame first."""
    for frame in page.frames:
        found = await frame.in_world(_FIND, selector, by_value=False)
        if found is not None:
            return Element(frame, found)
    raise RefNotFoundError(f"nothing on the page matches the selector {selector!r}", target=selector)


async def box_of(element: Element) -> Box:
    """Where an element is, in the coordinates of the page's viewport."""
    x, y, width, height = await (await element.frame.world()).call(_BOX, this=element.node)
    dx, dy = await offset_of(element.frame)
    return Box(x + dx, y + dy, width, height)


async def offset_of(frame: Frame) -> tuple[float, float]:
    """Where a frame's content begins, in the coordinates of the page's viewport."""
    x = y = 0.0
    while frame.parent is not None:
        session = frame.parent.session
        owner = await session.send("DOM.getFrameOwner", frameId=frame.id)
        # Not getContentQuads: that gives the border box.
        model = await session.send("DOM.getBoxModel", backendNodeId=owner["backendNodeId"])
        left, top = model["model"]["content"][:2]
        x, y = x + left, y + top
        frame = frame.parent.root  # CDP's boxes are relative to the frame that is the root of its process
    return x, y
