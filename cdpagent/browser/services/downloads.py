"""Downloads: where each one is, how far it is, and the file in the end.

Chrome stores a download under a name of its own; a site's file name is only ever a suggestion, cleaned before use.
"""

from __future__ import annotations

import errno
import os
import shutil
import stat
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import trio

from cdpagent.browser.services.filenames import safe_filename, unused_path
from cdpagent.errors import CdpAgentError, PolicyError
from cdpagent.wire.deadline import deadline
from cdpagent.wire.session import on_end

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from cdpagent.wire.protocol import Call, Event
    from cdpagent.wire.session import Session

_COPY_BYTES = 1024 * 1024

DownloadState = Literal["inProgress", "completed", "canceled"]


class DownloadError(CdpAgentError):
    """A download failed; ``url`` is where it came from."""

    code = "download_failed"

    def __init__(self, message: str, *, url: str) -> None:
        super().__init__(message)
        self.url = url


@dataclass(frozen=True, slots=True)
class Landing:
    """Where downloads land."""

    directory: Path
    """Where Chrome stores them."""
    keep: bool = False
    """Whether they get the names that the sites suggest."""
    handover: Path | None = None
    """Where whole ones are copied to, as files of ours, if Chrome runs as another user."""
    sender: int | None = None
    """That user."""


class Download:
    """A file that a page sent."""

    def __init__(self, store: Downloads, guid: str, url: str, suggested_filename: str) -> None:
        self.guid = guid
        """Chrome's id of it."""
        self.url = url
        """Where it comes from."""
        self.suggested_filename = suggested_filename
        """What the site calls it: page text, not to be trusted as a path."""
        self.state: DownloadState = "inProgress"
        """Whether it is inProgress, completed or canceled."""
        self.received = 0
        """How many bytes have come."""
        self.total: int | None = None
        """How many there will be, if the server has said so."""
        self._store = store
        self._path: Path | None = None
        self._failure = ""
        self._is_refused = False
        self._ended = trio.Event()
        self._allowed = trio.Event()
        self._allowed.set()

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
            await self._allowed.wait()
        if self._is_refused:
            raise PolicyError(
                f"the policy of this browser allows no downloads, so {self.url} was not stored. Have a person allow "
                "them: downloads=True",
                rule="downloads",
            )
        if self.state != "completed":
            raise DownloadError(
                f"the download of {self.url} was cancelled, or the server broke off, after {self.received} bytes",
                url=self.url,
            )
        if self._failure:
            raise DownloadError(f"the download of {self.url} could not be stored: {self._failure}", url=self.url)
        if self._path is None:
            where = "the file is where the attached browser keeps its downloads; cdpagent does not change that"
            raise DownloadError(where, url=self.url)
        return self._path

    async def save_as(self, path: str | os.PathLike[str], *, timeout: float = 300) -> Path:
        """Wait until it is whole and copy it to ``path``; a directory gets it under its suggested name, cleaned."""
        source = await self.path(timeout=timeout)
        goal = Path(path)
        if goal.is_dir():
            goal = unused_path(goal / safe_filename(self.suggested_filename))
        await trio.to_thread.run_sync(shutil.copyfile, source, goal)
        return goal

    async def cancel(self) -> None:
        """Stop it. Does nothing if it has ended already."""
        if self._ended.is_set():
            await trio.lowlevel.checkpoint()
            return
        await self._store.cancel(self)
        await self._ended.wait()

    def _progress(self, params: dict[str, Any]) -> None:
        # Chrome starts again when the server breaks off, and reports zero bytes when it gives up.
        self.received = max(self.received, int(params["receivedBytes"]))
        self.total = int(params["totalBytes"]) or None
        self.state = params["state"]

    def _end(self, path: Path | None, failure: str = "") -> None:
        self._path = path
        self._failure = failure
        self._ended.set()

    def _refuse(self) -> None:
        self._is_refused = True

    def _abandon(self) -> None:
        self.state = "canceled"
        self._end(None)


class Downloads:
    """The downloads of one browser, as Chrome tells of them.

    ``landing`` is where Chrome was told to put them, None if it was told nothing. ``begun`` is called with each new one
    and the id of the frame that it came from, and gives the browser context that it belongs to, as commands name it.
    ``spawn`` runs a task in the background. If they are not ``allowed``, each is cancelled as it begins.
    """

    def __init__(
        self,
        root: Session,
        landing: Landing | None,
        *,
        allowed: bool,
        begun: Callable[[Download, str], dict[str, str]],
        spawn: Callable[..., None],
    ) -> None:
        self._root = root
        self._landing = landing
        self._allowed = allowed
        self._begun = begun
        self._spawn = spawn
        self._by_guid: dict[str, Download] = {}
        self._scopes: dict[str, dict[str, str]] = {}
        on_end(root, lambda _: self._abandon())
        if landing is not None:
            root.listen("Browser.downloadWillBegin", self._on_begin)
            root.listen("Browser.downloadProgress", self._on_progress)

    def allow(self, scope: dict[str, str]) -> list[Call]:
        """Have Chrome store the downloads of a context, and tell of them; nothing is changed in a browser not ours.

        These are the calls to be finished.
        """
        if self._landing is None:
            return []
        behavior: dict[str, Any] = {"behavior": "deny", "eventsEnabled": True}
        if self._allowed:
            behavior |= {"behavior": "allowAndName", "downloadPath": str(self._landing.directory)}
        return [self._root.start("Browser.setDownloadBehavior", {**behavior, **scope})]

    def follow(self, session: Session) -> None:
        """Listen to a page in a browser that is not ours. The downloads of the user's own pages are left alone."""
        if self._landing is None:
            session.listen("Page.downloadWillBegin", self._on_begin)
            session.listen("Page.downloadProgress", self._on_progress)

    async def cancel(self, download: Download) -> None:
        """Have Chrome cancel a download."""
        scope = self._scopes.get(download.guid, {})
        await self._root.call("Browser.cancelDownload", {"guid": download.guid, **scope})

    def hold(self, download: Download) -> None:
        """Give the file of a download to nobody until it was decided whether to keep it."""
        download._allowed = trio.Event()

    async def keep_if(self, download: Download, is_allowed: Awaitable[bool]) -> None:
        """Decide whether to keep a download; if not, stop it and remove what has come of it."""
        try:
            if await is_allowed:
                return
            with suppress(CdpAgentError):  # it may just have ended
                await download.cancel()
            await download._ended.wait()
            if download._path is not None:
                download._path.unlink(missing_ok=True)
                download._path = None
            download.state = "canceled"
        finally:
            download._allowed.set()

    def _on_begin(self, event: Event[Any]) -> None:
        params = event.params
        download = Download(self, params["guid"], params["url"], params["suggestedFilename"])
        self._by_guid[download.guid] = download
        self._scopes[download.guid] = self._begun(download, params["frameId"])
        if not self._allowed:
            download._refuse()
            if self._landing is None:  # a browser that is not ours was told nothing
                self._root.start("Browser.cancelDownload", {"guid": download.guid})

    def _on_progress(self, event: Event[Any]) -> None:
        download = self._by_guid.get(event.params["guid"])
        if download is None:
            return
        download._progress(event.params)
        if download.state != "inProgress":
            del self._by_guid[download.guid], self._scopes[download.guid]
            self._finish(download)

    def _finish(self, download: Download) -> None:
        if download.state != "completed" or self._landing is None:
            download._end(None)
        elif self._landing.handover is not None:
            self._spawn(_take_over, download, self._landing, self._landing.handover)
        else:
            path = self._landing.directory / download.guid
            download._end(_give_name(path, download.suggested_filename) if self._landing.keep else path)

    def _abandon(self) -> None:
        """The browser is gone, and every download under way with it."""
        for download in self._by_guid.values():
            download._abandon()
        self._by_guid.clear()
        self._scopes.clear()


def _give_name(path: Path, suggested: str) -> Path:
    try:
        return path.rename(unused_path(path.with_name(safe_filename(suggested))))
    except OSError:
        return path  # the file is complete, only its name is Chrome's


async def _take_over(download: Download, landing: Landing, goal: Path) -> None:
    """Make a download of a Chrome that runs as another user a file of ours."""
    source = landing.directory / download.guid
    path = goal / download.guid
    if landing.keep:
        path = unused_path(goal / safe_filename(download.suggested_filename))
    try:
        with trio.CancelScope(shield=True):  # the browser may be left right after its last download
            await trio.to_thread.run_sync(_copy_from, source, path, landing.sender)
    except OSError as exc:
        download._end(None, exc.strerror or str(exc))
    else:
        download._end(path)


def _copy_from(source: Path, goal: Path, sender: int | None) -> None:
    """Copy a file that another user wrote, and remove the original.

    That user must not make us read a file of ours: by a symbolic link, or by a second name of a file that is not its.
    """
    with open(os.open(source, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC), "rb") as written:
        status = os.fstat(written.fileno())
        if not stat.S_ISREG(status.st_mode) or status.st_uid != sender or status.st_nlink != 1:
            raise OSError(errno.EPERM, f"{source} is not a file that the browser has written")
        with goal.open("xb") as ours:
            shutil.copyfileobj(written, ours, _COPY_BYTES)
    source.unlink()
