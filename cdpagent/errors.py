"""Every error cdpagent raises, in one hierarchy.

The data is in attributes, the message says what to do, and ``code`` is the stable word that an agent sees.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = [
    "AmbiguousTargetError",
    "AttachError",
    "BlockNotEnteredError",
    "BodyUnavailableError",
    "BrowserClosedError",
    "BrowserNeededError",
    "BrowserNotFoundError",
    "CdpAgentError",
    "CommandError",
    "DeadlineExceededError",
    "DocumentGoneError",
    "EvaluationError",
    "EventsLostError",
    "HtmlSupportMissingError",
    "HtmlTooLargeError",
    "InvalidUrlError",
    "LaunchError",
    "McpServerError",
    "McpSupportMissingError",
    "NavigationError",
    "NotActionableError",
    "PageClosedError",
    "PageCrashedError",
    "PageUnresponsiveError",
    "PolicyError",
    "RefNotFoundError",
    "SandboxWarning",
    "StaleRefError",
    "TargetError",
    "UnknownKeyError",
    "UsageError",
    "ValueNotKeptError",
    "WrongElementError",
]


class CdpAgentError(Exception):
    """The base class of every cdpagent error. Catch it to catch all of them."""

    code: str = "error"


class SandboxWarning(UserWarning):
    """Chrome runs without its own sandbox, because this process runs as root and the sandbox can't work for it here."""


# --- mistakes in the program -----------------------------------------------------------------------------------------


class UsageError(CdpAgentError, RuntimeError):
    """The program uses cdpagent in a way that can't work; the message says what to write instead.

    A browser of Trio's in asyncio or in another thread, say, or ``cdpagent.aio`` where no event loop runs.
    """

    code = "wrong_use"


class BlockNotEnteredError(UsageError, AttributeError):
    """Something was asked of what ``launch()`` returns, instead of the browser that its block gives."""

    code = "block_not_entered"


# --- the browser -----------------------------------------------------------------------------------------------------


class LaunchError(CdpAgentError):
    """Chrome did not start. The message says why and what to do; ``stderr`` holds the last lines that Chrome wrote."""

    code = "launch_failed"

    def __init__(self, message: str, *, stderr: str = "", exit_code: int | None = None) -> None:
        super().__init__(message if not stderr else f"{message}\n\nChrome's last lines on stderr:\n{stderr}")
        self.stderr = stderr
        self.exit_code = exit_code


class BrowserNotFoundError(LaunchError):
    """cdpagent found no Chrome or Chromium. Install one (``cdpagent install``) or pass ``executable=``."""

    code = "browser_not_found"


class AttachError(CdpAgentError):
    """cdpagent could not open a DevTools connection to ``endpoint`` (in which secrets are masked)."""

    code = "attach_failed"

    def __init__(self, message: str, *, endpoint: str = "") -> None:
        super().__init__(message)
        self.endpoint = endpoint


class BrowserClosedError(CdpAgentError):
    """The browser, or the connection to it, is gone. Launch or attach again."""

    code = "browser_closed"


# --- the page --------------------------------------------------------------------------------------------------------


class PageClosedError(BrowserClosedError):
    """This page (or the frame or worker behind this session) was closed. Use another page or open a new one."""

    code = "page_closed"


class PageCrashedError(CdpAgentError):
    """The page's renderer process crashed. ``page.open(url)`` or ``page.reload()`` gives it a new one."""

    code = "page_crashed"


class NavigationError(CdpAgentError):
    """Chrome could not open a page. ``reason`` is Chrome's name for it, such as ``net::ERR_CONNECTION_REFUSED``."""

    code = "navigation_failed"

    def __init__(self, message: str, *, url: str, reason: str = "") -> None:
        super().__init__(message)
        self.url = url
        self.reason = reason


class InvalidUrlError(NavigationError):
    """Chrome can't open the URL as it is written; the message says how to write it."""

    code = "invalid_url"


class DocumentGoneError(CdpAgentError):
    """The page, or the frame, went to another document while it was asked. Take a new snapshot and try again."""

    code = "navigating"

    def __init__(self) -> None:
        super().__init__("the page went to another document while it was asked. Take a new snapshot and try again")


class EvaluationError(CdpAgentError):
    """The JavaScript given to ``evaluate`` threw an exception. ``stack`` is the JavaScript stack."""

    code = "evaluation_failed"

    def __init__(self, message: str, *, stack: str = "") -> None:
        super().__init__(message)
        self.stack = stack


# --- the protocol ----------------------------------------------------------------------------------------------------


class BodyUnavailableError(CdpAgentError):
    """The body of the answer from ``url`` can't be read; the message says why."""

    code = "body_unavailable"

    def __init__(self, message: str, *, url: str) -> None:
        super().__init__(message)
        self.url = url


class CommandError(CdpAgentError):
    """Chrome refused the command ``method``. ``cdp_code`` and ``message`` are Chrome's own."""

    code = "command_failed"

    def __init__(self, method: str, cdp_code: int, message: str, *, data: Any = None, hint: str = "") -> None:
        detail = f" ({data})" if isinstance(data, str) and data else ""
        super().__init__(f"{method}: {message}{detail}{'. ' + hint if hint else ''}")
        self.method = method
        self.cdp_code = cdp_code
        self.message = message
        self.data = data


class DeadlineExceededError(CdpAgentError, TimeoutError):
    """Something took longer than its deadline. ``waited_for`` names it, ``timeout`` is the limit in seconds."""

    code = "deadline_exceeded"

    def __init__(self, waited_for: str, timeout: float, *, hint: str = "") -> None:
        super().__init__(f"{waited_for} timed out after {timeout:g} s{'. ' + hint if hint else ''}")
        self.waited_for = waited_for
        self.timeout = timeout


class PageUnresponsiveError(DeadlineExceededError):
    """The page sent nothing at all before the deadline: it is in an endless loop, or its tab is frozen or discarded."""

    code = "page_unresponsive"


class EventsLostError(CdpAgentError):
    """The program read a subscription too slowly: its buffer overflowed, and ``lost`` events were dropped.

    Read faster, filter by subscribing to fewer events, or give ``subscribe`` a larger ``buffer``.
    """

    code = "events_lost"

    def __init__(self, methods: Sequence[str], buffer: int, lost: int) -> None:
        super().__init__(
            f"the subscription to {', '.join(methods)} overflowed its buffer of {buffer} events and dropped {lost}. "
            f"Read it in its own task, or pass a larger buffer= to subscribe()"
        )
        self.methods = tuple(methods)
        self.buffer = buffer
        self.lost = lost


# --- refs and actions ------------------------------------------------------------------------------------------------


class TargetError(CdpAgentError):
    """A target (a ref, what a snapshot says, a selector) does not lead to an element that can be used."""

    code = "target_error"


class RefNotFoundError(TargetError):
    """This page never issued the ref, or nothing matches the target. Take a snapshot and use its refs."""

    code = "ref_not_found"

    def __init__(self, message: str, *, target: str) -> None:
        super().__init__(message)
        self.target = target


class AmbiguousTargetError(TargetError):
    """The target means several elements. ``candidates`` are they; give the ref of one, or say what it stands in."""

    code = "ambiguous_target"

    def __init__(self, message: str, *, target: str, candidates: Sequence[Any] = ()) -> None:
        super().__init__(message)
        self.target = target
        self.candidates = tuple(candidates)


class StaleRefError(TargetError):
    """The ref's element is gone. ``candidates`` are the elements on the page now that are most like it."""

    code = "stale_ref"

    def __init__(
        self,
        message: str,
        *,
        ref_id: str,
        snapshot_page_rev: int,
        current_page_rev: int,
        url: str,
        candidates: Sequence[Any] = (),
    ) -> None:
        super().__init__(message)
        self.ref_id = ref_id
        self.snapshot_page_rev = snapshot_page_rev
        self.current_page_rev = current_page_rev
        self.url = url
        self.candidates = tuple(candidates)


class NotActionableError(TargetError):
    """The element exists but can't be acted on: ``reason`` says why, ``covered_by`` names the element in the way."""

    code = "not_actionable"

    def __init__(self, message: str, *, reason: str, covered_by: str | None = None) -> None:
        super().__init__(message)
        self.reason = reason
        self.covered_by = covered_by


class WrongElementError(TargetError):
    """The element is not of the kind the action needs; ``code`` says which, such as ``not_a_select_element``."""

    def __init__(self, message: str, *, code: str) -> None:
        super().__init__(message)
        self.code = code


class ValueNotKeptError(TargetError):
    """The page changed the value that was put into a field: from ``wanted`` to ``value``."""

    code = "value_not_kept"

    def __init__(self, message: str, *, wanted: str, value: str) -> None:
        super().__init__(message)
        self.wanted = wanted
        self.value = value


class UnknownKeyError(CdpAgentError, ValueError):
    """There is no key of the name ``key``; the message says which names are like it."""

    code = "unknown_key"

    def __init__(self, message: str, *, key: str) -> None:
        super().__init__(message)
        self.key = key


class PolicyError(CdpAgentError):
    """The policy given to ``launch`` or ``attach`` does not allow this; ``rule`` is the part of it that says so.

    The message says what to do instead. The web tools have rules of their own besides: ``allow_schemes``,
    ``upload_dir``.
    """

    code = "blocked_by_policy"

    def __init__(self, message: str, *, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


# --- plain HTML ------------------------------------------------------------------------------------------------------


class HtmlSupportMissingError(CdpAgentError):
    """The HTML parser is not installed. ``pip install 'cdpagent[html]'`` installs it."""

    code = "html_support_missing"


class HtmlTooLargeError(CdpAgentError):
    """The document, of ``length`` characters, is too long to parse. Pass a part of it."""

    code = "html_too_large"

    def __init__(self, message: str, *, length: int) -> None:
        super().__init__(message)
        self.length = length


class BrowserNeededError(CdpAgentError):
    """Plain HTML can't answer ``what``: only a browser, which has styles and a layout, can."""

    code = "browser_needed"

    def __init__(self, message: str, *, what: str) -> None:
        super().__init__(message)
        self.what = what


# --- the MCP server --------------------------------------------------------------------------------------------------


class McpServerError(CdpAgentError):
    """The MCP server can't start with these settings; the message says what to change."""

    code = "mcp_server_failed"


class McpSupportMissingError(CdpAgentError):
    """The MCP SDK is not installed. ``pip install 'cdpagent[mcp]'`` installs it."""

    code = "mcp_support_missing"
