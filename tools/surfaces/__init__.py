"""Writes cdpagent.sync and cdpagent.aio from the Trio surface.

What is written is thin: each method calls the one of the same name in the Trio thread (see `cdpagent.bridge`), and
what that gives is handed on, or wrapped if it is alive. What is not understood here is an error, so that nothing is
left out in silence.

::

    source.py    what the source says: members of classes, their types, their docstrings
    live.py      which classes are alive, and which dataclasses hold such
    types.py     the types of the Trio surface as those of another one, and how results are converted
    writer.py    the modules
    worlds.py    in what the two differ
"""
