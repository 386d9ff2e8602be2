"""BeautifulSoup with lxml: the document as a tree."""

from bs4 import BeautifulSoup

from benchmarks.peers.html_common import HtmlDriver
from benchmarks.peers.line_protocol import serve

if __name__ == "__main__":
    serve(HtmlDriver(lambda html: BeautifulSoup(html, "lxml")))
