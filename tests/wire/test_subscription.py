"""Events as bounded streams, and waiting for one event."""

from __future__ import annotations

import pytest
import trio
import trio.testing

from cdpagent.errors import (
    BrowserClosedError,
    DeadlineExceededError,
    EventsLostError,
    PageClosedError,
    PageCrashedError,
)
from tests.wire.peer import attached, cancelled_at, detached, event, open_peer


async def test_events_come_in_order_from_the_moment_the_block_is_entered() -> None:
    async with open_peer() as (connection, peer):
        await peer.event("A.b", {"n": 0})
        await trio.testing.wait_all_tasks_blocked()
        async with connection.root.subscribe("A.b", "C.d") as events:
            for n, method in enumerate(("A.b", "C.d", "E.f", "A.b")):
                await peer.event(method, {"n": n})
            seen = [await events.receive() for _ in range(3)]
            assert [(each.method, each.params["n"]) for each in seen] == [("A.b", 0), ("C.d", 1), ("A.b", 3)]
            assert events.receive_nowait() is None
        assert connection.root._state.listeners == {}
        assert connection.root._state.on_end == []
        assert connection.root._state.on_crash == []


async def test_a_star_subscribes_to_every_event_of_one_session() -> None:
    async with open_peer() as (connection, peer):
        await peer.say(attached("S"))
        await trio.testing.wait_all_tasks_blocked()
        async with connection.session("S").subscribe("*") as events:
            await peer.event("A.b", {}, "S")
            await peer.event("Other.session")
            await peer.event("C.d", {}, "S")
            assert [(await events.receive()).method for _ in range(2)] == ["A.b", "C.d"]


async def test_an_event_named_twice_is_delivered_once() -> None:
    async with open_peer() as (connection, peer), connection.root.subscribe("A.b", "A.b") as events:
        await peer.event("A.b", {"n": 1})
        await peer.event("A.b", {"n": 2})
        assert [(await events.receive()).params["n"] for _ in range(2)] == [1, 2]


async def test_a_subscriber_that_never_reads_loses_events_and_others_do_not() -> None:
    async with (
        open_peer() as (connection, peer),
        connection.root.subscribe("A.b", buffer=10) as slow,
        connection.root.subscribe("A.b") as quick,
        trio.open_nursery() as nursery,
    ):
        for n in range(25):
            await peer.event("A.b", {"n": n})
        nursery.start_soon(peer.answer_all)
        assert await connection.root.call("Next.call") == {"to": "Next.call"}
        assert [(await quick.receive()).params["n"] for _ in range(25)] == list(range(25))
        assert [(await slow.receive()).params["n"] for _ in range(10)] == list(range(10))
        for _ in range(2):  # it raises every time from now on
            with pytest.raises(
                EventsLostError, match=r"A\.b overflowed its buffer of 10 events and dropped 15"
            ) as caught:
                await slow.receive()
        assert (caught.value.methods, caught.value.buffer, caught.value.lost) == (("A.b",), 10, 15)
        nursery.cancel_scope.cancel()


async def test_after_an_overflow_later_events_are_dropped_too() -> None:
    async with open_peer() as (connection, peer), connection.root.subscribe("A.b", buffer=2) as events:
        for n in range(3):
            await peer.event("A.b", {"n": n})
        await trio.testing.wait_all_tasks_blocked()
        assert (await events.receive()).params["n"] == 0
        await peer.event("A.b", {"n": 3})  # the buffer has room again, but events before this one were lost
        await trio.testing.wait_all_tasks_blocked()
        assert (await events.receive()).params["n"] == 1
        with pytest.raises(EventsLostError):
            await events.receive()


@pytest.mark.parametrize("end", ["detach", "crash", "hang up"])
async def test_events_before_the_end_are_still_delivered(end: str) -> None:
    async with open_peer() as (connection, peer):
        await peer.say(attached("S"))
        await trio.testing.wait_all_tasks_blocked()
        async with connection.session("S").subscribe("A.b") as events:
            await peer.event("A.b", {"n": 1}, "S")
            if end == "detach":
                await peer.say(detached("S"))
            elif end == "crash":
                await peer.event("Inspector.targetCrashed", {}, "S")
            else:
                await peer.hang_up()
            await trio.testing.wait_all_tasks_blocked()
            assert (await events.receive()).params["n"] == 1
            expected = {"detach": PageClosedError, "crash": PageCrashedError, "hang up": BrowserClosedError}[end]
            for _ in range(2):
                with pytest.raises(expected, match=r"subscription to A\.b"):
                    await events.receive()


async def test_a_crash_can_be_expected_as_an_event() -> None:
    async with open_peer() as (connection, peer):
        await peer.say(attached("S"))
        await trio.testing.wait_all_tasks_blocked()
        async with connection.session("S").expect("Inspector.targetCrashed") as crash:
            await peer.event("Inspector.targetCrashed", {}, "S")
        assert crash.event.method == "Inspector.targetCrashed"


async def test_a_subscription_made_after_a_crash_sees_the_page_come_back() -> None:
    async with open_peer() as (connection, peer):
        await peer.say(attached("S"))
        await peer.event("Inspector.targetCrashed", {}, "S")
        await trio.testing.wait_all_tasks_blocked()
        async with connection.session("S").subscribe("*") as events:
            await peer.event("Inspector.targetReloadedAfterCrash", {}, "S")
            await peer.event("Page.loadEventFired", {}, "S")
            assert [(await events.receive()).method for _ in range(2)] == [
                "Inspector.targetReloadedAfterCrash",
                "Page.loadEventFired",
            ]


async def test_a_subscription_from_before_a_crash_ends_with_it() -> None:
    async with open_peer() as (connection, peer):
        await peer.say(attached("S"))
        await trio.testing.wait_all_tasks_blocked()
        async with connection.session("S").subscribe("A.b") as events:
            await peer.event("Inspector.targetCrashed", {}, "S")
            await peer.event("Inspector.targetReloadedAfterCrash", {}, "S")
            await peer.event("A.b", {}, "S")
            with pytest.raises(PageCrashedError):
                await events.receive()


@pytest.mark.parametrize("turn", range(6))
async def test_iteration_may_be_cancelled_at_any_moment_and_loses_nothing(turn: int) -> None:
    received: list[int] = []
    async with (
        open_peer() as (connection, peer),
        connection.root.subscribe("A.b") as events,
        trio.open_nursery() as nursery,
    ):

        async def read() -> None:
            async for each in events:
                received.append(each.params["n"])
                if len(received) == 3:
                    return

        async def tell() -> None:
            for n in range(3):
                await peer.event("A.b", {"n": n})

        nursery.start_soon(tell)
        await cancelled_at(turn, read)
        while len(received) < 3:
            received.append((await events.receive()).params["n"])
    assert received == [0, 1, 2]


async def test_several_readers_share_the_events() -> None:
    received: list[int] = []
    async with (
        open_peer() as (connection, peer),
        connection.root.subscribe("A.b") as events,
        trio.open_nursery() as nursery,
    ):

        async def read() -> None:
            received.append((await events.receive()).params["n"])

        for _ in range(4):
            nursery.start_soon(read)
        await trio.testing.wait_all_tasks_blocked()
        for n in range(4):
            await peer.event("A.b", {"n": n})
    assert sorted(received) == [0, 1, 2, 3]


async def test_reading_is_a_checkpoint() -> None:
    async with open_peer() as (connection, peer), connection.root.subscribe("A.b") as events:
        await peer.event("A.b")
        await trio.testing.wait_all_tasks_blocked()
        with trio.testing.assert_checkpoints():
            await events.receive()


async def test_misuse_raises_an_error_that_says_how_to_use_it() -> None:
    async with open_peer() as (connection, _):
        with pytest.raises(ValueError, match="no event was named"):
            connection.root.subscribe()
        with pytest.raises(ValueError, match="at least 1"):
            connection.root.subscribe("Page.loadEventFired", buffer=0)
        subscription = connection.root.subscribe("Page.loadEventFired")
        with pytest.raises(RuntimeError, match="inside its async with block"):
            await subscription.receive()
        async with subscription:
            with pytest.raises(RuntimeError, match="already open"):
                await subscription.__aenter__()
        with pytest.raises(RuntimeError, match="inside its async with block"):
            await subscription.receive()


# --- expect ----------------------------------------------------------------------------------------------------------


async def test_an_event_that_comes_during_the_act_is_not_missed() -> None:
    async with open_peer() as (connection, peer):
        async with connection.root.expect("A.b") as expected:
            with pytest.raises(RuntimeError, match="after the"):
                _ = expected.event
            await peer.event("A.b", {"n": 1})
            await trio.testing.wait_all_tasks_blocked()
        assert expected.event.params == {"n": 1}
        assert connection.root._state.listeners == {}


async def test_the_predicate_chooses_the_event() -> None:
    async with open_peer() as (connection, peer):
        async with connection.root.expect("A.b", predicate=lambda event: event.params["n"] > 1) as expected:
            for n in range(4):
                await peer.event("A.b", {"n": n})
        assert expected.event.params == {"n": 2}


async def test_the_error_for_an_event_that_does_not_come_says_what_to_check(
    autojump_clock: trio.testing.MockClock,
) -> None:
    async with open_peer() as (connection, _):
        with pytest.raises(DeadlineExceededError, match=r"waiting for Page\.loadEventFired.*3 s.*Page\.enable"):
            async with connection.root.expect("Page.loadEventFired", timeout=3):
                pass
        assert connection.root._state.listeners == {}


async def test_an_exception_in_the_block_does_not_wait_for_the_event() -> None:
    async with open_peer() as (connection, _):
        with pytest.raises(ZeroDivisionError):
            async with connection.root.expect("Page.loadEventFired", timeout=None):
                raise ZeroDivisionError
        assert connection.root._state.listeners == {}


@pytest.mark.parametrize(
    ("message", "error"),
    [(detached("S"), PageClosedError), (event("Inspector.targetCrashed", {}, "S"), PageCrashedError)],
)
async def test_an_expectation_ends_with_its_page(message: dict[str, object], error: type[Exception]) -> None:
    async with open_peer() as (connection, peer):
        await peer.say(attached("S"))
        await trio.testing.wait_all_tasks_blocked()
        with pytest.raises(error):
            async with connection.session("S").expect("Page.loadEventFired", timeout=None):
                await peer.say(message)
