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

LISTENING = "listening"
"""An application as an editor is one: 400 tiles, each of which listens to 25 kinds of events."""
DELEGATING = "delegating"
"""An application that serves its clicks from further up, as jQuery does it: from the document, and from 150 panels."""
_TILES = "".join(f"<div class=tile id=tile{n}><i>{n}</i> <span>Tile {n}</span></div>" for n in range(400))
_LISTENING = (
    f"<!doctype html><meta charset=utf-8><title>listening</title><main><h1>Tiles</h1>{_TILES}</main>"
    "<script>for (const tile of document.querySelectorAll('.tile')) for (const type of ['click', 'mousedown',"
    "'mouseup',"
    "'mousemove', 'mouseenter', 'mouseleave', 'dblclick', 'contextmenu', 'pointerdown', 'pointermove', 'pointerup',"
    "'keydown', 'keyup', 'keypress', 'focus', 'blur', 'focusin', 'focusout', 'wheel', 'dragstart', 'dragover', 'drop',"
    "'scroll', 'input', 'change']) tile.addEventListener(type, () => tile)</script>"
).encode()
_PANELS = "".join(
    f"<div class=panel><h2>Panel {n}</h2><p class=row>Open {n}</p><p class=row>Copy {n}</p><p>Words {n}</p></div>"
    for n in range(150)
)
_DELEGATING = (
    f"<!doctype html><meta charset=utf-8><title>delegating</title><main><h1>Panels</h1>{_PANELS}</main>"
    """<script>{
  const expando = 'jQuery37101234567890';
  const on = (root, type, selector) => {
    const data = (root[expando] ??= {events: {}});
    if (!data.events[type]) {
      data.events[type] = Object.assign([], {delegateCount: 0});
      root.addEventListener(type, data.handle ??= (event) => event);
    }
    const handlers = data.events[type];
    if (selector) handlers.splice(handlers.delegateCount++, 0, {selector, handler() {}});
    else handlers.push({handler() {}});
  };
  for (const type of ['click', 'mousedown', 'keydown']) on(document, type, '.row');
  for (const panel of document.querySelectorAll('.panel'))
    for (const type of ['click', 'dblclick', 'focusin']) on(panel, type);
  // What an application has in memory: the search for handlers must not depend on it.
  self.memory = Array.from({length: 100_000}, (_, n) => ({n, f: () => n}));
}</script>"""
).encode()


def generated(elements: int) -> str:
    """Return the path of a generated page with about this many elements."""
    return f"generated/{elements}"


@lru_cache(maxsize=1)
def _generate(elements: int) -> bytes:
    items = "".join(_ITEM.format(n=n) for n in range(elements // _ELEMENTS_PER_ITEM))
    return f"<!doctype html><meta charset=utf-8><title>{elements} elements</title><main>{items}</main>".encode()


_OF_OUR_OWN = {FORM: _FORM, LISTENING: _LISTENING, DELEGATING: _DELEGATING}


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
            elif name in _OF_OUR_OWN:
                page = _OF_OUR_OWN[name]
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
