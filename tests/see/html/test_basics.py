"""Plain HTML without a browser: the same lines, refs that last, and an answer to whatever is given."""

from __future__ import annotations

import builtins
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

import cdpagent
import cdpagent.see.html

SHOP = """<!doctype html><title>Shop</title><nav><a href=/>Home</a></nav><main><h1>Lamps</h1>
<form><label>Name <input name=n value=Ada></label><input type=password value=hunter2>
<select><option>One<option selected>Two</select><button>Buy</button></form>
<p hidden>secret</p><p style="display: none">secret</p><div aria-hidden=true><a href=/x>secret</a></div></main>"""


def test_a_page_becomes_the_lines_that_a_live_page_would():
    snapshot = cdpagent.snapshot_html(SHOP, interactive_only=True)
    assert [line.strip() for line in snapshot.text.splitlines() if "ref=" in line] == [
        '- link "Home" [ref=e1]',
        '- textbox "Name" [value="Ada"] [ref=e2]',
        "- textbox [filled] [type=password] [ref=e3]",
        '- combobox [value="Two"] [options="One | Two"] [ref=e4]',
        '- button "Buy" [ref=e5]',
    ]
    assert "secret" not in snapshot.text
    assert "hunter2" not in cdpagent.snapshot_html(SHOP, interactive_only=False, format="json").text
    assert snapshot.stats.input_chars == len(SHOP)
    assert snapshot.refs["e5"].path.endswith("button")


def test_refs_stay_and_can_be_asked_about():
    document = cdpagent.HtmlDocument(SHOP)
    first, again = document.snapshot(interactive_only=True), document.snapshot(interactive_only=True)
    assert first.text == again.text
    assert document.query("e5", "text").value == "Buy"
    assert document.query("h1", "name").value == "Lamps"
    answer = document.query("main", "html", 50)
    assert len(answer.value) <= 50
    assert answer.truncated
    with pytest.raises(cdpagent.RefNotFoundError):
        document.query("e99", "text")
    with pytest.raises(cdpagent.BrowserNeededError):
        document.query("e5", "box")
    assert [match.ref for match in document.find("buy")] == ["e5"]
    assert "# Lamps" in document.read().text


def test_without_the_parser_the_error_says_how_to_install_it(monkeypatch):
    real = builtins.__import__

    def fake(name, *args, **kwargs):
        if name.startswith("selectolax"):
            raise ImportError(name)
        return real(name, *args, **kwargs)

    for name in [name for name in sys.modules if name.startswith("selectolax")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(builtins, "__import__", fake)
    with pytest.raises(cdpagent.HtmlSupportMissingError, match=r"cdpagent\[html\]"):
        cdpagent.snapshot_html("<p>x")


# --- options ---------------------------------------------------------------------------------------------------------

LIST = """<title>Lamps</title><nav><a href=/>Home</a></nav>
<ul id=results><li class=item data-sku=1><a href=/1 title="To the lamp" data-sku=1>Red</a></li>
<li class=item><a href=/2>Blue</a></li></ul>
<p>We send our lamps to every country.</p><section><p>We send our lamps to every country.</p></section>"""


def shown(snapshot: cdpagent.Snapshot) -> list[str]:
    return [line.strip() for line in snapshot.text.splitlines()[1:-1]]


def test_scope_is_a_selector_or_a_ref():
    document = cdpagent.HtmlDocument(LIST)
    lines = ['- link "Red" [ref=e1]', '- link "Blue" [ref=e2]']
    results = document.snapshot(scope="ul#results > li, #none")
    assert [line for line in shown(results) if "ref=" in line] == lines[:1]
    assert [line for line in shown(document.snapshot(scope="#results")) if "ref=" in line] == lines
    assert [line for line in shown(document.snapshot(scope="e2")) if "ref=" in line] == lines[1:]
    with pytest.raises(cdpagent.RefNotFoundError, match="nothing in the document matches"):
        document.snapshot(scope="#nowhere")
    with pytest.raises(cdpagent.TargetError, match="neither a ref"):
        document.snapshot(scope="li:::")


def test_the_attributes_that_are_asked_for_are_shown():
    snapshot = cdpagent.snapshot_html(LIST, include_attrs=["data-sku"], scope="#results")
    assert '- link "Red" [data-sku="1"] [ref=e1]' in shown(snapshot)
    assert snapshot.refs["e1"].attrs == {"data-sku": "1"}
    assert "/1" not in cdpagent.snapshot_html(LIST, include_attrs=[]).text


def test_a_longer_text_is_told_once_unless_asked_for_twice():
    sentence = "We send our lamps to every country."
    assert cdpagent.snapshot_html(LIST, interactive_only=False).text.count(sentence) == 1
    assert cdpagent.snapshot_html(LIST, interactive_only=False, dedupe_text=False).text.count(sentence) == 2


def test_each_ref_has_a_path_that_leads_to_it():
    document = cdpagent.HtmlDocument(LIST)
    snapshot = document.snapshot(interactive_only=True)
    assert {ref: node.path for ref, node in snapshot.refs.items()} == {
        "e1": "body > nav > a",
        "e2": "#results > li:nth-of-type(1) > a",
        "e3": "#results > li:nth-of-type(2) > a",
    }
    for ref, node in snapshot.refs.items():
        assert document.query(node.path, "name").ref == ref
    deep = cdpagent.snapshot_html("<div>" * 20 + "<button>Go</button>")
    assert deep.refs["e1"].path == "… > div > div > div > div > div > button"


def test_stats_count_what_was_read_and_what_was_shown():
    html = "<p hidden><a href=x>no</a></p>" + "<a href=x>Link</a>" * 300
    stats = cdpagent.snapshot_html(html, max_nodes=10).stats
    assert stats.input_chars == len(html)
    assert stats.js.dom_nodes == 305  # with html, head and body
    assert stats.js.visited_nodes == 304  # all but what is in the hidden paragraph
    assert stats.js.skipped_hidden == 2
    assert stats.nodes_emitted <= 10
    assert "max_nodes" in stats.truncate_reasons
    assert cdpagent.snapshot_html("é".encode()).stats.input_chars == 1


@pytest.mark.parametrize("options", [{"viewport_only": True}, {"boxes": True}, {"mark_dom": True}], ids=str)
def test_what_takes_a_browser_is_refused(options):
    with pytest.raises(cdpagent.BrowserNeededError, match=next(iter(options))):
        cdpagent.snapshot_html(LIST, **options)


def test_only_what_changed_since_another_look():
    document = cdpagent.HtmlDocument(LIST)
    first = document.snapshot()
    assert "no change" in document.snapshot(since=first.snapshot_id).text


def test_every_module_can_be_imported_first():
    names = [f"cdpagent.see.html.{module.name}" for module in pkgutil.iter_modules(cdpagent.see.html.__path__)]
    script = f"""
import importlib, sys
for name in {names!r}:
    for known in [known for known in sys.modules if known.startswith("cdpagent.see.html.")]:
        del sys.modules[known]
    importlib.import_module(name)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_manual_shows_what_its_first_example_prints(capsys):
    manual = (Path(__file__).parents[3] / "docs" / "html.md").read_text(encoding="utf-8")
    _, example, _, output, _ = manual.split("```", 4)
    exec(example.removeprefix("python"), {"cdpagent": cdpagent})
    assert capsys.readouterr().out.strip() == output.strip()
