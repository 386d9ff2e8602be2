"""Launching a browser of our own, and leaving nothing of it behind."""

from __future__ import annotations

import os
import warnings
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeVar

import trio

from cdpagent.browser import diagnose
from cdpagent.browser.browser import Browser
from cdpagent.browser.find import find_browser
from cdpagent.browser.flags import command_line, running_as_root
from cdpagent.browser.page import Page
from cdpagent.browser.process import open_process
from cdpagent.browser.profile import open_temporary_directory
from cdpagent.errors import (
    BrowserClosedError,
    CdpAgentError,
    DeadlineExceededError,
    LaunchError,
    SandboxWarning,
)
from cdpagent.wire.connection import open_connection
from cdpagent.wire.pipe import PipeTransport
from cdpagent.wire.tasks import open_background

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping, Sequence

    from cdpagent.browser.process import ChromeProcess
    from cdpagent.wire.connection import Connection
    from cdpagent.wire.transport import Transport

PageT = TypeVar("PageT", bound=Page)

_QUIT_SECONDS = 5
_EXIT_SECONDS = 1


@asynccontextmanager
async def launch(
    page_type: type[PageT],
    *,
    executable: str | os.PathLike[str] | None = None,
    headless: bool = True,
    user_data_dir: str | os.PathLike[str] | None = None,
    viewport: tuple[int, int] | None = (1280, 800),
    args: Sequence[str] = (),
    env: Mapping[str, str] | None = None,
    sandbox: bool | None = None,
    transport: Literal["pipe", "port"] = "pipe",
    proxy: str | None = None,
    downloads_dir: str | os.PathLike[str] | None = None,
    timeout: float = 30,
) -> AsyncIterator[Browser[PageT]]:
    """Start a browser; see `cdpagent.launch`.

    What is entered is left in the opposite order, whatever happens: connection, process, directory.
    """
    if os.name != "posix":
        raise LaunchError(
            "launch() works on Linux and macOS. On Windows, start Chrome with --remote-debugging-port=9222 and attach()"
        )
    if transport not in ("pipe", "port"):
        raise ValueError(f"transport={transport!r}: choose 'pipe' or 'port'")
    use_sandbox = _decide_sandbox(sandbox)
    program = find_browser(executable)
    keep_downloads = downloads_dir is not None
    async with AsyncExitStack() as stack:
        scratch: Path | None = None
        if user_data_dir is None or downloads_dir is None:
            scratch = await stack.enter_async_context(open_temporary_directory())
        profile = _directory(user_data_dir, scratch, "profile")
        downloads = _directory(downloads_dir, scratch, "downloads")
        switches = command_line(
            user_data_dir=profile,
            headless=headless,
            viewport=viewport,
            sandbox=use_sandbox,
            port=transport == "port",
            proxy=proxy,
            extra=args,
        )
        process = await stack.enter_async_context(open_process(program, switches, _environment(env)))
        started = trio.current_time()
        try:
            with trio.fail_after(timeout):
                wire = await _open_transport(process, transport)
        except trio.TooSlowError:
            raise _silent(process, timeout) from None
        connection = await stack.enter_async_context(open_connection(wire, lambda reason: _explain(process, reason)))
        nursery = await stack.enter_async_context(open_background())
        browser: Browser[PageT] = Browser(connection, page_type, nursery, ours=True)
        try:
            with trio.fail_after(max(0.0, started + timeout - trio.current_time())):
                await browser._start(viewport=viewport, downloads=downloads, keep_downloads=keep_downloads)
        except (trio.TooSlowError, DeadlineExceededError):
            raise _silent(process, timeout) from None
        except BrowserClosedError as exc:
            with trio.move_on_after(_EXIT_SECONDS):
                await process.exited.wait()
            raise diagnose.launch_error(process.stderr, process.exit_code) from exc
        if browser.version.major and browser.version.major < diagnose.OLDEST_VERSION:
            raise diagnose.too_old(browser.version.product)
        nursery.start_soon(_quit_when_asked, browser, process, connection)
        try:
            yield browser
        finally:
            with trio.CancelScope(shield=True):
                await _quit(process, connection)


def _decide_sandbox(sandbox: bool | None) -> bool:
    if not running_as_root():
        return sandbox is not False
    if sandbox:
        raise LaunchError(
            "sandbox=True, but this program runs as root, and Chrome refuses its sandbox there. Run as another user; or "
            "pass sandbox=False if you trust the pages you open"
        )
    if sandbox is None:
        warnings.warn(
            "running as root, so Chrome runs without its sandbox: a page that breaks out of its renderer is root. Run "
            "as another user, or pass sandbox=False to say that you know",
            SandboxWarning,
            stacklevel=6,
        )
    return False


def _directory(given: str | os.PathLike[str] | None, scratch: Path | None, name: str) -> Path:
    if given is None:
        assert scratch is not None
        path = scratch / name
    else:
        path = Path(given).absolute()
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as exc:
        raise LaunchError(f"{path} can't be used as a directory: {exc.strerror}") from exc
    return path


def _environment(env: Mapping[str, str] | None) -> dict[str, str]:
    return {**os.environ, **env} if env is not None else dict(os.environ)


async def _open_transport(process: ChromeProcess, kind: Literal["pipe", "port"]) -> Transport:
    if kind == "pipe":
        return PipeTransport.over_descriptors(*process.hand_over_pipe())
    # The pipe stays open, unused: Chrome quits when it ends, so that it can't outlive us here either.
    from cdpagent.wire.websocket import connect_websocket

    url: str | None = None
    async with trio.open_nursery() as nursery:

        async def exited() -> None:
            await process.exited.wait()
            nursery.cancel_scope.cancel()

        nursery.start_soon(exited)
        url = await process.wait_for_port()
        nursery.cancel_scope.cancel()
    if url is None:
        raise diagnose.launch_error(process.stderr, process.exit_code)
    return await connect_websocket(url)


async def _explain(process: ChromeProcess, reason: str) -> str:
    """The connection has ended, most likely because the browser has: wait a moment to be able to say how."""
    with trio.move_on_after(_EXIT_SECONDS):
        await process.exited.wait()
    if process.exit_code is None:
        return reason
    if process.exit_code < 0:
        return f"the browser crashed or was killed (signal {-process.exit_code}). Launch another one"
    return f"the browser has exited (code {process.exit_code}). Launch another one"


def _silent(process: ChromeProcess, timeout: float) -> LaunchError:
    if process.exit_code is not None:
        return diagnose.launch_error(process.stderr, process.exit_code)
    return LaunchError(
        f"the browser was started but did not answer within {timeout:g} s. Is the machine very busy? Pass a longer "
        "timeout=, and check that executable= is a Chrome or Chromium",
        stderr=process.stderr,
    )


async def _quit_when_asked(browser: Browser[Any], process: ChromeProcess, connection: Connection) -> None:
    await browser._close_requested.wait()
    with trio.CancelScope(shield=True):
        await _quit(process, connection)


async def _quit(process: ChromeProcess, connection: Connection) -> None:
    """Ask the browser to quit, and wait for it, but not for ever: `open_process` kills what is left."""
    if process.exit_code is not None:
        return
    with trio.move_on_after(_QUIT_SECONDS):
        try:
            await connection.root.send("Browser.close")
        except CdpAgentError:
            pass  # it is gone already
        await process.exited.wait()


