"""Write `cdpagent/wire/types/`: Python types for every domain, type, command and event of the DevTools Protocol.

    python tools/protocol_types.py            write the files again, from the pinned protocol
    python tools/protocol_types.py --check    fail if the files differ from what this would write

The protocol comes from the npm package ``devtools-protocol``, which this script downloads with npm and does not keep.
To move to another version, change `PINNED`, run this, and read the diff. Every file begins with a banner that holds the
version and a digest of this script and of the file's body. With it a test finds, without the network, files that were
edited by hand and edits of this script after which it was not run (see `stale_files`).
"""

from __future__ import annotations

import argparse
import hashlib
import json
import keyword
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import textwrap
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable

# This version equals what Chromium 156 itself serves at /json/protocol.
PINNED: Final = "0.0.1707781"

ROOT: Final = Path(__file__).parent.parent
TARGET: Final = ROOT / "cdpagent" / "wire" / "types"

_WIDTH: Final = 110
_PRIMITIVES: Final = {
    "any": "Any",
    "binary": "str",  # base64
    "boolean": "bool",
    "integer": "int",
    "number": "float",
    "object": "dict[str, Any]",
    "string": "str",
}
_TYPING: Final = ("Any", "Literal", "NotRequired", "TypeAlias", "TypedDict")
_TYPING_OF_CALLABLES: Final = ("Any", "Literal", "Protocol", "TypeAlias", "TypedDict", "Unpack", "overload")

_UNTYPED: Final = "dict[str, Any]"

# The last overload of each callable takes a ``Sequence`` of one of these classes, which no program ever makes. For a
# call that fits no overload, mypy lists all overloads, 500 lines of them, unless one comes close: then it names only
# that one. A str comes close to ``Sequence[X]``, because it is a Sequence; so the user reads one line that names X.
_WRONG_COMMAND: Final = "UnknownCommandOrWrongParameters"
_WRONG_EVENT: Final = "UnknownEventOrWrongArguments"
_WRONG: Final = (_WRONG_COMMAND, _WRONG_EVENT)

Json = dict[str, Any]


# --- from the protocol's words to Python's ------------------------------------------------------------------------


def module_name(domain: str) -> str:
    """``DOMDebugger`` -> ``dom_debugger``."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", domain).lower()


def class_name(name: str, suffix: str) -> str:
    """``evaluate`` and ``Params`` -> ``EvaluateParams``."""
    return name[0].upper() + name[1:] + suffix


def annotation(item: Json, domain: str, *, qualified: bool = False) -> str:
    """Return the Python type of a parameter, property, array item or type of ``domain``.

    The domain's own types are written without their module, as inside that module, unless ``qualified``.
    """
    if "$ref" in item:
        owner, _, name = item["$ref"].rpartition(".")
        if owner in ("", domain) and not qualified:
            return str(name)
        return f"{module_name(owner or domain)}.{name}"
    if "enum" in item:
        return literal(item["enum"])
    if item["type"] == "array":
        return f"list[{annotation(item['items'], domain, qualified=qualified) if 'items' in item else 'Any'}]"
    return _PRIMITIVES[item["type"]]


def literal(values: list[str]) -> str:
    """Return a Literal of these strings."""
    return f"Literal[{', '.join(json.dumps(value) for value in values)}]"


def names_in(text: str) -> set[str]:
    """Return the names that annotations look up; for a dotted name, its first part."""
    return set(re.findall(r"(?<![.\w])[A-Za-z_]\w*", re.sub(r"Literal\[[^]]*]", "Literal", text)))


# --- one module per domain ----------------------------------------------------------------------------------------


def domain_module(domain: Json) -> str:
    """Return the module of one domain: its types, the parameters and results of its commands, and its events."""
    name = domain["domain"]
    classes: list[tuple[str, str]] = []
    for item in domain.get("types", ()):
        render = typed_dict if item.get("properties") else alias
        classes.append((item["id"], render(item["id"], item, name)))
    for item in domain.get("commands", ()):
        for part, suffix in (("parameters", "Params"), ("returns", "Result")):
            if item.get(part):
                cls = class_name(item["name"], suffix)
                classes.append((cls, typed_dict(cls, {"properties": item[part]}, name)))
    for item in domain.get("events", ()):
        if item.get("parameters"):
            cls = class_name(item["name"], "Event")
            classes.append((cls, typed_dict(cls, {"properties": item["parameters"]}, name)))
    taken = Counter([*_TYPING, *(cls for cls, _ in classes)])
    twice = [cls for cls, count in taken.items() if count > 1]
    if twice:
        raise ValueError(f"{name}: the protocol has changed, and several things would be called {', '.join(twice)}")
    body = "\n".join(text for _, text in classes)
    return f'"""The types of CDP\'s {name} domain."""\n\n{imports(body, _TYPING)}\n{body}'


def alias(name: str, item: Json, domain: str) -> str:
    """Return an alias for a string, a number, some literals or an array."""
    value = annotation(item, domain)
    if value.startswith("list["):
        value = f'"{value}"'  # an item's type may be defined further down, or in a module not imported at run time
    return wrapped(f"{name}: TypeAlias = {value}")


def typed_dict(name: str, item: Json, domain: str) -> str:
    """Return a TypedDict for an object's properties, in functional form if a field's name is a keyword."""
    fields = item["properties"]
    total = not all(field.get("optional") for field in fields)
    types = {field["name"]: annotation(field, domain) for field in fields}
    if total:
        types |= {field["name"]: f"NotRequired[{types[field['name']]}]" for field in fields if field.get("optional")}
    options = "" if total else ", total=False"
    if any(keyword.iskeyword(field) or not field.isidentifier() for field in types):
        rows = "".join(f"        {json.dumps(field)}: {types[field]!r},\n" for field in types)
        return f"{name} = TypedDict(\n    {json.dumps(name)},\n    {{\n{rows}    }}{options},\n)\n"
    rows = "".join(wrapped(f"    {field}: {kind}") for field, kind in types.items())
    return f"class {name}(TypedDict{options}):\n{rows}"


# --- what send, subscribe and expect accept and give --------------------------------------------------------------


def signatures_module(domains: list[Json]) -> str:
    """Return the module of the callables that have an overload for every command and event.

    Commands with the same signature share an overload: each overload costs a type checker time at each call.
    """
    commands: dict[tuple[tuple[str, ...], str], list[str]] = {}
    events: dict[str, list[str]] = {}
    for domain in domains:
        module = module_name(domain["domain"])
        for item in domain.get("commands", ()):
            result = f"{module}.{class_name(item['name'], 'Result')}" if item.get("returns") else "Empty"
            shape = (command_parameters(item, domain["domain"]), result)
            commands.setdefault(shape, []).append(f"{domain['domain']}.{item['name']}")
        for item in domain.get("events", ()):
            params = f"{module}.{class_name(item['name'], 'Event')}" if item.get("parameters") else "Empty"
            events.setdefault(params, []).append(f"{domain['domain']}.{item['name']}")

    send = [
        overload(f"command: {literal(names)}", parameters, result, is_async=True)
        for (parameters, result), names in commands.items()
    ]
    send.append(overload(f"command: Sequence[{_WRONG_COMMAND}]", ("**params: Any",), _UNTYPED, is_async=True))
    subscribe = event_overloads("Subscription", lambda params: ("buffer: int = ...",), {**events, _UNTYPED: ["*"]})
    expect = event_overloads("Expectation", expect_options, events)
    every_event = literal(sorted(name for names in events.values() for name in names))
    body = "\n\n".join(
        (
            *(
                f'class {name}:\n    """A type checker names this class in its message; it has no other use."""\n'
                for name in _WRONG
            ),
            'class Empty(TypedDict):\n    """A result or an event without data."""\n',
            wrapped(f"EventName: TypeAlias = {every_event}"),
            callable_class("SendCommand", "The type of `Session.send`.", send),
            callable_class("SubscribeEvents", "The type of `Session.subscribe`.", subscribe),
            callable_class("ExpectEvent", "The type of `Session.expect`.", expect),
        )
    )
    libraries = (
        "    from collections.abc import Callable, Sequence\n\n"
        "    from cdpagent.wire.subscription import Event, Expectation, Subscription\n"
    )
    # mypy compares every overload with every other, which takes longer than checking the rest of the library. It skips
    # that in a file whose errors it ignores. A test runs mypy without this line.
    said = '"""The types of `Session.send`, `subscribe` and `expect`, with an overload for each command and event."""'
    return f"# mypy: ignore-errors\n{said}\n\n{imports(body, _TYPING_OF_CALLABLES, libraries)}\n\n{body}"


def event_overloads(result: str, options: Callable[[str], tuple[str, ...]], events: dict[str, list[str]]) -> list[str]:
    """Return the overloads of `Session.subscribe` or `Session.expect`: for one event, for several, and for mistakes."""
    several = ("another: EventName", "/", "*more: EventName")
    return [
        *(
            overload(f"event: {literal(names)}", ("*", *options(params)), f"{result}[{params}]")
            for params, names in events.items()
        ),
        overload("event: EventName", (*several, *options(_UNTYPED)), f"{result}[{_UNTYPED}]"),
        overload(f"event: Sequence[{_WRONG_EVENT}]", ("*events: Any", "**options: Any"), f"{result}[{_UNTYPED}]"),
    ]


def expect_options(params: str) -> tuple[str, str]:
    """Return the keywords of `Session.expect` for an event with these parameters."""
    return "timeout: float | None = ...", f"predicate: Callable[[Event[{params}]], bool] | None = ..."


def command_parameters(command: Json, domain: str) -> tuple[str, ...]:
    """Return what `Session.send` takes after the name of this command."""
    parameters = command.get("parameters")
    if not parameters:
        return ()
    names = {parameter["name"] for parameter in parameters}
    if any(keyword.iskeyword(name) or name in ("self", "command") or not name.isidentifier() for name in names):
        # A signature can't have a parameter of such a name; the caller has to pass a dict with two stars.
        return (f"**params: Unpack[{module_name(domain)}.{class_name(command['name'], 'Params')}]",)
    return "*", *(
        f"{parameter['name']}: {annotation(parameter, domain, qualified=True)}"
        + (" = ..." if parameter.get("optional") else "")
        for parameter in parameters
    )


def overload(first: str, parameters: tuple[str, ...], result: str, *, is_async: bool = False) -> str:
    """Return one overload of a callable; ``first`` is the argument that names a command or an event."""
    slash = () if "/" in parameters else ("/",)
    arguments = ", ".join(("self", first, *slash, *parameters))
    return "    @overload\n" + wrapped(f"    {'async ' * is_async}def __call__({arguments}) -> {result}: ...")


def callable_class(name: str, docstring: str, overloads: list[str]) -> str:
    """Return a protocol class with these overloads."""
    return f'class {name}(Protocol):\n    """{docstring}"""\n\n{"".join(overloads)}'


# --- files --------------------------------------------------------------------------------------------------------


def package_module(domains: list[Json]) -> str:
    """Return the ``__init__.py``: a guide, and the callables' names, which are loaded at run time when used."""
    modules = textwrap.fill(", ".join(sorted(module_name(domain["domain"]) for domain in domains)), _WIDTH)
    names = ("Empty", "EventName", "ExpectEvent", "SendCommand", "SubscribeEvents")
    return f'''"""The DevTools Protocol as types, for type checkers and editors; not needed at run time.

Each domain is a module. ``runtime.RemoteObject`` is a type of the protocol, ``runtime.EvaluateParams`` and
``runtime.EvaluateResult`` are what `Runtime.evaluate` takes and returns, ``runtime.ConsoleAPICalledEvent`` is what
comes with the event `Runtime.consoleAPICalled`. When the program runs, all of them are plain dicts. The modules:

{modules}
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cdpagent.wire.types.signatures import {", ".join(names)}

__all__ = [{", ".join(json.dumps(name) for name in names)}]

if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        if name not in __all__:
            raise AttributeError(f"module {{__name__!r}} has no attribute {{name!r}}")
        from cdpagent.wire.types import signatures

        return getattr(signatures, name)
'''


def imports(body: str, typing_names: tuple[str, ...], libraries: str = "") -> str:
    """Return the imports that ``body`` needs. Other domains are imported for type checkers only: they form cycles."""
    used = names_in(body)
    modules = sorted(name for name in used if re.search(rf"(?<![.\w]){name}\.[A-Z]", body))
    if modules:
        libraries += wrapped(f"    from cdpagent.wire.types import ({', '.join(modules)})")
    text = "from __future__ import annotations\n\n"
    names = [*(["TYPE_CHECKING"] if libraries else []), *(name for name in typing_names if name in used)]
    if names:
        text += f"from typing import {', '.join(names)}\n"
    if libraries:
        text += f"\nif TYPE_CHECKING:\n{libraries}"
    return text


def wrapped(line: str) -> str:
    """Return the line with its newline; if it is too long, break what its first bracket holds into indented lines."""
    cuts = _first_bracket(line) if len(line) > _WIDTH else []
    if not cuts:
        return line + "\n"
    outside = " " * (len(line) - len(line.lstrip()))
    inside = outside + "    "
    items = [line[start + 1 : end].strip() for start, end in pairwise(cuts)]
    comma = "," if len(items) > 1 else ""  # NotRequired[X,] does not mean NotRequired[X]
    rows = [inside + items[0] + comma]
    for item in items[1:]:
        longer = f"{rows[-1]} {item},"
        if len(longer) <= _WIDTH:
            rows[-1] = longer
        else:
            rows.append(f"{inside}{item},")
    return f"{line[: cuts[0] + 1]}\n{''.join(map(wrapped, rows))}{outside}{line[cuts[-1] :]}\n"


def _first_bracket(line: str) -> list[int]:
    """Return where the line's first bracket opens, where its commas are, and where it closes; [] without a bracket."""
    cuts: list[int] = []
    depth = 0
    for match in re.finditer(r'"[^"]*"|[\[({})\],]', line):
        char = match[0]
        if char in "[({":
            depth += 1
        if depth == 1 and char in "[({,])}":
            cuts.append(match.start())
        if char in "])}":
            depth -= 1
            if depth == 0:
                break
    return cuts


def stamped(name: str, body: str) -> str:
    """Return the text of a file: its banner, and ``body``."""
    return (
        f"# Written by tools/protocol_types.py from devtools-protocol {PINNED}. Don't edit: run the tool again.\n"
        f"# sha256 of the tool and of the text below: {_digest(name, body)}\n{body}"
    )


def _digest(name: str, body: str) -> str:
    return hashlib.sha256(f"{Path(__file__).read_text('utf-8')}\0{name}\0{body}".encode()).hexdigest()


def stale_files(directory: Path = TARGET) -> list[str]:
    """Return the generated files that were edited by hand, or that another version of this script wrote."""
    stale = []
    for path in sorted(directory.glob("*.py")):
        text = path.read_text("utf-8")
        if text != stamped(path.name, text.split("\n", 2)[-1]):
            stale.append(path.name)
    return stale


def generate(domains: list[Json]) -> dict[str, str]:
    """Return the name and the text of every file."""
    domains = sorted(domains, key=lambda domain: str(domain["domain"]))
    files = {f"{module_name(domain['domain'])}.py": domain_module(domain) for domain in domains}
    files |= {"__init__.py": package_module(domains), "signatures.py": signatures_module(domains)}
    if len(files) != len(domains) + 2:
        raise ValueError("the protocol has changed: a domain's module would have another file's name")
    return {name: stamped(name, body) for name, body in files.items()}


def fetch_protocol(version: str = PINNED) -> list[Json]:
    """Download that version of the npm package and return its domains."""
    with tempfile.TemporaryDirectory() as directory:
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit("npm was not found. Install Node.js: this script downloads the protocol with npm")
        command = [npm, "pack", "--loglevel=error", f"devtools-protocol@{version}"]
        subprocess.run(command, cwd=directory, check=True, stdout=subprocess.DEVNULL)
        (package,) = Path(directory).glob("*.tgz")
        domains: list[Json] = []
        with tarfile.open(package) as archive:
            for name in ("browser", "js"):
                file = archive.extractfile(f"package/json/{name}_protocol.json")
                assert file is not None
                domains += json.load(file)["domains"]
        return domains


def main() -> int:
    """Write or check the files; return the exit code."""
    parser = argparse.ArgumentParser(description="Generate cdpagent/wire/types from the pinned DevTools Protocol.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if something would change")
    check = parser.parse_args().check

    wanted = generate(fetch_protocol())
    found = {path.name: path.read_text("utf-8") for path in TARGET.glob("*.py")}
    changed = sorted(name for name in wanted.keys() | found.keys() if wanted.get(name) != found.get(name))
    if check:
        if changed:
            print(
                f"these files differ from what tools/protocol_types.py writes, run it: {', '.join(changed)}",
                file=sys.stderr,
            )
        return 1 if changed else 0

    TARGET.mkdir(exist_ok=True)
    for name in changed:
        path = TARGET / name
        if name in wanted:
            path.write_text(wanted[name], "utf-8", newline="\n")
        else:
            path.unlink()
    print(f"devtools-protocol {PINNED}: {len(wanted)} files, {len(changed)} of them changed")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
