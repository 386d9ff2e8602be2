"""The pytest plugin, as other projects use it: their tests run in a pytest of their own, on the real browser."""

from __future__ import annotations

import re

import pytest

from tests.local import LOCAL_ONLY

pytest_plugins = ["pytester"]

OPTIONS = f"""
import pytest

@pytest.fixture(scope="session")
def browser_options():
    return {{"args": [{LOCAL_ONLY!r}]}}
"""
PAGE = "data:text/html,<title>Shop</title><button>Buy</button>"
SHOW = "document.body.innerHTML = '<h1>Shop</h1><button>Buy</button>'; console.log('a word of the shop')"


@pytest.fixture
def project(pytester):
    """A project with a conftest of its own, and no settings of ours."""
    pytester.makeconftest(OPTIONS)
    pytester.makeini("[pytest]\nasyncio_default_fixture_loop_scope = function\nfilterwarnings = ignore\n")
    return pytester


def run(project, *arguments: str) -> pytest.RunResult:
    done: pytest.RunResult = project.runpytest_subprocess("-p", "no:cacheprovider", *arguments)
    return done


def test_the_fixtures_serve_trio_asyncio_and_blocking_tests(project):
    project.makepyfile(
        f"""
        import asyncio
        import cdpagent, cdpagent.aio, cdpagent.sync
        import pytest, trio

        def test_blocking(page, context, browser):
            assert (type(page), type(context), type(browser)) == (
                cdpagent.sync.Page, cdpagent.sync.Context, cdpagent.sync.Browser)
            page.evaluate({SHOW!r})
            assert page.click('button "Buy"').success
            assert context.pages == [page]

        @pytest.mark.asyncio
        async def test_asyncio(page, context, browser):
            assert asyncio.get_running_loop()
            assert (type(page), type(context), type(browser)) == (
                cdpagent.aio.Page, cdpagent.aio.Context, cdpagent.aio.Browser)
            await page.evaluate({SHOW!r})
            assert (await page.click('button "Buy"')).success

        @pytest.mark.trio
        async def test_trio(page, context, browser):
            assert trio.lowlevel.in_trio_task()
            assert (type(page), type(context), type(browser)) == (cdpagent.Page, cdpagent.Context, cdpagent.Browser)
            await page.evaluate({SHOW!r})
            assert (await page.click('button "Buy"')).success
        """
    )
    run(project).assert_outcomes(passed=3)


def test_anyio_has_the_fixtures_of_its_backend(project):
    project.makepyfile(
        """
        import cdpagent, cdpagent.aio
        import pytest

        @pytest.fixture(params=["asyncio", "trio"])
        def anyio_backend(request):
            return request.param

        @pytest.mark.anyio
        async def test_it(page, anyio_backend):
            assert type(page) is (cdpagent.Page if anyio_backend == "trio" else cdpagent.aio.Page)
            assert await page.evaluate("6 * 7") == 42
        """
    )
    run(project, "-p", "no:trio", "-p", "no:asyncio").assert_outcomes(passed=2)


def test_a_context_is_the_tests_own_and_takes_options(project):
    project.makepyfile(
        """
        import pytest

        @pytest.fixture
        def context_options():
            return {"locale": "de-DE", "viewport": (400, 300)}

        seen = []

        @pytest.mark.parametrize("number", [1, 2])
        def test_it(page, context, browser, number):
            assert context.cookies() == []
            context.set_cookies([{"name": "a", "value": "b", "url": "http://127.0.0.1/"}])
            assert page.evaluate("[navigator.language, innerWidth]") == ["de-DE", 400]
            seen.append(browser)
            assert seen[0] is browser  # one for all
        """
    )
    run(project).assert_outcomes(passed=2)


@pytest.mark.parametrize("world", ["blocking", "asyncio", "trio"])
def test_what_a_failed_test_showed_is_kept(project, world):
    head = {"blocking": "def", "asyncio": "@pytest.mark.asyncio\nasync def", "trio": "@pytest.mark.trio\nasync def"}[
        world
    ]
    wait = "" if world == "blocking" else "await "
    project.makepyfile(
        f"""import pytest
{head} test_fails(page):
    {wait}page.evaluate({SHOW!r})
    assert False, "it failed"

{head} test_passes(page):
    {wait}page.evaluate({SHOW!r})
"""
    )
    done = run(project)
    done.assert_outcomes(passed=1, failed=1)
    (folder,) = (project.path / "browser-output").iterdir()
    assert folder.name.endswith("test_fails")
    assert (folder / "page.png").read_bytes().startswith(b"\x89PNG")
    assert 'button "Buy"' in (folder / "page.txt").read_text()
    assert "a word of the shop" in (folder / "log.txt").read_text()
    assert re.search(r"what the test's pages showed is in .*test_fails", done.stdout.str())


def test_workers_of_xdist_have_browsers_of_their_own(project):
    project.makepyfile(
        """
        import pytest

        @pytest.mark.parametrize("number", range(4))
        def test_it(page, number):
            assert page.evaluate("6 * 7") == 42
            assert number != 3
        """
    )
    done = run(project, "-n", "2", "--browser-output", "kept")
    done.assert_outcomes(passed=3, failed=1)
    assert len(list((project.path / "kept").iterdir())) == 1
    assert "what the test's pages showed is in" in done.stdout.str()


def test_the_options_reach_the_browser(project):
    project.makepyfile(
        """
        def test_slow(page):
            assert page._trio._tab.context.chrome.slow == 0.2
        """
    )
    run(project, "--slow", "0.2").assert_outcomes(passed=1)
    failed = run(project, "--browser-executable", "/no/such/browser")
    failed.assert_outcomes(errors=1)
    assert "/no/such/browser" in failed.stdout.str()
    headed = project.runpytest_subprocess("--headed", "--fixtures")
    assert "A page of the test's own" in headed.stdout.str()


def test_options_of_another_plugin_are_left_to_it(project):
    project.makepyfile(other="def pytest_addoption(parser):\n    parser.addoption('--headed', action='store_true')")
    project.makepyfile("def test_it(pytestconfig):\n    assert pytestconfig.getoption('--headed') is False")
    run(project, "-p", "other").assert_outcomes(passed=1)


def test_the_plugin_imports_no_browser_before_a_test_asks_for_one(project):
    project.makepyfile("import sys\n\ndef test_it():\n    assert 'cdpagent.entry' not in sys.modules")
    run(project).assert_outcomes(passed=1)
