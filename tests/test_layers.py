"""The layers: imports go downward only, and a name with an underscore stays in its module.

A reader should be able to open any folder and know what it may touch. Generated code is left out.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE = Path(__file__).parents[1] / "cdpagent"

LAYERS = (
    ("errors", "_version", "policy", "destinations", "invisible", "blocks", "log"),
    ("wire",),
    ("browser",),
    ("see",),
    ("act",),
    ("page", "entry"),
    ("agent",),
    ("bridge",),
    ("sync", "aio"),
    ("demo", "pytest_plugin"),
    ("cli", "__main__"),
)
"""Lowest first. What stands in one line may import each other."""

UPWARD = {
    ("demo/__main__.py", "cdpagent.cli"): "``python -m cdpagent.demo`` is the command ``cdpagent demo``",
    (
        "act/actor.py",
        "cdpagent.page",
    ): "only for type checkers: receipts hand out the public pages that an action opened",
    (
        "act/receipt.py",
        "cdpagent.page",
    ): "only for type checkers: receipts hand out the public pages that an action opened",
}

PRIVATE = {
    ("bridge/blocking.py", "_trio"): "what the generated classes of cdpagent.sync wrap; users must not see it",
    ("bridge/looping.py", "_trio"): "what the generated classes of cdpagent.aio wrap; users must not see it",
    (
        "pytest_plugin.py",
        "_trio",
    ): "a fixture gives the same browser to tests of both other worlds; users must not see how",
    (
        "pytest_plugin.py",
        "_of",
    ): "a fixture gives the same browser to tests of both other worlds; users must not see how",
}
"""Uses of other modules' underscore names, and why each is right."""

MOST_PRIVATE_USES = 1.5
"""For each 1,000 lines. Trio has 1.3, h11 0.8, websockets 0.6, httpcore 0."""

_NAMED_TUPLE = {"_replace", "_asdict", "_fields", "_make"}


class Use(NamedTuple):
    file: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"cdpagent/{self.file}:{self.line}: {self.name}"


@cache
def modules() -> dict[str, ast.Module]:
    """All modules that people write, by their paths."""
    generated = ("wire/types/", "sync/", "aio/")
    paths = {path.relative_to(PACKAGE).as_posix(): path for path in sorted(PACKAGE.rglob("*.py"))}
    return {name: ast.parse(path.read_text("utf-8")) for name, path in paths.items() if not name.startswith(generated)}


def layer_of(part: str) -> int:
    return next(number for number, parts in enumerate(LAYERS) if part in parts)


def imports(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, each.name) for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports name the whole path"
            if node.module == "cdpagent":
                yield from ((node.lineno, f"cdpagent.{each.name}") for each in node.names)
            elif node.module:
                yield node.lineno, node.module


def upward_imports() -> Iterator[Use]:
    for name, tree in modules().items():
        if name == "__init__.py":
            continue  # the whole surface in one place
        own = layer_of(name.partition("/")[0].removesuffix(".py"))
        for line, imported in imports(tree):
            root, _, rest = imported.partition(".")
            if root != "cdpagent":
                continue
            # The package itself is what users import: it is above everything but the programs in it.
            layer = layer_of(rest.partition(".")[0]) if rest else layer_of("sync")
            if layer > own:
                yield Use(name, line, imported)


def private_uses() -> Iterator[Use]:
    for name, tree in modules().items():
        own = defined_in(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and is_private(node.attr) and node.attr not in own:
                yield Use(name, node.lineno, node.attr)
            elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("cdpagent"):
                yield from (Use(name, node.lineno, each.name) for each in node.names if is_private(each.name))


def defined_in(tree: ast.Module) -> set[str]:
    """The names that a module gives to something: functions, classes, variables, attributes, slots."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            if isinstance(node.value, ast.Name) and node.value.id in ("self", "cls"):
                found.add(node.attr)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier():
            found.add(node.value)
    return found


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.endswith("__") and name not in _NAMED_TUPLE and name != "_version"


def test_every_module_is_in_a_layer():
    for name in modules():
        if name != "__init__.py":
            layer_of(name.partition("/")[0].removesuffix(".py"))


def test_imports_go_downward():
    wrong = [str(use) for use in upward_imports() if (use.file, use.name) not in UPWARD]
    assert not wrong


def test_underscore_names_stay_in_their_modules():
    wrong = [str(use) for use in private_uses() if (use.file, use.name) not in PRIVATE]
    assert not wrong


def test_there_are_few_exceptions():
    lines = sum(len((PACKAGE / name).read_text("utf-8").splitlines()) for name in modules())
    uses = Counter(use.file for use in private_uses())
    assert 1000 * uses.total() / lines <= MOST_PRIVATE_USES


@pytest.mark.parametrize(("listed", "found"), [(UPWARD, upward_imports), (PRIVATE, private_uses)])
def test_listed_exceptions_are_still_needed(listed, found):
    assert set(listed) <= {(use.file, use.name) for use in found()}


def test_acting_reaches_into_nothing_below_it():
    assert any(name.startswith("act/") for name in modules())
    assert not [str(use) for use in private_uses() if use.file.startswith("act/")]


def test_the_files_that_the_architecture_names_exist():
    text = (PACKAGE.parent / "docs" / "architecture.md").read_text("utf-8")
    named = set(re.findall(r"`([\w./]+\.(?:py|js|toml|md))`", text))
    there = [
        path.as_posix()
        for top in ("cdpagent", "extractor/src", "tools", "tests")
        for path in Path(PACKAGE.parent, top).rglob("*.*")
    ]
    there.append("/extractor/README.md")
    missing = [name for name in named if not any(path.endswith(f"/{name}") for path in there)]
    assert len(named) > 50
    assert not missing
