# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: e126a8fd8761be65594e86ad16d91f6c9e969eff52d361f9f0b253bd7f036260
"""The types of CDP's DeviceOrientation domain."""

from __future__ import annotations

from typing import TypedDict

class SetDeviceOrientationOverrideParams(TypedDict):
    alpha: float
    beta: float
    gamma: float
