"""The pytest plugin: fixtures `browser`, `context` and `page` for tests on Trio, on asyncio and in blocking code.

Tests in blocking code and on asyncio share one browser, which lives in cdpagent's own thread; the fixtures give them
its objects for their world. A test on Trio has a browser of its own, since nothing of Trio's outlives a test. So each
fixture is written twice, and `pytest_fixture_setup` puts the one for Trio in place where the test runs on Trio.
"""

from __future__ import annotations

import re
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Iterator

    import cdpagent
    import cdpagent.sync
    from cdpagent.browser.page.logs import ConsoleMessage, Request
    from cdpagent.browser.page.page_errors import PageError

_CONTEXT: Final = pytest.StashKey["cdpagent.sync.Context"]()
_TRIO_CONTEXT: Final = pytest.StashKey["cdpagent.Context"]()
_KEPT: Final = pytest.StashKey[list[Path]]()
_LONGEST_NAME: Final = 120
_PICTURE_SECONDS: Final = 10


# --- options ---------------------------------------------------------------------------------------------------------


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options."""
    group = parser.getgroup("cdpagent", "browsers (cdpagent)")
    for names, settings in (
        (("--headed",), {"action": "store_true", "help": "show the browser's window"}),
        (("--browser-executable",), {"metavar": "PATH", "help": "the browser's program"}),
        (("--slow",), {"metavar": "SECONDS", "type": float, "help": "wait that long after each action"}),
        (
            ("--browser-output",),
            {"metavar": "DIR", "default": "browser-output", "help": "where what failed tests showed is kept"},
        ),
    ):
        try:
            group.addoption(*names, **settings)
        except ValueError:
            pass  # another plugin has an option of this name, such as pytest-playwright: then it is for both


@pytest.fixture(scope="session")
def browser_options() -> dict[str, Any]:
    """The arguments of `cdpagent.launch` that you want; put a fixture of this name into your conftest.py."""
    return {}


@pytest.fixture
def context_options() -> dict[str, Any]:
    """The arguments of `Browser.new_context` that you want; put a fixture of this name into your conftest.py."""
    return {}


@pytest.fixture(scope="session")
def cdpagent_launch_options(pytestconfig: pytest.Config, browser_options: dict[str, Any]) -> dict[str, Any]:
    """The arguments of `cdpagent.launch`: those of the command line, and those of `browser_options`."""
    options: dict[str, Any] = {"headless": not pytestconfig.getoption("--headed")}
    if executable := pytestconfig.getoption("--browser-executable"):
        options["executable"] = executable
    if slow := pytestconfig.getoption("--slow"):
        options["slow"] = slow
    return {**options, **browser_options}


# --- blocking code and asyncio ---------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def cdpagent_shared_browser(cdpagent_launch_options: dict[str, Any]) -> Iterator[cdpagent.sync.Browser]:
    """The browser of all tests that are not on Trio."""
    from cdpagent import sync

    with sync.launch(**cdpagent_launch_options) as browser:
        yield browser


@pytest.fixture
def browser(request: pytest.FixtureRequest) -> Any:
    """A browser, for the world that the test runs in."""
    return _for_world(request.getfixturevalue("cdpagent_shared_browser"), request)


@pytest.fixture
def context(request: pytest.FixtureRequest, browser: Any, context_options: dict[str, Any]) -> Iterator[Any]:
    """A context of the test's own: no cookie and no storage of another test."""
    from cdpagent import sync

    with sync.Browser._of(browser._trio).new_context(**context_options) as made:
        request.node.stash[_CONTEXT] = made
        yield _for_world(made, request)


@pytest.fixture
def page(request: pytest.FixtureRequest, context: Any) -> Any:
    """A page of the test's own."""
    from cdpagent import sync

    return _for_world(sync.Context._of(context._trio).new_page(), request)


def _for_world(live: Any, request: pytest.FixtureRequest) -> Any:
    """The object for asyncio if the test runs on it, else as it is."""
    import inspect

    if not inspect.iscoroutinefunction(getattr(request.node, "obj", None)):
        return live
    from cdpagent import aio

    return getattr(aio, type(live).__name__)._of(live._trio)


# --- Trio ------------------------------------------------------------------------------------------------------------


async def _trio_browser(request: pytest.FixtureRequest) -> AsyncIterator[cdpagent.Browser]:
    import cdpagent

    async with cdpagent.launch(**request.getfixturevalue("cdpagent_launch_options")) as browser:
        yield browser


async def _trio_context(
    request: pytest.FixtureRequest, browser: cdpagent.Browser, context_options: dict[str, Any]
) -> AsyncIterator[cdpagent.Context]:
    async with browser.new_context(**context_options) as context:
        request.node.stash[_TRIO_CONTEXT] = context
        yield context


def _noting(item: Any) -> Callable[..., Awaitable[None]]:
    """A test on Trio that keeps what its pages show when it fails: when its report is made, they are gone."""
    import trio

    test = item.obj

    @wraps(test)
    async def noting(*args: Any, **kwargs: Any) -> None:
        try:
            await test(*args, **kwargs)
        except BaseException:
            with trio.CancelScope(shield=True):
                for number, page in enumerate(item.stash[_TRIO_CONTEXT].pages, 1):
                    _keep(_folder(item), number, await _trio_evidence(page))
            raise

    return noting


async def _trio_page(request: pytest.FixtureRequest, context: cdpagent.Context) -> cdpagent.Page:
    return await context.new_page()


_ON_TRIO: Final = {"browser": _trio_browser, "context": _trio_context, "page": _trio_page}


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest
) -> Generator[None, object, object]:
    """Put the fixture for Trio in the place of ours, where the test runs on Trio."""
    ours = fixturedef.func
    swapped = getattr(ours, "__module__", "") == __name__ and fixturedef.argname in _ON_TRIO and _is_on_trio(request)
    if not swapped:
        return (yield)
    definition: Any = fixturedef
    definition.func = _ON_TRIO[fixturedef.argname]
    if fixturedef.argname == "context":
        request.node.obj = _noting(request.node)
    try:
        return (yield)
    finally:
        definition.func = ours


def _is_on_trio(request: pytest.FixtureRequest) -> bool:
    if request.node.get_closest_marker("trio") is not None:
        return True
    if "anyio_backend" in request.fixturenames and request.node.get_closest_marker("anyio") is not None:
        backend = request.getfixturevalue("anyio_backend")
        return (backend if isinstance(backend, str) else backend[0]) == "trio"
    return False


# --- what failed tests showed ----------------------------------------------------------------------------------------


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep what a failed test's pages show, and say in its report where that is."""
    report = yield
    if call.when == "call" and report.failed:
        context = item.stash.get(_CONTEXT, None)
        for number, page in enumerate(context.pages if context is not None else (), 1):
            _keep(_folder(item), number, _evidence(page))
        kept = item.stash.setdefault(_KEPT, [])
        for folder in dict.fromkeys(kept):
            report.sections.append(("browser", f"what the test's pages showed is in {folder}"))
    return report


def _folder(item: pytest.Item) -> Path:
    name = re.sub(r"[^\w.-]+", "-", item.nodeid.replace("/", "-").replace("::", "-")).strip("-")[-_LONGEST_NAME:]
    folder = Path(item.config.rootpath, item.config.getoption("--browser-output"), name)
    folder.mkdir(parents=True, exist_ok=True)
    item.stash.setdefault(_KEPT, []).append(folder)
    return folder


def _evidence(page: cdpagent.sync.Page) -> dict[str, bytes]:
    from cdpagent.errors import CdpAgentError

    found = {"log.txt": _log(page.url, page.console, page.errors, page.requests)}
    try:
        found["page.txt"] = page.snapshot(timeout=_PICTURE_SECONDS).text.encode()
        found["page.png"] = page.screenshot(timeout=_PICTURE_SECONDS).data
    except CdpAgentError as exc:
        found["page.txt"] = f"there is no picture: {exc}".encode()
    return found


async def _trio_evidence(page: cdpagent.Page) -> dict[str, bytes]:
    from cdpagent.errors import CdpAgentError

    found = {"log.txt": _log(page.url, page.console, page.errors, page.requests)}
    try:
        found["page.txt"] = (await page.snapshot(timeout=_PICTURE_SECONDS)).text.encode()
        found["page.png"] = (await page.screenshot(timeout=_PICTURE_SECONDS)).data
    except CdpAgentError as exc:
        found["page.txt"] = f"there is no picture: {exc}".encode()
    return found


def _log(url: str, console: Any, errors: Any, requests: Any) -> bytes:
    said: list[ConsoleMessage] = list(console)
    thrown: list[PageError] = list(errors)
    asked: list[Request] = list(requests)
    lines = [f"page {url}", "", "console:", *(f"  {each.level}: {each.text}" for each in said)]
    lines += ["", "errors:", *(f"  {each.message}\n{each.stack}".rstrip() for each in thrown)]
    lines += ["", "requests:", *(f"  {each!r}" for each in asked)]
    return "\n".join(lines).encode(errors="replace")


def _keep(folder: Path, number: int, evidence: dict[str, bytes]) -> None:
    for name, data in evidence.items():
        stem, _, ending = name.partition(".")
        (folder / (name if number == 1 else f"{stem}-{number}.{ending}")).write_bytes(data)
