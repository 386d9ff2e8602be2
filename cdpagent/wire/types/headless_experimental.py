# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 14e5671634a441b5327ac250861d0fdbaf5bfd8e1c1f2150a519bb83a3b35c50
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
