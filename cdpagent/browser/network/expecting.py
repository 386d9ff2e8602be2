"""Which requests and answers a program waits for."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import TypeVar

from cdpagent.browser.network.patterns import url_test
from cdpagent.browser.network.response import Response
from cdpagent.browser.page.logs import Request

RequestPattern = str | re.Pattern[str] | Callable[[Request], bool | Awaitable[bool]]
"""A glob or a regular expression for the URL, or a function of the `Request`."""
ResponsePattern = str | re.Pattern[str] | Callable[[Response], bool | Awaitable[bool]]
"""A glob or a regular expression for the URL, or a function of the `Response`."""

ExchangeT = TypeVar("ExchangeT", Request, Response)


def exchange_test(
    pattern: str | re.Pattern[str] | Callable[[ExchangeT], bool | Awaitable[bool]],
) -> Callable[[ExchangeT], bool | Awaitable[bool]]:
    """Return what tells whether a request or an answer is meant."""
    if not isinstance(pattern, str | re.Pattern) and callable(pattern):
        return pattern
    meant = url_test(pattern)
    return lambda exchange: meant(exchange.url)
