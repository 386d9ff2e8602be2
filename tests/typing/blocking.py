"""`cdpagent.sync`: arguments and results are known, as blocking code has them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, assert_type

import cdpagent
from cdpagent import sync
from cdpagent.wire.types import network, runtime


def browser_and_pages() -> None:
    with cdpagent.sync.launch(headless=True) as browser:
        assert_type(browser, sync.Browser)
        assert_type(browser.pages, list[sync.Page])
        with browser.new_context(locale="de-DE") as context:
            assert_type(context, sync.Context)
            page = context.new_page()
        assert_type(page, sync.Page)
        assert_type(page.context.browser, sync.Browser)
        assert_type(page.opener, sync.Page | None)
    sync.launch(headles=True)  # type: ignore[call-arg]


def verbs(page: sync.Page) -> None:
    result = page.click("e5", button="right")
    assert_type(result, sync.ActionResult)
    assert_type(result.text, str)
    assert_type(result.changes.new_pages, list[sync.Page])
    assert_type(page.open("https://example.com").download, sync.Download | None)
    assert_type(page.snapshot(max_nodes=3), cdpagent.Snapshot)
    assert_type(page.console, Sequence[cdpagent.ConsoleMessage])
    page.click("e5", button="up")  # type: ignore[arg-type]
    page.snapshot(max_node=3)  # type: ignore[call-arg]


def what_comes(page: sync.Page) -> None:
    with page.expect_popup() as popup, page.expect_download() as download:
        page.click("e5")
    assert_type(popup.value, sync.Page)
    assert_type(download.value.path(), Path)


def raw(session: sync.Session) -> None:
    assert_type(session.send("Runtime.evaluate", expression="1"), runtime.EvaluateResult)
    with session.subscribe("Network.requestWillBeSent") as requests:
        assert_type(requests, sync.Subscription[network.RequestWillBeSentEvent])
        for event in requests:
            assert_type(event, cdpagent.Event[network.RequestWillBeSentEvent])
    with session.expect("Network.requestWillBeSent", predicate=lambda event: event.params["type"] == "XHR") as asked:
        pass
    assert_type(asked.event.params["request"]["url"], str)
    session.send("Runtime.evaluat", expression="1")  # type: ignore[arg-type]


def callbacks(page: sync.Page) -> None:
    page.on_dialog(lambda dialog: dialog.kind == "alert")
    page.on_dialog(lambda dialog: sync.DialogAnswer(True, "typed"))
    page.on_dialog(lambda dialog: dialog.message)  # type: ignore[arg-type, return-value]


def tools(page: sync.Page, browser: sync.Browser) -> None:
    assert_type(sync.WebTools(page).call("web_snapshot"), cdpagent.ToolResult)
    assert_type(sync.WebTools(browser).definitions("mcp"), list[dict[str, Any]])
    with sync.BrowserTool() as tool:
        assert_type(tool.tools, sync.WebTools | None)
