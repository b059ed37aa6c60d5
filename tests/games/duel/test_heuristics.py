"""What bots do, whatever their strength."""

from __future__ import annotations

import pytest

from donjon.core.chance import words
from tests.games.duel.kit import GAME, board, inner, play

SHIELD_3 = "towers - | - | - | - | - | - | S0 S1 S2 S3 | -"


def best(*lines: str, options: str = "", gold: str = "3 3", turn: int = 0) -> list[str]:
    """The moves that weigh most."""
    match = board(*lines, options=options, gold=gold, turn=turn)
    weights = {move: GAME.heuristics.weigh(inner(match), GAME.actions.read_move(move)) for move in match.legal()}
    return [move for move, weight in weights.items() if weight == max(weights.values())]


def test_building_comes_first() -> None:
    """duel.tower.first: whatever the option"""
    for options in ("", "tower_call=off"):
        assert best(SHIELD_3, "store 1 S4", "store 2 B10", "depot 0 3? f9", options=options) == ["build 1"]
    assert best(SHIELD_3, "store 1 S4", "store 2 B0") == ["build 1"], "a 4 pays, a 0 does not"


def test_the_depot_before_the_stores_before_drawing() -> None:
    assert best("store 1 B10", "store 2 F11", "depot 0 3? f9") == ["store depot 1"]
    assert best("store 1 B10", "store 2 F11", "depot 0", "stock 0 3?") == ["store 1 2"]
    assert best("store 1 B10", "store 2 B8", "depot 0", "stock 0 3?") == ["draw"], "a shift without a reason"


def test_a_shift_that_frees_a_card_for_a_tower() -> None:
    assert best(SHIELD_3, "store 1 B10 S4 F3", "store 2 b4", "depot 0", "stock 0 3?") == ["store 1 2"]


def test_a_call_and_a_claim_are_never_forgotten() -> None:
    match = play(board(SHIELD_3, "store 1 S4"), "draw")
    moves = [GAME.actions.read_move(move) for move in match.legal()]
    assert [GAME.actions.write_move(action) for action in moves] == ["call", "let"]
    rng = words("calls")
    assert {GAME.heuristics.sample(inner(match), moves, 2, rng) for _ in range(50)} == {moves[0]}
    assert GAME.heuristics.weigh(inner(match), moves[0]) > GAME.heuristics.weigh(inner(match), moves[1])
    claimed = play(board(SHIELD_3, "store 1 S4", options="rewards=claimed"), "build 1")
    weights = {move: GAME.heuristics.weigh(inner(claimed), GAME.actions.read_move(move)) for move in claimed.legal()}
    assert max(weights, key=lambda move: weights[move]) == "claim"


def test_no_nugget_for_a_block() -> None:
    match = play(board("hand P4", "waste 1 F1"), "waste")
    weights = {move: GAME.heuristics.weigh(inner(match), GAME.actions.read_move(move)) for move in match.legal()}
    assert weights["leave"] > weights["block"]


@pytest.mark.parametrize("turn", [0, 1])
def test_the_victory_to_expect(turn: int) -> None:
    """Shares that add up to one; more for who has more nuggets, more certainly with high towers, and for who has fewer cards"""
    high = " ".join(f"P{value}" for value in range(12))

    def share(*lines: str, gold: str) -> float:
        out = [0.0, 0.0]
        GAME.heuristics.evaluate(inner(board(*lines, gold=gold, turn=turn)), out)
        assert abs(sum(out) - 1) < 1e-9 and all(0 < one < 1 for one in out)
        return out[0]

    assert share(gold="5 3") > share(gold="3 3") > share(gold="3 5")
    assert share(f"towers - | - | - | - | {high} | - | - | -", gold="6 3") > share(gold="6 3")
    assert share("stock 0 4?", gold="3 3") > share(gold="3 3")
    assert share("depot 0 P12", gold="3 3") > share(gold="3 3")


def test_greedy_matches_come_to_an_end() -> None:
    """Most of them because somebody has played all cards, without endless shifting."""
    out = played = longest = 0
    for seed in range(20):
        state = GAME.state()
        GAME.rules.setup(state, 2, [0, 0, 0, 0], words(f"greedy {seed}"))
        moves, rng, plies = [0] * GAME.actions.WIDTH, words(seed), 0
        while not GAME.rules.finished(state):
            count = GAME.rules.legal(state, moves)
            weights = [GAME.heuristics.weigh(state, action) for action in moves[:count]]
            heaviest = [action for action, weight in zip(moves, weights, strict=False) if weight == max(weights)]
            GAME.rules.apply(state, heaviest[rng[0] % len(heaviest)])
            rng = words(f"{seed} {plies}")
            plies += 1
            longest = max(longest, plies)
        played += 1
        out += GAME.rules.reason(state) == GAME.rules.Rule.END
    assert out >= 0.6 * played and longest < 3000
