# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: d94cdea3cda29a84ab9b9cf07d74c5fc44fce31cb38cf9e76916985c47473fa3
"""The types of CDP's HeadlessExperimental domain."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

class ScreenshotParams(TypedDict, total=False):
    format: Literal["jpeg", "png", "webp"]
    quality: int
    optimizeForSpeed: bool

class BeginFrameParams(TypedDict, total=False):
    frameTimeTicks: float
    interval: float
    noDisplayUpdates: bool
    screenshot: ScreenshotParams

class BeginFrameResult(TypedDict):
    hasDamage: bool
    screenshotData: NotRequired[str]
