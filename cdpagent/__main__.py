"""``python -m cdpagent`` is the command ``cdpagent``."""

from __future__ import annotations

import sys

from cdpagent.cli import main

sys.exit(main())
