"""Documents that want to take long, or a lot of memory; run as a program, each becomes a line about its snapshot.

The process has limits of its own, so that whoever waits for it need not look at a clock: see `test_hostile`.
"""

from __future__ import annotations

import json
import resource
from typing import TYPE_CHECKING

import cdpagent

if TYPE_CHECKING:
    from collections.abc import Callable

SIZE = 10_000_000
CPU_SECONDS = 120
MEMORY = 2_000_000_000


def many(piece: str, size: int = SIZE) -> str:
    return piece * (size // len(piece))


def style(css: str) -> str:
    return f"<style>{css}</style><a href=x title=t><b class=c>one</b><b>two</b></a>"


# Most of those that are made of elements are smaller: as many as there may be take seconds, and are in the first one.
SOME = SIZE // 40
DOCUMENTS: dict[str, Callable[[], str | bytes]] = {
    "10 MB of rows": lambda: many("<div><a href='x'>Link</a><button>Go</button></div>\n"),
    "10 MB of text": lambda: "<p>" + many("word "),
    "10 MB in a tag": lambda: f"<a href='{'x' * SIZE}'>x</a>",
    "10 MB in a tag that never ends": lambda: "<a href='" + "x" * SIZE,
    "10 MB of <": lambda: "<" * SIZE,
    "10 MB of </": lambda: many("</"),
    "10 MB of scripts in scripts": lambda: "<script>" + many("<!--<script>"),
    "10 MB of ends that are none": lambda: "<style>" + many("</styl>"),
    "10 MB of a number": lambda: "<p>&#x" + "9" * SIZE,
    "10 MB of JSON": lambda: many('{"a": [1, 2, "<b>"], '),
    "10 MB of NUL": lambda: "\0" * SIZE,
    "NUL in tags": lambda: many("<\0a\0 href=\0x\0><a href=\0x\0>\0name\0</a>", SOME),
    "10 MB of bytes": lambda: bytes(range(256)) * (SIZE // 256),
    "10 MB of UTF-16": lambda: b"\xff\xfe" + "é".encode("utf-16-le") * (SIZE // 2),
    "10 MB of broken GB 18030": lambda: b"<meta charset=gb18030>" + b"\x81\x30" * (SIZE // 2),
    "10 MB of charsets": lambda: many("<meta charset=").encode(),
    "comments before the charset": lambda: b"<!--" * 16_000 + b"<meta charset=koi8-r><p>x",
    "100,000 levels": lambda: "<div>" * 100_000 + "<a href=x>deep</a>",
    "100,000 levels of all kinds": lambda: "<table><tr><td><ul><li><b><svg><g><foreignObject>" * 11_200,
    "20,000 tables": lambda: "<table>" * 20_000 + "<td><a href=x>in</a>",
    "100,000 clickable levels": lambda: "<div onclick=x>" * 100_000,
    "1,000,000 attributes": lambda: "<p " + " ".join(f"a{number}=1" for number in range(1_000_000)) + ">x",
    "attributes of many names": lambda: "".join(f"<p a{number}=1>" for number in range(100_000)),
    "tags of many names": lambda: "".join(f"<x{number}>" for number in range(100_000)),
    "attributes of the body": lambda: "".join(f"<body a{number}=1>" for number in range(100_000)),
    "bold paragraphs": lambda: many("<b><p>", SOME),
    "fonts": lambda: "".join(f"<font color=c{number}>" for number in range(1000)) + many("<p>x", SOME),
    "links in links": lambda: many("<a href=x>", SOME),
    "labels": lambda: "<label>" * 500 + many("<label><i>x</i></label>", SOME),
    "references in a chain": lambda: "".join(
        f"<a href=x id=i{number} aria-labelledby='i{number + 1}' aria-owns='i{number + 2}'>t</a>"
        for number in range(20_000)
    ),
    "shadow roots": lambda: many("<template shadowrootmode=open><slot></slot>", SOME),
    "options": lambda: "<select>" + many("<option>x", SOME),
    "radio buttons": lambda: "<form>" + many("<input type=radio name=a checked>", SOME),
    "style sheet of rules": lambda: style("".join(f".a{number} b{{display:none}}" for number in range(100_000))),
    "style sheet of braces": lambda: style(many("@media screen{display", 4_000_000)),
    "style sheet of commas": lambda: style(many("a,", 4_000_000) + "{display:none}"),
    "style sheet of comments": lambda: style(many("/*", 4_000_000) + "display"),
    "places for a style sheet": lambda: (
        "<style>"
        + "div div div b{display:none}" * 20_000
        + "</style>"
        + "".join(f"<div class=c{number}>" for number in range(400))
        + many("<a href=x title=t><b>x</b><b>y</b></a>", SOME)
    ),
}


def main() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    for name, make in DOCUMENTS.items():
        html = make()
        snapshot = cdpagent.snapshot_html(html, max_chars_total=2000, interactive_only=len(html) >= SIZE // 2)
        print(json.dumps({"name": name, "text": snapshot.text, "reasons": snapshot.stats.truncate_reasons}), flush=True)


if __name__ == "__main__":
    main()
