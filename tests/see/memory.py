"""Pages that change at random, looked at with memory and without: the two have to see the same.

``python -m tests.see.memory 4000 4100`` compares for each of these seeds and shows every difference.
"""

from __future__ import annotations

import sys
from contextlib import aclosing
from difflib import unified_diff
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import trio

import cdpagent
from cdpagent.see.extraction import Extraction
from tests.see.looker import Looker, line
from tests.site import open_site

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from cdpagent.see.extractor import Extractor
    from cdpagent.see.rows import FrameRows

MUTATIONS = (Path(__file__).parent / "mutations.js").read_text("utf-8")
LOOKS = [Extraction(interactive_only=mode, max_nodes=2000, max_depth=60) for mode in (False, None, True)]
CHANGES = 40


class Comparison(NamedTuple):
    """What a look with memory has seen, and what one without it sees of the same page."""

    change: str
    seen: list[str]
    anew: list[str]


async def forget(extractor: Extractor) -> None:
    """Have the script forget everything: as if it did not know what has changed."""
    await extractor.script.finish(extractor.script.start("learnShadows"))


def told(rows: FrameRows) -> list[str]:
    """All that a look tells of each row."""
    return [f"{line(row)} {row.ref} {row.box} {row.rank} {row.attrs}" for row in rows.rows]


async def comparisons(look: Looker, seed: int) -> AsyncGenerator[Comparison]:
    """The page of this seed is changed again and again, and looked at in turns in all ways."""
    extractor = await (await look.open("")).current()
    page = await look.page.cdp.send("Runtime.evaluate", expression=f"({MUTATIONS})({seed})")
    for extraction in LOOKS:
        await extractor.extract(extraction)
    for number in range(CHANGES):
        changed = await look.page.cdp.send(
            "Runtime.callFunctionOn",
            objectId=page["result"]["objectId"],
            functionDeclaration="function() { return this.change() }",
        )
        change = f"seed {seed}, change {number}: {changed['result']['value']}"
        extraction = LOOKS[number % 3]
        try:
            seen = told(await extractor.extract(extraction))
        except ValueError as error:
            error.add_note(change)
            raise
        if number % 4 in (1, 2):
            continue  # what is remembered wrongly shows later
        await forget(extractor)
        anew = told(await extractor.extract(extraction))
        yield Comparison(change, seen, anew)


async def _main(first: int, end: int) -> None:
    equal = different = 0
    async with open_site() as site, cdpagent.launch() as browser:
        look = Looker(await browser.new_page(), site)
        for seed in range(first, end):
            async with aclosing(comparisons(look, seed)) as compared:
                async for change, seen, anew in compared:
                    if seen == anew:
                        equal += 1
                        continue
                    different += 1
                    print("\n".join(unified_diff(seen, anew, change, "without memory", n=2, lineterm="")), flush=True)
                    break
    print(f"{equal} equal, {different} different")


if __name__ == "__main__":
    trio.run(_main, int(sys.argv[1]), int(sys.argv[2]))
