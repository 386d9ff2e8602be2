"""What can go wrong when cdpagent installs a browser."""

from __future__ import annotations

from cdpagent.errors import CdpAgentError


class InstallError(CdpAgentError):
    """cdpagent could not install a browser. The message says why and what to do instead."""

    code = "install_failed"


class ChecksumError(InstallError):
    """The archive is not the one recorded for this version; ``expected`` and ``actual`` are SHA-256 sums."""

    code = "checksum_mismatch"

    def __init__(self, message: str, *, expected: str, actual: str) -> None:
        super().__init__(message)
        self.expected = expected
        self.actual = actual
