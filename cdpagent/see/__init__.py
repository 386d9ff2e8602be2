"""Seeing: what is on a page, in few characters, and refs that cannot lie.

What looks at a live page::

    looker     all frames at once: refs, one look at a time; a look gives a `view`
    extractor  the script in one document: what it is asked (`extraction`), what it answers
    listeners, render_counters, iframe_owners    what only the debugger knows
    targets    from a string to the element that it means
    answers    page.snapshot(), find(), read() and query()

What knows nothing of CDP, and is the same for plain HTML (`html`)::

    rows       what an extractor gives: flat, in reading order
    tree       the rows of all frames, joined
    fold       leaves out what says nothing new
    budget     what fits: `importance` of rows, and `omissions` where some are missing
    lines      how rows become lines: tree, list, JSON
    text       the one escaper for everything a page says
    snapshot   all of that in one call; `delta` for what changed, `refs` for what the agent names later
    find, article, query    other ways to look (`markdown` for the article)
    rules      what JavaScript and Python both know; generated
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
