"""Short ids that are made from what they stand for."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

_ALPHABET: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
ID_CHARS: Final = 6


def content_id(content: str) -> str:
    """Some letters and digits, the same for the same content. Whoever does not know all of it can't guess them."""
    number = int.from_bytes(blake2b(content.encode(errors="replace"), digest_size=8).digest(), "big")
    characters = []
    for _ in range(ID_CHARS):
        number, digit = divmod(number, len(_ALPHABET))
        characters.append(_ALPHABET[digit])
    return "".join(characters)
