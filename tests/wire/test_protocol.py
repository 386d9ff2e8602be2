"""The protocol without I/O: bytes in, bytes out, and which listeners hear which events. No loop, no clock."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cdpagent.errors import (
    BrowserClosedError,
    CdpAgentError,
    CommandError,
    PageClosedError,
    PageCrashedError,
)
from cdpagent.wire.protocol import Call, Event, NotCdpError, Protocol
from tests.wire.peer import attached, detached, event


def receive(protocol: Protocol, *messages: dict[str, Any]) -> None:
    for message in messages:
        protocol.receive(json.dumps(message).encode())


def send(protocol: Protocol, method: str = "A.b", session_id: str = "", **params: Any) -> Call:
    return protocol.command(method, params, session_id)[0]


def crashed(session_id: str) -> dict[str, Any]:
    return event("Inspector.targetCrashed", {}, session_id)


def reloaded(session_id: str) -> dict[str, Any]:
    return event("Inspector.targetReloadedAfterCrash", {}, session_id)


# --- out -------------------------------------------------------------------------------------------------------------


def test_ids_of_commands_are_unique_over_all_sessions() -> None:
    protocol = Protocol()
    receive(protocol, attached("S"))
    first, first_bytes = protocol.command("Browser.getVersion", {}, "")
    second, second_bytes = protocol.command("Runtime.evaluate", {"expression": "1"}, "S")
    assert json.loads(first_bytes) == {"id": first.id, "method": "Browser.getVersion"}
    assert json.loads(second_bytes) == {
        "id": second.id,
        "method": "Runtime.evaluate",
        "params": {"expression": "1"},
        "sessionId": "S",
    }
    assert first.id != second.id
    assert protocol.pending == 2


def test_a_parameter_that_json_cannot_hold_names_the_method_and_leaves_nothing_pending() -> None:
    protocol = Protocol()
    with pytest.raises(TypeError, match=r"Page\.navigate: a parameter can't be written as JSON: .*object"):
        send(protocol, "Page.navigate", url=object())
    with pytest.raises(TypeError, match=r"Page\.navigate: .*float"):
        send(protocol, "Page.navigate", x=float("nan"))
    assert protocol.pending == 0


def test_a_command_larger_than_chrome_accepts_is_not_sent() -> None:
    protocol = Protocol()
    with pytest.raises(ValueError, match=r"Runtime\.evaluate: the command has 100,000,\d+ bytes.*in parts"):
        send(protocol, "Runtime.evaluate", expression="x" * 100_000_000)
    assert protocol.pending == 0


def test_a_command_to_an_unknown_or_ended_session_fails_at_once() -> None:
    protocol = Protocol()
    receive(protocol, attached("S"), detached("S"))
    for session_id in ("S", "unknown"):
        call, data = protocol.command("Page.enable", None, session_id)
        assert data == b""
        assert isinstance(call.error, PageClosedError)
        assert "Page.enable" in str(call.error)
    assert protocol.pending == 0


# --- replies ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reply", "result"),
    [
        ({"result": {"value": 1}}, {"value": 1}),
        ({"result": {}}, {}),
        ({}, {}),
        ({"result": None}, {}),
        ({"result": "odd"}, {}),
        ({"result": {}, "sessionId": "unknown"}, {}),
    ],
)
def test_a_reply_gives_its_call_the_result(reply: dict[str, Any], result: dict[str, Any]) -> None:
    protocol = Protocol()
    call = send(protocol)
    woken: list[bool] = []
    call.wake = lambda: woken.append(call.done)
    receive(protocol, {"id": call.id, **reply})
    assert (call.result, call.error, woken) == (result, None, [True])
    assert protocol.pending == 0


@pytest.mark.parametrize(
    ("error", "expected", "words"),
    [
        ({"code": -32000, "message": "Not now"}, CommandError, "A.b: Not now"),
        ({"code": -32000, "message": "No", "data": "because"}, CommandError, r"A\.b: No \(because\)"),
        ({"code": -32601, "message": "'A.b' wasn't found"}, CommandError, "Check the spelling"),
        ({"code": -32602, "message": "Invalid parameters"}, CommandError, "DevTools Protocol reference"),
        ({"code": -32001, "message": "Session with given id not found."}, PageClosedError, "A.b.*closed"),
        ({}, CommandError, "A.b"),
        ("just a string", CommandError, "A.b: just a string"),
    ],
)
def test_an_error_reply_gives_its_call_the_error(error: Any, expected: type[CdpAgentError], words: str) -> None:
    protocol = Protocol()
    call = send(protocol)
    receive(protocol, {"id": call.id, "error": error})
    assert type(call.error) is expected
    with pytest.raises(expected, match=words):
        raise call.error


def test_the_parts_of_an_error_reply_are_attributes() -> None:
    protocol = Protocol()
    call = send(protocol, "Page.navigate")
    receive(protocol, {"id": call.id, "error": {"code": -32000, "message": "No", "data": {"a": 1}}})
    assert isinstance(call.error, CommandError)
    assert (call.error.method, call.error.cdp_code, call.error.message) == ("Page.navigate", -32000, "No")
    assert call.error.data == {"a": 1}


def test_a_session_not_found_error_without_a_session_id_reaches_its_call() -> None:
    protocol = Protocol()
    receive(protocol, attached("S"))
    lost, kept = send(protocol, session_id="S"), send(protocol)
    receive(protocol, {"id": lost.id, "error": {"code": -32001, "message": "Session with given id not found."}})
    assert isinstance(lost.error, PageClosedError)
    assert not kept.done


def test_replies_in_any_order_reach_their_calls() -> None:
    protocol = Protocol()
    calls = [send(protocol) for _ in range(5)]
    for call in reversed(calls):
        receive(protocol, {"id": call.id, "result": {"n": call.id}})
    assert [call.result for call in calls] == [{"n": call.id} for call in calls]


@pytest.mark.parametrize("late", [{"result": {}}, {"error": {"code": -32000, "message": "No"}}])
def test_a_late_reply_is_dropped(late: dict[str, Any]) -> None:
    protocol = Protocol()
    call = send(protocol)
    protocol.forget(call)
    protocol.forget(call)
    assert protocol.pending == 0
    receive(protocol, {"id": call.id, **late}, {"id": 12345, **late})
    assert not call.done


def test_a_late_reply_does_not_change_a_call_that_timed_out() -> None:
    protocol = Protocol()
    call, other = send(protocol), send(protocol)
    too_late = BrowserClosedError("too late")
    protocol.give_up(call, too_late)
    protocol.give_up(call, BrowserClosedError("again"))
    receive(protocol, {"id": call.id, "result": {"late": True}}, {"id": other.id, "result": {}})
    protocol.give_up(other, too_late)
    assert (call.error, call.result, other.error) == (too_late, None, None)


# --- garbage ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "garbage",
    [
        b"",
        b"hello",
        b"HTTP/1.1 400 Bad Request",
        b"[]",
        b"1",
        b'"text"',
        b"null",
        b"{}",
        b'{"params":{}}',
        b'{"method":5}',
        b'{"method":"A.b","params":[1]}',
        b'{"method":"A.b","params":"x"}',
        b'{"id":[1]}',
        b'{"id":{}}',
        b'{"method":"A.b","sessionId":[]}',
        b'{"method":"Target.attachedToTarget","params":{}}',
        b'{"method":"Target.attachedToTarget","params":{"sessionId":""}}',
        b'{"method":"Target.detachedFromTarget","params":{"sessionId":7}}',
        b'{"error":{"code":-32700,"message":"JSON: invalid token"}}',
        b'{"method":"A.b"',
        b"\xff\xfe",
    ],
)
def test_garbage_is_refused_with_an_error_that_shows_it(garbage: bytes) -> None:
    protocol = Protocol()
    receive(protocol, attached("S"))
    send(protocol)
    with pytest.raises(NotCdpError) as caught:
        protocol.receive(garbage)
    if b"Target." not in garbage:
        assert repr(garbage[:20])[2:-1] in str(caught.value)


@pytest.mark.parametrize(
    "strange",
    [
        {"method": "New.event", "params": {}},
        {"method": "A.b"},
        {"method": "A.b", "params": None},
        {"method": "A.b", "params": {}, "sessionId": "unknown"},
        {"id": 99, "result": {}},
        {"id": "99", "result": {}},
        {"method": "Target.detachedFromTarget", "params": {"sessionId": "unknown"}},
        {"method": "Inspector.targetCrashed", "params": {}, "sessionId": "unknown"},
    ],
)
def test_strange_but_valid_messages_change_nothing(strange: dict[str, Any]) -> None:
    protocol = Protocol()
    call = send(protocol)
    receive(protocol, strange)
    assert not call.done
    assert list(protocol.sessions) == [""]


# --- events ----------------------------------------------------------------------------------------------------------


def test_events_reach_the_listeners_of_their_name_and_session_in_order() -> None:
    protocol = Protocol()
    receive(protocol, attached("S"), attached("T"))
    heard: list[tuple[str, str, Any]] = []

    def hear(who: str) -> Any:
        return lambda event: heard.append((who, event.method, event.params.get("n")))

    protocol.sessions["S"].listen("A.b", hear("first"))
    protocol.sessions["S"].listen("A.b", hear("second"))
    protocol.sessions["S"].listen("*", hear("all"))
    protocol.sessions["T"].listen("A.b", hear("other"))
    receive(protocol, event("A.b", {"n": 1}, "S"), event("C.d", {"n": 2}, "S"), event("A.b", {"n": 3}))
    assert heard == [("first", "A.b", 1), ("second", "A.b", 1), ("all", "A.b", 1), ("all", "C.d", 2)]


def test_when_a_call_is_done_its_listeners_have_seen_every_event_before_the_reply() -> None:
    protocol = Protocol()
    seen: list[int] = []
    protocol.root.listen("A.b", lambda event: seen.append(event.params["n"]))
    call = send(protocol)
    call.wake = lambda: seen.append(-1)
    receive(protocol, event("A.b", {"n": 1}), event("A.b", {"n": 2}), {"id": call.id}, event("A.b", {"n": 3}))
    assert seen == [1, 2, -1, 3]


def test_listeners_may_come_and_go_while_they_are_called() -> None:
    protocol = Protocol()
    heard: list[str] = []

    def newcomer(_: Event[Any]) -> None:
        heard.append("newcomer")

    def fickle(_: Event[Any]) -> None:
        heard.append("fickle")
        protocol.root.unlisten("A.b", fickle)
        protocol.root.listen("A.b", newcomer)

    def steady(_: Event[Any]) -> None:
        heard.append("steady")

    protocol.root.listen("A.b", fickle)
    protocol.root.listen("A.b", steady)
    receive(protocol, event("A.b"))
    assert heard == ["fickle", "steady"]
    receive(protocol, event("A.b"))
    assert heard == ["fickle", "steady", "steady", "newcomer"]


def test_unlisten_removes_one_listener_and_may_be_called_too_often() -> None:
    protocol = Protocol()
    heard: list[Event[Any]] = []
    protocol.root.listen("A.b", heard.append)
    protocol.root.listen("A.b", heard.append)
    protocol.root.unlisten("A.b", heard.append)
    receive(protocol, event("A.b"))
    assert len(heard) == 1
    protocol.root.unlisten("A.b", heard.append)
    protocol.root.unlisten("A.b", heard.append)
    protocol.root.unlisten("Never.heard", heard.append)
    receive(protocol, event("A.b"))
    assert len(heard) == 1
    assert protocol.root.listeners == {}


def test_a_listener_may_send() -> None:
    protocol = Protocol()
    sent: list[Call] = []
    protocol.root.listen("A.b", lambda _: sent.append(send(protocol)))
    receive(protocol, event("A.b"))
    receive(protocol, {"id": sent[0].id, "result": {"n": 1}})
    assert sent[0].result == {"n": 1}


def test_the_exception_of_a_listener_is_not_taken_for_garbage() -> None:
    protocol = Protocol()

    def broken(_: Event[Any]) -> None:
        raise ValueError("a defect")

    protocol.root.listen("A.b", broken)
    with pytest.raises(ValueError, match="a defect") as caught:
        receive(protocol, event("A.b"))
    assert not isinstance(caught.value, NotCdpError)


def test_the_repr_of_an_event_is_short() -> None:
    shown = repr(Event("A.b", {"text": "x" * 10_000}, "S"))
    assert "A.b" in shown
    assert len(shown) < 300


# --- sessions --------------------------------------------------------------------------------------------------------


def test_listeners_for_the_begin_and_the_end_of_a_session_find_it() -> None:
    protocol = Protocol()
    known: list[tuple[str, bool]] = []
    for method in ("Target.attachedToTarget", "Target.detachedFromTarget"):
        protocol.root.listen(method, lambda event: known.append((event.method, "S" in protocol.sessions)))
    receive(protocol, attached("S"), detached("S"))
    assert known == [("Target.attachedToTarget", True), ("Target.detachedFromTarget", True)]
    assert "S" not in protocol.sessions


def test_when_a_session_ends_its_children_end_and_every_waiter_is_told_once() -> None:
    protocol = Protocol()
    receive(protocol, attached("page"), attached("frame", "page"), attached("worker", "frame"), attached("other"))
    calls = {name: send(protocol, f"{name}.x", name) for name in ("page", "frame", "worker", "other", "")}
    told: list[tuple[str, str]] = []
    for name in calls:
        protocol.sessions[name].on_end.append(lambda ending, name=name: told.append((name, ending.reason)))  # type: ignore[misc]
    receive(protocol, detached("page"))
    closed = {name for name, call in calls.items() if isinstance(call.error, PageClosedError)}
    assert closed == {"page", "frame", "worker"}
    assert "frame.x" in str(calls["frame"].error)
    assert [name for name, _ in told] == ["page", "frame", "worker"]
    assert sorted(protocol.sessions) == ["", "other"]
    assert protocol.root.children.keys() == {"other"}
    receive(protocol, detached("frame", "page"), detached("page"))
    assert len(told) == 3


def test_the_end_of_a_child_leaves_its_parent_alone() -> None:
    protocol = Protocol()
    receive(protocol, attached("page"), attached("frame", "page"))
    call = send(protocol, session_id="page")
    receive(protocol, detached("frame", "page"))
    assert not call.done
    assert protocol.sessions["page"].children == {}


def test_an_on_end_callback_may_remove_itself() -> None:
    protocol = Protocol()
    receive(protocol, attached("S"))
    session, told = protocol.sessions["S"], []

    def first(ending: Any) -> None:
        told.append("first")
        if first in session.on_end:
            session.on_end.remove(first)

    session.on_end += [first, lambda _: told.append("second")]
    receive(protocol, detached("S"))
    assert told == ["first", "second"]


def test_an_attach_reply_begins_its_session_before_its_caller_runs() -> None:
    protocol = Protocol()
    call = send(protocol, "Target.attachToTarget")
    receive(protocol, {"id": call.id, "result": {"sessionId": "S"}})
    assert protocol.session("S").ending is None
    receive(protocol, detached("S"))
    assert protocol.session("S").ending is not None


def test_a_handle_on_an_ended_session_says_so_and_is_not_kept() -> None:
    protocol = Protocol()
    receive(protocol, attached("S"), detached("S"))
    late = protocol.session("S")
    assert late.ending is not None
    assert list(protocol.sessions) == [""]


def test_attaching_twice_keeps_the_session() -> None:
    protocol = Protocol()
    receive(protocol, attached("S"))
    session = protocol.sessions["S"]
    receive(protocol, attached("S"))
    assert protocol.session("S") is session


# --- crashes ---------------------------------------------------------------------------------------------------------


def test_a_crash_fails_pending_calls_and_refuses_commands_that_would_wait_for_ever() -> None:
    protocol = Protocol()
    receive(protocol, attached("S"), attached("T"))
    pending, other = send(protocol, "Runtime.evaluate", "S"), send(protocol, "Runtime.evaluate", "T")
    receive(protocol, crashed("S"))
    assert isinstance(pending.error, PageCrashedError)
    assert "Runtime.evaluate" in str(pending.error)
    assert not other.done
    refused = send(protocol, "Runtime.evaluate", "S")
    assert isinstance(refused.error, PageCrashedError)
    for method in ("Page.navigate", "Page.reload", "Target.detachFromTarget"):
        assert not send(protocol, method, "S").done


def test_a_session_works_again_after_a_crash_and_a_reload() -> None:
    protocol = Protocol()
    receive(protocol, attached("S"), crashed("S"))
    navigate = send(protocol, "Page.navigate", "S")
    receive(protocol, reloaded("S"), {"id": navigate.id, "result": {"frameId": "F"}, "sessionId": "S"})
    assert navigate.result == {"frameId": "F"}
    call = send(protocol, "Runtime.evaluate", "S")
    receive(protocol, {"id": call.id, "result": {}, "sessionId": "S"})
    assert call.result == {}
    receive(protocol, crashed("S"))
    assert isinstance(send(protocol, "Runtime.evaluate", "S").error, PageCrashedError)


def test_replies_that_chrome_sends_only_after_the_crash_are_dropped() -> None:
    protocol = Protocol()
    receive(protocol, attached("S"))
    call = send(protocol, "Runtime.evaluate", "S")
    receive(protocol, crashed("S"), reloaded("S"), {"id": call.id, "result": {}, "sessionId": "S"})
    assert isinstance(call.error, PageCrashedError)


def test_a_crash_is_first_an_event_and_then_ends_subscriptions() -> None:
    protocol = Protocol()
    receive(protocol, attached("S"))
    session, told = protocol.sessions["S"], []
    session.listen("Inspector.targetCrashed", lambda _: told.append("event"))
    session.on_crash.append(lambda ending: told.append(ending.error_type.__name__))
    receive(protocol, crashed("S"))
    assert told == ["event", "PageCrashedError"]
    protocol.crash("S")
    protocol.crash("unknown")
    assert len(told) == 2


def test_a_crash_reported_by_the_browser_and_by_the_page_counts_once() -> None:
    protocol = Protocol()
    receive(protocol, attached("S"))
    call = send(protocol, session_id="S")
    told: list[Any] = []
    protocol.sessions["S"].on_crash.append(told.append)
    protocol.crash("S")
    receive(protocol, crashed("S"))
    assert isinstance(call.error, PageCrashedError)
    assert len(told) == 1


def test_a_crashed_session_can_end() -> None:
    protocol = Protocol()
    receive(protocol, attached("S"), crashed("S"))
    close = send(protocol, "Page.close", "S")
    receive(protocol, detached("S"))
    assert isinstance(close.error, PageClosedError)
    assert isinstance(send(protocol, session_id="S").error, PageClosedError)


# --- the end ---------------------------------------------------------------------------------------------------------


def test_fail_ends_everything_for_good_with_the_first_reason() -> None:
    protocol = Protocol()
    receive(protocol, attached("S"), attached("F", "S"))
    calls = [send(protocol, f"{name or 'root'}.x", name) for name in ("", "S", "F")]
    told: list[str] = []
    for session in list(protocol.sessions.values()):
        session.on_end.append(lambda ending: told.append(ending.reason))
    protocol.fail("the pipe broke")
    protocol.fail("something else")
    assert [type(call.error) for call in calls] == [BrowserClosedError] * 3
    assert str(calls[1].error) == "S.x: the pipe broke"
    assert told == ["the pipe broke"] * 3
    assert protocol.pending == 0
    after = send(protocol)
    assert isinstance(after.error, BrowserClosedError)
    ending = protocol.session("new").ending
    assert ending is not None
    assert ending.error_type is BrowserClosedError


def test_each_waiting_call_gets_its_own_exception() -> None:
    protocol = Protocol()
    first, second = send(protocol), send(protocol)
    protocol.fail("gone")
    assert first.error is not second.error
