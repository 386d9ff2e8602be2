"""Rewrites types of the Trio surface for another surface, and says how to convert values of such a type."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, TypeVar

import cdpagent
from tools.surfaces.live import is_wrapped
from tools.surfaces.source import NotUnderstoodError, names_of, value_of

if TYPE_CHECKING:
    from tools.surfaces.worlds import World


class Types(ast.NodeTransformer):
    """Rewrites annotations, and collects the imports that they need."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.imports: dict[str, str] = {}  # name -> module
        self.modules: set[str] = set()
        self.variables: set[str] = set()
        self._module = ""

    def of(self, node: ast.expr, module: str) -> str:
        """Return an annotation of a module, rewritten."""
        self._module = module
        return ast.unparse(self.visit(ast.parse(ast.unparse(node), mode="eval").body))

    def need(self, module: str, name: str) -> str:
        """Import a name for type checkers."""
        if self.imports.setdefault(name, module) != module:
            raise NotUnderstoodError(f"{module} and {self.imports[name]} both have a {name}. Rename one of them")
        return name

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """Rewrite a name: of a wrapped class, of something to import, or built in."""
        if node.id not in names_of(self._module):
            return node
        module, name = names_of(self._module)[node.id]
        value = value_of(self._module, node.id)
        if name == "deque":
            return ast.Name("list")  # the generated code returns a copy
        if isinstance(value, TypeVar):
            self.variables.add(name)
        elif isinstance(value, type) and is_wrapped(value):
            return ast.Name(value.__name__)
        elif name == "DialogRule":
            self.need(f"cdpagent.bridge.{self.world.bridge}", name)
        elif not module.startswith("cdpagent") or name not in cdpagent.__all__:
            self.need(module, name)
        return ast.Name(name)

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        """Rewrite a name in a module."""
        module, _ = names_of(self._module)[ast.unparse(node.value)]
        self.modules.add(module)
        return ast.Attribute(ast.Name(module), node.attr)

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        """Rewrite a generic type."""
        name = ast.unparse(node.value)
        if names_of(self._module).get(name) == ("typing", "Literal"):
            return ast.Subscript(ast.Name(self.need("typing", "Literal")), node.slice)
        kind = value_of(self._module, name)
        if isinstance(kind, type) and parameters_of(kind) == [] and is_wrapped(kind):
            return ast.Name(kind.__name__)
        self.generic_visit(node)
        return node


def parameters_of(kind: type) -> list[str]:
    """Return the type variables of a class."""
    return [each.__name__ for each in getattr(kind, "__parameters__", ())]


def wrapper_of(node: ast.expr, module: str) -> str:
    """Return the class that wraps values of this type; empty if they are not wrapped."""
    name = ast.unparse(node.value if isinstance(node, ast.Subscript) else node)
    kind = value_of(module, name)
    return kind.__name__ if isinstance(kind, type) and is_wrapped(kind) else ""


def names_wrapped(node: ast.AST, module: str) -> bool:
    """Whether an annotation names a wrapped class."""
    return any(isinstance(each, ast.Name) and wrapper_of(each, module) for each in ast.walk(node))


def converted(node: ast.expr, module: str, expression: str) -> str:
    """Return code that wraps the value of an expression of this type."""
    if wrapper := wrapper_of(node, module):
        return f"{wrapper}._of({expression})"
    if isinstance(node, ast.BinOp) and ast.unparse(node.right) == "None" and (wrapper := wrapper_of(node.left, module)):
        return f"{wrapper}._maybe({expression})"
    inside = _inside(node, "list", "Sequence", "deque")
    if inside is not None and (wrapper := wrapper_of(inside, module)):
        return f"{wrapper}._all({expression})"
    if isinstance(value_of(module, ast.unparse(node)), TypeVar):
        return f'cast("{ast.unparse(node)}", _wrapped({expression}))'
    if names_wrapped(node, module):
        raise NotUnderstoodError(f"{module}: the generator does not know how to wrap {ast.unparse(node)}")
    return expression


def copied(node: ast.expr, expression: str) -> str:
    """Return code that copies the value of an expression, if it may change while the caller iterates over it."""
    if _inside(node, "list", "Sequence", "deque") is not None:
        return f"list({expression})"
    if _inside(node, "set") is not None:
        return f"set({expression})"
    return expression


def _inside(node: ast.expr, *containers: str) -> ast.expr | None:
    is_one = isinstance(node, ast.Subscript) and ast.unparse(node.value) in containers
    return node.slice if is_one and isinstance(node, ast.Subscript) else None
