"""Writes the table as a JavaScript module and as a Python module."""

from __future__ import annotations

import json
import re
import textwrap
from collections import defaultdict
from typing import TYPE_CHECKING, Final

from tools.rules.table import ROOT, Words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    from tools.rules.table import Numbers, Table

_BANNER: Final = "Written by `python -m tools.rules` from tools/rules/rules.toml. Edit that file, not this one."
_IMPORTS: Final = """
from __future__ import annotations

from enum import IntEnum
from typing import Final"""
_SECRET_TYPES: Final = "types of input that hold a secret"
_SECRET_ATTRIBUTES: Final = "attributes in which a field names itself"
_SECRET_AUTOCOMPLETE: Final = "what autocomplete says of a secret"
_HARMLESS_WORDS: Final = "what only looks like a secret; to be taken out before SECRET_WORDS are looked for"
_SECRET_WORDS: Final = "what a secret calls itself, in lower case, without accents, words with one space between them"


# --- JavaScript ------------------------------------------------------------------------------------------------------
# What the build can't shorten is written short: it is a part of the file that goes into every page.


def javascript(table: Table) -> str:
    """The module extractor/src/rules.js."""
    return "\n".join(_javascript(table)) + "\n"


def _javascript(table: Table) -> Iterator[str]:
    yield f"// {_BANNER}"
    yield from _js_bits("Of tags", "TAGS", table.tags, ())
    yield from _js_bits("Of roles", "ROLES", table.role_bits, table.roles)
    yield from _js_section("Lists of words, as patterns of one whole word")
    for name, (means, words) in table.words.items():
        yield from _js_export(name, f"/^({'|'.join(words)})$/", means)
    yield from _js_section("Selectors")
    for name, (means, words) in table.attributes.items():
        yield from _js_export(name, _js_string(",".join(f"[{word}]" for word in words)), means)
    for name, (means, words) in table.selected_tags.items():
        yield from _js_export(name, _js_string(",".join(words)), means)
    yield from _js_section('From words to roles, as "role=word,word role …"; a role alone is a word of the same name')
    for name, (means, roles) in table.maps.items():
        yield from _js_export(name, _js_string(_js_map(roles)), means)
    yield from _js_section("Patterns")
    for name, (means, pattern, ignores_case) in table.patterns.items():
        yield from _js_export(name, f"/{pattern}/{'i' if ignores_case else ''}", means)
    states = "|".join(f"({'|'.join(states)})" for states in table.states.values())
    means = f"ARIA's states and properties, by how they are read: {', '.join(table.states)}"
    yield from _js_export("ARIA_STATES", f"/^aria-(?:{states})$/", means)
    yield from _js_section("Limits")
    for name, (limit, means) in table.limits.items():
        yield from _js_export(name, str(limit), means)
    for name, numbers in table.numbers.items():
        yield from _js_numbers(name, numbers, list(range(len(numbers.names))), prefix=f"{name.upper()}_")
    for name, numbers in table.bits.items():
        yield from _js_numbers(name, numbers, [1 << place for place in range(len(numbers.names))])
    yield from _js_section("Secrets")
    secrets = table.secrets
    yield from _js_export("SECRET_TYPES", f"/^({'|'.join(secrets.types)})$/", _SECRET_TYPES)
    yield from _js_export("SECRET_ATTRIBUTES", json.dumps(secrets.attributes), _SECRET_ATTRIBUTES)
    yield from _js_export("SECRET_AUTOCOMPLETE", f"/{secrets.autocomplete}/i", _SECRET_AUTOCOMPLETE)
    yield "// The words that secrets call themselves come from Python when look.js is loaded: see dom/secret.js."


def _js_section(title: str) -> Iterator[str]:
    yield from ("", f"// --- {title} ---", "")


def _js_export(name: str, value: str, means: str) -> Iterator[str]:
    yield f"/** {means[:1].upper()}{means[1:]}. */"
    yield f"export const {name} = {value};"


def _js_bits(title: str, name: str, bits: dict[str, Words], known: Iterable[str]) -> Iterator[str]:
    yield from _js_section(title)
    all_bits = {"KNOWN": Words("an author can use it", list(known))} | bits if known else bits
    sums: dict[str, int] = defaultdict(int)
    for place, (bit, (means, words)) in enumerate(all_bits.items()):
        yield f"export const {bit} = {1 << place}; // {means}"
        for word in words:
            sums[word] |= 1 << place
    by_sum: dict[int, list[str]] = defaultdict(list)
    for word, total in sums.items():
        by_sum[total].append(word)
    yield "/** By the sum of their bits. */"
    yield f"export const {name} = {{"
    for total, words in sorted(by_sum.items()):
        yield f"  {total}: {_js_string(' '.join(words))},"
    yield "};"


def _js_numbers(name: str, numbers: Numbers, values: list[int], prefix: str = "") -> Iterator[str]:
    yield from _js_section(f"{name}: {numbers.means}")
    for (constant, means), value in zip(numbers.names.items(), values, strict=True):
        yield f"export const {prefix}{constant} = {value}; // {means}"


def _js_map(roles: dict[str, str]) -> str:
    words: dict[str, list[str]] = defaultdict(list)
    for word, role in roles.items():
        words[role].append(word)
    return " ".join(role if of == [role] else f"{role}={','.join(of)}" for role, of in words.items())


def _js_string(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


# --- Python ----------------------------------------------------------------------------------------------------------


def python(table: Table) -> str:
    """The module cdpagent/see/rules.py."""
    return "\n".join(_python(table)) + "\n"


def _python(table: Table) -> Iterator[str]:
    yield f'"""What HTML and ARIA say, for the page and for plain HTML alike.\n\n{_BANNER}\n"""'
    yield _IMPORTS
    yield from _py_section("tags")
    for name, (means, words) in table.tags.items():
        yield from _py_set(f"{name}_TAGS", words, means)
    yield from _py_section("roles")
    for name, (means, words) in table.role_bits.items():
        yield from _py_set(f"{name}_ROLES", words, means)
    yield from _py_set("KNOWN_ROLES", table.roles, "an author can use it")
    for name, (means, roles) in table.maps.items():
        yield f"{name}: Final[dict[str, str]] = {{"
        yield from _py_wrapped(f'"{word}": "{role}",' for word, role in roles.items())
        yield from ("}", _py_doc(means))
    yield from _py_section("words")
    for name, (means, words) in (table.words | table.attributes | table.selected_tags).items():
        yield from _py_set(name, words, means)
    yield from _py_section("states of ARIA, by how they are read")
    for how, words in table.states.items():
        yield from _py_set(f"ARIA_{how.upper()}", words, f"read as {how}")
    yield from _py_section("patterns, to be compiled by whoever uses them")
    for name, (means, pattern, ignores_case) in table.patterns.items():
        yield from _py_pattern(name, f"(?i){pattern}" if ignores_case else pattern, means)
    yield from _py_section("limits")
    for name, (limit, means) in table.limits.items():
        yield f"{name}: Final = {limit}"
        yield _py_doc(means)
    yield from _py_section("numbers")
    for name, numbers in table.numbers.items():
        yield from ("", f"class {name}(IntEnum):", f'    """{numbers.means}"""', "")
        for value, (constant, means) in enumerate(numbers.names.items()):
            yield f"    {constant} = {value}  # {means}"
        yield ""
    for name, numbers in table.bits.items():
        yield from _py_section(f"{name}: {numbers.means}")
        for place, (constant, means) in enumerate(numbers.names.items()):
            yield f"{constant}: Final = {1 << place}  # {means}"
    yield from _py_section("secrets")
    secrets = table.secrets
    yield from _py_set("SECRET_TYPES", secrets.types, _SECRET_TYPES)
    yield f"SECRET_ATTRIBUTES: Final = ({', '.join(map(json.dumps, secrets.attributes))})"
    yield _py_doc(_SECRET_ATTRIBUTES)
    yield from _py_pattern("SECRET_AUTOCOMPLETE", f"(?i){secrets.autocomplete}", _SECRET_AUTOCOMPLETE)
    yield from _py_pattern("HARMLESS_WORDS", secrets.harmless, _HARMLESS_WORDS)
    yield from _py_pattern("SECRET_WORDS", secrets.words, _SECRET_WORDS)


def _py_section(title: str) -> Iterator[str]:
    yield from ("", f"# --- {title} {'-' * (112 - len(title))}", "")


def _py_doc(means: str) -> str:
    return f'"""{means[:1].upper()}{means[1:]}."""'


def _py_wrapped(items: Iterable[str]) -> list[str]:
    indent = "    "
    lines = textwrap.wrap(" ".join(items), 115, break_long_words=False, break_on_hyphens=False)
    return [f"{indent}{line}" for line in lines]


def _py_set(name: str, words: list[str], means: str) -> Iterator[str]:
    yield f"{name}: Final = frozenset({{"
    yield from _py_wrapped(f'"{word}",' for word in words)
    yield from ("})", _py_doc(means))


def _py_pattern(name: str, pattern: str, means: str) -> Iterator[str]:
    # Not compiled: whoever looks at a live page imports this module too, and would wait for patterns it never needs.
    yield f"{name}: Final = ("
    # Not after a backslash: that would escape the quote.
    yield from (f'    r"{piece}"' for piece in re.findall(r".{1,99}[^\\]|.+", pattern))
    yield from (")", _py_doc(means))


FILES: Final[dict[Path, Callable[[Table], str]]] = {
    ROOT / "extractor" / "src" / "rules.js": javascript,
    ROOT / "cdpagent" / "see" / "rules.py": python,
}
