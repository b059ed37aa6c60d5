"""The one door: what a seat cannot know changes not one byte of what it gets."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from donjon import Match
from donjon.core import chance, view
from donjon.core.state import check, freeze
from donjon.core.view import SPECTATOR, observed
from tests.contract.kit import Case, Player, features, legal, matches, other_world, per_case, playable_action, viewers, walk


def everything(match: Match, seat: int, journal: bool) -> list[Any]:
    """All that leaves a match for a seat; with the journal on demand, since that takes long."""
    who = None if seat == SPECTATOR else seat
    found: list[Any] = [match.view(who), match.text(who)]
    if journal:
        found.append(match.entries(who))
    if who is not None:
        found.append(match.concealed(who))
    if who is not None and journal:
        found.append(match.record(who))
    if match.mover in (seat, None) or seat == SPECTATOR:
        found += [match.mover, match.scores, match.finished]
    if match.mover == seat:
        found.append(match.legal())
    return found


def scrambled(match: Match, seat: int, rng: random.Random) -> Match:
    """The same match in another world that the seat cannot tell from this one: other cards, other luck, other hidden words in the journal."""
    game = match.game
    twin = object.__new__(Match)
    twin.__dict__.update(match.__dict__)
    twin.seed = f"scrambled {rng.random()}"
    twin._state = other_world(game, match._state, seat, str(rng.random()))
    outcomes = [ply.drawn for ply in match._plies if ply.drawn]
    twin._plies = []
    for ply in match._plies:
        words, outcome = game.secrets.hidden(match._state, ply.seat, ply.action, seat) if ply.kind == "move" else (False, False)
        action = rng.choice(siblings(match, ply.action)) if words else ply.action
        drawn = rng.choice([o for o in outcomes if len(o) == len(ply.drawn)]) if outcome and ply.drawn else ply.drawn
        twin._plies.append(replace(ply, action=action, drawn=drawn))
    return twin


def siblings(match: Match, action: int) -> list[int]:
    """Actions with the same verb."""
    actions = match.game.actions
    verb = actions.write_move(action).split()[0]
    return [other for other in range(actions.ACTIONS) if actions.write_move(other).split()[0] == verb]


@per_case
def test_nothing_leaks(case: Case) -> None:
    rng = random.Random(f"leaks {case}")
    for seed in matches(case, 2):
        match = case.start(seed)
        player = Player(match.game, seed)
        while not match.finished:
            journal = match.plies < 8 or match.plies % 17 == 0
            for seat in viewers(case) if match.plies % 2 or journal else ():
                twin = scrambled(match, seat, rng)
                assert everything(twin, seat, journal) == everything(match, seat, journal)
            match.play(match.game.actions.write_move(playable_action(match.game, match._state, player)))


@per_case
def test_a_sampled_world_fits(case: Case) -> None:
    game = case.rules
    for seed in matches(case, 3):
        for ply, (state, _) in enumerate(walk(case, f"fits {seed}")):
            if ply % 2:
                continue
            for seat in viewers(case):
                seen = observed(game, state, seat)
                world = other_world(game, state, seat, f"{seed}/{ply}")
                check(world)
                assert observed(game, world, seat) == seen
                again = seen.copy()
                game.secrets.observe(again, seat)
                assert again == seen, "observing twice sees less"
                assert game.rules.mover(world) == game.rules.mover(state)
                assert view.view(game, world, seat) == view.view(game, state, seat)
                if seat != SPECTATOR:
                    assert features(game, world, seat) == features(game, state, seat) == features(game, seen, seat)
                if game.rules.mover(state) == seat:
                    assert legal(game, world) == legal(game, state)


@per_case
def test_sampled_worlds_can_be_played_to_the_end(case: Case) -> None:
    game = case.rules
    for ply, (state, _) in enumerate(walk(case, "to the end")):
        if ply % 12 == 0:
            seat = ply // 12 % (case.seats + 1) - 1
            world = other_world(game, state, seat, ply)
            player = Player(game, ply)
            while not game.rules.finished(world):
                game.rules.apply(world, playable_action(game, world, player))
                check(world)


@per_case
def test_an_observed_state_has_no_luck_left(case: Case) -> None:
    """Two worlds with different generators are the same to everybody."""
    for state, _ in walk(case, "luck"):
        other = state.copy()
        other.rng = chance.words("other luck")
        for seat in viewers(case):
            assert freeze(observed(case.rules, state, seat)).tobytes() == freeze(observed(case.rules, other, seat)).tobytes()


@per_case
def test_all_is_open_once_it_is_over(case: Case) -> None:
    match = case.start(3)
    player = Player(match.game, 3)
    while not match.finished:
        match.play(match.game.actions.write_move(playable_action(match.game, match._state, player)))
    fields = [match.view(seat)["fields"] for seat in (None, *range(case.seats))]
    assert all(seen == fields[0] for seen in fields)
    assert "?" not in match.record() and all("?" not in match.record(seat) for seat in range(case.seats))
    assert len({match.text(seat) for seat in (None, *range(case.seats))}) == 1
