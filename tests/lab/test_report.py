"""The figures of a report, worked by hand, and its three forms."""

from __future__ import annotations

import json
import re
import shutil
from dataclasses import replace
from importlib import resources
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from donjon.cli import lab_page
from donjon.core.errors import DonjonError
from donjon.core.game import load, meta, names
from donjon.lab import boxes, report, runs
from donjon.lab.chunks import packed
from donjon.lab.experiment import Cell
from tests.cli.kit import Here
from tests.lab.plans import here, small

GAMES = 10


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("report")
    assert runs.carry_out(runs.Folder(path, small(GAMES)), here)
    return path


@pytest.fixture
def donjon(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Here:
    monkeypatch.setenv("LC_ALL", "C")
    return Here(monkeypatch, capsys)


@pytest.mark.parametrize(("freedom", "quantile"), [(4, 2.776), (9, 2.262), (29, 2.045), (1000, 1.962)])
def test_students_quantiles_as_tables_have_them(freedom: int, quantile: float) -> None:
    assert report.student(freedom) == pytest.approx(quantile, rel=0.005)


def test_a_mean_by_hand() -> None:
    """1 to 5: mean 3, variance 2.5, standard error √0.5 = 0.7071, times 2.776: 1.963."""
    told = report.spread(pl.Series([1, 2, 3, 4, 5]))
    assert told["value"] == 3 and told["high"] - 3 == pytest.approx(1.963, rel=0.005)
    assert (told["least"], told["q05"], told["q50"], told["q95"], told["most"]) == (1, 1, 3, 5, 5)
    assert report.mean(pl.Series([], dtype=pl.Int32))["games"] == 0


PLAYED = pl.DataFrame(
    {
        "won_0": [1.0, 0.5, 0.0, 1.0],
        "won_1": [0.0, 0.5, 1.0, 0.0],
        "score_0": [5, 4, 1, 9],
        "score_1": [3, 4, 2, 8],
        "bot_0": ["greedy", "random", "greedy", "random"],
        "bot_1": ["random", "greedy", "random", "greedy"],
        "half": [0, -1, 0, 0],
    }
)
CELL = Cell("dungeon", 2, {}, ("greedy", "random"), 4, True)


def test_wins_by_seat_and_by_bot_by_hand() -> None:
    first, second = report.wins(PLAYED, CELL)
    assert (first["value"], first["off"], second["off"], first["score"]["value"]) == (0.625, 0.125, -0.125, 4.75)
    assert report.unfairness([first, second])["seat"] == 0
    # Greedy: 1 + 0.5 + 0 + 0 of 4, random the rest. Skill: (0.625 − 0.5) / 0.5.
    best, worst = report.bots(PLAYED, CELL)
    assert [(one["bot"], one["value"], one["skill"]) for one in (best, worst)] == [("random", 0.625, 0.25), ("greedy", 0.375, -0.25)]
    assert report.bots(PLAYED, Cell("dungeon", 2, {}, ("greedy", "greedy"), 4, False)) == []


def test_whether_the_leader_wins_by_hand() -> None:
    """At half of the game seat 0 is ahead in three of four games, and wins two of them."""
    told = report.leaders(PLAYED, "half", 2)
    assert (told["games"], told["value"], told["led"]["value"]) == (3, pytest.approx(2 / 3), 0.75)


def test_the_lift_of_a_piece_by_hand() -> None:
    """Of 8 seats of games 6 could play it and won 3, so 0.5; 4 played it and won 3, so 0.75: lift 0.25. Variance 3/4 − 9/16 = 3/16, error √(3/64)."""
    frame = pl.DataFrame(
        {
            "piece": ["c", "none"],
            "offered": [6, 0],
            "taken": [4, 0],
            "offered_won": [180, 0],
            "taken_won": [180, 0],
            "taken_squares": [10800, 0],
        }
    )
    (told,) = report.pieces(frame, CELL)
    assert (told["drawn"]["value"], told["played"]["value"], told["won"]["value"], told["lift"]["value"]) == (
        0.75,
        pytest.approx(2 / 3),
        0.75,
        0.25,
    )
    assert told["lift"]["high"] - 0.25 == pytest.approx(3.182 * (3 / 64) ** 0.5, rel=0.01)


def test_prices_against_what_they_brought_by_hand() -> None:
    told = report.sales(pl.DataFrame({"price": [2, 1, 2, 2], "value": [4, 3, 6, 5]}))
    assert [(one["price"], one["share"]["value"], one["value"]["value"]) for one in told] == [(1, 0.25, 3.0), (2, 0.75, 5.0)]
    assert report.sales(pl.DataFrame({"price": [], "value": []})) == []


def test_every_figure_has_an_interval_and_its_games(folder: Path) -> None:
    told = report.findings(folder)
    assert json.loads(json.dumps(told)) == told
    for cell in told["cells"]:
        figures = [cell[key] for key in ("plies", "scores", "margin", "shared", "changes", "ahead", "clear", "branching", "forced")]
        for one in [*figures, *cell["wins"], *cell["bots"], *cell["stages"].values()]:
            assert one["low"] <= one["value"] <= one["high"] or not one["games"]
            assert {"value", "low", "high", "games"} <= one.keys()
        assert cell["plies"]["games"] == GAMES
        assert sum(one["value"] for one in cell["wins"]) == pytest.approx(1)
    assert {rule["seen"] for rule in told["rules"]} <= {"at work", "its function ran", "never"}
    assert len(told["rules"]) == 25


def test_which_is_fairest_for_each_number_of_seats_and_bots_by_hand() -> None:
    """Of 10,000 games Wilson's interval of a half is ±0.98 points, of 0.53 from 52.0 to 54.0 %; shares of a third and their intervals alike."""

    def cell(deck: str, seats: int, won: list[int], bots: str = "greedy") -> dict[str, Any]:
        told = [{"seat": seat, **report.share(one, 10_000)} for seat, one in enumerate(won)]
        offs = [{"off": one["value"] - 1 / seats, "off_low": one["low"] - 1 / seats, "off_high": one["high"] - 1 / seats} for one in told]
        wins = [one | off for one, off in zip(told, offs, strict=True)]
        named = {"game": "dungeon", "seats": str(seats), "deck": deck, "bots": bots}
        return {"label": "", "games": 10_000, "wins": wins, "named": named, "bots": [{}] if "+" in bots else []}

    two = [cell("standard", 2, [5300, 4700]), cell("stormy", 2, [5000, 5000]), cell("fiery", 2, [4950, 5050])]
    three = [cell("standard", 3, [3330, 3330, 3340]), cell("stormy", 3, [3300, 3300, 3400])]
    mixed = [cell("standard", 2, [9000, 1000], "greedy + random"), cell("fiery", 2, [5000, 5000], "greedy + random")]
    assert report.bounds(two[0]["wins"]) == pytest.approx((0.0202, 0.0398), abs=1e-4)
    first, second = report.fairest([*two, *three, *mixed, cell("fiery", 4, [2500] * 4)])
    assert first == (
        "Fairest deck with 2 seats: stormy (seat 1: ±0.0), in 10,000 games; by its 95 % intervals no seat is farther than 1.0 points off a fair share. "
        "Clearly less fair: standard (seat 1: +3.0). Not clearly: fiery (seat 1: −0.5)."
    )
    assert second.startswith("Which deck is fairest with 3 seats is not clear. Nearest to fair: standard (seat 3: +0.1)")


def test_the_games_own_box_has_a_name_beside_others() -> None:
    """A seat that wins 50 of 100 is nearest to fair, one that wins 52 is not clearly farther."""

    def cell(box: dict[str, str], won: int) -> dict[str, Any]:
        shares = [report.share(one, 100) for one in (won, 100 - won)]
        wins = [
            one | {"seat": seat, "off": one["value"] - 0.5, "off_low": one["low"] - 0.5, "off_high": one["high"] - 0.5}
            for seat, one in enumerate(shares)
        ]
        return {"label": "", "games": 100, "wins": wins, "named": {"game": "castle", "seats": "2", **box, "bots": "greedy"}, "bots": []}

    for cells in ([cell({}, 50), cell({"box": "few"}, 52)], [cell({"box": "few"}, 52), cell({}, 50)]):
        (said,) = report.fairest(cells)
        assert said.startswith("Which box is fairest is not clear. Nearest to fair: own (seat 1: ±0.0), in 100 games;")
        assert said.endswith("Not clearly less fair: few (seat 1: +2.0).")


def test_sentences_name_what_stands_out() -> None:
    """Seat 1 wins 60 of 100, Wilson's interval 50.2 to 69.1 %: clearly off. In the other combination it wins half."""

    def cell(label: str, won: int) -> dict[str, Any]:
        games = pl.DataFrame(
            {
                "won_0": [1.0] * won + [0.0] * (100 - won),
                "won_1": [0.0] * won + [1.0] * (100 - won),
                "score_0": [1] * 100,
                "score_1": [1] * 100,
            }
        )
        stages = {"half": report.share(95, 100)}
        verbs = [{"verb": "hold", **report.share(0, 30)}, {"verb": "lay", **report.share(9, 30)}]
        return {
            "label": label,
            "games": 100,
            "wins": report.wins(games, CELL),
            "bots": [],
            "stages": stages,
            "verbs": verbs,
            "named": {"game": "g"},
        }

    told = {"cells": [cell("old", 60), cell("new", 50)], "rules": [{"rule": "g.a", "seen": "never"}, {"rule": "g.b", "seen": "at work"}]}
    found = report.sentences(told)
    # Half of 100: Wilson's interval is 40.4 to 59.6 %, so at most 9.6 off; the other is 0.2 off at least.
    nearest = (
        "Nearest to fair: new (seat 1: ±0.0), in 100 games; by its 95 % intervals no seat is farther than 9.6 points off a fair share."
    )
    assert found[0] == f"Which combination is fairest is not clear. {nearest} Not clearly less fair: old (seat 1: +10.0)."
    assert found[1] == "old: seat 1 wins 60.0 % of 100 games, +10.0 points off a fair share (+0.2 to +19.1)."
    assert "old: whoever is ahead at half of the game wins 95.0 % of the time: the leader runs away." in found
    assert found[-2:] == ["Moves that could be chosen and never were: g: hold.", "Rules that nothing in these games touched: g.a."]


@pytest.mark.parametrize(("games", "told"), [(1, False), (49, False), (50, True)])
def test_few_games_tell_nothing_clear(games: int, told: bool) -> None:
    """Five seats, and the first wins every game: of 1 game Wilson's interval is 20.7 to 100 %, without a fair 20 %; of 50 it is 92.9 to 100 %."""
    even = {f"score_{seat}": [1] * games for seat in range(5)}
    frame = pl.DataFrame({f"won_{seat}": [float(seat == 0)] * games for seat in range(5)} | even)
    wins = report.wins(frame, Cell("g", 5, {}, ("greedy",) * 5, games, False))
    assert wins[0]["off_low"] > 0
    stages = {"half": report.share(games, games)}
    bots = [{"bot": "greedy", "fair": 0.2, **report.share(games, games)}]
    named = {"game": "g"}
    cell = {"label": "g", "games": games, "wins": wins, "bots": bots, "stages": stages, "verbs": [], "named": named}
    found = report.sentences({"cells": [cell], "rules": []})
    # Nor is it said that every interval holds a fair share, since one does not.
    assert len(found) == (3 if told else 0)
    assert any("seat 1 wins 100.0 % of 50 games" in one for one in found) == told


def test_the_page_needs_nothing_else(folder: Path, donjon: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    ran = donjon("lab", "report", folder)
    assert (ran.status, opened) == (0, [(folder / "report.html").resolve().as_uri()])
    text = (folder / "report.html").read_text("utf-8")
    links = re.findall(r'(?:src|href)="([^"]*)"', text)
    assert not [link for link in links if re.match(r"\w+:|//", link)]
    for link in links:
        assert (link.startswith("#") and f'id="{link[1:]}"' in text) or (folder / link).exists(), link
    marks = re.findall(r' id="([^"]*)"', text)
    assert len(marks) == len(set(marks))
    titles = re.findall(r"<h2[^>]*>([^<]*)", text)
    assert titles == [
        "Who wins: seats",
        "Skill against chance",
        "Length and scores",
        "When it is decided",
        "Choices",
        "Pieces",
        "Rules",
        "Records",
    ]
    assert text.count('<svg role="img" aria-label=') >= 14


def test_text_and_json(folder: Path, donjon: Here) -> None:
    text = donjon("lab", "report", folder, "--text").out
    assert "small" in text and "seat 3" in text and "95 %" in text and "rules never exercised:" in text
    told = donjon("lab", "report", folder, "--json").json
    assert told == json.loads(json.dumps(report.findings(folder)))


def test_names_are_escaped(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = report.findings(folder)
    monkeypatch.setattr("donjon.cli.lab_page.charts.both", lambda make, label: "")
    told["name"] = told["cells"][0]["label"] = "<b>&"
    assert "<b>&" not in lab_page.page(told)


def test_what_is_wrong_is_said_in_a_line(donjon: Here, tmp_path: Path) -> None:
    (tmp_path / "plan.toml").write_text('[[play]]\ngame = "dungeon"\nbots = ["gredy"]')
    for words, said in [
        (("run", tmp_path / "plan.toml"), "play[1].bots[1]: 'gredy' is no bot"),
        (("run", tmp_path / "none.toml"), "No such file"),
        (("report", tmp_path), "holds no experiment"),
        (("compare", tmp_path / "none.toml"), "No such file"),
        (("tune", tmp_path / "plan.toml"), "tune: this is missing"),
        (("weigh",), "commands: run, report, compare, tune"),
    ]:
        ran = donjon("lab", *words)
        assert ran.status == 2 and said in ran.err and "\n" not in ran.err.strip(), ran.err


def test_cards_have_the_kind_of_their_file() -> None:
    """Build the Castle's first card is a gatehouse; in a file of one's own it is what that says, or nothing."""
    frame = pl.DataFrame({"piece": ["c1"], "offered": [6], "taken": [0], "offered_won": [180], "taken_won": [0], "taken_squares": [0]})
    game = load("castle")
    own = boxes.own(game)
    for text, kind in ((None, "gatehouse"), (own.replace('"gatehouse"', '"gate"'), "gate"), (own.replace('kind = "gatehouse"\n', ""), "")):
        (told,) = report.pieces(frame, replace(CELL, game="castle", box=text))
        assert (told["piece"], told["kind"]) == ("c1", kind)


@pytest.mark.parametrize("name", [name for name in names() if meta(name).components])
def test_every_kind_of_a_games_own_file_has_a_word(name: str) -> None:
    """In English; that no language lacks one that English has is seen to by the tests of the page's words."""
    words = (resources.files(f"donjon.games.{name}") / "locale" / "en.ftl").read_text(encoding="utf-8")
    told = set(re.findall(rf"^{name}-kind-([\w-]+) = ", words, re.MULTILINE))
    assert told == {kind.replace(" ", "-") for kind in boxes.kinds(boxes.own(load(name)))}


@pytest.mark.parametrize(
    ("name", "data", "words"),
    [
        ("games.parquet", None, "games.parquet is missing"),
        ("pieces.parquet", None, "pieces.parquet is missing"),
        ("games.parquet", b"no table", "games.parquet is damaged"),
        ("rules.parquet", b"", "rules.parquet is damaged"),
        (
            "verbs.parquet",
            packed(pl.DataFrame({"cell": [0]})),
            "verbs.parquet is damaged: remove {path} and run the experiment again (it has no column verb,",
        ),
        ("experiment.json", b"[1]", "experiment.json holds no JSON object"),
        ("experiment.json", b'{"experiment": {"cells": 3}}', "experiment.json tells no experiment"),
        ("experiment.json", b"\xff", "experiment.json is no JSON"),
        ("times.json", b'{"seconds": "long"}', "times.json: seconds is a number from 0"),
        ("times.json", b"[]", "times.json holds no JSON object"),
    ],
)
def test_a_damaged_folder_is_told_by_its_file(
    folder: Path, tmp_path: Path, donjon: Here, name: str, data: bytes | None, words: str
) -> None:
    path = tmp_path / "copy"
    shutil.copytree(folder, path)
    if data is None:
        (path / name).unlink()
    else:
        (path / name).write_bytes(data)
    ran = donjon("lab", "report", path)
    assert ran.status == 2 and words.format(path=path) in ran.err and str(path) in ran.err, ran.err


def test_a_table_that_lacks_games_is_told(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "copy"
    shutil.copytree(folder, path)
    pl.read_parquet(path / "games.parquet").head(3).write_parquet(path / "games.parquet")
    with pytest.raises(DonjonError, match=r"games\.parquet has 3 games, not the 20 of the experiment"):
        report.findings(path)
