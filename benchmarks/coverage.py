"""Counts how many of a page's visible links, buttons and fields a text lists, by role and name."""

import re
from collections import Counter
from collections.abc import Iterator

KINDS = {
    "link": "link",
    "button": "button",
    **dict.fromkeys(
        ("textbox", "searchbox", "combobox", "listbox", "checkbox", "radio", "switch", "slider", "spinbutton"), "field"
    ),
}
"""The roles that are counted, and the kind that each counts as."""

# Most systems write a line like `- link "Name" [ref=e5]` or `uid=1_5 link "Name"`; the rest of the line differs.
_LINE = re.compile(r"""^\s*-?\s*'?(?:uid=\S+\s+)?([a-z]+)(?:\s+"((?:[^"\\]|\\.)*)")?""")
# In a long text, cdpagent writes neighbours in one line, each with its ref first, and a role once for all that have it:
# `- link e1 "A", e2 "B", button e3 [hint="C"]`. Such a line may stand behind that of its parent, or be a cell of a row.
_STRING = r'''"((?:[^"\\]|\\.)*)"'''
_SHORT = re.compile(
    rf"""{_STRING}|(?:(?<=- )|(?<=, )|(?<=: )|(?<=row )|(?<=\| ))"""
    rf"""(?:([a-z]+) )?(?:f\d+)?e\d+(?: (?:\[hint=)?{_STRING})?(?![\w.])"""
)
# What comes before the text at the end of a line: `- code [ref=e4]: text`.
_VALUE = re.compile(r"^(?:\s*\[[^\]]*\])*'?:?\s*")
# browser-use writes `[15]<a title=More />`, and the text in the lines below, indented.
_TAG_LINE = re.compile(r"^(\t*)(?:\|[^|]*\|)?\*?\[\w+\]<(\w+)(.*?)/?>$")
_ATTRIBUTE = re.compile(r"([\w-]+)=(.*?)(?=\s+[\w-]+=|\s*$)")
_TAGS = {"a": "link", "button": "button", "summary": "button", "select": "field", "textarea": "field", "input": "field"}
_BUTTON_TYPES = ("button", "submit", "reset", "image")
_NAMING = ("aria-label", "alt", "title", "placeholder", "value", "name", "id")

_CELL_CONTROL = re.compile(r"""(?:row|\|) ([a-z]+) "((?:[^"\\]|\\.)*)" \[""")

_NAME_CHARS = 20
"""How many letters and digits of a name are compared. Systems cut long names at different places; of the 30 characters
that cdpagent leaves at least, some are spaces and signs."""

_LEAST_SAID_TWICE = 4


def share_listed(visible: list[tuple[str, str]], text: str) -> float:
    """Return the share of the visible elements, given as role and name, that a text lists. Each line counts for one.

    An element without a name counts as listed if a line of its kind is left over: some systems invent a name for it,
    and must not lose by that.
    """
    wanted = Counter((KINDS[role], _normal(name)) for role, name in visible if role in KINDS)
    if not wanted:
        return 1.0
    missing = Counter(wanted)
    left: Counter[str] = Counter()
    for kind, names in _listed(text):
        found = next((key for name in names if missing[key := (kind, _normal(name))]), None)
        if found:
            missing[found] -= 1
        else:
            left[kind] += 1
    for kind in set(KINDS.values()):
        missing[(kind, "")] -= min(missing[(kind, "")], left[kind])
    return 1 - missing.total() / wanted.total()


def count_listed(text: str) -> int:
    """Return how many links, buttons and fields a text lists."""
    return sum(1 for _ in _listed(text))


def _listed(text: str) -> Iterator[tuple[str, list[str]]]:
    """Yield each link, button and field of a text: its kind, and all that could be its name."""
    lines = text.splitlines()
    if any(map(_TAG_LINE.match, lines)):
        yield from _listed_tags(lines)
        return
    for place, line in enumerate(lines):
        short = list(_listed_shortly(line))
        yield from short
        if short:
            continue
        if (match := _LINE.match(line)) and match[1] in KINDS:
            yield KINDS[match[1]], [match[2]] if match[2] else [_text_below(lines, place), ""]
        elif match and match[1] == "row":
            # A row of a table may have controls between its bars: `- row link "Name" [ref=e5] | "text"`.
            for part in _CELL_CONTROL.finditer(line):
                if part[1] in KINDS:
                    yield KINDS[part[1]], [part[2]]


def _listed_shortly(line: str) -> Iterator[tuple[str, list[str]]]:
    role = ""
    for part in _SHORT.finditer(line) if line.lstrip().startswith("- ") else ():
        if part[1] is None:  # not a string that stands by itself: what a page says is no control
            role = part[2] or role
            if role in KINDS:
                yield KINDS[role], [part[3] or ""]


def _text_below(lines: list[str], place: int) -> str:
    """Join the text after a line without a name and in the indented lines below: some of Playwright's links need it."""
    words = [_own_text(lines[place])]
    for inner in lines[place + 1 :]:
        if len(inner) - len(inner.lstrip()) <= len(lines[place]) - len(lines[place].lstrip()):
            break
        words.append(_own_text(inner))
    return " ".join(words)


def _own_text(line: str) -> str:
    match = _LINE.match(line)
    if match is None:
        return ""  # an attribute, such as `- /url: …`
    return match[2] or _VALUE.sub("", line[match.end() :])


def _listed_tags(lines: list[str]) -> Iterator[tuple[str, list[str]]]:
    label = ""
    for place, line in enumerate(lines):
        if not (match := _TAG_LINE.match(line)):
            continue
        tag, attributes = match[2], dict(_ATTRIBUTE.findall(match[3].strip()))
        below: list[str] = []
        for inner in lines[place + 1 :]:
            if _depth(inner) <= len(match[1]):
                break
            if not _TAG_LINE.match(inner):
                below.append(inner.strip())
        words = " ".join(below)
        kind = KINDS.get(attributes.get("role", ""), _TAGS.get(tag, ""))
        if tag == "input" and attributes.get("type") in _BUTTON_TYPES:
            kind = "button"
        if kind:
            # Often only the label around or before a field names it.
            named = [attributes[name] for name in _NAMING if name in attributes]
            yield kind, [*([words] if words else []), *named, *([label] if kind == "field" else []), ""]
        label = words if tag == "label" else ""


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip("\t"))


def _normal(name: str) -> str:
    """What is compared of a name. One that says the same words twice, as many beside a picture do, says them once."""
    letters = re.sub(r"[\W_]+", "", re.sub(r"\\[nrt]", " ", name)).casefold()
    half = len(letters) // 2
    if half >= _LEAST_SAID_TWICE and letters[:half] == letters[half:]:
        letters = letters[:half]
    return letters[:_NAME_CHARS]
