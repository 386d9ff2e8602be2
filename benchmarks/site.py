"""Serves pages on loopback: those of a directory, and generated ones of any size."""

import http.server
import mimetypes
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from urllib.parse import quote, unquote

_ELEMENTS_PER_ITEM = 10
_ITEM = (
    "<section><h2>Item {n}</h2><p>What item {n} is for, in <b>one</b> sentence.</p><ul><li><a href='/item/{n}'>"
    "Open item {n}</a></li><li><a href='/item/{n}/notes'>Notes</a></li></ul><button>Remove item {n}</button>"
    "</section>\n"
)


FORM = "form"
"""The page for actions: a few dozen elements, a button that does nothing, one that adds a row, and a field."""
_FORM = (
    "<!doctype html><meta charset=utf-8><title>form</title><main><h1>Rows</h1><button>Idle</button>"
    "<label>Name <input></label><button onclick='add()'>Add a row</button><ul id=rows></ul>"
    + "".join(f"<p>Paragraph {n} with <a href='#{n}'>a link {n}</a>.</p>" for n in range(20))
    + "</main><script>const add = () => { if (rows.children.length > 20) rows.replaceChildren();"
    "rows.insertAdjacentHTML('beforeend', `<li>Row ${rows.children.length}</li>`) }</script>"
).encode()


def generated(elements: int) -> str:
    """Return the path of a generated page with about this many elements."""
    return f"generated/{elements}"


@lru_cache(maxsize=1)
def _generate(elements: int) -> bytes:
    items = "".join(_ITEM.format(n=n) for n in range(elements // _ELEMENTS_PER_ITEM))
    return f"<!doctype html><meta charset=utf-8><title>{elements} elements</title><main>{items}</main>".encode()


def page_names(directory: Path) -> list[str]:
    """Return the names of the HTML files in a directory."""
    return sorted(path.name for path in directory.iterdir() if path.suffix in (".html", ".htm"))


@contextmanager
def serve(directory: Path | None, roots: Mapping[str, Path] = {}) -> Iterator[str]:
    """Serve pages, and give the address before their names. A name that begins with a root's is a file below it."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            name = unquote(self.path.lstrip("/").partition("?")[0])
            page, kind = None, "text/html; charset=utf-8"
            if name.startswith("generated/") and name.removeprefix("generated/").isdigit():
                page = _generate(int(name.removeprefix("generated/")))
            elif name == FORM:
                page = _FORM
            elif directory is not None and name in page_names(directory):
                page = (directory / name).read_bytes()
            elif (file := _file_below(roots, name)) is not None:
                page, kind = file.read_bytes(), mimetypes.guess_type(file.name)[0] or kind
            elif name == "favicon.ico":
                page, kind = b"", "image/x-icon"  # without it, every page would have an error in its console
            self.send_response(404 if page is None else 200)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(page or b"")))
            self.end_headers()
            self.wfile.write(page or b"")

        def log_message(self, *_: object) -> None:
            """Log nothing."""

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def _file_below(roots: Mapping[str, Path], name: str) -> Path | None:
    first, _, rest = name.partition("/")
    if first not in roots:
        return None
    file = (roots[first] / rest).resolve()
    return file if file.is_file() and file.is_relative_to(roots[first].resolve()) else None


def address(base: str, name: str) -> str:
    """Return the URL of a page."""
    return base + quote(name)
