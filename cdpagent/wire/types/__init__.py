# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 298d231e2988809c224339d26247f459d5763fbcd748896394f09f1e2fe99ddf
"""The DevTools Protocol as types, for type checkers and editors; not needed at run time.

Each domain is a module. ``runtime.RemoteObject`` is a type of the protocol, ``runtime.EvaluateParams`` and
``runtime.EvaluateResult`` are what `Runtime.evaluate` takes and returns, ``runtime.ConsoleAPICalledEvent`` is what
comes with the event `Runtime.consoleAPICalled`. When the program runs, all of them are plain dicts. The modules:

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
