"""What each acting tool does to a page: one call of the library, and its receipt."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from cdpagent.agent import parameters as p
from cdpagent.errors import PolicyError
from cdpagent.see.text import quote

if TYPE_CHECKING:
    import os

    from cdpagent.act.receipt import ActionResult
    from cdpagent.agent.parameters import Action
    from cdpagent.page import Page

ACTING: Final = (
    p.Click,
    p.Dblclick,
    p.Fill,
    p.Type,
    p.Select,
    p.Check,
    p.Uncheck,
    p.Hover,
    p.ScrollIntoView,
    p.Scroll,
    p.PressKey,
    p.Drag,
    p.Upload,
)
"""The parameters of the tools that act on a page."""


async def act(page: Page, given: Action, upload_dir: str | os.PathLike[str]) -> ActionResult:
    """Do what the parameters of one of the tools `ACTING` say."""
    match given:
        case p.Click():
            return await _click(page, given)
        case p.Dblclick():
            return await page.click(given.ref, count=2, position=p.point(given.at))
        case p.Fill():
            return await page.fill(given.ref, given.value)
        case p.Type():
            return await _type(page, given)
        case p.Select():
            return await _select(page, given)
        case p.Check():
            return await page.check(given.ref)
        case p.Uncheck():
            return await page.uncheck(given.ref)
        case p.Hover():
            return await page.hover(given.ref)
        case p.ScrollIntoView():
            return await page.scroll_into_view(given.ref)
        case p.Scroll():
            return await page.scroll(given.direction, given.amount, given.ref or None, position=p.point(given.at))
        case p.PressKey():
            return await _press(page, given)
        case p.Drag():
            starts, ends = p.point(given.at), p.point(given.target_at)
            return await page.drag(given.ref, given.target, source_position=starts, target_position=ends)
        case p.Upload():
            return await page.upload(given.ref, _files(given, upload_dir))
    raise TypeError(f"{type(given).__name__} is not the parameters of an acting tool")


async def _click(page: Page, given: p.Click) -> ActionResult:
    modifiers = [name for name in given.modifiers.split("+") if name]
    accepts = None if given.dialog == "auto" else given.dialog == "accept"
    return await page.click(
        given.ref,
        button=given.button,
        modifiers=modifiers,
        count=given.count,
        position=p.point(given.at),
        accept_dialogs=accepts,
    )


async def _type(page: Page, given: p.Type) -> ActionResult:
    if not given.submit:
        return await page.type(given.ref or None, given.text)
    async with page.sequence() as sequence:
        typed = await page.type(given.ref or None, given.text)
        # What was typed into has the focus still, if the page has not moved it on purpose.
        await page.press("Enter")
    return _as_one(sequence.result("type"), typed, f"{typed.details['on']} and Enter")


async def _select(page: Page, given: p.Select) -> ActionResult:
    if given.text:
        return await page.select_text(given.ref, given.text)
    return await page.select(given.ref, given.values)


async def _press(page: Page, given: p.PressKey) -> ActionResult:
    if given.times == 1:
        return await page.press(given.key, given.ref or None)
    async with page.sequence() as sequence:
        pressed = await page.press(given.key, given.ref or None)
        for _ in range(given.times - 1):
            await page.press(given.key)
    on = f"{pressed.details.get('on', '')} ({given.times} times)".strip()
    return _as_one(sequence.result(f"press {given.key}"), pressed, on)


def _as_one(result: ActionResult, first: ActionResult, on: str) -> ActionResult:
    """The receipt of several actions that a model sees as one, with what is to be said of the first."""
    result.details |= {**first.details, "on": on}
    if result.changes.page_rev is None:
        result.changes.value = first.changes.value
    return result


def _files(given: p.Upload, upload_dir: str | os.PathLike[str]) -> list[Path]:
    """The files to upload, all of them within the directory that the program allows."""
    root = Path(upload_dir).resolve()
    for file in given.files:
        if not Path(root, file).resolve().is_relative_to(root):
            raise PolicyError(
                f"{quote(file, 100)} is not in the directory from which files may be uploaded", rule="upload_dir"
            )
    return [root / file for file in given.files]
