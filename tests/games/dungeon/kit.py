"""Drawn positions of Birds, Dragons and the Dungeon."""

from __future__ import annotations

import textwrap

import pytest

from donjon import Match
from donjon.core.chance import words
from donjon.core.errors import BadOutcome, IllegalMove
from donjon.core.game import load
from donjon.core.state import check
from donjon.games.dungeon.state import State

GAME = load("dungeon")
DECKS = {"standard": "4 4 5 1 1", "stormy": "4 4 4 2 1", "fiery": "4 4 4 1 2"}
TOWER = ("8", "7", "6", "5", "4", "3b", "3w", "2b", "2w", "1b", "1w")


def board(drawing: str) -> Match:
    """A match that stands as it is drawn (games/dungeon/text.py); its journal is empty."""
    state: State = GAME.text.parse(textwrap.dedent(drawing))
    check(state)
    head = drawing.strip().partition(" seats, ")[2].partition(";")[0]
    match = Match.start("dungeon", state.seats, dict(option.split("=") for option in head.split(", ")), 0)
    state.rng = words("drawn")
    match._state = state
    return match


def tower(
    *slots: str,
    seats: int = 2,
    ask: str = "choose",
    turn: int = 0,
    top: str = "-",
    fresh: bool = False,
    returns: int = 0,
    options: str = "",
) -> Match:
    """A board drawn slot by slot ("4 0:21 dragon 1"), with full decks, after everybody's first turn (`fresh`: before)."""
    chosen = GAME.meta.choose(dict(option.split("=") for option in options.split()))
    lines = [f"{seats} seats, {', '.join(f'{name}={value}' for name, value in chosen.items())}; seat {turn}: {ask}, {returns} returns"]
    for seat in range(seats):
        lines.append(f"seat {seat}: deck {DECKS[chosen['deck']]}, dungeon 0 0 0 0 0{', first turn' if fresh else ''}")
    filled = {slot.split()[0]: slot for slot in slots}
    assert set(filled) <= set(TOWER)
    return board("\n".join([*lines, f"top: {top}", *(filled.get(name, name) for name in TOWER)]))


def slots(match: Match) -> dict[str, str]:
    """What stands in the slots that are not empty, as it is drawn."""
    lines = match.text().splitlines()[2 + match.seats :]
    cells = [cell for line in lines for cell in (line[:20].strip(), line[20:].strip()) if cell]
    return {name: rest.strip() for name, rest in (cell.split(" ", 1) for cell in cells if " " in cell)}


def top(match: Match) -> str:
    """The knights on top in the order of arrival, as they are drawn."""
    return match.text().splitlines()[1 + match.seats].removeprefix("top: ")


def cards(match: Match, seat: int) -> tuple[str, str]:
    """Deck and dungeon of a seat: counts of knights 1, 2, 3, birds, dragons."""
    line = match.text().splitlines()[1 + seat].removesuffix(", first turn")
    deck, lost = line.partition(": deck ")[2].split(", dungeon ")
    return deck, lost


def refusals(match: Match, expected: dict[str, str | None]) -> None:
    """Checks the rule (without `dungeon.`) that forbids each move; None: it is legal, and among the legal ones."""
    told = {move: match.why_not(move) for move in expected}
    assert told == {move: f"dungeon.{rule}" if rule else None for move, rule in expected.items()}
    assert {move for move in expected if expected[move] is None} == set(expected) & set(match.legal())


def refused(match: Match, move: str, outcome: str) -> str:
    """The rule that forbids an outcome (without `dungeon.`)."""
    with pytest.raises(IllegalMove) as error:
        match.play(move, outcome)
    return error.value.rule.removeprefix("dungeon.")


def malformed(match: Match, move: str, outcome: str) -> bool:
    """Whether an outcome has not the form that is asked."""
    with pytest.raises(BadOutcome):
        match.play(move, outcome)
    return True
