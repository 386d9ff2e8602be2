"""Error messages show endpoints without their secrets."""

from __future__ import annotations

import pytest

from cdpagent.wire.redact import redact_url


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
