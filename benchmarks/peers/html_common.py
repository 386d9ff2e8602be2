"""What both drivers for plain HTML share."""

import gc
import time
from collections.abc import Callable


class HtmlDriver:
    """Times one function on pages."""

    def __init__(self, work: Callable[[str], object]) -> None:
        self._work = work

    def fastest(self, html: str, times: int) -> float:
        """Return the processor time of the fastest of so many runs, in seconds."""
        taken = []
        for _ in range(times):
            gc.collect()  # clean up after the run before, so that this one does not have to
            begin = time.process_time()
            result = self._work(html)
            taken.append(time.process_time() - begin)
            del result
        return min(taken)
