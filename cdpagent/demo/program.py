"""What the demo does, step by step, with the public API only."""

from __future__ import annotations

import json
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Final

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
    """Serve the shop, buy something there as an agent would, and put a screenshot into ``output``.

    Return the path of the screenshot. ``say`` is called with a line for each step, and with what an agent would see.
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
                page = await browser.new_page()
                await _buy(page, url, say)
                say(f"  was in “{await page.title()}”")
                shot = await page.screenshot()
                await trio.to_thread.run_sync(shot.save, picture)
                say(f"  took a screenshot, {shot.width} × {shot.height}: {picture}")
            say("  closed the browser; no process and no profile is left")
    return picture


# Each is one call of a tool, as a model would make it: several steps at once where it knows them.
_SHOPPING: Final = (
    {
        "steps": [
            {"do": "click", "ref": 'button "Only necessary"'},
            {"do": "check", "ref": 'checkbox "Kitchen"'},
            {"do": "click", "ref": 'button "No, thank you"'},
        ]
    },
    {
        "steps": [
            {"do": "select", "ref": 'combobox "Sort by"', "value": "Price, low to high"},
            {"do": "fill", "ref": 'searchbox "Search products"', "value": "mug"},
            {"do": "press", "value": "Enter"},
        ],
        "snapshot": "scope main",
    },
    {
        "steps": [
            {"do": "click", "ref": '"clay" in listitem "Harbour mug"'},
            {"do": "click", "ref": 'button "Add to cart" in listitem "Harbour mug"'},
            {"do": "click", "ref": 'button "Cart"'},
            {"do": "click", "ref": 'link "Go to checkout"'},
        ]
    },
    {
        "steps": [
            {"do": "fill", "ref": 'textbox "Full name"', "value": "Ada Lovelace"},
            {"do": "fill", "ref": 'textbox "Email"', "value": "ada@example.org"},
            {"do": "fill", "ref": 'textbox "Street"', "value": "1 Mill Lane"},
            {"do": "fill", "ref": 'textbox "Postcode"', "value": "0150"},
            {"do": "fill", "ref": 'textbox "City"', "value": "Oslo"},
            {"do": "fill", "ref": 'combobox "Country"', "value": "Norway"},
            {"do": "check", "ref": 'radio "Standard"'},
            {"do": "check", "ref": 'checkbox "I have read the terms"'},
            {"do": "click", "ref": 'button "Place order"'},
            {"do": "read"},
        ]
    },
)


async def _buy(page: cdpagent.Page, url: str, say: Callable[[str], None]) -> None:
    """Look, search, filter, put something into the cart, check out, as an agent would."""
    tools, calls = cdpagent.WebTools(page), 0

    async def call(name: str, **arguments: object) -> None:
        nonlocal calls
        calls += 1
        result = await tools.call(name, arguments)
        say(f"> {name} {json.dumps(arguments, ensure_ascii=False)}\n{result.text}\n")
        if not result.data["success"]:
            raise RuntimeError(f"the shop is not as it was: {result.text}")

    await call("web_open", url=url, snapshot="changes")
    for steps in _SHOPPING:
        await call("web_do", **steps)
    say(f"  bought a mug in {calls} calls")
