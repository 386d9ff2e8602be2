# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: 8762929ef55d6275bcf3448ea719b921aab255ec7ed5906f4b74fe085cfe043c
"""The types of CDP's DeviceOrientation domain."""

from __future__ import annotations

from typing import TypedDict

class SetDeviceOrientationOverrideParams(TypedDict):
    alpha: float
    beta: float
    gamma: float
