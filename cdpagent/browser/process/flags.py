"""Chrome's command line."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

# What a tool does not want of a browser. Each is there for a reason that a user would notice:
_ALWAYS = (
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-component-extensions-with-background-pages",
    # No traffic that the pages did not ask for.
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-domain-reliability",
    "--disable-client-side-phishing-detection",
    "--metrics-recording-only",
    "--no-service-autorun",
    # A page that nobody looks at runs at full speed.
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--disable-ipc-flooding-protection",
    # Nothing pops up that no agent can answer.
    "--disable-hang-monitor",
    "--disable-prompt-on-repost",
    "--disable-popup-blocking",
    "--disable-search-engine-choice-screen",
    "--disable-infobars",
    "--password-store=basic",
    "--use-mock-keychain",
    # Going back runs the page anew, so that what is told of a navigation is always the same.
    "--disable-back-forward-cache",
    # /dev/shm has 64 MB in most containers, which large pages overrun.
    "--disable-dev-shm-usage",
    "--force-color-profile=srgb",
    "--allow-pre-commit-input",
    "--export-tagged-pdf",
    "--mute-audio",
    "--no-startup-window",
)
_HEADLESS = ("--headless=new", "--hide-scrollbars")

# The first screenshot of a page that was never shown hangs without it.
_ENABLED_FEATURES = ("CDPScreenshotNewSurface",)
_DISABLED_FEATURES = (
    "AcceptCHFrame",
    "AutofillServerCommunication",
    "DialMediaRouteProvider",
    "HttpsUpgrades",  # http://… must not be turned into https://… behind the caller's back
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
    "Translate",
)

# Chrome takes one dash for two.
_OURS = re.compile(r"--?(user-data-dir|remote-debugging-(port|pipe|address|io-pipes))(=|$)")
_NO_SANDBOX = re.compile(r"--?no-sandbox(=|$)")


def check_options(extra: Sequence[str], *, sandbox: bool | None, proxy: str | None) -> None:
    """ValueError for what Chrome would take in silence and not do, or what would break the connection to it."""
    if isinstance(extra, str):
        raise ValueError(f"args: a list of switches is wanted; write args=[{extra!r}]")
    for arg in extra:
        if not re.match(r"--?\w", arg):
            raise ValueError(f"args: {arg!r} is not a switch; pages are opened with browser.new_page(url)")
        if _OURS.match(arg):
            raise ValueError(f"args: {arg!r} is set by launch(); use its user_data_dir= or transport= instead")
        if sandbox and _NO_SANDBOX.match(arg):
            raise ValueError(f"args: {arg!r} contradicts sandbox=True")
    if proxy is not None and (not proxy or "@" in proxy or re.search(r"\s", proxy)):
        raise ValueError(
            "proxy: a server such as http://127.0.0.1:3128 or socks5://127.0.0.1:1080 is wanted, without user and "
            "password (Chrome takes none there)"
        )


def command_line(
    *,
    user_data_dir: Path,
    headless: bool,
    viewport: tuple[int, int] | None,
    sandbox: bool,
    port: bool,
    proxy: str | None,
    extra: Sequence[str],
) -> list[str]:
    """The arguments for Chrome, the user's merged in."""
    args = [*_ALWAYS, f"--user-data-dir={user_data_dir}", "--remote-debugging-pipe"]
    if port:
        args.append("--remote-debugging-port=0")
    if headless:
        args += _HEADLESS
    if viewport is not None:
        args.append(f"--window-size={viewport[0]},{viewport[1]}")
    if not sandbox:
        args.append("--no-sandbox")
    if proxy is not None:
        # Without the bypass rule, requests to this machine would go past the proxy.
        args += [f"--proxy-server={proxy}", "--proxy-bypass-list=<-loopback>"]
    return _merge_features([*args, *extra])


def _merge_features(args: Iterable[str]) -> list[str]:
    """One switch each for enabled and disabled features: of several, Chrome takes only the last.

    What the user says wins over what we say: a feature named in one of theirs is taken out of our other list.
    """
    enabled, disabled = dict.fromkeys(_ENABLED_FEATURES), dict.fromkeys(_DISABLED_FEATURES)
    rest = []
    for arg in args:
        name, _, value = arg.partition("=")
        if name not in ("--enable-features", "--disable-features"):
            rest.append(arg)
            continue
        here, there = (enabled, disabled) if name == "--enable-features" else (disabled, enabled)
        for feature in filter(None, value.split(",")):
            there.pop(feature, None)
            here[feature] = None
    return [*rest, f"--enable-features={','.join(enabled)}", f"--disable-features={','.join(disabled)}"]


def running_as_root() -> bool:
    """Whether Chrome would refuse its own sandbox because of who we are."""
    return hasattr(os, "geteuid") and os.geteuid() == 0
