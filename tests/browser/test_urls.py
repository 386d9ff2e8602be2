"""Which URLs are opened."""

from __future__ import annotations

import pytest

import cdpagent
from cdpagent.browser.page.urls import check_url


@pytest.mark.parametrize(
    ("url", "opened"),
    [
        ("https://example.com/", "https://example.com/"),
        ("  https://example.com/ \n", "https://example.com/"),
        ("ht\ttps://exa\nmple.com", "https://example.com"),
        ("HTTP://EXAMPLE.COM", "HTTP://EXAMPLE.COM"),
        ("http://localhost:8000", "http://localhost:8000"),
        ("about:blank", "about:blank"),
        ("file:///tmp/a.html", "file:///tmp/a.html"),
        ("chrome://version", "chrome://version"),
        ("https://user:pass@example.com/", "https://user:pass@example.com/"),
        ("https://example.com/?next=javascript:alert(1)", "https://example.com/?next=javascript:alert(1)"),
        ("https://bücher.example/ü?ü#ü", "https://bücher.example/ü?ü#ü"),
    ],
)
def test_urls_that_are_opened_are_completed(url, opened):
    assert check_url(url) == opened


@pytest.mark.parametrize(
    ("url", "advice"),
    [
        ("", "the URL is empty"),
        (" \t\n", "the URL is empty"),
        ("example.com", "did you mean https://example.com"),
        ("example.com/path?q=1", "did you mean https://example.com/path"),
        ("localhost:8000/x", "did you mean http://localhost:8000/x"),
        ("127.0.0.1:8000", r"did you mean http://127\.0\.0\.1:8000"),
        ("[::1]:8000/", r"did you mean http://\[::1\]:8000/"),
        ("no scheme", "a URL begins with one"),
        ("//example.com/", "a URL begins with one"),
        ("/path", "a URL begins with one"),
        ("javascript:alert(1)", "javascript: URLs are not opened"),
        ("JavaScript:alert(1)", "javascript: URLs are not opened"),
        (" java\nscript:alert(1)", "javascript: URLs are not opened"),
        ("\x01javascript:alert(1)", "javascript: URLs are not opened"),
        ("data:text/html,<script>1</script>", "data: URLs are not opened"),
        ("vbscript:x", "vbscript: URLs are not opened"),
    ],
)
def test_what_is_refused_and_what_to_do(url, advice):
    with pytest.raises(cdpagent.InvalidUrlError, match=advice) as caught:
        check_url(url)
    assert caught.value.url == url
    assert caught.value.code == "invalid_url"


async def test_a_page_is_not_moved_by_a_url_that_is_refused(page, site):
    await page.open(site.add("/here", "<title>here</title>"))
    for url in ("javascript:document.title = 'run'", "example.com", "http://"):
        with pytest.raises(cdpagent.InvalidUrlError):
            await page.open(url)
    assert (await page.title(), page.page_rev) == ("here", 1)
