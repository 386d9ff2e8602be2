"""From what names an element to the frame that has it, and its number there.

A ref is known without asking. What a snapshot says, and a selector, are looked for in every frame, and waited for if
they are not there yet. Several that match are an error that says what stands around each.
"""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias, TypeVar, overload

import trio

from cdpagent.errors import AmbiguousTargetError, CdpAgentError, DocumentGoneError, RefNotFoundError, TargetError
from cdpagent.see.extraction import FOR_ERROR, FOR_ROLES
from cdpagent.see.find import Match, first_word
from cdpagent.see.fold import fold
from cdpagent.see.refs import NodeRef, RefTarget, nearest, node_ref, not_css, parse_target
from cdpagent.see.rows import TEXT
from cdpagent.see.rules import LANDMARK_ROLES
from cdpagent.see.said import (
    Part,
    SaidTarget,
    caption,
    frontmost,
    has_fields,
    is_in_main,
    is_role,
    stands_in,
    tiers,
)
from cdpagent.see.text import quote
from cdpagent.see.tree import flatten, join

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence

    from cdpagent.browser.page.frame import Frame
    from cdpagent.browser.page.tab import Tab
    from cdpagent.see.extraction import Extraction
    from cdpagent.see.extractor import Extractor
    from cdpagent.see.looker import Looker
    from cdpagent.see.refs import RefStore
    from cdpagent.see.rows import FrameRows
    from cdpagent.see.said import Tier
    from cdpagent.see.tree import Flat, FrameAnswer, Node
    from cdpagent.see.view import View

_T = TypeVar("_T")

Target: TypeAlias = str | NodeRef | Match
"""What names an element: a ref, what a snapshot says, a CSS selector; or the element of a snapshot or of `find`."""

ARRIVAL_SECONDS: Final = 2.0
"""How long to wait for a target that is not there yet."""

_MOST_NAMED: Final = 8
_EXACT_TIERS: Final = 2  # the name as it is, then in whatever case: what can be acted on
_NAMES_CHARS: Final = 200
_AROUND_CHARS: Final = 60
_MARKUP: Final = ("class", "id", "data-icon")
_MOST_BY_CLASS: Final = 2
_is_word: Final = re.compile(r"[A-Za-z]{3,30}").fullmatch
_OWN_SECONDS: Final = 1.5
"""How long the page's own frames have to show what is sought before one of another site is taken that has it."""
_RECHECK_SECONDS: Final = 0.25
"""How long until what is said is looked for again although no event has told of a change."""


@overload
def target_text(target: Target) -> str: ...


@overload
def target_text(target: Target | None) -> str | None: ...


def target_text(target: Target | None) -> str | None:
    """A target as a string."""
    if isinstance(target, NodeRef):
        return target.ref
    if isinstance(target, Match):
        if not target.ref:
            raise TargetError("this match is no element of its own. Use its `within`, the element that it stands in")
        return target.ref
    return target


class ResolvedTarget(NamedTuple):
    """What a target means: an element of a frame."""

    target: str
    """The target as it was given; of what was said, the ref that it means."""
    frame: Frame
    where: int | str
    """What the element is called in its frame: its number; or a selector, of which the script is to find it."""
    seen: NodeRef | None
    """What the agent was shown, or said, of it; None for a selector, and for a ref that is not remembered."""
    note: str = ""
    """What the agent should know of how it was found."""


class TargetResolver:
    """Resolves the targets of one page."""

    def __init__(self, tab: Tab, refs: RefStore, looker: Looker) -> None:
        self._tab = tab
        self._refs = refs
        self._looker = looker

    async def resolve(
        self, target: str, *, patience: float = ARRIVAL_SECONDS, means_many: bool = False
    ) -> ResolvedTarget:
        """The element that a target means, in whichever frame it is; waits for one that is not there yet.

        With ``means_many`` a selector stands for all that it matches. Nobody holds the looker's lock here.
        """
        parsed = parse_target(target)
        if isinstance(parsed, RefTarget):
            return self._resolve_ref(target, parsed)
        until = trio.current_time() + patience
        strangers_from = min(until, trio.current_time() + _OWN_SECONDS)
        while True:
            begun, documents = trio.current_time(), self._documents()
            if isinstance(parsed, SaidTarget):
                found = await self._find_said(parsed)
            else:
                found = await self._find_selected(target, means_many=means_many)
            now = trio.current_time()
            is_strange = found is not None and self._is_strange(found.frame)
            if found is not None and (not is_strange or (now >= strangers_from and await self._is_seen(found.frame))):
                return found
            if now >= until:
                raise await self._nothing_matches(target)
            is_sought_here = isinstance(parsed, SaidTarget) or is_role(target)
            with trio.move_on_at(strangers_from if is_strange and now < strangers_from else until):
                await self._change(None if is_sought_here else target, documents, is_strange=is_strange)
                if is_sought_here:
                    await trio.sleep(2 * (now - begun))  # a page that never stops changing shall have time for itself
            self._looker.catch_up()

    def guess(self, target: str) -> ResolvedTarget | None:
        """The element, as far as that is known without asking; None for what is said. Selectors mean the main frame."""
        parsed = parse_target(target)
        if isinstance(parsed, RefTarget):
            return self._resolve_ref(target, parsed)
        return None if isinstance(parsed, SaidTarget) else ResolvedTarget(target, self._tab.main_frame, target, None)

    async def choose_in(self, target: str, view: View) -> ResolvedTarget | None:
        """What is said by a target, if it is among what can be acted on in a view of the whole page.

        The view may have been taken for something else. None says nothing: `resolve` finds out.
        """
        parsed = parse_target(target)
        if not isinstance(parsed, SaidTarget) or not parsed.name:
            return None
        if any(rows.truncate_reasons for rows in view.answers()):
            return None
        flat = flat_view(view.main, view.frames)
        chosen = await self._choose(parsed, flat, islice(tiers(flat, parsed), _EXACT_TIERS))
        return chosen if chosen is not None and not self._is_strange(chosen.frame) else None

    def missing(self, target: str) -> CdpAgentError:
        """The error for a target that is no longer in the page."""
        parsed = parse_target(target)
        if isinstance(parsed, RefTarget):
            return self._refs.stale(parsed)
        return RefNotFoundError(f"{quote(target, 80)} is no longer in the page. Take a snapshot", target=target)

    async def several(self, target: str, frame: Frame, numbers: Sequence[int]) -> AmbiguousTargetError:
        """The error for a selector that means several elements of a frame."""
        prefix = self._looker.prefix(frame.id)
        self._looker.issued(frame, max(numbers))
        known = {node.ref: node for node in await self._looker.elements()}
        refs = [f"{prefix}e{number}" for number in numbers]
        nodes = [known.get(ref) or NodeRef(ref, ref, "", "element", "", {}, "", None, prefix) for ref in refs]
        return await self._ambiguous(target, nodes)

    # --- what is said ------------------------------------------------------------------------------------------------

    async def _find_said(self, said: SaidTarget) -> ResolvedTarget | None:
        view = await self._looker.view(extraction_for(said))
        if view is None:
            return None
        flat = flat_view(view.main, view.frames)
        return await self._choose(said, flat, tiers(flat, said))

    async def _choose(self, said: SaidTarget, flat: Flat, best_first: Iterable[Tier]) -> ResolvedTarget | None:
        for tier in best_first:
            rows = tier.rows
            for around in said.within:
                rows = await self._standing_in(flat, rows, around) if rows else []
            front = frontmost(flat, rows)
            if len(front) > 1:
                raise await self._several_in(str(said), flat, front)
            if front:
                return self._chosen(said, flat.nodes[front[0]], is_kin=tier.is_kin, behind=len(rows) - 1)
        return None

    def _chosen(self, said: SaidTarget, chosen: Node, *, is_kin: bool, behind: int) -> ResolvedTarget:
        node, note = _node_ref(chosen), ""
        if chosen.kind == TEXT:
            # What its element says is more than this text.
            resolved = self._resolve_ref(node.ref, _ref_of(node))._replace(seen=None)
        else:
            self._refs.remember([node], name_limit=_NAMES_CHARS)
            resolved = self._resolve_ref(node.ref, _ref_of(node))
        if is_kin:
            note = f"no {said.role} is called that; {node.describe()} is"
        elif behind:
            note = f"the one in front; {behind} more of that name behind it"
        return resolved._replace(note=note)

    async def _standing_in(self, flat: Flat, rows: list[int], around: Part) -> list[int]:
        """Those of the rows that stand in what was said."""
        if around.role:
            answers = [stands_in(flat, at, around) for at in rows]
            if any(answer is not None for answer in answers) or not around.name:
                return [at for at, answer in zip(rows, answers, strict=True) if answer]
        # What the page has for rows and cards may have no role: then what stands around each in the page decides.
        nodes = [_node_ref(flat.nodes[at]) for at in rows]
        beside = await self._in_frames(nodes, lambda extractor, numbers: extractor.beside(numbers, around.name))
        return [at for at, node in zip(rows, nodes, strict=True) if beside.get(node.ref)]

    # --- selectors ---------------------------------------------------------------------------------------------------

    async def _find_selected(self, target: str, *, means_many: bool) -> ResolvedTarget | None:
        """What a selector means in the first frame that has it; or else, what has the role of that name."""
        selector = target.strip()
        for frame in self._tab.frames:
            try:
                extractor = await self._looker.extractor(frame).current()
                numbers = await extractor.search(selector, self._looker.next_ref(frame))
            except CdpAgentError:
                if frame.parent is None:
                    raise
                continue  # a frame that can't be asked can't be meant
            if numbers is None:
                raise not_css(target)
            if numbers and means_many:
                return ResolvedTarget(target, frame, selector, None)
            if len(numbers) > 1:
                likely = await self._likely_group(selector, frame, numbers) if is_role(target) else None
                if likely is None:
                    raise await self.several(target, frame, numbers)
                return likely
            if numbers:
                self._looker.issued(frame, numbers[0])
                return ResolvedTarget(target, frame, numbers[0], None)
        if is_role(target):
            found = await self._find_said(SaidTarget(selector, ""))
            return found._replace(target=target) if found is not None else None
        return None

    async def _likely_group(self, role: str, frame: Frame, numbers: Sequence[int]) -> ResolvedTarget | None:
        """Of several forms, the only one that a person would mean: with fields, and not in a banner or a footer."""
        prefix = self._looker.prefix(frame.id)
        refs = {f"{prefix}e{number}" for number in numbers}
        self._looker.issued(frame, max(numbers))
        view = await self._looker.view(extraction_for(SaidTarget(role, "")))
        if view is None:
            return None
        flat = flat_view(view.main, view.frames)
        shown = [at for at, node in enumerate(flat.nodes) if node.role == role and node.ref in refs]
        likely = [at for at in shown if is_in_main(flat, at) and has_fields(flat, at)]
        if len(likely) == 1:
            node = flat.nodes[likely[0]]
            found = self._resolve_ref(node.ref, _ref_of(_node_ref(node)))
            return found._replace(note=f"the only {role} with fields in the main part, of {len(numbers)}")
        if len(shown) > 1:
            raise await self._several_in(role, flat, sorted(shown, key=lambda at: at not in likely))
        return None

    async def _several_in(self, target: str, flat: Flat, rows: list[int]) -> AmbiguousTargetError:
        """The error for several rows of a look. What groups others is told by what it is about."""
        nodes = [_node_ref(flat.nodes[at]) for at in rows]
        captions = {node.ref: caption(flat, at) for at, node in zip(rows, nodes, strict=True)}
        return await self._ambiguous(target, nodes, captions)

    # --- waiting -----------------------------------------------------------------------------------------------------

    async def shows(self, said: SaidTarget) -> bool:
        """Whether the page shows now what is said; several of it are as good as one."""
        try:
            return await self._find_said(said) is not None
        except AmbiguousTargetError:
            return True

    async def news(self) -> None:
        """Wait until the page may show something else; no longer than a moment."""
        await self._change(None, self._documents(), is_strange=False)

    def _is_strange(self, frame: Frame) -> bool:
        """Whether a frame is of another site: Chrome keeps those apart. It may have what looks like the page's own."""
        return frame.session is not self._tab.main_frame.session

    async def _is_seen(self, frame: Frame) -> bool:
        """Whether a person sees the frame: one that nobody sees is not what was meant."""
        view = await self._looker.view(FOR_ERROR)
        return view is not None and frame.id in view.frames

    def _documents(self) -> list[tuple[str, str]]:
        return [(frame.id, frame.loader_id) for frame in self._tab.frames]

    async def _change(self, selector: str | None, documents: list[tuple[str, str]], *, is_strange: bool) -> None:
        """Wait until a frame has what the selector means, or may show something else than before.

        With ``is_strange`` a frame of another site has it already, and those of the page's own are waited for.
        """
        async with trio.open_nursery() as nursery:

            async def first(wait: Callable[[], Awaitable[object]]) -> None:
                with suppress(CdpAgentError):  # who uses the page next finds out what has become of it
                    await wait()
                    nursery.cancel_scope.cancel()

            for frame in self._tab.frames:
                if not (is_strange and self._is_strange(frame)):
                    nursery.start_soon(first, partial(self._arrival, frame, selector))
            nursery.start_soon(first, partial(self._tab.activity.until, lambda: self._documents() != documents))
            if selector is None:
                nursery.start_soon(first, partial(trio.sleep, _RECHECK_SECONDS))

    async def _arrival(self, frame: Frame, selector: str | None) -> None:
        extractor = await self._looker.extractor(frame).current()
        await extractor.arrives(selector, trio.current_effective_deadline() - trio.current_time())

    # --- errors ------------------------------------------------------------------------------------------------------

    async def _ambiguous(
        self, target: str, nodes: list[NodeRef], captions: Mapping[str, str] | None = None
    ) -> AmbiguousTargetError:
        """The error that names the candidates and what stands around each of them."""
        self._refs.remember([node for node in nodes if node.name])
        count = len(nodes) if len(nodes) <= _MOST_NAMED else f"more than {_MOST_NAMED}"
        nodes = nodes[:_MOST_NAMED]
        around = await self._in_frames(nodes, lambda extractor, numbers: extractor.cards(numbers))
        about = {ref: f" (with {quote(words, _AROUND_CHARS)})" for ref, words in (captions or {}).items() if words}
        named = "; ".join(
            node.describe() + (about.get(node.ref) or _beside(node, around.get(node.ref))) for node in nodes
        )
        return AmbiguousTargetError(
            f"{quote(target, 80)} means {count} elements: {named}. Give the ref of one, or say what it stands in: "
            'button "Delete" in row "Alice"',
            target=target,
            candidates=nodes,
        )

    async def _nothing_matches(self, target: str) -> RefNotFoundError:
        """The error for a target that matches nothing: it says what the page has instead."""
        parsed = parse_target(target)
        if isinstance(parsed, SaidTarget):
            return await self._nothing_said(target, parsed)
        roles = (*sorted(LANDMARK_ROLES), "heading")
        found = [node for node in await self._looker.with_roles(roles) if node.role in roles][:_MOST_NAMED]
        self._refs.remember(found)
        has = f"The page has {', '.join(node.describe() for node in found)}" if found else "Take a snapshot"
        return RefNotFoundError(
            f"nothing on the page matches {quote(target, 80)} as a role or CSS selector. {has}", target=target
        )

    async def _nothing_said(self, target: str, said: SaidTarget) -> RefNotFoundError:
        now = [node for node in await self._looker.elements() if node.name or node.text_snippet]
        lost = NodeRef("", "", "", said.role, said.name, {}, "", None, "")
        like = tuple(await self._meant_by_class(said.name, now)) + nearest(lost, now)
        like = like or tuple(node for node in now if said.role and node.role == said.role)[:_MOST_NAMED]
        self._refs.remember(like)
        message = f"nothing on the page is {said}"
        if said.name and not said.within and await self._looker.count_hidden(said.name):
            message += ". Nobody can see these words of the page now: open the menu, tab or section that has them"
        if like:
            message += f". Most like it: {', '.join(node.describe() for node in like)}"
        return RefNotFoundError(f"{message}. Take a snapshot to see what there is", target=target)

    async def _meant_by_class(self, word: str, now: Sequence[NodeRef]) -> list[NodeRef]:
        """What can be acted on and has a word only in its markup, as a picture for "home" has, which is called "/"."""
        if not _is_word(word):
            return []
        frame = self._tab.main_frame
        extractor = await self._looker.extractor(frame).current()
        selector = ", ".join(f'[{name}*="{word}" i]' for name in _MARKUP)
        numbers = await extractor.search(selector, self._looker.next_ref(frame)) or []
        if numbers:
            self._looker.issued(frame, max(numbers))
        refs = {f"e{number}" for number in numbers}
        return [node for node in now if node.ref in refs][:_MOST_BY_CLASS]

    # --- frames ------------------------------------------------------------------------------------------------------

    async def _in_frames(
        self, nodes: Sequence[NodeRef], ask: Callable[[Extractor, list[int]], Awaitable[list[_T]]]
    ) -> dict[str, _T]:
        """What the frames answer about their elements, by ref; nothing of a frame that can't be asked."""
        answers: dict[str, _T] = {}
        for prefix in dict.fromkeys(node.frame for node in nodes):
            own = [node for node in nodes if node.frame == prefix]
            frame = self._tab.frame(self._refs.frame_id(int(prefix[1:])) or "") if prefix else self._tab.main_frame
            if frame is None:
                continue
            with suppress(CdpAgentError if frame.parent is not None else DocumentGoneError):
                extractor = await self._looker.extractor(frame).current()
                given = await ask(extractor, [node.number for node in own])
                answers |= zip((node.ref for node in own), given, strict=True)
        return answers

    def _resolve_ref(self, target: str, parsed: RefTarget) -> ResolvedTarget:
        seen = self._refs.check(parsed)
        if not parsed.frame:
            return ResolvedTarget(target, self._tab.main_frame, parsed.number, seen)
        frame = self._tab.frame(self._refs.frame_id(parsed.frame) or "")
        if frame is None:
            raise self._refs.stale(parsed)
        return ResolvedTarget(target, frame, parsed.number, seen)


def extraction_for(said: SaidTarget) -> Extraction:
    """A look in which what is said has a ref, also a text or a group."""
    roles = (said.role,) if said.role else ()
    words = first_word(said.name) if said.name else None
    return replace(FOR_ROLES, compact=True, max_text_per_node=_NAMES_CHARS + 1, ref_roles=roles, searched=words)


def flat_view(main: FrameRows, frames: Mapping[str, FrameAnswer] | None = None) -> Flat:
    """The rows of a page as a snapshot shows them."""
    tree = join(main, frames)
    fold(tree, _NAMES_CHARS)
    return flatten(tree.root)


def _node_ref(node: Node) -> NodeRef:
    return node_ref(node, "")._replace(ref_id=node.ref, name=node.label or node.name)


def _ref_of(node: NodeRef) -> RefTarget:
    parsed = parse_target(node.ref)
    assert isinstance(parsed, RefTarget), "a ref is what it is called by"
    return parsed


def _beside(node: NodeRef, words: str | None) -> str:
    """What stands around an element, without what it says itself."""
    said = (words or "").strip()
    return f" (beside {quote(said, _AROUND_CHARS)})" if said and said != node.name else ""
