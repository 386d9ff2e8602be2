"""cdpagent.sync and cdpagent.aio have every public name, argument and default of the Trio surface, with docs and types."""

from __future__ import annotations

import inspect
import subprocess
import sys
from typing import Any

import pytest

import cdpagent
from cdpagent import aio, sync
from cdpagent.bridge.live import Live
from tools.surfaces import __main__ as generator
from tools.surfaces.source import NotUnderstoodError, members_of
from tools.surfaces.worlds import WORLDS
from tools.surfaces.writer import Writer

BOTH = pytest.mark.parametrize("world", [sync, aio], ids=["sync", "aio"])


def public(thing: object) -> set[str]:
    return {name for name in dir(thing) if not name.startswith("_")}


@BOTH
def test_every_public_name_exists(world):
    assert sorted(world.__all__) == sorted(set(cdpagent.__all__) - {"start"})  # it takes a nursery
    for name in world.__all__:
        ours, theirs = getattr(world, name), getattr(cdpagent, name)
        assert ours is theirs or ours.__module__ == world.__name__
    assert set(world.__all__) <= set(dir(world))
    with pytest.raises(AttributeError, match="no_such_name"):
        _ = world.no_such_name


@BOTH
def test_every_member_of_live_objects_exists(world, page):
    """The test compares objects, not classes, so that attributes set at run time count too."""
    trio_page = page._trio
    live = [
        trio_page,
        trio_page.context,
        trio_page.context.browser,
        trio_page.main_frame,
        trio_page.mouse,
        trio_page.keyboard,
        trio_page.emulation,
        trio_page.cdp,
        trio_page.cdp.subscribe("*"),
        trio_page.cdp.expect("Page.loadEventFired"),
        page.main_frame.world()._trio,
        cdpagent.WebTools(trio_page),
        cdpagent.BrowserTool(),
    ]
    for each in live:
        wrapper = getattr(world, type(each).__name__)
        assert issubclass(wrapper, Live)
        assert public(each) - public(wrapper) == set()
    names = {type(each).__name__ for each in live} | {
        "ActionSequence",
        "Download",
        "FileChooser",
        "Expected",
        "Response",
        "Route",
    }
    assert set(world._LIVE) == names


@BOTH
def test_arguments_and_defaults_are_those_of_trio(world):
    compared = 0
    for name, wrapper in world._LIVE.items():
        trio_class = next(each for each in trio_classes() if each.__name__ == name)
        for attribute in public(trio_class):
            theirs, ours = inspect.getattr_static(trio_class, attribute), inspect.getattr_static(wrapper, attribute)
            if inspect.isfunction(theirs) and (name, attribute) not in RAW:
                assert shape(ours) == shape(theirs), f"{name}.{attribute}"
                compared += 1
    for name in ("launch", "attach"):
        assert shape(getattr(world, name)) == shape(getattr(cdpagent, name))
    assert compared > 90


RAW = {("Session", "send"), ("Session", "subscribe"), ("Session", "expect")}


def trio_classes() -> list[type]:
    from tools.surfaces.live import live_classes

    return list(live_classes().values())


def shape(function: Any) -> list[tuple[str, Any, Any]]:
    return [(each.name, each.kind, each.default) for each in inspect.signature(function).parameters.values()]


@BOTH
def test_every_public_member_has_a_docstring_and_types(world):
    for name, wrapper in world._LIVE.items():
        assert inspect.getdoc(wrapper)
        for attribute, value in vars(wrapper).items():
            if attribute.startswith("_"):
                continue
            function: Any = value.fget if isinstance(value, property) else value
            assert inspect.getdoc(function), f"{name}.{attribute}"
            signature = inspect.signature(function)
            assert signature.return_annotation is not inspect.Signature.empty, f"{name}.{attribute}"
            for each in list(signature.parameters.values())[1:]:
                assert each.annotation is not inspect.Parameter.empty, f"{name}.{attribute}({each.name})"


def test_docstrings_for_blocking_code_do_not_say_await():
    for wrapper in sync._LIVE.values():
        for attribute in public(wrapper):
            text = inspect.getdoc(getattr(wrapper, attribute)) or ""
            assert "await " not in text
            assert "async " not in text
            assert not inspect.iscoroutinefunction(getattr(wrapper, attribute))


# --- the generator -----------------------------------------------------------------------------------------------------


def test_the_files_equal_what_the_generator_writes():
    assert generator.outdated() == [], "run `make surfaces`"


@pytest.fixture
def change(monkeypatch):
    """Add a method to a class of the Trio surface; the generator's cache is cleared before and after."""

    def add(kind: type, method: Any) -> None:
        monkeypatch.setattr(kind, method.__name__, method, raising=False)
        members_of.cache_clear()

    yield add
    monkeypatch.undo()
    members_of.cache_clear()


def test_a_new_method_of_the_trio_surface_is_found_missing(change):
    async def shake(self: Any, times: int = 3) -> str:
        """Shake it."""
        return ""

    change(cdpagent.Frame, shake)
    assert generator.outdated() == ["cdpagent/sync/__init__.py", "cdpagent/aio/__init__.py"]
    texts = [Writer(world).module() for world in WORLDS]
    assert "    def shake(self, times: int = 3) -> str:" in texts[0]
    assert "    async def shake(self, times: int = 3) -> str:" in texts[1]


def test_the_generator_refuses_types_that_it_does_not_understand(change):
    def ask(self: Any, question: Callable[[str], bool]) -> None:  # type: ignore[name-defined]  # noqa: F821
        """Ask."""

    change(cdpagent.Frame, ask)
    with pytest.raises(NotUnderstoodError, match="how to call back .*Callable"):
        Writer(WORLDS[0]).module()


def test_a_method_without_a_docstring_is_an_error(change):
    async def silent(self: Any) -> None:
        pass

    change(cdpagent.Frame, silent)
    with pytest.raises(NotUnderstoodError, match="silent has no docstring"):
        Writer(WORLDS[1]).module()


# --- importing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("source", ["import cdpagent.{0}; {0} = cdpagent.{0}", "import cdpagent; {0} = cdpagent.{0}"])
@pytest.mark.parametrize("world", ["sync", "aio"])
def test_both_ways_of_importing(source, world):
    program = source.format(world) + f"; print({world}.launch.__module__)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == f"cdpagent.{world}\n"


def test_cdpagent_alone_imports_neither():
    program = "import cdpagent, sys; print([name for name in sys.modules if name.startswith('cdpagent.')])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "cdpagent.wire" in done.stdout
    for name in ("cdpagent.sync", "cdpagent.aio", "cdpagent.bridge"):
        assert name not in done.stdout


def test_importing_a_surface_imports_no_optional_package():
    for world in ("sync", "aio"):
        program = f"import cdpagent.{world}, sys; print('selectolax' in sys.modules, 'mcp' in sys.modules)"
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
        assert done.stdout == "False False\n"
