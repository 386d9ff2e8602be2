"""Time limits whose error names what timed out."""

from __future__ import annotations

import pytest
import trio
import trio.testing

from cdpagent.errors import DeadlineExceededError
from cdpagent.wire.deadline import deadline


async def test_a_block_that_ends_in_time_raises_nothing(autojump_clock: trio.testing.MockClock) -> None:
    with deadline("the thing", 2):
        await trio.sleep(1)


async def test_the_error_names_what_timed_out(autojump_clock: trio.testing.MockClock) -> None:
    with pytest.raises(DeadlineExceededError, match=r"^the thing timed out after 0\.5 s\. Look there$") as caught:
        with deadline("the thing", 0.5, hint="Look there"):
            await trio.sleep(1)
    assert (caught.value.waited_for, caught.value.timeout, caught.value.code) == ("the thing", 0.5, "deadline_exceeded")


async def test_the_hint_may_be_computed_when_time_is_up(autojump_clock: trio.testing.MockClock) -> None:
    received = 0
    with pytest.raises(DeadlineExceededError, match="7 bytes came"):
        with deadline("the download", 5, hint=lambda: f"{received} bytes came"):
            received = 7
            await trio.sleep_forever()


async def test_none_means_no_limit(autojump_clock: trio.testing.MockClock) -> None:
    with deadline("the thing", None):
        await trio.sleep(80_000)


async def test_another_exception_is_not_changed(autojump_clock: trio.testing.MockClock) -> None:
    with pytest.raises(ZeroDivisionError):
        with deadline("the thing", 5):
            raise ZeroDivisionError


async def test_a_cancellation_from_outside_stays_one(autojump_clock: trio.testing.MockClock) -> None:
    with trio.move_on_after(1) as outer:
        with deadline("the thing", 5):
            await trio.sleep_forever()
    assert outer.cancelled_caught
