"""Refs: how an agent names an element, and how a page knows what it meant.

``e5`` is an element of the main frame, ``f2e5`` one of the second frame, ``snap_x7k2qp:e5`` the same element as the
snapshot with that id showed it. An element keeps its number as long as it lives, and no number is given twice. So a ref
either means the element that the agent saw, or it is refused:

* `RefNotFoundError`: it was never given out;
* `StaleRefError`: it was, but the document, the frame or the element is gone. The error names what is most like it now.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import OrderedDict
from difflib import SequenceMatcher
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

from cdpagent.errors import RefNotFoundError, StaleRefError, TargetError
from cdpagent.see.said import SaidTarget, parse_said
from cdpagent.see.surroundings import Surroundings, surroundings
from cdpagent.see.text import clean, quote

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from cdpagent.see.snapshot import Snapshot
    from cdpagent.see.tree import Node


class NodeRef(NamedTuple):
    """An element that a snapshot gave a ref. Its strings are clean (one line, nothing invisible) but not quoted."""

    ref: str
    """``e5``, or ``f2e5`` in a frame."""
    ref_id: str
    """``snap_x7k2qp:e5``: the ref together with the snapshot that showed it."""
    tag: str
    role: str
    name: str
    """The accessible name, or the hint where there is none."""
    attrs: Mapping[str, str]
    """The attributes that were asked for, just as the page has them: the one thing here that is not cleaned."""
    text_snippet: str
    """Visible text where it differs from the name."""
    box: tuple[int, int, int, int] | None
    """x, y, width, height in CSS pixels of its frame's viewport, at the time of the snapshot."""
    frame: str
    """``f2``, or an empty string in the main frame."""
    path: str = ""
    """In plain HTML, a short CSS path to it: ``#results > li:nth-of-type(3) > a``; empty in a live page."""

    @property
    def number(self) -> int:
        """The number of the element in its frame: 5 for ``f2e5``."""
        return int(self.ref.removeprefix(self.frame).removeprefix("e"))

    def describe(self) -> str:
        """``e5 button "Save"``, safe to show to a model."""
        return f"{self.ref} {self.role}{' ' + quote(self.name, 80) if self.name else ''}"


def node_ref(node: Node, snapshot_id: str) -> NodeRef:
    """The public record of a row that has a ref."""
    row = node.row
    return NodeRef(
        node.ref,
        f"{snapshot_id}:{node.ref}",
        row.tag if row.tag.isalnum() and row.tag.isascii() else clean(row.tag),
        node.role,
        node.label,
        row.attrs,
        clean(row.text) if row.text else "",
        row.box,
        node.document.prefix,
    )


# --- targets ---------------------------------------------------------------------------------------------------------

# The forms in which refs are printed, so that any of them can be given back: e5, @e5, f2e5, snap_x7k2qp:e5, ref=e5 and
# [ref=e5] from the tree, 15 and [15] from the list, `link e5 "Home"` from a long text. As CSS selectors they are either
# wrong or would match nothing.
_parse_ref = re.compile(
    r"@?(?:(?P<snapshot>snap_[0-9a-z]{6}):)?(?:f(?P<frame>[1-9]\d{0,8}))?e(?P<number>[1-9]\d{0,8})"
    r"|\[?(?P<plain>[1-9]\d{0,8})\]?"
).fullmatch
_printed = re.compile(
    r"""\[(?:ref=)?(f?\d*e\d+)\]|ref=(.+)|(?:-\s+)?(?:[a-z]+\s+)?((?:f\d+)?e\d+)\s+"(?:[^"\\]|\\.)*".*""", re.DOTALL
).fullmatch


WHAT_A_TARGET_IS: Final = (
    'a ref such as e5, what a snapshot says such as button "Done" or button "delete" in row "scratch", or a CSS '
    "selector such as #done"
)


class RefTarget(NamedTuple):
    """A ref that was given as a target."""

    frame: int  # 0 for the main frame
    number: int
    snapshot_id: str = ""  # "" if it was given without

    @property
    def ref(self) -> str:
        """``e5`` or ``f2e5``."""
        return f"f{self.frame}e{self.number}" if self.frame else f"e{self.number}"


class SelectorTarget(NamedTuple):
    """A CSS selector that was given as a target."""

    selector: str


def parse_target(target: str) -> RefTarget | SaidTarget | SelectorTarget:
    """What a target string means. Anything that is neither a ref nor what a snapshot says is a CSS selector."""
    if not isinstance(target, str):
        raise TargetError(f"a target is {WHAT_A_TARGET_IS}, not {target!r}")
    text = target.strip()
    if not text:
        raise TargetError(f"the target is empty; give {WHAT_A_TARGET_IS}")
    printed = _printed(text)
    match = _parse_ref(next(filter(None, printed.groups())) if printed else text)
    if match is None:
        said = parse_said(text)
        if said is None:
            return SelectorTarget(text)
        if isinstance(said, SaidTarget):
            return said
        match = _parse_ref(said)
        if match is None:
            return SelectorTarget(text)
    number = int(match["number"] or match["plain"])
    return RefTarget(int(match["frame"] or 0), number, match["snapshot"] or "")


def not_css(target: str) -> TargetError:
    """The error for what is no target at all."""
    return TargetError(
        f"{quote(target, 80)} is no CSS selector, nor anything else that names an element. A target is "
        f"{WHAT_A_TARGET_IS}"
    )


# --- what was given out ----------------------------------------------------------------------------------------------


class _Frame:
    """The numbers of one frame: `floor` is the first one that belongs to the document that is in it now."""

    __slots__ = ("alive", "floor", "next_ref", "page_rev")

    def __init__(self, page_rev: int) -> None:
        self.next_ref = 1
        self.floor = 1
        self.alive = True
        self.page_rev = page_rev


class RefStore:
    """What one page has shown: its last snapshots, the elements in them, and which refs are still good.

    The page tells it of every navigation (`navigated`, `frame_navigated`, `frame_gone`) and of every answer of the
    extractor (`issued`); it never looks at the page itself.
    """

    def __init__(self, *, keep: int = 5, remember: int = 5000) -> None:
        self.page_rev = 0
        """How often the main frame has navigated."""
        self.url = ""
        self._keep = keep
        self._remember = remember
        self._snapshots: OrderedDict[str, Snapshot] = OrderedDict()
        self._dropped: OrderedDict[str, int] = OrderedDict()  # snapshot ids no longer kept -> their page_rev
        self._frames: dict[int, _Frame] = {0: _Frame(0)}
        self._first_refs = [1]  # page_rev -> the first number that the main frame gave out in it
        self._frame_numbers: dict[str, int] = {}
        self._last_frame_number = 0
        self._known: OrderedDict[str, NodeRef] = OrderedDict()  # ref -> as it was last seen
        self._shown_at: dict[str, int] = {}  # ref -> the next number of its frame when it was last seen
        self._name_limit: dict[str, int] = {}  # ref -> how long its name could be when it was last seen
        self._unread: list[tuple[Snapshot, dict[int, int]]] = []  # not in these yet; with the next number of each frame

    # --- told by the page --------------------------------------------------------------------------------------------

    def navigated(self, url: str = "") -> None:
        """The main frame has another document: every ref given so far is stale, every child frame is gone."""
        self.page_rev += 1
        self.url = url
        for number, frame in self._frames.items():
            frame.floor = frame.next_ref
            if number:
                frame.alive = False
        self._frame_numbers.clear()
        self._first_refs.append(self._frames[0].next_ref)

    def frame_number(self, frame_id: str) -> int:
        """The number of a child frame, for its refs (``f<number>e5``); a new one the first time. Never used twice."""
        number = self._frame_numbers.get(frame_id)
        if number is None:
            self._last_frame_number += 1
            number = self._frame_numbers[frame_id] = self._last_frame_number
            self._frames[number] = _Frame(self.page_rev)
        return number

    def frame_id(self, number: int) -> str | None:
        """The frame with that number, or None if there is no such frame now."""
        return next((frame_id for frame_id, given in self._frame_numbers.items() if given == number), None)

    def frame_navigated(self, frame_id: str) -> None:
        """A child frame has another document: its refs are stale, its number stays."""
        number = self._frame_numbers.get(frame_id)
        if number is not None:
            frame = self._frames[number]
            frame.floor = frame.next_ref

    def frame_gone(self, frame_id: str) -> None:
        """A child frame was removed."""
        number = self._frame_numbers.pop(frame_id, None)
        if number is not None:
            self._frames[number].alive = False

    def next_ref(self, frame: int = 0) -> int:
        """The number that the extractor shall start from in this frame."""
        return self._frames[frame].next_ref

    def issued(self, frame: int, next_ref: int) -> None:
        """The extractor has given out numbers up to `next_ref`, that one not included."""
        state = self._frames[frame]
        state.next_ref = max(state.next_ref, next_ref)

    def add(self, snapshot: Snapshot) -> None:
        """Keep a snapshot, as the newest of the last `keep`."""
        self._snapshots[snapshot.snapshot_id] = snapshot
        self._snapshots.move_to_end(snapshot.snapshot_id)
        self._dropped.pop(snapshot.snapshot_id, None)
        while len(self._snapshots) > self._keep:
            old_id, old = self._snapshots.popitem(last=False)
            self._dropped[old_id] = old.page_rev
            while len(self._dropped) > 1000:
                self._dropped.popitem(last=False)
        self._unread.append((snapshot, self._next_refs()))
        if len(self._unread) > self._keep:
            self.catch_up()

    def catch_up(self) -> None:
        """Take over what the last snapshots have shown. Best called while there is something to wait for."""
        unread, self._unread = self._unread, []
        for snapshot, next_refs in unread:
            self._remember_shown(snapshot.refs.values(), snapshot.options.max_text_per_node, next_refs)

    def _next_refs(self) -> dict[int, int]:
        return {number: frame.next_ref for number, frame in self._frames.items()}

    def remember(self, refs: Iterable[NodeRef], *, name_limit: int = 100, is_shown_anew: bool = False) -> None:
        """Keep what these elements looked like, for the check before an action and for the words of an error.

        A name of more characters than ``name_limit`` may have been cut. An element that is as it was still belongs to
        the snapshot that showed it with what stood around it, unless it ``is_shown_anew`` at another place.
        """
        self.catch_up()
        told = []
        for ref in refs:
            known = self._known.get(ref.ref)
            is_as_it_was = known is not None and (known.role, known.name) == (ref.role, ref.name)
            if known is not None and is_as_it_was and ref.ref_id == ref.ref and not is_shown_anew:
                ref = ref._replace(ref_id=known.ref_id)
            told.append(ref)
        self._remember_shown(told, name_limit, self._next_refs())

    def _remember_shown(self, refs: Iterable[NodeRef], name_limit: int, next_refs: Mapping[int, int]) -> None:
        for ref in refs:
            self._known[ref.ref] = ref
            self._known.move_to_end(ref.ref)
            self._shown_at[ref.ref] = next_refs[int(ref.frame[1:]) if ref.frame else 0]
            self._name_limit[ref.ref] = name_limit
        while len(self._known) > self._remember:
            forgotten, _ = self._known.popitem(last=False)
            del self._shown_at[forgotten], self._name_limit[forgotten]

    # --- asked by the page -------------------------------------------------------------------------------------------

    @property
    def latest(self) -> Snapshot | None:
        """The newest snapshot, if any."""
        return next(reversed(self._snapshots.values()), None)

    def snapshot(self, snapshot_id: str) -> Snapshot | None:
        """One of the last snapshots, or None if it is not kept (any more)."""
        return self._snapshots.get(snapshot_id)

    def check(self, target: RefTarget) -> NodeRef | None:
        """What the agent saw under this ref; None if that is forgotten, an error if the ref can't mean anything now.

        That the element is still in the page is for the page to find out; `stale` makes the error if it is not.
        """
        ref, frame = target.ref, self._frames.get(target.frame)
        if target.snapshot_id:
            return self._check_snapshot(target)
        if frame is None or target.number >= frame.next_ref:
            raise RefNotFoundError(
                f"there is no {ref}: no snapshot of this page has shown it. Take a snapshot and use its refs",
                target=ref,
            )
        if target.number < frame.floor or not frame.alive:
            raise self.stale(target)
        self.catch_up()
        return self._known.get(ref)

    def was_cut(self, seen: NodeRef) -> bool:
        """Whether the name that was shown may be only the beginning of the real one."""
        self.catch_up()
        return len(seen.name) > self._name_limit.get(seen.ref, 100)

    def surroundings(self, seen: NodeRef) -> Surroundings | None:
        """What told an element from others of its name in the snapshot that showed it last, if that is kept."""
        snapshot = self._snapshots.get(seen.ref_id.partition(":")[0])
        if snapshot is None or not _has_twin(seen, snapshot.refs.values()):
            return None
        return surroundings(seen, snapshot.entries)

    def came_after(self, node: NodeRef, seen: NodeRef) -> bool:
        """Whether an element got its number only after another one had been shown: only then can it be its twin."""
        self.catch_up()
        target = parse_target(node.ref)
        return isinstance(target, RefTarget) and target.number >= self._shown_at.get(seen.ref, target.number + 1)

    def _check_snapshot(self, target: RefTarget) -> NodeRef:
        ref_id = f"{target.snapshot_id}:{target.ref}"
        snapshot = self._snapshots.get(target.snapshot_id)
        if snapshot is None:
            if target.snapshot_id in self._dropped:
                raise self.stale(target)
            raise RefNotFoundError(
                f"there is no snapshot {target.snapshot_id} of this page. Take a snapshot and use its refs",
                target=ref_id,
            )
        seen = snapshot.refs.get(target.ref)
        if seen is None:
            raise RefNotFoundError(
                f"the snapshot {target.snapshot_id} did not show {target.ref}. Use a ref that it showed, or take a new "
                "snapshot",
                target=ref_id,
            )
        frame = self._frames[target.frame]
        if snapshot.page_rev != self.page_rev or target.number < frame.floor or not frame.alive:
            raise self.stale(target)
        return seen

    def stale(self, target: RefTarget, now: Iterable[NodeRef] | None = None) -> StaleRefError:
        """The error for a ref whose element is gone. `now`: the elements that are there, else the newest snapshot's."""
        ref_id = f"{target.snapshot_id}:{target.ref}" if target.snapshot_id else target.ref
        self.catch_up()
        snapshot = self._snapshots.get(target.snapshot_id)
        seen = self._known.get(target.ref)
        rev = self._page_rev_of(target)
        if snapshot is not None:
            rev, seen = snapshot.page_rev, snapshot.refs.get(target.ref, seen)
        elif target.snapshot_id:
            rev = self._dropped.get(target.snapshot_id, rev)
        if now is None:
            latest = self.latest
            now = latest.refs.values() if latest is not None and latest.page_rev == self.page_rev else ()
        candidates = nearest(seen, filter(self._is_good, now)) if seen is not None else ()
        message = f"{ref_id}{' (' + _label(seen) + ')' if seen else ''} {self._why(target, rev)}. "
        if candidates:
            message += f"Most like it now: {', '.join(found.describe() for found in candidates)}"
        else:
            message += "Take a new snapshot and use its refs"
        return StaleRefError(
            message,
            ref_id=ref_id,
            snapshot_page_rev=rev,
            current_page_rev=self.page_rev,
            url=self.url,
            candidates=candidates,
        )

    def _why(self, target: RefTarget, rev: int) -> str:
        frame = self._frames.get(target.frame)
        if rev != self.page_rev:
            return f"is from before a navigation (page_rev {rev}, now {self.page_rev})"
        if frame is None or not frame.alive:
            return "was in a frame that is gone"
        if target.number < frame.floor:
            return "was in a document that its frame no longer shows"
        if target.snapshot_id in self._dropped:
            return f"is from a snapshot that is no longer kept (only the last {self._keep} are); try {target.ref} alone"
        return "is no longer in the page"

    def _page_rev_of(self, target: RefTarget) -> int:
        """The page_rev in which the number was given out."""
        if not target.frame:
            return bisect_right(self._first_refs, target.number) - 1
        frame = self._frames.get(target.frame)
        return frame.page_rev if frame is not None else self.page_rev

    def _is_good(self, node: NodeRef) -> bool:
        target = parse_target(node.ref)
        if not isinstance(target, RefTarget):
            return False
        frame = self._frames.get(target.frame)
        return frame is not None and frame.alive and frame.floor <= target.number < frame.next_ref


def _label(node: NodeRef) -> str:
    return f"{node.role} {quote(node.name, 80)}" if node.name else node.role


_MAX_COMPARED = 2000
_COMPARED_CHARS = 80
_NEAR_ENOUGH = 0.6


def nearest(lost: NodeRef, now: Iterable[NodeRef], count: int = 3) -> tuple[NodeRef, ...]:
    """The elements most like the lost one, by name, then role, then tag. Only those that are like it at all."""
    matcher = SequenceMatcher(autojunk=False)
    lost_name = lost.name.casefold()[:_COMPARED_CHARS]
    matcher.set_seq2(lost_name)
    scored = []
    for place, node in enumerate(islice(now, _MAX_COMPARED)):
        kinship = 0.25 * (node.role == lost.role) + 0.1 * (node.tag == lost.tag)
        name = node.name.casefold()[:_COMPARED_CHARS]
        if name == lost_name:
            alike = 1.0
        else:
            matcher.set_seq1(name)
            # The cheap upper bound first: most names have nothing to do with it.
            alike = matcher.ratio() if matcher.quick_ratio() * 0.65 + kinship >= _NEAR_ENOUGH else 0.0
        score = 0.65 * alike + kinship
        if score >= _NEAR_ENOUGH:
            scored.append((-score, place, node))
    return tuple(node for _, _, node in sorted(scored, key=lambda entry: entry[:2])[:count])


def _has_twin(seen: NodeRef, shown: Iterable[NodeRef]) -> bool:
    return any(
        node.name == seen.name and node.role == seen.role and node.frame == seen.frame and node.ref != seen.ref
        for node in shown
    )
