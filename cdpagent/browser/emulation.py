"""What a page believes of its device, its place and its network.

Everything is kept and said again to each new process of the page, so that a cross-origin frame believes the same.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cdpagent.browser.page_state import PageState
    from cdpagent.wire.session import Session


@dataclass(frozen=True, slots=True, kw_only=True)
class EmulationOptions:
    """What can be emulated; None leaves Chrome as it is."""

    viewport: tuple[int, int] | None = None
    device_scale_factor: float | None = None
    mobile: bool | None = None
    touch: bool | None = None
    user_agent: str | None = None
    locale: str | None = None  # such as de-DE
    timezone: str | None = None  # such as Europe/Berlin
    geolocation: tuple[float, float] | None = None  # latitude, longitude
    extra_headers: Mapping[str, str] | None = None
    offline: bool | None = None
    color_scheme: Literal["light", "dark"] | None = None
    reduced_motion: bool | None = None
    media: Literal["screen", "print"] | None = None

    def __post_init__(self) -> None:
        if self.viewport is not None and min(self.viewport) < 1:
            raise ValueError(f"viewport={self.viewport}: both sides must be at least 1 pixel")
        if self.geolocation is not None:
            latitude, longitude = self.geolocation
            if not (-90 <= latitude <= 90 and -180 <= longitude <= 180):
                raise ValueError(f"geolocation={self.geolocation}: latitude is within ±90, longitude within ±180")


class Emulation:
    """The emulation of one page."""

    def __init__(self, page: PageState) -> None:
        self._page = page
        self.options = EmulationOptions()
        self.focus = False
        """Whether the page believes to be focused and visible, which keeps one in the background at work."""

    async def set(self, **changes: Any) -> None:
        """Change what is emulated; see `EmulationOptions`. None takes a part back."""
        unknown = set(changes) - {field.name for field in fields(EmulationOptions)}
        if unknown:
            names = ", ".join(field.name for field in fields(EmulationOptions))
            raise TypeError(f"unknown emulation option {', '.join(sorted(unknown))}; there are {names}")
        before = self.options
        self.options = replace(before, **changes)
        try:
            for session in list(self._page._sessions.values()):
                main = session is self._page._session
                calls = [session.start(*command) for command in _commands(self.options, main, before)]
                for call in calls:
                    await session.finish(call)
        except BaseException:
            self.options = before
            raise
        if self.options.geolocation is not None and before.geolocation is None:
            await self._page.context.grant_permissions(["geolocation"])

    def follow(self, session: Session) -> None:
        """Tell a new session of the page what to believe."""
        main = session is self._page._session
        for method, params in _commands(self.options, main, EmulationOptions()):
            session.start(method, params)
        if self.focus and main:
            session.start("Emulation.setFocusEmulationEnabled", {"enabled": True})


def _commands(now: EmulationOptions, main: bool, before: EmulationOptions) -> list[tuple[str, dict[str, Any]]]:
    """The commands that make ``now`` out of ``before``."""
    commands: list[tuple[str, dict[str, Any]]] = []

    def differs(*names: str) -> bool:
        return any(getattr(now, name) != getattr(before, name) for name in names)

    if main and differs("viewport", "device_scale_factor", "mobile"):
        if now.viewport is None and now.device_scale_factor is None and not now.mobile:
            commands.append(("Emulation.clearDeviceMetricsOverride", {}))
        else:
            width, height = now.viewport or (0, 0)  # 0 leaves a side as it is
            metrics = {
                "width": width,
                "height": height,
                "deviceScaleFactor": now.device_scale_factor or 0,
                "mobile": bool(now.mobile),
            }
            commands.append(("Emulation.setDeviceMetricsOverride", metrics))
    if differs("touch"):
        commands.append(("Emulation.setTouchEmulationEnabled", {"enabled": bool(now.touch)}))
    if differs("user_agent", "locale"):
        agent = {"userAgent": now.user_agent or ""}
        if now.locale is not None:
            agent["acceptLanguage"] = now.locale
        commands.append(("Emulation.setUserAgentOverride", agent))
    if differs("locale"):
        commands.append(("Emulation.setLocaleOverride", {"locale": now.locale or ""}))
    if differs("timezone"):
        commands.append(("Emulation.setTimezoneOverride", {"timezoneId": now.timezone or ""}))
    if differs("geolocation"):
        if now.geolocation is None:
            commands.append(("Emulation.clearGeolocationOverride", {}))
        else:
            latitude, longitude = now.geolocation
            place = {"latitude": latitude, "longitude": longitude, "accuracy": 1}
            commands.append(("Emulation.setGeolocationOverride", place))
    if differs("extra_headers"):
        commands.append(("Network.setExtraHTTPHeaders", {"headers": dict(now.extra_headers or {})}))
    if differs("offline"):
        conditions = {
            "offline": bool(now.offline),
            "latency": 0,
            "downloadThroughput": -1,
            "uploadThroughput": -1,
        }
        commands.append(("Network.emulateNetworkConditions", conditions))
    if differs("color_scheme", "reduced_motion", "media"):
        motion = {None: "", True: "reduce", False: "no-preference"}[now.reduced_motion]
        features = [
            {"name": "prefers-color-scheme", "value": now.color_scheme or ""},
            {"name": "prefers-reduced-motion", "value": motion},
        ]
        commands.append(("Emulation.setEmulatedMedia", {"media": now.media or "", "features": features}))
    return commands
