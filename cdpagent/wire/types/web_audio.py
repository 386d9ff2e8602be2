# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 8c615ecc7eaea2f4b46b3d656f6819853930b61fd914215274eb1f8e76f076d1
"""The types of CDP's WebAudio domain."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

GraphObjectId: TypeAlias = str

ContextType: TypeAlias = Literal["realtime", "offline"]

ContextState: TypeAlias = Literal["suspended", "running", "closed", "interrupted"]

NodeType: TypeAlias = str

ChannelCountMode: TypeAlias = Literal["clamped-max", "explicit", "max"]

ChannelInterpretation: TypeAlias = Literal["discrete", "speakers"]

ParamType: TypeAlias = str

AutomationRate: TypeAlias = Literal["a-rate", "k-rate"]

class ContextRealtimeData(TypedDict):
    currentTime: float
    renderCapacity: float
    callbackIntervalMean: float
    callbackIntervalVariance: float

class BaseAudioContext(TypedDict):
    contextId: GraphObjectId
    contextType: ContextType
    contextState: ContextState
    realtimeData: NotRequired[ContextRealtimeData]
    callbackBufferSize: float
    maxOutputChannelCount: float
    sampleRate: float
    renderQuantumSize: float

class AudioListener(TypedDict):
    listenerId: GraphObjectId
    contextId: GraphObjectId

class AudioNode(TypedDict):
    nodeId: GraphObjectId
    contextId: GraphObjectId
    nodeType: NodeType
    numberOfInputs: float
    numberOfOutputs: float
    channelCount: float
    channelCountMode: ChannelCountMode
    channelInterpretation: ChannelInterpretation

class AudioParam(TypedDict):
    paramId: GraphObjectId
    nodeId: GraphObjectId
    contextId: GraphObjectId
    paramType: ParamType
    rate: AutomationRate
    defaultValue: float
    minValue: float
    maxValue: float

class GetRealtimeDataParams(TypedDict):
    contextId: GraphObjectId

class GetRealtimeDataResult(TypedDict):
    realtimeData: ContextRealtimeData

class ContextCreatedEvent(TypedDict):
    context: BaseAudioContext

class ContextWillBeDestroyedEvent(TypedDict):
    contextId: GraphObjectId

class ContextChangedEvent(TypedDict):
    context: BaseAudioContext

class AudioListenerCreatedEvent(TypedDict):
    listener: AudioListener

class AudioListenerWillBeDestroyedEvent(TypedDict):
    contextId: GraphObjectId
    listenerId: GraphObjectId

class AudioNodeCreatedEvent(TypedDict):
    node: AudioNode

class AudioNodeWillBeDestroyedEvent(TypedDict):
    contextId: GraphObjectId
    nodeId: GraphObjectId

class AudioParamCreatedEvent(TypedDict):
    param: AudioParam

class AudioParamWillBeDestroyedEvent(TypedDict):
    contextId: GraphObjectId
    nodeId: GraphObjectId
    paramId: GraphObjectId

class NodesConnectedEvent(TypedDict):
    contextId: GraphObjectId
    sourceId: GraphObjectId
    destinationId: GraphObjectId
    sourceOutputIndex: NotRequired[float]
    destinationInputIndex: NotRequired[float]

class NodesDisconnectedEvent(TypedDict):
    contextId: GraphObjectId
    sourceId: GraphObjectId
    destinationId: GraphObjectId
    sourceOutputIndex: NotRequired[float]
    destinationInputIndex: NotRequired[float]

class NodeParamConnectedEvent(TypedDict):
    contextId: GraphObjectId
    sourceId: GraphObjectId
    destinationId: GraphObjectId
    sourceOutputIndex: NotRequired[float]

class NodeParamDisconnectedEvent(TypedDict):
    contextId: GraphObjectId
    sourceId: GraphObjectId
    destinationId: GraphObjectId
    sourceOutputIndex: NotRequired[float]
