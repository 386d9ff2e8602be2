"""Attaching to a running browser. cdpagent is a guest in it: it changes nothing and leaves nothing behind."""

from __future__ import annotations

import logging
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING

import trio

from cdpagent import log
from cdpagent.browser.chrome import Chrome
from cdpagent.browser.connect.endpoint import addresses
from cdpagent.errors import AttachError, CdpAgentError, DeadlineExceededError
from cdpagent.policy import Policy
from cdpagent.wire.connection import open_connection
from cdpagent.wire.redact import redact_url
from cdpagent.wire.tasks import open_background

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping

    from cdpagent.browser.connect.endpoint import Address, Endpoint
    from cdpagent.wire.transport import Transport
    from cdpagent.wire.websocket import HandshakeRefused

APPROVAL_FACTOR = 4
"""A person gets this many times the usual time limit to click Allow."""

_REMINDER_SECONDS = 1.5

_log = logging.getLogger("cdpagent")


@asynccontextmanager
async def attach(
    endpoint: Endpoint | None = None,
    *,
    headers: Mapping[str, str] | None = None,
    policy: Policy | None = None,
    timeout: float = 30,
) -> AsyncIterator[Chrome]:
    """Connect to a running browser; see `cdpagent.attach`."""
    wire = await _connect(endpoint, headers, timeout)
    async with AsyncExitStack() as stack:
        connection = await stack.enter_async_context(open_connection(wire))
        nursery = await stack.enter_async_context(open_background())
        chrome = Chrome(connection, nursery, ours=False, policy=policy or Policy())
        try:
            with trio.fail_after(timeout):
                await chrome.start(viewport=None, landing=None)
        except (trio.TooSlowError, DeadlineExceededError):
            raise AttachError(
                f"the browser accepted the connection but did not answer within {timeout:g} s. Pass a longer timeout="
            ) from None
        except CdpAgentError as exc:
            raise AttachError(f"the other side does not answer like a browser: {exc}") from exc
        nursery.start_soon(_leave_when_asked, chrome, wire)
        log.browser.info("attached to %s", chrome.version.product)
        try:
            yield chrome
        finally:
            log.browser.info("leaving %s", chrome.version.product)
            with trio.CancelScope(shield=True):
                await chrome.leave()


async def _leave_when_asked(chrome: Chrome, wire: Transport) -> None:
    await chrome.close_requested.wait()
    with trio.CancelScope(shield=True):
        await chrome.leave()
        await wire.aclose()


async def _connect(endpoint: Endpoint | None, headers: Mapping[str, str] | None, timeout: float) -> Transport:
    with trio.move_on_after(timeout) as scope:
        candidates = await addresses(endpoint, headers)
    if scope.cancelled_caught:
        shown = _shown(endpoint)
        raise AttachError(f"the endpoint {shown} did not answer within {timeout:g} s", endpoint=shown)
    gone: list[str] = []
    for address in candidates:
        try:
            return await _connect_to(address, headers, timeout)
        except AttachError as exc:
            if not isinstance(exc.__cause__, OSError) or not address.source:
                raise
            gone.append(address.source)  # its browser has exited and left the file behind
    raise AttachError(
        f"{' and '.join(gone)} named a browser that has exited. Start it again, with remote debugging on",
        endpoint=_shown(endpoint),
    )


async def _connect_to(address: Address, headers: Mapping[str, str] | None, timeout: float) -> Transport:
    # Import it here: a program that only launches never needs it, and it would slow down `import cdpagent`.
    from cdpagent.wire.websocket import HandshakeRefused, connect_websocket

    limit = timeout * APPROVAL_FACTOR if address.may_ask else timeout
    shown = redact_url(address.url)
    async with open_background() as nursery:
        if address.may_ask:
            nursery.start_soon(_remind_to_click_allow, shown, limit)
        try:
            with trio.fail_after(limit):
                return await connect_websocket(address.url, headers=headers)
        except trio.TooSlowError:
            advice = (
                "Click Allow in the browser's dialog" if address.may_ask else "Check that it is a browser's address"
            )
            raise AttachError(
                f"{shown} did not accept the connection within {limit:g} s. {advice}", endpoint=shown
            ) from None
        except HandshakeRefused as exc:
            raise _refused(address, exc) from exc
    raise AssertionError("unreachable")


def _refused(address: Address, refusal: HandshakeRefused) -> AttachError:
    shown = refusal.endpoint
    if refusal.status == 403 and address.may_ask:
        return AttachError(
            f"the connection to {shown} was denied in the browser's dialog. Attach again and click Allow",
            endpoint=shown,
        )
    if refusal.status in (401, 403):
        return AttachError(f"{refusal}. Check the token and headers=", endpoint=shown)
    if refusal.status == 404:
        return AttachError(
            f"{shown} is not the DevTools server of a browser, or its browser has been restarted since. Check the port",
            endpoint=shown,
        )
    return AttachError(f"{refusal}. Check that it is the DevTools port of a browser", endpoint=shown)


async def _remind_to_click_allow(shown: str, limit: float) -> None:
    await trio.sleep(_REMINDER_SECONDS)
    _log.warning("%s has not answered yet: click Allow in the browser's dialog (waiting up to %g s)", shown, limit)


def _shown(endpoint: Endpoint | None) -> str:
    return redact_url(str(endpoint)) if endpoint is not None else "(any)"
