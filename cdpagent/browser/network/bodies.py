"""The bodies of answers, as far as Chrome still has them."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Any

from cdpagent.errors import BodyUnavailableError, CommandError
from cdpagent.wire.redact import mask_tokens

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from cdpagent.browser.page.logs import Request
    from cdpagent.wire.session import Session


async def body_of(session: Session, request: Request, until: Callable[[Callable[[], bool]], Awaitable[None]]) -> bytes:
    """Wait until the answer to a request has come whole, and return its body."""
    await until(lambda: request.finished)
    if request.failure:
        why = f"the answer from {mask_tokens(request.url)} failed: {request.failure}"
        raise BodyUnavailableError(why, url=request.url)
    try:
        answer = await session.call("Network.getResponseBody", {"requestId": request.id}, timeout=None)
    except CommandError as exc:
        raise BodyUnavailableError(
            f"the browser does not have the body of {mask_tokens(request.url)} ({exc.message}): a redirect has none, "
            "and that of a document is gone when the page has gone elsewhere. Read it as soon as the answer is there",
            url=request.url,
        ) from exc
    return decoded(answer)


def decoded(answer: dict[str, Any]) -> bytes:
    """The body that CDP's getResponseBody gives."""
    return base64.b64decode(answer["body"]) if answer["base64Encoded"] else str(answer["body"]).encode()
