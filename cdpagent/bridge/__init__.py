"""What `cdpagent.sync` and `cdpagent.aio` stand on: a thread in which Trio runs, and two ways to wait for it.

::

    thread.py    the thread: started at first use, ended when nothing uses it any more
    jobs.py      a call, and an `async with` block, under way in it
    live.py      what stands for an object of the Trio surface: the same one for the same object
    blocking.py  how blocking code waits, and how its callbacks are called
    looping.py   the same for asyncio

The classes and functions themselves are written by ``tools/worlds.py``, from the Trio surface.
"""
