"""Pictures and prints of a page."""

from __future__ import annotations

import base64
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

import trio

from cdpagent.browser.locate import box_of
from cdpagent.errors import NotActionableError
from cdpagent.wire.deadline import deadline

if TYPE_CHECKING:
    import os

    from cdpagent.browser.page import Page

ScreenshotFormat = Literal["png", "jpeg", "webp"]

_FORMATS: Final = ("png", "jpeg", "webp")
_MAX_SIDE: Final = 16384  # what the compositor can draw in one piece


@dataclass(frozen=True, slots=True)
class Screenshot:
    """A picture. ``width`` and ``height`` are in CSS pixels; a high-density device has more pixels in ``data``."""

    data: bytes = field(repr=False)
    width: int
    height: int
    format: ScreenshotFormat
    truncated: bool = False
    """Whether the page was longer than a picture can be (16,384 pixels)."""

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Write it to a file."""
        goal = Path(path)
        goal.write_bytes(self.data)
        return goal


async def screenshot(
    page: Page,
    *,
    full_page: bool,
    target: str | None,
    format: ScreenshotFormat,
    quality: int | None,
    timeout: float,
) -> Screenshot:
    """The whole of ``page.screenshot``."""
    if format not in _FORMATS:
        raise ValueError(f"format={format!r}: choose one of {', '.join(_FORMATS)}")
    if quality is not None and (format == "png" or not 0 <= quality <= 100):
        raise ValueError("quality is 0 to 100, and only for jpeg and webp")
    if full_page and target is not None:
        raise ValueError("full_page and target exclude each other")
    params: dict[str, Any] = {"format": format}
    if quality is not None:
        params["quality"] = quality
    with deadline("page.screenshot()", timeout, hint="The page may be frozen, or its tab in the background"):
        truncated = False
        if target is not None:
            x, y, width, height = await _element_box(page, target)
        else:
            metrics = await page.cdp.call("Page.getLayoutMetrics", timeout=None)
            area = metrics["cssContentSize"] if full_page else metrics["cssLayoutViewport"]
            x, y = 0.0, 0.0
            width, height = area.get("width", area.get("clientWidth")), area.get("height", area.get("clientHeight"))
            truncated = max(width, height) > _MAX_SIDE
            width, height = min(width, _MAX_SIDE), min(height, _MAX_SIDE)
        if full_page or target is not None:
            params["clip"] = {"x": x, "y": y, "width": width, "height": height, "scale": 1}
            params["captureBeyondViewport"] = True
        data = await _capture(page, params)
    return Screenshot(data, round(width), round(height), format, truncated)


async def _capture(page: Page, params: dict[str, Any]) -> bytes:
    """Take the picture.

    In a tab that was never shown, the first picture is only drawn when something else asks for a frame: a second picture
    does. So when the first does not come soon, a second is asked for, and whichever comes first is taken.
    """
    session = page.cdp
    first = session.start("Page.captureScreenshot", params)
    with trio.move_on_after(2):
        return base64.b64decode((await session.finish(first, timeout=None))["data"])
    return base64.b64decode((await session.call("Page.captureScreenshot", params, timeout=None))["data"])


async def _element_box(page: Page, target: str) -> tuple[float, float, float, float]:
    """Where an element is on the page, in page coordinates, after it was scrolled into view."""
    element = await page._element(target)
    await element.frame.session.send("DOM.scrollIntoViewIfNeeded", objectId=element.node.object_id)
    box = await box_of(element)
    if box.width < 1 or box.height < 1:
        raise NotActionableError(f"{target} has no size on the page, so there is nothing to picture", reason="no_size")
    scroll_x, scroll_y = await page.main_frame.in_world("() => [scrollX, scrollY]")
    return box.x + scroll_x, box.y + scroll_y, box.width, box.height


async def pdf(
    page: Page,
    *,
    landscape: bool,
    background: bool,
    scale: float,
    paper: tuple[float, float],
    margin: float,
    page_ranges: str,
    timeout: float,
) -> bytes:
    """The whole of ``page.pdf``; streamed, so that its size has no limit."""
    params = {
        "landscape": landscape,
        "printBackground": background,
        "scale": scale,
        "paperWidth": paper[0],
        "paperHeight": paper[1],
        "marginTop": margin,
        "marginBottom": margin,
        "marginLeft": margin,
        "marginRight": margin,
        "pageRanges": page_ranges,
        "transferMode": "ReturnAsStream",
    }
    with deadline("page.pdf()", timeout):
        stream = (await page.cdp.call("Page.printToPDF", params, timeout=None))["stream"]
        parts = []
        while True:
            piece = await page.cdp.call("IO.read", {"handle": stream, "size": 1 << 20}, timeout=None)
            data = piece["data"]
            parts.append(base64.b64decode(data) if piece.get("base64Encoded") else data.encode())
            if piece["eof"]:
                break
        await page.cdp.call("IO.close", {"handle": stream}, timeout=None)
    return b"".join(parts)
