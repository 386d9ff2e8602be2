"""Globs for URLs: what they mean, and that no URL makes them take long."""

from __future__ import annotations

import pytest

from cdpagent.browser.network.patterns import url_test

pytestmark = pytest.mark.pure

MEANT = [
    ("**", "http://x/"),
    ("**/api/**/items", "http://x/api/a/b/items"),
    ("**/api/**/items", "http://x/api/items"),
    ("**/a/**/b/**/c", "http://x/a/q/b/w/b/c"),
    ("**/x*y/**/z", "http://h/xa/xby/z"),
    ("**/*.{png,jpg}", "http://h/a/b.jpg"),
    ("/api/*", "http://h/api/1"),
]
NOT_MEANT = [
    ("**/api/**/items", "http://x/api/a/items/c"),
    ("**/a/**/b/**/c", "http://x/b/a/c"),
    ("http://h/*", "http://h/a/b"),
    ("/api/*", "http://h/other/api/1"),
]


@pytest.mark.parametrize(("glob", "url"), MEANT)
def test_a_glob_means_a_url(glob, url):
    assert url_test(glob)(url)


@pytest.mark.parametrize(("glob", "url"), NOT_MEANT)
def test_a_glob_does_not_mean_a_url(glob, url):
    assert not url_test(glob)(url)


@pytest.mark.parametrize("glob", ["**/api/**/items", "**/a/**/a/**/a/**/z", "**/a*a/**/z"])
def test_a_url_of_megabytes_is_soon_decided(glob):
    assert not url_test(glob)("http://h" + "/api/a/aa" * 200_000)
