"""What a page does, whichever browser it is in: these share one."""

from tests.shared import browser, page

__all__ = ["browser", "page"]
