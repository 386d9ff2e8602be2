"""The machinery below `cdpagent.sync` and `cdpagent.aio`: a thread that runs Trio, and two ways to wait for it.

::

    thread.py    the thread: it starts at first use and ends when nothing uses it any more
    jobs.py      a call, or an open `async with` block, that runs in the thread
    live.py      stand-ins for objects of the Trio surface: always the same stand-in for the same object
    blocking.py  how blocking code waits, and how its callbacks are called
    looping.py   how asyncio waits, and how its callbacks are called

``tools/surfaces`` generates the public classes and functions from the Trio surface.
"""
