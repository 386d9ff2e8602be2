"""File choosers: the window in which a person would pick files, answered without ever being shown."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cdpagent.errors import WrongElementError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cdpagent.browser.frames import Frame


class FileChooser:
    """A file chooser that a page has opened."""

    def __init__(self, frame: Frame, params: dict[str, Any]) -> None:
        self.frame = frame
        self.multiple: bool = params["mode"] == "selectMultiple"
        self._node: int = params["backendNodeId"]

    async def set_files(self, files: Sequence[str | os.PathLike[str]]) -> None:
        """Choose these files, which must exist; none clears the choice."""
        if len(files) > 1 and not self.multiple:
            raise WrongElementError(f"this chooser takes one file, not {len(files)}", code="not_multiple")
        paths = existing_files(files)
        await self.frame.session.send("DOM.setFileInputFiles", files=paths, backendNodeId=self._node)


def existing_files(files: Sequence[str | os.PathLike[str]]) -> list[str]:
    """The absolute paths, as Chrome wants them; FileNotFoundError for one that is not there.

    Chrome itself takes any path, and the page then gets a file that can't be read.
    """
    if isinstance(files, str | os.PathLike):
        raise TypeError("files: pass a list of paths, also for one file")
    paths = []
    for file in files:
        path = Path(file).absolute()
        if not path.is_file():
            raise FileNotFoundError(f"{path} is not a file")
        paths.append(str(path))
    return paths
