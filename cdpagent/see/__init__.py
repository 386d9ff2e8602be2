"""Seeing: what is on a page, in few characters, and refs that cannot lie.

    rows      what an extractor gives: flat, in reading order
    tree      the rows of all frames, joined
    fold      what says nothing new is left out
    budget    what fits: `importance` of rows, and `gaps` where some are missing
    lines     how rows become lines: tree, list, JSON
    text      the one escaper for everything a page says
    snapshot  all of that in one call; `delta` for what changed, `refs` for what the agent names later
    find, article, query    other ways to look (`markdown` for the article)

Nothing in here knows of CDP, but for what calls the extractor in a page: rows made from plain HTML do as well.
"""

from cdpagent.see.article import Article
from cdpagent.see.find import Match
from cdpagent.see.options import SnapshotOptions
from cdpagent.see.query import QueryResult
from cdpagent.see.refs import NodeRef
from cdpagent.see.snapshot import JsStats, Snapshot, SnapshotStats

__all__ = [
    "Article",
    "JsStats",
    "Match",
    "NodeRef",
    "QueryResult",
    "Snapshot",
    "SnapshotOptions",
    "SnapshotStats",
]
