# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: f539fd90c9be5b8be3f6ce08c4d5f24a7038a14f5d4921d57805e42c127f04bb
"""The types of CDP's Animation domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NotRequired, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (dom, runtime)

class Animation(TypedDict):
    id: str
    name: str
    pausedState: bool
    playState: str
    playbackRate: float
    startTime: float
    currentTime: float
    type: Literal["CSSTransition", "CSSAnimation", "WebAnimation"]
    source: NotRequired[AnimationEffect]
    cssId: NotRequired[str]
    viewOrScrollTimeline: NotRequired[ViewOrScrollTimeline]

class ViewOrScrollTimeline(TypedDict):
    sourceNodeId: NotRequired[dom.BackendNodeId]
    startOffset: NotRequired[float]
    endOffset: NotRequired[float]
    subjectNodeId: NotRequired[dom.BackendNodeId]
    axis: dom.ScrollOrientation

class AnimationEffect(TypedDict):
    delay: float
    endDelay: float
    iterationStart: float
    iterations: NotRequired[float]
    duration: float
    direction: str
    fill: str
    backendNodeId: NotRequired[dom.BackendNodeId]
    keyframesRule: NotRequired[KeyframesRule]
    easing: str

class KeyframesRule(TypedDict):
    name: NotRequired[str]
    keyframes: list[KeyframeStyle]

class KeyframeStyle(TypedDict):
    offset: str
    easing: str

class GetCurrentTimeParams(TypedDict):
    id: str

class GetCurrentTimeResult(TypedDict):
    currentTime: float

class GetPlaybackRateResult(TypedDict):
    playbackRate: float

class ReleaseAnimationsParams(TypedDict):
    animations: list[str]

class ResolveAnimationParams(TypedDict):
    animationId: str

class ResolveAnimationResult(TypedDict):
    remoteObject: runtime.RemoteObject

class SeekAnimationsParams(TypedDict):
    animations: list[str]
    currentTime: NotRequired[float]
    currentTimes: NotRequired[list[float]]

class SetPausedParams(TypedDict):
    animations: list[str]
    paused: bool

class SetPlaybackRateParams(TypedDict):
    playbackRate: float

class SetTimingParams(TypedDict):
    animationId: str
    duration: float
    delay: float

class AnimationCanceledEvent(TypedDict):
    id: str

class AnimationCreatedEvent(TypedDict):
    id: str

class AnimationStartedEvent(TypedDict):
    animation: Animation

class AnimationUpdatedEvent(TypedDict):
    animation: Animation
