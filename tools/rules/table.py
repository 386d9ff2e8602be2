"""Reads rules.toml and refuses what does not fit together, so that the writers can take it as it is."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
TABLE: Final = Path(__file__).parent / "rules.toml"


class Words(NamedTuple):
    """A list of words and what they have in common."""

    means: str
    words: list[str]


class Numbers(NamedTuple):
    """An enumeration: what it is, and what each of its names means."""

    means: str
    names: dict[str, str]


class Pattern(NamedTuple):
    """A regular expression."""

    means: str
    pattern: str
    ignores_case: bool


class Table(NamedTuple):
    """The whole table. Everything is by the name that it has in both languages."""

    tags: dict[str, Words]
    role_bits: dict[str, Words]  # by bit, the roles that have it
    roles: list[str]
    maps: dict[str, tuple[str, dict[str, str]]]  # what it is, and from each word to its role
    words: dict[str, Words]
    attributes: dict[str, Words]  # selectors of attributes
    selected_tags: dict[str, Words]  # selectors of tags
    states: dict[str, list[str]]  # by how they are read
    patterns: dict[str, Pattern]
    limits: dict[str, tuple[float, str]]
    numbers: dict[str, Numbers]
    bits: dict[str, Numbers]
    secrets: Secrets


class Secrets(NamedTuple):
    """How a field shows that its value is a secret. The last three are regular expressions."""

    types: list[str]
    attributes: list[str]
    autocomplete: str
    harmless: str
    words: str


def read_table(path: Path = TABLE) -> Table:
    """The table, checked."""
    raw = tomllib.loads(path.read_text(encoding="utf-8"))
    roles = {role: bits.split() for role, bits in raw["roles"].items()}
    unknown = {bit for bits in roles.values() for bit in bits} - set(raw["role_bits"])
    if unknown:
        raise ValueError(f"[roles] uses bits that [role_bits] does not explain: {', '.join(sorted(unknown))}")
    return Table(
        tags={name: _words(entry, "words") for name, entry in raw["tags"].items()},
        role_bits={
            bit: Words(means, [role for role, bits in roles.items() if bit in bits])
            for bit, means in raw["role_bits"].items()
        },
        roles=list(roles),
        maps={name: _map(name, entry) for name, entry in raw["maps"].items()},
        words={name: _words(entry, "words") for name, entry in raw["words"].items()},
        attributes=_selectors(raw, "attributes"),
        selected_tags=_selectors(raw, "tags"),
        states={how: states.split() for how, states in raw["states"].items()},
        patterns={
            name: Pattern(entry["is"], entry["pattern"], entry.get("ignore_case", False))
            for name, entry in raw["patterns"].items()
        },
        limits={name: (limit, means) for name, (limit, means) in raw["limits"].items()},
        numbers={name: _numbers(entry) for name, entry in raw["numbers"].items()},
        bits={name: _numbers(entry) for name, entry in raw["bits"].items()},
        secrets=_secrets(raw["secrets"]),
    )


def _words(entry: dict[str, str], field: str) -> Words:
    words = entry[field].split()
    if len(set(words)) < len(words):
        raise ValueError(f"a word is there twice: {entry[field]}")
    return Words(entry["is"], words)


def _selectors(raw: dict[str, Any], field: str) -> dict[str, Words]:
    return {name: _words(entry, field) for name, entry in raw["selectors"].items() if field in entry}


def _map(name: str, entry: dict[str, str]) -> tuple[str, dict[str, str]]:
    found: dict[str, str] = {}
    for role, words in entry.items():
        for word in words.split() if role != "is" else ():
            if word in found:
                raise ValueError(f"{name} has two roles for {word!r}: {found[word]} and {role}")
            found[word] = role
    return entry["is"], found


def _numbers(entry: dict[str, str]) -> Numbers:
    return Numbers(entry["is"], {name: means for name, means in entry.items() if name != "is"})


# --- secrets ---------------------------------------------------------------------------------------------------------


def _secrets(raw: dict[str, Any]) -> Secrets:
    inside, whole = _joined(raw["inside"]), _joined(raw["whole"])
    return Secrets(
        types=raw["types"].split(),
        attributes=raw["attributes"].split(),
        autocomplete=rf"(^|\s)({'|'.join(raw['autocomplete'].split())})",
        harmless=_joined(raw["harmless"]),
        words=f"{inside}|(^| )({whole})( |$)",
    )


def _joined(by_language: dict[str, list[str]]) -> str:
    words = [_pattern(word) for words in by_language.values() for word in words]
    return "|".join(dict.fromkeys(words))


def _pattern(word: str) -> str:
    """The word as what is compared with it is written: see the table. A space may also be missing."""
    plain = unicodedata.normalize("NFKD", word.lower())
    plain = "".join(character for character in plain if not unicodedata.category(character).startswith("M"))
    plain = unicodedata.normalize("NFKC", plain)
    if not re.fullmatch(r"(?:[^\W_]|[ ()|?\[\]*-])+", plain):
        raise ValueError(f"{word!r} in [secrets] holds more than letters, digits, spaces and ( ) | [ ] ? *")
    return re.sub(" (?!\\?)", " ?", plain)
