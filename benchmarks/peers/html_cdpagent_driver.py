"""cdpagent's snapshot of plain HTML, with its defaults."""

import cdpagent
from benchmarks.peers.html_common import HtmlDriver
from benchmarks.peers.line_protocol import serve

if __name__ == "__main__":
    serve(HtmlDriver(cdpagent.snapshot_html))
