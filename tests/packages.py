"""``python -m tests.packages``: fetch what the tests marked ``packages`` need, while the other tests run.

`make test` starts this beside pytest. The tests wait for it, since only one process at a time installs a thing. What
fails here fails again in the fixture that asks for it, and is told there.
"""

from __future__ import annotations

from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING

from tests.environments import ALL
from tests.npm import MCP_CLIENTS, PackagesMissing
from tests.widgets import libraries

if TYPE_CHECKING:
    from collections.abc import Callable


def _mcp_clients() -> None:
    with MCP_CLIENTS.installing():
        pass


def _try(install: Callable[[], None]) -> None:
    with suppress(AssertionError, PackagesMissing, OSError):
        install()


if __name__ == "__main__":
    for install in (*(each.install for each in ALL), libraries.install, _mcp_clients):
        Thread(target=_try, args=(install,)).start()
