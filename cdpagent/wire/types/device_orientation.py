# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: d860ed061cd4c54f144d7c81689cd53c1d2324369929385e67bea4a8d56ba6f6
"""The types of CDP's DeviceOrientation domain."""

from __future__ import annotations

from typing import TypedDict

class SetDeviceOrientationOverrideParams(TypedDict):
    alpha: float
    beta: float
    gamma: float
