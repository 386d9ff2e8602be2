"""Reads the source of the Trio surface: the public members of its classes, with their types and docstrings.

Annotations are read as text, since many of the names in them are imported for type checkers only.
"""

from __future__ import annotations

import ast
import importlib
import inspect
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from collections.abc import Iterator

Kind = Literal["attribute", "property", "method", "coroutine", "block"]


class NotUnderstoodError(Exception):
    """The generator does not understand something in the Trio surface; the message says what."""


@dataclass
class Member:
    """A public member of a class, or a public function of the package."""

    kind: Kind
    owner: str
    name: str
    doc: str
    module: str
    """The module in whose namespace its types are written."""
    returns: ast.expr
    signature: inspect.Signature = field(default_factory=inspect.Signature)

    @property
    def where(self) -> str:
        """Its name, for an error message."""
        return f"{self.module}: {self.owner}.{self.name}"


@cache
def tree_of(module: str) -> ast.Module:
    """Parse the source of a module."""
    return ast.parse(inspect.getsource(importlib.import_module(module)))


@cache
def names_of(module: str) -> dict[str, tuple[str, str]]:
    """Return, for each name that a module imports or defines, the module it comes from and its name there.

    The name is empty for a module. Imports for type checkers are included.
    """
    found: dict[str, tuple[str, str]] = {}

    def read(body: list[ast.stmt]) -> None:
        for node in body:
            if isinstance(node, ast.ImportFrom) and node.module:
                found.update({each.asname or each.name: (node.module, each.name) for each in node.names})
            elif isinstance(node, ast.Import):
                found.update({each.asname or each.name: (each.name, "") for each in node.names})
            elif isinstance(node, ast.ClassDef | ast.FunctionDef):
                found[node.name] = (module, node.name)
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                found[node.targets[0].id] = (module, node.targets[0].id)
            elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
                read(node.body)

    read(tree_of(module).body)
    return found


def value_of(module: str, name: str) -> Any:
    """Return what a name means in a module; None for modules and built-in names."""
    where, there = names_of(module).get(name, ("", ""))
    return getattr(importlib.import_module(where), there) if there else None


def annotation(text: object, where: str) -> ast.expr:
    """Parse an annotation."""
    if not isinstance(text, str):
        raise NotUnderstoodError(f"{where} has no type, or its module lacks `from __future__ import annotations`")
    return ast.parse(text, mode="eval").body


def is_ours(kind: type) -> bool:
    """Whether cdpagent defines the class."""
    return kind.__module__.startswith("cdpagent.")


@cache
def members_of(kind: type) -> list[Member]:
    """Return the public members of a class, those of its base classes first."""
    bases = [base for base in reversed(kind.__mro__) if is_ours(base)]
    found = [member for base in bases for member in [*_attributes(base), *functions_of(base)]]
    return list({member.name: member for member in found}.values())


def functions_of(kind: type) -> Iterator[Member]:
    """Return the public properties and methods that the class itself defines."""
    for name, thing in vars(kind).items():
        if isinstance(thing, property) and thing.fget is not None:
            function = thing.fget
        elif inspect.isfunction(thing):
            function = thing
        else:
            continue
        if not name.startswith("_"):
            yield member_of(function, kind.__name__, name, is_property=isinstance(thing, property))


def member_of(wrapped: Any, owner: str, name: str, *, is_property: bool = False) -> Member:
    """Describe a function, a method, or the function of a property."""
    function = inspect.unwrap(wrapped)
    signature = inspect.signature(function)
    returns = annotation(signature.return_annotation, f"{owner}.{name}")
    kind: Kind = "method"
    if is_property:
        kind = "property"
    elif inspect.iscoroutinefunction(function):
        kind = "coroutine"
    elif inspect.isasyncgenfunction(function):
        kind = "block"
    return Member(kind, owner, name, inspect.getdoc(function) or "", function.__module__, returns, signature)


def _attributes(kind: type) -> Iterator[Member]:
    """Return the attributes declared in the class or set in ``__init__``; the string below one is its docstring."""
    source = next(n for n in tree_of(kind.__module__).body if isinstance(n, ast.ClassDef) and n.name == kind.__name__)
    init = next((n for n in source.body if isinstance(n, ast.FunctionDef) and n.name == "__init__"), None)
    arguments = [*init.args.args, *init.args.kwonlyargs] if init is not None else []
    types = {each.arg: each.annotation for each in arguments}
    for body in (source.body, init.body if init is not None else []):
        for node, below in zip(body, [*body[1:], None], strict=False):
            name, declared = _declared(node, types)
            if not name or name.startswith("_"):
                continue
            if declared is None:
                raise NotUnderstoodError(f"can't tell the type of {kind.__name__}.{name} from its value. Declare it")
            said = below.value if isinstance(below, ast.Expr) else None
            doc = str(said.value) if isinstance(said, ast.Constant) else ""
            yield Member("attribute", kind.__name__, name, doc, kind.__module__, declared)


def _declared(node: ast.stmt, types: dict[str, ast.expr | None]) -> tuple[str, ast.expr | None]:
    """Return the name and the type of the attribute that a statement sets; an empty name if it sets none."""
    if isinstance(node, ast.AnnAssign):
        target: ast.expr = node.target
        return target.attr if isinstance(target, ast.Attribute) else ast.unparse(target), node.annotation
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute):
        return node.targets[0].attr, _type_of(node.value, types)
    return "", None


def _type_of(value: ast.expr, types: dict[str, ast.expr | None]) -> ast.expr | None:
    if isinstance(value, ast.Name):
        return types.get(value.id)
    if isinstance(value, ast.Constant):
        return ast.Name(type(value.value).__name__)
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
        return value.func
    return None
