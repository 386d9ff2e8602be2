"""`Session.subscribe` and `Session.expect`: what an event tells is known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, assert_type

from cdpagent.wire.subscription import Event, Expectation, Subscription
from cdpagent.wire.types import Empty, network

if TYPE_CHECKING:
    from cdpagent.wire.session import Session
    from cdpagent.wire.types import page


async def one_event(session: Session) -> None:
    async with session.subscribe("Network.requestWillBeSent", buffer=10) as requests:
        async for event in requests:
            assert_type(event, Event[network.RequestWillBeSentEvent])
            assert_type(event.params["request"], network.Request)
            assert_type(event.params["request"]["url"], str)
            assert_type(event.params.get("frameId"), str | None)
            event.params["requestID"]  # type: ignore[typeddict-item]


async def several_events(session: Session) -> None:
    several = session.subscribe("Page.frameAttached", "Page.frameDetached", "Network.dataReceived")
    assert_type(several, Subscription[dict[str, Any]])
    assert_type(session.subscribe("*"), Subscription[dict[str, Any]])
    either = session.expect("Page.loadEventFired", "Inspector.targetCrashed", timeout=5)
    assert_type(either, Expectation[dict[str, Any]])


async def event_without_parameters(session: Session) -> None:
    async with session.expect("Inspector.targetCrashed") as crash:
        pass
    assert_type(crash.event, Event[Empty])


async def expected_event(session: Session) -> None:
    def is_main(event: Event[page.FrameNavigatedEvent]) -> bool:
        return "parentId" not in event.params["frame"]

    async with session.expect("Page.frameNavigated", timeout=None, predicate=is_main) as navigated:
        await session.send("Page.reload")
    assert_type(navigated.event.params["frame"]["loaderId"], str)

    session.expect("Page.loadEventFired", predicate=lambda event: event.params["timestamp"] > 1)
    session.expect("Page.loadEventFired", predicate=is_main)  # type: ignore[arg-type]


def names_and_options_are_checked(session: Session, name: str) -> None:
    session.subscribe("Page.loadEventFire")  # type: ignore[arg-type]
    session.subscribe("Page.navigate")  # type: ignore[arg-type]
    session.subscribe(name)  # type: ignore[arg-type]
    session.subscribe("Page.loadEventFired", "Page.loadEventFire")  # type: ignore[arg-type]
    session.subscribe("Page.loadEventFired", buffer="all")  # type: ignore[arg-type]
    session.expect("Page.loadEventFire")  # type: ignore[arg-type]
    session.expect("Page.loadEventFired", timeout="long")  # type: ignore[arg-type]
