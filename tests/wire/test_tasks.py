"""Background tasks: which exception the caller sees."""

from __future__ import annotations

import pytest
import trio
import trio.testing

from cdpagent.wire.tasks import open_background, open_services


async def fail(error: BaseException) -> None:
    raise error


async def test_background_tasks_end_with_the_block() -> None:
    ended = []

    async def serve() -> None:
        try:
            await trio.sleep_forever()
        finally:
            ended.append(True)

    async with open_background() as nursery:
        nursery.start_soon(serve)
        await trio.testing.wait_all_tasks_blocked()
    assert ended == [True]


@pytest.mark.parametrize("depth", [1, 3])
@pytest.mark.parametrize(
    "error",
    [
        ValueError("mine"),
        KeyboardInterrupt(),
        SystemExit(3),
        ExceptionGroup("mine", [ValueError("a"), TypeError("b")]),
        BaseExceptionGroup("mine", [KeyboardInterrupt()]),
    ],
)
async def test_the_blocks_own_exception_arrives_unwrapped(error: BaseException, depth: int) -> None:
    async def nested(levels: int) -> None:
        async with open_background() as nursery, open_services(trio.sleep_forever):
            nursery.start_soon(trio.sleep_forever)
            if levels > 1:
                await nested(levels - 1)
            raise error

    with pytest.raises(type(error)) as caught:
        await nested(depth)
    assert caught.value is error
    assert caught.value.__context__ is None


async def test_a_failing_background_task_comes_out_as_a_group() -> None:
    with pytest.RaisesGroup(ValueError):
        async with open_background() as nursery:
            nursery.start_soon(fail, ValueError("a defect"))
            await trio.sleep_forever()


async def test_neither_of_two_exceptions_is_lost() -> None:
    with pytest.RaisesGroup(ValueError, TypeError, flatten_subgroups=True):
        async with open_background() as nursery:
            nursery.start_soon(fail, ValueError("a defect"))
            try:
                await trio.sleep_forever()
            finally:
                raise TypeError("mine")


async def test_a_group_of_the_block_does_not_hide_a_failing_background_task() -> None:
    with pytest.RaisesGroup(ValueError, TypeError, flatten_subgroups=True):
        async with open_background() as nursery:
            nursery.start_soon(fail, ValueError("a defect"))
            try:
                await trio.sleep_forever()
            finally:
                raise ExceptionGroup("mine", [TypeError("mine")])


async def test_the_block_can_be_cancelled_from_outside() -> None:
    with trio.CancelScope() as scope:
        async with open_background() as nursery, open_services(trio.sleep_forever):
            nursery.start_soon(trio.sleep_forever)
            scope.cancel()
            await trio.sleep_forever()
    assert scope.cancelled_caught


async def test_a_cancellation_is_not_wrapped_in_a_group() -> None:
    arrived: list[type[BaseException]] = []
    with trio.CancelScope() as scope:
        scope.cancel()
        try:
            async with open_background() as nursery, open_services(trio.sleep_forever):
                nursery.start_soon(trio.sleep_forever)
                await trio.sleep_forever()
        except BaseException as exc:
            arrived.append(type(exc))
            raise
    assert scope.cancelled_caught
    assert arrived == [trio.Cancelled]


async def test_a_time_limit_inside_the_block_raises_too_slow_error(autojump_clock: trio.testing.MockClock) -> None:
    with pytest.raises(trio.TooSlowError):
        async with open_background() as nursery:
            nursery.start_soon(trio.sleep_forever)
            with trio.fail_after(1):
                await trio.sleep_forever()


async def test_services_go_on_while_the_block_is_cancelled() -> None:
    ticks = []
    wanted, done = trio.Event(), trio.Event()

    async def service() -> None:
        try:
            await wanted.wait()
            ticks.append("served")
            done.set()
            await trio.sleep_forever()
        finally:
            ticks.append("stopped")

    with trio.CancelScope() as scope:
        async with open_services(service):
            try:
                scope.cancel()
                await trio.sleep_forever()
            finally:
                with trio.CancelScope(shield=True):
                    await trio.testing.wait_all_tasks_blocked()
                    wanted.set()
                    await done.wait()
    assert ticks == ["served", "stopped"]


async def test_a_failing_service_ends_the_block() -> None:
    async def service() -> None:
        raise ValueError("a defect")

    with pytest.RaisesGroup(ValueError, flatten_subgroups=True):
        async with open_services(service, trio.sleep_forever):
            await trio.sleep_forever()
