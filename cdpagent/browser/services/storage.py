"""Cookies and local storage, out of one browser and into another.

The format is that of Playwright's storage state, so that files made there can be used here and the other way round.
"""

from __future__ import annotations

import json
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, TypedDict, cast

import trio

from cdpagent.browser.network.interception import finish
from cdpagent.browser.page.navigation import open_url
from cdpagent.errors import CommandError

if TYPE_CHECKING:
    import os
    from collections.abc import AsyncIterator, Sequence
    from typing import NotRequired

    from cdpagent.browser.browser_context import BrowserContext
    from cdpagent.browser.page.tab import Tab
    from cdpagent.wire.session import Session


class PartitionKey(TypedDict):
    """Under which site's pages a partitioned cookie is to be had."""

    topLevelSite: str
    hasCrossSiteAncestor: bool


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
    sameSite: NotRequired[Literal["Strict", "Lax", "None"]]
    partitionKey: NotRequired[PartitionKey]


class StorageItem(TypedDict):
    """One entry of a local storage."""

    name: str
    value: str


class OriginState(TypedDict):
    """The local storage of one origin."""

    origin: str
    localStorage: list[StorageItem]


class StorageState(TypedDict):
    """What a context remembers: its cookies, and the local storage of the origins it has been to."""

    cookies: list[Cookie]
    origins: list[OriginState]


_COOKIE_FIELDS: Final = tuple(Cookie.__annotations__)
_SAME_SITE: Final = ("Strict", "Lax", "None")
_SESSION_COOKIE: Final = -1
_CLOSE_SECONDS: Final = 5

# By number: an item that is called like a method of the storage, such as "key", can't be read as a property.
_READ: Final = """() => Array.from({length: localStorage.length}, (_, i) => localStorage.key(i))
    .map(name => [name, localStorage.getItem(name)])"""
_WRITE: Final = "items => { for (const [name, value] of items) localStorage.setItem(name, value) }"

# An empty page, with an icon so that Chrome does not ask the server for one.
_EMPTY_PAGE: Final = "PGxpbmsgcmVsPWljb24gaHJlZj0iZGF0YTosIj4="  # <link rel=icon href="data:,">


async def get_cookies(context: BrowserContext) -> list[Cookie]:
    """All cookies of a context, without what only Chrome can use."""
    answer = await context.chrome.cdp.call("Storage.getCookies", context.scope)
    return [
        cast("Cookie", {name: cookie[name] for name in _COOKIE_FIELDS if name in cookie})
        for cookie in answer["cookies"]
    ]


async def set_cookies(context: BrowserContext, cookies: Sequence[Cookie]) -> None:
    """Add cookies; ValueError for one that Chrome does not take."""
    for cookie in cookies:
        if "url" not in cookie and "domain" not in cookie:
            raise ValueError(f"cookie {cookie.get('name')!r}: give it a url or a domain")
        if cookie.get("sameSite", "Lax") not in _SAME_SITE:
            raise ValueError(f"cookie {cookie.get('name')!r}: sameSite is one of {', '.join(_SAME_SITE)}")
    params = {"cookies": [_for_chrome(cookie) for cookie in cookies], **context.scope}
    try:
        await context.chrome.cdp.call("Storage.setCookies", params)
    except CommandError as exc:
        names = ", ".join(repr(cookie.get("name")) for cookie in cookies)
        raise ValueError(f"Chrome does not take the cookies {names}: {exc.message}") from exc


def _for_chrome(cookie: Cookie) -> dict[str, Any]:
    fields = {name: value for name, value in cookie.items() if name in _COOKIE_FIELDS}
    if fields.get("expires") == _SESSION_COOKIE:
        del fields["expires"]
    return fields


def read_state(state: StorageState | str | os.PathLike[str]) -> StorageState:
    """A storage state from itself, or from the file it was written to; ValueError for anything else."""
    found = state if isinstance(state, dict) else json.loads(Path(state).read_text(encoding="utf-8"))
    if not isinstance(found, dict) or not isinstance(found.get("cookies"), list):
        raise ValueError("this is not a storage state: it should have `cookies` and `origins`")
    return {"cookies": found["cookies"], "origins": found.get("origins", [])}


async def save(context: BrowserContext) -> StorageState:
    """Cookies, and the local storage of every origin that the context's pages have been to."""
    origins: list[OriginState] = []
    if context.origins:
        async with _visitor(context) as tab:
            for origin in sorted(context.origins):
                await open_url(tab, origin)
                items = await tab.main_frame.in_world(_READ)
                if items:
                    found: list[StorageItem] = [{"name": name, "value": value} for name, value in items]
                    origins.append({"origin": origin, "localStorage": found})
    return {"cookies": await get_cookies(context), "origins": origins}


async def load(context: BrowserContext, state: StorageState) -> None:
    """Put a storage state into a context."""
    if state["cookies"]:
        await set_cookies(context, state["cookies"])
    if state["origins"]:
        async with _visitor(context) as tab:
            for each in state["origins"]:
                await open_url(tab, each["origin"])
                items = [[item["name"], item["value"]] for item in each["localStorage"]]
                await tab.main_frame.in_world(_WRITE, items)


@asynccontextmanager
async def _visitor(context: BrowserContext) -> AsyncIterator[Tab]:
    """A tab that can go to any origin without asking its server for anything: each request is answered here."""
    tab = await context.chrome.targets.create(context.id)

    def answer(session: Session, params: dict[str, Any]) -> None:
        session.start(
            "Fetch.fulfillRequest",
            {
                "requestId": params["requestId"],
                "responseCode": 200,
                "responseHeaders": [{"name": "Content-Type", "value": "text/html"}],
                "body": _EMPTY_PAGE,
            },
        )

    tab.interception.stand_in = answer
    try:
        await tab.cdp.send("Network.setBypassServiceWorker", bypass=True)
        await finish(tab.interception.start())
        yield tab
    finally:
        with trio.CancelScope(shield=True), trio.move_on_after(_CLOSE_SECONDS):
            await tab.close()
