"""The thread that runs Trio: calls and blocks from many threads and loops, and their errors. No browser."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager

import pytest
import trio

from cdpagent.bridge import blocking, looping
from cdpagent.bridge.thread import read


async def double(number):
    await trio.lowlevel.checkpoint()
    return 2 * number


async def raise_it(error):
    await trio.lowlevel.checkpoint()
    raise error


def test_calls_from_many_threads_while_the_trio_thread_ends_and_restarts():
    """Nothing uses the thread between two calls, so it ends and starts again all the time."""

    def work(start):
        numbers = range(start, start + 100)
        assert [blocking.in_trio(double, number) for number in numbers] == [2 * number for number in numbers]
        assert [read(lambda value=number: value) for number in numbers] == list(numbers)  # type: ignore[misc]
        return start

    with ThreadPoolExecutor(6) as pool:
        assert list(pool.map(work, range(0, 600, 100))) == list(range(0, 600, 100))


def test_calls_of_several_loops_some_of_them_cancelled():
    async def main():
        for _ in range(30):
            tasks = [asyncio.create_task(looping.in_trio(double, number)) for number in range(6)]
            asleep = asyncio.create_task(looping.in_trio(trio.sleep_forever))
            await asyncio.sleep(0)
            for task in [*tasks[:3], asleep]:
                task.cancel()
            results = await asyncio.gather(*tasks, asleep, return_exceptions=True)
            assert results[3:6] == [6, 8, 10]
            assert isinstance(results[6], asyncio.CancelledError)

    threads = [threading.Thread(target=asyncio.run, args=(main(),)) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert not any(thread.is_alive() for thread in threads)


@pytest.mark.parametrize("error", [ValueError("mine"), SystemExit(3), ExceptionGroup("mine", [OSError()])])
def test_the_exception_of_a_call_arrives_unchanged(error):
    with pytest.raises(type(error)) as caught:
        blocking.in_trio(raise_it, error)
    assert caught.value is error
    with pytest.raises(type(error)) as caught:
        read(lambda: blocking_raise(error))
    assert caught.value is error


def blocking_raise(error):
    raise error


@asynccontextmanager
async def recorded(log):
    task = trio.lowlevel.current_task()
    async with trio.open_nursery():
        try:
            yield log
        except BaseException as error:
            log.append(error)
            raise
        finally:
            log.append(trio.lowlevel.current_task() is task)


@asynccontextmanager
async def swallowing():
    try:
        yield
    except ZeroDivisionError:
        pass


@asynccontextmanager
async def failing_in_the_end():
    yield
    raise LookupError("at the end")


def opened(manager):
    return blocking.Opened(lambda: manager, lambda value: value, "open")


def test_a_block_is_entered_and_left_in_one_task():
    with opened(recorded([])) as log:
        assert log == []
    assert log == [True]


@pytest.mark.parametrize("error", [ZeroDivisionError(), KeyboardInterrupt(), asyncio.CancelledError(), StopIteration()])
def test_the_exception_of_a_block_reaches_its_context_manager(error):
    log: list[object] = []
    with pytest.raises(BaseException) as caught, opened(recorded(log)):  # noqa: PT011
        raise error
    assert caught.value is error or error in caught.value.exceptions  # type: ignore[attr-defined]
    assert log == [error, True]


def test_a_context_manager_may_swallow_an_exception_or_raise_another():
    with opened(swallowing()):
        raise ZeroDivisionError
    with pytest.raises(LookupError, match="at the end"), opened(failing_in_the_end()):
        pass
    with pytest.raises(ValueError, match="in the block"), opened(swallowing()):
        raise ValueError("in the block")


def test_an_exception_while_entering_a_block_arrives():
    @asynccontextmanager
    async def locked():
        await trio.lowlevel.checkpoint()
        raise LookupError("locked")
        yield

    with pytest.raises(LookupError, match="locked"), opened(locked()):
        raise AssertionError("not entered")


def test_leaving_a_block_can_be_cancelled_and_the_block_has_ended_then():
    log = []

    @asynccontextmanager
    async def slow():
        yield
        try:
            await trio.sleep_forever()
        finally:
            log.append("ended")

    async def main():
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.02), looping.Opened(slow, lambda value: value, "slow"):
                pass
        assert log == ["ended"]

    asyncio.run(main())
