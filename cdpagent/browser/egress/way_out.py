"""The one way out of a launched browser whose policy limits what it reaches."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from cdpagent.browser.egress.refusals import Refusals
    from cdpagent.destinations import Reach


@asynccontextmanager
async def open_way_out(reach: Reach, refusals: Refusals, upstream: str | None) -> AsyncIterator[str]:
    """Run a proxy that keeps to the rules; gives what Chrome is told as its proxy. ``upstream`` is the user's own."""
    # Import it here: a program without such a policy never needs h11, and it would slow down `import cdpagent`.
    from cdpagent.browser.egress.proxy import open_proxy
    from cdpagent.browser.egress.upstream import Upstream

    behind = None if upstream is None else Upstream.parse(upstream)
    async with open_proxy(reach, refusals.add, behind) as proxy:
        yield proxy.server
