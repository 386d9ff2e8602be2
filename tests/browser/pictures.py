"""Just enough of PNG, JPEG and WebP to know what is in a picture."""

from __future__ import annotations

import struct
import zlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

Pixel = tuple[int, int, int]


def png_size(data: bytes) -> tuple[int, int]:
    """Width and height in pixels."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def jpeg_size(data: bytes) -> tuple[int, int]:
    """Width and height in pixels, from the frame header."""
    assert data[:3] == b"\xff\xd8\xff"
    position = 2
    while True:
        marker, length = struct.unpack(">HH", data[position : position + 4])
        if 0xFFC0 <= marker <= 0xFFC3:
            height, width = struct.unpack(">HH", data[position + 5 : position + 9])
            return width, height
        position += 2 + length


def webp_size(data: bytes) -> tuple[int, int]:
    """Width and height in pixels, of a lossy or an extended file."""
    assert (data[:4], data[8:12]) == (b"RIFF", b"WEBP")
    if data[12:16] == b"VP8X":
        return int.from_bytes(data[24:27], "little") + 1, int.from_bytes(data[27:30], "little") + 1
    assert data[12:16] == b"VP8 "
    width, height = struct.unpack("<HH", data[26:30])
    return width & 0x3FFF, height & 0x3FFF


def png_pixels(data: bytes) -> Callable[[int, int], Pixel]:
    """A function that gives the colour at a place; the rows are only unpacked as far down as asked for."""
    width, _ = png_size(data)
    colour_type = data[25]
    channels = {2: 3, 6: 4}[colour_type]
    packed, position = b"", 8
    while position < len(data):
        (length,) = struct.unpack(">I", data[position : position + 4])
        if data[position + 4 : position + 8] == b"IDAT":
            packed += data[position + 8 : position + 8 + length]
        position += 12 + length
    raw, stride = zlib.decompress(packed), width * channels
    rows: list[bytearray] = []

    def at(x: int, y: int) -> Pixel:
        while len(rows) <= y:
            begin = len(rows) * (stride + 1)
            above = rows[-1] if rows else bytearray(stride)
            rows.append(_unfilter(raw[begin], bytearray(raw[begin + 1 : begin + 1 + stride]), above, channels))
        red, green, blue = rows[y][x * channels : x * channels + 3]
        return red, green, blue

    return at


def _unfilter(kind: int, row: bytearray, above: bytearray, channels: int) -> bytearray:
    for i in range(len(row)) if kind else ():
        left = row[i - channels] if i >= channels else 0
        up = above[i]
        corner = above[i - channels] if i >= channels else 0
        row[i] = (row[i] + (left, up, (left + up) // 2, _paeth(left, up, corner))[kind - 1]) & 255
    return row


def _paeth(left: int, up: int, corner: int) -> int:
    guess = left + up - corner
    return min((left, up, corner), key=lambda value: abs(guess - value))
