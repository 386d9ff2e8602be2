"""Colors by the names that a person would use."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

_NUMBER = re.compile(r"-?[\d.]+")

_BASIC: Final = {
    "black": "000000", "dark gray": "404040", "gray": "808080", "light gray": "c0c0c0", "white": "ffffff",
    "red": "e6001f", "dark red": "8b0000", "light red": "ff8a8a", "pink": "ffb6c8 ff69b4", "magenta": "ff00ff",
    "purple": "800080 9141ac", "violet": "8f5fe8 ee82ee", "light purple": "d8b4f0", "indigo": "3f1f8c",
    "dark blue": "000080 184090", "blue": "0040ff 2f80e0 1a5fc8", "sky blue": "4ab0f4", "light blue": "add8f6",
    "cyan": "00e5ee", "teal": "008080", "dark green": "005a10", "green": "12a02a 33d17a", "lime": "50f020",
    "light green": "98e898", "olive": "808000", "yellow": "ffee00", "light yellow": "fff8b0", "gold": "e0b000",
    "orange": "ff8c00", "light orange": "ffc880", "brown": "8b4a14 a52a2a", "beige": "e8d8b8",
}  # fmt: skip
"""What a name stands for, as one or more examples."""


def _oklab(red: float, green: float, blue: float) -> tuple[float, float, float]:
    """Oklab, in which colors that look alike are near one another. Channels from 0 to 255."""

    def linear(channel: float) -> float:
        part = channel / 255
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    r, g, b = linear(red), linear(green), linear(blue)
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    medium = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


_PLACES: Final = [(_oklab(*bytes.fromhex(code)), name) for name, codes in _BASIC.items() for code in codes.split()]


def _distance(a: tuple[float, float, float], b: tuple[float, float, float]) -> float:
    # How light a color is matters less for its name than which color it is.
    return 0.5 * (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2


@lru_cache(maxsize=1024)
def color_name(color: str) -> str:
    """``rgb(224, 27, 36)`` as CSS writes it -> ``red #e01b24``; empty for what can't be seen or read."""
    numbers = _NUMBER.findall(color) if color.startswith("rgb") else []
    if not 3 <= len(numbers) <= 4:
        return ""
    try:
        red, green, blue = (min(max(float(number), 0.0), 255.0) for number in numbers[:3])
        if len(numbers) > 3 and float(numbers[3]) < 0.1:
            return ""
    except ValueError:
        return ""
    place = _oklab(red, green, blue)
    _, name = min(_PLACES, key=lambda known: _distance(known[0], place))
    return f"{name} #{round(red):02x}{round(green):02x}{round(blue):02x}"
