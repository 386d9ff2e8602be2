"""Pictures and prints of a page."""

from __future__ import annotations

import base64
import math
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

import trio

from cdpagent.browser.page.geometry import Box, frame_box, revealed
from cdpagent.browser.page.worlds import lost_context_is_document_gone
from cdpagent.errors import CommandError, DocumentGoneError, NotActionableError
from cdpagent.wire.deadline import deadline

if TYPE_CHECKING:
    import os
    from collections.abc import Awaitable, Callable

    from cdpagent.browser.page.geometry import Element
    from cdpagent.browser.page.tab import Tab

ScreenshotFormat = Literal["png", "jpeg", "webp"]

# How many pixels a side may have: what graphics cards can draw in one piece, and what WebP can hold.
_MAX_SIDE: Final[dict[ScreenshotFormat, int]] = {"png": 16384, "jpeg": 16384, "webp": 16383}
_SECOND_ATTEMPT_SECONDS: Final = 2
_LEAVING_SECONDS: Final = 0.5
_PDF_PIECE: Final = 1 << 20


@dataclass(frozen=True, slots=True)
class Screenshot:
    """A picture. ``width`` and ``height`` are in CSS pixels; a high-density device has more pixels in ``data``."""

    data: bytes = field(repr=False)
    width: int
    height: int
    format: ScreenshotFormat
    truncated: bool = False
    """Whether the page was longer or wider than a picture can be (16,384 pixels)."""

    def _repr_mimebundle_(self, **_: object) -> dict[str, bytes]:
        """Show it in a notebook."""
        return {f"image/{self.format}": self.data}

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Write it to a file."""
        goal = Path(path)
        goal.write_bytes(self.data)
        return goal


async def screenshot(
    tab: Tab,
    find: Callable[[str], Awaitable[Element]],
    *,
    full_page: bool,
    target: str | None,
    format: ScreenshotFormat,
    quality: int | None,
    timeout: float,
) -> Screenshot:
    """The whole of ``page.screenshot``; ``find`` finds the element that a target means."""
    if format not in _MAX_SIDE:
        raise ValueError(f"format={format!r}: choose one of {', '.join(_MAX_SIDE)}")
    if quality is not None and (format == "png" or not 0 <= quality <= 100):
        raise ValueError("quality is 0 to 100, and only for jpeg and webp")
    if full_page and target is not None:
        raise ValueError("full_page and target exclude each other")
    params: dict[str, Any] = {"format": format}
    if quality is not None:
        params["quality"] = quality
    hint = "The page may be frozen, or its tab in the background"
    with lost_context_is_document_gone(), deadline("page.screenshot()", timeout, hint=hint):
        if target is not None:
            picture = await _of_element(tab, await find(target), target, params, format)
        else:
            picture = await _of_page(tab, full_page, params, format)
    return picture


async def _of_page(tab: Tab, full_page: bool, params: dict[str, Any], format: ScreenshotFormat) -> Screenshot:
    view = await _view(tab)
    if not full_page:
        return Screenshot(await _capture(tab, params), round(view.shown.width), round(view.shown.height), format)
    return await _of_area(tab, view, view.content, params, format)


async def _of_element(
    tab: Tab, element: Element, target: str, params: dict[str, Any], format: ScreenshotFormat
) -> Screenshot:
    async with revealed(element) as box:
        if box.width < 1 or box.height < 1:
            raise NotActionableError(
                f"{target} has no size on the page, so there is nothing to picture", reason="no_size"
            )
        view = await _view(tab)
        frame = element.frame
        while frame.parent is not None:  # its frame clips it
            box = box.within(await frame_box(frame))
            frame = frame.parent
        area = box.moved(view.shown.x, view.shown.y).within(view.content)
        if area.width < 1 or area.height < 1:
            raise NotActionableError(
                f"{target} lies outside of what the page, or its frame, can show", reason="off_page"
            )
        return await _of_area(tab, view, area, params, format)


async def _of_area(tab: Tab, view: _View, area: Box, params: dict[str, Any], format: ScreenshotFormat) -> Screenshot:
    """A picture of a part of the page, in page coordinates, made up to whole pixels."""
    x, y = math.floor(area.x), math.floor(area.y)
    width, height = math.ceil(area.x + area.width) - x, math.ceil(area.y + area.height) - y
    longest = int(_MAX_SIDE[format] / await tab.main_frame.in_world("() => devicePixelRatio"))
    truncated = max(width, height) > longest
    width, height = min(width, longest), min(height, longest)
    params["clip"] = {"x": x, "y": y, "width": width, "height": height, "scale": 1}
    # For what is beyond the viewport, Chrome makes the page larger for a moment, which the page can notice.
    shown = view.shown
    params["captureBeyondViewport"] = not (
        shown.x <= x and shown.y <= y and x + width <= shown.x + shown.width and y + height <= shown.y + shown.height
    )
    return Screenshot(await _capture(tab, params), width, height, format, truncated)


@dataclass(frozen=True, slots=True)
class _View:
    """What there is of a page, and which part of it is shown, in page coordinates."""

    content: Box
    shown: Box


async def _view(tab: Tab) -> _View:
    metrics = await tab.cdp.call("Page.getLayoutMetrics", timeout=None)
    content, shown = metrics["cssContentSize"], metrics["cssLayoutViewport"]
    return _View(
        Box(0, 0, content["width"], content["height"]),
        Box(shown["pageX"], shown["pageY"], shown["clientWidth"], shown["clientHeight"]),
    )


async def _capture(tab: Tab, params: dict[str, Any]) -> bytes:
    """Take the picture.

    In a tab that was never shown, the first picture is only drawn when something else asks for a frame: a second
    picture does. So when the first does not come soon, a second is asked for, and whichever comes first is taken.
    """
    session = tab.cdp
    first = session.start("Page.captureScreenshot", params)
    with trio.move_on_after(_SECOND_ATTEMPT_SECONDS):
        return base64.b64decode((await session.finish(first, timeout=None))["data"])
    return base64.b64decode((await session.call("Page.captureScreenshot", params, timeout=None))["data"])


async def pdf(
    tab: Tab,
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
    since = tab.activity.mark()
    with lost_context_is_document_gone(), deadline("page.pdf()", timeout):
        try:
            answer = await tab.cdp.call("Page.printToPDF", params, timeout=None)
        except CommandError as exc:
            # Chrome says only that printing failed, and may say so before it tells that the page leaves.
            with trio.move_on_after(_LEAVING_SECONDS):
                await tab.activity.until(lambda: since.has_new_document or since.is_leaving)
                raise DocumentGoneError() from exc
            raise ValueError(f"page.pdf(): {exc.message}") from exc
        pieces = await _read_stream(tab, answer["stream"])
    return b"".join(pieces)


async def _read_stream(tab: Tab, handle: str) -> list[bytes]:
    pieces: list[bytes] = []
    try:
        while True:
            answer = await tab.cdp.call("IO.read", {"handle": handle, "size": _PDF_PIECE}, timeout=None)
            data = answer["data"]
            pieces.append(base64.b64decode(data) if answer.get("base64Encoded") else data.encode())
            if answer["eof"]:
                return pieces
    finally:
        tab.cdp.start("IO.close", {"handle": handle})
