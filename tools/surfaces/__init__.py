"""Writes cdpagent.sync and cdpagent.aio from the Trio surface.

The generated code is thin: each method calls the method of the same name in the Trio thread (see `cdpagent.bridge`) and
returns its result, wrapped if the result is a live object. If the generator meets something it does not understand, it
raises an error instead of leaving it out.

::

    source.py    reads the source: the members of classes, their types, their docstrings
    live.py      finds the classes whose objects are live, and the dataclasses that hold such objects
    types.py     rewrites types of the Trio surface for another surface, and says how to convert results
    writer.py    writes the modules
    worlds.py    how blocking code and asyncio differ
"""
