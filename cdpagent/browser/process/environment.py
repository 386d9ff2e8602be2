"""Chrome's environment variables."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cdpagent.browser.process.account import Account

# What another user may know of root's environment: the language, the clock, the display, fonts, libraries and proxies.
_HARMLESS: Final = re.compile(
    r"PATH|LANG|LANGUAGE|LC_\w+|TZ|DISPLAY|FONTCONFIG_\w+|LD_LIBRARY_PATH|LIBGL_\w+|CHROMIUM_FLAGS|CHROME_DEVEL_SANDBOX"
    r"|(http|https|all|no)_proxy|(HTTP|HTTPS|ALL|NO)_PROXY"
)


def environment(temporary: Path | None) -> dict[str, str]:
    """Return Chrome's environment: ours, with a place for its temporary files."""
    place = {} if temporary is None else {"TMPDIR": str(temporary)}
    return {**os.environ, **place}


def environment_of_account(account: Account, *, home: Path, temporary: Path) -> dict[str, str]:
    """Return the environment of a Chrome that runs under another account: nothing of ours that may be secret."""
    ours = {name: value for name, value in os.environ.items() if _HARMLESS.fullmatch(name)}
    places = {"HOME": str(home), "TMPDIR": str(temporary), "XDG_RUNTIME_DIR": str(temporary)}
    return {**ours, **places, **_key_of_display(account, home)}


def _key_of_display(account: Account, home: Path) -> dict[str, str]:
    """Copy the key that opens the X display into the account's home, if there is one."""
    key = Path(os.environ.get("XAUTHORITY") or Path.home() / ".Xauthority")
    if "DISPLAY" not in os.environ or not key.is_file():
        return {}
    copy = home / ".Xauthority"
    shutil.copyfile(key, copy)
    account.give(copy)
    return {"XAUTHORITY": str(copy)}
