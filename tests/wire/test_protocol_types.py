"""The generated CDP types equal what the generator writes, pass type checkers, and agree with the browser."""

from __future__ import annotations

import ast
import importlib
import importlib.util
import json
import re
import subprocess
import sys
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
import trio

from tests.chrome import open_chrome

ROOT = Path(__file__).parents[2]
TYPES = ROOT / "cdpagent" / "wire" / "types"
METHOD = re.compile(r"[A-Z][A-Za-z]+\.[a-z][A-Za-z]+")


def load_generator() -> Any:
    spec = importlib.util.spec_from_file_location("protocol_types", ROOT / "tools" / "protocol_types.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


generator = load_generator()


# --- drift ---------------------------------------------------------------------------------------------------------


def test_the_files_equal_what_the_generator_writes():
    assert generator.stale_files() == []


def test_there_is_one_file_for_each_domain():
    guide = ast.get_docstring(ast.parse((TYPES / "__init__.py").read_text()))
    assert guide is not None
    modules = guide.rpartition("\n\n")[2].replace("\n", " ").split(", ")
    assert {path.stem for path in TYPES.glob("*.py")} == {"__init__", "signatures", *modules}


def test_an_edit_by_hand_is_found(tmp_path):
    text = (TYPES / "page.py").read_text()
    (tmp_path / "page.py").write_text(text)
    assert generator.stale_files(tmp_path) == []
    (tmp_path / "page.py").write_text(text.replace("url: str", "url: str | None", 1))
    assert generator.stale_files(tmp_path) == ["page.py"]


def test_an_edit_of_the_generator_or_another_pin_is_found(tmp_path, monkeypatch):
    (tmp_path / "page.py").write_text((TYPES / "page.py").read_text())
    with monkeypatch.context() as patch:
        patch.setattr(generator, "PINNED", "0.0.1")
        assert generator.stale_files(tmp_path) == ["page.py"]
    edited = tmp_path / "edited_generator.txt"
    edited.write_text(Path(generator.__file__).read_text() + "# more\n")
    monkeypatch.setattr(generator, "__file__", str(edited))
    assert generator.stale_files(tmp_path) == ["page.py"]


def known_names() -> tuple[set[str], set[str]]:
    """Return the commands and the events that the generated signatures know."""
    found = {}
    for node in ast.parse((TYPES / "signatures.py").read_text()).body:
        name = getattr(node, "name", None) or getattr(getattr(node, "target", None), "id", None)
        strings = {each.value for each in ast.walk(node) if isinstance(each, ast.Constant)}
        found[name] = {each for each in strings if isinstance(each, str) and METHOD.fullmatch(each)}
    return found["SendCommand"], found["EventName"]


def names_in_the_library(domains: set[str]) -> dict[str, str]:
    """Return each command or event that the library names in a string, with a file that names it."""
    used = {}
    for path in (ROOT / "cdpagent").rglob("*.py"):
        if TYPES in path.parents:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            text = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
            if METHOD.fullmatch(text) and text.partition(".")[0] in domains:
                used[text] = path.name
    return used


async def test_commands_and_events_that_the_library_uses_exist_in_the_types_and_in_the_browser(tmp_path):
    commands, events = known_names()
    used = names_in_the_library({name.partition(".")[0] for name in commands | events})
    assert "Runtime.evaluate" in used
    assert "Target.attachedToTarget" in used
    assert {name: file for name, file in used.items() if name not in commands | events} == {}

    async with open_chrome(tmp_path / "profile") as chrome:
        protocol = await trio.to_thread.run_sync(get_json, chrome.port, "/json/protocol")
    theirs = {
        f"{domain['domain']}.{item['name']}"
        for domain in protocol["domains"]
        for item in (*domain.get("commands", ()), *domain.get("events", ()))
    }
    assert {name: file for name, file in used.items() if name not in theirs} == {}


def get_json(port: int, path: str):
    connection = HTTPConnection("127.0.0.1", port)
    try:
        connection.request("GET", path)
        return json.loads(connection.getresponse().read())
    finally:
        connection.close()


# --- at run time ---------------------------------------------------------------------------------------------------


def test_a_domain_is_imported_alone():
    code = "import sys; from cdpagent.wire.types import network; print(*sys.modules)"
    modules = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    loaded = {name for name in modules.stdout.split() if name.startswith("cdpagent.wire.types")}
    assert loaded == {"cdpagent.wire.types", "cdpagent.wire.types.network"}


def test_every_module_can_be_imported():
    for path in TYPES.glob("*.py"):
        importlib.import_module(
            f"cdpagent.wire.types.{path.stem}" if path.stem != "__init__" else "cdpagent.wire.types"
        )


def test_callables_can_be_named_at_run_time():
    from cdpagent.wire.types import EventName, SendCommand

    assert SendCommand.__name__ == "SendCommand"
    assert "Page.loadEventFired" in get_args(EventName)
    with pytest.raises(ImportError, match="Nonsense"):
        from cdpagent.wire.types import Nonsense  # type: ignore[attr-defined] # noqa: F401


# --- for type checkers ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def mypy(tmp_path_factory):
    """Run mypy with --strict, in the checkout or elsewhere; return its exit code and the lines it prints."""
    cache = tmp_path_factory.mktemp("mypy")

    def run(*args: object, cwd: Path = ROOT) -> tuple[int, list[str]]:
        command = [sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent", "--no-error-summary"]
        options = [f"--cache-dir={cache}", "--config-file="]
        done = subprocess.run([*command, *options, *map(str, args)], cwd=cwd, capture_output=True, text=True)
        assert not done.stderr
        return done.returncode, done.stdout.splitlines()

    return run


def test_commands_and_events_are_typed_and_mistakes_refused(mypy):
    assert mypy("tests/typing") == (0, [])


def test_a_mistake_is_reported_in_one_line(mypy, tmp_path):
    (tmp_path / "mistakes.py").write_text(
        "from cdpagent.wire.session import Session\n"
        "async def mistakes(session: Session) -> None:\n"
        "    await session.send('Page.navigate', link='about:blank')\n"
        "    await session.send('Page.navigat')\n"
        "    session.subscribe('Page.loadEventFired', 'Page.loadEvent')\n"
        "    session.expect('Page.loadEventFired', timeout='1 s', predicate=lambda event: event.params['no'] > 3)\n"
    )
    _, lines = mypy(tmp_path / "mistakes.py")
    assert [re.findall(r"mistakes.py:(\d+): error: .* expected .Sequence.(\w+)", line) for line in lines] == [
        [("3", "UnknownCommandOrWrongParameters")],
        [("4", "UnknownCommandOrWrongParameters")],
        [("5", "UnknownEventOrWrongArguments")],
        [("6", "UnknownEventOrWrongArguments")],
    ]


def test_ignored_errors_in_the_signatures_hide_no_real_error(mypy, tmp_path):
    """In a file whose errors mypy ignores, a missing name becomes Any, and every mistake would be allowed silently."""
    text = (TYPES / "signatures.py").read_text()
    assert text.count("# mypy: ignore-errors\n") == 1
    whole = tmp_path / "signatures.py"
    whole.write_text(text.replace("# mypy: ignore-errors\n", ""))
    assert mypy("--shadow-file", TYPES / "signatures.py", whole, TYPES) == (0, [])


# --- the generator, on a protocol with all the traps ---------------------------------------------------------------

TRAPS = [
    {
        "domain": "Mail",
        "types": [
            {"id": "Address", "type": "string"},
            {"id": "Folder", "type": "string", "enum": ["in", "out", "-0"]},
            {"id": "Thread", "type": "array", "items": {"$ref": "Post.Stamp"}},
            {
                "id": "Letter",
                "type": "object",
                "properties": [
                    {"name": "from", "$ref": "Address"},
                    {"name": "replies", "type": "array", "items": {"$ref": "Letter"}, "optional": True},
                ],
            },
        ],
        "commands": [
            {
                "name": "forward",
                "parameters": [{"name": "import", "type": "boolean"}, {"name": "to", "$ref": "Address"}],
            },
            {"name": "delete", "parameters": [{"name": "command", "type": "string"}]},
            {"name": "list", "returns": [{"name": "letters", "type": "array", "items": {"$ref": "Letter"}}]},
            {
                "name": "search",
                "parameters": [
                    {"name": "folder", "$ref": "Folder", "optional": True},
                    {"name": "size", "type": "number", "optional": True},
                    {"name": "raw", "type": "binary", "optional": True},
                    {"name": "extra", "type": "any", "optional": True},
                ],
                "returns": [{"name": "thread", "$ref": "Thread"}],
            },
            {"name": "enable"},
        ],
        "events": [{"name": "arrived", "parameters": [{"name": "letter", "$ref": "Letter"}]}, {"name": "emptied"}],
    },
    {
        "domain": "Post",
        "types": [
            {
                "id": "Stamp",
                "type": "object",
                "properties": [
                    {"name": "mail", "$ref": "Mail.Letter"},
                    {"name": "str", "type": "string"},
                    {"name": "int", "type": "integer", "optional": True},
                ],
            },
        ],
        "commands": [{"name": "enable"}],
    },
]

USE = """
from typing import assert_type
from cdpagent.wire.types import Empty, SendCommand, SubscribeEvents, mail, post

async def use(send: SendCommand, subscribe: SubscribeEvents, params: mail.ForwardParams) -> None:
    assert_type(await send("Mail.forward", **params), Empty)
    assert_type(await send("Mail.delete", command="1"), Empty)
    assert_type(await send("Post.enable"), Empty)
    letters = (await send("Mail.list"))["letters"]
    assert_type(letters, list[mail.Letter])
    assert_type(letters[0]["from"], str)
    assert_type(letters[0]["replies"][0]["replies"], list[mail.Letter])
    found = await send("Mail.search", folder="-0", size=1, raw="", extra=None)
    assert_type(found["thread"], list[post.Stamp])
    assert_type(found["thread"][0]["mail"]["from"], str)
    assert_type(found["thread"][0].get("int"), int | None)
    event = await subscribe("Mail.arrived").receive()
    assert_type(event.params["letter"], mail.Letter)
    await send("Mail.search", folder="trash")  # type: ignore[arg-type]
"""


def test_reserved_hidden_recursive_and_mutual_names(mypy, tmp_path):
    package = tmp_path / "cdpagent"
    types = package / "wire" / "types"
    types.mkdir(parents=True)
    for name in ("__init__", "errors", "wire/__init__", "wire/json", "wire/protocol", "wire/subscription"):
        source = "" if name.endswith("__init__") else (ROOT / "cdpagent" / f"{name}.py").read_text()
        (package / f"{name}.py").write_text(source)
    for name, text in generator.generate(TRAPS).items():
        (types / name).write_text(text)
    signatures = types / "signatures.py"
    signatures.write_text(signatures.read_text().replace("# mypy: ignore-errors\n", ""))
    (tmp_path / "use.py").write_text(USE)
    assert mypy("use.py", "cdpagent/wire/types", cwd=tmp_path) == (0, [])


def test_traps_work_at_run_time():
    modules = {}
    for name, text in generator.generate(TRAPS).items():
        if name in ("mail.py", "post.py"):
            modules[name] = {"__name__": name}
            exec(compile(text, name, "exec"), modules[name])
    mail, post = modules["mail.py"], modules["post.py"]
    letter: Any = mail["Letter"]
    assert get_type_hints(letter, mail) == {"from": str, "replies": list[letter]}
    assert mail["SearchParams"].__total__ is False
    assert post["Stamp"].__annotations__.keys() == {"mail", "str", "int"}


@pytest.mark.parametrize(
    "domains",
    [
        [{"domain": "Mail", "types": [{"id": "Any", "type": "string"}]}],
        [
            {
                "domain": "Mail",
                "types": [{"id": "SendParams", "type": "string"}],
                "commands": [{"name": "send", "parameters": [{"name": "to", "type": "string"}]}],
            }
        ],
        [{"domain": "Signatures", "types": []}],
    ],
    ids=["typing's name", "command's and type's name", "file's name"],
)
def test_names_that_collide_are_refused(domains):
    with pytest.raises(ValueError, match=r"would be called|would have another file's name"):
        generator.generate(domains)
