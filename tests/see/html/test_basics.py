"""Plain HTML without a browser: the same lines, refs that last, and an answer to whatever is given."""

from __future__ import annotations

import builtins
import sys

import pytest

import cdpagent

SHOP = """<!doctype html><title>Shop</title><nav><a href=/>Home</a></nav><main><h1>Lamps</h1>
<form><label>Name <input name=n value=Ada></label><input type=password value=hunter2>
<select><option>One<option selected>Two</select><button>Buy</button></form>
<p hidden>secret</p><p style="display: none">secret</p><div aria-hidden=true><a href=/x>secret</a></div></main>"""


def test_a_page_becomes_the_lines_that_a_live_page_would():
    snapshot = cdpagent.snapshot_html(SHOP)
    assert [line.strip() for line in snapshot.text.splitlines() if "ref=" in line] == [
        '- link "Home" [href=/] [ref=e1]',
        '- textbox "Name" [value="Ada"] [ref=e2]',
        "- textbox [filled] [type=password] [ref=e3]",
        '- combobox [value="Two"] [options="One | Two"] [count=2] [ref=e4]',
        '- button "Buy" [ref=e5]',
    ]
    assert "secret" not in snapshot.text
    assert "hunter2" not in cdpagent.snapshot_html(SHOP, interactive_only=False, format="json").text
    assert snapshot.stats.input_chars == len(SHOP)
    assert snapshot.refs["e5"].path.endswith("button")


def test_refs_stay_and_can_be_asked_about():
    document = cdpagent.HtmlDocument(SHOP)
    first, again = document.snapshot(), document.snapshot()
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


@pytest.mark.parametrize(
    "html",
    [
        "",
        "no markup at all",
        "<",
        "<div>" * 100_000 + "deep",
        "<p " + " ".join(f"a{number}=1" for number in range(200_000)) + ">x",
        "<a href=x>\0\0link\0</a>",
        b"\xff\xfe\x00\xd8",
        "<b><p>" * 20_000,
        "<table>" * 5_000 + "<td><a href=x>in</a>",
        "<a href='" + "x" * 1_000_000,
        "\ud800<button>lone</button>\udc00",
        "<!--" + "-" * 100_000,
    ],
    ids=lambda html: repr(html[:12]),
)
def test_hostile_input_gets_an_answer_within_budget(html):
    snapshot = cdpagent.snapshot_html(html, max_chars_total=2000)
    assert len(snapshot.text) <= 2000


@pytest.mark.parametrize(
    ("data", "text"),
    [
        ("<meta charset=shift_jis><button>日本</button>".encode("shift_jis"), "日本"),
        ("<button>Grüße</button>".encode(), "Grüße"),
        ("<button>Grüße</button>".encode("latin-1"), "Grüße"),
        (b"\xff\xfe" + "<button>Привет</button>".encode("utf-16-le"), "Привет"),
    ],
)
def test_bytes_are_decoded_as_browsers_do(data, text):
    assert f'"{text}"' in cdpagent.snapshot_html(data).text


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
