"""Why a target can't be acted on, and what to do instead; and the twin of an element that was re-rendered."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from cdpagent.act.answers import Found
from cdpagent.act.naming import OUR_ROLES, name_element, word
from cdpagent.errors import NotActionableError, StaleRefError
from cdpagent.see.refs import nearest
from cdpagent.see.role_families import PLAIN
from cdpagent.see.rows import INTERACTIVE, Rank
from cdpagent.see.text import quote

if TYPE_CHECKING:
    from cdpagent.act.actor import Actor
    from cdpagent.act.aiming import Aim
    from cdpagent.act.answers import Described, FramePoint
    from cdpagent.act.script import ActScript
    from cdpagent.see.refs import NodeRef, RefTarget

_CANDIDATES: Final = 3
_CLOSES: Final = re.compile(
    r"close|dismiss|accept|agree|got it|no,? thanks|\bok\b|[×✕]|^times\b|reject|allow|continue", re.IGNORECASE
)
_FRONT: Final = int(Rank.DIALOG)
_PRESSED: Final = PLAIN | {"menuitem"}
_ADVICE: Final = {
    "hidden": "is not visible. Open what hides it (a menu, a tab, a section) first, or take a snapshot",
    "disabled": "is disabled. Fill in or choose what it waits for first",
    "moving": "does not stop moving. Wait until it stands still",
    "out_of_view": "can't be scrolled into view",
}


async def find_twin(actor: Actor, target: RefTarget, seen: NodeRef | None) -> NodeRef:
    """The one element that is what the lost one was. If there is none, or two, the ref is stale."""
    refs, now = actor.looker.refs, await actor.looker.elements()
    refs.check(target)  # the elements may be those of another document by now
    if seen is not None:
        alike = [node for node in now if _likeness(node) == _likeness(seen)]
        # One that was there beside it is another element that says the same, such as the next row's button.
        if len(alike) == 1 and seen.name and refs.came_after(alike[0], seen):
            refs.remember(alike)
            return alike[0]
    error = refs.stale(target, now)
    refs.remember(error.candidates)
    raise error


def _likeness(node: NodeRef) -> tuple[str, str, str, str]:
    return node.frame, node.role, node.name, node.tag


async def renamed(actor: Actor, seen: NodeRef, found: Found) -> StaleRefError:
    """The element is there but is not what the agent saw: a list that re-uses its rows, a button that toggles."""
    refs, now = actor.looker.refs, await actor.looker.elements()
    itself = [node for node in now if node.ref == seen.ref]
    others = [node for node in nearest(seen, now) if node.ref != seen.ref]
    candidates = (*itself, *others)[:_CANDIDATES]
    refs.remember(candidates)
    role = seen.role if found.role in OUR_ROLES else found.role
    name = found.name or found.text
    # Just as the aim has read it, not as a look has, which may shorten it: the next aim compares with this.
    # As no snapshot has shown it: what it stands beside is told here.
    told = seen._replace(role=role, name=name, ref_id=seen.ref)
    refs.remember([told], name_limit=len(name), is_shown_anew=True)
    if found.beside:
        changed = f"{seen.describe()} is not beside what it was: it is beside {quote(found.beside, 80)} now"
    else:
        changed = f"{seen.ref} was {seen.role} {quote(seen.name, 80)} and is now {word(role)} {quote(name, 80)}"
    also = f" Most like what it was: {', '.join(node.describe() for node in others)}." if others else ""
    return StaleRefError(
        f"{changed}. Nothing was done. If that is what you mean, use {seen.ref} again.{also}",
        ref_id=seen.ref,
        snapshot_page_rev=actor.tab.page_rev,
        current_page_rev=actor.tab.page_rev,
        url=actor.tab.url,
        candidates=candidates,
    )


def focus_moved(aim: Aim, stray: Described, when: str) -> NotActionableError:
    """The error for text that would have gone to something else than the field it was meant for."""
    to = "nothing has it now" if stray.tag in ("body", "html") else f"{name_element(stray)} has it now"
    return NotActionableError(
        f"{aim.describe()} lost the focus {when}: {to}. Nothing was put in there. Take a snapshot, and go on in the "
        "field that is meant",
        reason="focus_moved",
    )


async def not_actionable(actor: Actor, script: ActScript, target: str, found: Found) -> NotActionableError:
    """The error for a target that is there but not ready."""
    name = f" {quote(found.name, 60)}" if found.name else ""
    what = f"{quote(target, 60)[1:-1]} ({word(found.role or found.tag)}{name})"
    if found.status == "covered":
        cover, covered_by = await _describe_cover(actor, script, found.cover)
        return NotActionableError(f"{what} is covered by {cover}", reason=found.status, covered_by=covered_by)
    return NotActionableError(f"{what} {_ADVICE.get(found.status, found.status)}", reason=found.status)


async def frame_not_hit(
    actor: Actor, script: ActScript, target: str, found: Found | None, point: FramePoint
) -> NotActionableError:
    """The error for a target whose frame is covered or out of view in the document around it."""
    found = found or Found(point.status, tag="iframe")
    return await not_actionable(actor, script, target, found._replace(status=point.status, cover=point.cover))


async def _describe_cover(actor: Actor, script: ActScript, cover: Described | None) -> tuple[str, str | None]:
    """What covers, with its ref, and what may close it."""
    if cover is None:
        return "something outside of the page", None
    said = name_element(cover)
    prefix = actor.looker.prefix(script.frame.id)
    nodes = {node.number: node for node in await actor.looker.elements() if node.frame == prefix}
    refs = await script.cover_refs(list(nodes))
    around = [nodes[number] for number in refs.around]
    inside = [nodes[number] for number in refs.inside]
    actor.looker.refs.remember([*around, *inside])
    ref = around[-1].ref if around else inside[0].ref if inside else None
    if ref is not None:
        said += f" [{ref}]"
    return f"{said}{_way_out(inside or await _in_front(actor))}", ref


async def _in_front(actor: Actor) -> list[NodeRef]:
    """The controls of what lies over the page: a mere shade has none, but belongs to something that has."""
    view = await actor.view()
    rows = view.rows() if view is not None else []
    refs = {f"{prefix}e{row.ref}" for prefix, row in rows if row.rank == _FRONT and row.kind == INTERACTIVE and row.ref}
    nodes = [node for node in await actor.looker.elements() if node.ref in refs]
    actor.looker.refs.remember(nodes)
    return nodes


def _way_out(controls: list[NodeRef]) -> str:
    """How to get rid of what has these controls; the others may be what the agent needs."""
    closer = next((node for node in controls if _CLOSES.search(node.name)), None)
    others = [node.describe() for node in controls if node is not closer and node.role in _PRESSED][:_CANDIDATES]
    if closer is not None:
        also = f" (it also has {', '.join(others)})" if others else ""
        return f". Try {closer.describe()} first{also}"
    if others:
        return f", which has {', '.join(others)}. Use one of them, or press Escape"
    return ". Press Escape or close it, wait until it is gone, or scroll"
