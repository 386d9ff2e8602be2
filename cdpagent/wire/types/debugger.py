# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 30c0fe5a85d246da08ad259df7954e83efd379f0ed5685a7675caceb612ca9d1
"""The types of CDP's Debugger domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (runtime)

BreakpointId: TypeAlias = str

CallFrameId: TypeAlias = str

class Location(TypedDict):
    scriptId: runtime.ScriptId
    lineNumber: int
    columnNumber: NotRequired[int]

class ScriptPosition(TypedDict):
    lineNumber: int
    columnNumber: int

class LocationRange(TypedDict):
    scriptId: runtime.ScriptId
    start: ScriptPosition
    end: ScriptPosition

class CallFrame(TypedDict):
    callFrameId: CallFrameId
    functionName: str
    functionLocation: NotRequired[Location]
    location: Location
    url: str
    scopeChain: list[Scope]
    this: runtime.RemoteObject
    returnValue: NotRequired[runtime.RemoteObject]
    canBeRestarted: NotRequired[bool]

class Scope(TypedDict):
    type: Literal[
        "global", "local", "with", "closure", "catch", "block", "script", "eval", "module",
        "wasm-expression-stack",
    ]
    object: runtime.RemoteObject
    name: NotRequired[str]
    startLocation: NotRequired[Location]
    endLocation: NotRequired[Location]
    empty: NotRequired[bool]

class SearchMatch(TypedDict):
    lineNumber: float
    lineContent: str

class BreakLocation(TypedDict):
    scriptId: runtime.ScriptId
    lineNumber: int
    columnNumber: NotRequired[int]
    type: NotRequired[Literal["debuggerStatement", "call", "return"]]

class WasmDisassemblyChunk(TypedDict):
    lines: list[str]
    bytecodeOffsets: list[int]

ScriptLanguage: TypeAlias = Literal["JavaScript", "WebAssembly"]

class DebugSymbols(TypedDict):
    type: Literal["SourceMap", "EmbeddedDWARF", "ExternalDWARF"]
    externalURL: NotRequired[str]

class ResolvedBreakpoint(TypedDict):
    breakpointId: BreakpointId
    location: Location

class ContinueToLocationParams(TypedDict):
    location: Location
    targetCallFrames: NotRequired[Literal["any", "current"]]

class EnableParams(TypedDict, total=False):
    maxScriptsCacheSize: float

class EnableResult(TypedDict):
    debuggerId: runtime.UniqueDebuggerId

class EvaluateOnCallFrameParams(TypedDict):
    callFrameId: CallFrameId
    expression: str
    objectGroup: NotRequired[str]
    includeCommandLineAPI: NotRequired[bool]
    silent: NotRequired[bool]
    returnByValue: NotRequired[bool]
    generatePreview: NotRequired[bool]
    throwOnSideEffect: NotRequired[bool]
    timeout: NotRequired[runtime.TimeDelta]
    scopeNumber: NotRequired[int]

class EvaluateOnCallFrameResult(TypedDict):
    result: runtime.RemoteObject
    exceptionDetails: NotRequired[runtime.ExceptionDetails]

class GetPossibleBreakpointsParams(TypedDict):
    start: Location
    end: NotRequired[Location]
    restrictToFunction: NotRequired[bool]

class GetPossibleBreakpointsResult(TypedDict):
    locations: list[BreakLocation]

class GetScriptSourceParams(TypedDict):
    scriptId: runtime.ScriptId

class GetScriptSourceResult(TypedDict):
    scriptSource: str
    bytecode: NotRequired[str]

class DisassembleWasmModuleParams(TypedDict):
    scriptId: runtime.ScriptId

class DisassembleWasmModuleResult(TypedDict):
    streamId: NotRequired[str]
    totalNumberOfLines: int
    functionBodyOffsets: list[int]
    chunk: WasmDisassemblyChunk

class NextWasmDisassemblyChunkParams(TypedDict):
    streamId: str

class NextWasmDisassemblyChunkResult(TypedDict):
    chunk: WasmDisassemblyChunk

class GetWasmBytecodeParams(TypedDict):
    scriptId: runtime.ScriptId

class GetWasmBytecodeResult(TypedDict):
    bytecode: str

class GetStackTraceParams(TypedDict):
    stackTraceId: runtime.StackTraceId

class GetStackTraceResult(TypedDict):
    stackTrace: runtime.StackTrace

class PauseOnAsyncCallParams(TypedDict):
    parentStackTraceId: runtime.StackTraceId

class RemoveBreakpointParams(TypedDict):
    breakpointId: BreakpointId

class RestartFrameParams(TypedDict):
    callFrameId: CallFrameId
    mode: NotRequired[Literal["StepInto"]]

class RestartFrameResult(TypedDict):
    callFrames: list[CallFrame]
    asyncStackTrace: NotRequired[runtime.StackTrace]
    asyncStackTraceId: NotRequired[runtime.StackTraceId]

class ResumeParams(TypedDict, total=False):
    terminateOnResume: bool

class SearchInContentParams(TypedDict):
    scriptId: runtime.ScriptId
    query: str
    caseSensitive: NotRequired[bool]
    isRegex: NotRequired[bool]

class SearchInContentResult(TypedDict):
    result: list[SearchMatch]

class SetAsyncCallStackDepthParams(TypedDict):
    maxDepth: int

class SetBlackboxExecutionContextsParams(TypedDict):
    uniqueIds: list[str]

class SetBlackboxPatternsParams(TypedDict):
    patterns: list[str]
    skipAnonymous: NotRequired[bool]

class SetBlackboxedRangesParams(TypedDict):
    scriptId: runtime.ScriptId
    positions: list[ScriptPosition]

class SetBreakpointParams(TypedDict):
    location: Location
    condition: NotRequired[str]

class SetBreakpointResult(TypedDict):
    breakpointId: BreakpointId
    actualLocation: Location

class SetInstrumentationBreakpointParams(TypedDict):
    instrumentation: Literal["beforeScriptExecution", "beforeScriptWithSourceMapExecution"]

class SetInstrumentationBreakpointResult(TypedDict):
    breakpointId: BreakpointId

class SetBreakpointByUrlParams(TypedDict):
    lineNumber: int
    url: NotRequired[str]
    urlRegex: NotRequired[str]
    scriptHash: NotRequired[str]
    columnNumber: NotRequired[int]
    condition: NotRequired[str]

class SetBreakpointByUrlResult(TypedDict):
    breakpointId: BreakpointId
    locations: list[Location]

class SetBreakpointOnFunctionCallParams(TypedDict):
    objectId: runtime.RemoteObjectId
    condition: NotRequired[str]

class SetBreakpointOnFunctionCallResult(TypedDict):
    breakpointId: BreakpointId

class SetBreakpointsActiveParams(TypedDict):
    active: bool

class SetPauseOnExceptionsParams(TypedDict):
    state: Literal["none", "caught", "uncaught", "all"]

class SetReturnValueParams(TypedDict):
    newValue: runtime.CallArgument

class SetScriptSourceParams(TypedDict):
    scriptId: runtime.ScriptId
    scriptSource: str
    dryRun: NotRequired[bool]
    allowTopFrameEditing: NotRequired[bool]

class SetScriptSourceResult(TypedDict):
    callFrames: NotRequired[list[CallFrame]]
    stackChanged: NotRequired[bool]
    asyncStackTrace: NotRequired[runtime.StackTrace]
    asyncStackTraceId: NotRequired[runtime.StackTraceId]
    status: Literal[
        "Ok", "CompileError", "BlockedByActiveGenerator", "BlockedByActiveFunction",
        "BlockedByTopLevelEsModuleChange",
    ]
    exceptionDetails: NotRequired[runtime.ExceptionDetails]

class SetSkipAllPausesParams(TypedDict):
    skip: bool

class SetVariableValueParams(TypedDict):
    scopeNumber: int
    variableName: str
    newValue: runtime.CallArgument
    callFrameId: CallFrameId

class StepIntoParams(TypedDict, total=False):
    breakOnAsyncCall: bool
    skipList: list[LocationRange]

class StepOverParams(TypedDict, total=False):
    skipList: list[LocationRange]

class BreakpointResolvedEvent(TypedDict):
    breakpointId: BreakpointId
    location: Location

class PausedEvent(TypedDict):
    callFrames: list[CallFrame]
    reason: Literal[
        "ambiguous", "assert", "CSPViolation", "debugCommand", "DOM", "EventListener", "exception",
        "instrumentation", "OOM", "other", "promiseRejection", "XHR", "step",
    ]
    data: NotRequired[dict[str, Any]]
    hitBreakpoints: NotRequired[list[str]]
    asyncStackTrace: NotRequired[runtime.StackTrace]
    asyncStackTraceId: NotRequired[runtime.StackTraceId]
    asyncCallStackTraceId: NotRequired[runtime.StackTraceId]

class ScriptFailedToParseEvent(TypedDict):
    scriptId: runtime.ScriptId
    url: str
    startLine: int
    startColumn: int
    endLine: int
    endColumn: int
    executionContextId: runtime.ExecutionContextId
    hash: str
    buildId: str
    executionContextAuxData: NotRequired[dict[str, Any]]
    sourceMapURL: NotRequired[str]
    hasSourceURL: NotRequired[bool]
    isModule: NotRequired[bool]
    length: NotRequired[int]
    stackTrace: NotRequired[runtime.StackTrace]
    codeOffset: NotRequired[int]
    scriptLanguage: NotRequired[ScriptLanguage]
    embedderName: NotRequired[str]

class ScriptParsedEvent(TypedDict):
    scriptId: runtime.ScriptId
    url: str
    startLine: int
    startColumn: int
    endLine: int
    endColumn: int
    executionContextId: runtime.ExecutionContextId
    hash: str
    buildId: str
    executionContextAuxData: NotRequired[dict[str, Any]]
    isLiveEdit: NotRequired[bool]
    sourceMapURL: NotRequired[str]
    hasSourceURL: NotRequired[bool]
    isModule: NotRequired[bool]
    length: NotRequired[int]
    stackTrace: NotRequired[runtime.StackTrace]
    codeOffset: NotRequired[int]
    scriptLanguage: NotRequired[ScriptLanguage]
    debugSymbols: NotRequired[list[DebugSymbols]]
    embedderName: NotRequired[str]
    resolvedBreakpoints: NotRequired[list[ResolvedBreakpoint]]
