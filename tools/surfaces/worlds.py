"""How blocking code and asyncio differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class World:
    """Blocking code or asyncio; ``bridge`` is its module in `cdpagent.bridge`."""

    name: str
    bridge: str
    docstring: str

    @property
    def is_async(self) -> bool:
        """Whether its code waits with `await`."""
        return self.name == "aio"

    @property
    def wait(self) -> str:
        """What to write before a call that waits."""
        return "await " if self.is_async else ""

    @property
    def function(self) -> str:
        """How the definition of a function that waits begins."""
        return "async def" if self.is_async else "def"

    def words(self, text: str) -> str:
        """Rewrite a docstring of the Trio surface for this world."""
        text = text.replace("cdpagent.BrowserTool", f"cdpagent.{self.name}.BrowserTool")
        if self.is_async:
            return text
        for trio, ours in (
            ("async with", "with"),
            ("async for", "for"),
            ("await ", ""),
            ("an async i", "an i"),
            ("an async ", "a "),
        ):
            text = text.replace(trio, ours)
        return text


WORLDS: Final = (
    World(
        "sync",
        "blocking",
        """cdpagent for blocking code: the names of `cdpagent`, without ``async`` and ``await``.

::

    with cdpagent.sync.launch() as browser:
        page = browser.new_page("https://example.com")
        print(page.snapshot().text)

Any thread may use any object. A thread that runs Trio does the work; the way there and back adds 0.2 to 0.3
milliseconds to every call. Reading a property, such as ``page.url``, asks that thread too, so that it sees a consistent
state. Callbacks run in worker threads.
""",
    ),
    World(
        "aio",
        "looping",
        """cdpagent for asyncio: the names of `cdpagent`, to be awaited in any event loop.

::

    async with cdpagent.aio.launch() as browser:
        page = await browser.new_page("https://example.com")
        print((await page.snapshot()).text)

Cancelling a task cancels the call that it waits for, and the task goes on when that call has ended. Callbacks, plain or
async, run in the event loop that passed them. A thread that runs Trio does the work; the way there and back adds 0.2 to
0.3 milliseconds to every call. Reading a property, such as ``page.url``, asks that thread too, so that it sees a
consistent state; the event loop waits for the answer.
""",
    ),
)
