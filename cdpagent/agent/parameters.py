"""The tools' parameters, one model for each tool. Schemas and checks both come from these models.

Parameters are flat, and each has one type, because some vendors don't allow unions. An optional parameter has a default
that means "not given". The docstring is what the language model reads: short, and with what to do next.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, WithJsonSchema

from cdpagent.see.options import MOST_CHARS as MOST_CHARS

LEAST_CHARS: Final = 200
_MOST_ITEMS: Final = 1000
_MOST_KEYS: Final = 5000  # each key is pressed; for a longer text use web_fill


class Parameters(BaseModel):
    """The base of all parameters: it refuses unknown ones."""

    model_config = ConfigDict(extra="forbid", str_max_length=200_000)


Ref = Annotated[str, Field(min_length=1, description="e5 or CSS selector")]
ShowsChange = Annotated[bool, Field(description="add what changed")]
Dialog = Annotated[Literal["auto", "accept", "dismiss"], Field(description="answer to a dialog")]


class Action(Parameters):
    """The base of tools that act on the page: they can show what changed."""

    snapshot: ShowsChange = False


class OnElement(Action):
    """The base of tools that act on one element."""

    ref: Ref


class Open(Action):
    """Open a URL in the current tab. Then take a web_snapshot."""

    url: str = Field(min_length=1)


class Back(Action):
    """Go one step back in the history."""


class Forward(Action):
    """Go one step forward in the history."""


class Reload(Action):
    """Load the page anew."""


class Snapshot(Parameters):
    """See the page: elements with refs to act on, dialogs, messages, headings; a small page whole. all=true shows all
    text and what is as on the page before, read=true the main text as Markdown."""

    all: Annotated[bool | None, WithJsonSchema({"type": "boolean"})] = Field(
        None, description="false: no text; true: all text of large pages too"
    )
    read: bool = False
    page: int = Field(1, ge=1, le=10_000, description="page of read")
    scope: str = Field("", description="only this ref, selector or role, such as main")
    since: str = Field("", description="snapshot id: only what changed")
    viewport_only: bool = False
    max_chars: int = Field(12_000, ge=LEAST_CHARS, le=MOST_CHARS)


class Find(Parameters):
    """Search the whole page for a text; lists matches with their refs."""

    text: str = Field(min_length=1)
    max_matches: int = Field(20, ge=1, le=100)


class Click(OnElement):
    """Click an element. The answer says what it did."""

    button: Literal["left", "right", "middle"] = "left"
    modifiers: str = Field("", description="such as Control+Shift")
    dialog: Dialog = "auto"


class Dblclick(OnElement):
    """Double-click an element."""


class Fill(OnElement):
    """Replace a field's value: text, date (2026-11-16), number, option, true/false."""

    value: str


class Type(OnElement):
    """Type key by key after what is there; submit=true presses Enter."""

    text: str = Field(max_length=_MOST_KEYS)
    submit: bool = False


class Select(OnElement):
    """Choose options of a select or list box by text or value."""

    values: list[str] = Field(min_length=1, max_length=_MOST_ITEMS)


class Check(OnElement):
    """Check a check box, radio button or switch."""


class Uncheck(OnElement):
    """Uncheck a check box or switch."""


class Hover(OnElement):
    """Move the mouse over an element."""


class ScrollIntoView(OnElement):
    """Scroll an element into view."""


class Scroll(Action):
    """Turn the wheel over the page, or over the element ref."""

    direction: Literal["down", "up", "left", "right"] = "down"
    amount: int = Field(600, ge=1, le=100_000)
    ref: str = ""


class PressKey(Action):
    """Press a key or chord: Enter, Escape, Control+A; on ref if given."""

    key: str = Field(min_length=1)
    ref: str = ""


class Drag(Action):
    """Drag one element onto another."""

    ref: Ref
    target: Ref


class Upload(OnElement):
    """Give files to a file input, button or drop zone."""

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


class Tabs(Parameters):
    """List the tabs, or open (url), select or close one (tab such as t2)."""

    action: Literal["list", "new", "select", "close"] = "list"
    tab: str = ""
    url: str = ""


class Close(Parameters):
    """Close the current tab."""
