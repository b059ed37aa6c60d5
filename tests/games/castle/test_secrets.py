"""What is told of castles from action to action (rules/castle.md, Hidden information)."""

from __future__ import annotations

from donjon import Match
from donjon.games.castle.secrets import CELL, CROWN, PLANES
from donjon.games.castle.state import CELLS, COLUMNS, STOREYS, WEST
from tests.contract.kit import features
from tests.games.castle.kit import GAME, LONE, castles, inner


def cards(numbers: list[float], turn: int) -> dict[tuple[int, int], float]:
    """Of the castle so many seats after the observer, where a card is told: 1 face up or the start card, -1 laid with its back up."""
    found = {}
    for x in range(COLUMNS):
        for y in range(STOREYS):
            there = numbers[PLANES * turn + CELL * (STOREYS * x + y)]
            if there:
                found[x - WEST, y] = there
    return found


def crowns(numbers: list[float], turn: int) -> set[int]:
    """The columns of which something is told that their top card counts."""
    first = PLANES * turn + CELL * CELLS
    return {x - WEST for x in range(COLUMNS) if any(numbers[first + CROWN * x : first + CROWN * x + CROWN])}


def go_on(match: Match, move: str, numbers: list[float]) -> None:
    """Plays a move, and tells the next mover what the one before was told."""
    state, action = inner(match), GAME.actions.read_move(move)
    GAME.secrets.erase(state, GAME.rules.mover(state), numbers)
    GAME.rules.apply(state, action)
    GAME.secrets.renew(state, action, GAME.rules.mover(state), numbers)


def test_castles_are_told_anew_where_a_card_is_laid_or_shot_off_and_where_the_turn_passes() -> None:
    """castle.place, castle.catapult, castle.round.turns: c1 has a catapult and is laid with its back up; c62, a roof, is shot off, and c51, a tower, shows again"""
    match = castles("c1 c10", LONE, "2 c62 . .\n1 c51 . .\n0 (?) c10 c20\n0 1 2")
    numbers = features(GAME, match._state, 0)
    low = {(0, 0): 1.0, (0, 1): 1.0, (1, 0): 1.0, (2, 0): 1.0}
    assert (cards(numbers, 0), cards(numbers, 1)) == ({(0, 0): 1.0}, low | {(0, 2): 1.0})
    own = {(0, 0): 1.0, (-1, 0): -1.0}
    go_on(match, "lay c1 back -1,0", numbers)
    assert match.mover == 0
    assert (cards(numbers, 0), cards(numbers, 1)) == (own, low | {(0, 2): 1.0})
    go_on(match, "shoot 1 0,2", numbers)
    assert match.mover == 1
    assert (cards(numbers, 0), cards(numbers, 1)) == (low, own)
    assert 0 in crowns(numbers, 0) and not crowns(numbers, 1)


def test_of_a_new_match_only_the_start_cards_are_told() -> None:
    """castle.setup.start, whatever lay there before"""
    match = castles("c1 c10", LONE, "2 c62 . .\n1 c51 . .\n0 (?) c10 c20\n0 1 2")
    numbers = features(GAME, match._state, 0)
    GAME.secrets.erase(match._state, 0, numbers)
    anew = Match.start("castle", 2, seed=1)
    GAME.secrets.renew(anew._state, -1, 1, numbers)
    assert cards(numbers, 0) == cards(numbers, 1) == {(0, 0): 1.0}
    assert not crowns(numbers, 0) and not crowns(numbers, 1)
