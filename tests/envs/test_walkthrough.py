"""docs/envs-walkthrough.md runs from its first block to its last and prints what it says; the pages of the games are up to date."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from donjon.core.game import load
from donjon.envs import pages
from tests.envs.kit import per_game, stepping

DOCS = Path(__file__).parents[2] / "docs"
FENCE = re.compile(r"^```(python|text)\n(.*?)^```", re.DOTALL | re.MULTILINE)


def test_the_walk_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    stepping("towers")
    space: dict[str, Any] = {"__name__": "walk"}
    printed, checked = "", 0
    for kind, block in FENCE.findall((DOCS / "envs-walkthrough.md").read_text(encoding="utf-8")):
        if kind == "python":
            assert not printed, f"nothing is said of what is printed:\n{printed}"
            exec(compile(block, "docs/envs-walkthrough.md", "exec"), space)
            printed = capsys.readouterr().out
        else:
            assert printed == block
            printed, checked = "", checked + 1
    assert not printed and checked >= 8


@per_game
def test_the_page_of_a_game_is_up_to_date(name: str) -> None:
    """Otherwise: python -m donjon.envs.pages docs"""
    store = DOCS / pages.BASELINES
    kept = json.loads(store.read_text()) if store.exists() else {}
    text = (DOCS / "envs.md").read_text(encoding="utf-8")
    written = (DOCS / f"envs-{name}.md").read_text(encoding="utf-8")
    assert written == pages.page(name, pages.prose(text, name), kept)
    low, high = load(name).meta.seats
    assert [int(seats) for seats in kept.get(name, {})] in ([], list(range(low, high + 1)))


def test_baselines_are_measured() -> None:
    """Two seats: the shares of a match sum to 1, and greedy is no worse than nothing."""
    stepping("towers")
    found = pages.measure("towers", 2, 20, 2)
    assert sum(found["random"]) == pytest.approx(1, abs=0.002)
    assert 0 <= found["greedy"] <= 1 and found["plies"] > 20
