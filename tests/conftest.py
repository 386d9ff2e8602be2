"""What all tests share: the local site, and browsers that can reach nothing but this machine.

Here `browser` and `page` are a test's own. Starting a browser takes longer than most tests, so folders whose tests need
only a page have the ones of `tests.shared` in their conftest.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from tests.local import LOCAL_ONLY, launch_local
from tests.shared import shared_chrome
from tests.site import Site, open_site

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from contextlib import AbstractAsyncContextManager

    import cdpagent

__all__ = ["LOCAL_ONLY", "launch_local", "shared_chrome"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the tests that wait for packages last: meanwhile `make test` downloads them."""
    items.sort(key=lambda item: item.get_closest_marker("packages") is not None)


@pytest.fixture
def launch() -> Callable[..., AbstractAsyncContextManager[cdpagent.Browser[cdpagent.Page]]]:
    """`launch_local`, for tests that need more than one browser or options of their own."""
    return partial(launch_local)


@pytest.fixture
async def site() -> AsyncIterator[Site]:
    """The local web site."""
    async with open_site() as site:
        yield site


@pytest.fixture
async def browser() -> AsyncIterator[cdpagent.Browser[cdpagent.Page]]:
    """A browser of the test's own."""
    async with launch_local() as browser:
        yield browser


@pytest.fixture
async def page(browser: cdpagent.Browser[cdpagent.Page]) -> cdpagent.Page:
    """A page of the test's own."""
    return await browser.new_page()
