"""Real widget libraries: each control is there with its role, its name and its state, before and after a change.

A case is a page of `tests/widgets/pages` and the looks taken at it. The rows of a look are lines of the snapshot without
their refs, in reading order; other rows may stand between them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import combinations

import pytest

from tests.npm import PackagesMissing
from tests.widgets import libraries

pytestmark = pytest.mark.packages


@dataclass(frozen=True)
class Look:
    """One look at the page, after the statements of `act` have run in it and as soon as `until` holds."""

    rows: str
    act: str = ""
    until: str = "true"
    absent: tuple[str, ...] = ()
    options: tuple[tuple[str, bool], ...] = ()


SECRET = "open-sesame"
UNCOVERED = (("viewport_only", True),)

BOOTSTRAP = (
    Look(
        """
        button "Actions" [expanded=false]
        tablist
        tab "Home" [selected]
        tab "Billing"
        button "Refresh home"
        button "What does it cost?" [expanded]
        link "All prices"
        button "Is there support?" [expanded=false]
        switch "Dark mode" [checked]
        group "Size"
        radio "Small" [checked]
        radio "Large"
        textbox "Password" [filled] [type=password]
        button "Delete project"
        """,
        until="self.bootstrap",
        absent=("Rename", "Pay invoice", "Contact us", "Keep it", "Dismiss"),
    ),
    Look(
        """
        button "Actions" [expanded]
        link "Rename"
        link "Archive" [disabled]
        button "Delete"
        """,
        act="document.getElementById('actions').click()",
    ),
    Look(
        """
        button "Actions" [expanded=false]
        tab "Home"
        tab "Billing" [selected]
        button "Pay invoice"
        button "What does it cost?" [expanded=false]
        button "Is there support?" [expanded]
        link "Contact us"
        """,
        act="for (const id of ['actions', 'billing-tab', 'support-question']) document.getElementById(id).click()",
        until="document.querySelector('#support.collapse.show') && document.querySelector('#price.collapse:not(.show)')",
        absent=("Rename", "Refresh home", "All prices"),
    ),
    Look(
        """
        alert
        text "Saved"
        button "Dismiss"
        text "Your changes are safe."
        """,
        act="bootstrap.Toast.getOrCreateInstance('#saved').show()",
        until="document.querySelector('#saved.show:not(.showing)')",
        options=(("interactive_only", False),),
    ),
    Look(
        """
        dialog "Delete project?" [modal]
        button "Close"
        textbox "Type its name" [required]
        button "Keep it"
        button "Delete for good" [disabled]
        """,
        act="document.getElementById('ask').click()",
        until="document.querySelector('.modal.show')",
        # Bootstrap leaves the page behind its modal as it is; its backdrop is all that is in the way.
        options=UNCOVERED,
        absent=("Actions", "Dark mode", "Password", '"Delete project"'),
    ),
)

JQUERY = (
    Look(
        """
        textbox "Arrival"
        textbox "City"
        clickable [hint="ui slider handle corner"]
        tablist
        tab "Flights" [selected] [expanded]
        tab "Hotels" [expanded=false]
        tabpanel "Flights"
        button "Search flights"
        button "Cancel trip"
        listitem "Ada"
        listitem "Grace"
        listitem "No more guests"
        """,
        absent=("Search hotels", "Berlin", "Keep it", "Next"),
    ),
    # Of the list's items, jQuery's handler is for the guests only.
    Look(
        """
        listitem "Ada"
        listitem "Grace"
        """,
        options=(("interactive_only", True),),
        absent=("No more guests",),
    ),
    Look(
        """
        tab "Flights" [expanded=false]
        tab "Hotels" [selected] [expanded]
        tabpanel "Hotels"
        button "Search hotels"
        listitem "Berlin"
        listitem "Bern"
        """,
        act="$('#tabs').tabs('option', 'active', 1); $('#city').autocomplete('search', 'Ber')",
        until="$('.ui-menu-item').length",
        absent=("Search flights", "Lisbon"),
    ),
    Look(
        """
        clickable "Prev"
        clickable "Next"
        table
        link "1"
        link "10"
        link "29"
        """,
        act="$('#city').autocomplete('close'); $('#day').datepicker('show')",
        until="$('.ui-datepicker').is(':visible')",
        absent=("Berlin", 'link "30"'),
    ),
    Look(
        """
        dialog "Cancel the trip?" [modal]
        button "Close"
        textbox "Reason"
        button "Cancel it"
        button "Keep it"
        """,
        act="$('#day').datepicker('hide'); $('#cancel').trigger('click')",
        until="!$('.ui-datepicker').is(':visible')",
        options=UNCOVERED,
        absent=("Search hotels", "Ada", '"Next"'),
    ),
)

# The letters of Material buttons are capitals by style, and are said as they are seen.
REACT = (
    Look(
        """
        main
        button "SAVE"
        button "UNDO" [disabled]
        combobox "Plan" [value="Team"]
        checkbox "Send news" [checked]
        checkbox "All teams" [checked=mixed]
        switch "Two factors"
        slider "Seats" [value="30"] [valuemin=0] [valuemax=50]
        textbox "Email" [required] [value="ada@example.com"]
        textbox "Password" [filled] [type=password]
        button "MORE" [haspopup=menu]
        clickable "Stars: 0"
        button "DELETE ACCOUNT"
        """,
        until="document.querySelector('main')",
        absent=("Export", "Company", "KEEP IT", '"Team" [ref'),
    ),
    Look(
        """
        menu
        menuitem "Export"
        menuitem "Transfer" [disabled]
        """,
        act="document.getElementById('more').click()",
        until="document.querySelector('[role=menuitem]')",
        absent=("SAVE", "Send news", "Stars"),
    ),
    Look(
        """
        listbox "Plan"
        option "Free"
        option "Team" [selected]
        option "Company" [disabled]
        """,
        act="""document.querySelector('.MuiBackdrop-root').click();
            document.querySelector('[role=combobox]').dispatchEvent(new MouseEvent('mousedown', {bubbles: true}))""",
        until="document.querySelector('[role=option]') && !document.querySelector('[role=menuitem]')",
        absent=("SAVE", "Export"),
    ),
    Look(
        """
        combobox "Plan" [value="Free"]
        switch "Two factors" [checked]
        clickable "Stars: 1"
        """,
        act="""document.querySelector('[role=option]').click(); document.querySelector('[role=switch]').click();
            document.querySelector('.stars').click()""",
        until="!document.querySelector('[role=option]')",
        absent=("Company",),
    ),
    Look(
        """
        dialog "Delete the account?" [modal]
        checkbox "Delete the files too"
        button "KEEP IT"
        button "DELETE IT"
        """,
        act="document.getElementById('delete').click()",
        until="document.querySelector('[role=dialog]')",
        absent=("SAVE", "Plan", "Stars"),
    ),
)

VUE = (
    Look(
        """
        form
        textbox "* Project" [value="Apollo"]
        textbox "Access key" [filled] [type=password]
        combobox "Region" [readonly]
        button "decrease number"
        button "increase number"
        spinbutton "Copies" [value="3"] [valuemin=1] [valuemax=9]
        switch "Public" [checked]
        radiogroup "Level"
        radio "Basic"
        radio "Full" [checked]
        checkbox "Daily backup" [checked]
        button "Create"
        button "Remove" [disabled]
        button "Reset"
        tab "Log" [selected]
        tab "Metrics"
        tabpanel "Log"
        button "Clear log"
        """,
        until="document.querySelector('#ask')",
        absent=("Export metrics", "Earth", "Yes, reset"),
    ),
    Look(
        """
        combobox "Region" [expanded] [readonly]
        switch "Public"
        tab "Log"
        tab "Metrics" [selected]
        tabpanel "Metrics"
        button "Export metrics"
        listbox
        option "Earth"
        option "Mars" [selected]
        option "Moon" [disabled]
        """,
        act="""document.querySelector('.el-select__wrapper').click(); document.querySelector('#tab-metrics').click();
            document.querySelector('.el-switch').click()""",
        until="""document.querySelector('.el-select-dropdown__item')?.checkVisibility()
            && document.querySelector('#pane-metrics').checkVisibility()""",
        absent=("Clear log",),
    ),
    Look(
        """
        dialog "Reset everything?" [modal]
        button "Close this dialog"
        checkbox "Keep the users"
        button "No"
        button "Yes, reset"
        """,
        act="document.querySelector('.el-select__wrapper').click(); document.querySelector('#ask').click()",
        until="document.querySelector('.el-dialog') && !document.querySelector('.el-select__popper').checkVisibility()",
        options=UNCOVERED,
        absent=("Project", "Region", "Earth", "Create"),
    ),
)

SHOELACE = (
    Look(
        """
        button "Publish"
        button "Unpublish" [disabled]
        textbox "Title *" [required] [value="Web components"]
        textbox "Passphrase" [filled] [type=password]
        textbox "Summary" [multiline] [value="In short"]
        combobox "Language" [readonly] [value="English"]
        checkbox "Allow comments" [checked]
        switch "Pin to top"
        radiogroup "Audience"
        radio "Everyone" [checked]
        radio "My team"
        slider "Priority" [value="4"] [valuemin=0] [valuemax=10]
        button "Advanced" [expanded=false]
        tab "Text" [selected]
        tab "Images"
        tabpanel "Text"
        button "Check spelling"
        """,
        until="document.querySelector('sl-select').displayLabel === 'English'"
        " && document.querySelector('sl-tab-panel').matches('[active]')",
        absent=("German", "Purge cache", "Add image", "Discard"),
    ),
    Look(
        """
        combobox "Language" [expanded] [readonly] [value="English"]
        option "German" [value="de"]
        option "English" [selected] [value="en"]
        option "Latin" [disabled] [value="la"]
        switch "Pin to top" [checked]
        button "Advanced" [expanded]
        button "Purge cache"
        """,
        act="""document.querySelector('sl-switch').click();
            await Promise.all(['sl-select', 'sl-details'].map((name) => document.querySelector(name).show()))""",
    ),
    Look(
        """
        dialog "Discard the draft?" [modal]
        button "Close"
        checkbox "Do not ask again"
        button "Keep it"
        button "Discard"
        """,
        act="await document.querySelector('sl-select').hide(); await document.querySelector('sl-dialog').show()",
        options=UNCOVERED,
        absent=("Publish", "German", "Allow comments"),
    ),
)

GRID = (
    Look(
        """
        button "Export"
        grid [multiselectable] [scroll=down]
        columnheader "City"
        columnheader "Inhabitants"
        columnheader "Capital"
        gridcell "City 0"
        gridcell "0"
        checkbox "Capital (checked)" [checked]
        gridcell "City 1"
        gridcell "37"
        checkbox "Capital (unchecked)"
        gridcell "City 2"
        gridcell "74"
        """,
        until="document.querySelector('[role=gridcell]')",
        absent=("City 100",),
    ),
    Look(
        """
        columnheader "City"
        columnheader "Inhabitants" [sort=descending]
        gridcell "City 2027"
        gridcell "4999"
        checkbox "Capital (unchecked)"
        gridcell "City 4054"
        gridcell "4998"
        """,
        act="grid.applyColumnState({state: [{colId: 'people', sort: 'desc'}]})",
        until="document.querySelector('[row-index=\"0\"] [col-id=people]').textContent === '4999'",
        absent=('"City 0"',),
    ),
    Look(
        """
        row "Select (checked) City 2027 4999 Capital (unchecked)" [selected]
        checkbox "Select (checked)" [checked]
        gridcell "City 2027"
        """,
        act="grid.getDisplayedRowAtIndex(0).setSelected(true)",
        until="document.querySelector('[row-index=\"0\"]').getAttribute('aria-selected') === 'true'",
    ),
    Look(
        """
        gridcell "2500"
        gridcell "2499"
        """,
        act="grid.ensureIndexVisible(2500, 'middle')",
        until="document.querySelector('[row-index=\"2500\"]')",
        absent=("City 2027",),
    ),
)

FLATPICKR = (
    Look(
        """
        textbox "Departure" [readonly] [value="2024-02-10 09:30"] [placeholder="Choose a day"]
        button "Search"
        """,
        absent=("February",),
    ),
    Look(
        """
        textbox "Departure" [readonly] [value="2024-02-10 09:30"] [placeholder="Choose a day"]
        combobox "Month" [value="February"] [options=11]
        spinbutton "Year" [value="2024"] [valuemin=2024]
        clickable [hint="flatpickr next month"]
        clickable "February 5, 2024"
        clickable "February 29, 2024"
        spinbutton "Hour" [value="09"] [valuemin=1] [valuemax=12]
        spinbutton "Minute" [value="30"] [valuemin=0] [valuemax=59]
        clickable "AM"
        """,
        act="picker.open()",
        absent=("February 4, 2024", "January"),
    ),
    Look(
        """
        textbox "Departure" [readonly] [value="2024-03-01 09:30"] [placeholder="Choose a day"]
        clickable [hint="prev month"]
        combobox "Month" [value="March"] [options=11]
        clickable [hint="next month"]
        clickable "March 1, 2024"
        clickable "March 31, 2024"
        """,
        act="picker.changeMonth(1); document.querySelector('[aria-label=\"March 1, 2024\"]').click()",
    ),
)

QUILL = (
    Look(
        """
        toolbar
        button "bold" [pressed=false]
        button "italic" [pressed=false]
        button "link" [pressed=false]
        button "Normal" [expanded=false]
        button "list: bullet" [pressed=false] [value="bullet"]
        textbox [value="Minutes We met on Monday. • Budget agreed"]
        button "Send"
        """,
        absent=("Heading 1",),
    ),
    Look(
        """
        button "bold" [pressed]
        button "italic" [pressed=false]
        button "Normal" [expanded]
        button "Heading 1"
        button "Heading 2"
        textbox [value="Minutes We met on Friday. • Budget agreed"]
        """,
        act="""editor.deleteText(18, 6, 'user'); editor.insertText(18, 'Friday', {bold: true}, 'user');
            editor.setSelection(19, 3, 'user');
            document.querySelector('.ql-picker-label').dispatchEvent(new MouseEvent('mousedown', {bubbles: true}))""",
    ),
)

CASES = {
    "bootstrap": BOOTSTRAP,
    "jquery": JQUERY,
    "react": REACT,
    "vue": VUE,
    "shoelace": SHOELACE,
    "grid": GRID,
    "flatpickr": FLATPICKR,
    "quill": QUILL,
}


@pytest.mark.parametrize("name", CASES)
async def test_snapshot_shows_the_controls_of(page, site, name):
    # Nothing moves for longer than it must: what is fading in is not there yet.
    await page.emulation.set(reduced_motion=True)
    await page.open(libraries.serve(site, name))
    for look in CASES[name]:
        await page.evaluate(f"async () => {{ {look.act} }}")
        await page.evaluate(_WAIT % look.until)
        snapshot = await page.snapshot(**dict(look.options))
        _assert_in_order(_expected(look), _rows(snapshot), snapshot.text)
        for text in (*look.absent, SECRET):
            assert text not in snapshot.text
        assert not list(_shells(snapshot))
    for form in ("list", "json"):
        assert SECRET not in (await page.snapshot(format=form, interactive_only=False)).text
    assert not page.errors


async def test_without_npm_nothing_is_skipped(tmp_path, monkeypatch):
    monkeypatch.setattr(libraries.PACKAGES, "cache", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(PackagesMissing, match="npm is needed"):
        libraries.install()


# Until it is so and everything stands still, frame by frame; the page's own time is the only clock.
_WAIT = """() => new Promise((done) => {
  const look = () => (%s) && document.getAnimations().every((one) => one.playState !== 'running')
    ? done() : requestAnimationFrame(look);
  look();
})"""


def _expected(look: Look) -> list[str]:
    return [line.strip() for line in look.rows.strip().splitlines()]


def _rows(snapshot) -> list[str]:
    """What each row says without what is not compared: its ref, and where the focus happens to be."""
    bodies = [re.sub(r"^([a-z]+) e\d+", r"\1", entry.body.strip().removeprefix("- ")) for entry in snapshot.entries]
    return [re.sub(r" \[(ref=\w+|focused)\]", "", body) for body in bodies]


def _assert_in_order(expected: list[str], rows: list[str], text: str) -> None:
    rest = iter(rows)
    for row in expected:
        assert row in rest, f"no {row} (or not in this place) in\n{text}"


def _shells(snapshot):
    """Nameless rows that are as large as another row: the same thing, told twice."""
    for one, other in combinations(snapshot.refs.values(), 2):
        if one.box and one.box == other.box:
            for shell in (one, other):
                if "[hint=" in _line_of(snapshot, shell.ref):
                    yield shell


def _line_of(snapshot, ref: str) -> str:
    return next((entry.body for entry in snapshot.entries if entry.node is not None and entry.node.ref == ref), "")
