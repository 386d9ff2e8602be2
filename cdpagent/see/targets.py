"""From the string that names an element to the frame that has it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from cdpagent.errors import AmbiguousTargetError, CdpAgentError, RefNotFoundError
from cdpagent.see.refs import RefTarget, parse_target
from cdpagent.see.rules import KNOWN_ROLES, LANDMARK_ROLES
from cdpagent.see.text import quote

if TYPE_CHECKING:
    from cdpagent.browser.page.frame import Frame
    from cdpagent.browser.page.tab import Tab
    from cdpagent.see.looker import Looker
    from cdpagent.see.refs import NodeRef, RefStore


_MOST_NAMED: Final = 8
_is_word: Final = re.compile(r"[a-z]+").fullmatch
_OUR_ROLES: Final = frozenset({"clickable", "scrollable", "iframe", "canvas", "video", "audio"})


def is_role(target: str) -> bool:
    """Whether a target is the name of a role, as a snapshot writes it: ``main``. A tag of that name goes first."""
    word = target.strip()
    return bool(_is_word(word)) and (word in KNOWN_ROLES or word in _OUR_ROLES)


def _ref_of(node: NodeRef) -> RefTarget:
    parsed = parse_target(node.ref)
    assert isinstance(parsed, RefTarget), "a ref is what it is called by"
    return parsed


class ResolvedTarget(NamedTuple):
    """What a target means: an element of a frame."""

    target: str
    """The target as it was given."""
    frame: Frame
    where: int | str
    """What the element is called in its frame: its number, or a selector."""
    seen: NodeRef | None
    """What the agent was shown under this ref; None for a selector, and for a ref that is not remembered."""


class TargetResolver:
    """Resolves the targets of one page."""

    def __init__(self, tab: Tab, refs: RefStore, looker: Looker) -> None:
        self._tab = tab
        self._refs = refs
        self._looker = looker

    async def resolve(self, target: str) -> ResolvedTarget:
        """The frame that has the target. A selector is looked for in every frame, the main one first."""
        parsed = parse_target(target)
        if isinstance(parsed, RefTarget):
            return self._resolve_ref(target, parsed)
        for frame in self._tab.frames:
            try:
                extractor = await self._looker.extractor(frame).current()
                found = await extractor.resolve(parsed.selector)
            except CdpAgentError:
                if frame.parent is None:
                    raise
                continue  # a frame that can't be asked can't be meant
            if found is not None:
                extractor.world.release(found)
                return ResolvedTarget(target, frame, parsed.selector, None)
        if is_role(target):
            return await self._resolve_role(target)
        raise await self._nothing_matches(target)

    def guess(self, target: str) -> ResolvedTarget:
        """The frame that has the target, as far as that is known without asking: a selector means the main frame."""
        parsed = parse_target(target)
        if isinstance(parsed, RefTarget):
            return self._resolve_ref(target, parsed)
        return ResolvedTarget(target, self._tab.main_frame, parsed.selector, None)

    def seen(self, target: str) -> NodeRef | None:
        """What the agent was shown under this target; raises if its ref can't mean anything now."""
        parsed = parse_target(target)
        return self._refs.check(parsed) if isinstance(parsed, RefTarget) else None

    def missing(self, target: str) -> CdpAgentError:
        """The error for a target that is not in the page."""
        parsed = parse_target(target)
        if isinstance(parsed, RefTarget):
            return self._refs.stale(parsed)
        return RefNotFoundError(
            f"nothing on the page matches the selector {parsed.selector!r}. Take a snapshot and use its refs",
            target=target,
        )

    async def _resolve_role(self, target: str) -> ResolvedTarget:
        """The one element that a snapshot shows with this role."""
        role = target.strip()
        found = [node for node in await self._looker.with_roles((role,)) if node.role == role]
        if not found:
            raise await self._nothing_matches(target)
        self._refs.remember(found)
        if len(found) > 1:
            named = ", ".join(node.describe() for node in found[:_MOST_NAMED])
            more = f" and {len(found) - _MOST_NAMED} more" if len(found) > _MOST_NAMED else ""
            raise AmbiguousTargetError(
                f"there are {len(found)} of {role}: {named}{more}. Give the ref of one", target=target, candidates=found
            )
        resolved = self._resolve_ref(target, _ref_of(found[0]))
        return resolved._replace(target=target)

    async def _nothing_matches(self, target: str) -> RefNotFoundError:
        """The error for a selector that matches nothing: it says what the page has instead."""
        roles = (*sorted(LANDMARK_ROLES), "heading")
        found = [node for node in await self._looker.with_roles(roles) if node.role in roles][:_MOST_NAMED]
        self._refs.remember(found)
        has = f"The page has {', '.join(node.describe() for node in found)}" if found else "Take a snapshot"
        return RefNotFoundError(
            f"nothing on the page matches {quote(target, 80)} as a role or CSS selector. {has}", target=target
        )

    def _resolve_ref(self, target: str, parsed: RefTarget) -> ResolvedTarget:
        seen = self._refs.check(parsed)
        if not parsed.frame:
            return ResolvedTarget(target, self._tab.main_frame, parsed.number, seen)
        frame = self._tab.frame(self._refs.frame_id(parsed.frame) or "")
        if frame is None:
            raise self._refs.stale(parsed)
        return ResolvedTarget(target, frame, parsed.number, seen)
