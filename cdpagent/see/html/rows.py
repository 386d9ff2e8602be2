"""From what the walk found to rows: rank, select, name, and write, as extractor/src/look/rows.js does in a page."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from cdpagent.see.hints import name_by_hints
from cdpagent.see.html.elements import WHITE_SPACE, Element
from cdpagent.see.html.hints import hints_of
from cdpagent.see.html.names import named
from cdpagent.see.html.secret import is_copy, is_secret
from cdpagent.see.html.states import states_of
from cdpagent.see.html.values import option_label, options_of, value_of
from cdpagent.see.html.visible import is_said_by, is_seamless, tidy, visible_text
from cdpagent.see.html.walk import TOLD, Item, Words, walk
from cdpagent.see.rows import CONTENT, CUT, INTERACTIVE, TEXT, Rank, decode_frame
from cdpagent.see.rows import STRUCTURE as GROUPING
from cdpagent.see.rules import (
    ALONE_TAGS,
    CONTEXT_CHARS,
    CONTEXTS_CHARS,
    DRAG,
    EDIT,
    FIELDS,
    GROUP_ROLES,
    IN_DIALOG,
    IN_MESSAGE,
    ITEM_ROLES,
    LANDMARK_ROLES,
    MUTE_ROLES,
    OPTION_CHARS,
    SAYING_TIMES,
    SELF_TOLD,
    TAG_CHARS,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from cdpagent.see.extraction import Extraction
    from cdpagent.see.html.walk import Walked
    from cdpagent.see.rows import FrameRows

_COMPOSITE: Final = (LANDMARK_ROLES | GROUP_ROLES) - ITEM_ROLES
_LEAST_REPEATED: Final = 20  # shorter texts may be the same for a reason
_MAX_WORK: Final = 5_000_000
"""How many nodes may be looked at for names. A count, not a clock, so that a page gives the same rows everywhere."""


def make_rows(
    scope: Element, extraction: Extraction, number_of: Callable[[Element], int], *, dedupe: bool = False
) -> dict[str, Any]:
    """The rows of `scope` and what is in it, in the form in which the extractor sends them."""
    begin = perf_counter()
    walked = walk(
        scope,
        interactive_only=extraction.interactive_only,
        max_text=extraction.max_text_per_node,
        main=extraction.main,
    )
    writing = _Rows(walked, extraction, number_of)
    rows = writing.make(dedupe)
    name_by_hints(rows)
    stats = (
        scope.document.size,
        walked.visited,
        len(rows),
        walked.skipped + writing.hidden,
        (perf_counter() - begin) * 1000,
    )
    return {"rows": rows, "stats": stats, "truncate_reasons": list(writing.reasons)}


class _Rows:
    def __init__(self, walked: Walked, extraction: Extraction, number_of: Callable[[Element], int]) -> None:
        self.reasons: dict[str, None] = {}
        self.hidden = 0
        self._items = walked.items
        self._is_large = walked.is_large
        self._extraction = extraction
        self._limit = extraction.max_text_per_node
        self._number_of = number_of
        self._work = _MAX_WORK

    def make(self, dedupe: bool) -> list[list[Any]]:
        ranked: list[list[Item]] = [[] for _ in Rank]
        for item in self._items:
            if item.kind <= GROUPING:
                continue
            if not _is_told(item, self._is_large):
                item.kind = item.fallback
            elif item.is_hidden:
                self.hidden += 1
                item.kind = item.fallback
            if item.kind > GROUPING:
                ranked[item.rank].append(item)
        self._select([item for items in ranked for item in items])
        if dedupe:
            self._drop_repeated()
        self._prune()
        return self._write()

    # --- words -------------------------------------------------------------------------------------------------------

    def _words(self, item: Item) -> Words | None:
        """What an item says; None when there is nothing to say."""
        if item.words is None:
            item.words = self._describe(item)
        return item.words

    def _describe(self, item: Item) -> Words | None:
        kind, element, subject, limit = item.kind, item.element, item.subject, self._limit
        if kind == TEXT:
            name = self._run_text(item)
            return Words("text", name, {}, {}) if name else None
        role = item.role
        given, source, looked_at = named(subject, limit)
        self._work -= looked_at + 1
        name, text = tidy(given, limit), ""
        is_hint = False
        if kind == INTERACTIVE:
            if role in MUTE_ROLES:
                role = "textbox" if item.why & EDIT else "clickable"
            is_field = item.why & EDIT or element.tag in FIELDS
            # What is made of other things to act on is told by them.
            is_composite = bool(item.inner) and role in _COMPOSITE
            if not is_field and not is_composite and source != "content" and (source or not name):
                # What it is called and what it shows can differ; then both are said.
                shown = self._visible_text(element, limit)
                if not name:
                    name = shown
                elif shown and subject is element and not is_said_by(shown, name):
                    text = shown
            if not name and not is_composite:
                is_hint, text = True, hints_of(element, role)
        elif kind == CONTENT:
            is_one_of_many = role in ITEM_ROLES
            if is_one_of_many and source == "content" and (item.inner or item.has_text):
                # A cell is not called by the controls in it: they have rows of their own, and its further words too.
                name = self._run_text(item)
            elif item.nodes is not None and source != "content":
                text = self._run_text(item)
            if is_said_by(text, name):
                text = ""
            is_empty = not (name or text or (is_one_of_many and item.has_text))
            if is_empty or (role == "none" and item.nodes is None):
                return None
        states = self._states(item, role, name)
        if text and text == states.get("value"):
            text = ""
        count = len(_offered(element)) if element.tag == "select" else 0
        return Words(role, name, states, self._attributes(subject, name), text, count, is_hint)

    def _visible_text(self, element: Element, limit: int) -> str:
        self._work -= limit
        return visible_text(element, limit)

    def _states(self, item: Item, role: str, name: str) -> dict[str, str | int | float | bool]:
        states = states_of(item.subject, role, name, self._limit)
        for key, value in states.items():
            if isinstance(value, str):
                states[key] = tidy(value, self._limit)
        if item.why & DRAG:
            states["draggable"] = True
        if item.element.tag == "select":
            options = _offered(item.element)[: self._extraction.max_options]
            if options:
                states["options"] = " | ".join(tidy(option_label(option), OPTION_CHARS) for option in options)
        return states

    def _attributes(self, element: Element, name: str) -> dict[str, str]:
        attributes = {}
        for key in self._extraction.include_attrs:
            value = element.attrs.get(key)
            if not value or value == name:
                continue
            # A value in the markup is as secret as the value in the field, and so are the copies that pages keep of it.
            if is_copy(key, value, value_of(element) or "") and is_secret(element, name):
                continue
            attributes[key] = tidy(value, self._limit)
        return attributes

    def _run_text(self, item: Item) -> str:
        # What a dialog or a message says is told to its end: it becomes several rows.
        limit = self._limit * (SAYING_TIMES if item.inside & (IN_DIALOG | IN_MESSAGE) else 1)
        parts: list[str] = []
        length = 0
        for node in item.nodes or ():
            if node is None:
                parts.append("\n")
                continue
            if isinstance(node, Element):
                name, _, looked_at = named(node, self._limit)
                self._work -= looked_at + 1
                parts.append(f" {name} ")
                continue
            text, parent = node
            self._work -= 1
            if parent.is_withheld:
                continue
            parts.append(text if parent is item.element or is_seamless(parent) else f" {text} ")
            length += len(text)
            if length > limit * 4:
                break
        if self._extraction.main and item.element.tag == "pre":
            return "".join(parts)[:limit]  # the lines of what is set as lines
        return tidy("".join(parts), limit)

    # --- selection ---------------------------------------------------------------------------------------------------

    def _select(self, ranked: list[Item]) -> None:
        """Choose what fits, in the order of rank; name it; keep what it stands in."""
        used = 0
        for item in ranked:
            reason = "max_nodes" if used >= self._extraction.max_nodes else "max_work" if self._work <= 0 else ""
            if reason:
                self.reasons[reason] = None
                return
            is_new = item.words is None
            words = self._words(item)
            if words is None:
                item.kind = item.fallback
                continue
            if words.is_hint and is_new and item.rank > Rank.FOCUSED:
                ranked.append(item)  # what has no name has its turn after all that has one
                continue
            used += 1
            item.is_kept = True
            up = item.parent
            while up is not None and not up.is_kept:
                if up.kind == GROUPING:
                    role = up.role
                    up.is_kept = role in LANDMARK_ROLES or role in GROUP_ROLES
                up = up.parent

    def _drop_repeated(self) -> None:
        """Leave out longer texts that an earlier row has said in just these words."""
        said: set[str] = set()
        for item in self._items:
            words = item.words
            if not item.is_kept or words is None or item.kind not in (TEXT, CONTENT):
                continue
            text = words.text or words.name
            if len(text) < _LEAST_REPEATED:
                continue
            if text in said and words.role in ("text", "paragraph", "image", "blockquote"):
                item.is_kept = False
                item.kind = item.fallback
            said.add(text)

    def _prune(self) -> None:
        """Drop structure that groups nothing; but say which item a control is in when others have its name too."""
        contexts_left = CONTEXTS_CHARS
        names: dict[tuple[str, str], list[Item]] = {}
        for item in self._items:
            words = item.words
            if item.is_kept and item.kind == INTERACTIVE and words is not None:
                names.setdefault((words.role, words.name), []).append(item)
        for twins in names.values():
            for item in twins:
                item.has_twin = len(twins) > 1
        for item in reversed(self._items):
            if not item.is_kept:
                continue
            around = _kept_around(item)
            count = 1
            if item.kind == GROUPING:
                role = item.role
                is_vague = item.has_twin or (item.kids > 1 and not item.is_alike)
                if role in ITEM_ROLES and is_vague and contexts_left > 0:
                    item.context = visible_text(item.element, CONTEXT_CHARS, _is_control)
                    contexts_left -= len(item.context)
                if item.context:
                    item.has_twin = False
                elif item.is_alike or (self._extraction.compact and role not in LANDMARK_ROLES and item.kids < 2):
                    item.is_kept = False
                    count = item.kids
            if around is not None:
                around.kids += count
                around.has_twin = around.has_twin or item.has_twin

    # --- writing -----------------------------------------------------------------------------------------------------

    def _write(self) -> list[list[Any]]:
        rows: list[list[Any]] = []
        page = Item(self._items[0].element, GROUPING, None, 0) if self._items else None
        if page is None:
            return rows
        page.depth = -1
        # What was left out comes first: what holds it needs a ref, and refs are given in reading order.
        for item in self._items:
            if item.kind <= GROUPING and not item.is_kept:
                continue
            around = _kept_around(item) or page
            item.depth = around.depth + 1
            if item.is_kept and item.depth >= max(1, self._extraction.max_depth):
                item.is_kept = False
                self.reasons["max_depth"] = None
            if not item.is_kept and item.kind > GROUPING:
                role = "text" if item.kind == TEXT else item.role
                around.cut_role = role if not around.cut_count or around.cut_role == role else ""
                around.cut_count += 1
        opened = [page]

        def close(depth: int) -> None:
            while opened and opened[-1].depth >= depth:
                closing = opened.pop()
                if closing.cut_count:
                    rows.append(_cut_row(closing))

        for item in self._items:
            if item.is_kept:
                close(item.depth)
                opened.append(item)
                rows.append(self._row(item))
        close(-1)
        return rows

    def _row(self, item: Item) -> list[Any]:
        words = self._words(item)
        if words is None:
            words = Words(item.role, "", {}, {})
        role, name, states, attrs, text, count, is_hint = words
        number = 0
        if item.kind == GROUPING:
            attrs, text, count = {}, item.context[: self._limit] if not name else "", 0
            has_ref = item.cut_count or role in self._extraction.ref_roles
            if has_ref or self._is_searched(name or item.context):
                number = self._number_of(item.element)
        elif item.kind != TEXT:
            number = self._number_of(item.element)
        elif self._is_searched(name):
            number = self._number_of(self._holder(item))
        tag = item.element.tag[:TAG_CHARS]
        rank = int(Rank.REST if item.kind == GROUPING else item.rank)
        row = [item.depth, item.kind, number, role, name, states, attrs, tag, text, None, rank, count]
        return [*row, "", True] if is_hint and item.kind != GROUPING else row

    def _is_searched(self, text: str) -> bool:
        """Whether a row that has no ref in a snapshot is to have one: it may hold the words that are searched for."""
        searched = self._extraction.searched
        return searched is not None and searched in text.lower()

    def _holder(self, item: Item) -> Element:
        """The element that the searched words of a text stand in: not the block, which may hold much else."""
        texts = [node for node in item.nodes or () if isinstance(node, tuple) and node[0].strip(WHITE_SPACE)]
        found = next((node for node in texts if self._is_searched(node[0])), texts[0] if texts else None)
        return found[1] if found is not None else item.element


def _cut_row(item: Item) -> list[Any]:
    role = "clickable" if item.cut_role in MUTE_ROLES else item.cut_role
    return [item.depth + 1, CUT, 0, "", role, {}, {}, "", "", None, int(Rank.REST), item.cut_count]


def _is_told(item: Item, is_large: bool) -> bool:
    """A control is told whatever it holds; text, only if no control's name tells it, and of a large page only some."""
    if item.kind not in (CONTENT, TEXT):
        return True
    if is_large and not item.inside & TOLD:
        return False
    if item.says_more:
        return True
    if item.kind == TEXT or (item.run is not None and item.run.says_more):
        return False
    return item.has_text or item.element.tag in ALONE_TAGS or "role" in item.element.attrs


def _kept_around(item: Item) -> Item | None:
    up = item.parent
    while up is not None and not up.is_kept:
        up = up.parent
    return up


def _offered(select: Element) -> list[Element]:
    """The options that a person can choose from."""
    return [option for option in options_of(select) if "hidden" not in option.attrs and option.style.display != "none"]


def _is_control(element: Element) -> bool:
    return element.tag in SELF_TOLD


def frame_rows(answer: dict[str, Any], url: str, title: str, next_ref: int) -> FrameRows:
    """The answer as the rest of `see` takes it."""
    return decode_frame({**answer, "url": url, "title": title, "next_ref": next_ref})
