"""What act.js answers, as types; decoded here and nowhere else."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping


class Described(NamedTuple):
    """An element as a person would point it out. All strings are raw page text."""

    tag: str
    id: str
    classes: str
    text: str

    @classmethod
    def of(cls, answer: dict[str, str] | None) -> Described | None:
        """From the script's answer."""
        return cls(answer["tag"], answer["id"], answer["classes"], answer["text"]) if answer is not None else None


class Consequences(NamedTuple):
    """What pressing an element is about to do, as far as the markup tells. The strings are raw page text."""

    role: str
    words: str
    """What stands on it."""
    leads_to: str
    """The URL of a link."""
    sends_secret: bool
    """Whether it sends a form in which a password or the like is filled in."""

    @classmethod
    def of(cls, answer: dict[str, Any] | None) -> Consequences | None:
        """From the script's answer; None if there is nothing to press."""
        if answer is None:
            return None
        return cls(answer["role"], answer["said"], answer["leadsTo"], answer["sendsSecret"])


class FieldInfo(NamedTuple):
    """What kind of field an element is, or holds."""

    kind: str
    """text, editor, select, set (date, colour, slider …), checkbox, radio, file, another input type, or none."""
    type: str
    read_only: bool
    max_length: int
    is_picker: bool
    """Whether it opens a list to choose from."""
    value: str | bool
    keeps_spaces: bool
    is_secret: bool
    """Whether what it holds must never be shown."""
    opens: bool
    """Whether it says that it opens something."""
    hears_keypress: bool
    """Whether the page listens to keys that write a character, on the field itself."""
    is_selected: bool | None = None
    """Whether it took the focus and all that is in it is selected; None if that was not asked for."""

    @classmethod
    def of(cls, answer: dict[str, Any]) -> FieldInfo:
        """From the script's answer."""
        return cls(
            answer["kind"],
            answer["type"],
            answer["read_only"],
            answer["max_length"],
            answer["is_picker"],
            answer["value"],
            answer["keeps_spaces"],
            answer["is_secret"],
            answer["opens"],
            answer["hears_keypress"],
            answer.get("is_selected"),
        )


class FieldState(NamedTuple):
    """What a field holds."""

    value: str | bool
    shown: str | bool
    """The value as it may be shown: of a secret only how long it is."""
    is_gone: bool = False
    """Whether the field is no longer in the page; then it holds nothing."""
    stray: Described | None = None
    """What text for this field would have gone to instead; it was kept from that."""

    @classmethod
    def of(cls, answer: dict[str, Any] | None) -> FieldState | None:
        """From the script's answer."""
        if answer is None:
            return None
        if answer.get("is_gone"):
            return cls("", "", is_gone=True)
        return cls(answer["value"], answer["shown"], stray=Described.of(answer["stray"]))


class Typing(NamedTuple):
    """Where the next keys would go."""

    stray: Described | None
    """What has the focus instead of the field; None if all is well."""
    was_kept: bool
    """Whether keys were kept from that already."""
    has_moved_on: bool
    """Whether the page has gone on to the next of a row of boxes."""
    has_come: bool
    """Whether any key has come to where it was meant to go."""


class Found(NamedTuple):
    """What became of an aim."""

    status: str
    """ok, gone, renamed, hidden, disabled, moving, covered, out_of_view; of a selector also ambiguous or not_css."""
    role: str = ""
    name: str = ""
    text: str = ""
    """What an element without a name says."""
    tag: str = ""
    downloads: bool = False
    queues_script: bool = False
    x: float = 0.0
    y: float = 0.0
    is_label: bool = False
    """Whether the point is on the label that stands for the element."""
    cover: Described | None = None
    field: FieldInfo | None = None
    has_waited: bool = False
    """Whether the element was not ready at once, or the page has changed before it was."""
    numbers: tuple[int, ...] = ()
    """The number of the element; of an ambiguous selector, those of all that it means."""
    beside: str = ""
    """What it stands beside now, if that is why it is not what was seen."""

    @classmethod
    def of(cls, answer: dict[str, Any]) -> Found:
        """From the script's answer."""
        field = answer.get("field")
        return cls(
            answer["status"],
            answer.get("role", ""),
            answer.get("name", ""),
            answer.get("text", ""),
            answer.get("tag", ""),
            answer.get("downloads", False),
            answer.get("queuesScript", False),
            answer.get("x", 0.0),
            answer.get("y", 0.0),
            bool(answer.get("via")),
            Described.of(answer.get("cover")),
            FieldInfo.of(field) if field is not None else None,
            answer.get("has_waited", False),
            tuple(answer.get("numbers", ())),
            answer.get("beside", ""),
        )


class FramePoint(NamedTuple):
    """A point of a frame as a point of the document around it."""

    x: float
    y: float
    status: str
    """Empty if the point can be hit there; else covered or out_of_view."""
    cover: Described | None

    @classmethod
    def of(cls, answer: dict[str, Any]) -> FramePoint:
        """From the script's answer."""
        return cls(answer["x"], answer["y"], answer.get("status", ""), Described.of(answer.get("cover")))


class CoverRefs(NamedTuple):
    """Elements by their numbers: those that what covers is in, and those in the layer that covers."""

    around: list[int]
    inside: list[int]


class Slip(NamedTuple):
    """What came between the press of a click and its release."""

    instead: Described | None
    """What was under the mouse then; None if it is only what is around the target."""
    has_landed: bool
    """Whether a click has reached the target all the same: the first of two."""

    @classmethod
    def of(cls, answer: dict[str, Any] | None) -> Slip | None:
        """From the script's answer."""
        return cls(Described.of(answer["instead"]), answer["has_landed"]) if answer is not None else None


class Glance(NamedTuple):
    """What was seen of an action so far."""

    changed: int
    """How many nodes have changed since the last glance."""
    moving_ms: float
    """How long the animations that have begun still run."""
    hit: Described | None
    missed: Described | None
    """What the input would have hit instead of its target; the page did not get it."""
    slip: Slip | None
    field: FieldState | None
    was_copy_kept: bool
    """Whether something would have been copied out of a secret field."""
    rows: object
    """What ``extract`` has answered, if it was asked for and all was still or only moves; else None."""

    @classmethod
    def of(cls, answer: list[Any] | None) -> Glance | None:
        """From the script's answer; None where another turn has overtaken this one."""
        if answer is None:
            return None
        changed, moving, hit, missed, slip, field, was_copy_kept, rows = answer
        described = Described.of(hit), Described.of(missed), Slip.of(slip)
        return cls(changed, moving, *described, FieldState.of(field), was_copy_kept, rows)


class PendingTasks(NamedTuple):
    """What a page has asked for and not got yet."""

    left_ms: float = -1
    """How long until the last of its short timers is due; -1 if it has none."""
    frames: int = 0
    has_task: bool = False
    """Whether it has queued a task, or may have."""
    awaits_ends: bool = True
    """Whether it may do something when what moves has come to its end."""
    long_ms: Mapping[str, float] = MappingProxyType({})
    """How long until each of its long timers is due, by what the timer is known by; see `habits`."""


class CheckState(NamedTuple):
    """Whether something is checked."""

    kind: str
    """checkbox or radio."""
    checked: bool | str
    """True, False or ``"mixed"``."""


class SetLimits(NamedTuple):
    """Within which bounds a date, colour or slider field takes values."""

    min: str | None
    max: str | None
    step: str | None


class TextSelection(NamedTuple):
    """What came of selecting some text in a field."""

    status: str
    """ok, missing, several, no_text (nothing can be selected there), no_focus."""
    times: int
    """How often the text is there."""
    around: list[str]
    """What stands around its first places."""


class ChosenOptions(NamedTuple):
    """The options of a ``<select>`` that were chosen, and those that were chosen before."""

    labels: list[str]
    before: list[str]
    has_changed: bool
    parts: list[str]
    """Which of what was wanted is only a part of an option's text."""


class RefusedOptions(NamedTuple):
    """Why options could not be chosen; nothing was done."""

    missing: list[str]
    disabled: list[str]
    available: list[str]
    total: int


def decode_options(answer: dict[str, Any]) -> ChosenOptions | RefusedOptions:
    """What came of choosing options of a ``<select>``."""
    if "chosen" in answer:
        return ChosenOptions(answer["chosen"], answer["before"], answer["changed"], answer["parts"])
    return RefusedOptions(answer["missing"], answer["disabled"], answer["available"], answer["total"])


class ScrollPlace(NamedTuple):
    """Where something that scrolls is."""

    x: int
    y: int
    width: int
    height: int
    shown: tuple[float, float]
    """How much of it shows: width and height."""
    left: dict[str, int]
    """How far it can go down, up, left and right."""
    at: tuple[float, float] = (0.0, 0.0)
    """Where in its frame the wheel reaches it, if that was asked for."""
    is_taken: bool = False
    """Whether the page kept the wheel that was turned for itself, or a canvas got it."""

    @classmethod
    def of(cls, answer: dict[str, Any]) -> ScrollPlace:
        """From the script's answer."""
        shown, at = answer["shown"], answer.get("at", (0.0, 0.0))
        place = answer["x"], answer["y"], answer["width"], answer["height"]
        return cls(*place, (shown[0], shown[1]), answer["left"], (at[0], at[1]), bool(answer.get("taken")))

    @property
    def position(self) -> tuple[int, int]:
        """How far it is scrolled."""
        return self.x, self.y

    @property
    def size(self) -> tuple[int, int]:
        """How large all of it is."""
        return self.width, self.height


class ListStart(NamedTuple):
    """A list that was scrolled to its beginning."""

    place: ScrollPlace
    has_moved: bool
    total: int | None
    """How many items there are in all, if the page says so."""


class ListPart(NamedTuple):
    """Some of the items that a list shows now: number or None, text, URL of each."""

    rows: list[tuple[int | None, str, str]]
    has_more: bool
