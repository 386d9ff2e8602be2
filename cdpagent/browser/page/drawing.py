"""Whether a page shows anything yet. Applications draw themselves some time after their document has loaded."""

from __future__ import annotations

from contextlib import suppress
from enum import IntEnum
from typing import TYPE_CHECKING, Final

import trio

from cdpagent.browser.page.network_idle import pending_requests, until_quiet
from cdpagent.errors import CdpAgentError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from cdpagent.browser.page.frame import Frame
    from cdpagent.browser.page.tab import Tab


class Drawn(IntEnum):
    """How much a page shows."""

    NOTHING = 0
    LITTLE = 1  # a picture or a few words, such as a splash screen has
    PAGE = 2  # something to use, or a text


# Shadow roots have no innerText: there, Chrome's own word that it has painted something counts.
_DRAWN: Final = """() => {
    const CONTROLS =
        "a[href],input:not([type=hidden]),button,select,textarea,canvas,video,iframe,frameset,object,embed";
    const holdsControl = root => !!root.querySelector(CONTROLS)
        || [...root.querySelectorAll("*")].some(({shadowRoot}) => shadowRoot && holdsControl(shadowRoot));
    const {body, documentElement} = document;
    if (!(body instanceof HTMLElement)) return documentElement ? 2 : 0;
    if (holdsControl(body)) return 2;
    const text = body.innerText.trim();
    if (text.length > 200) return 2;
    const isPainted = performance.getEntriesByName("first-contentful-paint").length > 0;
    return text || body.querySelector("img,svg") || isPainted ? 1 : 0;
}"""
_UNTIL_DRAWN: Final = f"""() => {{
    const drawn = {_DRAWN};
    return drawn() > 1 || new Promise(done => {{
        const look = () => {{
            if (drawn() < 2) return;
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


async def how_drawn(frame: Frame) -> Drawn:
    """How much there is to see in a frame now."""
    try:
        return Drawn(await frame.in_world(_DRAWN))
    except (CdpAgentError, ValueError):
        return Drawn.NOTHING


async def until_drawn(tab: Tab) -> None:
    """Wait until there is something to see, or until the page has come to rest without anything.

    A page with a few words is taken for a splash screen while it still fetches something. The caller sets a limit: what
    a page draws by a timer alone is not foreseen.
    """
    drawn = await how_drawn(tab.main_frame)
    if drawn == Drawn.PAGE or (drawn == Drawn.LITTLE and not pending_requests(tab)):
        return
    async with trio.open_nursery() as nursery:

        async def first(wait: Callable[[], Awaitable[object]]) -> None:
            # A page that is on its way elsewhere, or gone, has nothing to wait for.
            with suppress(CdpAgentError):
                await wait()
            nursery.cancel_scope.cancel()

        nursery.start_soon(first, lambda: tab.main_frame.in_world(_UNTIL_DRAWN, timeout=None))
        nursery.start_soon(first, lambda: until_quiet(tab))
