"""Bytes to text, as browsers do it: a byte order mark, what came with the document, then what it says of itself."""

from __future__ import annotations

import codecs
import re

from cdpagent.see.html.tags import words

_BOMS = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))
_COMMENT = re.compile(rb"<!--.*?(?:-->|\Z)", re.DOTALL)
_META = re.compile(rb"""<meta[\s/][^>]{0,2000}?charset\s*=\s*["']?\s*([a-z0-9_:.-]{2,40})""", re.IGNORECASE)
_HEAD_END = re.compile(rb"<(?:/head|body)[\s/>]", re.IGNORECASE)
_PRESCAN = 1024
_LONGEST_HEAD = 64 * 1024

# The encodings that the web knows, by their names in Python. A page must not choose any other codec.
_KNOWN = words(
    "utf-8 cp866 iso8859-2 iso8859-3 iso8859-4 iso8859-5 iso8859-6 iso8859-7 iso8859-8 iso8859-10 iso8859-13 "
    "iso8859-14 iso8859-15 iso8859-16 koi8-r koi8-u mac-roman mac-cyrillic cp874 cp1250 cp1251 cp1252 cp1253 cp1254 "
    "cp1255 cp1256 cp1257 cp1258 gb18030 big5hkscs euc_jp iso2022_jp cp932 cp949"
)
# Names that mean one encoding on the web and another in Python.
_ON_THE_WEB = {
    "ascii": "cp1252",
    "iso8859-1": "cp1252",
    "iso8859-9": "cp1254",
    "iso8859-11": "cp874",
    "tis-620": "cp874",
    "gb2312": "gb18030",
    "gbk": "gb18030",
    "euc_kr": "cp949",
    "shift_jis": "cp932",
    "big5": "big5hkscs",
}
# Names that Python does not have.
_LABELS = {
    "x-sjis": "cp932", "windows-31j": "cp932", "ms_kanji": "cp932", "x-gbk": "gb18030", "x-euc-jp": "euc_jp",
    "ks_c_5601-1987": "cp949", "windows-949": "cp949", "x-x-big5": "big5hkscs", "x-cp1250": "cp1250",
    "x-cp1251": "cp1251", "x-cp1252": "cp1252", "x-user-defined": "cp1252", "x-mac-cyrillic": "mac-cyrillic",
    "x-mac-roman": "mac-roman", "iso-8859-8-i": "iso8859-8", "dos-874": "cp874", "windows-874": "cp874",
    "unicode-1-1-utf-8": "utf-8", "x-unicode20utf8": "utf-8",
}  # fmt: skip


def decode_html(data: bytes, encoding: str | None = None) -> str:
    """The text of an HTML document. Never fails: what can't be decoded becomes U+FFFD.

    `encoding` is what came with the document, such as the charset of its Content-Type; an unknown one is ignored.
    """
    for mark, name in _BOMS:
        if data.startswith(mark):
            return data[len(mark) :].decode(name, "replace")
    known = _utf_16(encoding) or _codec(encoding) or _declared(data)
    if known is None:
        # Undeclared UTF-8 is recognised by being valid, which other encodings hardly ever are by chance.
        try:
            return data.decode("utf-8")
        except UnicodeDecodeError as exc:
            # Cut in the middle of a character at the very end, it is still UTF-8.
            known = "utf-8" if exc.reason == "unexpected end of data" and exc.end == len(data) else "cp1252"
    return data.decode(known, "replace")


def _declared(data: bytes) -> str | None:
    head = data[:_LONGEST_HEAD]
    end = _HEAD_END.search(head)
    head = head[: max(_PRESCAN, end.start() if end is not None else 0)]
    for found in _META.finditer(_COMMENT.sub(b"", head)):
        label = found.group(1).decode("ascii")
        # A document in which that could be read is not in UTF-16.
        known = "utf-8" if _utf_16(label) else _codec(label)
        if known is not None:
            return known
    return None


def _utf_16(label: str | None) -> str | None:
    name = (label or "").strip().lower()
    return {"utf-16": "utf-16-le", "utf-16le": "utf-16-le", "utf-16be": "utf-16-be", "unicode": "utf-16-le"}.get(name)


def _codec(label: str | None) -> str | None:
    """The name of Python's codec for a label; None for one that the web does not know."""
    if not label:
        return None
    label = label.strip().lower()
    name = _LABELS.get(label)
    if name is None:
        try:
            name = codecs.lookup(label).name
        except (LookupError, ValueError):
            return None
    name = _ON_THE_WEB.get(name, name)
    return name if name in _KNOWN else None
