"""In what blocking code and asyncio differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class World:
    """One of the two; ``bridge`` is the module of `cdpagent.bridge` that is for it."""

    name: str
    bridge: str
    docstring: str

    @property
    def is_async(self) -> bool:
        """Whether one waits with `await`."""
        return self.name == "aio"

    @property
    def wait(self) -> str:
        """What stands before a call."""
        return "await " if self.is_async else ""

    @property
    def function(self) -> str:
        """How a function begins that waits."""
        return "async def" if self.is_async else "def"

    def words(self, text: str) -> str:
        """A docstring of the Trio surface, as it is right here."""
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

Any thread may use any object. What it waits for is done in a thread in which Trio runs: the way there and back adds
0.2 to 0.3 milliseconds to every call. A property that is read, such as ``page.url``, asks that thread too,
so that nothing changes under its hands. Callbacks are called in threads of their own.
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

A task that is cancelled cancels what it waits for, and goes on when that has ended. Callbacks, plain or async, are
called in the event loop that they were given in. The work is done in a thread in which Trio runs: the way there and
back adds 0.2 to 0.3 milliseconds to every call. A property that is read, such as ``page.url``, asks that
thread too, so that nothing changes under its hands, and the event loop waits for that.
""",
    ),
)
