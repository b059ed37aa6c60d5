from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from donjon import Match
from donjon.core import chance
from donjon.core import game as catalogue
from donjon.core.state import Record
from donjon.lab import records, simulate
from donjon.lab.contest import Contest, check, contest, play
from donjon.lab.perft import perft
from donjon.lab.run import Run

GAME = "knights"


def told(run: Run) -> dict[str, Any]:
    return {name: value for name, value in simulate.simulate(run).told().items() if "second" not in name}


def test_seeds_are_the_words_of_chance() -> None:
    words = simulate.seeds("S", 3, 4)
    assert words.tolist() == [chance.words(f"S/{index}") + chance.words(f"S/{index}", 1) for index in range(3, 7)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_same_seed_same_figures_on_any_number_of_threads(seats: int) -> None:
    games = 2 * simulate.CHUNK + 345
    figures = [told(Run(GAME, seats, games, "same", threads=threads)) for threads in (1, 2, 5)]
    assert figures[0] == figures[1] == figures[2]
    assert figures[0]["games"] == games
    assert sum(figures[0]["wins"]) == pytest.approx(games)


def test_options_and_seeds_matter() -> None:
    assert told(Run(GAME, 2, 100, 1)) != told(Run(GAME, 2, 100, 2))
    assert told(Run(GAME, 2, 100, 1)) != told(Run(GAME, 2, 100, 1, {"deploy": "forced"}))


def test_what_is_played_when_stopped_is_a_first_part() -> None:
    looks: Iterator[bool] = iter([False] * 3 + [True] * 99)
    figures = simulate.simulate(Run(GAME, 2, 10**9, 1, threads=2), stopped=lambda: next(looks))
    assert figures.games == 3 * simulate.CHUNK
    assert figures.wins == simulate.simulate(Run(GAME, 2, figures.games, 1)).wins


def test_an_error_in_a_thread_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    run = Run(GAME, 2, 10, 1)
    monkeypatch.setattr(simulate._Share, "take", lambda share: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        simulate.simulate(run)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("deploy", ["optional", "forced"])
def test_records_are_what_was_played(seats: int, deploy: str, tmp_path: Path) -> None:
    run = Run(GAME, seats, 6, "rec", {"deploy": deploy})
    (traces,) = simulate.traces(run, 6)
    some = [(index, f"rec/{index}", actions) for index, actions in traces]
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        assert records.write_some((GAME, seats, {"deploy": deploy}, str(tmp_path / folder), some)) == 6
    files = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert files == [f"{index:07}.donjon" for index in range(6)]
    figures = simulate.simulate(run)
    totals = np.zeros(seats)
    for index, name in enumerate(files):
        data = (tmp_path / "one" / name).read_bytes()
        assert data == (tmp_path / "two" / name).read_bytes()
        match = Match.read(data.decode())
        assert match.finished
        assert match.headers["Seed"] == f"rec/{index}"
        assert "Date" not in match.headers
        again = Match.start(GAME, seats, {"deploy": deploy}, f"rec/{index}")
        for entry in match.entries():
            assert again.play(entry.move).outcome == entry.outcome
        assert again.scores == match.scores
        totals += match.scores
    assert (totals / 6).tolist() == figures.mean_scores


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.donjon"
    records.write_file(path, "old")

    def fail(*_: object) -> None:
        raise OSError("full")

    monkeypatch.setattr(Path, "chmod", fail)
    with pytest.raises(OSError, match="full"):
        records.write_file(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def count(state: Record, depth: int) -> int:
    """perft, interpreted."""
    game = catalogue.load(GAME)
    if depth == 0:
        return 1
    moves = [0] * game.actions.WIDTH
    total = 0
    for action in moves[: game.rules.legal(state, moves)]:
        after = state.copy()
        game.rules.apply(after, action)
        total += count(after, depth - 1)
    return total


@pytest.mark.parametrize(("seats", "deploy", "depth"), [(2, "optional", 4), (2, "forced", 4), (3, "optional", 4), (4, "optional", 5)])
def test_perft_is_what_the_interpreted_rules_count(seats: int, deploy: str, depth: int) -> None:
    game = catalogue.load(GAME)
    state = game.state()
    game.rules.setup(state, seats, game.meta.numbers({"deploy": deploy}), chance.words("p"))
    parts = perft(GAME, seats, {"deploy": deploy}, "p", depth, threads=2)
    assert sum(parts.values()) == count(state, depth)
    assert list(parts) == Match.start(GAME, seats, seed=0).legal()


def played(bots: str, games: int, swap: bool, threads: int = 2, folder: Path | None = None) -> Any:
    asked = Contest(Run(GAME, 2, games, "c", threads=threads), check(bots.split(","), 2), swap)
    return contest(asked, folder=folder)


def test_bots_are_counted_by_bot_and_by_seat(tmp_path: Path) -> None:
    results = played("greedy,random", 6, swap=True, folder=tmp_path)
    assert sum(results.by_bot.wins) == 6
    assert results.by_bot.wins[0] > results.by_bot.wins[1]
    wins = [0.0, 0.0]
    for index in range(6):
        match = Match.read((tmp_path / f"{index:07}.donjon").read_text())
        assert match.names[index % 2] == f"Bot {index % 2 + 1} (bot:greedy)"
        for seat in match.winners:
            wins[seat] += 1 / len(match.winners)
    assert results.by_seat.wins == wins
    assert sum(results.moves) == results.by_seat.moves


def test_bots_with_a_seed_play_the_same_again() -> None:
    one, two = (played("search:20,greedy", 2, swap=False, threads=threads).by_seat.told() for threads in (1, 2))
    assert {name: one[name] for name in ("wins", "mean_scores", "moves")} == {name: two[name] for name in ("wins", "mean_scores", "moves")}


def test_swapping_goes_round() -> None:
    asked = Contest(Run(GAME, 3, 3), ("a", "b", "c"), swap=True)
    assert [asked.seating(index) for index in range(4)] == [[0, 1, 2], [2, 0, 1], [1, 2, 0], [0, 1, 2]]


def test_chance_throws_for_bots_at_a_real_table() -> None:
    """dungeon with throw=table: a record with throws is complete and reads back."""
    asked = Contest(Run("dungeon", 2, 1, "c", {"throw": "table", "deck": "stormy"}), check(["random", "random"], 2))
    matches = [play(asked, index)[0] for index in range(5)]
    assert any(" throw " in match.record() for match in matches)
    assert all(Match.read(match.record()).record() == match.record() for match in matches)
