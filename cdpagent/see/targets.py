"""From the string that names an element to the frame that has it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cdpagent.errors import CdpAgentError, RefNotFoundError
from cdpagent.see.refs import RefTarget, parse_target

if TYPE_CHECKING:
    from cdpagent.browser.page.frame import Frame
    from cdpagent.browser.page.tab import Tab
    from cdpagent.see.looker import Looker
    from cdpagent.see.refs import NodeRef, RefStore


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
        raise self.missing(target)

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

    def _resolve_ref(self, target: str, parsed: RefTarget) -> ResolvedTarget:
        seen = self._refs.check(parsed)
        if not parsed.frame:
            return ResolvedTarget(target, self._tab.main_frame, parsed.number, seen)
        frame = self._tab.frame(self._refs.frame_id(parsed.frame) or "")
        if frame is None:
            raise self._refs.stale(parsed)
        return ResolvedTarget(target, frame, parsed.number, seen)
