"""Keys by name, as a keyboard of the US layout has them.

A chord is written as people write it: ``Enter``, ``a``, ``Control+Shift+A``, ``Control++``. The names are those of
`KeyboardEvent.key` and `KeyboardEvent.code`, with the usual other names for the same keys.
"""

from __future__ import annotations

import sys
import unicodedata
from difflib import get_close_matches
from enum import IntFlag
from typing import Final, NamedTuple

from cdpagent.errors import UnknownKeyError


class Modifier(IntFlag):
    """Modifier keys, as CDP counts them."""

    ALT = 1
    CONTROL = 2
    META = 4
    SHIFT = 8


class Key(NamedTuple):
    """One key, as it is pressed: ``key`` and ``text`` depend on Shift, the rest does not."""

    key: str
    code: str
    virtual: int  # the Windows virtual key code, which is what pages read as `keyCode`
    text: str = ""
    location: int = 0

    @property
    def modifier(self) -> Modifier:
        """Which modifier it is; none for most keys."""
        return _MODIFIERS.get(self.key, Modifier(0))


_MODIFIERS: Final = {
    "Alt": Modifier.ALT,
    "Control": Modifier.CONTROL,
    "Meta": Modifier.META,
    "Shift": Modifier.SHIFT,
}

# What each key types without and with Shift: code, virtual key code, the two characters.
_PRINTABLE: Final = (
    ("Backquote", 192, "`~"), ("Minus", 189, "-_"), ("Equal", 187, "=+"), ("BracketLeft", 219, "[{"),
    ("BracketRight", 221, "]}"), ("Backslash", 220, "\\|"), ("Semicolon", 186, ";:"), ("Quote", 222, "'\""),
    ("Comma", 188, ",<"), ("Period", 190, ".>"), ("Slash", 191, "/?"), ("Space", 32, "  "),
    *((f"Digit{digit}", 48 + digit, f"{digit}{shifted}") for digit, shifted in enumerate(")!@#$%^&*(")),
    *((f"Key{letter}", ord(letter), letter.lower() + letter) for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
)  # fmt: skip

_NAMED: Final = (
    Key("Enter", "Enter", 13, "\r"),
    Key("Tab", "Tab", 9),
    Key("Backspace", "Backspace", 8),
    Key("Delete", "Delete", 46),
    Key("Escape", "Escape", 27),
    Key("ArrowLeft", "ArrowLeft", 37),
    Key("ArrowUp", "ArrowUp", 38),
    Key("ArrowRight", "ArrowRight", 39),
    Key("ArrowDown", "ArrowDown", 40),
    Key("PageUp", "PageUp", 33),
    Key("PageDown", "PageDown", 34),
    Key("End", "End", 35),
    Key("Home", "Home", 36),
    Key("Insert", "Insert", 45),
    Key("CapsLock", "CapsLock", 20),
    Key("ContextMenu", "ContextMenu", 93),
    Key("PrintScreen", "PrintScreen", 44),
    Key("ScrollLock", "ScrollLock", 145),
    Key("Pause", "Pause", 19),
    *(Key(f"F{number}", f"F{number}", 111 + number) for number in range(1, 13)),
    Key("Shift", "ShiftLeft", 16, location=1),
    Key("Control", "ControlLeft", 17, location=1),
    Key("Alt", "AltLeft", 18, location=1),
    Key("Meta", "MetaLeft", 91, location=1),
)

INPUT_METHOD: Final = Key("Unidentified", "", 229)
"""What pages are told of the keys of an input method, whatever these write."""

_NATIONAL: Final = 192  # the virtual code that letters have which only some countries' keyboards have
_LAST_OF_PLANE: Final = 0xFFFF

_OTHER_NAMES: Final = {
    "ctrl": "Control",
    "cmd": "Meta",
    "command": "Meta",
    "win": "Meta",
    "super": "Meta",
    "option": "Alt",
    "return": "Enter",
    "esc": "Escape",
    "del": "Delete",
    "ins": "Insert",
    "left": "ArrowLeft",
    "up": "ArrowUp",
    "right": "ArrowRight",
    "down": "ArrowDown",
    "pgup": "PageUp",
    "pgdn": "PageDown",
    "pagedn": "PageDown",
    "spacebar": "Space",
    "plus": "+",
    "controlormeta": "Meta" if sys.platform == "darwin" else "Control",
    "mod": "Meta" if sys.platform == "darwin" else "Control",
}


def _all_keys() -> tuple[dict[str, Key], dict[str, Key]]:
    plain: dict[str, Key] = {}
    shifted: dict[str, Key] = {}
    for code, virtual, typed in _PRINTABLE:
        low, high = typed[0], typed[1]
        plain[code] = plain[low] = Key(low, code, virtual, low)
        shifted[code] = shifted[low] = shifted[high] = Key(high, code, virtual, high)
        # A character that takes Shift can be asked for by itself: it is typed as if Shift were held.
        plain.setdefault(high, Key(high, code, virtual, high))
    for key in _NAMED:
        plain[key.key] = plain[key.code] = shifted[key.key] = shifted[key.code] = key
    return plain, shifted


_PLAIN, _SHIFTED = _all_keys()
_BY_LOWER_NAME: Final = {name.lower(): name for name in _PLAIN if len(name) > 1}


def find_key(name: str, *, shift: bool = False) -> Key:
    """The key of that name, or that types this character."""
    keys = _SHIFTED if shift else _PLAIN
    found = keys.get(name) or _PLAIN.get(name)
    if found is None and len(name) > 1:
        other = _OTHER_NAMES.get(name.lower()) or _BY_LOWER_NAME.get(name.lower(), "")
        found = keys.get(other)
    if found is None:
        near = get_close_matches(name.lower(), [*_BY_LOWER_NAME, *_OTHER_NAMES], n=3, cutoff=0.6)
        known = ", ".join(dict.fromkeys(_BY_LOWER_NAME.get(each) or _OTHER_NAMES[each] for each in near))
        hint = f"did you mean {known}?" if near else "use names such as Enter, Escape, ArrowDown, F5, a, Control+A"
        raise UnknownKeyError(f"there is no key {name!r}; {hint}", key=name)
    return found


def key_for(character: str) -> Key | None:
    """The key that types a character on a US keyboard; None if none does."""
    if character == "\n":
        return _PLAIN["Enter"]
    if character == "\t":
        return _PLAIN["Tab"]
    return _PLAIN.get(character) if len(character) == 1 else None


def key_of(character: str) -> Key | None:
    """A key that types a character, on whatever keyboard has one; None for what is not typed with one key."""
    if not character.isprintable() or unicodedata.combining(character) or ord(character) > _LAST_OF_PLANE:
        return None
    return _PLAIN.get(character) or Key(character, "", _NATIONAL, character)


def needs_shift(key: Key) -> bool:
    """Whether a printed character takes Shift."""
    return bool(key.text) and key.text == _SHIFTED.get(key.code, key).text and key.text != _PLAIN[key.code].text


def parse_chord(chord: str) -> tuple[list[Key], Key]:
    """``Control+Shift+A`` as the modifiers to hold, in order, and the key to press."""
    if not chord:
        raise UnknownKeyError("no key was given; use names such as Enter, Escape, a, Control+A", key=chord)
    names = [*chord[:-1].split("+"), "+"] if chord.endswith("+") and len(chord) > 1 else chord.split("+")
    if chord == "+":
        names = ["+"]
    names = [name.strip() or name for name in names if name]
    held = [find_key(name) for name in names[:-1]]
    for name, key in zip(names, held, strict=False):
        if not key.modifier:
            raise UnknownKeyError(
                f"{name!r} in {chord!r} can't be held: only Control, Shift, Alt and Meta can", key=name
            )
    return held, find_key(names[-1], shift=any(key.modifier is Modifier.SHIFT for key in held))


def parse_modifiers(names: tuple[str, ...] | list[str] | str) -> Modifier:
    """Modifiers given by name, such as ``("Shift",)``, as one number."""
    total = Modifier(0)
    for name in (names,) if isinstance(names, str) else names:
        key = find_key(name)
        if not key.modifier:
            raise UnknownKeyError(f"{name!r} is not a modifier; use Control, Shift, Alt or Meta", key=name)
        total |= key.modifier
    return total
