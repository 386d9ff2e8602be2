"""Every error cdpagent raises, in one hierarchy.

The data is in attributes, the message says what to do, and ``code`` is the stable word that an agent sees.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = [
    "AttachError",
    "BrowserClosedError",
    "BrowserNeededError",
    "BrowserNotFoundError",
    "CdpAgentError",
    "CommandError",
    "DeadlineExceededError",
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
    "ValueNotKeptError",
    "WrongElementError",
]


class CdpAgentError(Exception):
    """The root of all errors of cdpagent. Catch it to catch everything that is ours."""

    code: str = "error"


class SandboxWarning(UserWarning):
    """Chrome runs without its own sandbox because this process runs as root."""


# --- the browser -----------------------------------------------------------------------------------------------------


class LaunchError(CdpAgentError):
    """Chrome could not be started. The message says why and what to do; ``stderr`` holds what Chrome said last."""

    code = "launch_failed"

    def __init__(self, message: str, *, stderr: str = "", exit_code: int | None = None) -> None:
        super().__init__(message if not stderr else f"{message}\n\nChrome's last words:\n{stderr}")
        self.stderr = stderr
        self.exit_code = exit_code


class BrowserNotFoundError(LaunchError):
    """No Chrome or Chromium was found. Install one (``cdpagent install``) or pass ``executable=``."""

    code = "browser_not_found"


class AttachError(CdpAgentError):
    """No DevTools connection could be made to ``endpoint`` (secrets in it are masked)."""

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
    """A page could not be opened. ``reason`` is Chrome's own word for it, such as ``net::ERR_CONNECTION_REFUSED``."""

    code = "navigation_failed"

    def __init__(self, message: str, *, url: str, reason: str = "") -> None:
        super().__init__(message)
        self.url = url
        self.reason = reason


class InvalidUrlError(NavigationError):
    """The URL can't be opened as it is written; the message says how to write it."""

    code = "invalid_url"


class EvaluationError(CdpAgentError):
    """JavaScript given to ``evaluate`` threw. ``stack`` is the JavaScript stack."""

    code = "evaluation_failed"

    def __init__(self, message: str, *, stack: str = "") -> None:
        super().__init__(message)
        self.stack = stack


# --- the protocol ----------------------------------------------------------------------------------------------------


class CommandError(CdpAgentError):
    """Chrome refused a command. ``cdp_code`` and ``message`` are Chrome's; ``method`` is what was sent."""

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
        super().__init__(f"{waited_for} did not finish within {timeout:g} s{'. ' + hint if hint else ''}")
        self.waited_for = waited_for
        self.timeout = timeout


class PageUnresponsiveError(DeadlineExceededError):
    """The page's renderer said nothing until the deadline: an endless loop, a frozen or a discarded tab."""

    code = "page_unresponsive"


class EventsLostError(CdpAgentError):
    """A subscription was read too slowly and its buffer overflowed; ``lost`` events were not kept.

    Read faster, filter by subscribing to fewer events, or give ``subscribe`` a larger ``buffer``.
    """

    code = "events_lost"

    def __init__(self, methods: Sequence[str], buffer: int, lost: int) -> None:
        super().__init__(
            f"the subscription to {', '.join(methods)} was not read in time: {lost} events beyond its buffer of "
            f"{buffer} were lost. Read it in its own task, or pass a larger buffer= to subscribe()"
        )
        self.methods = tuple(methods)
        self.buffer = buffer
        self.lost = lost


# --- refs and actions ------------------------------------------------------------------------------------------------


class TargetError(CdpAgentError):
    """A target string (a ref or a selector) does not lead to an element that can be used."""

    code = "target_error"


class RefNotFoundError(TargetError):
    """The ref was never issued for this page, or the selector matches nothing. Take a snapshot and use its refs."""

    code = "ref_not_found"

    def __init__(self, message: str, *, target: str) -> None:
        super().__init__(message)
        self.target = target


class StaleRefError(TargetError):
    """The ref was issued, but its element is gone. ``candidates`` are the elements most like it now."""

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
    """The element is there but can't be acted on: ``reason`` says why, ``covered_by`` names what is in the way."""

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
    """The page did not keep the value: ``wanted`` was put in, ``value`` is there now."""

    code = "value_not_kept"

    def __init__(self, message: str, *, wanted: str, value: str) -> None:
        super().__init__(message)
        self.wanted = wanted
        self.value = value


class PolicyError(CdpAgentError):
    """The policy given to ``launch`` or ``attach`` does not allow this."""

    code = "blocked_by_policy"


# --- plain HTML ------------------------------------------------------------------------------------------------------


class HtmlSupportMissingError(CdpAgentError):
    """The HTML parser is not installed. ``pip install 'cdpagent[html]'`` installs it."""

    code = "html_support_missing"


class HtmlTooLargeError(CdpAgentError):
    """The document is longer than what is parsed at all; give a part of it. ``length`` is how long it is."""

    code = "html_too_large"

    def __init__(self, message: str, *, length: int) -> None:
        super().__init__(message)
        self.length = length


class BrowserNeededError(CdpAgentError):
    """Plain HTML can't tell this: it takes a browser, with styles and a layout. ``what`` names it."""

    code = "browser_needed"

    def __init__(self, message: str, *, what: str) -> None:
        super().__init__(message)
        self.what = what


# --- the MCP server --------------------------------------------------------------------------------------------------


class McpServerError(CdpAgentError):
    """The MCP server can't be started as it was asked to; the message says what to change."""

    code = "mcp_server_failed"


class McpSupportMissingError(CdpAgentError):
    """The MCP SDK is not installed. ``pip install 'cdpagent[mcp]'`` installs it."""

    code = "mcp_support_missing"
