"""Reading the extractor's answer."""

from __future__ import annotations

import pytest

from cdpagent.see.rows import ExtractorStats, Kind, Rank, Row, decode_frame

ANSWER = {
    "url": "https://a.example/",
    "title": "A",
    "rows": [
        [0, 0, 0, "main"],
        [1, 1, 7, "button", "Go", {"disabled": True}, None, "button", "", [1.4, 2, 30, 40.6], 4],
    ],
    "stats": [100, 50, 2, 5, 1.25],
    "next_ref": 8,
    "truncate_reasons": ["max_nodes"],
}


def test_fields_that_were_left_out_are_empty():
    answer = decode_frame(ANSWER)
    assert answer.rows[0] == Row(0, 0, 0, "main")
    button = answer.rows[1]
    assert (button.kind, button.ref, button.name, button.attrs) == (Kind.INTERACTIVE, 7, "Go", {})
    assert (button.box, button.rank, button.hint) == ((1, 2, 30, 41), Rank.VIEWPORT, False)
    assert answer.stats == ExtractorStats(100, 50, 2, 5, 1.25)
    assert answer.truncate_reasons == ("max_nodes",)


def test_stats_may_be_named():
    named = {"dom_nodes": 3, "visited_nodes": 2, "emitted_nodes": 1, "skipped_hidden": 0, "js_time_ms": 0.5}
    assert decode_frame({**ANSWER, "stats": named}).stats == ExtractorStats(3, 2, 1, 0, 0.5)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"rows": None}, "has no list of rows"),
        ({"rows": [[0, 9, 0, "x"]]}, "row 0 of the extractor's answer: there is no kind 9"),
        ({"rows": [[-1, 0, 0, "x"]]}, "row 0 of the extractor's answer: the depth -1 should be a number from 0 on"),
        ({"rows": [[0, 0, 0, "x"], [0, 1, "e5", "x"]]}, "row 1 of the extractor's answer: the ref 'e5'"),
        ({"rows": [[0, 1, 1, "x", 5]]}, "row 0 of the extractor's answer: the name 5 should be a string"),
        ({"rows": [[0, 1, 1, "x", "", [1]]]}, "row 0 of the extractor's answer: the states should be an object"),
        ({"rows": [[0, 1, 1, "x"], [0, 1, 1, "y"]]}, "row 1 of the extractor's answer: the ref 1 is given twice"),
        ({"rows": [[0]]}, "row 0 of the extractor's answer: "),
        ({"rows": [5]}, "row 0 of the extractor's answer: "),
        ({"next_ref": 7}, "next_ref 7 should be a number above every ref it gave"),
        ({"next_ref": None}, "next_ref None should be a number"),
        ({"url": None}, "url and title should be strings"),
    ],
)
def test_a_wrong_answer_is_refused_with_the_place(change, message):
    with pytest.raises(ValueError, match=message):
        decode_frame({**ANSWER, **change})


def test_what_is_no_answer_at_all_is_refused():
    with pytest.raises(ValueError, match="should be an object, not NoneType"):
        decode_frame(None)
