"""Writes the module of one world: cdpagent.sync or cdpagent.aio."""

from __future__ import annotations

import ast
import dataclasses
import inspect
import re
import textwrap
from types import EllipsisType
from typing import TYPE_CHECKING, Any, Final

import cdpagent
from tools.surfaces.live import holders, is_manager, live_classes
from tools.surfaces.signatures import TYPED, needed
from tools.surfaces.source import Member, NotUnderstoodError, annotation, member_of, members_of
from tools.surfaces.types import Types, converted, copied, names_wrapped, parameters_of, wrapper_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tools.surfaces.worlds import World

SETTABLE: Final = {("Session", "timeout")}
"""The attributes that users may set; the others are read-only."""

MADE_BY_USERS: Final = {"WebTools", "BrowserTool"}
"""The live classes that users make themselves; objects of the others come from calls."""

_LISTENER: Final = "Callable[[Event[Any]], None]"
_WRAPPED: Final = re.compile(r"pattern_with\([^()]*\)")
_USED: Final = {"in_trio", "read", "converted", "asked", "called_back", "called_with", "pattern_with", "cast"}

_HANDLERS: Final = {"RouteHandler": "Route"}
"""Types of functions that do something with an object, and the class of that object."""
_PATTERNS: Final = {"UrlPattern": "str", "RequestPattern": "Request", "ResponsePattern": "Response"}
"""Types of patterns: a text, a regular expression, or a function of an object, and the class of that object."""


class Writer:
    """Writes the module of one world."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._types = Types(world)

    def module(self) -> str:
        """Return the text of the whole module."""
        opening = [member_of(getattr(cdpagent, name), "cdpagent", name) for name in _OPENING]
        parts = [
            *(self._block(member, "_cdpagent") for member in opening),
            *(self._holder(kind) for kind in holders().values()),
            *(self._class(kind) for kind in live_classes().values()),
        ]
        return self._head() + "\n\n".join(parts) + self._tail()

    # --- around the classes ------------------------------------------------------------------------------------------

    def _head(self) -> str:
        types, world = self._types, self.world
        imports = [f"from {module} import {name}" for name, module in types.imports.items() if name != "Any"]
        imports += [f"import {module}" for module in types.modules]
        imports += [f"from {kind.__module__} import {name} as Trio{name}" for name, kind in live_classes().items()]
        imports += [f"from cdpagent.{world.name}.signatures import {name}" for name in needed(world)]
        imports += [f"from cdpagent.wire.types import {name}" for name in TYPED.values() if name not in needed(world)]
        imports += [f"from cdpagent import {name} as {name}" for name in _same()]
        bases = [f"from {kind.__module__} import {name} as Trio{name}" for name, kind in holders().items()]
        variables = [f'{name} = TypeVar("{name}")' for name in sorted(types.variables)]
        return f'''"""{world.docstring}"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

import cdpagent as _cdpagent
from cdpagent.bridge.{world.bridge} import (
    Listener, LiveBlock, Opened, OpenedBrowser, asked, called_back, called_with, in_trio, pattern_with
)
from cdpagent.bridge.live import Live, converted
from cdpagent.bridge.thread import read
{_lines(bases)}

if TYPE_CHECKING:
{_indented(_lines(imports))}

{_lines(variables)}


'''

    def _tail(self) -> str:
        live = ", ".join(f'"{name}": {name}' for name in live_classes())
        return f'''

_LIVE: dict[str, type[Live]] = {{{live}}}


def _wrapped(value: Any) -> Any:
    """Return the stand-in for a value whose type is known only at run time."""
    wrapper = _LIVE.get(type(value).__name__)
    return value if wrapper is None else wrapper._of(value)


# These names are the ones of the Trio surface: nothing in them waits.
_SAME = {_same()!r}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name not in _SAME:
            raise AttributeError(f"module {{__name__!r}} has no attribute {{name!r}}")
        return getattr(_cdpagent, name)


def __dir__() -> list[str]:
    return sorted({{*globals(), *_SAME}})


__all__ = {[name for name in cdpagent.__all__ if name not in _ONLY_TRIO]!r}
'''

    # --- classes -----------------------------------------------------------------------------------------------------

    def _class(self, kind: type) -> str:
        """Write the stand-in for a live class."""
        name, variables = kind.__name__, parameters_of(kind)
        bases = ["LiveBlock" if is_manager(kind) else "Live", *([f"Generic[{', '.join(variables)}]"] * bool(variables))]
        inside = "[Any]" if variables else "[TrioPage]" if getattr(kind, "__parameters__", ()) else ""
        parts = [
            f"class {name}({', '.join(bases)}):\n{self._doc(inspect.getdoc(kind), name)}\n    __slots__ = ()\n\n"
            f"    _trio: Trio{name}{inside}\n"
        ]
        members = {member.name: member for member in members_of(kind)}
        if name in MADE_BY_USERS:
            parts.append(_indented(self._constructor(kind)))
        if name == "Session":
            parts.append(_indented(self._raw({each: members.pop(each) for each in TYPED})))
        parts += [_indented(self._member(member)) for member in members.values()]
        if hasattr(kind, "__anext__"):
            parts.append(_indented(self._iteration(kind)))
        return "\n".join(parts)

    def _constructor(self, kind: type) -> str:
        name = kind.__name__
        made = Member("method", name, "__init__", "", kind.__module__, ast.Constant(None), inspect.signature(kind))
        declared, passed = self._parameters(made, "self")
        return (
            f"def __init__({declared}) -> None:\n    from {kind.__module__} import {name} as Trio{name}\n\n"
            f"    self._stand_for(read(Trio{name}, {passed}))\n"
        )

    def _raw(self, members: dict[str, Member]) -> str:
        """Write the methods of Session that have an overload for each command or event."""
        said = {name: _indented(self._doc(member.doc, member.where)) for name, member in members.items()}
        types = [f"    @property\n    def {name}(self) -> {TYPED[name]}:\n{said[name]}" for name in TYPED]
        return f"""if TYPE_CHECKING:

{_lines(types)}
else:

    {self.world.function} send(self, method: str, /, **params: Any) -> dict[str, Any]:
{said["send"]}        return {self.world.wait}in_trio(self._trio.send, method, **params)

    def subscribe(self, *methods: str, **options: Any) -> Subscription[Any]:
{said["subscribe"]}        return Subscription._of(self._trio.subscribe(*methods, **options))

    def expect(self, *methods: str, predicate: Any = None, **options: Any) -> Expectation[Any]:
{said["expect"]}        wanted = None if predicate is None else called_back(predicate)
        return Expectation._of(self._trio.expect(*methods, predicate=wanted, **options))
"""

    def _iteration(self, kind: Any) -> str:
        member = member_of(kind.__anext__, kind.__name__, "__anext__")
        item = self._types.of(member.returns, member.module)
        self._types.need("typing", "Self")
        value = converted(member.returns, member.module, f"{self.world.wait}in_trio(self._trio.__anext__)")
        letter = "a" if self.world.is_async else ""
        return (
            f"def __{letter}iter__(self) -> Self:\n    return self\n\n"
            f"{self.world.function} __{letter}next__(self) -> {item}:\n    return {value}\n"
        )

    def _holder(self, kind: Any) -> str:
        """Write the subclass of a dataclass in which live objects are wrapped."""
        name = kind.__name__
        options = ["frozen=True"] * kind.__dataclass_params__.frozen + ["slots=True"] * hasattr(kind, "__slots__")
        options += ["repr=False"] * (not kind.__dataclass_params__.repr)
        fields, passed = [], []
        for each in dataclasses.fields(kind):
            node = annotation(each.type, name)
            if not names_wrapped(node, kind.__module__):
                continue
            declared = self._types.of(node, kind.__module__)
            factory: Any = each.default_factory
            default = "" if factory is dataclasses.MISSING else f" = field(default_factory={factory.__name__})"
            if each.default is not dataclasses.MISSING:
                default = f" = {each.default!r}"
            # mypy accepts a holder in place of its base class, but not a list of wrapped objects in place of the list.
            ignored = "" if declared in holders() else "  # type: ignore[assignment]"
            fields.append(f"    {each.name}: {declared}{default}{ignored}")
            passed.append(f"{each.name}={converted(node, kind.__module__, f'data.{each.name}')}")
        return f"""@dataclass({", ".join(options)})
class {name}(Trio{name}):
{self._doc(inspect.getdoc(kind), name)}
{_lines(fields)}

    @classmethod
    def _of(cls, data: Trio{name}) -> {name}:
        return converted(cls, data, {", ".join(passed)})
"""

    # --- members -----------------------------------------------------------------------------------------------------

    def _member(self, member: Member) -> str:
        target = f"self._trio.{member.name}"
        if member.kind == "block":
            return self._block(member, "self._trio", "self")
        if member.kind in ("attribute", "property"):
            return self._value(member, target)
        returns = self._types.of(member.returns, member.module)
        declared, passed = self._parameters(member, "self")
        waits = member.kind == "coroutine"
        how = f"{self.world.wait}in_trio" if waits else "read"
        value = converted(member.returns, member.module, f"{how}({', '.join(filter(None, [target, passed]))})")
        give = "" if returns == "None" else "return "
        begin = self.world.function if waits else "def"
        said = self._doc(member.doc, member.where)
        return f"{begin} {member.name}({declared}) -> {returns}:\n{said}    {give}{value}\n"

    def _value(self, member: Member, target: str) -> str:
        """Write an attribute or a property. If its value may change during the read, the Trio thread reads it."""
        returns, value = self._types.of(member.returns, member.module), copied(member.returns, target)
        if member.kind == "property" or value != target:
            value = f"read(lambda: {value})"
        value = converted(member.returns, member.module, value)
        said = self._doc(member.doc, member.where)
        text = f"@property\ndef {member.name}(self) -> {returns}:\n{said}    return {value}\n"
        if (member.owner, member.name) in SETTABLE:
            text += f"\n@{member.name}.setter\ndef {member.name}(self, value: {returns}) -> None:\n"
            text += f"    {target} = value\n"
        return text

    def _block(self, member: Member, target: str, first: str = "") -> str:
        """Write a function that is used with ``with``."""
        declared, passed = self._parameters(member, first)
        assert isinstance(member.returns, ast.Subscript), (
            f"{member.where}: the iterator's type does not say what it gives"
        )
        given = member.returns.slice
        wrapper = wrapper_of(given, member.module)
        if not wrapper:
            raise NotUnderstoodError(f"{member.where}: the generator does not know how to wrap {ast.unparse(given)}")
        # A user's function is wrapped here, where it is passed: the block is opened in the Trio thread.
        before = ""
        if (wrapped := _WRAPPED.search(passed)) is not None:
            before = f"    wanted = {wrapped[0]}\n"
            passed = passed.replace(wrapped[0], "wanted")
        opened = "OpenedBrowser" if member.name in _OPENING else "Opened"
        return (
            f"def {member.name}({declared}) -> {opened}[{self._types.of(given, member.module)}]:\n"
            f"{self._doc(member.doc, member.where)}{before}"
            f'    return {opened}(lambda: {target}.{member.name}({passed}), {wrapper}._of, "{member.name}")\n'
        )

    def _parameters(self, member: Member, first: str) -> tuple[str, str]:
        """Write the parameters: how they are declared, and how they are passed on."""
        declared, passed = [first] if first else [], []
        is_star_written = False
        for each in member.signature.parameters.values():
            if each.name == "self":
                continue
            if each.kind is each.POSITIONAL_ONLY or each.name in _USED:
                raise NotUnderstoodError(f"{member.where}: the generator does not know how to pass on {each}")
            written, given = self._parameter(each, member)
            if each.kind is each.KEYWORD_ONLY:
                declared += [] if is_star_written else ["*"]
                given = f"{each.name}={given}"
            stars = "*" if each.kind is each.VAR_POSITIONAL else "**" if each.kind is each.VAR_KEYWORD else ""
            is_star_written |= each.kind in (each.KEYWORD_ONLY, each.VAR_POSITIONAL)
            declared.append(stars + written)
            passed.append(stars + given)
        return ", ".join(declared), ", ".join(passed)

    def _parameter(self, each: inspect.Parameter, member: Member) -> tuple[str, str]:
        node = annotation(each.annotation, member.where)
        given, text = each.name, ast.unparse(node)
        if text in _HANDLERS:
            kind = self._function(_HANDLERS[text], "None")
            given = f"called_with({_HANDLERS[text]}._of, {each.name})"
        elif text in _PATTERNS:
            self._types.modules.add("re")
            kind = f"str | re.Pattern[str] | {self._function(_PATTERNS[text], 'bool')}"
            wrap = f"{_PATTERNS[text]}._of" if _PATTERNS[text] in live_classes() else "lambda given: given"
            given = f"pattern_with({wrap}, {each.name})"
        else:
            kind, given = self._plain_parameter(each.name, node, member)
        if each.default is each.empty:
            return f"{each.name}: {kind}", given
        if not isinstance(each.default, str | int | float | tuple | EllipsisType | None):
            raise NotUnderstoodError(f"{member.where}: the generator does not know how to write {each.default!r}")
        return f"{each.name}: {kind} = {'...' if each.default is ... else repr(each.default)}", given

    def _plain_parameter(self, name: str, node: ast.expr, member: Member) -> tuple[str, str]:
        """Write the type of a parameter, and how it is passed on."""
        kind, given, text = self._types.of(node, member.module), name, ast.unparse(node)
        if text == "DialogRule":
            given = f"called_back({name})"
        elif text == "Confirm | None":
            given = f"asked({name})"
        elif text == _LISTENER:
            given = f"Listener({name})"
            if self.world.is_async:
                kind = f"Callable[[Event[Any]], {self._types.need('collections.abc', 'Awaitable')}[None] | None]"
        elif "Callable" in text:
            raise NotUnderstoodError(f"{member.where}: the generator does not know how to call back {text}")
        elif names_wrapped(node, member.module):
            is_optional = isinstance(node, ast.BinOp) and ast.unparse(node.right) == "None"
            given = f"None if {name} is None else {name}._trio" if is_optional else f"{name}._trio"
        return kind, given

    def _function(self, argument: str, returns: str) -> str:
        """Write the type of a user's function."""
        self._types.need("collections.abc", "Callable")
        if self.world.is_async:
            returns = f"{self._types.need('collections.abc', 'Awaitable')}[{returns}] | {returns}"
        return f"Callable[[{argument}], {returns}]"

    def _doc(self, said: str | None, where: str) -> str:
        if not said:
            raise NotUnderstoodError(f"{where} has no docstring")
        text = self.world.words(inspect.cleandoc(said))
        return _indented(f'{"r" * (chr(92) in text)}"""{text}{chr(10) * (chr(10) in text)}"""\n')


_OPENING: Final = ("launch", "attach")
_ONLY_TRIO: Final = ("start",)
"""What only Trio has: it takes a nursery. In the other worlds it is a method of what `launch` returns."""


def _same() -> list[str]:
    """Return the public names that all surfaces share."""
    return [name for name in cdpagent.__all__ if name not in {*_OPENING, *_ONLY_TRIO, *live_classes(), *holders()}]


def _lines(parts: Iterable[str]) -> str:
    return "\n".join(parts)


def _indented(text: str) -> str:
    return textwrap.indent(text, "    ")
