"""Downloads: where each one is, how far it is, and the file in the end.

Chrome stores a download under a name of its own; a site's file name is only ever a suggestion, cleaned before use.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import trio

from cdpagent.errors import CdpAgentError
from cdpagent.wire.deadline import deadline

if TYPE_CHECKING:
    import os
    from collections.abc import Callable

    from cdpagent.wire.protocol import Event
    from cdpagent.wire.session import Session

_NAME_LENGTH = 120


class DownloadError(CdpAgentError):
    """A download did not come to its end; ``url`` is where it came from."""

    code = "download_failed"

    def __init__(self, message: str, *, url: str) -> None:
        super().__init__(message)
        self.url = url


class Download:
    """A file that a page sent."""

    def __init__(self, guid: str, url: str, suggested_filename: str, directory: Path | None, keep: bool) -> None:
        self.guid = guid
        self.url = url
        self.suggested_filename = suggested_filename
        """What the site calls it: page text, not to be trusted as a path."""
        self.state: Literal["inProgress", "completed", "canceled"] = "inProgress"
        self.received = 0
        self.total: int | None = None
        self._directory = directory
        self._keep = keep
        self._path: Path | None = None
        self._ended = trio.Event()

    def __repr__(self) -> str:
        return f"<Download {self.suggested_filename!r} {self.state} {self.received} bytes>"

    async def path(self, *, timeout: float = 300) -> Path:
        """Wait until it is whole and return where it is. In a throw-away directory it is gone when the browser is."""
        with deadline(
            f"the download of {self.url}",
            timeout,
            hint=lambda: f"{self.received} of {self.total or 'unknown'} bytes came",
        ):
            await self._ended.wait()
        if self.state != "completed":
            raise DownloadError(f"the download of {self.url} was cancelled, by the site or the browser", url=self.url)
        if self._path is None:
            raise DownloadError(
                "the file is where the attached browser keeps its downloads; cdpagent does not change that", url=self.url
            )
        return self._path

    async def save_as(self, path: str | os.PathLike[str], *, timeout: float = 300) -> Path:
        """Wait until it is whole and copy it to ``path``; a directory gets it under its suggested name, cleaned."""
        source = await self.path(timeout=timeout)
        goal = Path(path)
        if goal.is_dir():
            goal = goal / safe_filename(self.suggested_filename)
        await trio.to_thread.run_sync(shutil.copyfile, source, goal)
        return goal

    def _progress(self, params: dict[str, Any]) -> None:
        self.received = int(params["receivedBytes"])
        self.total = int(params["totalBytes"]) or None
        if self._ended.is_set() or params["state"] == "inProgress":
            return
        self.state = params["state"]
        if self.state == "completed" and self._directory is not None:
            self._path = self._directory / self.guid
            if self._keep:
                named = _unused(self._directory / safe_filename(self.suggested_filename))
                self._path = self._path.rename(named)
        self._ended.set()


class Downloads:
    """The downloads of one browser context, as Chrome tells of them."""

    def __init__(self, directory: Path | None, *, keep: bool, changed: Callable[[Download, str], None]) -> None:
        self._directory = directory
        self._keep = keep
        self._by_guid: dict[str, Download] = {}
        self._changed = changed

    def follow(self, session: Session, domain: Literal["Browser", "Page"]) -> None:
        """Listen to the browser's session; or, in a browser that is not ours, to that of a page."""
        session.listen(f"{domain}.downloadWillBegin", self._on_begin)
        session.listen(f"{domain}.downloadProgress", self._on_progress)

    def _on_begin(self, event: Event[Any]) -> None:
        params = event.params
        download = Download(
            params["guid"], params["url"], params["suggestedFilename"], self._directory, self._keep
        )
        self._by_guid[download.guid] = download
        self._changed(download, params["frameId"])

    def _on_progress(self, event: Event[Any]) -> None:
        download = self._by_guid.get(event.params["guid"])
        if download is not None:
            download._progress(event.params)
            if download.state != "inProgress":
                del self._by_guid[download.guid]


def safe_filename(suggested: str) -> str:
    """A file name without anything that could lead elsewhere or surprise a person: no separators, no dots in front."""
    name = re.sub(r"[\x00-\x1f\x7f/\\:*?\"<>|‎‏‪-‮⁦-⁩]", "_", suggested).strip(" .")
    stem, dot, ending = name.rpartition(".")
    if dot and len(name) > _NAME_LENGTH:
        name = f"{stem[: _NAME_LENGTH - len(ending[:20]) - 1]}.{ending[:20]}"
    return name[:_NAME_LENGTH] or "download"


def _unused(path: Path) -> Path:
    candidate, number = path, 1
    while candidate.exists():
        candidate = path.with_name(f"{path.stem} ({number}){path.suffix}")
        number += 1
    return candidate
