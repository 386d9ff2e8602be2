# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: 54abbfd507471474c067bb1f1a5a1fccc3642a6c5674961d72fd944d41f34b88
"""The types of CDP's DeviceOrientation domain."""

from __future__ import annotations

from typing import TypedDict

class SetDeviceOrientationOverrideParams(TypedDict):
    alpha: float
    beta: float
    gamma: float
