"""Hidden information (rules/knights.md): what everyone can count, what nobody can, and that sampled worlds are uniform."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable, Mapping
from fractions import Fraction
from itertools import permutations, product
from typing import TypeVar

import numpy as np
import pytest

from donjon import Match
from donjon.core import chance
from donjon.core.view import observed
from donjon.games.knights.state import CELLS, ROWS, SOUTH, WEST, State
from tests.contract.kit import features
from tests.games.knights.kit import GAME, board
from tests.games.knights.law import GROUPS, KINDS, Hand, histories, order

K = TypeVar("K", bound=Hashable)


def hand_of(state: State, seat: int) -> Hand:
    return tuple(KINDS[kind] for kind in state.hand[2 * seat : 2 * seat + 2] if kind >= 0)


def samples(state: State, watcher: int, count: int) -> list[State]:
    """Worlds that the watcher may be in."""
    words = chance.words(f"worlds {watcher}")
    seen = observed(GAME, state, watcher)
    worlds = []
    for _ in range(count):
        world: State = seen.copy()  # type: ignore[assignment]
        world.rng = [chance.word(words) for _ in range(4)]
        GAME.secrets.determinise(world, watcher)
        worlds.append(world)
    return worlds


def fits(seen: Counter[K], expected: Mapping[K, Fraction]) -> bool:
    """Chi-square at about one in a million (Wilson and Hilferty 1931); nothing else may be seen at all."""
    assert set(seen) <= set(expected)
    total = seen.total()
    square = sum(float((seen[key] - total * share) ** 2 / (total * share)) for key, share in expected.items())
    free = len(expected) - 1
    limit = free * (1 - 2 / (9 * free) + 4.75 * (2 / (9 * free)) ** 0.5) ** 3 if free else 0
    return bool(square <= limit)


# Worked by hand


def watched(drawn: int, hand: str, played: str) -> State:
    """Seat 1 as seat 0 sees it; what its hand holds is the truth."""
    match = board(f"""
        2 seats, deploy=optional; seat 0: lay, 0 laid
        seat 0: knights 30, drawn 0, hand M Pc, played -, kept M
        seat 1: knights 30, drawn {drawn}, hand {hand}, played {played}, kept M
         1  P   P   P   P   P   P   P
         0  Pv  Pv  P   P   P   P   P
            0   1   2   3   4   5   6
    """)
    state: State = match._state  # type: ignore[assignment]
    return state


def shares(**parts: int) -> dict[Hand, Fraction]:
    return {tuple(pair.split("_")): Fraction(part, sum(parts.values())) for pair, part in parts.items()}


PAIRS = shares(L_Pv=1, L_Pc=1, L_Pt=1, L_Fv=1, Pv_Pc=1, Pv_Pt=1, Pv_Fv=1, Pc_Pt=1, Pc_Fv=1, Pt_Fv=1)


@pytest.mark.parametrize(
    ("drawn", "hand", "played", "expected"),
    [
        pytest.param(1, "L M", "Pc", shares(L_M=1, M_Pv=1, M_Pc=1, M_Pt=1, M_Fv=1), id="mountains for certain, one of five"),
        pytest.param(2, "L Pv", "M Pc", PAIRS, id="two of five"),
        pytest.param(2, "L Pc", "M Pc", PAIRS, id="two of five, a castle laid, a castle held"),
        pytest.param(3, "L Pv", "M Pc Fv", shares(L_Pv=1, L_Pc=1, L_Pt=1, Pv_Pc=1, Pv_Pt=1, Pc_Pt=1), id="two of the four that are left"),
        pytest.param(3, "L Pv", "M Pc Pc", shares(L_Pv=1, L_Pt=1, L_Fv=1, Pv_Pt=1, Pv_Fv=1, Pt_Fv=1), id="both castles laid"),
        pytest.param(4, "L Pv", "M Pc Pc Pt", shares(L_Pv=1, L_Fv=1, Pv_Fv=1), id="two of three"),
        pytest.param(4, "Pc L", "M Fv Pv Pt", shares(L_Pc=1, Pc_Pc=1), id="the castle of the first hand for certain, one of two"),
        pytest.param(
            12,
            "Pc Pc",
            "L M P Pv Pv Pc Pc Pc Pt Fv Fc Ft",
            shares(Pc_Pc=1, M_Pc=2, Pc_Pt=2, Pc_Fv=2, M_Pt=1, M_Fv=1, Pt_Fv=1),
            id="two of five, two of them equal",
        ),
    ],
)
def test_hands_in_between(drawn: int, hand: str, played: str, expected: dict[Hand, Fraction]) -> None:
    """knights.setup.pile: up to the order inside one group, each equally likely"""
    worlds = samples(watched(drawn, hand, played), 0, 3000)
    assert fits(Counter(hand_of(world, 1) for world in worlds), expected)


def laying(drawn: int, hand: str, played: str) -> Match:
    """Seat 1 is about to lay."""
    return board(f"""
        2 seats, deploy=optional; seat 1: lay, 0 laid
        seat 0: knights 30, drawn 0, hand M Pc, played -, kept M
        seat 1: knights 30, drawn {drawn}, hand {hand}, played {played}, kept M
         1  P   P   P   P   P   P   P
         0  Pv  Pv  P   P   P   P   P
            0   1   2   3   4   5   6
    """)


def hands(match: Match, count: int = 2500) -> Counter[Hand]:
    """Seat 1's hands in worlds that seat 0 may be in."""
    return Counter(hand_of(world, 1) for world in samples(match._state, 0, count))  # type: ignore[arg-type]


def test_one_of_two_equal_tiles_is_laid() -> None:
    """knights.setup.pile: orders of group D (Pc Pc M Fv Pt), its equal tiles not told apart, that allow what was laid

    A Pc among the first two: Pc Pc 1 way, Pc with one of the three others 2 ways, each with 6 ways to go on.
    Then two in hand: with the other Pc 6 · (1 · 1 + 2 · 1) / 6 = 3 ways, without it 2 · 2 = 4.
    Then Fv among the first three too: M Pt in hand 2 · 2 · 2 = 8 ways; Pc M in hand 9, less the 2 in which Fv and M came first, 7; Pc Pt the same.
    """
    match = laying(12, "Pc Fv", "L M P Pv Pv Pc Pc Pc Pt Fv Fc Ft")
    match.play("lay Pc 0,2")
    single: dict[Hand, Fraction] = {(tile,): Fraction(share, 7) for tile, share in {"Pc": 1, "M": 2, "Fv": 2, "Pt": 2}.items()}
    assert fits(hands(match), single)
    match.play("deploy none", "M")
    assert fits(hands(match), shares(M_Pc=3, Pc_Pt=3, Pc_Fv=3, M_Pt=4, M_Fv=4, Pt_Fv=4))
    match.play("lay Fv 1,2", "Pt")
    assert fits(hands(match, 6000), shares(M_Pc=7, Pc_Pt=7, M_Pt=8))


def test_one_of_two_equal_tiles_is_laid_that_was_known() -> None:
    """knights.setup.pile: with the lake in hand too the Pc was the first of its group for certain, so that the four others come in any order"""
    match = laying(11, "L Pc", "M P Pv Pv Pc Pc Pc Pt Fv Fc Ft")
    match.play("lay Pc 0,2")
    match.play("deploy none", "M")
    assert fits(hands(match), shares(L_M=1, L_Pc=1, L_Pt=1, L_Fv=1))
    match.play("lay L 1,2", "Fv")
    assert fits(hands(match), shares(M_Pc=1, M_Pt=1, M_Fv=1, Pc_Pt=1, Pc_Fv=1, Pt_Fv=1))


def test_no_world_keeps_what_was_drawn() -> None:
    """Worlds that are the same have the same numbers: nothing is left where tiles lay that are drawn"""
    for world in samples(watched(13, "Pc Fv", "L M P Pv Pv Pc Pc Pc Pt Fv Fc Ft Pt"), 0, 50):
        assert world.pile[20:33] == [0] * 13


def test_the_order_inside_a_group_is_uniform() -> None:
    """knights.setup.pile: three tiles of the group are still to come, in each of six orders"""
    worlds = samples(watched(2, "L Pc", "M Pc"), 1, 3000)
    orders = Counter(tuple(KINDS[kind] for kind in world.pile[22:25]) for world in worlds)
    assert fits(orders, dict.fromkeys(permutations(("Fv", "Pv", "Pt")), Fraction(1, 6)))
    later = Counter(tuple(KINDS[kind] for kind in world.pile[30:35]) for world in worlds)
    assert len(later) == 60 and all(sorted(order) == sorted(GROUPS[2].split()) for order in later)


def test_choices_and_turned_columns_are_uniform() -> None:
    """knights.setup.choice, knights.setup.layout: another's choice is one of three, a column lies one of two ways"""
    match = Match.start("knights", 3, seed=5)
    match.play("keep M")
    match.play("keep P")
    state: State = match._state  # type: ignore[assignment]
    worlds = samples(state, 1, 3000)
    assert {world.kept[1] for world in worlds} == {1} and {world.kept[2] for world in worlds} == {-1}
    assert fits(Counter(world.kept[0] for world in worlds), dict.fromkeys(range(3), Fraction(1, 3)))
    flips = Counter(tuple(world.flip[:3]) for world in worlds)
    assert fits(flips, dict.fromkeys(product((0, 1), repeat=3), Fraction(1, 8)))


# Against all histories


def told(match: Match, seat: int) -> list[tuple[str, bool]]:
    """A seat's moves, as the law takes them."""
    return [(GAME.actions.write_move(ply.action), bool(ply.drawn)) for ply in match._plies if ply.seat == seat]


def random_match(seats: int, seed: int, plies: int) -> Match:
    rng = random.Random(seed)
    match = Match.start("knights", seats, seed=seed)
    while not match.finished and match.plies < plies:
        moves = match.legal()
        match.play("stop" if moves[-1] == "stop" and rng.random() < 0.4 else rng.choice(moves))
    return match


@pytest.mark.parametrize(("seats", "seed"), [(2, 0), (2, 1), (3, 2), (4, 3)])
def test_known_exactly_after_whole_groups(seats: int, seed: int) -> None:
    """After 0, 5, 10, 15, 20 drawn tiles a hand is known to everyone; in between it is in doubt as long as the group is not used up"""
    met = set()
    match = random_match(seats, seed, seats)
    rng = random.Random(seed)
    while not match.finished:
        for seat in range(seats):
            drawn = match._state.drawn[seat]  # type: ignore[attr-defined]
            worlds = histories(told(match, seat))
            hands = {hand for hand, _ in worlds}
            seen = observed(GAME, match._state, (seat + 1) % seats)
            assert hand_of(match._state, seat) in hands  # type: ignore[arg-type]
            assert hand_of(seen, seat) in hands  # type: ignore[arg-type]
            if drawn % 5 == 0:
                assert hands == {hand_of(match._state, seat)} == {hand_of(seen, seat)}  # type: ignore[arg-type]
                met.add((seat, drawn))
        moves = match.legal()
        match.play("stop" if moves[-1] == "stop" and rng.random() < 0.4 else rng.choice(moves))
    assert met == {(seat, drawn) for seat in range(seats) for drawn in (0, 5, 10, 15, 20)}


@pytest.mark.parametrize(
    ("seats", "seed", "plies"), [(2, 1, 9), (2, 2, 20), (2, 3, 33), (2, 4, 50), (3, 5, 40), (4, 6, 70), (2, 7, 60), (3, 8, 25)]
)
def test_sampled_hands_are_as_likely_as_all_histories_make_them(seats: int, seed: int, plies: int) -> None:
    match = random_match(seats, seed, plies)
    state: State = match._state  # type: ignore[assignment]
    worlds = samples(state, 0, 2500)
    for seat in range(1, seats):
        top = 20 * seat + state.drawn[seat]
        end = top + -state.drawn[seat] % 5
        seen = Counter((hand_of(world, seat), order(*(KINDS[kind] for kind in world.pile[top:end]))) for world in worlds)
        assert fits(seen, histories(told(match, seat)))


# Another history


def other_history(match: Match, seat: int, rng: random.Random) -> Match | None:
    """A match in which the others drew other tiles, and in which all that the seat saw is the same; None if no such one was found."""
    twin = Match.start("knights", match.seats, seed=rng.random())  # type: ignore[arg-type]
    drawn = {other: draws(match, other, rng) for other in range(match.seats) if other != seat}
    if None in drawn.values():
        return None
    for ply in match._plies:
        outcome = list(ply.drawn)
        if outcome and ply.seat != seat and ply.action >= GAME.actions.LAY:
            outcome = [drawn[ply.seat].pop(0)]  # type: ignore[union-attr]
        twin.play(GAME.actions.write_move(ply.action), GAME.actions.write_outcome(outcome) if outcome else None)
    return twin


def draws(match: Match, seat: int, rng: random.Random) -> list[int] | None:
    """Tiles that the seat can have drawn, in order."""
    for _ in range(3000):
        piles = [KINDS.index(tile) for group in GROUPS for tile in rng.sample(group.split(), 5)]
        plies = [ply for ply in match._plies if ply.seat == seat]
        hand = [GAME.pieces.CHOICE[plies[0].action], GAME.pieces.PLAIN_CASTLE]
        found: list[int] = []
        for ply in plies[1:]:
            if GAME.actions.LAY <= ply.action < GAME.actions.DEPLOY:
                kind = (ply.action - GAME.actions.LAY) // 288
                if kind not in hand:
                    break
                hand.remove(kind)
            if ply.drawn:
                found.append(piles[len(found)])
                hand.append(found[-1])
        else:
            return found
    return None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_another_history_looks_the_same(seats: int) -> None:
    """What others drew, and in which order, changes nothing that a seat gets, the journal and the record included"""
    rng = random.Random(seats)
    different = 0
    for seed in range(12):
        match = random_match(seats, seed, seats + 1 + 3 * seed)
        for seat in range(seats):
            twin = other_history(match, seat, rng)
            if twin is None:
                continue
            different += [ply.drawn for ply in twin._plies] != [ply.drawn for ply in match._plies]
            assert twin.view(seat) == match.view(seat)
            assert twin.text(seat) == match.text(seat)
            assert twin.concealed(seat) == match.concealed(seat)
            assert twin.entries(seat) == match.entries(seat)
            assert twin.record(seat) == match.record(seat)
            assert twin.legal() == match.legal() or match.mover != seat
    assert different > 10


def test_the_count_of_what_is_left() -> None:
    """What everyone can count: tiles not laid yet, by kind"""
    match = board("""
        2 seats, deploy=optional; seat 0: lay, 0 laid
        seat 0: knights 30, drawn 2, hand L Pv, played M Pc, kept M
        seat 1: knights 30, drawn 0, hand P Pc, played -, kept P
         1  P   M   M
         0  Pv  Pv  Pc
            0   1   2
    """)
    extras = match.view(1)["extras"]
    #                          L  M  P  Pv Pc Pt Fv Fc Ft: groups B to E hold 1 1 2 2 5 3 3 2 1
    assert extras["left"] == [[1, 1, 2, 2, 5, 3, 3, 2, 1], [1, 1, 3, 2, 6, 3, 3, 2, 1]]
    assert (extras["held"], extras["pile"], extras["side"]) == ([2, 2], [18, 20], 7)


# What is told from action to action


def on_cell(numbers: list[float], x: int, y: int) -> list[float]:
    """Of a cell the planes of both seats' top knights, the observer's first, and of the height."""
    cell = ROWS * (x + WEST) + y + SOUTH
    return [numbers[plane * CELLS + cell] for plane in (9, 10, 13)]


def test_renewed_features_tell_whose_knights_are_on_top() -> None:
    """Seat 0 covers a knight of seat 1; the turn goes on, and then passes: what was seat 0's is then the other's"""
    match = board("""
        2 seats, deploy=optional; seat 0: deploy, 1 laid
        seat 0: knights 30, drawn 5, hand P, played Pc
        seat 1: knights 30, drawn 5, hand M Pc, played -
         1  Pv/1 Pc*  Pv/1
            0    1    2
    """)
    state, numbers = match._state, features(GAME, match._state, 0)
    assert [on_cell(numbers, x, 1) for x in range(3)] == [[0, 1, 0.25], [0, 0, 0], [0, 1, 0.25]]
    for move, seat, expected in (
        ("deploy E 2-1", 0, [[0, 1, 0.25], [1, 0, 0.5], [1, 0, 0.5]]),
        ("stop", 1, [[1, 0, 0.25], [0, 1, 0.5], [0, 1, 0.5]]),
    ):
        action = GAME.actions.read_move(move)
        GAME.secrets.erase(state, GAME.rules.mover(state), numbers)
        GAME.rules.apply(state, action)
        assert GAME.rules.mover(state) == seat
        GAME.secrets.renew(state, action, seat, numbers)
        assert [on_cell(numbers, x, 1) for x in range(3)] == expected


def test_renewed_features_tell_of_a_tile_that_is_laid() -> None:
    """Its kind, M, is the second of nine planes; a new match then has no tiles yet"""
    match = board("""
        2 seats, deploy=optional; seat 0: lay, 0 laid
        seat 0: knights 30, drawn 0, hand M Pc, played -, kept M
        seat 1: knights 30, drawn 0, hand P Pc, played -, kept P
         0  Pv  P
            0   1
    """)
    state, numbers = match._state, features(GAME, match._state, 0)
    tiles = set(np.flatnonzero(numbers[: 9 * CELLS]))
    action = GAME.actions.read_move("lay M 0,1")
    GAME.secrets.erase(state, 0, numbers)
    GAME.rules.apply(state, action)
    GAME.secrets.renew(state, action, 0, numbers)
    assert set(np.flatnonzero(numbers[: 9 * CELLS])) - tiles == {CELLS + ROWS * (0 + WEST) + 1 + SOUTH}
    GAME.secrets.erase(state, 0, numbers)
    GAME.secrets.renew(Match.start("knights", 2, seed=1)._state, -1, 0, numbers)
    assert not any(numbers[: 14 * CELLS])
