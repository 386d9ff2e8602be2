"""Error messages show endpoints without their secrets."""

from __future__ import annotations

import pytest

from cdpagent.wire.redact import mask_headers, mask_tokens, redact_url


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("ws://127.0.0.1:9222/devtools/browser/x", "ws://127.0.0.1:9222/devtools/browser/x"),
        ("wss://user:hunter2@example.com/path", "wss://***@example.com/path"),
        ("wss://hunter2@example.com:443/path", "wss://***@example.com:443/path"),
        ("wss://example.com?token=hunter2&region=eu", "wss://example.com?token=***&region=***"),
        ("wss://example.com/?hunter2", "wss://example.com/?***"),
        ("wss://example.com/#hunter2", "wss://example.com/"),
        ("ws://[::1]:9222/x", "ws://[::1]:9222/x"),
        ("9222", "9222"),
        ("", ""),
        ("http://user:hunter2@example.com:notaport/x?token=hunter2", "http://***@example.com:notaport/x"),
        ("ws://user:hunter2@[bad/x?token=hunter2", "ws://***@[bad/x"),
    ],
)
def test_secrets_are_masked(url: str, shown: str) -> None:
    assert redact_url(url) == shown


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("https://a.example/?access_token=hunter2&x=1", "https://a.example/?access_token=***&x=1"),
        ("https://a.example/cb#id_token=hunter2&state=9", "https://a.example/cb#id_token=***&state=9"),
        ("/reset?resetToken=hunter2", "/reset?resetToken=***"),
        ("/file?X-Amz-Signature=hunter2&X-Amz-Credential=hunter2/x", "/file?X-Amz-Signature=***&X-Amz-Credential=***"),
        ("/cb?code=hunter2&state=9", "/cb?code=***&state=9"),
        ("/cb?code=DE", "/cb?code=DE"),
        ("ftp://ada:hunter2@host/x", "ftp://***@host/x"),
        ("/login?user=ada&password=hunter2", "/login?user=ada&password=***"),
        ("/list?pageToken=abc&next_page_token=def", "/list?pageToken=abc&next_page_token=def"),
        ("/find?q=token&key=map", "/find?q=token&key=map"),
        ("mail ada@example.com, a=b", "mail ada@example.com, a=b"),
    ],
)
def test_what_lets_one_in_is_masked_in_the_urls_of_a_text(text: str, shown: str) -> None:
    assert mask_tokens(text) == shown


def test_headers_that_let_one_in_are_masked() -> None:
    given = {"Authorization": "Bearer hunter2", "cookie": "sid=hunter2", "X-Api-Key": "hunter2", "Accept": "a b"}
    assert mask_headers(given) == {"Authorization": "Bearer ***", "cookie": "***", "X-Api-Key": "***", "Accept": "a b"}


def test_a_long_run_of_colons_is_masked_in_no_time() -> None:
    text = "#://" + ":" * 1_000_000 + "/@"
    assert mask_tokens(text) == text  # what took the square of its length would not end here
