"""How calls end: with their reply, at their deadline, with the connection, or cancelled at any moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
import trio
import trio.testing

from cdpagent.errors import (
    BrowserClosedError,
    CommandError,
    DeadlineExceededError,
    PageClosedError,
    PageCrashedError,
    PageUnresponsiveError,
)
from cdpagent.wire.byte_stream import WrappedStream
from cdpagent.wire.connection import open_connection
from cdpagent.wire.pipe import PipeTransport
from tests.wire.peer import Peer, attached, cancelled_at, detached, event, open_peer

if TYPE_CHECKING:
    from cdpagent.wire.connection import Connection
    from cdpagent.wire.protocol import Event
    from cdpagent.wire.session import Session


async def page_session(connection: Connection, peer: Peer, session_id: str = "S") -> Session:
    """Begin a session as Chrome does, and return it."""
    await peer.say(attached(session_id))
    await trio.testing.wait_all_tasks_blocked()
    return connection.session(session_id)


# --- calls -----------------------------------------------------------------------------------------------------------


async def test_a_call_returns_its_result() -> None:
    async with open_peer() as (connection, peer), trio.open_nursery() as nursery:
        nursery.start_soon(peer.answer_all)
        session = await page_session(connection, peer)
        assert await connection.root.call("Browser.getVersion") == {"to": "Browser.getVersion"}
        assert await session.call("Runtime.evaluate", {"expression": "1"}) == {"to": "Runtime.evaluate"}
        assert connection.protocol.pending == 0
        nursery.cancel_scope.cancel()


async def test_a_call_raises_the_browsers_error() -> None:
    async with open_peer() as (connection, peer), trio.open_nursery() as nursery:

        async def refuse() -> None:
            command = await peer.command()
            await peer.say({"id": command["id"], "error": {"code": -32000, "message": "Not now"}})

        nursery.start_soon(refuse)
        with pytest.raises(CommandError, match=r"Page\.navigate: Not now"):
            await connection.root.call("Page.navigate", {"url": "about:blank"})
        assert connection.protocol.pending == 0


async def test_commands_leave_when_they_are_started_and_are_waited_for_in_any_order() -> None:
    async with open_peer() as (connection, peer), trio.open_nursery() as nursery:
        calls = [connection.root.start(f"A.{n}") for n in range(5)]
        nursery.start_soon(peer.answer_all)
        for call in reversed(calls):
            assert await connection.root.finish(call) == {"to": call.method}
        assert await connection.root.finish(calls[0]) == {"to": "A.0"}
        nursery.cancel_scope.cancel()


async def test_when_a_call_returns_the_events_before_its_reply_have_been_applied() -> None:
    async with open_peer() as (connection, peer), trio.open_nursery() as nursery:
        seen: list[int] = []
        connection.root.listen("A.b", lambda event: seen.append(event.params["n"]))

        async def answer() -> None:
            command = await peer.command()
            for n in range(3):
                await peer.event("A.b", {"n": n})
            await peer.reply(command)
            await peer.event("A.b", {"n": 99})

        nursery.start_soon(answer)
        async with connection.root.subscribe("A.b") as events:
            await connection.root.call("X.y")
            assert seen[:3] == [0, 1, 2]
            assert [(await events.receive()).params["n"] for _ in range(3)] == [0, 1, 2]


async def test_many_calls_at_once() -> None:
    results: list[dict[str, Any]] = []
    async with open_peer() as (connection, peer), trio.open_nursery() as nursery:
        nursery.start_soon(peer.answer_all)

        async def call(n: int) -> None:
            results.append(await connection.root.call(f"A.{n}"))

        async with trio.open_nursery() as callers:
            for n in range(500):
                callers.start_soon(call, n)
        nursery.cancel_scope.cancel()
    assert sorted(result["to"] for result in results) == sorted(f"A.{n}" for n in range(500))


async def test_a_call_is_a_checkpoint_even_when_it_fails_at_once() -> None:
    async with open_peer() as (connection, _):
        connection.fail("gone")
        with trio.testing.assert_checkpoints(), pytest.raises(BrowserClosedError):
            await connection.root.call("Browser.getVersion")


# --- deadlines -------------------------------------------------------------------------------------------------------


async def test_a_deadline_names_the_method_and_its_length(autojump_clock: trio.testing.MockClock) -> None:
    async with open_peer() as (connection, peer):
        start = trio.current_time()
        with pytest.raises(DeadlineExceededError, match=r"Browser\.getVersion timed out after 30 s") as caught:
            await connection.root.call("Browser.getVersion")
        assert trio.current_time() - start == pytest.approx(30, abs=0.01)
        assert (caught.value.waited_for, caught.value.timeout) == ("Browser.getVersion", 30)
        assert isinstance(caught.value, TimeoutError)
        assert not isinstance(caught.value, PageUnresponsiveError)  # the browser itself, not a page
        assert connection.protocol.pending == 0
        await peer.reply(await peer.command())  # a late reply does no harm
        async with trio.open_nursery() as nursery:
            nursery.start_soon(peer.answer_all)
            assert await connection.root.call("Next.call") == {"to": "Next.call"}
            nursery.cancel_scope.cancel()


async def test_a_page_that_sent_nothing_at_all_is_unresponsive(autojump_clock: trio.testing.MockClock) -> None:
    async with open_peer() as (connection, peer):
        silent, talking = await page_session(connection, peer, "S"), await page_session(connection, peer, "T")
        async with trio.open_nursery() as nursery:

            async def chat() -> None:
                await trio.sleep(1)
                await peer.event("Network.dataReceived", {}, "T")

            nursery.start_soon(chat)
            with pytest.raises(PageUnresponsiveError, match=r"Runtime\.evaluate timed out after 2 s.*endless loop"):
                await silent.call("Runtime.evaluate", timeout=2)
            nursery.start_soon(chat)
            with pytest.raises(DeadlineExceededError) as caught:
                await talking.call("Runtime.evaluate", timeout=2)
            assert not isinstance(caught.value, PageUnresponsiveError)


async def test_each_call_has_its_own_deadline(autojump_clock: trio.testing.MockClock) -> None:
    ended: list[tuple[int, float]] = []
    async with open_peer() as (connection, _):
        start = trio.current_time()

        async def call(timeout: int) -> None:
            with pytest.raises(DeadlineExceededError):
                await connection.root.call(f"A.{timeout}", timeout=timeout)
            ended.append((timeout, round(trio.current_time() - start)))

        async with trio.open_nursery() as nursery:
            for timeout in (20, 5, 60, 1, 5):
                nursery.start_soon(call, timeout)
        assert ended == [(1, 1), (5, 5), (5, 5), (20, 20), (60, 60)]
        await trio.sleep(100)
        with pytest.raises(DeadlineExceededError):
            await connection.root.call("A.b", timeout=3)
        assert trio.current_time() - start == pytest.approx(163, abs=0.1)


async def test_no_deadline_waits_for_ever(autojump_clock: trio.testing.MockClock) -> None:
    async with open_peer() as (connection, peer), trio.open_nursery() as nursery:

        async def answer_late() -> None:
            command = await peer.command()
            await trio.sleep(80_000)
            await peer.reply(command, {"late": True})

        nursery.start_soon(answer_late)
        session = connection.root
        session.timeout = None
        assert await session.send("A.b") == {"late": True}


def test_a_reply_that_arrived_in_time_counts_even_if_it_is_read_late() -> None:
    """After a program was blocked, or a laptop asleep, the reply and the deadline are found at once."""

    async def main(clock: trio.testing.MockClock) -> None:
        async with open_peer() as (connection, peer), trio.open_nursery() as nursery:

            async def answer_and_sleep() -> None:
                await peer.reply(await peer.command(), {"in": "time"})
                clock.jump(1000)

            nursery.start_soon(answer_and_sleep)
            assert await connection.root.call("A.b", timeout=5) == {"in": "time"}

    for _ in range(10):  # Trio runs the tasks in any order: try several times
        clock = trio.testing.MockClock()
        trio.run(main, clock, clock=clock)


async def test_a_timeout_of_zero_does_not_wait(autojump_clock: trio.testing.MockClock) -> None:
    async with open_peer() as (connection, _):
        start = trio.current_time()
        with pytest.raises(DeadlineExceededError):
            await connection.root.call("A.b", timeout=0)
        assert trio.current_time() == pytest.approx(start, abs=0.01)


# --- cancellation ----------------------------------------------------------------------------------------------------


async def test_a_call_may_be_cancelled_at_any_moment() -> None:
    outcomes = []
    for turn in range(12):
        async with open_peer() as (connection, peer), trio.open_nursery() as nursery:
            nursery.start_soon(peer.answer_all)
            session = await page_session(connection, peer)
            outcomes.append(await cancelled_at(turn, lambda session=session: session.call("Cancelled.call")))  # type: ignore[misc]
            assert connection.protocol.pending == 0
            assert await session.call("Next.call") == {"to": "Next.call"}
            assert connection.protocol.pending == 0
            nursery.cancel_scope.cancel()
    assert True in outcomes
    assert False in outcomes
    assert outcomes == sorted(
        outcomes, reverse=True
    )  # up to some turn the call is cancelled, after it the call is done


async def test_a_cancelled_call_still_reaches_the_browser_whole() -> None:
    async with open_peer() as (connection, peer):
        with trio.CancelScope() as scope:
            scope.cancel()
            await connection.root.call("First.call", {"text": "x" * 1000})
        assert scope.cancelled_caught
        second = connection.root.start("Second.call")
        assert [(await peer.command())["method"] for _ in range(2)] == ["First.call", "Second.call"]
        await peer.reply({"id": second.id - 1}, {"for": "first, which was cancelled"})
        await peer.reply({"id": second.id}, {"for": "second"})
        assert await connection.root.finish(second) == {"for": "second"}


async def test_cancelling_one_of_many_leaves_the_others() -> None:
    done: list[str] = []
    async with open_peer() as (connection, peer), trio.open_nursery() as nursery:
        scopes = [trio.CancelScope() for _ in range(6)]

        async def call(n: int) -> None:
            with scopes[n]:
                done.append((await connection.root.call(f"A.{n}"))["to"])

        for n in range(6):
            nursery.start_soon(call, n)
        await trio.testing.wait_all_tasks_blocked()
        for n in (1, 3, 5):
            scopes[n].cancel()
        await trio.testing.wait_all_tasks_blocked()
        assert connection.protocol.pending == 3
        for _ in range(6):
            command = await peer.command()
            await peer.reply(command, {"to": command["method"]})
    assert sorted(done) == ["A.0", "A.2", "A.4"]


async def test_clean_up_code_can_still_talk_to_the_browser_during_a_cancellation() -> None:
    ours, theirs = trio.testing.memory_stream_pair()
    peer = Peer(theirs)
    answers = []
    async with trio.open_nursery() as nursery:
        nursery.start_soon(peer.answer_all)
        with trio.CancelScope() as scope:
            async with open_connection(PipeTransport(WrappedStream(ours))) as connection:
                try:
                    scope.cancel()
                    await trio.sleep_forever()
                finally:
                    with trio.CancelScope(shield=True):
                        await trio.testing.wait_all_tasks_blocked()
                        answers.append(await connection.root.call("Input.release"))
        assert scope.cancelled_caught
        nursery.cancel_scope.cancel()
    assert answers == [{"to": "Input.release"}]


# --- endings ---------------------------------------------------------------------------------------------------------


async def collect(errors: list[BaseException], session: Session, method: str) -> None:
    try:
        await session.call(method)
    except Exception as exc:
        errors.append(exc)


async def listen(errors: list[BaseException], session: Any) -> None:
    try:
        async with session.subscribe("A.b") as events:
            async for _ in events:
                pass
    except Exception as exc:
        errors.append(exc)


async def test_when_the_peer_goes_everything_that_waits_ends_at_once_and_says_why() -> None:
    errors: list[BaseException] = []
    async with open_peer() as (connection, peer), trio.open_nursery() as nursery:
        session = await page_session(connection, peer)
        for each in (connection.root, session):
            nursery.start_soon(collect, errors, each, "Waiting.call")
            nursery.start_soon(listen, errors, each)
        await trio.testing.wait_all_tasks_blocked()
        await peer.hang_up()
        await connection.closed.wait()
        await trio.testing.wait_all_tasks_blocked()
        assert len(errors) == 4
        for error in errors:
            assert type(error) is BrowserClosedError
            assert "the pipe to the browser was closed" in str(error)
        assert session.ended
        with pytest.raises(BrowserClosedError):
            await session.call("Later.call")
        with pytest.raises(BrowserClosedError):
            async with connection.root.subscribe("A.b"):
                pass


async def test_the_reason_can_be_explained() -> None:
    async def explain(reason: str) -> str:
        await trio.lowlevel.checkpoint()
        return f"the browser was killed ({reason})"

    async with open_peer(explain) as (connection, peer):
        await peer.hang_up()
        with pytest.raises(BrowserClosedError, match=r"A\.b: the browser was killed \(the pipe"):
            await connection.root.call("A.b")


@pytest.mark.parametrize("garbage", [b"hello", b"[1]", b"HTTP/1.1 400 Bad Request", b"{}", b'{"id":{}}', b"\xff"])
async def test_garbage_ends_the_connection_and_shows_it(garbage: bytes) -> None:
    errors: list[BaseException] = []
    async with open_peer() as (connection, peer), trio.open_nursery() as nursery:
        nursery.start_soon(collect, errors, connection.root, "A.b")
        await peer.command()
        await peer.say(garbage)
        await connection.closed.wait()
    assert type(errors[0]) is BrowserClosedError
    assert "does not speak the DevTools Protocol" in str(errors[0])
    assert repr(garbage)[2:-1] in str(errors[0])


async def test_a_session_that_is_detached_ends_and_the_others_go_on() -> None:
    errors: list[BaseException] = []
    async with open_peer() as (connection, peer), trio.open_nursery() as nursery:
        first, second = await page_session(connection, peer, "S"), await page_session(connection, peer, "T")
        nursery.start_soon(collect, errors, first, "A.b")
        nursery.start_soon(listen, errors, first)
        await trio.testing.wait_all_tasks_blocked()
        await peer.command()
        await peer.say(detached("S"))
        await trio.testing.wait_all_tasks_blocked()
        assert [type(error) for error in errors] == [PageClosedError] * 2
        assert (first.ended, second.ended) == (True, False)
        nursery.start_soon(peer.answer_all)
        assert await second.call("A.b") == {"to": "A.b"}
        with pytest.raises(PageClosedError, match=r"A\.b"):
            await first.call("A.b")
        nursery.cancel_scope.cancel()


async def test_a_crash_fails_waiting_calls_and_the_page_works_again_after_a_reload() -> None:
    errors: list[BaseException] = []
    async with open_peer() as (connection, peer), trio.open_nursery() as nursery:
        session = await page_session(connection, peer)
        nursery.start_soon(collect, errors, session, "Runtime.evaluate")
        nursery.start_soon(listen, errors, session)
        await trio.testing.wait_all_tasks_blocked()
        await peer.command()
        await peer.say(event("Inspector.targetCrashed", {}, "S"))
        await trio.testing.wait_all_tasks_blocked()
        assert [type(error) for error in errors] == [PageCrashedError] * 2
        assert session.crashed
        with pytest.raises(PageCrashedError, match=r"Runtime\.evaluate.*page\.reload"):
            await session.call("Runtime.evaluate")
        nursery.start_soon(peer.answer_all)
        async with session.expect("Inspector.targetReloadedAfterCrash"):
            assert await session.call("Page.reload") == {"to": "Page.reload"}
            await peer.say(event("Inspector.targetReloadedAfterCrash", {}, "S"))
        assert not session.crashed
        assert await session.call("Runtime.evaluate") == {"to": "Runtime.evaluate"}
        nursery.cancel_scope.cancel()


async def test_the_exception_of_a_listener_comes_out_and_nothing_hangs() -> None:
    errors: list[BaseException] = []

    def broken(_: Event[Any]) -> None:
        raise ValueError("a defect in a listener")

    with pytest.RaisesGroup(pytest.RaisesExc(ValueError, match="a defect in a listener"), flatten_subgroups=True):
        async with open_peer() as (connection, peer):
            connection.root.listen("A.b", broken)
            async with trio.open_nursery() as nursery:
                nursery.start_soon(collect, errors, connection.root, "Waiting.call")
                await peer.command()
                await peer.event("A.b")
    assert "a defect in a listener" in str(errors[0])


async def test_leaving_the_block_ends_the_calls_of_other_tasks() -> None:
    errors: list[BaseException] = []
    async with trio.open_nursery() as nursery:
        async with open_peer() as (connection, peer):
            nursery.start_soon(collect, errors, connection.root, "A.b")
            await peer.command()
    assert "this program closed the connection" in str(errors[0])
    with pytest.raises(BrowserClosedError):
        await connection.root.call("A.b")


@pytest.mark.parametrize("error", [ValueError("mine"), KeyboardInterrupt(), ExceptionGroup("mine", [ValueError("x")])])
async def test_an_exception_in_the_block_arrives_unchanged(error: BaseException) -> None:
    with pytest.raises(type(error)) as caught:
        async with open_peer():
            raise error
    assert caught.value is error
