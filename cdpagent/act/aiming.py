"""From a target to the point to hit: the element that the agent saw, ready, in view and not covered, or why not.

An action begins with a look, for its receipt, and an aim. Where the script that acts is in the target's document
already, both are asked for without a round trip in between: `look_and_aim`. `take_aim` does the rest, and everything
where it is not.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cdpagent.act import refusals
from cdpagent.act.consequences import PRESSES, confirmations
from cdpagent.act.naming import OUR_ROLES, word
from cdpagent.browser.page.worlds import RemoteObject
from cdpagent.errors import DocumentGoneError, NotActionableError
from cdpagent.see.refs import RefTarget, not_css, parse_target
from cdpagent.see.targets import ARRIVAL_SECONDS
from cdpagent.see.text import bare, quote
from cdpagent.wire.session import together

if TYPE_CHECKING:
    from cdpagent.act.actor import Actor
    from cdpagent.act.answers import FieldInfo, Found
    from cdpagent.act.script import ActScript
    from cdpagent.browser.page.frame import Frame
    from cdpagent.see.looker import PlannedView
    from cdpagent.see.refs import NodeRef
    from cdpagent.see.targets import ResolvedTarget
    from cdpagent.see.view import View
    from cdpagent.wire.protocol import Call

PATIENCE_SECONDS: Final = 1.5
"""How long to wait for a target that is not ready: hidden, disabled, moving or covered."""

_NOT_READY: Final = frozenset({"hidden", "disabled", "moving", "covered", "out_of_view"})
_ATTEMPTS: Final = 3


@dataclass(frozen=True, slots=True)
class Need:
    """What an action needs of its target."""

    point: bool = True
    """A point to hit; without it the element may be hidden."""
    visible: bool = True
    enabled: bool = True
    uncovered: bool = True
    """Without a point: whether it must not be behind a dialog or another layer. A point is never behind one."""
    guard: bool = True
    """Whether input that would hit something else is kept from the page."""
    field: bool = False
    """Whether it is, or holds, a field whose value is wanted."""
    scroll: bool = True
    """Whether it may be scrolled into view."""
    select: bool = False
    """Whether to give a text field the focus, and select all that is in it, in the same go."""
    offset: tuple[float, float] | None = None
    drops: bool = False
    """Whether something is dropped there: at ``offset``, then, whatever small thing is drawn at that point."""
    many: bool = False
    """Whether a selector stands for all that it matches."""
    activates: bool = False
    """Whether the target is pressed all the same: by a key such as Enter, or at the beginning of a drag."""
    by_space: bool = False
    """Whether that key is the space, which is nothing but text in a text field."""
    keys: bool = False
    """Whether keys are sent to it that are not text for a field."""
    arrival: float = ARRIVAL_SECONDS
    """How many seconds to wait for a target that is not there yet."""

    @property
    def presses(self) -> bool:
        """Whether the target is pressed, with the mouse or with a key."""
        return (self.guard and self.point) or self.activates

    @property
    def is_sole(self) -> bool:
        """Whether the input is for the target's document and for no other."""
        return (self.guard and self.point) or self.field or self.keys

    def as_argument(self, next_ref: int, *, waits: bool = True) -> dict[str, Any]:
        """As act.js takes it; ``waits`` for a target that is not ready yet. New elements are numbered from there on."""
        return {
            "next_ref": next_ref,
            "many": self.many,
            "point": self.point,
            "visible": self.visible,
            "enabled": self.enabled,
            "uncovered": self.uncovered,
            "guard": self.guard,
            "field": self.field,
            "select": self.select,
            "scroll": self.scroll,
            "offset": list(self.offset) if self.offset else None,
            "drops": self.drops,
            "patience": PATIENCE_SECONDS * 1000 if waits else 0,
        }


@dataclass(slots=True)
class Aim:
    """A target that is ready, and where to hit it in the page's viewport."""

    target: str
    script: ActScript
    where: int | str
    """What it is called in its frame: its number, or a selector."""
    x: float
    y: float
    role: str
    name: str
    tag: str
    downloads: bool = False
    """Whether it is a link that downloads."""
    queues_script: bool = False
    """Whether it leads to a ``javascript:`` URL, which the page runs later than the click."""
    field: FieldInfo | None = None
    """What kind of field it is, if that was wanted."""
    has_waited: bool = False
    """Whether it was not ready at once, or the page has changed before it was."""
    notes: list[str] = dataclasses.field(default_factory=list)

    def describe(self) -> str:
        """``e5 button "Save"``, safe to show to a model."""
        parsed = parse_target(self.target)
        ref = parsed.ref if isinstance(parsed, RefTarget) else quote(self.target, 60)
        role = self.role if self.role not in OUR_ROLES else "clickable" if isinstance(parsed, RefTarget) else self.tag
        return f"{ref} {word(role)}{' ' + quote(self.name, 60) if self.name else ''}"


class PendingAim(NamedTuple):
    """What a script has been asked to aim at."""

    script: ActScript
    resolved: ResolvedTarget
    call: Call | None
    found: Found | None = None
    """What it has answered already; then there is no call to wait for."""
    is_late: bool = False
    """Whether the target was not ready when it was first asked for."""


class FirstLook(NamedTuple):
    """What an action begins with."""

    before: View | None
    """What the page showed; None if it can't be told."""
    aim: PendingAim | None
    armed: list[Call]
    """The calls that arm the page, yet to be finished."""
    resolved: ResolvedTarget | None = None
    """What the target means, if that was found in the look."""


# --- the first look --------------------------------------------------------------------------------------------------


async def first_look(actor: Actor, target: str | None, need: Need) -> FirstLook:
    """Look at the page, and aim along with it where nothing has to be found out first."""
    async with actor.looker.exclusively():
        resolved = actor.looker.targets.guess(target) if target is not None else None
        if target is not None and resolved is None:
            return await _look_for(actor, target, need)
        script = actor.opened_script(resolved.frame) if resolved is not None else None
        if resolved is None or script is None:
            return FirstLook(await actor.finish_view(actor.begin_view()), None, [])
        actor.will_disarm(script)
        if resolved.frame is actor.tab.main_frame and (planned := actor.plan_view()) is not None:
            return await _look_and_aim(actor, script, resolved, need, planned)
        return await _look_then_aim(actor, script, resolved, need)


async def _look_and_aim(
    actor: Actor, script: ActScript, resolved: ResolvedTarget, need: Need, planned: PlannedView
) -> FirstLook:
    """Look and aim in one call: the page does nothing in between."""
    # Don't wait for the target here: we hold the lock of those who look.
    options = need.as_argument(actor.looker.next_ref(resolved.frame), waits=False)
    with together(actor.tab.cdp):
        call = script.start_look_and_aim(planned.arguments(), resolved.where, _seen(actor, resolved.seen), options)
        planned = planned.asking_listeners()
        armed = script.arm(watches=False)
    try:
        rows, found = await script.finish_look_and_aim(call)
    except DocumentGoneError:
        return FirstLook(await actor.finish_view(actor.begin_view()), None, armed)
    if found.status in _NOT_READY:
        # The page is looked at once more before the target gets the focus.
        later = dataclasses.replace(need, select=False)
        aim = _begin_aim(actor, script, resolved, later)._replace(is_late=True)
    else:
        aim = PendingAim(script, resolved, None, found)
    before = await actor.finish_planned_view(planned, rows) if rows is not None else None
    return FirstLook(before, aim, armed)


async def _look_then_aim(actor: Actor, script: ActScript, resolved: ResolvedTarget, need: Need) -> FirstLook:
    """Look and aim in two calls: for a target in a child frame, and for the first look at a page.

    The script watches from before the look, so that its aim says whether anything has changed in between.
    """
    with together(actor.tab.cdp):
        script.start_watch()
        look, aim = actor.begin_view(), _begin_aim(actor, script, resolved, need)
        armed = script.arm(watches=False)
    return FirstLook(await actor.finish_view(look), aim, armed)


async def _look_for(actor: Actor, target: str, need: Need) -> FirstLook:
    """Look, and aim at what is said if the look has shown it."""
    script = actor.opened_script(actor.tab.main_frame)
    if script is not None:
        actor.will_disarm(script)
        script.start_watch()
    before = await actor.finish_view(actor.begin_view())
    resolved = await actor.looker.targets.choose_in(target, before) if before is not None else None
    if script is None or resolved is None or resolved.frame is not actor.tab.main_frame:
        return FirstLook(before, None, [], resolved)
    return FirstLook(before, _begin_aim(actor, script, resolved, need), script.arm(watches=False), resolved)


def _begin_aim(actor: Actor, script: ActScript, resolved: ResolvedTarget, need: Need) -> PendingAim:
    actor.will_disarm(script)
    options = need.as_argument(actor.looker.next_ref(resolved.frame))
    return PendingAim(script, resolved, script.start_aim(resolved.where, _seen(actor, resolved.seen), options))


def _seen(actor: Actor, seen: NodeRef | None) -> dict[str, Any] | None:
    """What the agent was shown, for act.js to compare with what is there now."""
    if seen is None:
        return None
    role = "" if seen.role in OUR_ROLES else seen.role
    beside = actor.looker.refs.surroundings(seen)
    return {
        "role": role,
        "name": seen.name,
        "is_cut": actor.looker.refs.was_cut(seen),
        "beside": beside._asdict() if beside is not None else None,
    }


# --- the aim ---------------------------------------------------------------------------------------------------------


async def take_aim(
    actor: Actor,
    target: str,
    need: Need,
    begun: PendingAim | None = None,
    resolved: ResolvedTarget | None = None,
) -> Aim:
    """Find the target and a point that hits it; raises what says why that can't be done.

    ``begun`` is an aim that is under way, ``resolved`` what the target is known to mean.
    """
    script, resolved, found = await _find(actor, target, need, begun, resolved)
    seen = resolved.seen
    if found.status == "gone":
        return await _aim_at_twin(actor, target, seen, need)
    if found.status == "renamed":
        assert seen is not None, "only what was seen can be compared"
        raise await refusals.renamed(actor, seen, found)
    if found.status != "ok":
        raise await refusals.not_actionable(actor, script, target, found)
    [number] = found.numbers
    actor.looker.issued(script.frame, number)
    point = (found.x, found.y) if need.point else None
    if need.presses and await _ask_person(actor, script, number, point, by_space=need.by_space):
        aim = await take_aim(actor, target, need)  # the page may have become another meanwhile
        aim.has_waited = True
        return aim
    x, y = await _in_page(actor, script.frame, target, found) if need.point else (0.0, 0.0)
    if need.is_sole:
        await actor.shields.raise_around(script.frame)
    notes = [resolved.note] if resolved.note else []
    # A ref says which frame it is of. Anything else may have been found in a frame that the agent does not think of.
    is_ref = isinstance(parse_target(target), RefTarget)
    if not is_ref and script.frame.origin != actor.tab.main_frame.origin:
        notes.append(f"in a frame of {bare(script.frame.origin, 80)}")
    return Aim(
        target=resolved.target,
        script=script,
        where=resolved.where if need.many else number,
        x=x,
        y=y,
        role=found.role,
        # What has no name of its own, such as a list item, is called what the agent was shown.
        name=found.name or (seen.name or seen.text_snippet if seen is not None else ""),
        tag=found.tag,
        downloads=found.downloads and need.guard,
        queues_script=found.queues_script,
        field=found.field,
        has_waited=found.has_waited,
        notes=[*notes, "through its label"] if found.is_label else notes,
    )


async def _ask_person(
    actor: Actor, script: ActScript, number: int, point: tuple[float, float] | None, *, by_space: bool
) -> bool:
    """Have a person allow the press, if the policy asks for that; whether anybody was asked."""
    confirmer = actor.tab.context.chrome.confirmer
    if not confirmer.concerns(*PRESSES):
        return False
    consequences = await script.consequences(number, point, by_space=by_space)
    if consequences is None:
        return False
    return await actor.ask_person(confirmations(confirmer, consequences, script.frame.url))


async def _find(
    actor: Actor, target: str, need: Need, begun: PendingAim | None, resolved: ResolvedTarget | None
) -> tuple[ActScript, ResolvedTarget, Found]:
    """What a script has found for the target; asked again where a frame changes its document meanwhile."""
    is_ref = isinstance(parse_target(target), RefTarget)
    for attempt in range(_ATTEMPTS):
        try:
            pending = begun or await _ask(actor, target, need, resolved)
            begun = resolved = None
            found = pending.found
            if found is None:
                assert pending.call is not None, "an aim is under way or answered"
                found = await pending.script.finish_aim(pending.call)
        except DocumentGoneError:
            begun = resolved = None
            continue  # the frame has another document: a ref is stale now, a selector is looked for there
        if found.status == "gone" and not is_ref:
            continue  # another frame may have it, or it comes later
        if found.status == "ambiguous":
            raise await actor.looker.targets.several(target, pending.script.frame, found.numbers)
        if found.status == "not_css":
            raise not_css(target)
        is_late = found.has_waited or pending.is_late or attempt > 0
        return pending.script, pending.resolved, found._replace(has_waited=is_late)
    raise NotActionableError(f"the page changes too fast to act on {quote(target, 60)}", reason="navigating")


async def _ask(actor: Actor, target: str, need: Need, resolved: ResolvedTarget | None) -> PendingAim:
    if resolved is None:
        actor.looker.catch_up()  # a navigation since the last attempt makes its refs stale
        resolved = await actor.looker.targets.resolve(target, patience=need.arrival, means_many=need.many)
    return _begin_aim(actor, await actor.script(resolved.frame), resolved, need)


async def _aim_at_twin(actor: Actor, target: str, seen: NodeRef | None, need: Need) -> Aim:
    """Aim at the element that was rendered in place of a lost one; raises if there is none."""
    parsed = parse_target(target)
    assert isinstance(parsed, RefTarget), "anything else is looked for again"
    twin = await refusals.find_twin(actor, parsed, seen)
    aim = await take_aim(actor, twin.ref, need)
    aim.notes.insert(0, f"{parsed.ref} was re-rendered; {twin.ref} is the same {word(twin.role)} in its place")
    return aim


# --- frames ----------------------------------------------------------------------------------------------------------


async def to_page(actor: Actor, frame: Frame, x: float, y: float) -> tuple[float, float]:
    """A point of a frame as a point of the page."""
    return await _point_in_page(actor, frame, "the frame", None, x, y)


async def _in_page(actor: Actor, frame: Frame, target: str, found: Found) -> tuple[float, float]:
    return await _point_in_page(actor, frame, target, found, found.x, found.y)


async def _point_in_page(
    actor: Actor, frame: Frame, target: str, found: Found | None, x: float, y: float
) -> tuple[float, float]:
    """Go outward through every frame around a point; each may have to be scrolled, and may be covered."""
    while frame.parent is not None:
        script = await actor.script(frame.parent)
        session = frame.parent.session
        owner = await session.send("DOM.getFrameOwner", frameId=frame.id)
        element = await session.send(
            "DOM.resolveNode", backendNodeId=owner["backendNodeId"], executionContextId=script.world.context_id
        )
        handle = RemoteObject(element["object"]["objectId"], "node")
        try:
            point = await script.point_of_frame(handle, x, y, is_remote=frame.is_remote)
        finally:
            script.world.release(handle)
        if point.status:
            raise await refusals.frame_not_hit(actor, script, target, found, point)
        x, y, frame = point.x, point.y, frame.parent
    return x, y
