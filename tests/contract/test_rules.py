"""Legality, state and referee of every game, interpreted."""

from __future__ import annotations

import json
import random

import pytest

from donjon import Match
from donjon.core import view
from donjon.core.errors import BadMove, BadOption, BadOutcome, DonjonError, IllegalMove, NotUndoable, UnknownGame
from donjon.core.game import load, names, playable
from donjon.core.state import Owner, check, digest, dtype, fields, freeze, thaw
from tests.contract.kit import Case, Player, legal, matches, outlandish, per_case, per_game, play, playable_action, played, viewers, walk


@per_case
def test_legal_is_what_why_not_allows(case: Case) -> None:
    game = case.rules
    for seed in matches(case, 3):
        for ply, (state, _) in enumerate(walk(case, seed)):
            moves = legal(game, state)
            # All plies of the opening, then every seventh and the last.
            if ply < 8 or ply % 7 == 0 or game.rules.finished(state):
                allowed = [action for action in range(game.actions.ACTIONS) if game.rules.why_not(state, action) == 0]
                assert moves == allowed, game.text.draw(state, None)
                assert all(game.rules.why_not(state, action) != 0 for action in outlandish(case.game))
            assert moves == sorted(set(moves))
            assert bool(moves) != bool(game.rules.finished(state))
            assert len(moves) <= game.actions.WIDTH


@per_case
def test_why_not_names_a_rule_for_every_number(case: Case) -> None:
    game = case.rules
    known = {0, *(int(rule) for rule in game.rules.Rule)}
    rng = random.Random(1)
    for seed in matches(case, 2):
        for state, _ in walk(case, seed):
            for action in (rng.choice([rng.randrange(game.actions.ACTIONS), *outlandish(case.game)[:1]]) for _ in range(10)):
                before = state.copy()
                assert game.rules.why_not(state, action) in known
                assert state == before


@per_case
def test_every_number_stays_in_its_range(case: Case) -> None:
    for seed in matches(case, 10):
        for state, _ in walk(case, seed):
            check(state)


@per_case
def test_a_match_ends_within_longest_and_wide_enough(case: Case) -> None:
    for seed in matches(case, 10):
        *_, (state, _) = walk(case, f"long {seed}")
        assert case.rules.rules.mover(state) == -1
        assert case.rules.rules.reason(state) in set(map(int, case.rules.rules.Rule))


@per_case
def test_setup_depends_on_its_seed_alone(case: Case) -> None:
    assert case.setup("a") == case.setup("a")
    assert case.setup("a").rng != case.setup("b").rng


@per_case
def test_copy_freeze_thaw_digest(case: Case) -> None:
    cls = case.rules.state
    for state, action in walk(case, "copies"):
        twin = state.copy()
        assert twin == state and digest(twin) == digest(state)
        assert thaw(cls, freeze(state)) == state
        assert freeze(state).tobytes() == freeze(twin).tobytes()
        if action >= 0:
            case.rules.rules.apply(twin, action)
            assert twin != state and digest(twin) != digest(state), "a copy shares numbers with its original, or an action changes nothing"


@per_game
def test_state_fields_are_declared(name: str) -> None:
    cls = load(name).state
    blank = cls()
    assert set(vars(blank)) == set(fields(cls))
    for field in fields(cls).values():
        assert field.low <= field.high
        assert field.owner is not Owner.SEAT or field.shape % cls.SEATS == 0
    assert set(dtype(cls).names or ()) == set(fields(cls))


@per_game
def test_rule_ids_are_those_of_the_rules_page(name: str) -> None:
    game = load(name)
    ids = game.rule_ids()
    assert len(set(ids)) == len(ids)
    assert all(one.startswith(f"{name}.") for one in ids)
    assert [int(rule) for rule in game.rules.Rule] == list(range(1, len(ids) + 1))
    assert game.rule_id(game.rules.Rule.END) == f"{name}.end"


@per_game
def test_moves_as_text_and_back(name: str) -> None:
    actions = load(name).actions
    texts = [actions.write_move(action) for action in range(actions.ACTIONS)]
    assert [actions.read_move(text) for text in texts] == list(range(actions.ACTIONS))
    assert len(set(texts)) == len(texts)


@per_game
def test_other_text_is_no_move(name: str) -> None:
    actions = load(name).actions
    rng = random.Random(2)
    texts = [actions.write_move(action) for action in rng.sample(range(actions.ACTIONS), min(60, actions.ACTIONS))]
    for text in texts:
        for other in (text + " ", " " + text, text.upper() + "!", text + "\n", text.replace(" ", "  ", 1) if " " in text else text * 2, ""):
            with pytest.raises(BadMove):
                actions.read_move(other)


@per_game
def test_mangled_text_never_breaks_the_reader(name: str) -> None:
    actions = load(name).actions
    rng = random.Random(3)
    alphabet = "abcdeELMPFvct0123456789-, :٣²½\x00" + "".join(actions.write_move(a) for a in rng.sample(range(actions.ACTIONS), 5))
    state = Case(name, load(name).meta.seats[0]).setup(1)
    for _ in range(4000):
        text = list(actions.write_move(rng.randrange(actions.ACTIONS)))
        for _ in range(rng.randint(1, 3)):
            at = rng.randrange(len(text) + 1)
            text[at : at + rng.randint(0, 2)] = rng.choice(alphabet) * rng.choice((0, 1, 1, 1, 5000))
        try:
            action = actions.read_move("".join(text))
        except BadMove:
            continue
        assert action >= 0 and load(name).rules.why_not(state, action) >= 0
        if action < actions.ACTIONS:
            assert actions.write_move(action) == "".join(text), "two texts for one move"


@per_case
def test_scores_match_the_count(case: Case) -> None:
    for seed in matches(case, 3):
        match = case.start(seed)
        for plies in (0, 10, 30, 10**9):
            play(match, seed, plies)
            told = [0] * case.seats
            for step in match.count():
                told[step["seat"]] += step["points"]
                assert step["rule"] in match.game.rule_ids()
            assert told == match.scores


@per_case
def test_drawings_are_read_back(case: Case) -> None:
    text = case.rules.text
    for seed in matches(case, 4):
        for ply, (state, _) in enumerate(walk(case, seed)):
            drawing = text.draw(state, None)
            read = text.parse(drawing)
            assert text.draw(read, None) == drawing
            check(read)
            assert legal(case.rules, read) == legal(case.rules, state)
            for seat in viewers(case) if ply < 8 or ply % 3 == 0 else ():
                text.draw(view.observed(case.rules, state, seat), seat)


@per_case
def test_undo_is_as_if_never_played(case: Case) -> None:
    undone = kept = 0
    for seed in matches(case, 3):
        match = case.start(seed)
        player = Player(match.game, seed)
        while not match.finished:
            written = match.plies < 12 or match.plies % 7 == 0  # a record takes as long as the match
            before, record = digest(match._state), match.record() if written else ""
            mover = match.mover
            entry = match.play(match.game.actions.write_move(playable_action(match.game, match._state, player)))
            if match.can_undo(entry.seat):
                assert entry.outcome is None and entry.seat == mover
                if not written and match.plies % 3:  # to undo is to replay the match
                    continue
                after = digest(match._state)
                match.undo()
                assert digest(match._state) == before and (not written or match.record() == record)
                match.play(entry.move)
                assert digest(match._state) == after
                undone += 1
            else:
                with pytest.raises(NotUndoable):
                    match.undo()
                kept += 1
    assert undone and kept


@per_case
def test_positions_of_the_past_are_replayed(case: Case) -> None:
    match = case.start(5)
    digests = [digest(match._state)]
    player = Player(match.game, 5)
    while not match.finished:
        match.play(match.game.actions.write_move(playable_action(match.game, match._state, player)))
        digests.append(digest(match._state))
    for ply in [*range(0, match.plies, 9), match.plies]:
        past = match.at(ply)
        assert digest(past._state) == digests[ply]
        assert past.plies == ply and past.entries() == match.entries()[:ply]
    for ply in (-1, match.plies + 1):
        with pytest.raises(DonjonError):
            match.at(ply)


@per_case
def test_going_on_from_the_past_leaves_the_match_alone(case: Case) -> None:
    match = played(case, 8)
    record = match.record()
    play(match.at(match.plies // 2), "what if")
    assert match.record() == record


@per_case
def test_a_refused_move_changes_nothing(case: Case) -> None:
    rng = random.Random(4)
    match = case.start(4)
    player = Player(match.game, 4)
    for _ in range(60):
        if match.finished:
            break
        before, record = digest(match._state), match.record()
        action = rng.randrange(match.game.actions.ACTIONS)
        move = match.game.actions.write_move(action)
        # A move that ignores an open interrupt lets it pass, and is refused by what forbids it then.
        rule = match.why_not(move) and match.waived().why_not(move)
        if rule:
            with pytest.raises(IllegalMove) as refused:
                match.play(move)
            assert refused.value.rule == rule and refused.value.move == move and refused.value.position
        for text in ("", "dance", "resign 9", "timeout -1", "resign 01"):
            with pytest.raises(BadMove):
                match.play(text)
        with pytest.raises(BadOutcome):
            match.play("resign 0", "P")
        assert digest(match._state) == before and match.record() == record
        match.play(match.game.actions.write_move(playable_action(match.game, match._state, player)))


@per_case
def test_over_is_over(case: Case) -> None:
    end = f"{case.game}.end"
    for leave in (None, "resign 0", f"timeout {case.seats - 1}"):
        match = case.start(6)
        play(match, 6, 10**9 if leave is None else 20)
        if leave:
            match.play(leave)
        assert match.finished and match.mover is None and match.legal() == []
        for text in (
            match.game.actions.write_move(0),
            match.game.actions.write_move(match.game.actions.ACTIONS - 1),
            "resign 0",
            "timeout 1",
        ):
            assert match.why_not(text) == end
            with pytest.raises(IllegalMove) as refused:
                match.play(text)
            assert refused.value.rule == end
        assert match.winners and set(match.winners) <= set(range(case.seats))
        if leave:
            assert match.reason == leave.split()[0]
            assert int(leave.split()[1]) not in match.winners


@per_case
def test_leaving_is_possible_at_any_moment_by_any_seat(case: Case) -> None:
    for plies in (0, 1, 5, 17):
        for seat in range(case.seats):
            match = play(case.start(plies), plies, plies)
            scores = match.scores
            entry = match.resign(seat) if plies % 2 else match.timeout(seat)
            assert (entry.seat, entry.outcome) == (seat, None)
            assert match.finished and match.scores == scores
            others = [other for other in range(case.seats) if other != seat]
            top = max(scores[other] for other in others)
            assert match.winners and all(scores[winner] == top and winner != seat for winner in match.winners)
            assert match.entries()[-1] == entry


@per_case
def test_winners_have_most_points(case: Case) -> None:
    for seed in matches(case, 4):
        match = played(case, seed)
        best = max((score, match.game.rules.tiebreak(match._state, seat)) for seat, score in enumerate(match.scores))
        ranks = [(score, match.game.rules.tiebreak(match._state, seat)) for seat, score in enumerate(match.scores)]
        assert match.winners == [seat for seat in range(case.seats) if ranks[seat] == best]


@per_case
def test_views_are_plain_values(case: Case) -> None:
    match = case.start(7)
    for plies in (0, 3, 12, 10**9):
        play(match, 7, plies)
        for seat in (None, *range(case.seats)):
            seen = match.view(seat)
            assert json.loads(json.dumps(seen)) == seen
            assert set(seen) == {"game", "seat", "fields", "extras"} and "rng" not in seen["fields"]
    for outside in (-1, case.seats):
        for ask in (match.view, match.text, match.concealed):
            with pytest.raises(BadOption):
                ask(outside)


@per_game
def test_what_no_match_can_start_with(name: str) -> None:
    low, high = load(name).meta.seats
    for seats in (-1, 0, low - 1, high + 1, 10**9):
        with pytest.raises(BadOption):
            Match.start(name, seats)
    with pytest.raises(BadOption):
        Match.start(name, low, {"no such option": "yes"})
    for option in load(name).meta.options:
        with pytest.raises(BadOption):
            Match.start(name, low, {option: "no such value"})
    for called in (["A"] * (low + 1), ["A"] * (low - 1), ["A, B"] + ["C"] * (low - 1), [""] * low, ["A\nB"] * low):
        with pytest.raises(BadOption):
            Match.start(name, low, names=called)
    with pytest.raises(DonjonError):
        Match.start(name, low, opening="nothing that chance could decide")


def test_games_by_name() -> None:
    with pytest.raises(UnknownGame):
        load("no such game")
    for name in names():
        if not playable(name):
            with pytest.raises(UnknownGame):
                load(name)
