"""For type checkers only: what they know of CDP, and what they must refuse.

Nothing here is run. A line that has to be refused carries a ``type: ignore``, which mypy reports when it is not needed;
the test in `tests/wire/test_protocol_types.py` runs mypy on these files, and so does every check of the whole project.
"""
