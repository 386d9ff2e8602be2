"""From a target to the point to hit: the element that the agent saw, ready, in view and not covered, or why not."""

from __future__ import annotations

import dataclasses
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cdpagent.act.actor import DocumentGoneError
from cdpagent.browser.page.worlds import RemoteObject
from cdpagent.errors import NotActionableError, StaleRefError
from cdpagent.see.refs import RefTarget, nearest, parse_target
from cdpagent.see.text import quote

if TYPE_CHECKING:
    from cdpagent.act.actor import Actor
    from cdpagent.act.page import Page
    from cdpagent.browser.page.frame import Frame
    from cdpagent.see.page import _PlannedView as PlannedView
    from cdpagent.see.page import _View as View
    from cdpagent.see.refs import NodeRef
    from cdpagent.wire.protocol import Call

PATIENCE_SECONDS: Final = 1.5
"""How long a target that is not ready (hidden, disabled, moving, covered) is waited for."""

_OUR_ROLES: Final = frozenset({"clickable", "scrollable", "generic", "none", "presentation", "text", ""})
_is_word = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,39}").fullmatch
_NOT_READY: Final = frozenset({"hidden", "disabled", "moving", "covered", "out_of_view"})
_CLOSES: Final = re.compile(
    r"close|dismiss|accept|agree|got it|no,? thanks|\bok\b|[×✕]|reject|allow|continue", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class Need:
    """What an action needs of its target."""

    point: bool = True
    """A point to hit; without it the element may be hidden."""
    visible: bool = True
    enabled: bool = True
    guard: bool = True
    """Whether input that would hit something else is kept from the page."""
    field: bool = False
    """Whether it is, or holds, a field whose value is wanted."""
    scroll: bool = True
    """Whether it may be scrolled into view."""
    select: bool = False
    """Whether a text field gets the focus, and all that is in it is selected, in the same go."""
    offset: tuple[float, float] | None = None


@dataclass(slots=True)
class Aim:
    """A target that is ready, and where to hit it in the page's viewport."""

    target: str
    actor: Actor
    where: int | str
    """What it is called in its frame: its number, or a selector."""
    x: float
    y: float
    role: str
    name: str
    tag: str
    type: str
    downloads: bool = False
    """Whether it is a link that downloads."""
    field: dict[str, Any] | None = None
    """What kind of field it is, if that was wanted."""
    has_waited: bool = False
    """Whether it was not ready at once, or the page has changed before it was."""
    notes: list[str] = dataclasses.field(default_factory=list)

    def describe(self) -> str:
        """``e5 button "Save"``, safe to show to a model."""
        parsed = parse_target(self.target)
        ref = parsed.ref if isinstance(parsed, RefTarget) else quote(parsed.selector, 60)
        role = self.role if self.role not in _OUR_ROLES else "clickable" if isinstance(parsed, RefTarget) else self.tag
        return f"{ref} {word(role)}{' ' + quote(self.name, 60) if self.name else ''}"


def word(text: str) -> str:
    """The name of a tag, a role, an id or a class, if it is one that can be shown as it is; pages may choose any."""
    return text if _is_word(text) else "element"


def name_element(described: dict[str, str]) -> str:
    """What act.js describes, such as ``<div#cookies> "We use cookies"``, safe to show to a model."""
    marks = [("#", described["id"]), *((".", name) for name in described["classes"].split())]
    mark = next((f"{sign}{name}" for sign, name in marks if _is_word(name)), "")
    text = f" {quote(described['text'], 60)}" if described["text"] else ""
    return f"<{word(described['tag'])}{mark}>{text}"


class Opened(NamedTuple):
    """A target whose frame has an actor already."""

    actor: Actor
    where: int | str
    seen: NodeRef | None


class BegunAim(NamedTuple):
    """What an actor has been asked to aim at."""

    actor: Actor
    where: int | str
    call: Call | None
    found: Any = None
    """What it has answered, if it has: then nothing is left to wait for."""
    is_late: bool = False
    """Whether the target was not ready when it was first asked."""


class Sighting(NamedTuple):
    """What an action begins with."""

    before: View | None
    """What the page showed; None if it can't be told."""
    aim: BegunAim | None
    armed: list[Call]
    """What arms the page, yet to be waited for."""


def open_aim(page: Page, target: str) -> Opened | None:
    """Who will aim at the target, where that is known already: a selector most often means the main frame."""
    parsed = parse_target(target)
    seen, frame = None, page.main_frame
    if isinstance(parsed, RefTarget):
        seen, frame = page._refs.check(parsed), page._frame_numbered(parsed)
    actor = page._open_actor(frame)
    if actor is None:
        return None
    where = parsed.number if isinstance(parsed, RefTarget) else parsed.selector
    return Opened(actor, where, seen)


async def look_and_aim(page: Page, opened: Opened, need: Need, planned: PlannedView) -> Sighting:
    """Look at the page and aim, in one call: the page does nothing in between."""
    actor, where, seen = opened
    page._aimed_with.add(actor)  # so that what it does to the page is taken back, whatever happens
    # While it waits for the target nobody else could look: so it does not.
    options = _options(need) | {"patience": 0}
    call = actor.start("lookAndAim", *planned.arguments(), where, _seen(page, seen), options)
    planned = planned.asking()
    armed = actor.arm(watches=False)
    try:
        rows, found = await actor.finish(call)
    except DocumentGoneError:
        return Sighting(await page._finish_show(page._begin_show()), None, armed)
    if found["status"] in _NOT_READY:
        # It gets the focus only when the page was looked at once more.
        aim = begin_aim(page, opened, dataclasses.replace(need, select=False))._replace(is_late=True)
    else:
        aim = BegunAim(actor, where, None, found)
    return Sighting(await page._finish_show(planned.answered(rows)) if rows is not None else None, aim, armed)


async def look_then_aim(page: Page, opened: Opened, need: Need) -> Sighting:
    """The same in two calls, where the target is in another frame: if anything changes in between, the aim says so.

    So, too, where the page was not looked at before: then the first look takes longer, and the aim comes before it.
    """
    page._aimed_with.add(opened.actor)
    opened.actor.start("watch")
    look, aim = page._begin_show(), begin_aim(page, opened, need)
    armed = opened.actor.arm(watches=False)
    return Sighting(await page._finish_show(look), aim, armed)


def begin_aim(page: Page, opened: Opened, need: Need) -> BegunAim:
    """Ask for the target without waiting."""
    actor, where, seen = opened
    page._aimed_with.add(actor)
    return BegunAim(actor, where, actor.start("aim", where, _seen(page, seen), _options(need)))


async def take_aim(page: Page, target: str, need: Need, begun: BegunAim | None = None) -> Aim:
    """Find the target and a point that hits it; raises what says why that can't be done."""
    parsed = parse_target(target)
    seen = page._refs.check(parsed) if isinstance(parsed, RefTarget) else None
    for _ in range(3):
        try:
            if begun is None:
                frame, where = await page._find_target(target)
                begun = begin_aim(page, Opened(await page._actor(frame), where, seen), need)
            actor, where, call, known, is_late = begun
            begun = None
            found = known if call is None else await actor.finish(call)
        except DocumentGoneError:
            continue  # the frame has another document: the ref is stale now, or the selector is looked for there
        if found["status"] == "gone" and isinstance(where, str) and len(page.frames) > 1:
            continue  # the selector may mean something in another frame
        break
    else:
        raise NotActionableError(f"the page changes its documents too fast to act on {target}", reason="navigating")
    notes: list[str] = []
    if found["status"] == "gone" and isinstance(parsed, RefTarget):
        twin = await _twin(page, parsed, seen)
        notes.append(f"{parsed.ref} was re-rendered; {twin.ref} is the same {word(twin.role)} in its place")
        aim = await take_aim(page, twin.ref, need)
        aim.notes[:0] = notes
        return aim
    if found["status"] == "gone":
        raise page._no_such_target(target)
    if found["status"] == "renamed":
        assert isinstance(parsed, RefTarget)
        raise await _renamed(page, parsed, seen, found)
    if found["status"] != "ok":
        raise await _not_actionable(page, actor, target, found)
    x, y = await _in_page(page, actor.frame, target, found) if need.point else (0.0, 0.0)
    if found.get("via"):
        notes.append("through its label")
    return Aim(
        target=target,
        actor=actor,
        where=where,
        x=x,
        y=y,
        role=found["role"],
        # What has no name of its own, as a list item, is called what the agent was shown.
        name=found["name"] or (seen.name or seen.text_snippet if seen is not None else ""),
        tag=found["tag"],
        type=found["type"],
        downloads=found["downloads"] and need.guard,
        field=found["field"],
        has_waited=found["has_waited"] or is_late,
        notes=notes,
    )


def _seen(page: Page, seen: NodeRef | None) -> dict[str, Any] | None:
    if seen is None:
        return None
    role = "" if seen.role in _OUR_ROLES else seen.role
    return {"role": role, "name": seen.name, "is_cut": page._refs.was_cut(seen)}


def _options(need: Need) -> dict[str, Any]:
    return {
        "point": need.point,
        "visible": need.visible,
        "enabled": need.enabled,
        "guard": need.guard,
        "field": need.field,
        "select": need.select,
        "scroll": need.scroll,
        "offset": list(need.offset) if need.offset else None,
        "patience": PATIENCE_SECONDS * 1000,
    }


async def to_page(page: Page, frame: Frame, x: float, y: float) -> tuple[float, float]:
    """A point of a frame as a point of the page."""
    if frame.parent is None:
        return x, y
    return await _in_page(page, frame, "the frame", {"x": x, "y": y, "tag": "iframe"})


async def _in_page(page: Page, frame: Frame, target: str, found: dict[str, Any]) -> tuple[float, float]:
    """A point of a frame as a point of the page: through every frame around it, each of which may be covered."""
    x, y = found["x"], found["y"]
    while frame.parent is not None:
        actor = await page._actor(frame.parent)
        session = frame.parent.session
        owner = await session.send("DOM.getFrameOwner", frameId=frame.id)
        element = await session.send(
            "DOM.resolveNode",
            backendNodeId=owner["backendNodeId"],
            executionContextId=actor.extractor.world.context_id,
        )
        handle = RemoteObject(element["object"]["objectId"], "node")
        try:
            at = await actor.call("fromFrame", handle, x, y, frame.is_remote)
        finally:
            actor.extractor.world.release(handle)
        if at.get("status"):
            raise await _not_actionable(page, actor, target, {**found, **at})
        x, y, frame = at["x"], at["y"], frame.parent
    return x, y


# --- why not ---------------------------------------------------------------------------------------------------------


async def _twin(page: Page, target: RefTarget, seen: NodeRef | None) -> NodeRef:
    """The one element that is what the lost one was: a re-rendered twin. If there is none, or two, the ref is stale."""
    now = await page._elements()
    if seen is not None:
        alike = [node for node in now if _likeness(node) == _likeness(seen)]
        # One that was there beside it is another element that says the same: the next row's button.
        if len(alike) == 1 and seen.name and page._refs.came_after(alike[0], seen):
            page._refs.remember(alike)
            return alike[0]
    error = page._refs.stale(target, now)
    page._refs.remember(error.candidates)
    raise error


def _likeness(node: NodeRef) -> tuple[str, str, str, str]:
    return node.frame, node.role, node.name, node.tag


async def _renamed(page: Page, target: RefTarget, seen: NodeRef | None, found: dict[str, Any]) -> StaleRefError:
    """The element is there but is not what the agent saw: a list that re-uses its rows, a button that toggles."""
    assert seen is not None
    now = await page._elements()
    itself = [node for node in now if node.ref == target.ref]
    others = [node for node in nearest(seen, now) if node.ref != target.ref]
    candidates = (*itself, *others)[:3]
    page._refs.remember(candidates)
    role = seen.role if found["role"] in _OUR_ROLES else found["role"]
    name = found["name"] or found["text"]
    if not itself:
        page._refs.remember([seen._replace(role=role, name=name)])
    is_now = f"{word(role)} {quote(name, 80)}"
    also = f" Most like what it was: {', '.join(node.describe() for node in others)}." if others else ""
    return StaleRefError(
        f"{target.ref} was {seen.role} {quote(seen.name, 80)} and is now {is_now}. Nothing was done. "
        f"If that is what you mean, use {target.ref} again.{also}",
        ref_id=target.ref,
        snapshot_page_rev=page.page_rev,
        current_page_rev=page.page_rev,
        url=page.url,
        candidates=candidates,
    )


async def _not_actionable(page: Page, actor: Actor, target: str, found: dict[str, Any]) -> NotActionableError:
    reason = found["status"]
    name = f" {quote(found['name'], 60)}" if found.get("name") else ""
    what = f"{quote(target, 60)[1:-1]} ({word(found.get('role') or found.get('tag') or '')}{name})"
    if reason == "covered":
        cover, covered_by = await _describe_cover(page, actor, found.get("cover"))
        return NotActionableError(f"{what} is covered by {cover}", reason=reason, covered_by=covered_by)
    words = {
        "hidden": "is not visible. Open what hides it (a menu, a tab, a section) first, or take a snapshot",
        "disabled": "is disabled. Fill in or choose what it waits for first",
        "moving": "does not stop moving",
        "out_of_view": "can't be scrolled into view",
    }
    return NotActionableError(f"{what} {words.get(reason, reason)}", reason=reason)


async def _describe_cover(page: Page, actor: Actor, cover: dict[str, str] | None) -> tuple[str, str | None]:
    """What covers, with its ref, and the ref of what may close it."""
    if cover is None:
        return "something outside of the page", None
    said = name_element(cover)
    prefix = page._prefix(actor.frame.id)
    nodes = {node.ref: node for node in await page._elements() if node.frame == prefix}
    numbers = {int(ref.removeprefix(prefix).removeprefix("e")): ref for ref in nodes}
    refs = await actor.call("coverRefs", list(numbers))
    around = [nodes[numbers[number]] for number in refs["around"]]
    inside = [nodes[numbers[number]] for number in refs["inside"]]
    page._refs.remember([*around, *inside])
    ref = around[-1].ref if around else inside[0].ref if inside else None
    if ref is not None:
        said += f" [{ref}]"
    closer = next((node for node in inside if _CLOSES.search(node.name)), None)
    if closer is not None:
        return f"{said}. Try {closer.describe()} first", ref
    if inside:
        return f"{said}, which has {', '.join(node.describe() for node in inside[:3])}", ref
    return f"{said}. Close it, wait until it is gone, or scroll", ref
