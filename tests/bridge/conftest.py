"""A site and a browser for tests that don't run on Trio."""

from __future__ import annotations

import queue
import threading
from typing import TYPE_CHECKING, Any

import pytest
import trio

import cdpagent.aio
import cdpagent.sync
from tests.conftest import LOCAL_ONLY
from tests.site import Site, open_site

if TYPE_CHECKING:
    from collections.abc import Iterator

SHOP = """<title>Shop</title><h1>Shop</h1>
<form onsubmit="event.preventDefault(); document.title = 'Sold';
    document.body.append('Thank you, ' + document.querySelector('input').value)">
<label>Name <input></label><button>Buy</button></form>"""

WITH_ALL = """<title>All</title><iframe src="/shop"></iframe>
<a id=popup href="/shop" target="_blank">popup</a> <a id=download href="/download?name=a.txt&size=10">download</a>
<input id=file type=file>
<button onclick="document.title = confirm('Sure?') ? 'yes' : 'no'">ask</button>"""


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    """The local web site, served by its own thread."""
    up: queue.Queue[tuple[Site, trio.lowlevel.TrioToken, trio.Event]] = queue.Queue()

    async def serve() -> None:
        end = trio.Event()
        async with open_site() as site:
            site.add("/shop", SHOP)
            site.add("/all", WITH_ALL)
            up.put((site, trio.lowlevel.current_trio_token(), end))
            await end.wait()

    thread = threading.Thread(target=trio.run, args=(serve,))
    thread.start()
    site, token, end = up.get()
    yield site
    token.run_sync_soon(end.set)
    thread.join()


@pytest.fixture(scope="session")
def options() -> dict[str, Any]:
    """Launch options for a browser that reaches only this machine."""
    return {"args": [LOCAL_ONLY, "--disable-popup-blocking"]}


@pytest.fixture(scope="session")
def shared(options: dict[str, Any]) -> Iterator[cdpagent.sync.Browser]:
    """A browser for all tests that only need a page."""
    with cdpagent.sync.launch(**options) as browser:
        yield browser


@pytest.fixture
def page(shared: cdpagent.sync.Browser) -> Iterator[cdpagent.sync.Page]:
    """A page for blocking code."""
    with shared.new_context() as context:
        yield context.new_page()


@pytest.fixture
def aio_page(page: cdpagent.sync.Page) -> cdpagent.aio.Page:
    """The page of `page`, for asyncio."""
    return cdpagent.aio.Page._of(page._trio)
