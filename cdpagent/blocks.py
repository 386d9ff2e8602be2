"""The ``async with`` blocks of the public surface, which say what to do when they are used in another way.

Forgetting the block, awaiting it, or opening it where Trio does not run are the first mistakes that people make. What
Python itself says of them ("object can't be used in 'await' expression", "must be called from async context") names
neither the mistake nor the way out.
"""

from __future__ import annotations

import sys
import warnings
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import wraps
from typing import TYPE_CHECKING, Any, Final, Generic, NoReturn, ParamSpec, TypeVar

import trio

from cdpagent.errors import BlockNotEnteredError, UsageError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from types import TracebackType

P = ParamSpec("P")
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

_BESIDES: Final = {"launch": ", or `browser = await cdpagent.start(nursery)` where no block will do"}


class Opening(AbstractAsyncContextManager[T_co], Generic[T_co]):
    """What a public function gives that is to be used with ``async with``."""

    __slots__ = ("_is_used", "_manager", "_name")

    def __init__(self, manager: AbstractAsyncContextManager[T_co], name: str) -> None:
        self._manager = manager
        self._name = name
        self._is_used = False

    def __repr__(self) -> str:
        return f"<{self._name}(…), to be used with `async with`>"

    async def __aenter__(self) -> T_co:
        self._is_used = True
        check_runs_on_trio(self._name)
        return await self._manager.__aenter__()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> bool | None:
        return await self._manager.__aexit__(kind, error, traceback)

    def __del__(self) -> None:
        if not self._is_used:
            warn_of_unused(self._name, "async with")

    # Type checkers must go on to refuse what these explain.
    if not TYPE_CHECKING:

        def __await__(self) -> NoReturn:
            self._is_used = True
            advice = _BESIDES.get(self._name, "")
            raise UsageError(f"{self._name}() can't be awaited. Write `{block_line(self._name, 'async with')}`{advice}")

        def __enter__(self) -> NoReturn:
            self._is_used = True
            besides = f", or cdpagent.sync.{self._name}() in blocking code" if self._name in _OPENED_BY_ALL else ""
            raise UsageError(f"{self._name}() needs `async with` instead of `with`{besides}")

        def __exit__(self, *raised: object) -> None:
            """Never reached: only with it does Python call ``__enter__``."""

        def __getattr__(self, name: str) -> NoReturn:
            self._is_used = True
            raise not_entered(self._name, name, "async with", _BESIDES.get(self._name, ""))


_OPENED_BY_ALL: Final = frozenset({"launch", "attach"})
_GIVEN: Final = {"launch": "browser", "attach": "browser", "new_context": "context"}


def block(function: Callable[P, AsyncIterator[T]]) -> Callable[P, Opening[T]]:
    """Make a public function that is used with ``async with`` out of a generator, as `asynccontextmanager` does."""
    manager = asynccontextmanager(function)
    name = function.__name__

    @wraps(function)
    def open_block(*args: P.args, **kwargs: P.kwargs) -> Opening[T]:
        return Opening(manager(*args, **kwargs), name)

    return open_block


def block_line(name: str, keyword: str) -> str:
    """How the block of a function is written."""
    return f"{keyword} {name}(…) as {_GIVEN.get(name, name.removeprefix('expect_'))}:"


def not_entered(name: str, attribute: str, keyword: str, besides: str = "") -> BlockNotEnteredError:
    """The error for something that is asked of a block instead of what the block gives."""
    return BlockNotEnteredError(
        f"{name}() has not been entered, so it has no {attribute!r}. Write `{block_line(name, keyword)}`{besides}"
    )


def warn_of_unused(name: str, keyword: str) -> None:
    """Warn, as Python does of a coroutine that was never awaited."""
    warnings.warn(
        f"{name}() was called, but its block was never entered, so nothing happened. Write "
        f"`{block_line(name, keyword)}`",
        RuntimeWarning,
        stacklevel=3,
    )


def check_runs_on_trio(name: str) -> None:
    """Raise if this is no task of Trio's."""
    if trio.lowlevel.in_trio_task():
        return
    if is_in_asyncio():
        besides = f": `async with cdpagent.aio.{name}(…)`" if name in _OPENED_BY_ALL else ""
        raise UsageError(f"this is asyncio, and cdpagent.{name}() runs on Trio. Use cdpagent.aio{besides}")
    raise UsageError(f"cdpagent.{name}() runs on Trio, and no task of Trio's runs here. Call it below trio.run()")


def is_in_asyncio() -> bool:
    """Whether this runs in an event loop of asyncio, which must have been imported for that."""
    asyncio: Any = sys.modules.get("asyncio")
    if asyncio is None:
        return False
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True
