"""``python -m cdpagent.demo`` is ``cdpagent demo``."""

from __future__ import annotations

import sys

from cdpagent.cli import main

sys.exit(main(["demo", *sys.argv[1:]]))
