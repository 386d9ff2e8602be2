"""A look that remembers the last one sees what a look without memory sees, whatever has changed in between."""

from __future__ import annotations

from contextlib import aclosing
from typing import TYPE_CHECKING

import pytest

from cdpagent.see.extraction import Extraction
from cdpagent.see.options import SnapshotOptions
from cdpagent.see.render_counters import RenderCounters
from tests.see.memory import MUTATIONS, comparisons, forget, told

if TYPE_CHECKING:
    from tests.see.looker import Looker

# The last ones have found something: what comes into a shadow tree behind everything else in it, a control that comes
# into a hidden part of its label (two pages), a name that refers elsewhere from within a slot, a heading that has the
# words of a label in it, a shadow tree that is read and not walked, a text of a block that stands in a table, what
# has come out of a heading, a control that is hidden in a text, a field that comes between two texts of a block
# around its own, a label whose field is taken away, controls that come where none were while others go
# elsewhere, a field that comes while a text goes, a heading that a control has gone from, and a
# control that comes into an invisible part of a text.
SEEDS = [*range(1, 9), 273, 296, 319, 292, 284, 339, 29, 2051, 3031, 4020, 4303, 4546, 4670, 5014, 5183]


@pytest.mark.parametrize("seed", SEEDS)
async def test_a_look_with_memory_sees_what_a_look_without_it_sees(
    look: Looker, seed: int, request: pytest.FixtureRequest
) -> None:
    for number in range(request.config.getoption("--memory-seeds")):
        async with aclosing(comparisons(look, seed + number * 1000)) as compared:
            async for change, seen, anew in compared:
                assert seen == anew, change


@pytest.mark.parametrize("seed", SEEDS[:4])
async def test_the_first_look_after_looking_ahead_sees_what_a_look_without_memory_sees(look: Looker, seed: int) -> None:
    extractor = await (await look.open("")).current()
    page = await look.page.cdp.send("Runtime.evaluate", expression=f"({MUTATIONS})({seed})")
    await extractor.prepare(RenderCounters(set()))
    extractor.look_ahead()
    await extractor.world.session.send(
        "Runtime.evaluate",
        expression="new Promise((tell) => requestIdleCallback(() => tell()))",
        contextId=extractor.world.context_id,
        awaitPromise=True,
    )
    for _ in range(5):
        await look.page.cdp.send(
            "Runtime.callFunctionOn",
            objectId=page["result"]["objectId"],
            functionDeclaration="function() { return this.change() }",
        )
    extraction = Extraction.of(SnapshotOptions())
    first = await extractor.extract(extraction)
    refs = [row.ref for row in first.rows if row.ref]
    assert refs == list(range(1, len(refs) + 1)), "looking ahead gives no numbers"
    await forget(extractor)
    assert told(first) == told(await extractor.extract(extraction))


async def test_what_a_distant_class_hides_in_a_control_of_the_same_size_is_not_remembered(look: Looker) -> None:
    many = "<p>word</p>" * 400  # what is in something so large is not walked because of its class
    frame = await look.open(
        "<style>button span { position: absolute } .night .sun, body:not(.night) .moon { visibility: hidden }</style>"
        f"<button style='width: 90px'><span class=sun>Day</span><span class=moon>Night</span></button>{many}"
    )
    extractor = await frame.current()
    names = []
    for _ in range(2):
        rows = (await extractor.extract(Extraction(interactive_only=True))).rows
        names += [row.name for row in rows if row.role == "button"]
        await look.page.evaluate("() => document.body.classList.toggle('night')")
    assert names == ["Day", "Night"]
