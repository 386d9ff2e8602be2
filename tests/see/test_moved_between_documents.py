"""Elements that a page moves into the document of a frame, and back."""

from __future__ import annotations

import pytest

from cdpagent.see.answers import RowsText, Version, read_version

PAGE = """<title>Moving</title><input id=name aria-label=Name><input id=town aria-label=Town><iframe id=inner></iframe>
<button onclick="inner.contentDocument.body.append(document.getElementById('name'))">Away</button>
<button onclick="document.body.append(inner.contentDocument.querySelector('input'))">Back</button>"""


async def test_what_has_left_the_document_is_listed_where_it_is_now(page, site):
    await page.open(site.add("/moving", PAGE))
    before = await page.snapshot()
    ref = next(ref for ref, node in before.refs.items() if node.name == "Name")
    await page.click('button "Away"')
    for _ in range(2):
        now = await page.snapshot()
        assert [ref for ref, node in now.refs.items() if node.name == "Name"] == ["f1e1"]
        assert f"[ref={ref}]" not in now.text
    filled = await page.fill("f1e1", "Ada")
    assert filled.changes.value == "Ada"


async def test_what_comes_back_is_listed_once(page, site):
    await page.open(site.add("/moving", PAGE))
    await page.snapshot()
    for button in ("Away", "Back", "Away", "Back"):
        await page.click(f'button "{button}"')
        now = await page.snapshot()
        assert [node.name for node in now.refs.values()].count("Name") == 1


@pytest.mark.parametrize("verb", ["snapshot", "click"])
async def test_an_answer_that_contradicts_itself_is_asked_for_anew(page, site, verb, monkeypatch):
    await page.open(site.add("/moving", PAGE))
    await page.snapshot()
    read = monkeypatch_one_failure(monkeypatch)
    result = await (page.snapshot() if verb == "snapshot" else page.click('button "Away"'))
    assert read == ["failed"]
    assert "Town" in (await page.snapshot()).text
    assert result is not None


def monkeypatch_one_failure(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Let the next answer be one that can't be."""
    failures: list[str] = []

    def fail_once(answer: RowsText, before: Version | None) -> Version | None:
        if not failures:
            failures.append("failed")
            raise ValueError("the ref 2 is given twice")
        return read_version(answer, before)

    monkeypatch.setattr("cdpagent.see.extractor.read_version", fail_once)
    return failures
