"""HTML text or bytes to a `Document`, on lexbor."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

from cdpagent.errors import HtmlSupportMissingError, HtmlTooLargeError
from cdpagent.see.html.decode import decode_html
from cdpagent.see.html.elements import WHITE_SPACE, Document, Element, fold_spaces
from cdpagent.see.html.parser_limits import tame
from cdpagent.see.html.sheets import Sheets

if TYPE_CHECKING:
    from selectolax.lexbor import LexborNode

MAX_INPUT = 64 * 1024 * 1024
"""How many characters, or bytes, are taken at all."""

_replace_surrogates = re.compile("[\ud800-\udfff]").sub
_NO_ATTRS: dict[str, str] = {}


class Parsed(NamedTuple):
    """A document, and the figures of its text."""

    document: Document
    input_chars: int
    reasons: tuple[str, ...]
    """Why a part of the text is not in the document: see `parser_limits.Tamed`."""


def parse_html(html: str | bytes, encoding: str | None = None) -> Parsed:
    """Parse a whole document, or any part of one, as a browser does."""
    try:
        from selectolax.lexbor import LexborDocumentOptions, LexborHTMLParser
    except ImportError as exc:
        raise HtmlSupportMissingError(
            "snapshots of plain HTML need a parser that is not installed: pip install 'cdpagent[html]'"
        ) from exc
    if not isinstance(html, str | bytes | bytearray | memoryview):
        raise TypeError(f"html must be str or bytes, not {type(html).__name__}")
    if len(html) > MAX_INPUT:
        raise HtmlTooLargeError(
            f"the document has {len(html):,} characters, and at most {MAX_INPUT:,} are parsed", length=len(html)
        )
    text = html if isinstance(html, str) else decode_html(bytes(html), encoding)
    tamed = tame(text)
    try:
        source = tamed.text.encode()
    except UnicodeEncodeError:
        # The parser takes UTF-8, which has no lone surrogates.
        source = _replace_surrogates("\ufffd", tamed.text).encode()
    # With events the parser would update every select after each of its options: slow for many options.
    parser = LexborHTMLParser(source, options=LexborDocumentOptions.WO_EVENTS)
    document = _converted(parser.root)
    if tamed.sheets:
        document.sheets = Sheets(tamed.sheets)
    return Parsed(document, len(text), tamed.reasons)


def _converted(root: LexborNode | None) -> Document:
    document = Document()
    if root is None:
        return document
    hosts: list[tuple[Element, Element]] = []
    node: Any = root
    parent: Element | None = None
    # Where to go on once an element is done: the node behind it, and what that is in.
    pending: list[tuple[Any, Element | None]] = []
    while node is not None or pending:
        if node is None:
            node, parent = pending.pop()
            continue
        tag = node.tag
        if tag == "-text":
            if parent is not None:
                parent.children.append(node.text_content or "")
            node = node.next
            continue
        if tag is None or tag[0] in "-!":
            node = node.next
            continue
        attrs = node.attributes
        if attrs and None in attrs.values():
            attrs = {name: value or "" for name, value in attrs.items()}
        element = Element(tag, attrs or _NO_ATTRS, parent, document)
        document.learn(element)
        if parent is None:
            document.root = element
        else:
            parent.children.append(element)
            pending.append((node.next, parent))
        if tag == "template":
            if parent is None or element.word("shadowrootmode").lower() not in ("open", "closed"):
                node = None  # the page does not show what is in it
                continue
            hosts.append((parent, element))
            node = node.template_fragments()[0]
        node, parent = node.first_child, element
    for host, shadow in hosts:
        _show_shadow(host, shadow)
    title = next((element for element in document.root.walk() if element.tag == "title" and not element.is_svg), None)
    if title is not None:
        document.title = fold_spaces(" ", title.own_text()).strip(WHITE_SPACE)
    return document


def _show_shadow(host: Element, shadow: Element) -> None:
    """Put a shadow tree in place, and the host's own children into its slots."""
    light = [child for child in host.children if child is not shadow]
    if len(light) == len(host.children):
        return  # a host has one shadow root; another template is only a template
    host.children = shadow.children
    for child in shadow.elements():
        child.parent = host
    slots: dict[str, Element] = {}
    for element in host.walk():
        if element.tag == "slot":
            slots.setdefault(element.attrs.get("name", ""), element)
    shown: dict[str, list[Element | str]] = {}
    for node in light:
        shown.setdefault("" if isinstance(node, str) else node.attrs.get("slot", ""), []).append(node)
    for name, nodes in shown.items():
        slot = slots.get(name)
        if slot is not None and not all(isinstance(node, str) and not node.strip() for node in nodes):
            slot.children = nodes
            for node in nodes:
                if not isinstance(node, str):
                    node.parent = slot
