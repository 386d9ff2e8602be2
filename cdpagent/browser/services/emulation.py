"""What a page believes of its device, its place and its network.

Everything is kept and said again to each new process of the page, so that a cross-origin frame believes the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypedDict, cast

from cdpagent.browser.page.worlds import lost_context_is_document_gone
from cdpagent.errors import CommandError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from typing import Unpack

    from cdpagent.browser.page.tab import Tab
    from cdpagent.wire.protocol import Call
    from cdpagent.wire.session import Session

    Command = tuple[str, dict[str, Any]]

_ZONE_IS_KNOWN: Final = """zone => {
    try { new Intl.DateTimeFormat('en', {timeZone: zone}); return true } catch { return false }
}"""

# What Chrome on Android says of every phone since it says less of each.
_ANDROID: Final = (
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/{}.0.0.0 Mobile Safari/537.36"
)


class EmulationOptions(TypedDict, total=False):
    """What can be emulated. What is left out, or None, stays as Chrome has it."""

    viewport: tuple[int, int] | None
    """Width and height in CSS pixels."""
    device_scale_factor: float | None
    """How many pixels of the device make one of CSS. Scripts in frames of other sites see the real number."""
    mobile: bool | None
    """Whether pages are laid out as on a phone. Without a ``user_agent``, the browser then says that it is Chrome on
    Android, also in its client hints."""
    touch: bool | None
    user_agent: str | None
    locale: str | None
    """Such as ``de-DE``: the language that is asked for, and that numbers and dates are written in."""
    timezone: str | None
    """Such as ``Europe/Berlin``."""
    geolocation: tuple[float, float] | None
    """Latitude and longitude. In a browser or context of ours, pages are then also allowed to ask for it."""
    extra_headers: Mapping[str, str] | None
    """HTTP headers that are added to every request."""
    offline: bool | None
    color_scheme: Literal["light", "dark"] | None
    reduced_motion: bool | None
    media: Literal["screen", "print"] | None


def checked(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options that are given; TypeError for an unknown one, ValueError for an impossible value."""
    unknown = sorted(set(options) - set(EmulationOptions.__annotations__))
    if unknown:
        names = ", ".join(EmulationOptions.__annotations__)
        raise TypeError(f"unknown emulation option {', '.join(unknown)}; there are {names}")
    given = {name: value for name, value in options.items() if value is not None}
    viewport, place = given.get("viewport"), given.get("geolocation")
    if viewport is not None and not (len(viewport) == 2 and min(viewport) >= 1):
        raise ValueError(f"viewport={viewport}: width and height, each at least 1 pixel")
    if given.get("device_scale_factor", 1) <= 0:
        raise ValueError(f"device_scale_factor={given['device_scale_factor']}: must be more than 0")
    if place is not None and not (-90 <= place[0] <= 90 and -180 <= place[1] <= 180):
        raise ValueError(f"geolocation={place}: latitude is within ±90, longitude within ±180")
    for name, choices in (("color_scheme", ("light", "dark")), ("media", ("screen", "print"))):
        if name in given and given[name] not in choices:
            raise ValueError(f"{name}={given[name]!r}: choose one of {', '.join(choices)}")
    return given


class Emulation:
    """The emulation of one page."""

    def __init__(self, tab: Tab) -> None:
        self._tab = tab
        self._options: dict[str, Any] = {}
        self._begun: list[tuple[Session, Call]] = []
        self.focus = False
        """Whether the page believes to be focused and visible, which keeps one in the background at work."""

    def __repr__(self) -> str:
        said = ", ".join(f"{name}={value!r:.80}" for name, value in self._options.items() if name != "extra_headers")
        return f"<Emulation {said or 'of nothing'}>"

    def _major(self) -> int:
        return self._tab.context.chrome.version.major

    @property
    def options(self) -> EmulationOptions:
        """What is emulated at present."""
        return cast("EmulationOptions", dict(self._options))

    async def set(self, **changes: Unpack[EmulationOptions]) -> None:
        """Change what is emulated; see `EmulationOptions`. None takes a part back.

        Raises ValueError for what Chrome can't do; then everything stays as it was.
        """
        self._tab.check_may_act()
        before, now = self._options, checked({**self._options, **changes})
        await self._check_timezone(now)
        try:
            await self._finish(self._send(before, now))
        except BaseException:
            self._send(now, before)
            raise
        self._options = now
        await self._allow_geolocation()

    def configure(self, options: Mapping[str, Any], *, focus: bool) -> None:
        """Begin with these options; called before the page has a session."""
        self._options = dict(options)
        self.focus = focus

    def follow(self, session: Session) -> None:
        """Tell a new session of the page what to believe."""
        main = self._tab.is_main_session(session)
        self._begun += [
            (session, session.start(*command)) for command in _commands({}, self._options, main, self._major)
        ]
        if self.focus and main:
            session.start("Emulation.setFocusEmulationEnabled", {"enabled": True})

    async def confirm(self) -> None:
        """Wait until a new page believes what it is to believe; ValueError for what Chrome can't do."""
        begun, self._begun = self._begun, []
        await self._check_timezone(self._options)
        await self._finish(begun)
        await self._allow_geolocation()

    def _send(self, before: dict[str, Any], now: dict[str, Any]) -> list[tuple[Session, Call]]:
        return [
            (session, session.start(*command))
            for session in self._tab.sessions
            for command in _commands(before, now, self._tab.is_main_session(session), self._major)
        ]

    async def _finish(self, calls: list[tuple[Session, Call]]) -> None:
        for session, call in calls:
            try:
                with lost_context_is_document_gone():
                    await session.finish(call)
            except CommandError as exc:
                raise ValueError(f"emulation: {exc.message} ({exc.method})") from exc

    async def _check_timezone(self, options: dict[str, Any]) -> None:
        # Chrome takes any name and then has a time of its own making.
        zone = options.get("timezone")
        if zone is not None and not await self._tab.main_frame.in_world(_ZONE_IS_KNOWN, zone):
            raise ValueError(f"timezone={zone!r}: Chrome knows no such zone; they are called like Europe/Berlin")

    async def _allow_geolocation(self) -> None:
        context = self._tab.context
        if "geolocation" in self._options and context.is_ours:
            await context.grant_permissions(["geolocation"])


def _identity(now: dict[str, Any], major: Callable[[], int]) -> dict[str, Any]:
    """Who the browser says it is: what it is told to say, or what one of its version says on a phone."""
    if "user_agent" in now or not now.get("mobile"):
        return {"userAgent": now.get("user_agent", "")}
    brands = [{"brand": "Chromium", "version": str(major())}, {"brand": "Not=A?Brand", "version": "24"}]
    full = [{**brand, "version": f"{brand['version']}.0.0.0"} for brand in brands]
    return {
        "userAgent": _ANDROID.format(major()),
        "platform": "Linux armv81",
        "userAgentMetadata": {
            "brands": brands,
            "fullVersionList": full,
            "platform": "Android",
            "platformVersion": "10.0.0",
            "architecture": "",
            "model": "K",
            "mobile": True,
        },
    }


def _commands(before: dict[str, Any], now: dict[str, Any], main: bool, major: Callable[[], int]) -> Iterator[Command]:
    """The commands that make ``now`` out of ``before``."""

    def differs(*names: str) -> bool:
        return any(now.get(name) != before.get(name) for name in names)

    # These two are of the whole page, whichever session sets them, and go when that session does.
    if main and differs("viewport", "device_scale_factor", "mobile"):
        yield _metrics(now)
    if main and differs("geolocation"):
        yield _place(now)
    if differs("touch"):
        yield "Emulation.setTouchEmulationEnabled", {"enabled": now.get("touch", False)}
    if differs("user_agent", "locale", "mobile"):
        language = {"acceptLanguage": now["locale"]} if "locale" in now else {}
        yield "Emulation.setUserAgentOverride", {**_identity(now, major), **language}
    if differs("locale"):
        yield "Emulation.setLocaleOverride", {"locale": now.get("locale", "")}
    if differs("timezone"):
        yield "Emulation.setTimezoneOverride", {"timezoneId": now.get("timezone", "")}
    if differs("extra_headers"):
        yield "Network.setExtraHTTPHeaders", {"headers": dict(now.get("extra_headers", {}))}
    if differs("offline"):
        speed = {"latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
        yield "Network.emulateNetworkConditions", {"offline": now.get("offline", False), **speed}
    if differs("color_scheme", "reduced_motion", "media"):
        motion = {None: "", True: "reduce", False: "no-preference"}[now.get("reduced_motion")]
        features = [
            {"name": "prefers-color-scheme", "value": now.get("color_scheme", "")},
            {"name": "prefers-reduced-motion", "value": motion},
        ]
        yield "Emulation.setEmulatedMedia", {"media": now.get("media", ""), "features": features}


def _metrics(now: dict[str, Any]) -> Command:
    if not any(now.get(name) for name in ("viewport", "device_scale_factor", "mobile")):
        return "Emulation.clearDeviceMetricsOverride", {}
    width, height = now.get("viewport", (0, 0))  # 0 leaves a side as it is
    return "Emulation.setDeviceMetricsOverride", {
        "width": width,
        "height": height,
        "deviceScaleFactor": now.get("device_scale_factor", 0),
        "mobile": now.get("mobile", False),
    }


def _place(now: dict[str, Any]) -> Command:
    if "geolocation" not in now:
        return "Emulation.clearGeolocationOverride", {}
    latitude, longitude = now["geolocation"]
    return "Emulation.setGeolocationOverride", {"latitude": latitude, "longitude": longitude, "accuracy": 1}
