"""The public surface: every documented name is there, typed and explained, and importing it is cheap."""

from __future__ import annotations

import inspect
import subprocess
import sys

import pytest

import cdpagent
from cdpagent import errors

HEAVY = (
    "asyncio",
    "urllib.request",
    "http.client",
    "websockets",
    "selectolax",
    "cdpagent.wire.types",
    "cdpagent.browser.process.install",
)


def public_callables():
    for name in cdpagent.__all__:
        thing = getattr(cdpagent, name)
        yield name, thing
        if inspect.isclass(thing) and not issubclass(thing, BaseException):
            for attribute, value in vars(thing).items():
                if not attribute.startswith("_") and (callable(value) or isinstance(value, property)):
                    yield f"{name}.{attribute}", value


@pytest.mark.parametrize(("name", "thing"), [pytest.param(*each, id=each[0]) for each in public_callables()])
def test_public_name_is_explained_and_typed(name, thing):
    function = thing.fget if isinstance(thing, property) else thing
    assert inspect.getdoc(function), f"{name} has no docstring"
    if inspect.isfunction(function):
        signature = inspect.signature(function)
        untyped = [
            parameter.name
            for parameter in signature.parameters.values()
            if parameter.annotation is inspect.Parameter.empty and parameter.name != "self"
        ]
        assert not untyped, f"{name}: {untyped} have no type"
        assert signature.return_annotation is not inspect.Signature.empty, f"{name} has no return type"


def test_nothing_public_is_missing_from_all():
    public = {
        name for name in dir(cdpagent) if not name.startswith("_") and not inspect.ismodule(getattr(cdpagent, name))
    }
    assert public - {"annotations"} == set(cdpagent.__all__)


def test_every_error_is_ours_and_has_a_code_of_its_own():
    classes = [getattr(errors, name) for name in errors.__all__ if issubclass(getattr(errors, name), Exception)]
    ours = [each for each in classes if issubclass(each, errors.CdpAgentError)]
    assert {each.__name__ for each in classes} - {each.__name__ for each in ours} == {"SandboxWarning"}
    codes = [each.code for each in ours if "code" in vars(each)]
    assert len(codes) == len(set(codes))
    assert issubclass(errors.DeadlineExceededError, TimeoutError)


def test_import_is_cheap():
    """Nothing that only some users need, and none of the generated types, is imported with the package."""
    names = subprocess.run(
        [sys.executable, "-c", "import cdpagent, sys; print(*sys.modules)"], capture_output=True, text=True, check=True
    ).stdout.split()
    without = subprocess.run(
        [sys.executable, "-c", "import trio, pydantic_core, sys; print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    assert "cdpagent" in names
    assert not [name for name in HEAVY if name in set(names) - set(without)]
