"""Drawn positions of Build the Castle."""

from __future__ import annotations

import textwrap

import pytest

from donjon import Match
from donjon.core.errors import BadOutcome, IllegalMove
from donjon.core.game import load
from donjon.core.state import check
from donjon.games.castle.state import State

GAME = load("castle")

LONE = """
     0  (?)
        0
"""
"""A castle of nothing but the start card."""


def board(drawing: str) -> Match:
    """A match that stands as it is drawn (games/castle/text.py); its journal is empty."""
    state: State = GAME.text.parse(textwrap.dedent(drawing))
    check(state)
    match = Match.start("castle", state.seats, {"catapult": ("and", "or")[state.either]}, 0)
    match._state = state
    return match


def inner(match: Match) -> State:
    """The match's own position, to look into and to change."""
    assert isinstance(match._state, State)
    return match._state


def castles(display: str, *drawn: str, ask: str = "take", catapult: str = "and", pile: int = 20, turn: int = 0, starter: int = 0) -> Match:
    """The castles by seat, each as its rows and the line of x; the seat `turn` is on turn."""
    seats = len(drawn)
    lines = [
        f"{seats} seats, catapult={catapult}; seat {turn}: {ask}, starter {starter}, turns {(turn - starter) % seats}",
        f"display {display}",
        f"draw pile {pile}, out -",
        f"starts {'? ' * seats}",
    ]
    for seat, castle in enumerate(drawn):
        lines += [f"castle {seat}", *textwrap.dedent(castle).strip("\n").splitlines()]
    return board("\n".join(lines))


def refusals(match: Match, expected: dict[str, str | None]) -> None:
    """Checks the rule (without `castle.`) that forbids each move; None: it is legal."""
    told = {move: match.why_not(move) for move in expected}
    assert told == {move: f"castle.{rule}" if rule else None for move, rule in expected.items()}


def refused(match: Match, move: str, outcome: str) -> str:
    """The rule (without `castle.`) that forbids an outcome."""
    with pytest.raises(IllegalMove) as error:
        match.play(move, outcome)
    return error.value.rule.removeprefix("castle.")


def malformed(match: Match, move: str, outcome: str) -> bool:
    """Whether the outcome has another form."""
    with pytest.raises(BadOutcome):
        match.play(move, outcome)
    return True


def rows(match: Match) -> dict[str, list[int]]:
    """What the castles count, by row."""
    names = ("knight", "princess", "ghost", "dove", "cat", "tower")
    return {name: [row[at] for row in match.view()["extras"]["rows"]] for at, name in enumerate(names)}


def points(match: Match, row: str) -> list[int]:
    """What each seat gets for a row."""
    return [sum(step["points"] for step in match.count() if (step["seat"], step["where"]) == (seat, row)) for seat in range(match.seats)]


def cell(match: Match, seat: int, x: int, y: int) -> tuple[int, bool] | None:
    """Card (as in the file, 0 for the start card) and whether it lies face down; None where nothing lies."""
    for card in match.view()["extras"]["castles"][seat]:
        if (card["x"], card["y"]) == (x, y):
            return card["card"] + 1, card["back"]
    return None
