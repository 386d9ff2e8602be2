"""The mouse and the keyboard of a page: real input events, as Chrome gets them from a person's devices.

The events of one gesture are written one after the other and their answers awaited together: an answer comes only when
the page has taken the event, and waiting for each in turn would cost a frame each time. What is pressed is released
again, also when the task is cancelled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

import trio

from cdpagent.act.keys import INPUT_METHOD, Modifier, find_key, key_for, key_of, needs_shift, parse_chord
from cdpagent.wire.redact import mask_tokens
from cdpagent.wire.session import together

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cdpagent.act.keys import Key
    from cdpagent.browser.page.tab import Tab
    from cdpagent.wire.protocol import Call

Button = Literal["left", "right", "middle", "back", "forward"]

_BUTTONS: Final = {"left": 1, "right": 2, "middle": 4, "back": 8, "forward": 16}


async def finish(tab: Tab, calls: Sequence[Call], timeout: float | None = None) -> None:
    """Wait until the page has taken these events."""
    for call in calls:
        await tab.cdp.finish(call, timeout=timeout)


async def _prepare(tab: Tab) -> None:
    """Have the tab take input at once."""
    tab.check_may_act()
    await tab.attach()
    await tab.capturer.begin()


class Keyboard:
    """The keyboard of a page. A key that `down` presses stays down, also for the mouse, until `up` releases it."""

    def __init__(self, tab: Tab) -> None:
        self._tab = tab
        self._held: dict[str, Key] = {}
        self._kept: set[str] = set()  # the keys that the user holds down by `down`

    def __repr__(self) -> str:
        held = f", holding {'+'.join(self._held)}" if self._held else ""
        return f"<Keyboard of {mask_tokens(self._tab.url)!r}{held}>"

    @property
    def modifiers(self) -> Modifier:
        """The modifier keys that are held down now."""
        total = Modifier(0)
        for key in self._held.values():
            total |= key.modifier
        return total

    async def down(self, key: str) -> None:
        """Press a key and hold it."""
        await _prepare(self._tab)
        found = find_key(key, shift=Modifier.SHIFT in self.modifiers)
        self._kept.add(found.code)
        await finish(self._tab, [self.start_down(found)])

    async def up(self, key: str) -> None:
        """Let go of a key."""
        await _prepare(self._tab)
        await finish(self._tab, [self.start_up(find_key(key, shift=Modifier.SHIFT in self.modifiers))])

    async def press(self, chord: str) -> None:
        """Press and release a key, or a chord such as ``Control+Shift+A``."""
        await _prepare(self._tab)
        await finish(self._tab, self.start_press(chord))

    async def type(self, text: str, *, delay: float = 0) -> None:
        """Type a text, key by key, with ``delay`` seconds between them; what no key types is inserted."""
        await _prepare(self._tab)
        for character in text.replace("\r\n", "\n"):
            await finish(self._tab, self.start_character(character))
            if delay:
                await trio.sleep(delay)

    async def insert_text(self, text: str) -> None:
        """Put a text in at once, as an input method does: no key events, but the editor's own events."""
        await _prepare(self._tab)
        await finish(self._tab, [self.start_insert(text)])

    # --- without waiting ---------------------------------------------------------------------------------------------

    def start_down(self, key: Key) -> Call:
        """Send the press of a key."""
        repeated = key.code in self._held
        self._held[key.code] = key
        modifiers = self.modifiers
        # With Control, Alt or Meta a key is a command and types nothing.
        text = "" if modifiers & ~Modifier.SHIFT else key.text
        params: dict[str, Any] = {"type": "keyDown" if text else "rawKeyDown", "autoRepeat": repeated}
        if text:
            params |= {"text": text, "unmodifiedText": text}
        return self._start(key, params, modifiers)

    def start_up(self, key: Key) -> Call:
        """Send the release of a key."""
        self._held.pop(key.code, None)
        self._kept.discard(key.code)
        return self._start(key, {"type": "keyUp"}, self.modifiers)

    def start_press(self, chord: str) -> list[Call]:
        """Send a whole chord: the modifiers down, the key down and up, the modifiers up."""
        held, key = parse_chord(chord)
        new = [each for each in held if each.code not in self._held]
        with together(self._tab.cdp):
            calls = [self.start_down(each) for each in new]
            calls += [self.start_down(key), self.start_up(key)]
            return calls + [self.start_up(each) for each in reversed(new)]

    def start_character(self, character: str) -> list[Call]:
        """Send what types one character."""
        key = key_for(character)
        if key is None:
            return [self.start_insert(character)]
        shift = find_key("Shift")
        with together(self._tab.cdp):
            if needs_shift(key) and shift.code not in self._held:
                return [self.start_down(shift), self.start_down(key), self.start_up(key), self.start_up(shift)]
            return [self.start_down(key), self.start_up(key)]

    def start_insert(self, text: str) -> Call:
        """Send a text as an input method does."""
        return self._tab.cdp.start("Input.insertText", {"text": text})

    def start_fill(self, text: str, *, types_last: bool) -> list[Call]:
        """Send a text at once, with the keys that a page may wait for before it reads its field.

        They are those of an input method, as on a phone: they write nothing. Some pages wait for a key that writes; for
        these the last character is typed.
        """
        key = key_of(text[-1]) if types_last else None
        with together(self._tab.cdp):
            if key is None:
                return [self.start_down(INPUT_METHOD), self.start_insert(text), self.start_up(INPUT_METHOD)]
            head = [self.start_insert(text[:-1])] if text[:-1] else []
            return [*head, self.start_down(key), self.start_up(key)]

    def release_pressed(self) -> None:
        """Release what a verb has pressed and not released, without waiting; what `down` holds stays down."""
        for key in [each for each in self._held.values() if each.code not in self._kept]:
            self.start_up(key)

    def _start(self, key: Key, params: dict[str, Any], modifiers: Modifier) -> Call:
        return self._tab.cdp.start(
            "Input.dispatchKeyEvent",
            {
                **params,
                "key": key.key,
                "code": key.code,
                "windowsVirtualKeyCode": key.virtual,
                "modifiers": int(modifiers),
                "location": key.location,
            },
        )


class Mouse:
    """The mouse of a page, in CSS pixels of its viewport."""

    def __init__(self, tab: Tab, keyboard: Keyboard) -> None:
        self._tab = tab
        self._keyboard = keyboard
        self._x = 0.0
        self._y = 0.0
        self._held: dict[Button, int] = {}
        self._kept: set[Button] = set()  # the buttons that the user holds down by `down`

    def __repr__(self) -> str:
        held = f", holding {'+'.join(self._held)}" if self._held else ""
        return f"<Mouse of {mask_tokens(self._tab.url)!r} at {self._x:g}, {self._y:g}{held}>"

    @property
    def position(self) -> tuple[float, float]:
        """Where it is."""
        return self._x, self._y

    async def move(self, x: float, y: float, *, steps: int = 1) -> None:
        """Move to a point, in that many steps."""
        await _prepare(self._tab)
        await finish(self._tab, self.start_move(x, y, steps=steps))

    async def down(self, *, button: Button = "left", click_count: int = 1) -> None:
        """Press a button and hold it."""
        await _prepare(self._tab)
        self._kept.add(button)
        await finish(self._tab, [self.start_down(button, click_count)])

    async def up(self, *, button: Button = "left", click_count: int = 1) -> None:
        """Let go of a button."""
        await _prepare(self._tab)
        await finish(self._tab, [self.start_up(button, click_count)])

    async def click(self, x: float, y: float, *, button: Button = "left", click_count: int = 1) -> None:
        """Move to a point and click there."""
        await _prepare(self._tab)
        await finish(self._tab, self.start_click(x, y, button=button, count=click_count))

    async def wheel(self, delta_x: float, delta_y: float) -> None:
        """Turn the wheel where the mouse is."""
        await _prepare(self._tab)
        await finish(self._tab, [self.start_wheel(delta_x, delta_y)])

    # --- without waiting ---------------------------------------------------------------------------------------------

    def start_move(self, x: float, y: float, *, steps: int = 1, modifiers: Modifier | None = None) -> list[Call]:
        """Send the moves to a point."""
        calls = []
        from_x, from_y = self._x, self._y
        for step in range(1, max(1, steps) + 1):
            part = step / max(1, steps)
            self._x, self._y = from_x + (x - from_x) * part, from_y + (y - from_y) * part
            button = next(iter(self._held), "none")
            calls.append(self._start("mouseMoved", {"button": button}, modifiers))
        return calls

    def start_down(self, button: Button = "left", count: int = 1, *, modifiers: Modifier | None = None) -> Call:
        """Send the press of a button."""
        if button not in _BUTTONS:
            raise ValueError(f"there is no mouse button {button!r}; use one of {', '.join(_BUTTONS)}")
        self._held[button] = count
        return self._start("mousePressed", {"button": button, "clickCount": count}, modifiers)

    def start_up(self, button: Button = "left", count: int = 1, *, modifiers: Modifier | None = None) -> Call:
        """Send the release of a button."""
        self._held.pop(button, None)
        self._kept.discard(button)
        return self._start("mouseReleased", {"button": button, "clickCount": count}, modifiers)

    def start_click(
        self, x: float, y: float, *, button: Button = "left", count: int = 1, modifiers: Modifier | None = None
    ) -> list[Call]:
        """Send a click, a double click, …: the move, and every press and release."""
        with together(self._tab.cdp):
            calls = self.start_move(x, y, modifiers=modifiers)
            for number in range(1, count + 1):
                calls.append(self.start_down(button, number, modifiers=modifiers))
                calls.append(self.start_up(button, number, modifiers=modifiers))
            return calls

    def start_wheel(self, delta_x: float, delta_y: float) -> Call:
        """Send a turn of the wheel."""
        return self._start("mouseWheel", {"deltaX": delta_x, "deltaY": delta_y}, None)

    def release(self) -> None:
        """Release what a verb has pressed and not released, without waiting; what `down` holds stays down."""
        for button, count in list(self._held.items()):
            if button not in self._kept:
                self.start_up(button, count)

    def _start(self, kind: str, params: dict[str, Any], modifiers: Modifier | None) -> Call:
        held = 0
        for button in self._held:
            held |= _BUTTONS[button]
        return self._tab.cdp.start(
            "Input.dispatchMouseEvent",
            {
                "type": kind,
                "x": self._x,
                "y": self._y,
                "modifiers": int((modifiers or 0) | self._keyboard.modifiers),
                "buttons": held,
                **params,
            },
        )
