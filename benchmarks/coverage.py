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
# cdpagent writes neighbours that have nothing but a short name in one line: `- link "A" [ref=e1], "B" [ref=e2]`. Each
# part behind a comma is one more control of the line's role.
_RUN_PART = re.compile(r""", (?:\[hint=)?"((?:[^"\\]|\\.)*)"\]? \[ref=\w+\]""")
_RUN = re.compile(rf"""^\s*- (?:link|button) (?:\[hint=)?"(?:[^"\\]|\\.)*"\]? \[ref=\w+\]((?:{_RUN_PART.pattern})+)$""")
# What comes before the text at the end of a line: `- code [ref=e4]: text`.
_VALUE = re.compile(r"^(?:\s*\[[^\]]*\])*'?:?\s*")
# browser-use writes `[15]<a title=More />`, and the text in the lines below, indented.
_TAG_LINE = re.compile(r"^(\t*)(?:\|[^|]*\|)?\*?\[\w+\]<(\w+)(.*?)/?>$")
_ATTRIBUTE = re.compile(r"([\w-]+)=(.*?)(?=\s+[\w-]+=|\s*$)")
_TAGS = {"a": "link", "button": "button", "summary": "button", "select": "field", "textarea": "field", "input": "field"}
_BUTTON_TYPES = ("button", "submit", "reset", "image")
_NAMING = ("aria-label", "alt", "title", "placeholder", "value", "name", "id")

_CELL_CONTROL = re.compile(r"""(?:row|\|) ([a-z]+) "((?:[^"\\]|\\.)*)" \[""")

_NAME_CHARS = 24
"""How much of a name is compared: systems cut long names at different places."""


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
        if (match := _LINE.match(line)) and match[1] in KINDS:
            yield KINDS[match[1]], [match[2]] if match[2] else [_text_below(lines, place), ""]
            if run := _RUN.match(line):
                for part in _RUN_PART.finditer(run[1]):
                    yield KINDS[match[1]], [part[1]]
        elif match and match[1] == "row":
            # A row of a table may have controls between its bars: `- row link "Name" [ref=e5] | "text"`.
            for part in _CELL_CONTROL.finditer(line):
                if part[1] in KINDS:
                    yield KINDS[part[1]], [part[2]]


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
    return re.sub(r"[\W_]+", "", re.sub(r"\\[nrt]", " ", name)).casefold()[:_NAME_CHARS]
