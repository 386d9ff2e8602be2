"""The tools' parameters, one model for each tool. Schemas and checks both come from these models.

Parameters are flat, and each has one type, because some vendors don't allow unions. An optional parameter has a default
that means "not given". The docstring is what the language model reads: short, and with what to do next. What many tools
have in common is described where a model meets it first.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal, NamedTuple

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, WithJsonSchema, model_validator

from cdpagent.see.options import MOST_CHARS as MOST_CHARS

LEAST_CHARS: Final = 200
_MOST_ITEMS: Final = 1000
_MOST_KEYS: Final = 5000  # each key is pressed; for a longer text use web_fill
_MOST_TIMES: Final = 50
MOST_STEPS: Final = 50


class Parameters(BaseModel):
    """The base of all parameters: it refuses unknown ones."""

    model_config = ConfigDict(extra="forbid", str_max_length=200_000)


# --- what several tools share -------------------------------------------------------------------------------------


class Shown(NamedTuple):
    """What an action shows of the page along with its answer."""

    kind: Literal["", "changes", "all", "find", "scope"]
    what: str = ""
    """The words to find, or the target to limit the snapshot to."""


SHOWN: Final = "changes, all, find WORDS or scope REF"


def _as_shown(given: Any) -> Any:
    """True, as for a switch, means what changed; ``{"find": "words"}`` means ``find words``."""
    if isinstance(given, bool):
        return "changes" if given else ""
    if isinstance(given, dict) and len(given) == 1:
        [(kind, what)] = given.items()
        return kind if what is True else f"{kind} {what}"
    return given


def shown(text: str) -> Shown:
    """What the parameter ``snapshot`` asks for; raises ValueError if that can't be told."""
    kind, _, what = text.strip().partition(" ")
    what = what.strip().strip(":").strip()
    match kind.lower().rstrip(":"), bool(what):
        case ("", _) | ("false", False):
            return Shown("")
        case ("changes" | "true", False):
            return Shown("changes")
        case "all", False:
            return Shown("all")
        case "find", True:
            return Shown("find", what)
        case "scope", True:
            return Shown("scope", what)
    raise ValueError(f"give {SHOWN}")


def _check_shown(text: str) -> str:
    shown(text)
    return text


def point(text: str) -> tuple[float, float] | None:
    """The point that ``at`` means: ``10,20``; None if it is not given."""
    if not text:
        return None
    match = re.fullmatch(r"\s*(-?\d{1,6}(?:\.\d+)?)\s*,\s*(-?\d{1,6}(?:\.\d+)?)\s*", text)
    if match is None:
        raise ValueError("give x,y in pixels from the element's upper left corner, such as 10,20")
    return float(match[1]), float(match[2])


def _check_point(text: str) -> str:
    point(text)
    return text


SAID: Final = 'e5, button "Save", link "Edit" in row "Ada", or CSS'
Ref = Annotated[str, Field(min_length=1)]
Point = Annotated[str, AfterValidator(_check_point)]
AlsoShow = Annotated[str, BeforeValidator(_as_shown), AfterValidator(_check_shown)]
Dialog = Annotated[Literal["auto", "accept", "dismiss"], Field(description="answer to a dialog")]


class Action(Parameters):
    """The base of tools that act on the page: they can show what they made of it."""

    snapshot: AlsoShow = ""


class OnElement(Action):
    """The base of tools that act on one element."""

    ref: Ref


# --- the tools ----------------------------------------------------------------------------------------------------


class Open(Action):
    """Open a URL in the current tab."""

    url: str = Field(min_length=1)
    snapshot: AlsoShow = Field("", description=f"also show: {SHOWN}")


class Back(Action):
    """Go one step back in the history."""


class Forward(Action):
    """Go one step forward in the history."""


class Reload(Action):
    """Load the page anew."""


class Snapshot(Parameters):
    """See the page: elements with refs to act on, dialogs, messages, headings; a small page whole. find searches all of
    it for words, all=true shows all text and what is as on the page before, read=true the main text as Markdown."""

    find: str = ""
    all: Annotated[bool | None, WithJsonSchema({"type": "boolean"})] = Field(
        None, description="false: no text; true: all text"
    )
    read: bool = False
    page: int = Field(1, ge=1, le=10_000, description="page of read")
    scope: str = Field("", description="only this element, or a role such as main")
    since: str = Field("", description="snapshot id: only what changed")
    viewport_only: bool = False
    max_chars: int = Field(12_000, ge=LEAST_CHARS, le=MOST_CHARS)


class Click(OnElement):
    """Click an element. The answer says what it did."""

    ref: Ref = Field(description=SAID)
    button: Literal["left", "right", "middle"] = "left"
    modifiers: str = Field("", description="such as Control+Shift")
    count: int = Field(1, ge=1, le=3)
    at: Point = Field("", description="x,y from its corner")
    dialog: Dialog = "auto"
    snapshot: AlsoShow = Field("", description=f"also show: {SHOWN}")


class Dblclick(OnElement):
    """Double-click an element."""

    at: Point = ""


class Fill(OnElement):
    """Replace a field's value: text, date (2026-11-16), number, option, true/false."""

    value: str


class Type(Action):
    """Type keys after what is in ref, or into what has the focus; submit=true presses Enter."""

    ref: str = ""
    text: str = Field(max_length=_MOST_KEYS)
    submit: bool = False


class Select(OnElement):
    """Choose options (values) of a select or list box; or select text in a field."""

    values: list[str] = Field([], max_length=_MOST_ITEMS)
    text: str = ""

    @model_validator(mode="after")
    def _is_one_of_both(self) -> Select:
        if bool(self.text) == bool(self.values):
            raise ValueError("give either values, the options to choose, or text, what to select in a field")
        return self


class Check(OnElement):
    """Check a check box, radio button or switch."""


class Uncheck(OnElement):
    """Uncheck a check box or switch."""


class Hover(OnElement):
    """Move the mouse over an element."""


class ScrollIntoView(OnElement):
    """Scroll an element into view."""


class Scroll(Action):
    """Turn the wheel over the page or over ref."""

    direction: Literal["down", "up", "left", "right"] = "down"
    amount: int = Field(600, ge=1, le=100_000)
    ref: str = ""
    at: Point = ""


class PressKey(Action):
    """Press a key or chord: Enter, Escape, Control+A; on ref if given."""

    key: str = Field(min_length=1)
    ref: str = ""
    times: int = Field(1, ge=1, le=_MOST_TIMES)


class Drag(Action):
    """Drag one element onto another."""

    ref: Ref
    target: Ref
    at: Point = ""
    target_at: Point = ""


class Upload(OnElement):
    """Give files to an input, button or drop zone."""

    files: list[str] = Field(min_length=1, max_length=_MOST_ITEMS)


class Wait(Action):
    """Wait until all that is given holds."""

    ms: int = Field(0, ge=0, le=60_000)
    selector: str = Field("", description="visible")
    text: str = ""
    text_gone: str = ""
    url: str = Field("", description="part, or pattern with *")
    stable: bool = Field(False, description="page quiet")
    timeout_ms: int = Field(10_000, ge=0, le=120_000)


class Query(Parameters):
    """One fact about an element."""

    ref: Ref
    kind: Literal[
        "text",
        "html",
        "value",
        "attrs",
        "computed_styles",
        "isvisible",
        "isenabled",
        "ischecked",
        "role",
        "name",
        "box",
    ]
    max_length: int = Field(2000, ge=1, le=50_000)


class Screenshot(Parameters):
    """A picture of the viewport, the full page, or one element."""

    full_page: bool = False
    ref: str = ""


class Eval(Parameters):
    """Run JavaScript in the page; returns its value as JSON."""

    expression: str = Field(min_length=1)


class Tabs(Action):
    """List the tabs, or open (url), select or close one (tab such as t2)."""

    action: Literal["list", "new", "select", "close"] = "list"
    tab: str = ""
    url: str = ""


class Close(Parameters):
    """Close the current tab."""


MAIN_PARAMETER: Final = {
    "web_open": "url",
    "web_fill": "value",
    "web_type": "text",
    "web_select": "values",
    "web_press_key": "key",
    "web_scroll": "direction",
    "web_upload": "files",
    "web_wait": "text",
    "web_query": "kind",
    "web_eval": "expression",
    "web_tabs": "action",
}
"""The parameter of each tool that matters most, which `value` stands for where several tools share a call."""


def main_argument(tool: str, value: str) -> dict[str, str | list[str]]:
    """The argument of a tool that ``value`` stands for; empty if the tool has none."""
    name = MAIN_PARAMETER.get(tool)
    if name is None:
        return {}
    return {name: [value] if name in ("values", "files") else value}


# --- several at once ----------------------------------------------------------------------------------------------


class Step(BaseModel):
    """One step of `Do`. It may have any parameter of its tool; ``value`` stands for the one that matters most."""

    model_config = ConfigDict(extra="allow", str_max_length=200_000)

    do: str = Field(min_length=1, max_length=40, description="tool without web_, or press, find, read")
    ref: str = ""
    value: str = Field("", description="text, key, option, URL, words")
    target: str = Field("", description="of drag")
    at: Point = ""
    target_at: Point = ""
    times: int = Field(1, ge=1, le=_MOST_TIMES)
    expect: Literal["", "navigation", "dialog", "any"] = Field("", description="go on after this")


class Do(Action):
    """Several steps in one call: a whole form and its button, a menu and its item. Stops at an error, an unexpected
    dialog or new page, and says what was not done. Parameters as in the tools."""

    steps: list[Step] = Field(min_length=1, max_length=MOST_STEPS)
