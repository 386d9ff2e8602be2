"""Finds the live classes.

A class is *live* when it has methods that wait. We find live classes by following the types of everything public, from
`cdpagent.__all__` on. A dataclass that holds live objects (such as a receipt with the pages that were opened) is a
*holder*: the generator writes a subclass of it in which those objects are wrapped.
"""

from __future__ import annotations

import ast
import dataclasses
from functools import cache
from typing import TYPE_CHECKING, TypeVar

import cdpagent
from tools.surfaces.source import annotation, functions_of, is_ours, members_of, value_of

if TYPE_CHECKING:
    from collections.abc import Iterator


@cache
def live_classes() -> dict[str, type]:
    """Return all live classes that the public surface leads to, by name."""
    return {name: kind for name, kind in sorted(_reached().items()) if _is_live(kind)}


@cache
def holders() -> dict[str, type]:
    """Return the dataclasses that hold live objects; one that is a field of another comes before it."""
    found: dict[str, type] = {}

    def visit(kind: type) -> bool:
        if kind.__name__ in live_classes() or kind.__name__ in found:
            return True
        if not dataclasses.is_dataclass(kind):
            return False
        if not any([visit(each) for each in _held(kind) if each is not kind]):  # noqa: C419 - visit all of them
            return False
        found[kind.__name__] = kind
        return True

    for kind in _reached().values():
        visit(kind)
    return found


def is_wrapped(kind: object) -> bool:
    """Whether the other surfaces have their own class for it."""
    return isinstance(kind, type) and (kind.__name__ in live_classes() or kind.__name__ in holders())


def is_manager(kind: type) -> bool:
    """Whether its objects are used with ``async with``."""
    return hasattr(kind, "__aenter__")


@cache
def _reached() -> dict[str, type]:
    found: dict[str, type] = {}
    waiting = [each for each in (getattr(cdpagent, name) for name in cdpagent.__all__) if isinstance(each, type)]
    while waiting:
        kind = waiting.pop()
        if BaseException in kind.__mro__ or not is_ours(kind):
            continue
        if kind.__name__ in found and found[kind.__name__] not in kind.__mro__[1:]:
            continue  # known already, or the base class of a known one (lower layers know only a base class of Page)
        found[kind.__name__] = kind
        waiting += _held(kind)
        if _is_live(kind):
            for member in members_of(kind):
                waiting += classes_in(member.returns, member.module)
    return found


def _is_live(kind: type) -> bool:
    functions = [each for base in kind.__mro__ if is_ours(base) for each in functions_of(base)]
    return is_manager(kind) or any(
        each.kind in ("coroutine", "block")
        or (each.kind == "property" and isinstance(value_of(each.module, ast.unparse(each.returns)), TypeVar))
        for each in functions
    )


def _held(kind: type) -> list[type]:
    """Return the classes of a dataclass's fields."""
    if not dataclasses.is_dataclass(kind):
        return []
    types = [annotation(each.type, kind.__name__) for each in dataclasses.fields(kind)]
    return [found for each in types for found in classes_in(each, kind.__module__)]


def classes_in(node: ast.AST, module: str) -> Iterator[type]:
    """Return the classes of cdpagent that an annotation names."""
    for each in ast.walk(node):
        if isinstance(each, ast.Name):
            found = value_of(module, each.id)
            if isinstance(found, type) and is_ours(found):
                yield found
