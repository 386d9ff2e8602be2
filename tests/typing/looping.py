"""`cdpagent.aio`: arguments and results are known, as asyncio has them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, assert_type

import cdpagent
from cdpagent import aio
from cdpagent.wire.types import network, runtime


async def browser_and_pages() -> None:
    async with cdpagent.aio.launch(headless=True) as browser:
        assert_type(browser, aio.Browser)
        assert_type(browser.pages, list[aio.Page])
        async with browser.new_context(locale="de-DE") as context:
            assert_type(context, aio.Context)
            page = await context.new_page()
        assert_type(page, aio.Page)
        assert_type(page.context.browser, aio.Browser)
        assert_type(page.opener, aio.Page | None)
    aio.launch(headles=True)  # type: ignore[call-arg]


async def verbs(page: aio.Page) -> None:
    result = await page.click("e5", button="right")
    assert_type(result, aio.ActionResult)
    assert_type(result.text, str)
    assert_type(result.changes.new_pages, list[aio.Page])
    assert_type((await page.open("https://example.com")).download, aio.Download | None)
    assert_type(await page.snapshot(max_nodes=3), cdpagent.Snapshot)
    assert_type(page.console, Sequence[cdpagent.ConsoleMessage])
    await page.click("e5", button="up")  # type: ignore[arg-type]
    await page.snapshot(max_node=3)  # type: ignore[call-arg]


async def what_comes(page: aio.Page) -> None:
    async with page.expect_popup() as popup, page.expect_download() as download:
        await page.click("e5")
    assert_type(popup.value, aio.Page)
    assert_type(await download.value.path(), Path)


async def raw(session: aio.Session) -> None:
    assert_type(await session.send("Runtime.evaluate", expression="1"), runtime.EvaluateResult)
    async with session.subscribe("Network.requestWillBeSent") as requests:
        assert_type(requests, aio.Subscription[network.RequestWillBeSentEvent])
        async for event in requests:
            assert_type(event, cdpagent.Event[network.RequestWillBeSentEvent])
    async with session.expect(
        "Network.requestWillBeSent", predicate=lambda event: event.params["type"] == "XHR"
    ) as asked:
        pass
    assert_type(asked.event.params["request"]["url"], str)
    await session.send("Runtime.evaluat", expression="1")  # type: ignore[arg-type]


async def ask_somebody(dialog: cdpagent.Dialog) -> bool:
    return bool(dialog.message)


async def callbacks(page: aio.Page) -> None:
    page.on_dialog(lambda dialog: dialog.kind == "alert")
    page.on_dialog(lambda dialog: aio.DialogAnswer(True, "typed"))
    page.on_dialog(ask_somebody)
    page.on_dialog(lambda dialog: dialog.message)  # type: ignore[arg-type, return-value]


async def tools(page: aio.Page, browser: aio.Browser) -> None:
    assert_type(await aio.WebTools(page).call("web_snapshot"), cdpagent.ToolResult)
    assert_type(aio.WebTools(browser).definitions("mcp"), list[dict[str, Any]])
    async with aio.BrowserTool() as tool:
        assert_type(tool.tools, aio.WebTools | None)
