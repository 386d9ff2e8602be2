"""What the demo does, step by step, with the public API only."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import TYPE_CHECKING

import trio

import cdpagent
from cdpagent.demo.server import serve

if TYPE_CHECKING:
    import os
    from collections.abc import Callable

SHOP = Path(__file__).with_name("shop")
"""The files of the shop."""


async def run(
    output: str | os.PathLike[str] = "demo-output", *, say: Callable[[str], None], headless: bool = True
) -> Path:
    """Serve the shop, open it in a sandboxed browser, look at it, and put a screenshot into ``output``.

    Returns the path of the screenshot. ``say`` is given a line for each step, and what an agent would see.
    """
    directory = trio.Path(output)
    await directory.mkdir(parents=True, exist_ok=True)
    picture = Path(directory / "shop.png")
    with warnings.catch_warnings():
        warnings.showwarning = lambda message, *_: say(f"  note: {message}")
        async with serve(SHOP) as url:
            say(f"  serving the shop at {url}")
            async with cdpagent.launch(headless=headless) as browser:
                say(f"  launched {browser.version.product}")
                page = await browser.new_page(url)
                say(f"  opened “{await page.title()}”")
                snapshot = await page.snapshot()
                stats = snapshot.stats
                say(f"  looked at it: {stats.js.dom_nodes} elements in {stats.chars_emitted} characters:\n")
                say(f"{snapshot.text}\n")
                shot = await page.screenshot()
                await trio.to_thread.run_sync(shot.save, picture)
                say(f"  took a screenshot, {shot.width} × {shot.height}: {picture}")
            say("  closed the browser; no process and no profile is left")
    return picture
