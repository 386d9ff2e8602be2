"""Editors that are empty: what asks for text is no text."""

from __future__ import annotations

import pytest

from tests.act.agent import shown
from tests.shared import browser, page

__all__ = ["browser", "page"]

# A style sheet shows the words, as in ProseMirror, Quill and Draftail; or an element does, as in CodeMirror.
EDITORS = {
    "sheet": "<style>.empty::before { content: attr(data-placeholder) }</style><div contenteditable role=textbox"
    " aria-label=Post><p class=empty data-placeholder='Type something'><br></p></div>",
    "own sheet": "<style>.blank::before { content: attr(data-placeholder) }</style><div contenteditable role=textbox"
    " aria-label=Post class=blank data-placeholder='Type something'><p><br></p></div>",
    "element": "<div contenteditable role=textbox aria-label=Post><div class=cm-line><img class=cm-widgetBuffer alt>"
    "<span class=cm-placeholder contenteditable=false aria-label='placeholder Type something'>Type something</span>"
    "<br></div></div>",
}


@pytest.mark.parametrize("editor", EDITORS)
async def test_the_placeholder_of_an_empty_editor_is_no_value(page, site, editor):
    await shown(page, site, EDITORS[editor])
    seen = await page.snapshot()
    assert '- textbox "Post" [placeholder="Type something"]' in seen.text
    assert "value=" not in seen.text


@pytest.mark.parametrize(
    ("html", "value"),
    [
        ("<p class='has-placeholder'>Hello</p>", "Hello"),
        ("<p><span contenteditable=false>@Ada</span></p>", "@Ada"),
        ("<p><img alt='A cat' src='data:image/gif;base64,R0lGODlhAQABAAAAACw='></p>", "A cat"),
    ],
)
async def test_what_is_in_an_editor_is_its_value(page, site, html, value):
    await shown(page, site, f"<div contenteditable role=textbox aria-label=Post>{html}</div>")
    assert f'[value="{value}"]' in (await page.snapshot()).text
