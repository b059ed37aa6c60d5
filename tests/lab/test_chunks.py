"""What is measured in compiled code, counted again by hand on the referee's matches."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Mapping
from itertools import pairwise

import numpy as np
import polars as pl
import pytest

from donjon import Match
from donjon.bots.players import Player
from donjon.core import game as catalogue
from donjon.lab import chunks, dictionary, runs
from donjon.lab.contest import mind
from donjon.lab.experiment import Cell, Chunk, Experiment
from donjon.lab.hooks import measures
from tests.lab.plans import small

GAMES = 12


@pytest.fixture(scope="module")
def made() -> dict[str, bytes]:
    return chunks.make(small(GAMES), Chunk(0, 0, GAMES))


def frame(files: Mapping[str, bytes], name: str) -> pl.DataFrame:
    return pl.read_parquet(io.BytesIO(files[f"{name}.parquet"]))


def alone_ahead(scores: list[int]) -> int:
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else -1


def test_every_figure_of_a_game_as_the_referee_has_it(made: dict[str, bytes]) -> None:
    games, decisions = frame(made, "games"), frame(made, "decisions")
    cell = small().cells[0]
    verbs, offered, taken = Counter[tuple[str, str]](), set[tuple[int, int, str]](), set[tuple[int, int, str]]()
    for row in games.iter_rows(named=True):
        match = Match.start("dungeon", 3, {"deck": "fiery"}, f"s/{row['game']}")
        legal, leads = [], []
        for told in decisions.filter(pl.col("game") == row["game"]).iter_rows(named=True):
            moves = match.legal()
            legal.append(len(moves))
            assert (told["ply"], told["seat"], told["legal"]) == (len(legal), match.mover, len(moves))
            seat, card = told["seat"], match.view()["fields"]["card"]
            plays = [move for move in moves if move.split()[0] in ("place", "perch", "throw")]
            if plays:
                offered.add((row["game"], seat, measures("dungeon").NAMES[card - 1]))
            if told["move"] in plays:
                assert told["piece"] == measures("dungeon").NAMES[card - 1]
                taken.add((row["game"], seat, told["piece"]))
            else:
                assert told["piece"] is None
            if len(moves) > 1:
                verbs.update({("offered", verb) for verb in {move.split()[0] for move in moves}})
                verbs["taken", told["move"].split()[0]] += 1
            match.play(told["move"])
            leads.append(alone_ahead(match.scores))
            assert (told["score"], told["leader"]) == (match.scores[seat], leads[-1])
        assert match.finished
        plies = len(legal)
        assert (row["plies"], row["choices"], row["forced"]) == (plies, sum(n > 1 for n in legal), sum(n == 1 for n in legal))
        assert (row["branching"], row["widest"]) == (pytest.approx(sum(legal) / plies), max(legal))
        held = [seat for seat in leads if seat >= 0]
        assert row["changes"] == sum(a != b for a, b in pairwise(held))
        wrong = [at for at, seat in enumerate(leads, 1) if seat not in match.winners]
        assert row["ahead"] == pytest.approx(max(wrong, default=0) / plies)
        for stage, part in (("quarter", 1), ("half", 2), ("late", 3)):
            assert row[stage] == leads[-(-part * plies // 4) - 1]
        assert [row[f"score_{seat}"] for seat in range(3)] == match.scores
        share = 1 / len(match.winners)
        assert [row[f"won_{seat}"] for seat in range(3)] == pytest.approx([share if seat in match.winners else 0 for seat in range(3)])
        top, second = sorted(match.scores, reverse=True)[:2]
        assert (row["margin"], row["winners"], row["reason"]) == (top - second, len(match.winners), match.reason)
        assert tuple(row[f"bot_{seat}"] for seat in range(3)) == cell.seated(row["game"])
    for row in frame(made, "verbs").iter_rows(named=True):
        assert (row["offered"], row["taken"]) == (verbs["offered", row["verb"]], verbs["taken", row["verb"]])
    shares = {(row["game"], seat): row[f"won_{seat}"] for row in games.iter_rows(named=True) for seat in range(3)}
    for row in frame(made, "pieces").iter_rows(named=True):
        could = [shares[game, seat] for game, seat, piece in offered if piece == row["piece"]]
        did = [shares[game, seat] for game, seat, piece in taken if piece == row["piece"]]
        assert (row["offered"], row["taken"]) == (len(could), len(did)) and len(did) > 0
        assert (row["offered_won"], row["taken_won"]) == (pytest.approx(60 * sum(could)), pytest.approx(60 * sum(did)))
        assert row["taken_squares"] == pytest.approx(3600 * sum(one * one for one in did))


def test_chance_events_and_records_are_the_referees(made: dict[str, bytes]) -> None:
    chance, decisions = frame(made, "chance"), frame(made, "decisions")
    for index in range(2):
        record = made[f"records/000-{index:07}.donjon"].decode()
        match = Match.read(record)
        assert match.finished and match.headers["Seed"] == f"s/{index}"
        assert [name.partition("(bot:")[2].rstrip(")") for name in match.names] == list(small().cells[0].seated(index))
        entries = match.entries()
        assert [entry.move for entry in entries] == decisions.filter(pl.col("game") == index)["move"].to_list()
        told = chance.filter(pl.col("game") == index)
        expected = [(at, entry.seat, entry.move, entry.outcome) for at, entry in enumerate(entries, 1) if entry.outcome is not None]
        assert told.select("ply", "seat", "move", "outcome").rows() == expected
    assert f"records/000-{2:07}.donjon" not in made


def test_rules_at_work(made: dict[str, bytes]) -> None:
    """A seat without cards cannot draw: refused. The knight's number is stepped in every climb: its function ran. Scores are counted."""
    rules = {row["rule"]: row for row in frame(made, "rules").iter_rows(named=True)}
    assert list(rules) == catalogue.load("dungeon").rule_ids()
    assert rules["dungeon.turn.choice"]["refused"] > 0
    assert rules["dungeon.setup.deck"]["carried"] == 1
    assert rules["dungeon.score"]["counted"] > 0
    # With three players all slots are in use, so the rule that leaves the blue ones out forbids nothing.
    assert rules["dungeon.setup.blue"]["refused"] == 0


def test_the_same_chunk_gives_the_same_bytes_however_it_is_cut(made: dict[str, bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunks, "LOG", 0)  # room for one game at a time
    again = chunks.make(small(GAMES), Chunk(0, 0, GAMES))
    assert again.keys() == made.keys()
    for name, data in again.items():
        assert data == made[name] or pl.read_parquet(io.BytesIO(data)).equals(frame(made, name.removesuffix(".parquet")))
    monkeypatch.undo()
    assert chunks.make(small(GAMES), Chunk(0, 0, GAMES)) == made


def test_every_column_is_in_the_dictionary(made: dict[str, bytes]) -> None:
    for name in made:
        table = name.removesuffix(".parquet")
        if table != name:
            for column in frame(made, table).columns:
                assert dictionary.entry(table, column)[1] or column == "rule"
    for column in runs.cells_frame(small()).columns:
        assert dictionary.entry("cells", column)[1]


def test_bots_that_are_asked_move_by_move_play_the_same_again() -> None:
    cell = Cell("dungeon", 2, {}, ("search:8", "greedy"), 1, True)
    asked = Experiment("search", "s", (cell,), (), 1)
    one, two = (chunks.make(asked, Chunk(0, 0, 1)) for _ in range(2))
    assert one == two
    match = Match.read(one["records/000-0000000.donjon"].decode())
    assert match.names == ["Bot 1 (bot:search:8)", "Bot 2 (bot:greedy)"]
    row = frame(one, "games").row(0, named=True)
    assert (row["plies"], [row["score_0"], row["score_1"]]) == (match.plies, match.scores)


@pytest.mark.parametrize("game", [name for name in catalogue.names() if catalogue.playable(name)])
def test_every_game_names_its_pieces_and_prices(game: str) -> None:
    """Interpreted: each piece that a legal move plays has a name; a price is asked only of a seat that takes something."""
    found, loaded = measures(game), catalogue.load(game)
    state = loaded.state()
    loaded.rules.setup(state, loaded.meta.seats[0], loaded.numbers({}, loaded.meta.seats[0]), [1, 2, 3, 4])
    moves, seen, chance = [0] * loaded.actions.WIDTH, set[int](), np.random.default_rng(1)
    for _ in range(150):
        if loaded.rules.finished(state):
            break
        count = loaded.rules.legal(state, moves)
        seen |= {found.piece(state, move) for move in moves[:count]}
        assert found.paid(state) >= -1
        loaded.rules.apply(state, moves[int(chance.integers(count))])
    assert max(seen) >= 0 and all(-1 <= piece < len(found.NAMES) for piece in seen)
    assert len(set(found.NAMES)) == len(found.NAMES)


def test_all_bots_of_a_game_are_compiled_before_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of later combinations too: otherwise every worker compiles the search for itself."""
    asked: list[str] = []

    def noted(bot: str, game: str) -> Player:
        asked.append(bot)
        return mind(bot, game)

    monkeypatch.setattr(chunks, "mind", noted)
    cells = [Cell("dungeon", 2, {}, (bot, bot), 1, False) for bot in ("greedy", "search:1")]
    chunks.prepare(Experiment("two", "s", tuple(cells)), "dungeon")
    assert {"greedy", "search:1"} <= set(asked)
