"""How the harness and the drivers talk: JSON on stdin and stdout, one message in each line.

``{"do": "round_trip", "count": 100}`` is answered by ``{"result": …}`` or ``{"error": "…"}``.
Nothing but the standard library is imported here, because this runs in the environment of every peer.
"""

import asyncio
import inspect
import json
import os
import sys
import traceback
from collections.abc import Awaitable, Callable
from typing import Any, TextIO


def serve(driver: object) -> None:
    """Answer until stdin ends. The driver's methods are plain functions."""
    replies = _take_stdout()
    for line in sys.stdin:
        arguments = json.loads(line)
        try:
            result = getattr(driver, arguments.pop("do"))(**arguments)
        except Exception as error:
            _fail(replies, error)
        else:
            _reply(replies, result)


async def serve_async(driver: object, next_line: Callable[[], Awaitable[str]]) -> None:
    """Answer until stdin ends; the driver's methods may be coroutines, of any loop."""
    replies = _take_stdout()
    while line := await next_line():
        arguments = json.loads(line)
        try:
            result = getattr(driver, arguments.pop("do"))(**arguments)
            if inspect.isawaitable(result):
                result = await result
        except Exception as error:
            _fail(replies, error)
        else:
            _reply(replies, result)


def serve_asyncio(driver: object) -> None:
    """`serve_async` on asyncio. A thread waits for the lines, so that the loop can answer pings meanwhile."""

    async def next_line() -> str:
        return await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)

    asyncio.run(serve_async(driver, next_line))


def _take_stdout() -> TextIO:
    """Keep stdout for the replies, and send everything else that is printed to stderr."""
    replies = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    return replies


def _reply(replies: TextIO, result: Any) -> None:
    print(json.dumps({"result": result}), file=replies, flush=True)


def _fail(replies: TextIO, error: Exception) -> None:
    traceback.print_exc()
    print(json.dumps({"error": f"{type(error).__name__}: {error}"}), file=replies, flush=True)
