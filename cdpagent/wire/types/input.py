# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 4bef63b13d04aa06828f2ce184d42dde89dea26c02f979fd370b51d9835e66a1
"""The types of CDP's Input domain."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

class TouchPoint(TypedDict):
    x: float
    y: float
    radiusX: NotRequired[float]
    radiusY: NotRequired[float]
    rotationAngle: NotRequired[float]
    force: NotRequired[float]
    tangentialPressure: NotRequired[float]
    tiltX: NotRequired[float]
    tiltY: NotRequired[float]
    twist: NotRequired[int]
    id: NotRequired[float]

GestureSourceType: TypeAlias = Literal["default", "touch", "mouse"]

MouseButton: TypeAlias = Literal["none", "left", "middle", "right", "back", "forward"]

TimeSinceEpoch: TypeAlias = float

class DragDataItem(TypedDict):
    mimeType: str
    data: str
    title: NotRequired[str]
    baseURL: NotRequired[str]

class DragData(TypedDict):
    items: list[DragDataItem]
    files: NotRequired[list[str]]
    dragOperationsMask: int

class DispatchDragEventParams(TypedDict):
    type: Literal["dragEnter", "dragOver", "drop", "dragCancel"]
    x: float
    y: float
    data: DragData
    modifiers: NotRequired[int]

class DispatchKeyEventParams(TypedDict):
    type: Literal["keyDown", "keyUp", "rawKeyDown", "char"]
    modifiers: NotRequired[int]
    timestamp: NotRequired[TimeSinceEpoch]
    text: NotRequired[str]
    unmodifiedText: NotRequired[str]
    keyIdentifier: NotRequired[str]
    code: NotRequired[str]
    key: NotRequired[str]
    windowsVirtualKeyCode: NotRequired[int]
    nativeVirtualKeyCode: NotRequired[int]
    autoRepeat: NotRequired[bool]
    isKeypad: NotRequired[bool]
    isSystemKey: NotRequired[bool]
    location: NotRequired[int]
    commands: NotRequired[list[str]]

class InsertTextParams(TypedDict):
    text: str

class ImeSetCompositionParams(TypedDict):
    text: str
    selectionStart: int
    selectionEnd: int
    replacementStart: NotRequired[int]
    replacementEnd: NotRequired[int]

class DispatchMouseEventParams(TypedDict):
    type: Literal["mousePressed", "mouseReleased", "mouseMoved", "mouseWheel"]
    x: float
    y: float
    modifiers: NotRequired[int]
    timestamp: NotRequired[TimeSinceEpoch]
    button: NotRequired[MouseButton]
    buttons: NotRequired[int]
    clickCount: NotRequired[int]
    force: NotRequired[float]
    tangentialPressure: NotRequired[float]
    tiltX: NotRequired[float]
    tiltY: NotRequired[float]
    twist: NotRequired[int]
    deltaX: NotRequired[float]
    deltaY: NotRequired[float]
    pointerType: NotRequired[Literal["mouse", "pen"]]

class DispatchTouchEventParams(TypedDict):
    type: Literal["touchStart", "touchEnd", "touchMove", "touchCancel"]
    touchPoints: list[TouchPoint]
    modifiers: NotRequired[int]
    timestamp: NotRequired[TimeSinceEpoch]

class EmulateTouchFromMouseEventParams(TypedDict):
    type: Literal["mousePressed", "mouseReleased", "mouseMoved", "mouseWheel"]
    x: int
    y: int
    button: MouseButton
    timestamp: NotRequired[TimeSinceEpoch]
    deltaX: NotRequired[float]
    deltaY: NotRequired[float]
    modifiers: NotRequired[int]
    clickCount: NotRequired[int]

class SetIgnoreInputEventsParams(TypedDict):
    ignore: bool

class SetInterceptDragsParams(TypedDict):
    enabled: bool

class SynthesizePinchGestureParams(TypedDict):
    x: float
    y: float
    scaleFactor: float
    relativeSpeed: NotRequired[int]
    gestureSourceType: NotRequired[GestureSourceType]

class SynthesizeScrollGestureParams(TypedDict):
    x: float
    y: float
    xDistance: NotRequired[float]
    yDistance: NotRequired[float]
    xOverscroll: NotRequired[float]
    yOverscroll: NotRequired[float]
    preventFling: NotRequired[bool]
    speed: NotRequired[int]
    gestureSourceType: NotRequired[GestureSourceType]
    repeatCount: NotRequired[int]
    repeatDelayMs: NotRequired[int]
    interactionMarkerName: NotRequired[str]

class SynthesizeTapGestureParams(TypedDict):
    x: float
    y: float
    duration: NotRequired[int]
    tapCount: NotRequired[int]
    gestureSourceType: NotRequired[GestureSourceType]

class DragInterceptedEvent(TypedDict):
    data: DragData
