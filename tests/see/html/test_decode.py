"""Bytes become the text that a browser would read: by their mark, by what came with them, by what they say."""

from __future__ import annotations

import codecs

import pytest

import cdpagent
from cdpagent.see.html.decode import decode_html

BUTTON = "<button>Grüße</button>"


@pytest.mark.parametrize(
    ("data", "text"),
    [
        # A byte order mark wins over everything.
        (codecs.BOM_UTF8 + BUTTON.encode(), BUTTON),
        (codecs.BOM_UTF8 + b"<meta charset=koi8-r>" + BUTTON.encode(), "<meta charset=koi8-r>" + BUTTON),
        (codecs.BOM_UTF16_LE + BUTTON.encode("utf-16-le"), BUTTON),
        (codecs.BOM_UTF16_BE + BUTTON.encode("utf-16-be"), BUTTON),
        # What the document says of itself.
        ("<meta charset=shift_jis>日本".encode("shift_jis"), "<meta charset=shift_jis>日本"),
        ("<META CHARSET='Windows-1251'>Привет".encode("cp1251"), "<META CHARSET='Windows-1251'>Привет"),
        ("<!-- <meta charset=koi8-r> --><meta charset=utf-8>é".encode(), None),
        ('<meta http-equiv=content-type content="text/html; charset=gb2312">简体'.encode("gb2312"), None),
        ("<meta charset=nonsense><meta charset=euc-kr>한국".encode("euc-kr"), None),
        # Names that mean more on the web than they say.
        ("<meta charset=iso-8859-1>“€”".encode("cp1252"), "<meta charset=iso-8859-1>“€”"),
        ("<meta charset=us-ascii>“€”".encode("cp1252"), "<meta charset=us-ascii>“€”"),
        ("<meta charset=utf-16>é".encode(), "<meta charset=utf-16>é"),
        # Nothing is said.
        (BUTTON.encode(), BUTTON),
        (BUTTON.encode("latin-1"), BUTTON),
        (BUTTON.encode() + "é".encode()[:1], BUTTON + "\ufffd"),
        (b"\x81\xff", "\ufffdÿ"),
        (b"", ""),
    ],
)
def test_bytes_are_decoded_as_browsers_do(data, text):
    read = decode_html(data)
    if text is None:
        assert read.endswith(("é", "简体", "한국"))
    else:
        assert read == text


def test_what_the_server_said_wins_over_what_the_document_says():
    data = "<meta charset=koi8-r><button>Ünï</button>".encode("latin-1")
    assert '"Ünï"' in cdpagent.snapshot_html(data, encoding="ISO-8859-1").text
    assert '"Ünï"' not in cdpagent.snapshot_html(data).text
    assert '"Ünï"' not in cdpagent.snapshot_html(data, encoding="no such thing").text


@pytest.mark.parametrize("encoding", ["zlib", "rot13", "utf-7", "idna", "unicode_escape", "hex"])
def test_a_codec_that_the_web_does_not_know_is_not_used(encoding):
    assert decode_html(b"<meta charset=" + encoding.encode() + b">+AGE-\\x41", encoding).endswith("+AGE-\\x41")
