"""Drawn positions of Robber Knights."""

from __future__ import annotations

import textwrap

from donjon import Match
from donjon.core.game import load
from donjon.core.state import check
from donjon.games.knights.state import State

GAME = load("knights")


def position(drawing: str) -> State:
    """The position as it is drawn (games/knights/text.py)."""
    state: State = GAME.text.parse(textwrap.dedent(drawing))
    check(state)
    return state


def board(drawing: str) -> Match:
    """A match that stands as it is drawn; its journal is empty."""
    state = position(drawing)
    option = {"deploy": ("optional", "forced")[state.forced]}
    match = Match.start("knights", state.seats, option, 0)
    match._state = state
    return match


def drawn(match: Match) -> str:
    """The board with all hands."""
    text: str = GAME.text.draw(match._state, None)
    return text


def same(match: Match, drawing: str) -> bool:
    """Whether the match stands as it is drawn."""
    assert drawn(match) == textwrap.dedent(drawing).strip("\n").rstrip()
    return True


def hand(match: Match, seat: int) -> list[str]:
    """The tiles in a seat's hand. A drawing need not fit the box, so that the door (which counts tiles) may not be asked."""
    return [GAME.pieces.KINDS[kind] for kind in match._state.hand[2 * seat : 2 * seat + 2] if kind >= 0]  # type: ignore[attr-defined]


def stacks(match: Match) -> dict[str, str]:
    """The seats of the knights on every cell that has some, from the bottom up."""
    rows = [line.split() for line in drawn(match).splitlines()[1 + match.seats :]]
    columns = rows.pop()
    return {f"{x},{row[0]}": cell.partition("/")[2] for row in rows for x, cell in zip(columns, row[1:], strict=True) if "/" in cell}


def layings(match: Match) -> list[str]:
    """The legal layings, as `TILE x,y`."""
    return [move.removeprefix("lay ") for move in match.legal() if move.startswith("lay")]


def refusals(match: Match, expected: dict[str, str | None]) -> None:
    """Checks the rule (without `knights.`) that forbids each move; None: it is legal."""
    told = {move: match.why_not(move) for move in expected}
    assert told == {move: f"knights.{rule}" if rule else None for move, rule in expected.items()}
