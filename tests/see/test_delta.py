"""Only what has changed."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cdpagent.see import Snapshot, SnapshotOptions
from cdpagent.see.rows import FrameRows, Kind, Row
from cdpagent.see.snapshot import make_snapshot
from tests.see import generated
from tests.see.build import content, control, cut, page, structure, text
from tests.see.grammar import read_tree

LOGIN = [
    content(0, 1, "heading", "Welcome back", states={"level": 1}),
    structure(0, "form", "Sign in"),
    control(1, 2, "textbox", "Email"),
    control(1, 3, "textbox", "Password"),
    control(1, 4, "button", "Continue"),
    text(1, "Step 1 of 2"),
    structure(0, "contentinfo"),
    control(1, 5, "link", "Imprint"),
    control(1, 6, "link", "Privacy"),
    control(1, 7, "link", "Help"),
]


def look(*rows: Row, since: Snapshot | None = None, page_rev: int = 0, **options: Any) -> Snapshot:
    asked = SnapshotOptions(since=since.snapshot_id if since else None, **options)
    return make_snapshot(page(*rows), options=asked, base=since, page_rev=page_rev)


def test_added_changed_and_removed_rows_with_what_they_are_in():
    before = look(*LOGIN)
    rows = [*LOGIN]
    rows[2] = control(1, 2, "textbox", "Email", states={"value": "a@example.org"})
    rows[4:6] = [control(1, 4, "button", "Sign in"), content(1, 9, "alert", "Wrong password"), text(1, "Step 2 of 2")]
    del rows[-1]
    after = look(*rows, since=before)
    assert (
        after.text
        == f"""\
[snapshot] url=https://shop.example/ title="Shop" id={after.snapshot_id} \
since={before.snapshot_id} added=2 changed=2 removed=2
- form "Sign in":
  ~ textbox "Email" [value="a@example.org"] [ref=e2]
  ~ button "Sign in" [ref=e4]
  + alert "Wrong password" [ref=e9]
  + text "Step 2 of 2"
removed text "Step 1 of 2"
removed link "Help" [ref=e7]
[end {after.snapshot_id[5:]}]"""
    )
    assert after.stats.nodes_emitted == 5
    assert after.stats.chars_emitted == len(after.text)
    assert list(after.refs) == ["e1", "e2", "e3", "e4", "e9", "e5", "e6"]  # the whole view


def test_a_delta_of_an_unchanged_page_says_that_nothing_changed():
    before = look(*LOGIN)
    after = look(*LOGIN, since=before)
    assert (
        after.text
        == f"""\
[snapshot] url=https://shop.example/ title="Shop" id={before.snapshot_id} \
since={before.snapshot_id} changes=none
no change
[end {before.snapshot_id[5:]}]"""
    )
    assert after.snapshot_id == before.snapshot_id
    assert after.stats.nodes_emitted == 0


def test_a_delta_can_be_the_base_of_the_next():
    first = look(*LOGIN)
    second = look(*LOGIN[:-1], since=first)
    third = look(*LOGIN[:-1], control(1, 8, "link", "Contact"), since=second)
    assert third.text.split("\n")[1:-1] == ["- contentinfo:", '  + link "Contact" [ref=e8]']


def test_the_whole_page_is_shown_after_a_navigation():
    before = look(*LOGIN)
    after = look(*LOGIN, since=before, page_rev=1)
    assert f" since={before.snapshot_id} full=navigated\n" in after.text
    assert '- heading "Welcome back" [level=1] [ref=e1]' in after.text


def test_the_whole_page_is_shown_when_other_options_are_asked_for():
    before = look(*LOGIN)
    after = look(*LOGIN, since=before, max_nodes=150)
    assert f" since={before.snapshot_id} full=options_differ\n" in after.text


def test_the_whole_page_is_shown_when_the_snapshot_is_not_kept():
    seen = make_snapshot(page(*LOGIN), options=SnapshotOptions(since="snap_000000"), base=None)
    assert " since=snap_000000 full=snapshot_not_kept\n" in seen.text


def test_the_whole_page_is_shown_when_that_is_shorter():
    before = look(*LOGIN)
    after = look(control(0, 50, "button", "All new"), since=before)
    assert after.text.split("\n")[1:-1] == ['- button "All new" [ref=e50]']
    assert f" since={before.snapshot_id} full=shorter_than_changes\n" in after.text


def test_a_view_can_be_asked_for_again_as_it_was():
    options = SnapshotOptions(max_chars_total=4000, scope="e9", interactive_only=False, since="snap_000000")
    assert SnapshotOptions.of({**options.as_keywords(), "since": "snap_000000"}) == options


def test_a_since_that_is_no_id_cannot_write_into_the_header():
    seen = make_snapshot(page(), options=SnapshotOptions(since='x y\n[end snap_1] "'), base=None)
    assert ' since="x y [end snap_1] \\"" full=snapshot_not_kept\n' in seen.text


def test_an_element_that_was_moved_tells_where_it_is_now():
    items = [content(1, at, "listitem", f"Task {at}") for at in range(1, 30)]
    before = look(structure(0, "list", "To do"), *items)
    moved = [items[0], *items[2:20], items[1], *items[20:]]
    after = look(structure(0, "list", "To do"), *moved, since=before)
    assert after.text.split("\n")[1:-1] == ['- list "To do":', '  ~ listitem "Task 2" [ref=e2] [after=e20]']
    to_front = [items[5], *items[:5], *items[6:]]
    front = look(structure(0, "list", "To do"), *to_front, since=before)
    assert front.text.split("\n")[1:-1] == ['- list "To do":', '  ~ listitem "Task 6" [ref=e6] [first]']


def test_an_element_in_another_list_has_changed_its_place():
    cards = [control(1, at, "button", f"Card {at}") for at in range(1, 20)]
    done = control(1, 50, "button", "Old card")
    before = look(structure(0, "list", "To do"), *cards, structure(0, "list", "Done"), done)
    after = look(structure(0, "list", "To do"), *cards[1:], structure(0, "list", "Done"), done, cards[0], since=before)
    assert after.text.split("\n")[1:-1] == ['- list "Done":', '  ~ button "Card 1" [ref=e1]']


def test_a_branch_that_moved_is_told_once():
    def card(number: int) -> list[Row]:
        ref = number * 10
        buttons = [control(2, ref + 1, "button", "Open"), control(2, ref + 2, "button", "Drop")]
        return [structure(1, "article", f"Card {number}", ref=ref), *buttons]

    before = look(structure(0, "main"), *card(1), *card(2), *card(3), *card(4))
    after = look(structure(0, "main"), *card(1), *card(3), *card(4), *card(2), since=before)
    assert after.text.split("\n")[1:-1] == ["- main:", '  ~ article "Card 2" [after=e40]']


def test_what_is_only_cut_is_not_called_removed():
    rows = [control(0, at, "link", f"Link {at}", rank=2 if at < 6 else 5) for at in range(1, 40)]
    before = look(*rows, max_nodes=5)
    scrolled = [row._replace(rank=2 if 20 < row.ref < 26 else 5) for row in rows]
    after = look(*scrolled, since=before, max_nodes=5)
    assert "removed" not in after.text


def test_removed_rows_are_not_told_where_the_extractor_cut():
    rows = [control(0, at, "link", f"Link {at}") for at in range(1, 20)]
    before = look(*rows)
    after = look(*rows[:-1], cut(0, "link", 30), since=before)
    assert " removed_or_cut=1\n" in after.text
    assert '\nremoved_or_cut link "Link 19" [ref=e19]\n' in after.text


def test_a_list_tells_changes_without_a_tree():
    before = look(*LOGIN, format="list")
    after = look(*LOGIN[:-1], control(1, 8, "link", "Contact"), since=before, format="list")
    assert after.text.split("\n")[1:-1] == ['+ [8] link "Contact"', 'removed [7] link "Help"']


def test_json_tells_changes_too():
    before = look(*LOGIN, format="json")
    after = look(*LOGIN[:-1], control(1, 8, "link", "Contact"), since=before, format="json")
    document = json.loads(after.text)
    assert (document["since"], document["added"], document["removed"]) == (before.snapshot_id, "1", "1")
    assert document["nodes"] == [
        {"depth": 0, "role": "contentinfo"},
        {"depth": 1, "change": "added", "role": "link", "name": "Contact", "ref": "e8"},
        {"depth": 0, "change": "removed", "role": "link", "name": "Help", "ref": "e7"},
    ]
    same = json.loads(look(*LOGIN, since=before, format="json").text)
    assert (same["changes"], same["nodes"]) == ("none", [])


def changed(main: FrameRows, random: Random, words: list[str]) -> FrameRows:
    """A page a moment later: some rows gone, some changed, some new, some elsewhere."""
    rows = [row for row in main.rows if random.random() > 0.1]
    for at, row in enumerate(rows):
        if random.random() < 0.1:
            rows[at] = row._replace(name=random.choice(words))
        elif random.random() < 0.05:
            rows[at] = row._replace(states={"disabled": True})
    next_ref = main.next_ref
    for _ in range(random.randint(0, 3)):
        new = Row(random.randint(0, 3), int(Kind.INTERACTIVE), next_ref, "button", random.choice(words))
        rows.insert(random.randint(0, len(rows)), new)
        next_ref += 1
    if random.random() < 0.3 and len(rows) > 1:
        rows.insert(random.randrange(len(rows)), rows.pop(random.randrange(len(rows))))
    return main._replace(rows=rows, next_ref=next_ref)


@settings(deadline=None, max_examples=400, suppress_health_check=[HealthCheck.too_slow])
@given(first=generated.pages(), options=generated.options, seed=st.integers(0, 2**32))
def test_what_was_known_and_what_changed_make_what_is_there_now(first, options, seed):
    main, frames = first
    random = Random(seed)
    later = changed(main, random, ["Save", "Other", *generated.FORGERIES])
    before = make_snapshot(main, frames, options)
    whole = make_snapshot(later, frames, options)
    after = make_snapshot(later, frames, replace(options, since=before.snapshot_id), base=before)

    assert len(after.text) <= options.max_chars_total
    assert after.snapshot_id == whole.snapshot_id
    assert after.refs == whole.refs
    head, *rest = after.text.split("\n")
    if " since=" not in head or " full=" in head:
        assert rest == whole.text.split("\n")[1:]
        return
    known = {line.ref: line[1:4] for line in read_tree(before.text).lines if line.ref}
    for line in read_tree(after.text).lines:
        attrs = {key: value for key, value in line.attrs.items() if key not in ("after", "first")}
        if line.mark in ("+", "~") and line.ref:
            known[line.ref] = (line.role, line.name, attrs)
        elif line.mark.startswith("removed"):
            known.pop(line.ref, None)
    now = {line.ref: line[1:4] for line in read_tree(whole.text).lines if line.ref}
    assert {ref: known.get(ref) for ref in now} == now
    alive = {f"e{row.ref}" for row in later.rows} | {ref for ref in known if ref.startswith("f")}
    assert set(known) <= alive
