"""Targets by what is said: ``button "Done"``, ``"Run All Cells"``, ``button "delete" in row "scratch"``.

The grammar is that of a snapshot's line: a role, a name in quotes, what may follow in brackets; and ``in`` with what it
stands in, as often as needed. So a line of a snapshot is a target as it is. Nothing of it is valid CSS.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from cdpagent.see.role_families import FIELDS, KIN
from cdpagent.see.rows import INTERACTIVE, STRUCTURE, Rank
from cdpagent.see.rules import KNOWN_ROLES, SIDE_ROLES
from cdpagent.see.text import ELLIPSIS, clean, literal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cdpagent.see.tree import Flat, Node

_OUR_ROLES: Final = frozenset({"clickable", "scrollable", "iframe", "canvas", "video", "audio", "text"})
_CLOSING: Final = {'"': '"', "'": "'", "“": "”", "„": "“", "«": "»", "‘": "’", "”": "”"}
_read_role: Final = re.compile(r"h[1-6](?=\s)|[A-Za-z][A-Za-z-]*(?: [A-Za-z][A-Za-z-]*)?(?=\s|$|[\"'“„«‘”:])").match
_read_bracket: Final = re.compile(r"""\[([a-z-]+)(?:=((?:"(?:[^"\\]|\\.)*"|[^"\]])*))?\]""").match
_read_in: Final = re.compile(r"in\s").match
_unescape: Final = re.compile(r"\\(.)").sub
_is_word: Final = re.compile(r"[a-z]+").fullmatch
_WORDS_CHARS: Final = 4000
_FRONT: Final = int(Rank.DIALOG)


def is_role(target: str) -> bool:
    """Whether a target is the name of a role, as a snapshot writes it: ``main``. A tag of that name goes first."""
    word = target.strip()
    return bool(_is_word(word)) and (word in KNOWN_ROLES or word in _OUR_ROLES - {"text"})


class Part(NamedTuple):
    """What is said of one element. Either may be empty, not both."""

    role: str
    name: str

    def __str__(self) -> str:
        return " ".join(filter(None, (self.role, literal(self.name) if self.name else "")))


class SaidTarget(NamedTuple):
    """An element by what a snapshot says of it, and of what it stands in, from the inside out."""

    role: str
    name: str
    within: tuple[Part, ...] = ()

    def __str__(self) -> str:
        return " in ".join(map(str, (Part(self.role, self.name), *self.within)))


# --- reading it ------------------------------------------------------------------------------------------------------


def parse_said(text: str) -> SaidTarget | str | None:
    """What is said, or the ref that a pasted line ends with; None for anything else, such as a CSS selector."""
    return _Reader(text).read()


class _Reader:
    """Reads a target from left to right."""

    def __init__(self, text: str) -> None:
        self._text = text.strip().removeprefix("- ").strip()
        self._at = 0
        self._is_telling = False  # whether there is anything in it that CSS does not have

    def read(self) -> SaidTarget | str | None:
        parts: list[Part] = []
        while True:
            part = self._read_part()
            if part is None or isinstance(part, str):
                return part
            parts.append(part)
            if not _read_in(self._text, self._at):
                break
            self._is_telling = True
            self._at += 2
        if self._at < len(self._text) or not self._is_telling:
            return None
        first, *within = parts
        return SaidTarget(first.role, first.name, tuple(within))

    def _read_part(self) -> Part | str | None:
        self._skip_spaces()
        role = self._read_role()
        name = self._read_name()
        if name is None:
            return None
        brackets: dict[str, str] = {}
        while bracket := _read_bracket(self._text, self._at):
            brackets[bracket[1]] = bracket[2] or ""
            self._at = bracket.end()
            self._skip_spaces()
        if "ref" in brackets:
            return brackets["ref"]
        if brackets and not name:
            # A hint is what the snapshot shows for a name; without it, `button [disabled]` is CSS.
            if not brackets.get("hint", "").startswith('"'):
                return None
            name = _plain(brackets["hint"][1:-1])
            self._is_telling = True
        if self._text[self._at :] == ":":  # a line with rows below it
            self._at += 1
        return Part(role, name) if role or name else None

    def _read_role(self) -> str:
        match = _read_role(self._text, self._at)
        if match is None:
            return ""
        words = match[0].split()
        # The second word may be the `in` of what it stands in.
        if len(words) > 1 and words[1] == "in":
            self._at += len(words[0])
        else:
            self._at = match.end()
            words = ["".join(words)]
        self._skip_spaces()
        # A long text has `h2` for a heading.
        return "heading" if words[0][1:].isdigit() else words[0].lower()

    def _read_name(self) -> str | None:
        """The name in quotes, empty if there is none; None if the quotes are not closed."""
        closing = _CLOSING.get(self._text[self._at : self._at + 1])
        if closing is None:
            return ""
        at = begin = self._at + 1
        while at < len(self._text) and not (self._text[at] == closing and self._ends_name(at, closing)):
            at += 2 if self._text[at] == "\\" else 1
        if at >= len(self._text):
            return None
        self._at = at + 1
        self._skip_spaces()
        self._is_telling = True
        return _plain(self._text[begin:at])

    def _ends_name(self, at: int, closing: str) -> bool:
        """Whether a quote closes the name: an apostrophe within a word does not."""
        return closing not in "'’" or not self._text[at + 1 : at + 2].isalnum()

    def _skip_spaces(self) -> None:
        while self._text[self._at : self._at + 1].isspace():
            self._at += 1


def _plain(string: str) -> str:
    return clean(_unescape(r"\1", string))


# --- finding it ------------------------------------------------------------------------------------------------------


class Tier(NamedTuple):
    """Rows that match equally well, by their places in the tree."""

    rows: list[int]
    is_kin: bool
    """Whether they have another role than the one that was asked for."""


def tiers(flat: Flat, said: SaidTarget) -> Iterator[Tier]:
    """The rows with a ref that may be meant, the best first.

    The name as it is, then in whatever case and spacing; what can be acted on before what can only be read; then what
    goes by another role but has the name; then those that begin with the name, and those of which it is any other part.
    """
    exact, alike, part = _equals(said.name), _is_alike(said.name), _has_part(said.name)
    begins = _begins_with(said.name)
    rows = [at for at, node in enumerate(flat.nodes) if node.ref]
    asked = [at for at in rows if not said.role or flat.nodes[at].role == said.role]
    active = [at for at in asked if flat.nodes[at].kind == INTERACTIVE]
    passive = [at for at in asked if flat.nodes[at].kind != INTERACTIVE]
    if not said.name:
        yield Tier(asked, False)
        return
    for group in (active, passive):
        for fits in (exact, alike):
            yield Tier(_innermost(flat, [at for at in group if _fits(flat.nodes[at], fits)]), False)
    kin = [at for at in rows if _is_kin(flat.nodes[at], said.role)]
    for fits in (exact, alike):
        yield Tier(_innermost(flat, [at for at in kin if _fits(flat.nodes[at], fits)]), True)
    for group in (active, passive):
        for fits in (begins, part):
            yield Tier(_innermost(flat, [at for at in group if _fits(flat.nodes[at], fits)]), False)
    # What groups others is known by what stands in it: a row, a card.
    yield Tier(_innermost(flat, [at for at in passive if flat.opens[at] and part(words_in(flat, at))]), False)


def frontmost(flat: Flat, rows: list[int]) -> list[int]:
    """Those in the layer that lies over the page, if any are."""
    return [at for at in rows if flat.nodes[at].rank == _FRONT] or rows


def stands_in(flat: Flat, at: int, around: Part) -> bool | None:
    """Whether the nearest row of that role around one is what was said; None if no row around it has the role."""
    part = _has_part(around.name)
    up = flat.parent[at]
    while up >= 0:
        node = flat.nodes[up]
        if node.role == around.role:
            return not around.name or _fits(node, part) or part(words_in(flat, up))
        up = flat.parent[up]
    return None


def is_in_main(flat: Flat, at: int) -> bool:
    """Whether a row stands in what the page is about, and not in a banner, a footer or another bar."""
    up = flat.parent[at]
    while up >= 0:
        if flat.nodes[up].role in SIDE_ROLES:
            return False
        up = flat.parent[up]
    return True


def has_fields(flat: Flat, at: int) -> bool:
    """Whether there is anything to fill in below a row."""
    return any(node.role in FIELDS for node in flat.nodes[at + 1 : flat.end[at]])


def caption(flat: Flat, at: int) -> str:
    """What a row without a name is about: its first heading, or named group, or field; empty if it has a name."""
    node, below = flat.nodes[at], flat.nodes[at + 1 : flat.end[at]]
    if (node.label and not node.row.hint) or not flat.opens[at]:
        return ""
    headings = (each.name for each in below if each.role == "heading")
    groups = (each.label for each in below if each.kind == STRUCTURE)
    fields = (each.name for each in below if each.role in FIELDS)
    return next(filter(None, (*headings, *groups, *fields)), "")


def words_in(flat: Flat, at: int) -> str:
    """What a row and those below it say."""
    said, chars = [], 0
    for node in flat.nodes[at : flat.end[at]]:
        for string in _strings(node):
            said.append(string)
            chars += len(string)
        if chars > _WORDS_CHARS:
            break
    return " ".join(said)


def _is_kin(node: Node, role: str) -> bool:
    """Whether an element may be meant by another role than its own. A word that is no role may mean anything."""
    if node.kind != INTERACTIVE or not role or node.role == role:
        return False
    is_known = role in KNOWN_ROLES or role in _OUR_ROLES
    return not is_known or any(role in kind and node.role in kind for kind in KIN)


def _strings(node: Node) -> Iterator[str]:
    """What a snapshot shows as the words of a row."""
    placeholder = node.row.states.get("placeholder")
    yield from dict.fromkeys(filter(None, (node.name, node.label, node.text)))
    if isinstance(placeholder, str) and placeholder:
        yield clean(placeholder)


def _fits(node: Node, fits: Callable[[str], bool]) -> bool:
    return any(fits(string) for string in _strings(node))


def _equals(name: str) -> Callable[[str], bool]:
    if name.endswith(ELLIPSIS):  # the snapshot has cut it
        begin = name.removesuffix(ELLIPSIS).rstrip()
        return lambda string: string.startswith(begin)
    return lambda string: string == name


def _is_alike(name: str) -> Callable[[str], bool]:
    wanted, is_cut = _folded(name.removesuffix(ELLIPSIS)), name.endswith(ELLIPSIS)
    return lambda string: _folded(string).startswith(wanted) if is_cut else _folded(string) == wanted


def _begins_with(name: str) -> Callable[[str], bool]:
    """Whether a string begins with these words, and not only with the first letters of its own."""
    words = clean(name.removesuffix(ELLIPSIS)).casefold().split()
    return lambda string: string.casefold().split()[: len(words)] == words


def _has_part(name: str) -> Callable[[str], bool]:
    wanted = _folded(name.removesuffix(ELLIPSIS))
    return lambda string: wanted in _folded(string)


def _folded(string: str) -> str:
    return "".join(string.split()).casefold()


def _innermost(flat: Flat, rows: list[int]) -> list[int]:
    """Without those that hold another of them: what is said of both is said of the inner one."""
    kept = [at for place, at in enumerate(rows) if not (place + 1 < len(rows) and rows[place + 1] < flat.end[at])]
    # Two texts on both sides of a control belong to one element.
    return list({flat.nodes[at].ref: at for at in reversed(kept)}.values())[::-1]
