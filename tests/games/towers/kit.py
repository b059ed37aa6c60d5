"""Drawn positions of 5 Towers."""

from __future__ import annotations

import textwrap

from donjon import Match
from donjon.core.game import load
from donjon.core.state import check
from donjon.games.towers.state import State

GAME = load("towers")


def board(drawing: str) -> Match:
    """A match that stands as it is drawn (games/towers/text.py); its journal is empty."""
    state: State = GAME.text.parse(textwrap.dedent(drawing))
    check(state)
    match = Match.start("towers", state.seats, {"next_start": ("winner_left", "starter_left")[state.starter_left]}, 0)
    match._state = state
    return match


def inner(match: Match) -> State:
    """The match's own position, to look into and to change."""
    assert isinstance(match._state, State)
    return match._state


def bidding(display: str, *rows: str, seats: int = 2, pile: int = 40) -> Match:
    """Seat 0 starts a round; rows of towers from the top, then the cards on display."""
    base = "C S P J D " * seats
    lines = [
        f"{seats} seats, next_start=winner_left; seat 0: bid, starter 0, high -, take 0",
        f"draw pile {pile}, shuffled once; discarded -",
    ]
    return board("\n".join([*lines, f"display {display}", "demolished -", *rows, base]))


def won(match: Match, count: int) -> Match:
    """Seat 0 bids so many, the others pass."""
    match.play(f"bid {count}")
    while inner(match).phase == 0:
        match.play("pass")
    return match


def building(display: str, count: int, *rows: str, seats: int = 2) -> Match:
    """Seat 0 has won with a bid of so many and keeps its towers as they are."""
    match = won(bidding(display, *rows, seats=seats), count)
    if inner(match).phase == 1:
        match.play("keep")
    return match


def refusals(match: Match, expected: dict[str, str | None]) -> None:
    """Checks the rule (without `towers.`) that forbids each move; None: it is legal."""
    told = {move: match.why_not(move) for move in expected}
    assert told == {move: f"towers.{rule}" if rule else None for move, rule in expected.items()}


def towers(match: Match, seat: int) -> dict[str, list[int]]:
    """The towers of a seat that stand, from the bottom up."""
    state = inner(match)
    columns = {name: 5 * seat + kind for kind, name in enumerate("CSPJD")}
    return {name: state.tower[21 * at : 21 * at + state.height[at]] for name, at in columns.items() if state.height[at]}
