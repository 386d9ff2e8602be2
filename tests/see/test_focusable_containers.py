"""What takes the focus and holds more than its row can say: a cell of a notebook, a panel that scrolls."""

from __future__ import annotations

import pytest

from tests.act.agent import shown
from tests.shared import browser, page

__all__ = ["browser", "page"]

CODE = "".join(f"<div>rate_{line} = income * 0.0{line}</div>" for line in range(1, 10))
CELL = f"""<div id=cell tabindex=0 %s><div><div role=textbox contenteditable aria-label=Code>{CODE}</div>
<button onclick='result.textContent = "Tax due: 940.15"'>Run</button></div><div><pre id=result></pre></div></div>"""


@pytest.mark.parametrize("label", ["aria-label='Code cell'", "", "role=listitem aria-label='Code cell'"])
async def test_the_output_of_a_focusable_cell_is_told(page, site, label):
    agent = await shown(page, site, CELL % label)
    await page.focus("#cell")
    receipt = await page.click("button 'Run'")
    assert "Tax due: 940.15" in receipt.text
    assert "Tax due: 940.15" in await agent.text()


async def test_text_that_comes_into_a_small_container_is_told_however_long_it_gets(page, site):
    agent = await shown(page, site, "<div id=log tabindex=0 aria-label=Log><section><p>Begun</p></section></div>")
    await agent.sees("Begun")
    await page.evaluate(
        "document.querySelector('#log section').insertAdjacentHTML('beforeend',"
        " Array.from({length: 20}, (_, n) => `<p>step number ${n} of it</p>`).join('') + '<p>Finished at last</p>')"
    )
    await agent.sees("Finished at last")
    await page.evaluate("document.querySelector('#log section').innerHTML = '<p>Empty</p>'")
    text = await agent.text()
    assert "Empty" in text
    assert text.count("Empty") == 1


async def test_what_takes_the_focus_and_says_little_is_one_row(page, site):
    agent = await shown(page, site, "<div tabindex=0 aria-label=Price>$5</div><div tabindex=0><b>Press</b> me</div>")
    text = await agent.text()
    assert 'clickable "Price" [text="$5"]' in text
    assert text.count("Press") == 1
