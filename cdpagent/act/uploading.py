"""Giving files to a page: to a file input, to the chooser that a button opens, or dropped on an element."""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import trio

from cdpagent.act.action import ACTION_SECONDS, perform
from cdpagent.act.aiming import Need, take_aim
from cdpagent.browser.confirming import uploading
from cdpagent.errors import WrongElementError

if TYPE_CHECKING:
    import os
    from collections.abc import Sequence

    from cdpagent.act.action import Action
    from cdpagent.act.actor import Actor
    from cdpagent.act.receipt import ActionResult
    from cdpagent.act.terms import Terms
    from cdpagent.browser.page.worlds import RemoteObject

_CHOOSER_SECONDS: Final = 0.2
_COPY: Final = 1
_TAKES_MANY: Final = "function() { return this.multiple }"
_FILE_NAMES: Final = "function() { return Array.from(this.files, (file) => file.name) }"


async def upload(actor: Actor, target: str, files: Sequence[str | os.PathLike[str]], *, terms: Terms) -> ActionResult:
    """Give files to the target in whichever way it takes them."""
    actor.tab.check_may_act()
    chrome = actor.tab.context.chrome
    paths = await chrome.lender.lend(files)
    await chrome.confirmer.require(uploading(paths, actor.tab.url))

    async def gesture(action: Action) -> None:
        action.details["files"] = [Path(path).name for path in paths]
        aim = action.aimed
        field = await aim.script.file_input(aim.where)
        if field is not None:
            world = aim.script.world
            try:
                await _check_count(action, field, paths)
                await world.session.send("DOM.setFileInputFiles", files=paths, objectId=field.object_id)
                if terms.settle:
                    await action.settle()
                if not action.watch.since.has_new_document:
                    action.files = await world.call(_FILE_NAMES, this=field)
            finally:
                world.release(field)
            action.notes.append("to its file input")
        elif await _through_chooser(action, paths):
            action.notes.append("through the file chooser that it opens")
        else:
            await _drop(action, paths)
            action.notes.append("dropped on it")

    need = Need(point=False, visible=False, guard=False)
    return await perform(actor, "upload", target, gesture, need=need, terms=terms)


async def _check_count(action: Action, field: RemoteObject, paths: list[str]) -> None:
    many = await action.aimed.script.world.call(_TAKES_MANY, this=field)
    if len(paths) > 1 and not many:
        raise WrongElementError(f"{action.aimed.describe()} takes one file, not {len(paths)}", code="not_multiple")


async def _through_chooser(action: Action, paths: list[str]) -> bool:
    aim = await take_aim(action.actor, action.aimed.target, Need())
    with trio.CancelScope() as scope:
        async with action.tab.choosers.expect(ACTION_SECONDS) as chooser:
            await action.press(aim)
            await action.settle()
            scope.deadline = trio.current_time() + _CHOOSER_SECONDS
        scope.deadline = math.inf
        await action.resume()
        await action.tab.choosers.give(chooser.value, paths)
        return True
    return False


async def _drop(action: Action, paths: list[str]) -> None:
    """Drag the files in from outside, as from the desktop."""
    aim = await take_aim(action.actor, action.aimed.target, Need(guard=False))
    await action.resume()
    data: dict[str, Any] = {"items": [], "files": paths, "dragOperationsMask": _COPY}
    for kind in ("dragEnter", "dragOver", "drop"):
        await action.tab.cdp.call("Input.dispatchDragEvent", {"type": kind, "x": aim.x, "y": aim.y, "data": data})
