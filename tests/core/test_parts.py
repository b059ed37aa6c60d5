"""How a function is compiled: as a part for its callers, as an entry for Python."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import numpy as np
import pytest

from donjon.core import game as games
from donjon.core.compiled import CONFIG, Compiled
from tests.core import parts

NUMBERS = np.array([3, 5, 8], np.int64)


@pytest.fixture
def found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Compiled:
    monkeypatch.setenv("DONJON_CACHE", str(tmp_path))
    return Compiled(games.load(games.names()[0]), (parts,))


def test_a_part_is_compiled_once_for_all_widths_of_numbers(found: Compiled) -> None:
    """Called with a number known beforehand, with a narrow one and with a wide one."""
    assert found.peek_first(NUMBERS) == 3
    assert found.peek_where(NUMBERS, np.array([1, 3], np.int8)) == 5 + 8
    part = vars(sys.modules[f"donjon_{found.game.name}_{found.folder.name}"])["peek"]
    assert len(part.overloads) == 1


def test_only_what_python_calls_is_kept_on_disk(found: Compiled) -> None:
    found.peek_first(NUMBERS)
    assert [path.name.split("-")[0] for path in found.folder.rglob("*.nbi")] == ["parts.peek_first"]
    again = Compiled(found.game, (parts,))
    assert again.peek_first(NUMBERS) == 3
    assert sum(again.peek_first.stats.cache_hits.values()) == 1


@pytest.mark.skipif(not CONFIG.BOUNDSCHECK, reason="asks for code that checks bounds: NUMBA_BOUNDSCHECK=1")
def test_a_part_checks_its_bounds(found: Compiled) -> None:
    with pytest.raises(IndexError):
        found.peek_where(NUMBERS, np.array([3, 1], np.int64))


def test_one_compiles_and_the_others_wait(found: Compiled) -> None:
    other = threading.Thread(target=found.peek_first, args=(NUMBERS,))
    with Compiled(found.game, (parts,)).lock:
        other.start()
        other.join(0.3)
        assert other.is_alive() and not list(found.folder.rglob("*.nbi"))
    other.join()
    assert list(found.folder.rglob("*.nbi"))
