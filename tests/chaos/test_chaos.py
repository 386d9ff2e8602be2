"""A short run of it: every part works, and nothing is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.family import open_room
from tests.chaos.trial import Trial

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


async def test_a_short_run_ends_without_a_violation(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with open_room(monkeypatch) as room:
        results = await Trial(45, 6, 7, room, tmp_path).run()
        assert not results.violations
        assert results.operations.total() >= 45
        assert results.faults.total() == 6
        assert results.outcomes["done"] > 15
