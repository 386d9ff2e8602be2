"""Roles and names against the web-platform-tests: `pytest tests/see/test_wpt.py --wpt PATH`.

PATH is a checkout of web-platform-tests/wpt, or its folders accname, core-aam, css/css-display/accessibility,
graphics-aria, html-aam, shadow-dom/reference-target, svg-aam and wai-aria. Its pages say on their elements what is
expected, and `Page.query` is asked about them. The pages' own harness is not needed and not served.

`wpt_known.toml` lists what does not agree and why. An element that is not in the list has to agree, and one that is
there has to disagree.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import pytest

    import cdpagent
    from tests.site import Site

KNOWN = Path(__file__).with_name("wpt_known.toml")
LEAST_AGREEMENT = 0.985
EXPECTS = (b"data-expectedrole", b"data-expectedlabel", b"ex-generic")

# An element is known by its place among all that expect something; names of tests are not unique.
EXPECTED = """() => {
    const found = [];
    document.querySelectorAll("[data-expectedrole], [data-expectedlabel], .ex-generic").forEach((element, index) => {
        const { expectedrole, expectedlabel } = element.dataset;
        element.setAttribute("data-place", index);
        if (expectedrole !== undefined) found.push(["role", index, expectedrole]);
        if (element.matches(".ex-generic")) found.push(["generic", index, "generic"]);
        if (expectedlabel !== undefined) found.push(["name", index, expectedlabel]);
    });
    return found;
}"""
SPACES = re.compile(r"[\t\n\f\r ]+")


class Case(NamedTuple):
    """One expectation of one element."""

    place: str  # file, kind and index: how the list of known differences names it
    expected: str
    actual: str


async def test_roles_and_names_agree(pytestconfig: pytest.Config, page: cdpagent.Page, site: Site) -> None:
    root: Path = pytestconfig.getoption("--wpt")
    cases: list[Case] = []
    for path in _pages(root):
        file = path.relative_to(root).as_posix()
        await page.open(site.add(f"/{file}", path.read_text("utf-8")))
        for kind, index, expected in await page.main_frame.in_world(EXPECTED):
            actual = await _answer(page, f'[data-place="{index}"]', kind)
            cases.append(Case(f"{file} {kind} {index}", expected, actual))

    assert cases, f"no page below {root} expects a role or a name"
    differing = [case for case in cases if case.expected != case.actual]
    groups = tomllib.loads(KNOWN.read_text())["differs"]
    known = {place for group in groups for place in group["where"]}
    unspecified = {place for group in groups if group.get("unspecified") for place in group["where"]}
    new = [case for case in differing if case.place not in known]
    assert not new, "\n".join(f"{case.place}: {case.actual!r} instead of {case.expected!r}" for case in new)
    assert known - {case.place for case in differing} == set(), "these agree now: take them out of the list"
    # That a box is a box is expected so often that it would hide the rest; what has no right answer is not counted.
    told = [case for case in cases if " generic " not in case.place and case.place not in unspecified]
    assert 1 - sum(case.place not in unspecified for case in differing) / len(told) >= LEAST_AGREEMENT


async def _answer(page: cdpagent.Page, selector: str, kind: str) -> str:
    if kind == "name":
        return SPACES.sub(" ", str((await page.query(selector, "name")).value)).strip(" ")
    role = str((await page.query(selector, "role")).value)
    # An element without a meaning may be called either.
    return "generic" if kind == "generic" and role == "none" else role


def _pages(root: Path) -> list[Path]:
    folders = ("accname", "core-aam", "css/css-display", "graphics-aria", "html-aam", "svg-aam", "wai-aria")
    found = [path for folder in (*folders, "shadow-dom/reference-target") for path in (root / folder).rglob("*.html")]
    return sorted(path for path in found if any(mark in path.read_bytes() for mark in EXPECTS))
