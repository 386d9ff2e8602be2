# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 1ea6d4da28a056d555d2655a4ac55ab7f718961ce41ee4aff0972ddd5e794f6d
"""The types of CDP's Runtime domain."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

ScriptId: TypeAlias = str

class SerializationOptions(TypedDict):
    serialization: Literal["deep", "json", "idOnly"]
    maxDepth: NotRequired[int]
    additionalParameters: NotRequired[dict[str, Any]]

class DeepSerializedValue(TypedDict):
    type: Literal[
        "undefined", "null", "string", "number", "boolean", "bigint", "regexp", "date", "symbol", "array",
        "object", "function", "map", "set", "weakmap", "weakset", "error", "proxy", "promise", "typedarray",
        "arraybuffer", "node", "window", "generator",
    ]
    value: NotRequired[Any]
    objectId: NotRequired[str]
    weakLocalObjectReference: NotRequired[int]

RemoteObjectId: TypeAlias = str

UnserializableValue: TypeAlias = str

class RemoteObject(TypedDict):
    type: Literal["object", "function", "undefined", "string", "number", "boolean", "symbol", "bigint"]
    subtype: NotRequired[
        Literal[
            "array", "null", "node", "regexp", "date", "map", "set", "weakmap", "weakset", "iterator",
            "generator", "error", "proxy", "promise", "typedarray", "arraybuffer", "dataview",
            "webassemblymemory", "wasmvalue", "deferredmodule", "trustedtype",
        ]
    ]
    className: NotRequired[str]
    value: NotRequired[Any]
    unserializableValue: NotRequired[UnserializableValue]
    description: NotRequired[str]
    deepSerializedValue: NotRequired[DeepSerializedValue]
    objectId: NotRequired[RemoteObjectId]
    preview: NotRequired[ObjectPreview]
    customPreview: NotRequired[CustomPreview]

class CustomPreview(TypedDict):
    header: str
    bodyGetterId: NotRequired[RemoteObjectId]

class ObjectPreview(TypedDict):
    type: Literal["object", "function", "undefined", "string", "number", "boolean", "symbol", "bigint"]
    subtype: NotRequired[
        Literal[
            "array", "null", "node", "regexp", "date", "map", "set", "weakmap", "weakset", "iterator",
            "generator", "error", "proxy", "promise", "typedarray", "arraybuffer", "dataview",
            "webassemblymemory", "wasmvalue", "deferredmodule", "trustedtype",
        ]
    ]
    description: NotRequired[str]
    overflow: bool
    properties: list[PropertyPreview]
    entries: NotRequired[list[EntryPreview]]

class PropertyPreview(TypedDict):
    name: str
    type: Literal[
        "object", "function", "undefined", "string", "number", "boolean", "symbol", "accessor", "bigint",
    ]
    value: NotRequired[str]
    valuePreview: NotRequired[ObjectPreview]
    subtype: NotRequired[
        Literal[
            "array", "null", "node", "regexp", "date", "map", "set", "weakmap", "weakset", "iterator",
            "generator", "error", "proxy", "promise", "typedarray", "arraybuffer", "dataview",
            "webassemblymemory", "wasmvalue", "deferredmodule", "trustedtype",
        ]
    ]

class EntryPreview(TypedDict):
    key: NotRequired[ObjectPreview]
    value: ObjectPreview

class PropertyDescriptor(TypedDict):
    name: str
    value: NotRequired[RemoteObject]
    writable: NotRequired[bool]
    get: NotRequired[RemoteObject]
    set: NotRequired[RemoteObject]
    configurable: bool
    enumerable: bool
    wasThrown: NotRequired[bool]
    isOwn: NotRequired[bool]
    symbol: NotRequired[RemoteObject]

class InternalPropertyDescriptor(TypedDict):
    name: str
    value: NotRequired[RemoteObject]

class PrivatePropertyDescriptor(TypedDict):
    name: str
    value: NotRequired[RemoteObject]
    get: NotRequired[RemoteObject]
    set: NotRequired[RemoteObject]

class CallArgument(TypedDict, total=False):
    value: Any
    unserializableValue: UnserializableValue
    objectId: RemoteObjectId

ExecutionContextId: TypeAlias = int

class ExecutionContextDescription(TypedDict):
    id: ExecutionContextId
    origin: str
    name: str
    uniqueId: str
    auxData: NotRequired[dict[str, Any]]

class ExceptionDetails(TypedDict):
    exceptionId: int
    text: str
    lineNumber: int
    columnNumber: int
    scriptId: NotRequired[ScriptId]
    url: NotRequired[str]
    stackTrace: NotRequired[StackTrace]
    exception: NotRequired[RemoteObject]
    executionContextId: NotRequired[ExecutionContextId]
    exceptionMetaData: NotRequired[dict[str, Any]]

Timestamp: TypeAlias = float

TimeDelta: TypeAlias = float

class CallFrame(TypedDict):
    functionName: str
    scriptId: ScriptId
    url: str
    lineNumber: int
    columnNumber: int

class StackTrace(TypedDict):
    description: NotRequired[str]
    callFrames: list[CallFrame]
    parent: NotRequired[StackTrace]
    parentId: NotRequired[StackTraceId]

UniqueDebuggerId: TypeAlias = str

class StackTraceId(TypedDict):
    id: str
    debuggerId: NotRequired[UniqueDebuggerId]

class AwaitPromiseParams(TypedDict):
    promiseObjectId: RemoteObjectId
    returnByValue: NotRequired[bool]
    generatePreview: NotRequired[bool]

class AwaitPromiseResult(TypedDict):
    result: RemoteObject
    exceptionDetails: NotRequired[ExceptionDetails]

class CallFunctionOnParams(TypedDict):
    functionDeclaration: str
    objectId: NotRequired[RemoteObjectId]
    arguments: NotRequired[list[CallArgument]]
    silent: NotRequired[bool]
    returnByValue: NotRequired[bool]
    generatePreview: NotRequired[bool]
    userGesture: NotRequired[bool]
    awaitPromise: NotRequired[bool]
    executionContextId: NotRequired[ExecutionContextId]
    objectGroup: NotRequired[str]
    throwOnSideEffect: NotRequired[bool]
    uniqueContextId: NotRequired[str]
    serializationOptions: NotRequired[SerializationOptions]

class CallFunctionOnResult(TypedDict):
    result: RemoteObject
    exceptionDetails: NotRequired[ExceptionDetails]

class CompileScriptParams(TypedDict):
    expression: str
    sourceURL: str
    persistScript: bool
    executionContextId: NotRequired[ExecutionContextId]

class CompileScriptResult(TypedDict, total=False):
    scriptId: ScriptId
    exceptionDetails: ExceptionDetails

class EvaluateParams(TypedDict):
    expression: str
    objectGroup: NotRequired[str]
    includeCommandLineAPI: NotRequired[bool]
    silent: NotRequired[bool]
    contextId: NotRequired[ExecutionContextId]
    returnByValue: NotRequired[bool]
    generatePreview: NotRequired[bool]
    userGesture: NotRequired[bool]
    awaitPromise: NotRequired[bool]
    throwOnSideEffect: NotRequired[bool]
    timeout: NotRequired[TimeDelta]
    disableBreaks: NotRequired[bool]
    replMode: NotRequired[bool]
    allowUnsafeEvalBlockedByCSP: NotRequired[bool]
    uniqueContextId: NotRequired[str]
    serializationOptions: NotRequired[SerializationOptions]

class EvaluateResult(TypedDict):
    result: RemoteObject
    exceptionDetails: NotRequired[ExceptionDetails]

class GetIsolateIdResult(TypedDict):
    id: str

class GetHeapUsageResult(TypedDict):
    usedSize: float
    totalSize: float
    embedderHeapUsedSize: float
    backingStorageSize: float

class GetPropertiesParams(TypedDict):
    objectId: RemoteObjectId
    ownProperties: NotRequired[bool]
    accessorPropertiesOnly: NotRequired[bool]
    generatePreview: NotRequired[bool]
    nonIndexedPropertiesOnly: NotRequired[bool]

class GetPropertiesResult(TypedDict):
    result: list[PropertyDescriptor]
    internalProperties: NotRequired[list[InternalPropertyDescriptor]]
    privateProperties: NotRequired[list[PrivatePropertyDescriptor]]
    exceptionDetails: NotRequired[ExceptionDetails]

class GlobalLexicalScopeNamesParams(TypedDict, total=False):
    executionContextId: ExecutionContextId

class GlobalLexicalScopeNamesResult(TypedDict):
    names: list[str]

class QueryObjectsParams(TypedDict):
    prototypeObjectId: RemoteObjectId
    objectGroup: NotRequired[str]

class QueryObjectsResult(TypedDict):
    objects: RemoteObject

class ReleaseObjectParams(TypedDict):
    objectId: RemoteObjectId

class ReleaseObjectGroupParams(TypedDict):
    objectGroup: str

class RunScriptParams(TypedDict):
    scriptId: ScriptId
    executionContextId: NotRequired[ExecutionContextId]
    objectGroup: NotRequired[str]
    silent: NotRequired[bool]
    includeCommandLineAPI: NotRequired[bool]
    returnByValue: NotRequired[bool]
    generatePreview: NotRequired[bool]
    awaitPromise: NotRequired[bool]

class RunScriptResult(TypedDict):
    result: RemoteObject
    exceptionDetails: NotRequired[ExceptionDetails]

class SetAsyncCallStackDepthParams(TypedDict):
    maxDepth: int

class SetCustomObjectFormatterEnabledParams(TypedDict):
    enabled: bool

class SetMaxCallStackSizeToCaptureParams(TypedDict):
    size: int

class AddBindingParams(TypedDict):
    name: str
    executionContextId: NotRequired[ExecutionContextId]
    executionContextName: NotRequired[str]

class RemoveBindingParams(TypedDict):
    name: str

class GetExceptionDetailsParams(TypedDict):
    errorObjectId: RemoteObjectId

class GetExceptionDetailsResult(TypedDict, total=False):
    exceptionDetails: ExceptionDetails

class BindingCalledEvent(TypedDict):
    name: str
    payload: str
    executionContextId: ExecutionContextId

class ConsoleAPICalledEvent(TypedDict):
    type: Literal[
        "log", "debug", "info", "error", "warning", "dir", "dirxml", "table", "trace", "clear", "startGroup",
        "startGroupCollapsed", "endGroup", "assert", "profile", "profileEnd", "count", "timeEnd",
    ]
    args: list[RemoteObject]
    executionContextId: ExecutionContextId
    timestamp: Timestamp
    stackTrace: NotRequired[StackTrace]
    context: NotRequired[str]

class ExceptionRevokedEvent(TypedDict):
    reason: str
    exceptionId: int

class ExceptionThrownEvent(TypedDict):
    timestamp: Timestamp
    exceptionDetails: ExceptionDetails

class ExecutionContextCreatedEvent(TypedDict):
    context: ExecutionContextDescription

class ExecutionContextDestroyedEvent(TypedDict):
    executionContextId: ExecutionContextId
    executionContextUniqueId: str

class InspectRequestedEvent(TypedDict):
    object: RemoteObject
    hints: dict[str, Any]
    executionContextId: NotRequired[ExecutionContextId]
