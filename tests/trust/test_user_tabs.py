"""The user's tabs are the user's: what cdpagent did not open it reads, and acts on only when it is allowed to."""

from __future__ import annotations

from contextlib import asynccontextmanager

import pytest

import cdpagent
from tests.chrome import open_chrome

PAGE = """<title>Mail</title><h1>Inbox</h1><button onclick="this.textContent='deleted'">Delete all</button>
<label>Search <input id=search></label>"""


@asynccontextmanager
async def users_tab(tmp_path, site, policy=None):
    """A browser whose user has one tab open, and that tab as we see it."""
    site.add("/mail", PAGE)
    async with open_chrome(tmp_path / "profile", url=site.url("/mail")) as chrome:
        async with cdpagent.attach(chrome.port, policy=policy) as browser:
            yield browser, next(iter(browser.pages), None)


@pytest.mark.smoke
async def test_by_default_the_users_tab_is_read_and_not_acted_on(tmp_path, site):
    async with users_tab(tmp_path, site) as (browser, tab):
        await tab.wait(text="Inbox")
        seen = await tab.snapshot(interactive_only=False)
        assert 'button "Delete all"' in seen.text
        assert await tab.title() == "Mail"
        assert (await tab.query("h1", "text")).value == "Inbox"
        assert "Inbox" in (await tab.read()).text
        assert (await tab.screenshot()).data
        for act in (
            lambda: tab.click("button"),
            lambda: tab.fill("#search", "x"),
            lambda: tab.type("#search", "x"),
            lambda: tab.press("Enter"),
            lambda: tab.hover("button"),
            lambda: tab.scroll("down"),
            lambda: tab.collect("button"),
            lambda: tab.mouse.click(10, 10),
            lambda: tab.keyboard.press("Enter"),
            lambda: tab.open(site.url("/mail?2")),
            tab.reload,
            tab.back,
            tab.close,
            lambda: tab.evaluate("document.body.remove()"),
            lambda: tab.main_frame.evaluate("document.body.remove()"),
            lambda: tab.wait(function="document.body.remove()"),
            lambda: tab.snapshot(mark_dom=True),
            lambda: tab.emulation.set(viewport=(300, 300)),
        ):
            with pytest.raises(cdpagent.PolicyError, match="tab of your own") as refused:
                await act()
            assert refused.value.rule == "user_tabs"
        with pytest.raises(cdpagent.PolicyError):
            async with tab.expect_file_chooser():
                pass
        assert (await tab.snapshot(interactive_only=False)).text.partition("\n")[2] == seen.text.partition("\n")[2]
        own = await browser.new_page(site.url("/mail"))
        assert "deleted" in (await own.click("button")).text, "its own tabs are acted on"


async def test_what_is_allowed_is_done(tmp_path, site):
    async with users_tab(tmp_path, site, cdpagent.Policy(user_tabs="act")) as (_, tab):
        await tab.wait(text="Inbox")
        assert "deleted" in (await tab.click("button")).text
        await tab.open(site.url("/mail?2"))


async def test_tabs_that_may_not_be_read_are_not_even_listed(tmp_path, site):
    async with users_tab(tmp_path, site, cdpagent.Policy(user_tabs="none")) as (browser, tab):
        assert tab is None
        assert browser.pages == browser.default_context.pages == []
        page = await browser.new_page(site.url("/mail"))
        assert browser.pages == [page]
        listed = await cdpagent.WebTools(browser).call("web_tabs")
        assert len(listed.data["tabs"]) == 1


async def test_the_tools_say_what_to_do_instead(tmp_path, site):
    async with users_tab(tmp_path, site) as (browser, tab):
        await tab.wait(text="Inbox")
        tools = cdpagent.WebTools(browser, allow_eval=True)
        [listed] = (await tools.call("web_tabs")).data["tabs"]
        selected = await tools.call("web_tabs", {"action": "select", "tab": listed["tab"], "snapshot": "all"})
        assert 'button "Delete all"' in selected.text
        for name, arguments in (
            ("web_click", {"ref": 'button "Delete all"'}),
            ("web_fill", {"ref": "#search", "value": "x"}),
            ("web_open", {"url": site.url("/mail?2")}),
            ("web_reload", {}),
            ("web_close", {}),
            ("web_eval", {"expression": "document.body.remove()"}),
            ("web_do", {"steps": [{"do": "click", "ref": "button"}]}),
        ):
            refused = await tools.call(name, arguments)
            assert refused.data["error"] == "blocked_by_policy", name
            assert refused.data["rule"] == "user_tabs"
        assert 'web_tabs action="new"' in (await tools.call("web_click", {"ref": "button"})).text
        assert tab.url == site.url("/mail")
        assert "Delete all" in (await tab.snapshot()).text
        opened = await tools.call("web_tabs", {"action": "new", "url": site.url("/mail")})
        assert not opened.is_error
        assert "deleted" in (await tools.call("web_click", {"ref": "button"})).text


async def test_a_dialog_in_the_users_tab_is_left_to_the_user(tmp_path, site):
    async with users_tab(tmp_path, site) as (_, tab):
        await tab.wait(text="Inbox")
        async with tab.cdp.expect("Page.javascriptDialogOpening") as opening:
            await tab.cdp.send("Runtime.evaluate", expression="setTimeout(() => document.title = confirm('Sure?'))")
        assert opening.event.params["hasBrowserHandler"]
        assert list(tab.dialogs) == []
        await tab.cdp.send("Page.handleJavaScriptDialog", accept=True)  # as the user does
        assert await tab.title() == "true"


@pytest.mark.pure
def test_a_wrong_policy_is_refused():
    with pytest.raises(ValueError, match="none, read, act"):
        cdpagent.Policy(user_tabs="all")  # type: ignore[arg-type]
