"""How much of a page a text tells: which of its visible links, buttons and fields are in it, by role and name."""

import re
from collections import Counter

KINDS = {
    "link": "link",
    "button": "button",
    **dict.fromkeys(
        ("textbox", "searchbox", "combobox", "listbox", "checkbox", "radio", "switch", "slider", "spinbutton"), "field"
    ),
}
"""What is counted, by role."""

# All of them write a line like `- link "Name" [ref=e5]`; what follows differs.
_LINE = re.compile(r"""^\s*-?\s*'?([a-z]+)(?:\s+"((?:[^"\\]|\\.)*)")?""")
_NAME_CHARS = 24
"""As much of a name is compared: systems cut long ones at different places."""


def share_listed(visible: list[tuple[str, str]], text: str) -> float:
    """Which part of the visible elements, given as role and name, a text lists. Each line stands for one of them.

    An element without a name is taken as listed if a line of its kind is left over: systems that invent a name for it
    must not lose by that.
    """
    wanted = Counter((KINDS[role], _normal(name)) for role, name in visible if role in KINDS)
    listed = Counter(
        (KINDS[match[1]], _normal(match[2] or ""))
        for line in text.splitlines()
        if (match := _LINE.match(line)) and match[1] in KINDS
    )
    found = wanted & listed
    total = found.total()
    left, missing = listed - found, wanted - found
    for kind in set(KINDS.values()):
        nameless = missing[(kind, "")]
        total += min(nameless, sum(count for (of, _), count in left.items() if of == kind))
    return total / wanted.total() if wanted else 1.0


def _normal(name: str) -> str:
    return re.sub(r"[\W_]+", "", re.sub(r"\\[nrt]", " ", name)).casefold()[:_NAME_CHARS]
