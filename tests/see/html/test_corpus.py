"""Small pages, one idea each (tests/pages/corpus): a browser without scripts and plain HTML show the same lines.

The two walks are written in two languages, and this holds them together. What a parser can't know is in
`corpus_differences.toml`, line by line and with the reason; a difference that is not there fails, and so does one that
is there and no longer happens.
"""

from __future__ import annotations

import difflib
import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import cdpagent
from tests.site import PAGES

if TYPE_CHECKING:
    from tests.site import Site

CORPUS = sorted((PAGES / "corpus").glob("*.html"))
KNOWN: dict[str, dict[str, Any]] = tomllib.loads(Path(__file__).with_name("corpus_differences.toml").read_text("utf-8"))
LOOKS: list[dict[str, Any]] = [
    {},
    {"interactive_only": False},
    {
        "interactive_only": False,
        "compact": False,
        "include_attrs": ("href", "id", "class", "src", "name", "type", "value"),
    },
    {"interactive_only": False, "max_text_per_node": 30, "max_depth": 3},
]
# What differs on every page. A control without any words is called by its color, its size or its place, which takes a
# layout.
LAYOUT = re.compile(r' \[hint="(?:[a-z ]+ #[0-9a-f]{6}|\d+x\d+|row \d+ column \d+)"\]')


def lines_of(text: str) -> list[str]:
    """The lines between head and end. Refs count on from page to page in a tab, so they are left out."""
    lines = (re.sub(r' \[ref=\w+\]|\(web_snapshot.*| ref="\w+"', "", line) for line in text.splitlines()[1:-1])
    return [LAYOUT.sub("", line) for line in lines]


def differences(live: list[str], plain: list[str]) -> dict[str, list[str]]:
    """The lines that only one of them has."""
    changes = list(difflib.ndiff(live, plain))
    return {
        "live": [line[2:] for line in changes if line.startswith("- ")],
        "plain": [line[2:] for line in changes if line.startswith("+ ")],
    }


def test_there_are_enough_pages_and_no_reason_for_one_that_is_gone():
    assert len(CORPUS) >= 40
    assert set(KNOWN) <= {path.stem for path in CORPUS}
    assert all(known["why"] for known in KNOWN.values())


async def test_a_browser_and_plain_html_show_the_same(page: cdpagent.Page, site: Site):
    await page.cdp.send("Emulation.setScriptExecutionDisabled", value=True)
    wrong = []
    for path in CORPUS:
        html = path.read_text("utf-8")
        url = site.url(f"/corpus/{path.name}")
        await page.open(url)
        found: dict[str, list[str]] = {"live": [], "plain": []}
        for look in LOOKS:
            live = await page.snapshot(**look)
            plain = cdpagent.snapshot_html(html, url=url, dedupe_text=False, **look)
            assert "leak-" not in live.text + plain.text, f"{path.name} shows a secret"
            for side, lines in differences(lines_of(live.text), lines_of(plain.text)).items():
                found[side] += [line for line in lines if line not in found[side]]
        known = KNOWN.get(path.stem, {})
        if found != {"live": known.get("live", []), "plain": known.get("plain", [])}:
            wrong.append(f"{path.name}:\n" + "\n".join(f"  {side}: {line}" for side in found for line in found[side]))
    assert not wrong, "\n".join(wrong)
