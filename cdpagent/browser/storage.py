"""Cookies and local storage, out of one browser and into another.

The format is that of Playwright's storage state, so that files made there can be used here and the other way round.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypedDict, cast
from urllib.parse import urlsplit

import trio

if TYPE_CHECKING:
    import os
    from collections.abc import Mapping

    from typing import NotRequired

    from cdpagent.browser.context import Context
    from cdpagent.browser.page import Page
    from cdpagent.wire.protocol import Event


class Cookie(TypedDict):
    """A cookie. Give ``url`` or ``domain``; ``expires`` is in seconds since 1970, -1 for a session's cookie."""

    name: str
    value: str
    url: NotRequired[str]
    domain: NotRequired[str]
    path: NotRequired[str]
    expires: NotRequired[float]
    httpOnly: NotRequired[bool]
    secure: NotRequired[bool]
    sameSite: NotRequired[str]


class StorageItem(TypedDict):
    """One entry of a local storage."""

    name: str
    value: str


class OriginState(TypedDict):
    """The local storage of one origin."""

    origin: str
    localStorage: list[StorageItem]


class StorageState(TypedDict):
    """What a context remembers."""

    cookies: list[Cookie]
    origins: list[OriginState]


_COOKIE_FIELDS = ("name", "value", "url", "domain", "path", "expires", "httpOnly", "secure", "sameSite")


def cookie_from_cdp(cookie: dict[str, Any]) -> Cookie:
    """CDP's cookie without what only Chrome can use."""
    return cast("Cookie", {name: cookie[name] for name in _COOKIE_FIELDS if name in cookie})


def cookie_to_cdp(cookie: Cookie) -> dict[str, Any]:
    """A cookie for Storage.setCookies; ValueError if it does not say where it belongs."""
    if "url" not in cookie and "domain" not in cookie:
        raise ValueError(f"cookie {cookie.get('name')!r}: give it a url or a domain")
    fields = {name: value for name, value in cookie.items() if name in _COOKIE_FIELDS}
    if fields.get("expires") == -1:
        del fields["expires"]
    return fields


def read_state(state: Mapping[str, Any] | str | os.PathLike[str]) -> StorageState:
    """A storage state from itself, or from the file it was written to; ValueError if it is none."""
    if not isinstance(state, dict):
        state = json.loads(Path(cast("str", state)).read_text(encoding="utf-8"))
    if not isinstance(state, dict) or not isinstance(state.get("cookies"), list):
        raise ValueError("this is not a storage state: it should have `cookies` and `origins`")
    return {"cookies": state["cookies"], "origins": state.get("origins", [])}


async def save(context: Context[Any]) -> StorageState:
    """Cookies, and the local storage of every origin that the context's pages have been to."""
    origins: list[OriginState] = []
    visited = {frame.origin for page in context.pages for frame in page.frames} | context._origins
    visited = {origin for origin in visited if urlsplit(origin).scheme in ("http", "https")}
    if visited:
        page = await context.browser._targets.create(context.id)
        try:
            for origin in sorted(visited):
                await _visit(page, origin)
                items = await page.main_frame.in_world("() => Object.entries(localStorage)")
                if items:
                    found: list[StorageItem] = [{"name": name, "value": value} for name, value in items]
                    origins.append({"origin": origin, "localStorage": found})
        finally:
            with trio.CancelScope(shield=True), trio.move_on_after(5):
                await page.close()
    return {"cookies": await context.cookies(), "origins": origins}


async def load(context: Context[Any], state: StorageState) -> None:
    """Put a storage state into a context."""
    if state["cookies"]:
        await context.set_cookies(state["cookies"])
    if state["origins"]:
        page = await context.browser._targets.create(context.id)
        try:
            for each in state["origins"]:
                await _visit(page, each["origin"])
                context._origins.add(each["origin"])
                items = [[item["name"], item["value"]] for item in each["localStorage"]]
                await page.main_frame.in_world(
                    "items => { for (const [name, value] of items) localStorage.setItem(name, value) }", items
                )
        finally:
            with trio.CancelScope(shield=True), trio.move_on_after(5):
                await page.close()


async def _visit(page: Page, origin: str) -> None:
    """Be at an origin without sending it anything: the page's request is answered here, with an empty document."""
    session = page.cdp

    def answer(event: Event[Any]) -> None:
        session.start(
            "Fetch.fulfillRequest",
            {
                "requestId": event.params["requestId"],
                "responseCode": 200,
                "responseHeaders": [{"name": "Content-Type", "value": "text/html"}],
                "body": "",
            },
        )

    session.listen("Fetch.requestPaused", answer)
    try:
        await session.send("Fetch.enable")
        await page.open(origin)
    finally:
        session.unlisten("Fetch.requestPaused", answer)
        session.start("Fetch.disable")
