"""What the benchmarks compute from samples: spreads, ratios, which system is ahead, whether two runs agree."""

from __future__ import annotations

import json

import pytest

from benchmarks.compare import agree, agreement
from benchmarks.coverage import share_listed
from benchmarks.report import anonymous, machine, written
from benchmarks.results import Result, Spread, Target


def measured(**samples):
    return Result("key", "title", "ms", samples=samples, limit="least", beside=["part"])


def test_a_ratio_is_taken_round_by_round():
    """The second round was twice as slow for both, so the ratio stays the same."""
    result = measured(cdpagent=[10.0, 20.0, 10.0], peer=[30.0, 60.0, 30.0])
    assert result.ratio("peer", "cdpagent") == Spread(3, 3, 3)


def test_rounds_in_which_the_baseline_is_zero_have_no_ratio():
    assert measured(cdpagent=[0.0, 0.0], peer=[1.0, 2.0]).ratio("peer", "cdpagent") is None
    assert measured(cdpagent=[0.0, 2.0], peer=[1.0, 2.0]).ratio("peer", "cdpagent") == Spread(1, 1, 1)


def test_limits_and_parts_of_cdpagent_do_not_compete():
    result = measured(cdpagent=[5.0], least=[1.0], part=[2.0], peer=[4.0], slow=[9.0])
    assert result.rivals() == ["peer", "slow"]
    assert result.ahead_of_us() == ["peer"]


def test_where_more_is_better_the_larger_is_ahead():
    result = Result("key", "title", "calls/s", True, samples={"cdpagent": [5.0], "fast": [7.0], "slow": [3.0]})
    assert result.ahead_of_us() == ["fast"]


def test_without_samples_of_cdpagent_no_system_is_ahead():
    assert measured(peer=[1.0]).ahead_of_us() == []


@pytest.mark.parametrize(
    ("at_least", "ratio", "met"), [(True, 10, True), (True, 9.9, False), (False, 10, True), (False, 10.1, False)]
)
def test_a_promise_is_kept_up_to_its_bound(at_least, ratio, met):
    assert Target("key", "a", "b", 10, at_least).met(ratio) is met


@pytest.mark.parametrize(
    ("one", "two", "same"),
    [
        (Spread(2, 1.5, 2.5), Spread(3, 2.4, 4), True),
        (Spread(2, 1.9, 2.1), Spread(2.15, 2.14, 2.2), True),
        (Spread(2, 1.9, 2.1), Spread(3, 2.8, 3.2), False),
    ],
)
def test_runs_agree_if_quartiles_overlap_or_medians_are_level(one, two, same):
    assert agree(one, two) is same
    assert agree(two, one) is same


def test_ratios_on_which_two_runs_disagree_are_named():
    one = [measured(cdpagent=[1.0, 1.0], peer=[2.0, 2.0], steady=[3.0, 3.0])]
    two = [measured(cdpagent=[1.0, 1.0], peer=[4.0, 4.0], steady=[3.1, 3.1])]
    outcome = agreement(one, two)
    assert outcome["compared"] == 2
    assert outcome["apart"] == [["key", "peer", "2.00 (2.00 – 2.00)", "4.00 (4.00 – 4.00)"]]
    assert outcome["said"].startswith("Of 2 ratios to cdpagent, 1 agree")


def test_errors_lose_the_paths_of_the_machine():
    said = 'File "/some/where/driver.py", line 3: no /else/where/b.js at http://127.0.0.1:9/a/b'
    assert anonymous(said) == 'File "driver.py", line 3: no b.js at http://127.0.0.1:9/a/b'


def test_results_are_written_with_four_digits_and_lists_on_one_line():
    document = {"samples": {"a": [1.234567, 20000.0, 3.0]}, "none": [], "text": "[1,\n2]", "count": 123456}
    text = written(document)
    assert '"a": [ 1.235, 20000.0, 3.0 ]' in text
    assert json.loads(text) == {"samples": {"a": [1.235, 20000.0, 3.0]}, "none": [], "text": "[1,\n2]", "count": 123456}


def test_the_machine_is_described_without_its_name():
    described = machine()
    assert described["cores"] >= 1
    assert described["memory GB"] >= 1
    assert set(described) == {"system", "kernel", "processor", "cores", "memory GB", "python"}


VISIBLE = [("link", "Open item 1"), ("button", "Remove"), ("textbox", "Name"), ("button", "")]


@pytest.mark.parametrize(
    ("text", "share"),
    [
        ('- link "Open item 1" [ref=e1]\n- button "Remove"\n- textbox "Name"\n- button "icon-x"', 1),
        ('- link "Open item 1" [ref=e1]\n- button "Other"', 0.5),
        ('- button "Open item 1"', 0.25),
        ("- paragraph: Open item 1 Remove Name", 0),
        ("", 0),
    ],
)
def test_coverage_counts_role_and_name(text, share):
    assert share_listed(VISIBLE, text) == share


BROWSER_USE = """Shop
[16]<button />
\tRemove
*[7]<a title=Other />
\tOpen item 1
\t[8]<img alt=picture />
[18]<label />
\tName
\t|SHADOW(open)|[3]<input type=text required=false />
[20]<input type=submit value=Send it />
Paragraph
"""


@pytest.mark.parametrize(
    ("visible", "share"),
    [
        ([("button", "Remove"), ("link", "Open item 1"), ("textbox", "Name"), ("button", "Send it")], 1),
        ([("link", "Other"), ("button", "Paragraph")], 0.5),
        ([("link", "Open item 1"), ("link", "Open item 1")], 0.5),
    ],
)
def test_coverage_reads_what_browser_use_writes(visible, share):
    assert share_listed(visible, BROWSER_USE) == share


def test_coverage_reads_what_chrome_devtools_mcp_writes():
    text = '## Latest page snapshot\nuid=1_0 RootWebArea "form"\n  uid=1_3 button "Idle"\n    uid=1_4 "Name "\n  uid=1_5 textbox "Name"'
    assert share_listed([("button", "Idle"), ("textbox", "Name"), ("link", "Name")], text) == pytest.approx(2 / 3)


PLAYWRIGHT = """- list [ref=e1]:
  - link [ref=e2] [cursor=pointer]:
    - /url: ch-source.html#rules
    - text: "4.9. Main building script:"
    - code [ref=e3]: debian/rules
  - link [ref=e4]: Plain
  - 'link "Modules: one" [ref=e5]'
  - button "Send"
"""


def test_coverage_reads_names_that_playwright_writes_below_their_links():
    visible = [("link", "4.9. Main building script: debian/rules"), ("link", "Plain"), ("link", "Modules: one")]
    assert share_listed(visible, PLAYWRIGHT) == 1
    assert share_listed([("link", "debian/rules"), ("link", "Send")], PLAYWRIGHT) == 0


def test_one_line_stands_for_one_element():
    assert share_listed([("link", "Notes"), ("link", "Notes")], '- link "Notes"') == 0.5
