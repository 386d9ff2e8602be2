"""The DevTools Protocol without I/O: ids, the table of pending calls, sessions, and which listeners hear which events.

Bytes go in with `receive`, bytes come out of `command`. This file has no await, no clock and no socket, and it alone
decides what a message means. Its rules:

1. Ids are unique over the whole connection, because Chrome answers some commands to a dead session without naming it.
2. A call is in the table from `command` until its reply, its `forget`, or the end of its session, whichever is first.
   A reply without a call in the table is dropped: its caller was cancelled.
3. A session ends once, with one reason, and its children end with it. Calls that are pending on it fail at that moment,
   and commands sent to it later fail at once: nothing waits for a session that can't answer.
4. A crash does not end a session: Chrome gives it a new renderer on the next navigation. So the commands that navigate
   are let through, and `Inspector.targetReloadedAfterCrash` puts the session right again. But pending calls, and
   subscriptions to the session's events, fail at once.
5. Messages take effect in the order in which they arrive: when a call is done, every listener has seen every event
   that came before its reply.
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from cdpagent.errors import (
    BrowserClosedError,
    CdpAgentError,
    CommandError,
    PageClosedError,
    PageCrashedError,
)
from cdpagent.wire import json

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Listener = Callable[["Event[Any]"], None]

ParamsT_co = TypeVar("ParamsT_co", covariant=True)

ROOT: Final = ""
"""The id of the browser's own session. Messages on the wire leave it out."""

MAX_COMMAND: Final = 100_000_000
"""The largest command we send, in bytes. Chrome closes the connection when a command is larger than 100 MiB."""

_SESSION_NOT_FOUND: Final = -32001
_METHOD_NOT_FOUND: Final = -32601
_INVALID_PARAMS: Final = -32602

# The commands that Chrome still answers for a page whose renderer is gone; any other would wait for ever (rule 4).
_ANSWERED_WHEN_CRASHED: Final = frozenset(
    {
        "Page.navigate",
        "Page.reload",
        "Page.navigateToHistoryEntry",
        "Page.getNavigationHistory",
        "Page.close",
        "Inspector.enable",
        "Target.detachFromTarget",
        "Target.closeTarget",
        "Target.getTargetInfo",
    }
)


class NotCdpError(ValueError):
    """The bytes are not a message of the DevTools Protocol: the peer is not Chrome, or the stream is broken."""


class Event(Generic[ParamsT_co]):
    """An event from Chrome: ``method`` is its name, ``params`` its data, ``session_id`` the session it came from."""

    __slots__ = ("method", "params", "session_id")

    def __init__(self, method: str, params: ParamsT_co, session_id: str) -> None:
        self.method = method
        self.params = params
        self.session_id = session_id

    def __repr__(self) -> str:
        return f"<Event {self.method} {self.params!r:.200}>"


class Ending:
    """Why a session ended or crashed. It makes a fresh exception for each task that waits."""

    __slots__ = ("error_type", "reason")

    def __init__(self, error_type: type[CdpAgentError], reason: str) -> None:
        self.error_type = error_type
        self.reason = reason

    def error(self, doing: str) -> CdpAgentError:
        """Make the exception for one caller; ``doing`` says what it was doing, such as the method's name."""
        return self.error_type(f"{doing}: {self.reason}")


class Call:
    """A command that was sent. It is done when ``result`` or ``error`` is set; ``wake``, if set, is called then."""

    __slots__ = ("deadline", "error", "heard", "id", "method", "result", "session_id", "timeout", "wake")

    def __init__(self, call_id: int, method: str, session_id: str) -> None:
        self.id = call_id
        self.method = method
        self.session_id = session_id
        self.result: dict[str, Any] | None = None
        self.error: CdpAgentError | None = None
        self.wake: Callable[[], object] | None = None
        # These three are for the connection, which watches the clock.
        self.deadline = inf  # when the call times out
        self.timeout = inf  # the limit in seconds, for the error message
        self.heard = 0  # how many messages the session had received when the wait began

    @property
    def done(self) -> bool:
        """Whether the reply has arrived or the call has failed."""
        return self.result is not None or self.error is not None

    def _finish(self, result: dict[str, Any] | None, error: CdpAgentError | None) -> None:
        self.result = result
        self.error = error
        if self.wake is not None:
            self.wake()


class SessionState:
    """What we know of one session. The browser's own session always exists, under `ROOT`."""

    __slots__ = (
        "children",
        "crashed",
        "ending",
        "listeners",
        "on_crash",
        "on_end",
        "parent",
        "received",
        "session_id",
    )

    def __init__(self, session_id: str, parent: SessionState | None) -> None:
        self.session_id = session_id
        self.parent = parent
        self.children: dict[str, SessionState] = {}
        self.listeners: dict[str, list[Listener]] = {}
        self.on_end: list[Callable[[Ending], None]] = []
        self.on_crash: list[Callable[[Ending], None]] = []
        self.received = 0  # how many messages came; if none come while a call waits, the page may be frozen
        self.crashed: Ending | None = None
        self.ending: Ending | None = None

    def listen(self, method: str, listener: Listener) -> None:
        """Call ``listener`` with every event of that name; ``"*"`` is every event of the session."""
        self.listeners[method] = [*self.listeners.get(method, ()), listener]

    def unlisten(self, method: str, listener: Listener) -> None:
        """Undo one `listen`. It replaces the list instead of changing it, so that a listener may call it."""
        rest = list(self.listeners.get(method, ()))
        if listener in rest:
            rest.remove(listener)
        if rest:
            self.listeners[method] = rest
        else:
            self.listeners.pop(method, None)


class Protocol:
    """One connection's worth of CDP state."""

    def __init__(self) -> None:
        self.root = SessionState(ROOT, None)
        self.sessions: dict[str, SessionState] = {ROOT: self.root}
        self._pending: dict[int, Call] = {}
        self._last_id = 0

    # --- out ---------------------------------------------------------------------------------------------------------

    def command(self, method: str, params: Mapping[str, Any] | None, session_id: str) -> tuple[Call, bytes]:
        """Make a call and the bytes to send. If the session can't answer, the call has failed and the bytes are b""."""
        self._last_id += 1
        call = Call(self._last_id, method, session_id)
        session = self.sessions.get(session_id)
        if session is None:
            call.error = PageClosedError(f"{method}: this page, frame or worker was closed")
            return call, b""
        if session.ending is not None:
            call.error = session.ending.error(method)
            return call, b""
        if session.crashed is not None and method not in _ANSWERED_WHEN_CRASHED:
            call.error = session.crashed.error(method)
            return call, b""
        message: dict[str, Any] = {"id": call.id, "method": method}
        if params:
            message["params"] = params
        if session_id:
            message["sessionId"] = session_id
        try:
            data = json.dumps(message, strict=True)
        except TypeError as exc:
            raise TypeError(f"{method}: a parameter can't be written as JSON: {exc}") from None
        if len(data) > MAX_COMMAND:
            raise ValueError(
                f"{method}: the command has {len(data):,} bytes; Chrome accepts {MAX_COMMAND:,}. Send it in parts"
            )
        self._pending[call.id] = call
        return call, data

    def forget(self, call: Call) -> None:
        """Drop a call whose caller was cancelled; its reply, if it comes, is ignored."""
        self._pending.pop(call.id, None)

    def give_up(self, call: Call, error: CdpAgentError) -> None:
        """Fail a call that has timed out; its reply, if it comes, is ignored."""
        if self._pending.pop(call.id, None) is not None:
            call._finish(None, error)

    @property
    def pending(self) -> int:
        """How many calls wait for their reply."""
        return len(self._pending)

    @property
    def calls(self) -> list[Call]:
        """The calls that wait for their reply."""
        return list(self._pending.values())

    # --- in ----------------------------------------------------------------------------------------------------------

    def receive(self, data: bytes | bytearray) -> None:
        """Handle one message; raise `NotCdpError` if it is not one. Exceptions of listeners are not caught."""
        try:
            message = json.loads(data)
        except ValueError as exc:
            raise NotCdpError(f"{bytes(data[:60])!r} is not JSON ({exc})") from exc
        if type(message) is not dict:
            raise NotCdpError(f"{bytes(data[:60])!r} is not a JSON object")
        try:
            session = self.sessions.get(message.get("sessionId", ROOT))
            call_id = message.get("id")
            call = self._pending.pop(call_id, None) if call_id is not None else None
        except TypeError:  # the id is a list or an object, which can't be looked up
            raise NotCdpError(f"{bytes(data[:60])!r} has an id that is neither a number nor a string") from None
        if session is not None:
            session.received += 1
        if call is not None:
            self._reply(call, message)
        elif call_id is None:
            method, params = message.get("method"), message.get("params") or {}
            if type(method) is not str or type(params) is not dict:
                raise NotCdpError(f"{bytes(data[:200])!r} is neither a reply nor an event")
            if session is not None:
                self._event(session, method, params)

    def _reply(self, call: Call, message: dict[str, Any]) -> None:
        error = message.get("error")
        if error is None:
            result = message.get("result")
            if type(result) is not dict:
                result = {}
            if call.method == "Target.attachToTarget":
                # Begin the session here: when the caller gets to run, it may already have ended.
                self._begin(_session_named(result), self.sessions[call.session_id])
            call._finish(result, None)
            return
        if type(error) is not dict:
            error = {"message": error}
        code = error.get("code", 0)
        if code == _SESSION_NOT_FOUND:
            call._finish(None, PageClosedError(f"{call.method}: this page, frame or worker was closed"))
            return
        hint = ""
        if code == _METHOD_NOT_FOUND:
            hint = "Check the spelling, and whether this session (browser, page, frame or worker) has that domain"
        elif code == _INVALID_PARAMS:
            hint = "Check the parameters' names and types in the DevTools Protocol reference"
        call._finish(
            None, CommandError(call.method, code, str(error.get("message", "")), data=error.get("data"), hint=hint)
        )

    def _event(self, session: SessionState, method: str, params: dict[str, Any]) -> None:
        # A session begins before listeners run and ends after they ran, so that a listener always finds it.
        if method == "Target.attachedToTarget":
            self._begin(_session_named(params), session)
        elif method == "Inspector.targetCrashed":
            self._mark_crashed(session)
        elif method == "Inspector.targetReloadedAfterCrash":
            session.crashed = None
        listeners = session.listeners
        for name in (method, "*"):
            if name in listeners:
                event = Event(method, params, session.session_id)
                for listener in listeners[name]:
                    listener(event)
        if method == "Target.detachedFromTarget":
            self.end(_session_named(params), Ending(PageClosedError, "this page, frame or worker was closed"))
        elif method == "Inspector.targetCrashed":
            self._tell_crashed(session)

    def _begin(self, session_id: str, parent: SessionState) -> None:
        if session_id not in self.sessions:
            self.sessions[session_id] = parent.children[session_id] = SessionState(session_id, parent)

    # --- endings -----------------------------------------------------------------------------------------------------

    def session(self, session_id: str) -> SessionState:
        """Return the session of that id. We see every session begin, so one that we don't know has already ended."""
        session = self.sessions.get(session_id)
        if session is None:
            session = SessionState(session_id, self.root)
            session.ending = self.root.ending or Ending(PageClosedError, "this page, frame or worker was closed")
        return session

    def crash(self, session_id: str) -> None:
        """Fail what is pending on the session: its renderer is gone and will not answer."""
        session = self.sessions.get(session_id)
        if session is not None and session.crashed is None:
            self._mark_crashed(session)
            self._tell_crashed(session)

    def _mark_crashed(self, session: SessionState) -> None:
        if session.crashed is None:
            session.crashed = Ending(
                PageCrashedError,
                "the page crashed, and its refs and state are lost. page.reload() or page.open(url) starts it anew",
            )
            self._fail_pending({session.session_id}, session.crashed)

    def _tell_crashed(self, session: SessionState) -> None:
        on_crash, session.on_crash = session.on_crash, []
        for tell in on_crash:
            if session.crashed is not None:
                tell(session.crashed)

    def end(self, session_id: str, ending: Ending) -> None:
        """End a session and all sessions below it; ending `ROOT` ends the connection."""
        session = self.sessions.get(session_id)
        if session is None or session.ending is not None:
            return
        gone = _with_descendants(session)
        for each in gone:
            each.ending = ending
            if each is not self.root:
                del self.sessions[each.session_id]
        if session.parent is not None:
            session.parent.children.pop(session_id, None)
        self._fail_pending({each.session_id for each in gone}, ending)
        for each in gone:
            on_end, each.on_end = each.on_end, []
            for tell in on_end:
                tell(ending)

    def fail(self, reason: str) -> None:
        """End every session now, because the connection is gone."""
        self.end(ROOT, Ending(BrowserClosedError, reason))

    def _fail_pending(self, session_ids: set[str], ending: Ending) -> None:
        for call in [call for call in self._pending.values() if call.session_id in session_ids]:
            del self._pending[call.id]
            call._finish(None, ending.error(call.method))


def _with_descendants(session: SessionState) -> list[SessionState]:
    found = [session]
    for each in found:  # the list grows while we walk it
        found.extend(each.children.values())
    return found


def _session_named(params: dict[str, Any]) -> str:
    session_id = params.get("sessionId")
    if type(session_id) is not str or not session_id:
        raise NotCdpError("a target was attached or detached without a session id")
    return session_id
