"""The highest possible bid against trying everything out: every choice of cards, every order, every demolition."""

from __future__ import annotations

import random
from functools import cache

import pytest

from donjon import Match
from donjon.core.chance import words
from donjon.games.towers import rules
from donjon.games.towers.pieces import DECK
from donjon.games.towers.state import State
from tests.games.towers.kit import GAME, inner

Towers = tuple[tuple[int, ...], ...]
"""Five towers of a player from the bottom up."""


def may_stand(tower: tuple[int, ...], value: int) -> bool:
    if not tower:
        return True
    if tower[-1] == 0:
        return False
    return value < tower[-1] or tower[-1] == 8 or value == 9


@cache
def longest(tower: tuple[int, ...], cards: tuple[int, ...]) -> int:
    """The most of these values that can go on the tower, one after the other."""
    most = 0
    for at, value in enumerate(cards):
        if may_stand(tower[-1:], value):
            most = max(most, 1 + longest((value,), cards[:at] + cards[at + 1 :]))
    return most


def build_most(towers: Towers, display: list[int]) -> int:
    return sum(longest(tower[-1:], tuple(sorted(face % 16 for face in display if face // 16 == kind))) for kind, tower in enumerate(towers))


def demolitions(towers: Towers) -> list[Towers]:
    return [(*towers[:kind], tower[:-1], *towers[kind + 1 :]) for kind, tower in enumerate(towers) if tower and tower[-1] != 0]


def towers_of(state: State, seat: int) -> Towers:
    return tuple(tuple(state.tower[21 * column : 21 * column + state.height[column]]) for column in range(5 * seat, 5 * seat + 5))


def on_display(state: State) -> list[int]:
    return [face for face in state.display if face >= 0]


def any_position(rng: random.Random, seats: int) -> State:
    """Towers of one seat by the rules, and a display of up to five cards, often of few types."""
    deck = list(DECK[: 80 if seats < 4 else 110])
    few = rng.sample(range(5), rng.choice([1, 1, 2, 3, 5]))
    rng.shuffle(deck)
    state: State = GAME.state()  # type: ignore[assignment]  # the game's own class
    state.seats = seats
    state.wish = [-1] * 5
    built: list[int] = []
    for face in deck[:40]:
        kind, value = divmod(face, 16)
        if rng.random() < 0.4 and may_stand(towers_of(state, 0)[kind], value):
            rules.put_card(state, kind, value)
            built.append(face)
    for face in built:
        deck.remove(face)
    chosen = [face for face in deck if face // 16 in few]
    if rng.random() < 0.5:
        chosen.sort(key=lambda face: face % 16 not in (8, 9))
        chosen = chosen[: rng.randint(3, 12)]
        rng.shuffle(chosen)
    chosen = chosen[: rng.randint(1, 5)]
    state.display = chosen + [-1] * (5 - len(chosen))
    for face in chosen:
        state.cards[face // 16] = rules.along(state.cards[face // 16], face % 16)
    state.shown = len(chosen)
    return state


@pytest.mark.parametrize("seats", [2, 4])
def test_highest_bid(seats: int) -> None:
    """towers.bid.possible, on 6,000 positions"""
    rng = random.Random(seats)
    seen: set[int] = set()
    for _ in range(3000):
        state = any_position(rng, seats)
        towers, display = towers_of(state, 0), on_display(state)
        most = max([build_most(towers, display), *(build_most(other, display) for other in demolitions(towers))])
        assert rules.highest(state, 0) == most, GAME.text.draw(state, None)
        assert rules.room(state, 0) == build_most(towers, display)
        seen.add(most)
    assert seen == {0, 1, 2, 3, 4, 5}


@pytest.mark.parametrize("seats", [2, 5])
def test_unfit_cards(seats: int) -> None:
    """The cards that stand in no order, with any demolition or none."""
    rng = random.Random(seats)
    told = 0
    for _ in range(1500):
        state = any_position(rng, seats)
        towers, display = towers_of(state, 0), on_display(state)
        possible = set()
        for variant in [towers, *demolitions(towers)]:
            for kind in range(5):
                possible |= {16 * kind + value for value in reached(variant[kind][-1:], values(display, kind))}
        unfit = GAME.secrets.extras(state, 0)["unfit"][0]
        assert unfit == sorted(set(display) - possible), GAME.text.draw(state, None)
        told += len(unfit)
    assert told > 100


def values(display: list[int], kind: int) -> tuple[int, ...]:
    return tuple(sorted(face % 16 for face in display if face // 16 == kind))


@cache
def reached(tower: tuple[int, ...], cards: tuple[int, ...]) -> frozenset[int]:
    """The values that can be built at any time."""
    found: set[int] = set()
    for at, value in enumerate(cards):
        if may_stand(tower, value):
            found |= {value} | reached((value,), cards[:at] + cards[at + 1 :])
    return frozenset(found)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_legal_moves_in_play(seats: int) -> None:
    """towers.bid.possible, towers.demolish, towers.place: the moves of whole matches against trying everything out"""
    for seed in range(6):
        state: State = GAME.state()  # type: ignore[assignment]  # the game's own class
        rules.setup(state, seats, [seed % 2], words(f"{seats}/{seed}"))
        rng = random.Random(seed)
        while not rules.finished(state):
            out = [0] * GAME.actions.WIDTH
            moves = out[: rules.legal(state, out)]
            assert [GAME.actions.write_move(move) for move in moves] == expected(state)
            rules.apply(state, rng.choice(moves))


def expected(state: State) -> list[str]:
    towers, display = towers_of(state, state.turn), on_display(state)
    if state.phase == 0:
        most = max([build_most(towers, display), *(build_most(other, display) for other in demolitions(towers))])
        return [f"bid {count}" for count in range(state.high + 1, most + 1)] + ["pass"] * (state.high >= 0)
    if state.phase == 1:
        found = [
            f"demolish {'CSPJD'[kind]}"
            for kind, tower in enumerate(towers)
            if tower and tower[-1] != 0 and build_most((*towers[:kind], tower[:-1], *towers[kind + 1 :]), display) >= state.take
        ]
        assert found
        return found + ["keep"] * (build_most(towers, display) >= state.take)
    found = []
    for face in sorted(set(display)):
        kind, value = divmod(face, 16)
        if may_stand(towers[kind], value):
            rest = list(display)
            rest.remove(face)
            if build_most((*towers[:kind], (value,), *towers[kind + 1 :]), rest) >= state.take - 1:
                found.append(f"build {GAME.actions.write_card(face)}")
    return found


@pytest.mark.parametrize("seats", [2, 5])
def test_demolish_is_asked_exactly_where_one_is_possible(seats: int) -> None:
    """towers.demolish"""
    asked = not_asked = 0
    for seed in range(8):
        match = Match.start("towers", seats, seed=seed)
        number = seed
        while not match.finished:
            before = inner(match).phase
            moves = match.legal()
            number = (number * 31 + 7) % 1009
            match.play(moves[number % len(moves)])
            if before == 0 and inner(match).phase in (1, 2):
                state = inner(match)
                possible = any(build_most(other, on_display(state)) >= state.take for other in demolitions(towers_of(state, state.turn)))
                assert (state.phase == 1) == possible
                asked += possible
                not_asked += not possible
    assert asked > 5 and not_asked > 5
