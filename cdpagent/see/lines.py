"""How rows become lines, in each of the three formats.

The grammar of the tree, one row per line::

    [snapshot] url=https://shop.example/ title="Shop" nodes=9/46 truncated=true reasons=max_nodes id=snap_x7k2qp
    - main:
      - heading "Shoes" [level=1] [ref=e3]
      - textbox "Search" [value="red"] [placeholder="What are you looking for?"] [ref=e4]
      - list:
        - link "Red shoe" [ref=e5]
        - … 37 more link like these (web_snapshot scope="e12")
      - row link "Blue shirt" [ref=e8] | "$20" | "3"
      - canvas [ref=e9] (a picture: web_screenshot ref="e9")
    [end x7k2qp]

Two spaces per level, ``- ``, the role, the name in quotes, then ``[key]`` or ``[key=value]`` in a fixed order, the ref
last, and a colon if rows follow below. A hint is a name that we made up for an element that has none. A table's row
says its cells between bars; ``…`` stands for a cell whose lines follow below. What we say about a row ourselves stands
in parentheses at its end. What comes from the page stands in quotes, or is a plain token; so a line can only be what
the grammar says.

The header says how many rows are shown, and why not all, only where some are missing. The last line repeats the end of
the snapshot's id: a page does not know it, so it can't write that line.
"""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, NamedTuple, Protocol

from cdpagent.see.options import DEFAULT_ATTRS
from cdpagent.see.role_families import PRESSED
from cdpagent.see.rows import CONTENT, FRAME, INTERACTIVE, STRUCTURE, Rank
from cdpagent.see.text import ELLIPSIS, bare, clean, literal, quote
from cdpagent.see.urls import MAX_URL_CHARS, shorten_query

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable

    from cdpagent.see.options import SnapshotOptions
    from cdpagent.see.rows import Row
    from cdpagent.see.tree import Node

# The order of the states in a line. Others follow by name.
_STATE_ORDER = {
    state: place
    for place, state in enumerate(
        ("level", "focused", "checked", "selected", "pressed", "expanded", "current", "modal", "disabled", "readonly",
         "required", "invalid", "busy", "multiline", "multiselectable", "haspopup", "orientation", "sort", "draggable",
         "droppable", "scroll", "filled", "value", "valuetext", "valuemin", "valuemax", "options", "option",
         "placeholder")
    )
}  # fmt: skip
# For these, "no" says something too: it can be expanded, it is a toggle. For the others absence says it.
_SHOWN_WHEN_FALSE = frozenset({"expanded", "pressed"})
# What a page may write at will is quoted even where it is one word.
_FREE_TEXT = frozenset(
    {"value", "valuetext", "options", "option", "placeholder", "keyshortcuts", "roledescription", "description"}
)

# Options of a closed select are told where they are few and short: that saves the call that would list them.
_FEW_OPTIONS_CHARS = 80
OPTION_SEPARATOR = " | "
# States that the role says already.
_IMPLIED = frozenset({("combobox", "haspopup", "listbox")})

_URL_ATTRS = frozenset({"href", "src", "action", "formaction", "cite", "poster", "data", "xlink:href"})
# The input types that the role does not tell.
_TELLING_TYPES = frozenset(
    {"password", "email", "tel", "url", "date", "datetime-local", "time", "month", "week", "file", "color", "image"}
)
# How the tree and the list mark the lines of a delta.
_MARKS = {"added": "+", "changed": "~"}
MAX_ATTR_CHARS = 150
"""The length of an attribute's value. URLs: `urls.MAX_URL_CHARS`."""


# The levels that HTML has a name for, such as h2.
_HTML_LEVELS = frozenset(range(1, 7))
_SAID = int(Rank.MESSAGE)
_NEAR = int(Rank.FORM)
_ROOM_FOR_NOTES = 1500


class Style(NamedTuple):
    """How much of each row is written. The budget moves to the next one when the rows do not fit."""

    near: int  # the length of names and values, for rows up to Rank.FORM
    far: int  # their length for all other rows
    url: int  # the length of URLs; 0: only where a link has no name
    attrs: bool  # attributes, and text besides the name
    note: str  # what the text says about it
    enough: float  # the part of the rows that must fit; if fewer do, the next style is tried
    said: int = 0  # the length of what dialogs and messages say, where that may be longer
    dense: bool = False  # as a long text is written: see `dense`
    read: int = 0  # the length of what is only there to be read, headings excepted; 0: as for other rows


def styles(options: SnapshotOptions) -> list[Style]:
    """From everything to the least."""
    most = options.max_text_per_node
    has_note = options.max_chars_total >= _ROOM_FOR_NOTES
    left_out = ", some href left out" if options.include_attrs != DEFAULT_ATTRS else ""
    note = f"some names cut{left_out}" if has_note else ""
    return [
        Style(most, most, MAX_URL_CHARS, True, "", 1),
        Style(min(100, most), min(60, most), 0, True, note, 0.5),
        Style(min(60, most), min(40, most), 0, True, note, 0.04),
        Style(min(24, most), min(24, most), 0, False, "", 0),
    ]


def name_limit(node: Node, style: Style) -> int:
    """How long the name and the values of a row may be."""
    rank = node.rank
    limit = style.near if rank <= _NEAR else style.far
    if node.kind != INTERACTIVE:
        if rank <= _SAID and style.said:
            return style.said
        if style.read and node.role != "heading":
            return min(style.read, limit)
    return limit


READ_ROLES = frozenset({"caption", "heading", "paragraph"})
"""Roles of what is there to be read, which nobody acts on."""


def is_to_read(node: Node) -> bool:
    """Whether a row is only there to be read, so that a long text leaves out its ref."""
    return node.kind == CONTENT and node.role in READ_ROLES


def is_pressed(node: Node) -> bool:
    """Whether a long text writes the row in few characters, ``link e5 "Home"``, and may put others beside it."""
    return node.kind == INTERACTIVE and node.role in PRESSED and bool(node.ref)


class Gap(NamedTuple):
    """Rows that are not shown, all next to one another below the same row."""

    siblings: int  # how many at the top, if they have a role in common
    rows: int  # how many in all
    role: str  # the common role, or ""
    like_these: bool  # the row shown before them has that role too
    more: bool  # there are more, which the extractor did not count
    call: str  # the call that shows them

    def text(self) -> str:
        """``… 37 more listitem like these, 74 elements``: "rows" could be those of a table."""
        plus = "+" if self.more else ""
        if not self.rows:
            return "… more elements"
        if not self.role:
            return f"… {self.rows}{plus} more elements"
        like = " like these" if self.like_these else ""
        rows = f", {self.rows} elements" if self.rows > self.siblings else ""
        return f"… {self.siblings}{plus} more {self.role}{like}{rows}"


class Remark(NamedTuple):
    """What we say in place of rows."""

    text: str
    call: str  # the call that helps


class Facts(NamedTuple):
    """What the header says."""

    url: str
    title: str
    shown: int
    total: int
    uncounted: bool  # the total is more than that
    reasons: tuple[str, ...]  # why something is missing; empty for a whole snapshot
    snapshot_id: str
    page_rev: int
    extra: tuple[tuple[str, str], ...] = ()  # of a delta: since, full, added …; ours, never the page's


class Writer(Protocol):
    """A format. A text is the head, the lines, and the end, each but the first after `separator`."""

    separator: str
    way: Hashable
    """Writers that have this in common write a row alike."""
    boxes: bool
    """Whether a row says where it is."""

    def body(self, node: Node, style: Style) -> str:
        """The row without its place."""

    def overhead(self, depth: int, opens: bool) -> int:
        """How much `line` adds to the body, the separator included."""

    def line(self, body: str, depth: int, opens: bool, change: str = "") -> str:
        """The body in its place; in a delta with the word that says what happened to it."""

    def moved(self, body: str, after: str) -> str:
        """The body of a row that moved behind the row with the ref `after`, or to the front if that is empty."""

    def gap(self, gap: Gap, depth: int) -> str:
        """The line for rows that are not shown."""

    def note(self, note: str, call: str) -> str:
        """A line about the whole text."""

    def remark(self, remark: Remark) -> str:
        """The line of a page that has no rows."""

    def heads(self, facts: Facts) -> Iterable[str]:
        """The header, from the longest form to the shortest."""

    def end(self, facts: Facts) -> str:
        """The last line."""

    def notices(self) -> Iterable[str]:
        """What to say where not even the shortest header fits."""


def shown_states(node: Node) -> list[tuple[str, str | int | float | bool]]:
    """The states that say something, in the fixed order."""
    states = [
        (key, value)
        for key, value in node.row.states.items()
        if value is not None and value != "" and (value is not False or key in _SHOWN_WHEN_FALSE) and _is_key(key)
    ]
    if len(states) > 1:
        states.sort(key=lambda state: (_STATE_ORDER.get(state[0], 99), state[0]))
    return states


def _is_key(key: str) -> bool:
    return key.isascii() and key.replace("-", "").isalnum() and len(key) <= 40


class _Attributes:
    """Which attributes of a row are worth showing, and how short."""

    def __init__(self, options: SnapshotOptions, *, always_urls: bool = False) -> None:
        self._names = options.include_attrs
        self._always_urls = always_urls
        self._asked = frozenset(options.include_attrs)
        # Who asks for certain attributes gets them; of the usual ones only what the rest of the line does not say.
        self._only_telling = options.include_attrs == DEFAULT_ATTRS

    def of(self, node: Node, style: Style) -> list[tuple[str, str]]:
        """The name and the clean value of each, in the order of `include_attrs`."""
        attrs = node.row.attrs
        result = []
        for key in self._names if len(attrs) > 1 else attrs:
            value = attrs.get(key)
            if not value or key not in self._asked or not isinstance(value, str):
                continue
            if key in _URL_ATTRS:
                # Where a link leads is in `Snapshot.refs`; its line says it to who asks, or where nothing else tells.
                has_name = node.name and not (node.row.hint and style.url)
                if has_name and (not style.url or (self._only_telling and not self._always_urls)):
                    continue
                value = clean(node.document.base.shorten(value, style.url or MAX_URL_CHARS))
                if self._only_telling and (value == "#" or value[:11].lower() == "javascript:"):
                    continue
            else:
                value = clean(value)
                if value == node.name or (self._only_telling and not self._tells(node, key, value)):
                    continue
            if value:
                result.append((key, value))
        return result

    def _tells(self, node: Node, key: str, value: str) -> bool:
        if key == "type":
            return value in _TELLING_TYPES
        if key == "name":
            return not node.name or node.row.hint
        if key == "role":
            return value != node.role
        if key == "value":
            return "value" not in node.row.states and "checked" not in node.row.states
        if key == "placeholder":
            return "placeholder" not in node.row.states
        return key != "aria-label" or value not in (node.name, node.label)


def _scalar(value: str | int | float | bool) -> str:
    """A number or a truth value as JSON writes it."""
    if value is True:
        return "true"
    if value is False:
        return "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float) and isfinite(value):
        return f"{value:.10g}"
    return quote(str(value), MAX_ATTR_CHARS)


def _says_all_options(row: Row) -> bool:
    """Whether a select has so few and short options that its line can list them."""
    options = row.states.get("options")
    if not isinstance(options, str) or len(options) > _FEW_OPTIONS_CHARS:
        return False
    return row.count <= options.count(OPTION_SEPARATOR) + 1


class TreeWriter:
    """``format="tree"``."""

    separator = "\n"

    def __init__(self, options: SnapshotOptions) -> None:
        self._attributes = _Attributes(options)
        self.boxes = options.boxes
        self.way: Hashable = (type(self), options.include_attrs, options.boxes)
        self._drops = "droppable" in options.include_attrs

    def body(self, node: Node, style: Style) -> str:
        """``button "Search" [disabled] [ref=e5]``, in a long text ``button e5 "Search" [disabled]``."""
        if not style.dense:
            line = self._said(node, style)
            if node.ref and node.kind != STRUCTURE:
                line += f" [ref={node.ref}]"
        elif is_pressed(node):
            line = self._said(node, style, f"{node.role} {node.ref}")
        elif node.role == "heading" and (level := node.row.states.get("level")) in _HTML_LEVELS:
            line = self._said(node, style, f"h{level}")
        else:
            line = self._said(node, style)
            if node.ref and node.kind != STRUCTURE and not is_to_read(node):
                line += f" [ref={node.ref}]"
        return f"{line} {node.remark}" if node.remark else line

    def _cell(self, cell: Node | None, style: Style, limit: int) -> str:
        if cell is None:
            return ELLIPSIS
        if cell.kind != INTERACTIVE:
            return literal(cell.name, limit)
        if style.dense and is_pressed(cell):
            return self._said(cell, style, f"{cell.role} {cell.ref}")
        return f"{self._said(cell, style)} [ref={cell.ref}]"

    def _said(self, node: Node, style: Style, begin: str = "") -> str:
        """All that there is to say; it begins with the role, or with what says the role and more."""
        row = node.row
        limit = name_limit(node, style)
        line = begin or node.role
        if node.cells:
            line += " " + " | ".join(self._cell(cell, style, limit) for cell in node.cells)
        elif node.name and not row.hint:
            line += " " + literal(node.name, limit)
        elif node.name and node.name != node.role:
            line += f" [hint={literal(node.name, limit)}]"
        if row.states:
            for key, value in shown_states(node):
                if self._is_left_out(node, key, value) or (key == "level" and begin and node.role == "heading"):
                    continue
                if value is True:
                    line += f" [{key}]"
                elif not isinstance(value, str):
                    line += f" [{key}={_scalar(value)}]"
                elif key in _FREE_TEXT:
                    line += f" [{key}={quote(value, limit)}]"
                else:
                    line += f" [{key}={bare(value, limit)}]"
        if row.count and not _says_all_options(row):
            lists_some = "options" in row.states and not self._is_left_out(node, "options", "")
            line += f" [{'count' if lists_some else 'options'}={row.count}]"
        if node.kind == FRAME:
            if node.inner is None:
                line += " [unread]"
            else:
                line += f" [url={bare(node.document.base.shorten(node.inner.url))}]"
        if style.attrs:
            if row.attrs:
                for key, text in self._attributes.of(node, style):
                    if key in _URL_ATTRS or key == "type":
                        line += f" [{key}={bare(text, MAX_ATTR_CHARS)}]"
                    else:
                        line += f" [{key}={quote(text, min(limit, MAX_ATTR_CHARS))}]"
            if node.text:
                line += f" [text={literal(node.text, limit)}]"
        if self.boxes and row.box is not None:
            line += " [box={},{},{},{}]".format(*row.box)
        return line

    def _is_left_out(self, node: Node, key: str, value: str | int | float | bool) -> bool:
        """Whether a state says nothing that the rest of the line, or the role, does not say."""
        if key == "droppable":
            # Frameworks listen for drops on whatever they make, so that this tells no drop zone from the rest.
            return not self._drops
        if key == "options":
            return node.role == "combobox" and not _says_all_options(node.row)
        if key == "expanded" and value is False:
            return node.role == "combobox" or "haspopup" in node.row.states
        return (node.role, key, value) in _IMPLIED

    def overhead(self, depth: int, opens: bool) -> int:
        """Two spaces per level, ``- ``, the colon and the line break."""
        return 2 * depth + 3 + opens

    def line(self, body: str, depth: int, opens: bool, change: str = "") -> str:
        """``  - button "Search" [ref=e5]``; in a delta ``+`` if added, ``~`` if changed, or the word."""
        return f"{'  ' * depth}{_MARKS.get(change, change) or '-'} {body}{':' if opens else ''}"

    def moved(self, body: str, after: str) -> str:
        """``listitem "Milk" [ref=e5] [after=e7]``."""
        return f"{body} [after={after}]" if after else f"{body} [first]"

    def gap(self, gap: Gap, depth: int) -> str:
        """``  - … 37 more listitem like these (web_snapshot scope="e12")``."""
        return f"{'  ' * depth}- {gap.text()} ({gap.call})"

    def note(self, note: str, call: str) -> str:
        """``- … long names cut to fit (web_snapshot max_chars=24000)``."""
        return f"- … {note} to fit ({call})"

    def remark(self, remark: Remark) -> str:
        """``- … nothing is drawn yet (web_wait stable=true)``."""
        return f"- … {remark.text} ({remark.call})"

    def heads(self, facts: Facts) -> Iterable[str]:
        """``[snapshot] url=… title="…" id=…``; with ``nodes=3/40 truncated=true reasons=…`` if some are missing."""
        missing = reasons = ""
        if facts.reasons:
            missing = f" nodes={facts.shown}"
            if facts.shown < facts.total or facts.uncounted:
                missing += f"/{facts.total}{'+' if facts.uncounted else ''}"
            missing += " truncated=true"
            reasons = f" reasons={','.join(facts.reasons)}"
        identity = f" id={facts.snapshot_id}"
        extra = "".join(f" {key}={value}" for key, value in facts.extra)
        for url, title in ((200, 100), (80, 40)):
            place = f"url={bare(shorten_query(facts.url), url)} title={quote(facts.title, title)}"
            yield f"[snapshot] {place}{missing}{reasons}{identity}{extra}"
        yield f"[snapshot]{missing}{reasons}{identity}{extra}"
        yield f"[snapshot]{missing}{identity}"

    def end(self, facts: Facts) -> str:
        """``[end x7k2qp]``."""
        return f"[end {facts.snapshot_id.removeprefix('snap_')}]"

    def notices(self) -> Iterable[str]:
        """Never a part of a line: a model must not take it for one."""
        return "[snapshot] truncated=true", "…"


class ListWriter(TreeWriter):
    """``format="list"``: one line per element, no tree; the number of its ref first."""

    def body(self, node: Node, style: Style) -> str:
        """``[5] button "Search"``, in a frame ``[f2e5] button "Search"``."""
        line = self._said(node, style)
        if not node.ref:
            return line
        return f"[{node.ref[1:] if node.ref[0] == 'e' else node.ref}] {line}"

    def overhead(self, depth: int, opens: bool) -> int:
        """The line break."""
        return 1

    def line(self, body: str, depth: int, opens: bool, change: str = "") -> str:
        """The body is the line."""
        return f"{_MARKS.get(change, change)} {body}" if change else body

    def gap(self, gap: Gap, depth: int) -> str:
        """``… 37 more link like these (web_snapshot scope="e12")``."""
        return f"{gap.text()} ({gap.call})"

    def note(self, note: str, call: str) -> str:
        """``… long names cut to fit (web_snapshot max_chars=24000)``."""
        return f"… {note} to fit ({call})"


class JsonWriter:
    """``format="json"``: one document; the rows are a flat list in reading order, `depth` makes the tree.

    A nested tree would be nearer to the page, but common JSON readers give up at a few hundred levels.
    """

    separator = ",\n"

    def __init__(self, options: SnapshotOptions) -> None:
        self._attributes = _Attributes(options, always_urls=True)
        self.boxes = options.boxes
        self.way: Hashable = (type(self), options.include_attrs, options.boxes)

    def body(self, node: Node, style: Style) -> str:
        """``"role":"button","name":"Search","ref":"e5"``: an object's inside, so that `line` can add the depth."""
        row = node.row
        limit = style.near if node.rank <= _NEAR else style.far
        parts = [f'"role":"{node.role}"']
        if node.name:
            parts.append(f'"{"hint" if row.hint else "name"}":{literal(node.name, limit)}')
        if node.ref:
            parts.append(f'"ref":"{node.ref}"')
        if row.states:
            states = [
                f'"{key}":{quote(value, limit) if isinstance(value, str) else _scalar(value)}'
                for key, value in shown_states(node)
            ]
            if states:
                parts.append(f'"states":{{{",".join(states)}}}')
        if row.count:
            parts.append(f'"count":{row.count}')
        if node.kind == FRAME:
            inner = node.inner
            parts.append('"unread":true' if inner is None else f'"url":{quote(node.document.base.shorten(inner.url))}')
        if style.attrs:
            attrs = [
                f'"{key}":{quote(text, MAX_ATTR_CHARS)}' for key, text in self._attributes.of(node, style)
            ] if row.attrs else []  # fmt: skip
            if attrs:
                parts.append(f'"attrs":{{{",".join(attrs)}}}')
            if node.text:
                parts.append(f'"text":{literal(node.text, limit)}')
        if self.boxes and row.box is not None:
            parts.append('"box":[{},{},{},{}]'.format(*row.box))
        return ",".join(parts)

    def overhead(self, depth: int, opens: bool) -> int:
        """The braces, the depth and the separator."""
        return 13 + len(str(depth))

    def line(self, body: str, depth: int, opens: bool, change: str = "") -> str:
        """``{"depth":1,"role":"button","name":"Search","ref":"e5"}``, in a delta with ``"change":"added"``."""
        return f'{{"depth":{depth},"change":"{change}",{body}}}' if change else f'{{"depth":{depth},{body}}}'

    def moved(self, body: str, after: str) -> str:
        """``"role":"listitem","ref":"e5","after":"e7"``; the empty string is the front."""
        return f'{body},"after":"{after}"'

    def gap(self, gap: Gap, depth: int) -> str:
        """``{"depth":1,"cut":37,"role":"listitem","call":"web_snapshot scope=\\"e12\\""}``; `cut` counts all rows."""
        role = f'"role":"{gap.role}","siblings":{gap.siblings},' if gap.role else ""
        more = '"more":true,' if gap.more else ""
        return f'{{"depth":{depth},"cut":{gap.rows},{more}{role}"call":{quote(gap.call)}}}'

    def note(self, note: str, call: str) -> str:
        """``{"depth":0,"note":"long names cut","call":"web_snapshot max_chars=24000"}``."""
        return f'{{"depth":0,"note":{quote(note)},"call":{quote(call)}}}'

    def remark(self, remark: Remark) -> str:
        """``{"depth":0,"note":"nothing is drawn yet","call":"web_wait stable=true"}``."""
        return self.note(remark.text, remark.call)

    def heads(self, facts: Facts) -> Iterable[str]:
        """Everything up to the list of rows."""
        counts = f'"shown":{facts.shown},"total":{facts.total},"truncated":{"true" if facts.reasons else "false"}'
        reasons = ",".join(map(quote, facts.reasons))
        identity = f'"snapshot_id":"{facts.snapshot_id}","page_rev":{facts.page_rev}'
        extra = "".join(f',"{key}":{quote(value)}' for key, value in facts.extra)
        for url, title in ((300, 150), (80, 40)):
            yield (
                f'{{"version":1,"url":{quote(facts.url, url)},"title":{quote(facts.title, title)},'
                f'{counts},"truncate_reasons":[{reasons}],{identity}{extra},"nodes":['
            )
        yield f'{{"version":1,{counts},{identity},"nodes":['

    def end(self, facts: Facts) -> str:
        """What the head has opened."""
        return "]}"

    def notices(self) -> Iterable[str]:
        """The shortest JSON documents there are."""
        return '{"truncated":true}', "{}", "0"


def writer_for(options: SnapshotOptions) -> Writer:
    """The writer of the format that was asked for."""
    if options.format == "json":
        return JsonWriter(options)
    return ListWriter(options) if options.format == "list" else TreeWriter(options)
