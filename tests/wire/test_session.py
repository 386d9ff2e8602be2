"""The handle for sending commands and hearing events."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
import trio
import trio.testing

from cdpagent.errors import DeadlineExceededError
from tests.wire.peer import attached, detached, open_peer


async def test_parameters_are_keywords_or_a_mapping() -> None:
    async with open_peer() as (connection, peer):
        connection.root.start("A.b", {"self": 1, "method": 2})
        connection.root.start("C.d")
        async with trio.open_nursery() as nursery:
            nursery.start_soon(partial(connection.root.send, "Runtime.evaluate", expression="1", silent=True))
            commands = [await peer.command() for _ in range(3)]
            nursery.cancel_scope.cancel()
    assert commands == [
        {"id": 1, "method": "A.b", "params": {"self": 1, "method": 2}},
        {"id": 2, "method": "C.d"},
        {"id": 3, "method": "Runtime.evaluate", "params": {"expression": "1", "silent": True}},
    ]


async def test_a_session_shows_its_id_and_whether_it_has_ended() -> None:
    async with open_peer() as (connection, peer):
        assert repr(connection.root) == "<Session browser>"
        await peer.say(attached("ABC"))
        await trio.testing.wait_all_tasks_blocked()
        session = connection.session("ABC")
        assert (session.session_id, session.ended, session.crashed) == ("ABC", False, False)
        await peer.say(detached("ABC"))
        await trio.testing.wait_all_tasks_blocked()
        assert (session.ended, repr(session)) == (True, "<Session ABC (ended)>")


async def test_two_handles_on_one_session_end_together_but_have_their_own_time_limits() -> None:
    async with open_peer() as (connection, peer):
        await peer.say(attached("S"))
        await trio.testing.wait_all_tasks_blocked()
        first, second = connection.session("S"), connection.session("S")
        first.timeout = 1
        assert second.timeout == 30
        await peer.say(detached("S"))
        await trio.testing.wait_all_tasks_blocked()
        assert first.ended
        assert second.ended


async def test_the_time_limit_of_a_handle_is_for_every_command_that_sets_none(
    autojump_clock: trio.testing.MockClock,
) -> None:
    async with open_peer() as (connection, _):
        session = connection.root
        session.timeout = 5
        for call in (
            lambda: session.send("A.b"),
            lambda: session.call("A.b"),
            lambda: session.finish(session.start("A.b")),
        ):
            with pytest.raises(DeadlineExceededError, match="after 5 s"):
                await call()
        with pytest.raises(DeadlineExceededError, match="after 7 s"):
            await session.call("A.b", timeout=7)
        with trio.move_on_after(1000) as scope:
            await session.call("A.b", timeout=None)
        assert scope.cancelled_caught


async def test_listeners_hear_events_until_they_are_removed() -> None:
    heard: list[Any] = []
    async with open_peer() as (connection, peer):
        connection.root.listen("A.b", heard.append)
        await peer.event("A.b", {"n": 1})
        await trio.testing.wait_all_tasks_blocked()
        connection.root.unlisten("A.b", heard.append)
        await peer.event("A.b", {"n": 2})
        await trio.testing.wait_all_tasks_blocked()
    assert [event.params["n"] for event in heard] == [1]
