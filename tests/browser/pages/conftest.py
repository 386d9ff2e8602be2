"""What a page does, whichever browser it is in: these share one."""

from tests.shared import page, shared_chrome

__all__ = ["page", "shared_chrome"]
