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
    LOADING = 2  # more than that, but something says that it is not all: a spinner in the middle, an empty main part
    PAGE = 3  # something to use, or a text


# Shadow roots have no innerText: there, Chrome's own word that it has painted something counts.
_DRAWN: Final = r"""() => {
    const CONTROLS =
        "a[href],input:not([type=hidden]),button,select,textarea,canvas,video,iframe,frameset,object,embed";
    const BUSY = "[aria-busy=true],[role=progressbar],progress";
    const BUSY_WORDS = /(^|[-_\s])(pre)?(load(ing|er)|spinner|splash|skeleton)([-_\s]|$)/i;
    const holdsControl = root => !!root.querySelector(CONTROLS)
        || [...root.querySelectorAll("*")].some(({shadowRoot}) => shadowRoot && holdsControl(shadowRoot));
    const {body, documentElement} = document;
    const isBusy = element =>
        element.matches(BUSY) || BUSY_WORDS.test(`${element.id} ${element.getAttribute("class") || ""}`);
    const isBusyInTheMiddle = () => {
        let up = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
        while (up && up !== body && !isBusy(up)) up = up.parentElement;
        return !!up && up !== body;
    };
    const isEmptyPart = part => {
        const {width, height} = part.getBoundingClientRect();
        return width * height > innerWidth * innerHeight / 4 && part.checkVisibility()
            && !part.innerText.trim() && !holdsControl(part) && !part.querySelector("img,svg");
    };
    const saysLoading = text => text.length < 200 && /\bloading\b/i.test(text);
    const isLoading = text => isBusyInTheMiddle() || saysLoading(text)
        || [...body.querySelectorAll("main,[role=main]")].some(isEmptyPart);
    if (!(body instanceof HTMLElement)) return documentElement ? 3 : 0;
    const text = body.innerText.trim();
    if (holdsControl(body) || text.length > 200) return isLoading(text) ? 2 : 3;
    const isPainted = performance.getEntriesByName("first-contentful-paint").length > 0;
    return text || body.querySelector("img,svg") || isPainted ? 1 : 0;
}"""
_UNTIL_DRAWN: Final = f"""() => {{
    const drawn = {_DRAWN};
    const PAUSE = 30;  // milliseconds: to look takes a layout, and applications change often while they draw themselves
    return drawn() > 2 || new Promise(done => {{
        let timer = 0;
        const look = () => {{
            timer = 0;
            if (drawn() < 3) return;
            end();
            done(true);
        }};
        const lookSoon = () => {{ timer ||= setTimeout(look, PAUSE); }};
        const ENDS = ["transitionend", "animationend"];
        const end = () => {{
            paints.disconnect();
            changes.disconnect();
            for (const type of ENDS) document.removeEventListener(type, lookSoon, true);
        }};
        const paints = new PerformanceObserver(lookSoon), changes = new MutationObserver(lookSoon);
        paints.observe({{type: "paint", buffered: true}});
        changes.observe(document, {{subtree: true, childList: true, attributes: true, characterData: true}});
        for (const type of ENDS) document.addEventListener(type, lookSoon, true);
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
    """Wait until the page is drawn, or until it has come to rest without being so.

    A page with a few words is taken for a splash screen while it still fetches something. One that says that it is
    loading is waited for although it rests, if it was at work when it had loaded: applications pause between two steps.
    The caller sets a limit: what a page draws by a timer alone is not foreseen.
    """
    frame = tab.main_frame
    drawn = await how_drawn(frame)
    is_at_work = drawn == Drawn.NOTHING or pending_requests(tab) > 0
    if drawn == Drawn.PAGE or (drawn == Drawn.LITTLE and not is_at_work):
        return

    async def until_at_rest() -> None:
        await until_quiet(tab)
        if is_at_work and await how_drawn(frame) == Drawn.LOADING:
            await trio.sleep_forever()

    async with trio.open_nursery() as nursery:

        async def first(wait: Callable[[], Awaitable[object]]) -> None:
            # A page that is on its way elsewhere, or gone, has nothing to wait for.
            with suppress(CdpAgentError):
                await wait()
            nursery.cancel_scope.cancel()

        nursery.start_soon(first, lambda: frame.in_world(_UNTIL_DRAWN, timeout=None))
        nursery.start_soon(first, until_at_rest)
