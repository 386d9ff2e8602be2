"""What is done to a page: every verb of the library, and the tools."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import cdpagent

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path
    from random import Random

    Operation = Callable[["Hand"], Awaitable[object]]

SHORT_SECONDS: Final = 4.0
"""What a call that takes a timeout is given."""
LONGEST_SECONDS: Final = 60.0
"""When the last of the others has to be over: an action has 15 seconds by itself, opening 30; the cores are busy."""

_SELECTORS: Final = ("#go", "#name", "#size", "#agree", "#notes", "#away", "#list", "#popup", "#file-link", "#nothing")


class Hand:
    """One caller: a page, and the choices that it makes."""

    def __init__(self, browser: cdpagent.Browser, page: cdpagent.Page, random: Random, file: Path) -> None:
        self.browser = browser
        self.page = page
        self.random = random
        self.file = file
        """A file that may be uploaded."""

    def target(self) -> str:
        """Something to act on: a selector, what the page says, or a ref that may be old."""
        said = ('button "Go"', '"Away"', 'textbox "Name"', f"e{self.random.randint(1, 40)}")
        return self.random.choice((*_SELECTORS, *said))


async def _screenshot(hand: Hand) -> object:
    return await hand.page.screenshot(full_page=hand.random.random() < 0.2, timeout=SHORT_SECONDS)


async def _tabs(hand: Hand) -> object:
    page = await hand.browser.new_page()
    await page.evaluate("1 + 1", timeout=SHORT_SECONDS)
    await page.close()
    return page


async def _tool(hand: Hand) -> object:
    """A tool never raises: what goes wrong is in its result."""
    tools = cdpagent.WebTools(hand.page)
    calls: list[tuple[str, dict[str, Any]]] = [
        ("web_snapshot", {}),
        ("web_snapshot", {"find": "Go"}),
        ("web_click", {"ref": hand.target()}),
        ("web_fill", {"ref": hand.target(), "value": "tea"}),
        ("web_do", {"steps": [{"do": "fill", "ref": "#name", "value": "x"}, {"do": "click", "ref": "#go"}]}),
        ("web_query", {"ref": hand.target(), "kind": "text"}),
        ("web_tabs", {"action": "list"}),
    ]
    name, arguments = hand.random.choice(calls)
    result = await tools.call(name, arguments)
    assert result.text, f"{name} says nothing"
    result.text.encode()  # what a model is given has to be well-formed
    return result


OPERATIONS: Final[dict[str, Operation]] = {
    "snapshot": lambda hand: hand.page.snapshot(timeout=SHORT_SECONDS),
    "find": lambda hand: hand.page.find("Row", timeout=SHORT_SECONDS),
    "read": lambda hand: hand.page.read(timeout=SHORT_SECONDS),
    "query": lambda hand: hand.page.query(hand.target(), "html", timeout=SHORT_SECONDS),
    "evaluate": lambda hand: hand.page.evaluate("document.title.length", timeout=SHORT_SECONDS),
    "title": lambda hand: hand.page.title(),
    "screenshot": _screenshot,
    "click": lambda hand: hand.page.click(hand.target(), timeout=SHORT_SECONDS),
    "click at once": lambda hand: hand.page.click("#go", settle=False),
    "dblclick": lambda hand: hand.page.dblclick(hand.target()),
    "hover": lambda hand: hand.page.hover(hand.target()),
    "drag": lambda hand: hand.page.drag("#go", "#list"),
    "fill": lambda hand: hand.page.fill(hand.target(), "tea"),
    "fill_form": lambda hand: hand.page.fill_form({"#name": "Ann", "#size": "large", "#agree": True}),
    "type": lambda hand: hand.page.type("#name", "some words"),
    "press": lambda hand: hand.page.press("Tab"),
    "select": lambda hand: hand.page.select(hand.target(), "large"),
    "check": lambda hand: hand.page.check(hand.target()),
    "upload": lambda hand: hand.page.upload("#file", [hand.file]),
    "scroll": lambda hand: hand.page.scroll("down", 200),
    "scroll_until": lambda hand: hand.page.scroll_until(scroll_selector="#list", stop_text="Row 59", stall_ms=200),
    "collect": lambda hand: hand.page.collect("#list li", max_items=30),
    "wait": lambda hand: hand.page.wait(text="Gone", timeout_ms=500),
    "open": lambda hand: hand.page.open(hand.page.url, timeout=SHORT_SECONDS),
    "reload": lambda hand: hand.page.reload(timeout=SHORT_SECONDS),
    "back": lambda hand: hand.page.back(timeout=SHORT_SECONDS),
    "tabs": _tabs,
    "tool": _tool,
}
