"""What a snapshot shows when the caller leaves that to it, and what it shows first when not everything fits."""

from __future__ import annotations

import re

from tests.see.grammar import read_tree

FILLER = "".join(f"<p>Paragraph {n} of a long story that nobody has to read.</p>" for n in range(120))
LINKS = "".join(f"<p><a href=/{n}>Link number {n} of many</a> and a few words beside it.</p>" for n in range(300))


async def look(page, site, html, **options):
    site.add("/decides", f"<!doctype html><title>T</title>{html}")
    await page.open(site.url("/decides"))
    return await page.snapshot(**options)


async def test_a_small_page_is_told_whole(page, site):
    seen = await look(page, site, "<h1>Shop</h1><p>Closed on Mondays.</p><button>Order</button>")
    assert 'paragraph "Closed on Mondays."' in seen.text
    acting = await page.snapshot(interactive_only=True)
    assert [node.role for node in acting.refs.values()] == ["button"]


async def test_of_a_large_page_the_words_that_decide_are_told(page, site):
    seen = await look(
        page,
        site,
        f"<h2>Orders</h2><div role=status>Saved</div><div aria-live=polite>3 left</div><fieldset><legend>Ship to</legend>"
        f"<input aria-label=Street></fieldset><table><caption>Prices</caption><tr><th>Item</th><th>Cost</th></tr>"
        f"<tr><td>Lamp</td><td><a href=/l>12</a></td></tr></table><button>Pay</button>{FILLER}"
        "<div role=alert>Wrong card</div>",
    )
    for word in ("Orders", "Saved", "3 left", "Ship to", "Prices", "Item", "Wrong card", "Pay", "Street"):
        assert f'"{word}"' in seen.text, word
    assert "nobody has to read" not in seen.text
    assert "nobody has to read" in (await page.snapshot(interactive_only=False)).text
    assert "Wrong card" not in (await page.snapshot(interactive_only=True)).text


async def test_the_question_of_a_dialog_is_told_whole_on_a_large_page(page, site):
    question = "Are you sure you want to delete the notebook? " + "It can't be brought back by anybody at all. " * 9
    seen = await look(
        page, site, f"{LINKS}<div role=dialog aria-label=Delete><p>{question}</p><button>Delete</button></div>"
    )
    said = " ".join(line.name for line in read_tree(seen.text).lines if line.role in ("paragraph", "text"))
    assert said == question.strip()
    assert any(line.role == "button" and line.name == "Delete" for line in read_tree(seen.text).lines)


async def test_a_layer_that_covers_the_page_is_never_cut(page, site):
    tour = (
        "<div style='position:fixed;inset:20%;background:#fff;z-index:9'><b>Welcome to the editor</b>"
        "<button>Next</button><button>Skip the tour</button></div>"
    )
    seen = await look(page, site, LINKS + tour, max_chars_total=1500)
    assert "Welcome to the editor" in seen.text
    assert "Skip the tour" in seen.text
    assert len(seen.text) <= 1500


async def test_what_is_the_page_itself_is_no_layer(page, site):
    seen = await look(
        page, site, f"<div style='position:fixed;inset:0;z-index:1;overflow:auto'><h1>App</h1>{FILLER}</div>"
    )
    assert "nobody has to read" not in seen.text


async def test_bars_fold_before_what_the_page_is_about(page, site):
    bar = "".join(f"<a href=/nav{n}>Section {n}</a> " for n in range(60))
    body = "".join(f"<p><a href=/story{n}>Story number {n} of today</a></p>" for n in range(60))
    seen = await look(
        page,
        site,
        f"<nav aria-label=Sections>{bar}</nav><main>{body}</main><footer>{bar}</footer>",
        max_chars_total=2850,
    )
    assert seen.text.count("Story number") == 60
    gap = re.search(
        r'- navigation "Sections":\n(?:  - link .*\n)?  - … \d+ more link.* \(web_snapshot scope="(e\d+)"', seen.text
    )
    assert gap, seen.text
    assert (await page.snapshot(scope=gap[1])).text.count("Section ") == 60


async def test_what_has_a_name_goes_before_what_has_none(page, site):
    icons = "".join(f"<button class=icon-{n}><svg width=9 height=9></svg></button>" for n in range(40))
    named = "".join(f"<button>Do the thing number {n}</button>" for n in range(12))
    seen = await look(page, site, icons + named, max_nodes=20)
    assert seen.text.count("Do the thing") >= 10


async def test_neighbours_share_a_line_in_a_long_text_and_each_keeps_its_ref(page, site):
    menu = "".join(f"<a href=/m{n}>Topic {n}</a> " for n in range(30))
    seen = await look(page, site, f"<nav>{menu}</nav>{LINKS}", max_chars_total=20_000)
    line = next(line for line in seen.text.splitlines() if '"Topic 0"' in line)
    refs = re.findall(r'(e\d+) "Topic \d+"', line)
    assert len(refs) == 30
    assert set(refs) <= set(seen.refs)
    assert seen.refs[refs[7]].name == "Topic 7"
    alone = await page.snapshot(scope="nav")
    assert len([line for line in alone.text.splitlines() if "Topic" in line]) == 30, "a short text has a line for each"


async def test_changes_are_told_row_by_row_in_a_long_text(page, site):
    menu = "".join(f"<a href=/m{n}>Topic {n}</a> " for n in range(30))
    seen = await look(page, site, f"<nav>{menu}</nav>{LINKS}", max_chars_total=40_000)
    await page.evaluate("void (document.querySelector('nav a').textContent = 'Topic of the day')")
    delta = await page.snapshot(since=seen.snapshot_id, max_chars_total=40_000)
    assert [line.name for line in read_tree(delta.text).lines if line.mark == "~"] == ["Topic of the day"]


async def test_the_default_text_uses_the_room_it_has(page, site):
    seen = await look(page, site, LINKS * 3)
    assert 11_000 < len(seen.text) <= 12_000
    assert seen.stats.nodes_emitted > 200


async def test_without_a_budget_nothing_is_left_out(page, site):
    seen = await look(page, site, LINKS * 6, max_nodes=100_000, max_chars_total=10_000_000)
    assert seen.text.count("Link number") == 1800
    assert seen.stats.nodes_emitted == seen.stats.nodes_total


async def test_a_row_of_a_table_is_one_line_with_its_words_and_controls_on_a_large_page(page, site):
    rows = "".join(
        f"<tr><td><a href=/p{n}>Page {n}</a><td>Draft saved<td>Maria {n}<td><button>{n} minutes ago</button>"
        for n in range(40)
    )
    seen = await look(page, site, f"<main><table><tr><th>Name<th>Action<th>User<th>When{rows}</table></main>{FILLER}")
    line = next(line for line in seen.text.splitlines() if '"Maria 7"' in line)
    link, button = re.findall(r"\[ref=(e\d+)\]", line)
    assert line.strip() == (
        f'- row link "Page 7" [ref={link}] | "Draft saved" | "Maria 7" | button "7 minutes ago" [ref={button}]'
    )
    assert [seen.refs[ref].role for ref in (link, button)] == ["link", "button"]
    assert (await page.click(button)).success
    read = await page.read()
    assert "| [Page 7](/p7) | Draft saved | Maria 7 | 7 minutes ago |" in read.text


async def test_headings_further_down_leave_no_holes_between_them(page, site):
    sections = "".join(
        f"<section><h2>Item {n}</h2><ul><li><a href=/{n}>Open item {n}</a><li><a href=/{n}/notes>Notes</a></ul>"
        f"<button>Remove item {n}</button></section>"
        for n in range(100)
    )
    seen = await look(page, site, f"<main>{sections}</main>", max_chars_total=6000)
    assert seen.text.count("… ") < 5, seen.text


async def test_what_stands_below_a_long_table_goes_before_its_later_rows(page, site):
    rows = "".join(
        f"<tr><td><input type=checkbox aria-label='Select {n}'><td><a href=/{n}>Order {n}</a><td>{n * 3} EUR"
        f"<td><button>Edit</button><button>Delete</button>"
        for n in range(300)
    )
    below = (
        "<div><h2>Filter</h2><label>State <select><option>All<option>Open</select></label><button>Apply</button></div>"
    )
    for around in ("main", "div"):
        html = f"<{around}><h1>Orders</h1><table><tr><th>&nbsp;<th>Order<th>Total<th>&nbsp;{rows}</table>{below}</{around}>"
        seen = await look(page, site, html, max_chars_total=4000)
        assert '"Order 9"' in seen.text
        assert 'combobox "State"' in seen.text
        assert '"Apply"' in seen.text
        # The rows that there is room for are whole, each in one line.
        assert '| "36 EUR" |' in seen.text
        assert "more cell" not in seen.text
        whole = await page.snapshot()
        assert whole.text.count(' EUR" | ') > 75
        assert "more cell" not in whole.text
