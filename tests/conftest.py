"""What all tests share: the local site, and browsers that can reach nothing but this machine."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

import cdpagent
from tests.site import Site, open_site

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from contextlib import AbstractAsyncContextManager

_launch = cdpagent.launch  # the real one, also while a test has put something in its place

LOCAL_NAMES = ("localhost", "*.localhost", "127.0.0.1", "[::1]")
LOCAL_ONLY = f"--host-resolver-rules=MAP * ~NOTFOUND, {', '.join(f'EXCLUDE {name}' for name in LOCAL_NAMES)}"


def launch_local(**options: Any) -> AbstractAsyncContextManager[cdpagent.Browser]:
    """`cdpagent.launch` as the tests want it: no traffic but to this machine, no warning about being root."""
    args = [LOCAL_ONLY, *options.pop("args", ())]
    options.setdefault("sandbox", False)
    return _launch(args=args, **options)


@pytest.fixture
def launch() -> Callable[..., AbstractAsyncContextManager[cdpagent.Browser]]:
    """`launch_local`, for tests that need more than one browser or options of their own."""
    return partial(launch_local)


@pytest.fixture
async def site() -> AsyncIterator[Site]:
    """The local web site."""
    async with open_site() as site:
        yield site


@pytest.fixture
async def browser() -> AsyncIterator[cdpagent.Browser]:
    """A browser of the test's own."""
    async with launch_local() as browser:
        yield browser


@pytest.fixture
async def page(browser: cdpagent.Browser) -> cdpagent.Page:
    """A page of the test's own."""
    return await browser.new_page()
