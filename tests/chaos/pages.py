"""The pages of a run: a third ordinary, the others made to be in the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tests.site import Site

ORDINARY: Final = "/chaos/ordinary"
"""The page that every recovery ends on."""
GREETING: Final = "All is well"

_CONTROLS: Final = (
    """
<label>Name <input id=name></label>
<label>Size <select id=size><option>small<option>large</select></label>
<label><input type=checkbox id=agree> I agree</label>
<textarea id=notes></textarea><input type=file id=file>
<button id=go onclick="document.body.append(Object.assign(document.createElement('p'), {textContent: 'Gone ' + Date.now()}))">Go</button>
<a id=away href=/chaos/ordinary?again>Away</a> <a id=popup target=_blank href=/chaos/ordinary?popup>Popup</a>
<a id=file-link download href="/download?name=chaos.txt">Download</a>
<div id=list style="height:90px;overflow:auto"><ul>"""
    + "".join(f"<li>Row {n}" for n in range(60))
    + "</ul></div>"
)

_HOSTILE: Final = {
    "storm": "<script>setInterval(() => { for (let i = 0; i < 40; i++) document.body.append('x'); "
    "while (document.body.childNodes.length > 400) document.body.lastChild.remove() }, 5)</script>",
    "busy": "<script>setInterval(() => { const end = performance.now() + 80; while (performance.now() < end); }, 100)"
    "</script>",
    "frames": "<script>setInterval(() => { const frame = document.createElement('iframe'); frame.srcdoc = 'hi'; "
    "document.body.append(frame); setTimeout(() => frame.remove(), 15) }, 20)</script>",
    "dialogs": "<script>addEventListener('click', () => alert('clicked')); setTimeout(() => confirm('Well?'), 30)"
    "</script>",
    "loop": "<script>document.querySelector('#go').onclick = () => { const end = Date.now() + 4000; "
    "while (Date.now() < end); }</script>",
    "reloads": "<script>setTimeout(() => location.reload(), 60)</script>",
    "history": "<script>setInterval(() => { for (let i = 0; i < 20; i++) history.pushState(0, '', '?' + Math.random()) "
    "}, 5)</script>",
    "rootless": "<script>addEventListener('mousedown', () => document.documentElement.remove())</script>",
    "broken": "<script>Promise = Object = Array = Map = undefined; Element.prototype.getBoundingClientRect = () => { "
    "throw 1 }; document.title = 'a\\ud800b'</script>",
    "moving": "<style>#go { position: relative; animation: m 1s linear infinite } @keyframes m { to { left: 200px } }"
    "</style>",
    "layers": "<div style='position:fixed;inset:0;background:#0008;z-index:9' role=dialog aria-label=Cover>Wait</div>",
    "deep": "<div>" * 600 + "deep" + "</div>" * 600,
    "wide": "<script>for (let n = 0; n < 5000; n++) document.body.append(Object.assign(document.createElement("
    "'button'), { textContent: 'b' + n }))</script>",
    "shadow": "<script>for (let n = 0; n < 50; n++) { const host = document.createElement('div'); "
    "host.attachShadow({ mode: 'closed' }).innerHTML = '<button>s' + n + '</button>'; document.body.append(host) }"
    "</script>",
    "opens": "<script>addEventListener('click', () => { for (let n = 0; n < 3; n++) open('/chaos/ordinary') })</script>",
    "unload": "<script>onbeforeunload = (event) => { event.preventDefault(); return 'no' }</script>",
    "console": "<script>setInterval(() => { for (let n = 0; n < 50; n++) console.log('noise', n, {n}) }, 5)</script>",
    "requests": "<script>setInterval(() => fetch('/poll?' + Math.random()).catch(() => 0), 10)</script>",
}

_ROUTES: Final = ("/reset", "/never", "/hang-body?name=chaos", "/status/404", "/frame-tree?depth=6", "/csp")


def add_pages(site: Site) -> list[str]:
    """Put all pages on the site; their paths, in an order that never changes."""
    title = "<!doctype html><meta charset=utf-8><title>{}</title><h1>{}</h1>"
    site.add(ORDINARY, title.format("Ordinary", GREETING) + _CONTROLS)
    for name, html in _HOSTILE.items():
        site.add(f"/chaos/{name}", title.format(name, f"The page {name}") + _CONTROLS + html)
    hostile = [f"/chaos/{name}" for name in _HOSTILE] + list(_ROUTES)
    return [*hostile, *[ORDINARY] * (len(hostile) // 2)]
