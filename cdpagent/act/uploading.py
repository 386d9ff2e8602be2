"""Giving files to a page: to a file input, to the chooser that a button opens, or dropped on an element."""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import trio

from cdpagent.act.action import ACTION_SECONDS, perform
from cdpagent.act.aim import Need, take_aim
from cdpagent.browser.page.worlds import RemoteObject
from cdpagent.browser.services.file_choosers import existing_files
from cdpagent.errors import WrongElementError

if TYPE_CHECKING:
    import os
    from collections.abc import Sequence

    from cdpagent.act.action import Deed
    from cdpagent.act.page import Page
    from cdpagent.act.receipt import ActionResult

_CHOOSER_SECONDS: Final = 0.2
_COPY: Final = 1
_TAKES_MANY: Final = "function() { return this.multiple }"


async def upload(page: Page, target: str, files: Sequence[str | os.PathLike[str]], *, settle: bool) -> ActionResult:
    """Give files to the target in whichever way it takes them."""
    paths = existing_files(files)

    async def gesture(deed: Deed) -> None:
        deed.details["files"] = [Path(path).name for path in paths]
        aim = deed.aimed
        field = await aim.actor.call("fileInput", aim.where, by_value=False)
        if isinstance(field, RemoteObject):
            world = aim.actor.extractor.world
            try:
                await _check_count(deed, field, paths)
                await world.session.send("DOM.setFileInputFiles", files=paths, objectId=field.object_id)
            finally:
                world.release(field)
            deed.notes.append("to its file input")
        elif await _through_chooser(deed, paths):
            deed.notes.append("through the file chooser that it opens")
        else:
            await _drop(deed, paths)
            deed.notes.append("dropped on it")

    need = Need(point=False, visible=False, guard=False)
    return await perform(page, "upload", target, gesture, need=need, settle=settle)


async def _check_count(deed: Deed, field: RemoteObject, paths: list[str]) -> None:
    many = await deed.aimed.actor.extractor.world.call(_TAKES_MANY, this=field)
    if len(paths) > 1 and not many:
        raise WrongElementError(f"{deed.aimed.describe()} takes one file, not {len(paths)}", code="not_multiple")


async def _through_chooser(deed: Deed, paths: list[str]) -> bool:
    page = deed.page
    aim = await take_aim(page, deed.aimed.target, Need())
    await deed.approach(aim)
    with trio.CancelScope() as scope:
        async with page._choosers.expect(ACTION_SECONDS) as chooser:
            await deed.send(page.mouse.start_click(aim.x, aim.y))
            await deed.settle()
            scope.deadline = trio.current_time() + _CHOOSER_SECONDS
        scope.deadline = math.inf
        await deed.resume()
        await chooser.value.set_files(paths)
        return True
    return False


async def _drop(deed: Deed, paths: list[str]) -> None:
    """Drag the files in from outside, as from the desktop."""
    page = deed.page
    aim = await take_aim(page, deed.aimed.target, Need(guard=False))
    await deed.resume()
    data: dict[str, Any] = {"items": [], "files": paths, "dragOperationsMask": _COPY}
    for kind in ("dragEnter", "dragOver", "drop"):
        await page.cdp.send("Input.dispatchDragEvent", type=kind, x=aim.x, y=aim.y, data=data)  # type: ignore[arg-type]
