"""Stand-ins for objects of the Trio surface in the other worlds: always the same stand-in for the same object."""

from __future__ import annotations

import os
import threading
from dataclasses import fields
from typing import TYPE_CHECKING, Any, TypeVar, cast
from weakref import WeakValueDictionary

from cdpagent.bridge.thread import read

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Self

DataT = TypeVar("DataT")


class Live:
    """The stand-in for an object that lives in the Trio thread."""

    __slots__ = ("__weakref__", "_trio")

    _trio: Any

    def __init__(self) -> None:
        raise TypeError(
            f"can't make a {type(self).__name__} directly. Get one from launch() or attach(), or from what they return"
        )

    def __repr__(self) -> str:
        return str(read(self._trio.__repr__))

    @classmethod
    def _of(cls, trio_object: Any) -> Self:
        """Return the stand-in for this object."""
        with _lock:
            known = _known.get((cls, id(trio_object)))
            if known is None:
                known = cls.__new__(cls)
                known._stand_for(trio_object)
            return cast("Self", known)

    @classmethod
    def _maybe(cls, trio_object: Any) -> Self | None:
        return None if trio_object is None else cls._of(trio_object)

    @classmethod
    def _all(cls, trio_objects: Iterable[Any]) -> list[Self]:
        return [cls._of(each) for each in trio_objects]

    def _stand_for(self, trio_object: Any) -> None:
        # Keep the object alive: as long as it lives, Python does not give its id to another object.
        self._trio = trio_object
        with _lock:
            _known[type(self), id(trio_object)] = self


_lock = threading.RLock()
_known: WeakValueDictionary[tuple[type, int], Live] = WeakValueDictionary()


def _renew() -> None:
    """Make a new lock after a fork: if a thread of the parent held the old one, it would never be released here."""
    global _lock
    _lock = threading.RLock()


if hasattr(os, "register_at_fork"):  # Windows has no fork
    os.register_at_fork(after_in_child=_renew)


def converted(kind: type[DataT], data: Any, **replaced: Any) -> DataT:
    """Copy a dataclass to a subclass of it in which some fields hold stand-ins for live objects."""
    return kind(**{field.name: getattr(data, field.name) for field in fields(data)} | replaced)
