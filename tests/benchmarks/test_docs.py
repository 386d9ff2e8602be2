"""The documentation of the benchmarks shows everything that was measured, and nothing else."""

from __future__ import annotations

import json
import re

import pytest

from benchmarks import docs
from benchmarks.__main__ import TARGETS
from benchmarks.environments import ROOT
from benchmarks.results import Result


def document(*results, targets=(), **more):
    return {
        "machine": {
            "system": "Debian",
            "kernel": "Linux 6.1",
            "processor": "A",
            "cores": 2,
            "memory GB": 8,
            "python": "3.11",
        },
        "versions": {"browser": "Chromium 150", "cdpagent": "0.1"},
        "quick": False,
        "results": [vars(result) for result in results],
        "targets": list(targets),
        **more,
    }


def page(*results, **more):
    return docs.documentation(document(*results, **more))["docs/benchmarks.md"]


def times(**samples):
    return Result("act-click", "a click", "ms", samples=samples, notes={"peer": "no receipt"})


def look(key, unit, **samples):
    return Result(key, key, unit, samples=samples, page="one")


def test_a_table_has_median_quartiles_ratio_and_what_differs():
    text = page(times(cdpagent=[1.0, 2.0, 3.0], peer=[4.0, 8.0, 12.0]))
    assert "| **cdpagent** | 2.00 | 1.50 – 2.50 | 1 |" in text
    assert "| peer | 8.00 | 6.00 – 10.0 | 4.00 | no receipt |" in text


def test_a_peer_that_failed_is_in_the_table():
    result = times(cdpagent=[1.0])
    result.failures = {"peer": "it did not start | really\nsecond line"}
    assert "| peer | failed | | | it did not start / really |" in page(result)


def test_a_page_on_which_a_peer_failed_is_marked():
    small, large = look("growth-first", "ms", cdpagent=[1.0], peer=[2.0]), look("growth-first", "ms", cdpagent=[1.0])
    large.page, large.failures = "two", {"peer": "took too long"}
    text = page(small, large)
    assert "| peer | 2.00 | failed |" in text
    assert "- two: peer failed: took too long" in text


def test_many_pages_are_rows_because_so_many_columns_cannot_be_read():
    steps = [
        Result("apps-step", "one step", "ms", samples={"cdpagent": [float(step)], "peer": [9.0]}, page=f"step {step}")
        for step in range(1, docs.MANY_PAGES + 2)
    ]
    steps[1].samples.pop("peer")
    text = page(*steps)
    assert "### One step, one by one (ms)" in text
    assert "| | **cdpagent** | peer |\n|---|---|---|\n| step 1 | 1.00 | 9.00 |\n| step 2 | 2.00 | – |" in text


def test_systems_ahead_of_cdpagent_are_named_in_words():
    text = page(times(cdpagent=[10.0, 10.0], peer=[5.0, 5.0], even=[9.0, 11.0], slow=[20.0, 20.0]))
    assert "- A click, ms: peer 5.00; cdpagent 10.0." in text
    assert "In no measure of this run" not in text


def test_the_page_says_when_no_system_is_ahead():
    assert "- In no measure of this run." in page(times(cdpagent=[1.0], peer=[2.0]))


def test_coverage_and_size_of_a_look_are_named_together():
    text = page(
        look("look-coverage", "%", cdpagent=[50.0], whole=[100.0], short=[10.0], visible=[300.0]),
        look("look-tokens", "tokens", cdpagent=[1000.0], whole=[20000.0], short=[100.0]),
    )
    assert (
        "- whole lists 100 % of what is visible, `page.snapshot()` within its budget 50 %, with 20,000 tokens" in text
    )
    assert "- short takes 100 tokens against 1,000 of `page.snapshot()`" in text
    assert "lists 10 % against 50 %" in text


def test_a_promise_that_was_not_kept_is_marked():
    target = {"measure": "act-click", "contender": "cdpagent", "baseline": "peer", "bound": 1.0, "at_least": False}
    ratio = {"median": 1.5, "low": 1.4, "high": 1.6}
    text = page(times(cdpagent=[1.0]), targets=[{**target, "ratio": ratio, "met": False}])
    assert "| act-click | cdpagent at most 1 × peer | 1.50 (1.40 – 1.60) | **not kept** |" in text


def test_a_measure_without_a_chapter_is_shown_too():
    assert "### A new thing" in page(Result("new", "a new thing", "ms", samples={"cdpagent": [1.0]}))


def test_the_look_is_drawn_by_time_and_tokens_with_its_coverage():
    timed = Result("look-changed", "look", "ms", samples={"cdpagent": [5.0], "innerText": [1.0]}, limit="innerText")
    sizes = look("look-tokens", "tokens", cdpagent=[1000.0], innerText=[2000.0])
    covered = look("look-coverage", "%", cdpagent=[50.0], visible=[300.0])
    picture = docs.documentation(document(timed, sizes, covered))["docs/benchmarks/look.svg"]
    assert "lists 50 %" in picture
    assert "lists nothing" in picture


def test_a_quick_run_is_refused(tmp_path, monkeypatch, capsys):
    rough = tmp_path / "rough.json"
    rough.write_text(json.dumps({**document(times(cdpagent=[1.0])), "quick": True}))
    monkeypatch.setattr("sys.argv", ["docs", str(rough)])
    with pytest.raises(SystemExit):
        docs.main()
    assert "The documentation takes only full runs" in capsys.readouterr().err


def committed():
    return json.loads((ROOT / docs.RESULTS).read_text(encoding="utf-8"))


def test_the_documentation_equals_what_its_results_give():
    """If this fails, run `make bench-docs`."""
    files = docs.documentation(committed())
    for name, text in files.items():
        assert (ROOT / name).read_text(encoding="utf-8") == text, name
    pictures = {str(path.relative_to(ROOT)) for path in (ROOT / docs.RESULTS).parent.iterdir()}
    assert pictures == files.keys() - {str(docs.PAGE)}


def test_the_results_are_of_a_full_run_and_do_not_identify_the_machine():
    document = committed()
    text = (ROOT / docs.RESULTS).read_text(encoding="utf-8")
    assert not document["quick"]
    assert set(document["machine"]) == {"system", "kernel", "processor", "cores", "memory GB", "python"}
    assert not re.findall(r"/(?:tmp|home|root|Users|work|var|opt|usr)/", text)


def test_every_measure_is_in_the_documentation():
    keys = {result.key for result in docs.results_of(committed())}
    assert {target.measure for target in TARGETS} <= keys, "a measure with a promise is missing"
    assert {"look-tokens", "look-coverage", "growth-changed", "at-once-50", "memory-50"} <= keys


def test_readme_shows_the_two_pictures():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in ("look", "apps-step"):
        assert f"(docs/benchmarks/{name}.svg)" in readme
        assert (ROOT / "docs" / "benchmarks" / f"{name}.svg").exists()
