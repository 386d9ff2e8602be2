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
                page = await browser.new_page(url)
                say(f"  opened “{await page.title()}”")
                await _buy(page, say)
                shot = await page.screenshot()
                await trio.to_thread.run_sync(shot.save, picture)
                say(f"  took a screenshot, {shot.width} × {shot.height}: {picture}")
            say("  closed the browser; no process and no profile is left")
    return picture


async def _buy(page: cdpagent.Page, say: Callable[[str], None]) -> None:
    """Look, search, filter, put something into the cart, check out, as an agent would."""
    snapshot = await page.snapshot()
    stats = snapshot.stats
    say(f"  looked at the page: {stats.js.dom_nodes} elements in {stats.chars_emitted} characters:\n")
    say(f"{snapshot.text}\n")

    async def ref(role: str, name: str) -> str:
        return _find(await page.snapshot(), role, name)

    async def act(verb: str, *args: object) -> None:
        result: cdpagent.ActionResult = await getattr(page, verb)(*args)
        say(f"> page.{verb}({', '.join(map(repr, args))})\n{result.text}\n")

    await act("click", await ref("button", "Only necessary"))
    await act("check", await ref("checkbox", "Kitchen"))
    await act("click", await ref("button", "No, thank you"))
    await act("select", await ref("combobox", "Sort by"), "Price, low to high")
    await act("fill", await ref("searchbox", "Search products"), "mug")
    await act("press", "Enter")
    await act("click", await ref("clickable", "clay"))
    await act("click", await ref("button", "Add to cart"))
    await act("click", await ref("button", "Cart"))
    await act("click", await ref("link", "Go to checkout"))
    answers = {
        "Full name": "Ada Lovelace",
        "Email": "ada@example.org",
        "Street": "1 Mill Lane",
        "Postcode": "0150",
        "City": "Oslo",
        "Country": "Norway",
    }
    form = await page.snapshot()
    values: dict[str, str | bool] = {_find(form, "", name): value for name, value in answers.items()}
    values[_find(form, "radio", "")] = True
    values[_find(form, "checkbox", "")] = True
    await act("fill_form", values)
    await act("click", await ref("button", "Place order"))
    say((await page.read()).text)


def _find(snapshot: cdpagent.Snapshot, role: str, name: str) -> str:
    """Return the ref of the first element of that role whose name begins with ``name``; without a role, of a field."""
    fields = ("textbox", "searchbox", "combobox")
    for ref, node in snapshot.refs.items():
        if node.name.startswith(name) and (node.role == role or (not role and node.role in fields)):
            return ref
    raise LookupError(f"the shop has no {role or 'field'} {name!r}:\n{snapshot.text}")
