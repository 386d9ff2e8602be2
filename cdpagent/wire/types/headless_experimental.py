# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: 877570c974d8cda1f3eb618efd17ee5f23946a7737f1be99ff5071bf8207dd9c
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
