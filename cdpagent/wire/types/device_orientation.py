# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: dc30c96ed37be32864f66d535b3f47eb0d3158bf329538a28a57a113625e3b47
"""The types of CDP's DeviceOrientation domain."""

from __future__ import annotations

from typing import TypedDict

class SetDeviceOrientationOverrideParams(TypedDict):
    alpha: float
    beta: float
    gamma: float
