"""Time that passes by itself is no change; everything else is."""

from __future__ import annotations

import pytest

from cdpagent.see import Snapshot, SnapshotOptions
from cdpagent.see.snapshot import make_snapshot
from cdpagent.see.times import is_only_later, timeless
from tests.see.build import content, control, page, text


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ("19m ago", "20m ago"),
        ("Edited 59 seconds ago by Ada", "Edited 1 minute ago by Ada"),
        ("about an hour ago", "2 hours ago"),
        ("Saved just now", "Saved 3 secs ago"),
        ("12:04:31", "12:04:33"),
        ("11:59:59 PM", "12:00:01 AM"),
        ("Ends in 0:00:59", "Ends in 0:00:58"),
        ("vor 3 Minuten", "vor 4 Minuten"),
        ("il y a 2 heures", "il y a 3 heures"),
        ("hace 3 minutos", "hace 4 minutos"),
        ("3 minutos atrás", "4 minutos atrás"),
        ("5 minuten geleden", "6 minuten geleden"),
        ("2 часа назад", "3 часа назад"),
        ("3分前", "4分前"),
        ("방금", "1분 전"),
    ],
)
def test_time_passes(was, now):
    assert is_only_later(was, now)


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ("Cart (2)", "Cart (3)"),
        ("7 results", "8 results"),
        ("10:04", "10:05"),
        ("Every 5 min", "Every 6 min"),
        ("12:04:31", "15:04:33"),
        ("Saved 5 minutes ago", "Saved just now"),
        ("Saved 5 minutes ago", "Saved 1 minute ago"),
        ("2 minutes ago", "3 hours ago"),
        ("3 days ago, 5 likes", "3 days ago, 6 likes"),
        ("Ada, 3m ago", "Bob, 4m ago"),
        ("same", "same"),
    ],
)
def test_other_changes_are_told(was, now):
    assert not is_only_later(was, now)


def test_a_long_text_takes_no_time():
    for string in ("1" * 50_000, "1 " * 50_000, "12:" * 50_000, "a few " * 20_000):
        assert timeless(string) == string


def look(*rows, since: Snapshot | None = None) -> Snapshot:
    asked = SnapshotOptions(since=since.snapshot_id if since else None, interactive_only=False)
    return make_snapshot(page(*rows), options=asked, base=since)


LIST = [control(0, number, "link", f"Note {number}") for number in range(1, 9)]


def test_a_delta_leaves_out_what_is_only_later():
    before = look(
        *LIST, content(0, 20, "cell", "19m ago"), text(0, "Changed 3 seconds ago"), control(0, 21, "link", "Cart (2)")
    )
    after = look(
        *LIST, content(0, 20, "cell", "20m ago"), text(0, "Changed 5 seconds ago"), control(0, 21, "link", "Cart (3)"),
        since=before,
    )  # fmt: skip
    assert after.text.split("\n")[1:-1] == ['~ link "Cart (3)" [ref=e21]']
    # Where nothing else has changed, it may be what was waited for.
    later = look(
        *LIST, content(0, 20, "cell", "21m ago"), text(0, "Changed 7 seconds ago"), control(0, 21, "link", "Cart (3)"),
        since=after,
    )  # fmt: skip
    assert '~ cell "21m ago" [ref=e20]' in later.text
    assert "removed" not in later.text.partition("removed=0")[2]
