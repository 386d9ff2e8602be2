"""URLs in a line."""

from __future__ import annotations

import pytest

from cdpagent.see.urls import UrlBase

BASE = UrlBase("https://a.example/shop/list?page=2#top")


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("https://a.example/cart", "/cart"),
        ("https://a.example", "/"),
        ("https://a.example?x=1", "/?x=1"),
        ("https://a.example/shop/list?page=2#reviews", "#reviews"),
        ("https://b.example/x", "https://b.example/x"),
        ("https://a.example.org/x", "https://a.example.org/x"),
        ("https://a.example:8443/x", "https://a.example:8443/x"),
        ("https://a.example//evil.example/x", "https://a.example//evil.example/x"),
        ("http://a.example/x", "http://a.example/x"),
        ("../up?utm_source=mail&id=7&fbclid=abc#part", "../up?id=7#part"),
        ("https://a.example/x?utm_medium=a&gclid=b", "/x"),
        ("/x?utmost=1&spm=2", "/x?utmost=1"),
        ("#here", "#here"),
        ("mailto:a@b.example", "mailto:a@b.example"),
        ("", ""),
    ],
)
def test_a_url_is_told_shortly(url, expected):
    assert BASE.shorten(url) == expected


def test_a_url_is_never_longer_than_its_limit():
    assert BASE.shorten("https://b.example/" + "x" * 500, 50) == "https://b.example/" + "x" * 31 + "…"
    assert len(BASE.shorten("data:image/png;base64," + "A" * 5000)) == 40
    assert len(BASE.shorten("javascript:" + "x" * 500)) == 40


def test_a_page_without_an_origin_shortens_nothing():
    assert UrlBase("about:blank").shorten("https://a.example/x") == "https://a.example/x"
