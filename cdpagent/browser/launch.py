"""Launching a browser, and leaving nothing of it behind."""

from __future__ import annotations

import os
import shlex
import warnings
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import trio

from cdpagent import log
from cdpagent.browser.chrome import Chrome
from cdpagent.browser.egress.refusals import Refusals
from cdpagent.browser.egress.way_out import open_way_out
from cdpagent.browser.places import open_places
from cdpagent.browser.process import diagnose
from cdpagent.browser.process.account import NoAccountError, open_account
from cdpagent.browser.process.confinement import Confinement, ways_for_account
from cdpagent.browser.process.find import find_browser
from cdpagent.browser.process.flags import check_options, command_line, running_as_root
from cdpagent.browser.process.process import open_process
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
from cdpagent.wire.redact import mask_tokens
from cdpagent.wire.session import DEFAULT_TIMEOUT
from cdpagent.wire.tasks import open_background

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence

    from cdpagent.browser.process.account import Account
    from cdpagent.browser.process.process import ChromeProcess
    from cdpagent.browser.services.downloads import Landing
    from cdpagent.wire.connection import Connection
    from cdpagent.wire.transport import Transport

_EXIT_SECONDS = 1


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
    policy = policy or Policy()
    bound = policy.reach.is_limited
    check_options(args, sandbox=sandbox, proxy=proxy, bound=bound)
    program = find_browser(executable)
    until = trio.current_time() + timeout
    async with AsyncExitStack() as stack:
        places = await stack.enter_async_context(open_places(program, user_data_dir, downloads_dir))
        account = None
        if running_as_root() and sandbox is not False:
            try:
                account = stack.enter_context(open_account(program, places.scratch, places.profile))
            except NoAccountError as exc:
                if sandbox:
                    raise
                _warn(_AS_ROOT, str(exc))
        refusals = Refusals()
        server = await stack.enter_async_context(open_way_out(policy.reach, refusals, proxy)) if bound else proxy
        furnishing = places.prepare() if account is None else places.prepare_for(account)

        async def start(stack: AsyncExitStack, way: Confinement) -> Chrome:
            switches = command_line(
                user_data_dir=places.profile,
                headless=headless,
                viewport=viewport,
                sandbox=way.sandbox,
                port=transport == "port",
                proxy=server,
                extra=args,
                bound=bound,
            )
            command = way.command([str(program), *switches])
            log.browser.debug("starting %s", log.Later(lambda: mask_tokens(shlex.join(command))))
            variables = {**furnishing.variables, **(env or {})}
            process = await stack.enter_async_context(open_process(Path(command[0]), command[1:], variables))
            async with _starting(process, until, timeout):
                wire = await _open_transport(process, transport)
            connection = await stack.enter_async_context(open_connection(wire, partial(_explain, process)))
            nursery = await stack.enter_async_context(open_background())
            chrome = Chrome(connection, nursery, ours=True, policy=policy, lender=furnishing.lender, refusals=refusals)
            async with _starting(process, until, timeout):
                await _start(chrome, viewport, furnishing.landing)
            nursery.start_soon(_close_when_asked, chrome, process, wire)
            nursery.start_soon(_close_when_exited, process, connection)
            return chrome

        chrome, way = await _start_in_one_way(stack, start, _ways(sandbox, account, program))
        if account is not None and not way.sandbox:
            _warn(_WITHOUT_NAMESPACES, diagnose.ALLOW_NAMESPACES)
        log.browser.info(
            "launched %s (%s, %s) from %s in %.2f s",
            chrome.version.product,
            "headless" if headless else "with a window",
            transport,
            program,
            trio.current_time() - until + timeout,
        )
        try:
            yield chrome
        finally:
            log.browser.info("closing %s", chrome.version.product)


# --- the sandbox -----------------------------------------------------------------------------------------------------

_AS_ROOT = (
    "this program runs as root, and Chrome can't run as another user, so it runs as root and without its sandbox: a "
    "page that breaks out of its renderer is root"
)
_WITHOUT_NAMESPACES = (
    "Chrome runs without its sandbox, because the system does not let it make user namespaces. It runs as a user of "
    "its own and can't gain rights, but its pages share that user's processes, files and network"
)


def _warn(what: str, advice: str) -> None:
    # Seven frames up is the line of the user's that says `launch`.
    warnings.warn(f"{what}. {advice}. Or pass sandbox=False to silence this warning", SandboxWarning, stacklevel=7)


def _ways(sandbox: bool | None, account: Account | None, program: Path) -> list[Confinement]:
    if account is not None:
        return list(ways_for_account(account, program, required=sandbox is True))
    return [Confinement(sandbox=sandbox is not False and not running_as_root())]


async def _start_in_one_way(
    stack: AsyncExitStack, start: Callable[[AsyncExitStack, Confinement], Awaitable[Chrome]], ways: list[Confinement]
) -> tuple[Chrome, Confinement]:
    """Start Chrome in the first of the ways in which its sandbox works, or that has none."""
    for way in ways:
        async with AsyncExitStack() as attempt:
            try:
                chrome = await start(attempt, way)
            except LaunchError as exc:
                if way is ways[-1] or not diagnose.is_refused_by_sandbox(exc.stderr):
                    raise
                continue
            await stack.enter_async_context(attempt.pop_all())
            return chrome, way
    raise AssertionError("unreachable: the last way raises")


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


async def _start(chrome: Chrome, viewport: tuple[int, int] | None, landing: Landing) -> None:
    failure: Exception | None = None
    chrome.cdp.timeout = None  # `_starting` limits the whole start
    try:
        await chrome.start(viewport=viewport, landing=landing)
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
