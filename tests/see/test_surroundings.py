"""What tells an element from others of its name, in the lines of a snapshot."""

from __future__ import annotations

import pytest

from cdpagent import snapshot_html
from cdpagent.see.surroundings import Surroundings, surroundings

pytestmark = pytest.mark.pure


def around(html: str, nth: int) -> Surroundings | None:
    snapshot = snapshot_html(html, interactive_only=False)
    nodes = [node for node in snapshot.refs.values() if node.role == "button"]
    return surroundings(nodes[nth], snapshot.entries)


def test_only_words_that_the_others_lack_tell_them_apart():
    html = "<ul><li>Ann admin <button>Delete</button><li>Ben admin <button>Delete</button></ul>"
    found = around(html, 1)
    assert found is not None
    assert (found.before, found.after, len(found.twins)) == (("ben",), (), 1)


def test_numbers_and_times_count_only_where_there_is_nothing_else():
    row = "<tr><td>{}<td>{}<td><button>Open</button>"
    named = around(f"<table>{row.format('Ann', '3')}{row.format('Ben', '5 minutes ago')}</table>", 0)
    assert named is not None
    assert named.before == ("ann",)
    numbered = around(f"<table>{row.format('17', 'open')}{row.format('18', 'open')}</table>", 0)
    assert numbered is not None
    assert numbered.before == ("17",)


def test_what_has_no_twin_or_no_words_is_known_by_itself():
    assert around("<p>Ann <button>Delete</button>", 0) is None
    assert around("<button>Delete</button><button>Delete</button>", 0) is None


def test_the_first_of_a_row_of_twins_does_not_take_the_rest_of_the_page():
    html = "<h1>All people</h1><p>Intro</p>" + "".join(f"<div>{n}</div><button>Delete</button>" for n in ("Ann", "Ben"))
    found = around(html, 0)
    assert found is not None
    assert found.before == ("ann",)
    assert not found.is_own
