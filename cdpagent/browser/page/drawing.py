"""Whether a page shows anything yet. Applications draw themselves some time after their document has loaded."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

import trio

from cdpagent.browser.page.network_idle import until_quiet
from cdpagent.errors import CdpAgentError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from cdpagent.browser.page.frame import Frame
    from cdpagent.browser.page.tab import Tab

# Text, or something to look at or to use. Shadow roots have no innerText: there, Chrome's own word that it has painted
# something counts.
_IS_DRAWN: Final = """() => {
    const {body, documentElement: root} = document;
    if (!(body instanceof HTMLElement)) return !!root && (root.tagName === "svg" || !!root.textContent.trim());
    return performance.getEntriesByName("first-contentful-paint").length > 0 || /\\S/.test(body.innerText)
        || !!document.querySelector(
            "input:not([type=hidden]),button,select,textarea,img,svg,canvas,video,iframe,frameset,object,embed");
}"""
_UNTIL_DRAWN: Final = f"""() => {{
    const isDrawn = {_IS_DRAWN};
    return isDrawn() || new Promise(done => {{
        const look = () => {{
            if (!isDrawn()) return;
            end();
            done(true);
        }};
        const end = () => {{ paints.disconnect(); changes.disconnect(); }};
        const paints = new PerformanceObserver(look), changes = new MutationObserver(look);
        paints.observe({{type: "paint", buffered: true}});
        changes.observe(document, {{subtree: true, childList: true, attributes: true, characterData: true}});
        setTimeout(end, 10000);  // whoever waited for it has given up by then
    }});
}}"""


async def is_drawn(frame: Frame) -> bool:
    """Whether there is anything to see in a frame now."""
    try:
        return bool(await frame.in_world(_IS_DRAWN))
    except CdpAgentError:
        return False


async def until_drawn(tab: Tab) -> None:
    """Wait until there is something to see, or until the page has come to rest without anything.

    The caller sets a limit: what a page draws by a timer alone is not foreseen.
    """
    if await is_drawn(tab.main_frame):
        return
    async with trio.open_nursery() as nursery:

        async def first(wait: Callable[[], Awaitable[object]]) -> None:
            # A page that is on its way elsewhere, or gone, has nothing to wait for.
            with suppress(CdpAgentError):
                await wait()
            nursery.cancel_scope.cancel()

        nursery.start_soon(first, lambda: tab.main_frame.in_world(_UNTIL_DRAWN, timeout=None))
        nursery.start_soon(first, lambda: until_quiet(tab))
