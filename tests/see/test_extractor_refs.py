"""Refs, selectors and questions about one element, on the real browser."""

from __future__ import annotations

import pytest

from cdpagent.errors import EvaluationError
from cdpagent.see.extraction import Extraction
from cdpagent.see.rows import INTERACTIVE, Rank
from tests.see.looker import Looker, lines


async def refs(looker: Looker, html: str) -> dict[str, int]:
    rows = await (await looker.open(html)).extract(Extraction())
    return {row.name: row.ref for row in rows.rows if row.kind == INTERACTIVE}


async def test_refs_are_numbered_in_reading_order_from_where_python_says(look: Looker) -> None:
    extractor = await look.open("<a href=#>A</a><button>B</button><input aria-label=C>")
    rows = await extractor.extract(Extraction(next_ref=40))
    assert [row.ref for row in rows.rows] == [40, 41, 42]
    assert rows.next_ref == 43


async def test_an_element_keeps_its_ref_as_long_as_it_lives(look: Looker) -> None:
    extractor = await look.open("<ul><li><a href=#>A</a><li><a href=#>B</a><li><a href=#>C</a></ul>")
    first = await extractor.extract(Extraction())
    before = {row.name: row.ref for row in first.rows if row.ref}
    await look.page.evaluate(
        """() => {
            const list = document.querySelector("ul");
            list.prepend(list.lastElementChild);  // moved: the same element
            list.lastElementChild.outerHTML = "<li><a href=#>B</a>";  // made anew: another element
            list.insertAdjacentHTML("afterbegin", "<li><a href=#>New</a>");
        }"""
    )
    second = await extractor.extract(Extraction(next_ref=first.next_ref))
    after = {row.name: row.ref for row in second.rows if row.ref}
    assert (after["A"], after["C"]) == (before["A"], before["C"])
    assert {after["New"], after["B"]} == {first.next_ref, first.next_ref + 1}
    # A detached element is no longer there; put back, it is the same again.
    current = await extractor.current()
    await look.page.evaluate("() => { self.kept = document.querySelector('ul'); self.kept.remove() }")
    assert await current.resolve(after["A"]) is None
    await look.page.evaluate("() => { document.body.append(self.kept) }")
    third = await extractor.extract(Extraction(next_ref=second.next_ref))
    assert {row.name: row.ref for row in third.rows if row.ref} == after


async def test_refs_survive_garbage_collection(look: Looker) -> None:
    extractor = await look.open("<a href=#>A</a><button>B</button>")
    first = await extractor.extract(Extraction())
    await look.page.cdp.send("HeapProfiler.collectGarbage")
    await look.page.evaluate("() => { document.body.append('changed') }")
    await look.page.cdp.send("HeapProfiler.collectGarbage")
    second = await extractor.extract(Extraction(next_ref=first.next_ref))
    assert [row.ref for row in second.rows] == [row.ref for row in first.rows]


async def test_the_same_page_gives_the_same_rows(look: Looker) -> None:
    html = "".join(f"<section><h2>{n}</h2><a href=/{n}>Go</a><button class=x></button></section>" for n in range(40))
    extractor = await look.open(html)
    options = Extraction(max_nodes=30, interactive_only=False)
    first = await extractor.extract(options)
    second = await extractor.extract(options)
    await look.page.evaluate("() => { document.body.setAttribute('data-x', 1) }")
    third = await extractor.extract(options)
    assert first.rows == second.rows == third.rows


async def test_a_new_document_starts_anew(look: Looker) -> None:
    extractor = await look.open("<a href=#>A</a>")
    first = await extractor.extract(Extraction())
    await look.page.open(look.site.add("/other.html", "<!doctype html><button>Other</button>"))
    second = await extractor.extract(Extraction(next_ref=first.next_ref))
    assert lines(second) == ["button 'Other'"]
    assert second.rows[0].ref == first.next_ref
    assert await (await extractor.current()).resolve(first.rows[0].ref) is None


async def test_listeners_count_when_they_come_and_go(look: Looker) -> None:
    extractor = await look.open("<div id=a>Tile</div><div id=log></div>")
    assert lines(await extractor.extract(Extraction())) == []
    await look.page.evaluate("() => { self.go = () => {}; a.addEventListener('click', self.go); log.append('x') }")
    assert lines(await extractor.extract(Extraction())) == ["clickable 'Tile'"]
    await look.page.evaluate("() => { a.removeEventListener('click', self.go); log.append('x') }")
    assert lines(await extractor.extract(Extraction())) == []


async def test_listeners_on_an_unchanged_document_count_from_the_look_after(look: Looker) -> None:
    extractor = await look.open("<div id=a>Tile</div>")
    await extractor.extract(Extraction())
    await look.page.evaluate("() => { a.addEventListener('click', () => {}) }")
    await extractor.extract(Extraction())
    assert lines(await extractor.extract(Extraction())) == ["clickable 'Tile'"]


async def test_values_focus_and_scroll_are_never_taken_from_an_earlier_look(look: Looker) -> None:
    extractor = await look.open(
        "<input id=t aria-label=Text><input id=c type=checkbox aria-label=Check><a id=l href=#>Link</a>"
        "<select id=s aria-label=Pick><option>A<option>B</select><div style='height:4000px'></div><a href=#>End</a>"
    )
    before = await extractor.extract(Extraction())
    await look.page.evaluate(
        "() => { t.value = 'typed'; c.checked = true; s.selectedIndex = 1; l.focus(); scrollTo(0, 9999) }"
    )
    after = await extractor.extract(Extraction(next_ref=before.next_ref))
    assert lines(after) == [
        "textbox 'Text' value=typed",
        "checkbox 'Check' checked",
        "link 'Link' focused",
        "combobox 'Pick' value=B options=A | B",
        "link 'End'",
    ]
    assert [row.rank for row in after.rows] == [Rank.REST, Rank.REST, Rank.FOCUSED, Rank.REST, Rank.VIEWPORT]
    await look.page.evaluate("() => { l.blur() }")
    assert "link 'Link'" in lines(await extractor.extract(Extraction(next_ref=before.next_ref)))


async def test_selectors_reach_into_shadow_trees(look: Looker) -> None:
    extractor = await look.open(
        "<div id=outer class=app><p class=x>light</p></div><div id=host class=app></div>"
        "<div id=shut style='height:30px'></div><script>"
        "host.attachShadow({mode:'open'}).innerHTML = '<section><b class=y>open</b></section>';"
        "shut.attachShadow({mode:'closed'}).innerHTML = '<b class=z>closed</b>'</script>"
    )
    await extractor.extract(Extraction())
    current = await extractor.current()
    texts = {
        selector: (await current.query(selector, "text", 99) or {}).get("value")
        for selector in (
            ".x",
            ".y",
            "section .y",
            ".app .y",
            "#host section > .y",
            ".app .x",
            ".z",
            "#outer .y",
            ".none",
        )
    }
    assert texts == {
        ".x": "light", ".y": "open", "section .y": "open", ".app .y": "open", "#host section > .y": None,
        ".app .x": "light", ".z": "closed", "#outer .y": None, ".none": None,
    }  # fmt: skip
    with pytest.raises(EvaluationError, match="not a valid selector"):
        await current.resolve("a[")


async def test_every_kind_of_query_is_answered(look: Looker) -> None:
    extractor = await look.open(
        "<style>#b{color:rgb(1, 2, 3)}</style><button id=b disabled title=Tip data-x=1>Go <i>now</i></button>"
        "<input id=c type=checkbox checked><input id=v value=text><div id=t>One<p>Two</p><br>Three</div>"
        "<div id=h hidden>no</div>"
    )
    current = await extractor.current()
    asked = {
        ("#b", "text"): "Go now",
        ("#b", "html"): '<button id="b" disabled="" title="Tip" data-x="1">Go <i>now</i></button>',
        ("#b", "attrs"): {"id": "b", "disabled": "", "title": "Tip", "data-x": "1"},
        ("#b", "role"): "button",
        ("#b", "name"): "Go now",
        ("#b", "isenabled"): False,
        ("#b", "isvisible"): True,
        ("#h", "isvisible"): False,
        ("#c", "ischecked"): True,
        ("#b", "ischecked"): None,
        ("#c", "isenabled"): True,
        ("#v", "value"): "text",
        ("#t", "text"): "One\nTwo\nThree",
    }
    answers = {key: await current.query(*key, 999) for key in asked}
    assert answers == {key: {"value": value, "truncated": False} for key, value in asked.items()}
    styles = await current.query("#b", "computed_styles", 9999)
    assert styles is not None
    assert styles["value"]["color"] == "rgb(1, 2, 3)"
    box = await current.query("#b", "box", 99)
    assert box is not None
    assert box["value"][2] > 10


@pytest.mark.parametrize("kind", ["text", "html", "value", "attrs", "name", "computed_styles"])
async def test_answers_are_as_short_as_asked(look: Looker, kind: str) -> None:
    extractor = await look.open(f"<input id=x value={'v' * 5000} aria-label={'n' * 5000}><p id=y>{'t' * 5000}</p>")
    current = await extractor.current()
    answer = await current.query("#y" if kind == "text" else "#x", kind, 50)
    assert answer is not None
    assert answer["truncated"] is True
    value = answer["value"]
    assert sum(map(len, value.values() if isinstance(value, dict) else [value])) <= 50


async def test_marks_are_written_and_taken_off(look: Looker) -> None:
    extractor = await look.open(
        "<a href=#>A</a><div id=host></div><script>host.attachShadow({mode:'open'})"
        ".innerHTML='<button>B</button>'</script>"
    )
    rows = await extractor.extract(Extraction())
    current = await extractor.current()
    await current.mark("e", [row.ref for row in rows.rows])
    count = (
        "() => [document, host.shadowRoot].map(root => [...root.querySelectorAll('[data-agent-ref]')]"
        ".map(element => element.dataset.agentRef).join()).join()"
    )
    assert await look.page.evaluate(count) == "e1,e2"
    await current.mark("e", [])
    assert await look.page.evaluate(count) == ","
