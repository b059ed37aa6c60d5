"""The levels of the bots: their texts, their numbers, carelessness and attention."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import count, pairwise

import pytest

from donjon.bots import levels, players
from donjon.bots.levels import Level
from donjon.core import game as catalogue
from donjon.core.errors import BadOption
from donjon.core.match import Match
from donjon.games.duel import actions as duel

GAMES = [name for name in catalogue.names() if catalogue.playable(name)]


@pytest.mark.parametrize(
    "text",
    [
        "random",
        "greedy",
        "search:200ms",
        "search:1500ms",
        "search:1000",
        "foundation:200ms",
        "level:1",
        f"level:{levels.LEVELS}",
        "strongest",
        "strongest:200ms",
    ],
)
def test_a_level_is_written_as_it_is_read(text: str) -> None:
    assert str(levels.parse(text)) == text


@pytest.mark.parametrize("text", ["level:0", "level:7", "level:", "level:1.5", "Level:1", "level:1 ", "gentle", "", "strongest:2"])
def test_what_is_no_level_is_refused_with_what_there_is(text: str) -> None:
    with pytest.raises(BadOption, match="level:1 to level:6"):
        levels.parse(text)


@pytest.mark.parametrize("game", GAMES)
def test_a_higher_level_spends_no_less_and_takes_no_less_care(game: str) -> None:
    table = levels.table(game)
    assert [level.number for level in table] == [1, 2, 3, 4, 5, 6]
    for below, above in pairwise(table):
        better = (above.simulations, above.milliseconds, -above.slips, above.attention)
        worse = (below.simulations, below.milliseconds, -below.slips, below.attention)
        assert all(more >= less for more, less in zip(better, worse, strict=True)) and better != worse
    assert all(0 <= level.slips <= 1 and 0 <= level.attention <= 1 for level in table)
    assert all(bool(level.simulations) == bool(level.milliseconds) for level in table)  # whoever searches has a cap
    assert table[-1].milliseconds <= levels.STRONGEST and table[-1].slips == 0


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_overlooked_are_moves_of_the_game(game: str) -> None:
    for word in levels.table(game)[0].overlooked:
        written = {
            str(catalogue.load(game).actions.write_move(action)).split()[0] for action in range(catalogue.load(game).actions.ACTIONS)
        }
        assert word in written


def opening(game: str, **options: str) -> tuple[Match, bytes, int]:
    match = Match.start(game, 2, options, "levels")
    assert match.mover is not None
    return match, match.concealed(match.mover), match.mover


def test_a_careless_bot_plays_any_move_as_often_as_it_is_careless() -> None:
    match, concealed, seat = opening("knights")
    greedy = players.make(levels.parse("greedy"), "knights").choose(concealed, seat, 0)
    player = players.LevelPlayer(catalogue.load("knights"), Level("level", slips=0.4))
    played = Counter(player.choose(concealed, seat, seed) for seed in range(1000))
    moves = len(match.legal())
    # Binomial: of 1000 moves 400 are drawn, of which all but one in `moves` are another; five standard deviations are 78.
    assert abs(1000 - played[greedy] - 400 * (moves - 1) / moves) < 78
    assert len(played) == moves


def test_a_single_move_is_played_without_thought() -> None:
    match, _, _ = opening("dungeon")
    while len(match.legal()) > 1:
        match.play(match.legal()[0])
    assert match.mover is not None
    player = players.LevelPlayer(catalogue.load("dungeon"), Level("level"))
    player.search = None
    player.best = None  # type: ignore[assignment]  # whoever thinks fails
    action = player.choose(match.concealed(match.mover), match.mover, 1)
    assert match.game.actions.write_move(action) == match.legal()[0]


def position_with_a_chance() -> tuple[Match, bytes, int]:
    """A match of duel in which the mover can build and need not."""
    match, _, _ = opening("duel", tower_call="on")
    for _ in range(300):
        legal = match.legal()
        building = [move for move in legal if move.startswith("build")]
        if building and len(building) < len(legal):
            break
        match.play(legal[0])
    assert building and match.mover is not None
    return match, match.concealed(match.mover), match.mover


def test_attention_decides_how_often_a_chance_is_seen() -> None:
    match, concealed, seat = position_with_a_chance()
    level = Level("level", overlooked=("build", "call"))

    def built(attention: float, slips: float = 0.0) -> int:
        player = players.LevelPlayer(match.game, replace(level, attention=attention, slips=slips))
        chosen = [str(duel.write_move(player.choose(concealed, seat, seed))) for seed in range(200)]
        return sum(move.startswith("build") for move in chosen)

    assert built(1.0) == 200 and built(1.0, slips=1.0) == 200  # whoever sees a tower builds, careless or not
    assert built(0.0) == 0 and built(0.0, slips=1.0) == 0
    assert abs(built(0.7) - 140) < 33  # five standard deviations


def test_who_overlooks_a_missed_chance_lets_it_pass() -> None:
    match, _, _ = position_with_a_chance()
    match.play(next(move for move in match.legal() if not move.startswith("build")))
    assert match.interruptible and match.mover is not None
    concealed, seat = match.concealed(match.mover), match.mover
    level = Level("level", overlooked=("build", "call"))
    for attention, move in ((1.0, "call"), (0.0, "let")):
        player = players.LevelPlayer(match.game, replace(level, attention=attention))
        assert {duel.write_move(player.choose(concealed, seat, seed)) for seed in range(20)} == {move}


def test_the_same_seed_gives_the_same_move() -> None:
    _, concealed, seat = opening("knights")
    for number in (1, 2, 3):
        player = players.make(levels.parse(f"level:{number}"), "knights")
        for seed in ("a", "b", 7):
            assert player.choose(concealed, seat, seed) == player.choose(concealed, seat, seed)


@pytest.mark.parametrize("game", GAMES)
def test_a_cap_ends_a_search_whatever_its_simulations(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at the clock takes two milliseconds, so that a cap of 100 lets it look 50 times. A slice follows each look but the last of a round: one round, or
    at most four where 16 moves compete. One slice more or less may be a matter of rounding or of the first look, and one simulation shows which moves there are.
    """
    from donjon.bots import search

    match, _, _ = opening(game)
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    assert match.mover is not None
    search.warm(game)  # which looks at the clock as well
    found = search.load(game)
    assert found.halve in (0, 16)
    ticks = count(0, 0.002)
    monkeypatch.setattr("donjon.bots.search.time.perf_counter", lambda: next(ticks))
    candidates = found.run(match.concealed(match.mover), match.mover, Level("level", simulations=10**7, milliseconds=100), 1)
    assert 45 * search.SLICE <= sum(candidate.visits for candidate in candidates) <= 51 * search.SLICE + 1
    assert candidates[0].visits == max(candidate.visits for candidate in candidates)
