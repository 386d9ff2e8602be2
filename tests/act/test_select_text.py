"""Selecting a part of the text in a field or an editor."""

from __future__ import annotations

import pytest

import cdpagent
from tests.act.agent import shown

WORDS = "the cat and the dog"
FIELDS = {
    "input": f"<input id=f value='{WORDS}'>",
    "textarea": f"<textarea id=f>{WORDS}</textarea>",
    "contenteditable": "<div id=f contenteditable><p>the <b>cat</b> and</p><p>the&nbsp;dog</p></div>",
}


@pytest.mark.parametrize("field", FIELDS)
async def test_a_word_is_selected_and_what_is_typed_takes_its_place(page, site, field):
    await shown(page, site, FIELDS[field])
    receipt = await page.select_text("#f", "cat")
    assert receipt.details["selected"] == "cat"
    assert 'selected "cat"' in receipt.text
    await page.type(None, "bird")
    assert "the bird and" in str(await page.evaluate("f.value ?? f.innerText"))


@pytest.mark.parametrize("field", FIELDS)
async def test_a_text_that_is_there_several_times_needs_its_occurrence(page, site, field):
    await shown(page, site, FIELDS[field])
    with pytest.raises(cdpagent.WrongElementError, match='"the" 2 times') as caught:
        await page.select_text("#f", "the")
    assert caught.value.code == "text_not_found"
    await page.select_text("#f", "the", occurrence=2)
    await page.type(None, "a")
    assert " ".join(str(await page.evaluate("f.value ?? f.innerText")).split()) == "the cat and a dog"
    with pytest.raises(cdpagent.WrongElementError, match="only 1 times"):
        await page.select_text("#f", "cat", occurrence=2)


async def test_a_range_over_several_lines_of_an_editor_is_selected(page, site):
    await shown(page, site, FIELDS["contenteditable"])
    receipt = await page.select_text("#f", "cat and\nthe dog")
    assert receipt.details["selected"].split() == ["cat", "and", "the", "dog"]


async def test_what_is_not_there_or_can_not_be_selected_is_an_error(page, site):
    await shown(page, site, "<input id=f value=words><input id=n type=number value=12><button id=b>words</button>")
    for target, code in (("#f", "text_not_found"), ("#n", "not_selectable"), ("#b", "not_selectable")):
        with pytest.raises(cdpagent.WrongElementError) as caught:
            await page.select_text(target, "nothing")
        assert caught.value.code == code


async def test_a_secret_does_not_tell_whether_a_text_is_in_it(page, site):
    await shown(page, site, "<input id=f type=password value=hunter2>")
    for text in ("hunter", "other"):
        with pytest.raises(cdpagent.WrongElementError, match="is secret"):
            await page.select_text("#f", text)
