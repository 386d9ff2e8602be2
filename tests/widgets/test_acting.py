"""Real widget libraries, acted on as an agent would: by refs of the snapshot, and the receipt is believed.

What counts is what the page itself holds afterwards: the state of the component, the document of the editor.
"""

from __future__ import annotations

import json

import pytest

from cdpagent.errors import NotActionableError, ValueNotKeptError, WrongElementError
from tests.site import Response
from tests.widgets import libraries

pytestmark = pytest.mark.packages

# --- the forms of five frameworks ------------------------------------------------------------------------------------

FORMS = ("form_react", "form_vue", "form_svelte", "form_lit", "form_angular")
FILLED = {
    ("textbox", "Name"): ("Grace Hopper", "Grace Hopper"),
    ("textbox", "Notes"): ("first\nsecond", r"first\nsecond"),
    ("textbox", "Shout"): ("hello", "HELLO"),
    ("spinbutton", "Age"): (42, "42"),
    ("combobox", "Colour"): ("Sky blue", "Sky blue"),
    ("textbox", "Day"): ("2026-11-16", "2026-11-16"),
    ("slider", "Volume"): (7, "7"),
}
HELD = {
    "name": "Grace Hopper",
    "notes": "first\nsecond",
    "shout": "HELLO",
    "age": 42,
    "colour": "blue",
    "day": "2026-11-16",
    "volume": 7,
    "agree": True,
    "size": "large",
    "fixed": "as it is",
}


@pytest.mark.parametrize("name", FORMS)
async def test_controlled_fields_keep_what_is_filled_in(page, site, name):
    await page.open(libraries.serve(site, name))
    snapshot = await page.snapshot()
    for (role, label), (value, shown) in FILLED.items():
        field = _ref(snapshot, role, label)
        result = await page.fill(field, value)
        assert result.text.splitlines()[:2] == [f'fill {field} {role} "{label}"', f'value now: "{shown}"']
    for role, label in (("checkbox", "Agree"), ("radio", "Large")):
        box = _ref(snapshot, role, label)
        assert f'{box} {role} "{label}" [checked]' in (await page.check(box)).text
    with pytest.raises(ValueNotKeptError, match='did not keep "other": it holds "as it is" now'):
        await page.fill(_ref(snapshot, "textbox", "Fixed"), "other")
    held = json.loads(await page.evaluate("JSON.stringify(state)"))
    assert {key: held[key] for key in HELD} == HELD
    await page.clear(_ref(snapshot, "textbox", "Name"))
    assert await page.evaluate("state.name") == ""


async def test_fill_form_in_react_gives_one_receipt(page, site):
    await page.open(libraries.serve(site, "form_react"))
    snapshot = await page.snapshot()
    name, agree = _ref(snapshot, "textbox", "Name"), _ref(snapshot, "checkbox", "Agree")
    result = await page.fill_form({name: "Lin", agree: True})
    assert result.text.startswith(f'fill_form {name} = "Lin", {agree} = true\n')
    assert await page.evaluate("[state.name, state.agree]") == ["Lin", True]


async def test_a_field_may_write_a_value_its_own_way(page, site):
    await page.open(libraries.serve(site, "form_react"))
    result = await page.fill(_ref(await page.snapshot(), "textbox", "Phone"), "5550102030")
    assert result.changes.value == "(555) 010-2030"
    assert await page.evaluate("state.phone") == "(555) 010-2030"


async def test_a_value_that_the_page_takes_back_a_moment_later_was_not_kept(page, site):
    await page.open(libraries.serve(site, "form_react"))
    with pytest.raises(ValueNotKeptError, match="it is empty now"):
        await page.fill(_ref(await page.snapshot(), "textbox", "Late"), "anything")
    assert await page.evaluate("state.late") == ""


async def test_typed_keys_reach_the_state(page, site):
    await page.open(libraries.serve(site, "form_react"))
    result = await page.type(_ref(await page.snapshot(), "textbox", "Name"), " Lovelace (1815)")
    assert result.changes.value == "Ada Lovelace (1815)"
    assert await page.evaluate("state.name") == "Ada Lovelace (1815)"


# --- editors ---------------------------------------------------------------------------------------------------------

LINES = "Agenda (draft)\n  indented twice\n\nlast “line”, 😀"
EDITORS = {
    "editor_prosemirror": "editor.state.doc.textBetween(0, editor.state.doc.content.size, '\\n')",
    "editor_lexical": "textOf()",
    "editor_codemirror": "editor.state.doc.toString()",
    "quill": "editor.getText().replace(/\\n$/, '')",
}


@pytest.mark.parametrize("name", EDITORS)
async def test_filling_a_rich_text_editor_sets_its_text(page, site, name):
    await page.open(libraries.serve(site, name))
    editor = _only(await page.snapshot(), "textbox")
    result = await page.fill(editor, LINES)
    assert result.text.startswith(f"fill {editor} textbox")
    assert r'value now: "Agenda (draft)\nindented twice\nlast “line”, 😀"' in result.text
    assert await page.evaluate(EDITORS[name]) == LINES
    await page.type(editor, "!")
    assert await page.evaluate(EDITORS[name]) == LINES + "!"
    assert 'value now: ""' in (await page.clear(editor)).text
    assert await page.evaluate(EDITORS[name]) == ""
    assert not page.errors


async def test_a_text_longer_than_a_code_editor_draws(page, site):
    await page.open(libraries.serve(site, "editor_codemirror"))
    text = "\n".join(f"{'  ' * (number % 4)}call({number}) {{" for number in range(200))
    result = await page.fill(_only(await page.snapshot(), "textbox"), text)
    assert result.changes.value == text
    assert await page.evaluate("editor.state.doc.toString()") == text


async def test_text_that_replaces_a_heading_is_not_read_as_one(page, site):
    await page.open(libraries.serve(site, "editor_prosemirror"))
    await page.fill(_only(await page.snapshot(), "textbox"), "plain")
    paragraph = {"type": "paragraph", "content": [{"type": "text", "text": "plain"}]}
    assert await page.evaluate("editor.state.doc.toJSON()") == {"type": "doc", "content": [paragraph]}


async def test_button_of_an_editor_keeps_its_selection(page, site):
    await page.open(libraries.serve(site, "quill"))
    snapshot = await page.snapshot()
    await page.fill(_only(snapshot, "textbox"), "loud")
    await page.press("ControlOrMeta+A")
    bold = _ref(snapshot, "button", "bold")
    assert f'{bold} button "bold" [pressed]' in (await page.click(bold)).text
    assert (await page.evaluate("editor.getContents().ops"))[0] == {"insert": "loud", "attributes": {"bold": True}}


# --- pickers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("verb", ["fill", "select"])
async def test_an_option_is_chosen_in_react_select(page, site, verb):
    await page.open(libraries.serve(site, "pickers"))
    flavour = _ref(await page.snapshot(), "combobox", "Flavour")
    for value in ("Vanilla", "Salted caramel"):  # the second time, what was chosen lies over the field
        result = await getattr(page, verb)(flavour, value)
        assert f'{verb} {flavour} combobox "Flavour"' in result.text
        assert f'value now: "{value}"' in result.text
        assert await page.evaluate("state.flavour") == value.lower()


async def test_react_select_takes_several(page, site):
    await page.open(libraries.serve(site, "pickers"))
    toppings = _ref(await page.snapshot(), "combobox", "Toppings")
    result = await page.select(toppings, ["Chocolate", "Strawberry"])
    assert 'button "Remove Chocolate"' in result.text
    assert await page.evaluate("state.toppings") == ["chocolate", "strawberry"]
    remove = _ref(await page.snapshot(), "button", "Remove Chocolate")
    removed = [change.name for change in (await page.click(remove)).changes.removed]
    assert removed == ["Chocolate", "Remove Chocolate"]
    assert await page.evaluate("state.toppings") == ["strawberry"]


async def test_react_select_by_hand(page, site):
    await page.open(libraries.serve(site, "pickers"))
    result = await page.click(_ref(await page.snapshot(), "combobox", "Flavour"))
    option = next(change for change in result.changes.added if change.name == "Vanilla")
    assert "closed: " in (await page.click(option.ref)).text
    assert await page.evaluate("state.flavour") == "vanilla"


@pytest.mark.parametrize("verb", ["fill", "select"])
async def test_an_option_is_chosen_in_a_material_select(page, site, verb):
    await page.open(libraries.serve(site, "pickers"))
    plan = _ref(await page.snapshot(), "combobox", "Plan")
    result = await getattr(page, verb)(plan, "Company")
    assert f'{plan} combobox "Plan" [value="Company"]' in result.text
    assert await page.evaluate("state.plan") == "Company"


@pytest.mark.parametrize("verb", ["fill", "select"])
async def test_an_option_is_chosen_in_a_material_autocomplete(page, site, verb):
    await page.open(libraries.serve(site, "pickers"))
    city = _ref(await page.snapshot(), "combobox", "City")
    for value in ("Bern", "Town 55"):
        assert f'value now: "{value}"' in (await getattr(page, verb)(city, value)).text
        assert await page.evaluate("state.city") == value


async def test_what_no_option_says_is_refused_with_the_options_or_said_to_be_unchosen(page, site):
    await page.open(libraries.serve(site, "pickers"))
    snapshot = await page.snapshot()
    city, flavour = _ref(snapshot, "combobox", "City"), _ref(snapshot, "combobox", "Flavour")
    await page.select(city, "Lisbon")
    with pytest.raises(WrongElementError, match='offers no "Atlantis"; its options are "Berlin", "Bern",'):
        await page.select(city, "Atlantis")
    with pytest.raises(WrongElementError, match='options are "Chocolate", "Vanilla", "Strawberry", "Salted caramel"$'):
        await page.select(flavour, "Mint")
    assert await page.evaluate("[state.city, state.flavour]") == ["Lisbon", None]
    assert 'message: "No options"' in (await page.fill(city, "Atlantis")).text
    assert await page.evaluate("state.city") == "Lisbon"


# --- dragging --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["Native", "Pointer", "jQuery"])
async def test_sorting_by_dragging(page, site, kind):
    await page.open(libraries.serve(site, "sortable"))
    snapshot = await page.snapshot(interactive_only=False)
    plan, draw, build, ship = (
        _said(snapshot, "listitem", f"{kind} {task}") for task in ("Plan", "Draw", "Build", "Ship")
    )
    down = await page.drag(plan, build)
    assert down.text.startswith(f'drag {plan} listitem "{kind} Plan"; to {build} listitem "{kind} Build"\n')
    assert f'moved: {plan} listitem "{kind} Plan" after {build} listitem "{kind} Build"' in down.text
    assert await page.evaluate(f"order.{kind}()") == ["Draw", "Build", "Plan", "Test", "Ship"]
    up = await page.drag(ship, draw)
    assert f'moved: {ship} listitem "{kind} Ship" to the top' in up.text
    assert await page.evaluate(f"order.{kind}()") == ["Ship", "Draw", "Build", "Plan", "Test"]


async def test_cards_of_a_react_board_are_dropped_where_they_may_be(page, site):
    await page.open(libraries.serve(site, "board"))
    snapshot = await page.snapshot(interactive_only=False, compact=False)
    offer, invoice = _ref(snapshot, "button", "Offer"), _ref(snapshot, "button", "Invoice")
    result = await page.drag(offer, _ref(snapshot, "heading", "Done"))
    assert f'removed: {offer} button "Offer"' in result.text
    assert await page.evaluate("state") == {"Offer": "Done", "Invoice": "To do", "Contract": "Done"}
    result = await page.drag(invoice, _ref(snapshot, "heading", "Locked"))
    assert [*result.changes.added, *result.changes.removed, *result.changes.moved] == []
    assert await page.evaluate("state.Invoice") == "To do"


# --- dates -----------------------------------------------------------------------------------------------------------


async def test_a_date_is_set_in_flatpickr(page, site):
    await page.open(libraries.serve(site, "flatpickr"))
    field = _ref(await page.snapshot(), "textbox", "Departure")
    with pytest.raises(NotActionableError, match="is read-only. If it has a picker, as for dates, click it"):
        await page.fill(field, "2024-04-03")
    await page.click(field)
    month = _ref(await page.snapshot(), "combobox", "Month")
    assert 'clickable "April 1, 2024"' in (await page.select(month, "April")).text
    snapshot = await page.snapshot()
    await page.fill(_ref(snapshot, "spinbutton", "Hour"), 11)
    result = await page.click(_ref(snapshot, "clickable", "April 3, 2024"))
    assert f'{field} textbox "Departure" [value="2024-04-03 11:30"]' in result.text
    assert await page.evaluate("flatpickr.formatDate(picker.selectedDates[0], 'Y-m-d H:i')") == "2024-04-03 11:30"
    result = await page.press("Escape")
    assert f'focus: {field} textbox "Departure"' in result.text
    assert await page.evaluate("picker.isOpen") is False


async def test_a_date_is_set_in_the_jquery_datepicker(page, site):
    await page.open(libraries.serve(site, "jquery"))
    field = _ref(await page.snapshot(), "textbox", "Arrival")
    assert 'value now: "02/14/2024"' in (await page.fill(field, "02/14/2024")).text
    assert await page.evaluate(ARRIVAL) == "2024-02-14"
    await page.click(_ref(await page.snapshot(), "clickable", "Next"))
    result = await page.click(_ref(await page.snapshot(), "link", "21"))
    assert f'{field} textbox "Arrival" [value="03/21/2024"]' in result.text
    assert await page.evaluate(ARRIVAL) == "2024-03-21"


ARRIVAL = "$.datepicker.formatDate('yy-mm-dd', $('#day').datepicker('getDate'))"


# --- long lists ------------------------------------------------------------------------------------------------------


async def test_rows_of_react_window_are_collected_from_the_first_on(page, site):
    await page.open(libraries.serve(site, "list_window"))
    contacts = _ref(await page.snapshot(), "list", "Contacts")
    await page.scroll("down", 5000, contacts)
    collection = await page.collect(contacts, max_items=60)
    assert [item.text for item in collection.items] == [f"Contact {number}" for number in range(60)]
    assert collection.items[59].url.endswith("#contact-59")
    assert (collection.total, collection.stop_reason, collection.complete) == (1000, "max_items", False)
    assert await page.evaluate("rendered.size < 400")


async def test_rows_of_ag_grid_are_collected_without_their_header(page, site):
    await page.open(libraries.serve(site, "grid"))
    row = _ref(await page.snapshot(), "row", "Select (unchecked) City 3 111 Capital (unchecked)")
    collection = await page.collect(row, max_items=60)
    shown = await page.evaluate(
        """Array.from({length: 60}, (_, at) => grid.getDisplayedRowAtIndex(at).data).map((row) => `${row.city} ${row.people}`)"""
    )
    assert [item.text for item in collection.items] == shown
    assert (collection.total, collection.stop_reason) == (5000, "max_items")


# --- files -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("role", "name", "zone", "way"),
    [
        ("button", "Add photos", "photos", "through the file chooser that it opens"),
        ("region", "Papers", "papers", "dropped on it"),
    ],
)
async def test_files_are_dropped_on_a_dropzone(page, site, tmp_path, role, name, zone, way):
    site.add(f"/{zone}", lambda request: Response("{}", "application/json"))
    files = [tmp_path / "first.txt", tmp_path / "second.txt"]
    for file in files:
        file.write_text(f"this is {file.stem}")
    await page.open(libraries.serve(site, "dropzone"))
    target = _ref(await page.snapshot(interactive_only=False), role, name)
    result = await page.upload(target, files)
    assert result.text.startswith(f'upload {target} {role} "{name}"; {way}\n')
    assert f"requests: POST /{zone} 200" in result.text
    uploaded = await page.evaluate(f"{zone}.files.map((file) => [file.name, file.status])")
    assert uploaded == [["first.txt", "success"], ["second.txt", "success"]]
    sent = b"".join(request.body for request in site.requests if request.path == f"/{zone}")
    assert b"this is first" in sent
    assert b"this is second" in sent


async def test_every_page_is_used():
    used = "".join(file.read_text() for file in libraries.HERE.glob("test_*.py"))
    assert [page.name for page in libraries.PAGES.iterdir() if f'"{page.stem}"' not in used] == []


# --- finding things --------------------------------------------------------------------------------------------------


def _ref(snapshot, role, name):
    found = [node.ref for node in snapshot.refs.values() if (node.role, node.name) == (role, name)]
    assert len(found) == 1, f"{role} {name}: {found}\n{snapshot.text}"
    return found[0]


def _only(snapshot, role):
    found = [node.ref for node in snapshot.refs.values() if node.role == role]
    assert len(found) == 1, snapshot.text
    return found[0]


def _said(snapshot, role, text):
    found = [node.ref for node in snapshot.refs.values() if (node.role, node.name or node.text_snippet) == (role, text)]
    assert len(found) == 1, f"{role} {text}: {found}\n{snapshot.text}"
    return found[0]
