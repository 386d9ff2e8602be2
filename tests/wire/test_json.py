"""JSON both ways, at the edges where Chrome, V8 and the decoders disagree."""

from __future__ import annotations

import json as stdlib
import math
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cdpagent.wire import json


def nested(depth: int) -> Any:
    """A value with ``depth`` arrays around it."""
    value: Any = 1
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize(
    ("data", "value"),
    [
        (b'{"a":1}', {"a": 1}),
        (rb'"\ud800"', "\ud800"),
        (rb'"\udc00 and \ud83d"', "\udc00 and \ud83d"),
        (rb'"\ud83d\ude00"', "\U0001f600"),
        (b'"\xed\xa0\x80"', "\ud800"),
        ('"ä€😀"'.encode(), "ä€😀"),
        (b"123456789012345678901234567890", 123456789012345678901234567890),
        (b"1.5e300", 1.5e300),
        (b'{"a":1,"a":2}', {"a": 2}),
        (b' {"a" : [ ] } ', {"a": []}),
    ],
)
def test_decodes(data: bytes, value: Any) -> None:
    assert json.loads(data) == value
    assert json.loads(bytearray(data)) == value


@pytest.mark.parametrize("depth", [199, 200, 201, 300, 500])
def test_decodes_nesting_that_is_too_deep_for_the_fast_decoder(depth: int) -> None:
    assert json.loads(b"[" * depth + b"1" + b"]" * depth) == nested(depth)


@pytest.mark.parametrize(
    "data", [b"", b"hello", b"{", b'{"a":1}x', b'"\xff"', b"\0", b"\xef\xbb\xbf{}", b"[" * 100_000, b"9" * 5000]
)
def test_invalid_json_is_a_value_error(data: bytes) -> None:
    with pytest.raises(ValueError, match=r".") as caught:
        json.loads(data)
    assert not isinstance(caught.value, RecursionError)


@pytest.mark.parametrize(
    "value",
    [
        {"a": [1, 2.5, None, True, "x"]},
        "\ud800 lone \udfff",
        {"NaN": "Infinity"},
        2**70,
        nested(254),
        nested(300),
        "ä€😀",
    ],
)
@pytest.mark.parametrize("strict", [False, True])
def test_encodes(value: Any, strict: bool) -> None:
    assert stdlib.loads(json.dumps(value, strict=strict)) == value


@pytest.mark.parametrize(
    ("value", "says"),
    [
        ({"a": object()}, "object"),
        ({"a": {1, 2, ...}}, "set"),
        (b"\xff", "bytes"),
    ],
)
def test_a_value_that_json_cannot_hold_is_a_type_error_that_names_it(value: Any, says: str) -> None:
    with pytest.raises(TypeError, match=says):
        json.dumps(value)


def test_a_circular_list_is_a_type_error() -> None:
    circle: list[Any] = []
    circle.append(circle)
    with pytest.raises(TypeError, match=r"[Cc]ircular"):
        json.dumps(circle)


@pytest.mark.parametrize("number", [math.nan, math.inf, -math.inf])
def test_numbers_that_only_javascript_has(number: float) -> None:
    assert json.dumps([number]) in (b"[NaN]", b"[Infinity]", b"[-Infinity]")
    with pytest.raises(TypeError, match="not JSON compliant"):
        json.dumps({"deep": [number]}, strict=True)


def test_a_command_deeper_than_chrome_can_read_does_not_leave() -> None:
    json.dumps(nested(300), strict=True)
    with pytest.raises(TypeError, match="300 levels"):
        json.dumps(nested(301), strict=True)
    json.dumps(nested(301))


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda children: st.lists(children) | st.dictionaries(st.text(), children),
)


@settings(deadline=None, max_examples=50)  # no deadline: on a busy machine an example may take long
@given(JSON_VALUES)
def test_encoded_values_decode_to_themselves(value: Any) -> None:
    assert json.loads(json.dumps(value, strict=True)) == value


@settings(deadline=None, max_examples=50)
@given(st.text(st.characters(codec=None, categories=None), max_size=50))
def test_any_string_comes_back_even_with_lone_surrogates(text: str) -> None:
    assert json.loads(json.dumps([text], strict=True)) == [text]


@settings(deadline=None, max_examples=50)
@given(st.binary(max_size=40))
def test_any_bytes_are_decoded_or_refused(data: bytes) -> None:
    try:
        json.loads(data)
    except ValueError:
        pass
