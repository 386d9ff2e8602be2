"""Unpacks a zip archive that we don't trust.

`zipfile.extractall` loses the permissions that a program needs and writes symbolic links as text files, which breaks
macOS applications. This keeps both, and an archive can't write outside of the target: we check names, never let a file
replace another, and make the links last, when we write no more files that could go through them.
"""

from __future__ import annotations

import os
import shutil
import stat
import zipfile
import zlib
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from cdpagent.errors import CdpAgentError

if TYPE_CHECKING:
    from collections.abc import Iterable

_LARGEST_CONTENT = 4 * 1024**3  # Chrome for Testing unpacks to less than a tenth of this
_LONGEST_LINK = 4096


class ArchiveError(CdpAgentError):
    """The archive is damaged, or has something in it that a browser's archive never has."""

    code = "bad_archive"


def unzip(archive: Path, target: Path) -> None:
    """Unpack ``archive`` into ``target``, which must not exist; after an error it may be incomplete."""
    target.mkdir(parents=True)
    try:
        with zipfile.ZipFile(archive) as opened:
            members = opened.infolist()
            if sum(member.file_size for member in members) > _LARGEST_CONTENT:
                raise ArchiveError(f"{archive.name} would unpack to more than {_LARGEST_CONTENT:,} bytes")
            links = [member for member in members if stat.S_ISLNK(_mode(member))]
            _write_files(opened, (member for member in members if member not in links), target)
            _make_links(opened, links, target)
    except (zipfile.BadZipFile, zlib.error, EOFError, RuntimeError) as exc:
        # zipfile raises RuntimeError for an encrypted archive and for a method that it does not know
        raise ArchiveError(f"{archive.name} is damaged: {exc}") from exc


def _write_files(opened: zipfile.ZipFile, members: Iterable[zipfile.ZipInfo], target: Path) -> None:
    for member in members:
        path = target / _safe_name(member)
        if member.is_dir():
            path.mkdir(parents=True, exist_ok=True)
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with opened.open(member) as source, path.open("xb") as file:
                shutil.copyfileobj(source, file)
        except FileExistsError as exc:
            raise ArchiveError(f"the archive holds {member.filename!r} twice") from exc
        if mode := _mode(member):
            # All users may read, only the owner may write. Never keep setuid, setgid and sticky bits.
            path.chmod((stat.S_IMODE(mode) & 0o755) | 0o644)


def _make_links(opened: zipfile.ZipFile, links: Iterable[zipfile.ZipInfo], target: Path) -> None:
    root = target.resolve()
    made: list[Path] = []
    for member in links:
        path = target / _safe_name(member)
        if not path.parent.resolve().is_relative_to(root) or os.path.lexists(path):
            raise ArchiveError(f"the link {member.filename!r} in the archive is in the way of another member")
        if member.file_size > _LONGEST_LINK:
            raise ArchiveError(f"the link {member.filename!r} in the archive is too long")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.symlink_to(os.fsdecode(opened.read(member)))
        made.append(path)
    # Check where they lead only now: a link may lead through another one.
    for path in made:
        leads_to = os.readlink(path)
        if os.path.isabs(leads_to) or not path.resolve().is_relative_to(root):
            raise ArchiveError(f"a link in the archive leads out of it: {path.name!r} to {leads_to!r}")


def _safe_name(member: zipfile.ZipInfo) -> Path:
    name = member.filename
    parts = PurePosixPath(name).parts
    # A colon is a drive or an alternate stream on Windows, a backslash a separator.
    if not parts or name.startswith("/") or ".." in parts or any(bad in name for bad in "\\:\0"):
        raise ArchiveError(f"the archive holds an unsafe name: {name!r}")
    return Path(*parts)


def _mode(member: zipfile.ZipInfo) -> int:
    """Return the Unix mode, or 0 if the archive has none."""
    return member.external_attr >> 16
