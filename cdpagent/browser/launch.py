"""Launching a browser, and leaving nothing of it behind."""

from __future__ import annotations

import os
import sys
import tempfile
import warnings
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import trio

from cdpagent.browser.chrome import Chrome
from cdpagent.browser.process import diagnose
from cdpagent.browser.process.find import find_browser, is_snap
from cdpagent.browser.process.flags import check_options, command_line, running_as_root
from cdpagent.browser.process.process import open_process
from cdpagent.browser.process.profile import open_temporary_directory
from cdpagent.errors import (
    AttachError,
    BrowserClosedError,
    CommandError,
    DeadlineExceededError,
    LaunchError,
    SandboxWarning,
)
from cdpagent.policy import Policy
from cdpagent.wire.connection import open_connection
from cdpagent.wire.pipe import PipeTransport
from cdpagent.wire.session import DEFAULT_TIMEOUT
from cdpagent.wire.tasks import open_background

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping, Sequence

    from cdpagent.browser.process.process import ChromeProcess
    from cdpagent.wire.connection import Connection
    from cdpagent.wire.transport import Transport

_EXIT_SECONDS = 1
_LONGEST_SOCKET_NAME = 104  # the system's limit, on the strictest of systems
_SHORT_ROOT = Path("/tmp")  # noqa: S108 - a directory of ours is made in it, as `tempfile` does


@asynccontextmanager
async def launch(
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
    policy: Policy | None = None,
    timeout: float = 30,
) -> AsyncIterator[Chrome]:
    """Start a browser; see `cdpagent.launch`.

    Whatever happens, everything is left in the opposite order: connection, process, directory.
    """
    if os.name != "posix":
        raise LaunchError(
            "launch() works on Linux and macOS. On Windows, start Chrome with --remote-debugging-port=9222 and attach()"
        )
    if transport not in ("pipe", "port"):
        raise ValueError(f"transport={transport!r}: choose 'pipe' or 'port'")
    check_options(args, sandbox=sandbox, proxy=proxy)
    use_sandbox = _decide_sandbox(sandbox)
    program = find_browser(executable)
    async with AsyncExitStack() as stack:
        scratch = await stack.enter_async_context(open_temporary_directory(_root(program)))
        profile = _directory("user_data_dir", user_data_dir, scratch / "profile")
        downloads = _directory("downloads_dir", downloads_dir, scratch / "downloads")
        switches = command_line(
            user_data_dir=profile,
            headless=headless,
            viewport=viewport,
            sandbox=use_sandbox,
            port=transport == "port",
            proxy=proxy,
            extra=args,
        )
        sockets = await stack.enter_async_context(_open_place_for_sockets(scratch, program))
        process = await stack.enter_async_context(open_process(program, switches, _environment(env, sockets)))
        until = trio.current_time() + timeout
        async with _starting(process, until, timeout):
            wire = await _open_transport(process, transport)
        connection = await stack.enter_async_context(open_connection(wire, partial(_explain, process)))
        nursery = await stack.enter_async_context(open_background())
        chrome = Chrome(connection, nursery, ours=True, policy=policy or Policy())
        async with _starting(process, until, timeout):
            await _start(chrome, viewport, downloads, keep_downloads=downloads_dir is not None)
        nursery.start_soon(_close_when_asked, chrome, process, wire)
        nursery.start_soon(_close_when_exited, process, connection)
        yield chrome


def _decide_sandbox(sandbox: bool | None) -> bool:
    if not running_as_root():
        return sandbox is not False
    if sandbox:
        raise LaunchError(
            "sandbox=True, but this program runs as root, and Chrome does not run its sandbox as root. Run as another "
            "user, or pass sandbox=False if you trust the pages you open"
        )
    if sandbox is None:
        warnings.warn(
            "this program runs as root, so Chrome runs without its sandbox: a page that breaks out of its renderer is "
            "root. Run as another user, or pass sandbox=False to silence this warning",
            SandboxWarning,
            stacklevel=6,
        )
    return False


def _root(program: Path) -> Path:
    """Return where our directories go. A browser in a snap has its own /tmp and sees only its own part of the home."""
    if is_snap(program):
        return Path.home() / "snap" / program.name / "common"
    return Path(tempfile.gettempdir())


def _directory(name: str, given: str | os.PathLike[str] | None, default: Path) -> Path:
    path = default if given is None else Path(given).expanduser().absolute()
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as exc:
        what = "it is a file" if path.is_file() else exc.strerror
        raise LaunchError(f"{name}: {path} can't be used as a directory: {what}. Pass another one") from exc
    if not os.access(path, os.R_OK | os.W_OK | os.X_OK):
        raise LaunchError(f"{name}: this user may not write to {path}. Pass another directory, or change its owner")
    return path


@asynccontextmanager
async def _open_place_for_sockets(scratch: Path, program: Path) -> AsyncIterator[Path | None]:
    """Give Chrome a temporary directory for its socket, which it leaves behind when it is killed.

    The system limits how long a socket's path may be. If a path below our directory would be too long, this makes a
    second directory with a short path. None: let Chrome use its default.
    """
    longest = scratch / "tmp" / "org.chromium.Chromium.XXXXXX" / "SingletonSocket"
    if sys.platform != "linux":
        yield None
    elif len(os.fsencode(longest)) < _LONGEST_SOCKET_NAME:
        directory = scratch / "tmp"
        directory.mkdir()
        yield directory
    elif is_snap(program):
        yield None
    else:
        async with open_temporary_directory(_SHORT_ROOT) as directory:
            yield directory


def _environment(env: Mapping[str, str] | None, temporary: Path | None) -> dict[str, str]:
    """Return Chrome's environment: ours, a place for its temporary files, and the user's additions."""
    place = {} if temporary is None else {"TMPDIR": str(temporary)}
    return {**os.environ, **place, **(env or {})}


# --- the start -------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def _starting(process: ChromeProcess, until: float, timeout: float) -> AsyncIterator[None]:
    """Set the start's time limit, and turn whatever goes wrong in the block into an error that says what to do."""
    try:
        with trio.fail_at(until):
            yield
    except (trio.TooSlowError, DeadlineExceededError):
        process.kill()  # it has no data to lose yet
        raise LaunchError(
            f"the browser was started but did not answer within {timeout:g} s. Pass a longer timeout= if the machine "
            "is busy, and check that executable= is a Chrome or Chromium",
            stderr=process.stderr,
        ) from None
    except (BrowserClosedError, AttachError) as exc:
        with trio.move_on_after(_EXIT_SECONDS):
            await process.exited.wait()
        process.kill()
        raise diagnose.launch_error(process.stderr, process.exit_code, str(exc)) from exc
    except BaseException:
        process.kill()
        raise


async def _open_transport(process: ChromeProcess, kind: Literal["pipe", "port"]) -> Transport:
    if kind == "pipe":
        return PipeTransport.over_descriptors(*process.hand_over_pipe())
    # Leave the pipe open, though unused: Chrome quits when it closes, so that Chrome can't outlive us here either.
    from cdpagent.wire.websocket import connect_websocket

    url = await process.wait_for_port()
    if url is None:
        raise BrowserClosedError("it opened no port")
    return await connect_websocket(url)


async def _start(chrome: Chrome, viewport: tuple[int, int] | None, downloads: Path, *, keep_downloads: bool) -> None:
    failure: Exception | None = None
    chrome.cdp.timeout = None  # `_starting` limits the whole start
    try:
        await chrome.start(viewport=viewport, downloads=downloads, keep_downloads=keep_downloads)
    except (CommandError, KeyError) as exc:
        failure = exc
    chrome.cdp.timeout = DEFAULT_TIMEOUT
    version = getattr(chrome, "version", None)
    if version is not None and 0 < version.major < diagnose.OLDEST_VERSION:
        raise diagnose.too_old(version.product) from failure
    if failure is not None:
        raise diagnose.not_chrome(failure) from failure


# --- the end ---------------------------------------------------------------------------------------------------------


async def _explain(process: ChromeProcess, reason: str) -> str:
    """Wait a moment after the connection has ended: most likely the browser has exited, and we can say how."""
    with trio.move_on_after(inf if process.quitting else _EXIT_SECONDS):
        await process.exited.wait()
    return _how_it_ended(process) if process.exited.is_set() else reason


def _how_it_ended(process: ChromeProcess) -> str:
    if process.quitting:
        return "this program closed the browser"
    code = process.exit_code
    if code is not None and code < 0:
        return f"the browser crashed or was killed (signal {-code}). Launch another one"
    return f"the browser has exited (code {'unknown' if code is None else code}). Launch another one"


async def _close_when_asked(chrome: Chrome, process: ChromeProcess, wire: Transport) -> None:
    await chrome.close_requested.wait()
    with trio.CancelScope(shield=True):
        await wire.aclose()
        await process.quit()


async def _close_when_exited(process: ChromeProcess, connection: Connection) -> None:
    """End the connection when the browser exits, even if a process that the browser started still holds its pipe."""
    await process.exited.wait()
    with trio.move_on_after(_EXIT_SECONDS):
        await connection.closed.wait()
    connection.fail(_how_it_ended(process))
