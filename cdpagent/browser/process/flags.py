"""Chrome's command line."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

# Switches against what gets in the way of a program that drives a browser. Without each, users would see a difference.
_ALWAYS = (
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-component-extensions-with-background-pages",
    # Send no traffic that the pages did not ask for.
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-domain-reliability",
    "--disable-client-side-phishing-detection",
    "--metrics-recording-only",
    "--no-service-autorun",
    # Run pages in the background at full speed.
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    # Show no dialogs and bars of the browser's own: an agent can't answer them.
    "--disable-hang-monitor",
    "--disable-prompt-on-repost",
    "--disable-popup-blocking",
    "--disable-search-engine-choice-screen",
    "--disable-infobars",
    "--password-store=basic",
    "--use-mock-keychain",
    # Load the page again when going back, so that the report of a navigation is always the same.
    "--disable-back-forward-cache",
    # In most containers /dev/shm has 64 MB, too little for large pages.
    "--disable-dev-shm-usage",
    "--force-color-profile=srgb",
    "--allow-pre-commit-input",
    "--export-tagged-pdf",
    "--mute-audio",
    "--no-startup-window",
)
_HEADLESS = ("--headless=new", "--hide-scrollbars")

# Without this feature, the first screenshot of a page that was never shown hangs.
_ENABLED_FEATURES = ("CDPScreenshotNewSurface",)
_DISABLED_FEATURES = (
    "AcceptCHFrame",
    "AutofillServerCommunication",
    "DialMediaRouteProvider",
    "HttpsUpgrades",  # open http://… as the caller wrote it, not as https://…
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
    "Translate",
)

# Chrome accepts one dash in place of two.
_OURS = re.compile(r"--?(user-data-dir|remote-debugging-(port|pipe|address|io-pipes))(=|$)")
_NO_SANDBOX = re.compile(r"--?no-sandbox(=|$)")


# A browser with a policy for hosts has one way out, our proxy, and resolves no names itself. These switches come last:
# of two that have the same name, Chrome heeds the last.
_BOUND = (
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    "--disable-quic",
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--dns-prefetch-disable",
    "--disable-breakpad",
)
_OWN_PROXY = re.compile(r"--?(proxy-(server|bypass-list|pac-url|auto-detect)|no-proxy-server)(=|$)")


def check_options(extra: Sequence[str], *, sandbox: bool | None, proxy: str | None, bound: bool = False) -> None:
    """Raise ValueError for options that Chrome would silently ignore, or that would break the connection to it."""
    if isinstance(extra, str):
        raise ValueError(f"args: must be a list of switches. Write args=[{extra!r}]")
    for arg in extra:
        if not re.match(r"--?\w", arg):
            raise ValueError(f"args: {arg!r} is not a switch. To open a page, use browser.new_page(url)")
        if _OURS.match(arg):
            raise ValueError(f"args: launch() itself sets {arg!r}. Use its user_data_dir= or transport= instead")
        if bound and _OWN_PROXY.match(arg):
            raise ValueError(f"args: {arg!r} would lead around the policy. Use proxy= instead")
        if sandbox and _NO_SANDBOX.match(arg):
            raise ValueError(f"args: {arg!r} contradicts sandbox=True. Leave one of them out")
    if proxy is not None and (not proxy or "@" in proxy or re.search(r"\s", proxy)):
        raise ValueError(
            "proxy: must be a server such as http://127.0.0.1:3128 or socks5://127.0.0.1:1080, without user and "
            "password (Chrome accepts none there)"
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
    bound: bool = False,
) -> list[str]:
    """Return the arguments for Chrome: ours, with the user's merged in.

    ``bound``: Chrome is to reach nothing but the proxy.
    """
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
        # Without the bypass rule, Chrome would not use the proxy for requests to this machine.
        args += [f"--proxy-server={proxy}", "--proxy-bypass-list=<-loopback>"]
    return _merge_features([*args, *extra, *(_BOUND if bound else ())])


def _merge_features(args: Iterable[str]) -> list[str]:
    """Join the switches for features into one for enabled and one for disabled features: Chrome heeds only the last.

    The user's choice wins: a feature that the user enables is removed from our disabled ones, and vice versa.
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
    """Whether this process runs as root: then Chrome refuses to start with its sandbox."""
    return hasattr(os, "geteuid") and os.geteuid() == 0
