# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: 157bdd126dc10f2ee085a80c968248ef1dac26cab4afb9db6854479c07ca74a5
"""The DevTools Protocol as types: for type checkers and editors, never needed at run time.

Each domain is a module. ``runtime.RemoteObject`` is a type of the protocol, ``runtime.EvaluateParams`` and
``runtime.EvaluateResult`` are what `Runtime.evaluate` takes and gives, ``runtime.ConsoleAPICalledEvent`` is what
the event `Runtime.consoleAPICalled` tells. All of them are plain dicts when the program runs. The modules:

accessibility, ads, animation, audits, autofill, background_service, bluetooth_emulation, browser,
cache_storage, cast, console, crash_report_context, css, debugger, device_access, device_orientation,
digital_credentials, dom, dom_debugger, dom_snapshot, dom_storage, emulation, event_breakpoints, extensions,
fed_cm, fetch, file_system, find_in_page, headless_experimental, heap_profiler, indexed_db, input, inspector,
io, layer_tree, log, media, memory, network, overlay, page, performance, performance_timeline, preload,
profiler, pwa, runtime, schema, security, service_worker, smart_card_emulation, storage, system_info, target,
tethering, tracing, web_audio, web_authn, web_mcp
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cdpagent.wire.types.signatures import Empty, EventName, ExpectEvent, SendCommand, SubscribeEvents

__all__ = ["Empty", "EventName", "ExpectEvent", "SendCommand", "SubscribeEvents"]

if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from cdpagent.wire.types import signatures

        return getattr(signatures, name)
