from __future__ import annotations

import errno
import os
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from donjon import Match
from donjon.bots.analysis import Analysis, Candidate, Mark, Ply
from donjon.bots.why import Because
from donjon.cli import analyse
from donjon.lab import records
from tests.cli.kit import Here

CHANCES = [0.5, 0.6, 0.35, 1.0]


def short_match(names: list[str] | None = None) -> Match:
    """Two moves, then seat 1 resigns."""
    match = Match.start("knights", 2, {}, 1, names)
    for _ in range(2):
        match.play(match.legal()[0])
    match.resign(1)
    return match


def ply(number: int, seat: int, move: str, mark: Mark, loss: float) -> Ply:
    """A ply of `told`."""
    before, after = CHANCES[number - 1], CHANCES[number]
    played = before - loss if seat == 0 else before + loss
    return Ply(
        ply=number, seat=seat, move=move, forced=False, before=[before, 1 - before], best="lay P 1,0", best_result=[before, 1 - before],
        played=[played, 1 - played], after=[after, 1 - after], loss=loss, mark=mark, luck=[after - played, played - after],
        candidates=[Candidate(move="lay P 1,0", visits=9, result=[before, 1 - before])],
        because=[Because(word="offer", args={"land": "village"}, price=True), Because(word="nothing", args={}, price=False)] if number == 2 else [],
    )  # fmt: skip


def told(match: Match) -> Analysis:
    """An analysis of `short_match`, made by hand."""
    moves = [line.move for line in match.entries()]
    plies = [ply(1, 0, moves[0], "best", 0), ply(2, 1, moves[1], "mistake", 0.125), ply(3, 1, moves[2], "blunder", 0.65)]
    counts = {"best": 0, "good": 0, "inaccuracy": 0, "mistake": 0, "blunder": 0}
    seats = [
        {"loss": 0.0, "luck": -0.275, "luck_error": 0.0312, "moves": 1, **counts, "best": 1},
        {"loss": 0.775, "luck": 0.275, "luck_error": 0.0312, "moves": 2, **counts, "mistake": 1, "blunder": 1},
    ]
    found = {"game": "knights", "seats": 2, "level": {"simulations": 1280}, "start": [0.5, 0.5], "plies": plies}
    return found | {"costliest": [3, 2], "by_seat": seats}  # type: ignore[return-value]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "a.donjon"
    path.write_text(short_match(["Ana <b>", "Bo"]).record())
    return path


@pytest.fixture
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command shows what `told` says instead of searching."""
    monkeypatch.setattr(analyse, "look_back", lambda match, *_: (told(match), match.plies))


@pytest.mark.usefixtures("by_hand")
def test_the_figures_are_shown(donjon: Here, record: Path) -> None:
    ran = donjon("analyse", record)
    assert ran.status == 0, ran.err
    first, second = (line.split() for line in ran.out.splitlines() if re.match(r"(Ana <b>|Bo) .*±", line))
    assert first == ["Ana", "<b>", "1", "1", "0", "0", "0", "0", "0.0", "−27.5", "±", "3.1"]
    assert second == ["Bo", "2", "0", "0", "0", "1", "1", "77.5", "+27.5", "±", "3.1"]
    # Of a reason, what is gained comes before what it costs.
    costly = [" ".join(line.split()) for line in ran.out.splitlines() if re.match(r" *[23]\. ", line)]
    assert costly == [
        "3. Bo resign 1 lay P 1,0 65 → 0 % 65.0 ??",
        f"2. Bo {short_match().entries()[1].move} lay P 1,0 40 → 28 % 12.5 ?",
        "2. lay P 1,0: gives the others nothing to take; lays a village open to everyone’s knights",
    ]
    assert "1,280 simulations" in ran.out
    assert re.search(r"Ana <b> +50 % +▅▅▃█ +100 %", ran.out)


@pytest.mark.usefixtures("by_hand")
def test_json_is_the_analysis(donjon: Here, record: Path) -> None:
    assert donjon("analyse", record, "--json").json == told(short_match())


@pytest.mark.usefixtures("by_hand")
def test_the_page_needs_nothing_else(donjon: Here, record: Path, tmp_path: Path) -> None:
    page = tmp_path / "out.html"
    ran = donjon("analyse", record, "--html", page)
    assert ran.status == 0 and str(page) in ran.out
    text = page.read_text("utf-8")
    assert not re.search(r"(src|href)=|url\(|@import|<script", text)
    assert "better: <b>lay P 1,0</b>, which gives the others nothing to take; lays a village open to everyone’s knights</p>" in text
    assert "Ana &lt;b&gt;" in text and "<b>:" not in text.replace("&lt;b&gt;", "")
    (chart,) = re.findall(r"<svg viewBox=\"0 0 960.*?</svg>", text)
    lines = ElementTree.fromstring(chart).findall("polyline")
    heights = [[float(point.split(",")[1]) for point in line.attrib["points"].split()] for line in lines]
    assert len(heights) == 2
    for one, other, chance in zip(*heights, CHANCES, strict=True):
        # 0 % lies at 292, 100 % at 12
        assert one == pytest.approx(292 - 280 * chance, abs=0.1)
        assert other == pytest.approx(12 + 280 * chance, abs=0.1)
    assert len(ElementTree.fromstring(chart).findall("circle")) == 2
    boards = re.findall(r"<pre>(.*?)</pre>", text, re.DOTALL)
    match = Match.read(record.read_text())
    assert boards == [
        match.at(2).text().replace("<", "&lt;").replace(">", "&gt;"),
        match.at(1).text().replace("<", "&lt;").replace(">", "&gt;"),
    ]


def test_a_real_analysis(donjon: Here, tmp_path: Path) -> None:
    """From the search, with the fewest simulations: every ply once, chances that add up, and the result at the end."""
    path = tmp_path / "real.donjon"
    path.write_text(short_match().record())
    found = donjon("analyse", path, "--seconds", "1", "--threads", "1", "--json").json
    assert [one["move"] for one in found["plies"]] == [line.move for line in short_match().entries()]
    assert found["plies"][-1]["after"] == [1.0, 0.0]
    for one in found["plies"]:
        assert sum(one["before"]) == pytest.approx(1, abs=0.001)
        difference = one["best_result"][one["seat"]] - one["played"][one["seat"]]
        assert one["loss"] == pytest.approx(difference, abs=0.0002) or (one["loss"], one["mark"], one["best"]) == (0, "best", one["move"])
    lost = [sum(one["best_result"][seat] - one["played"][seat] for one in found["plies"] if one["seat"] == seat) for seat in range(2)]
    for seat in range(2):
        assert found["by_seat"][seat]["loss"] == pytest.approx(max(0, lost[seat]), abs=0.0005)
        # between two seats, what one gives away the other gets
        moved = found["by_seat"][seat]["luck"] - lost[seat] + lost[1 - seat]
        assert found["start"][seat] + moved == pytest.approx(1 - seat, abs=0.005)


@pytest.mark.usefixtures("by_hand")
def test_a_page_that_cannot_be_written_at_the_end_leaves_the_figures(donjon: Here, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(records, "write_file", full)
    ran = donjon("analyse", record, "--html", record)
    assert ran.status == 2 and f"{record} cannot be written: No space left on device" in ran.err
    assert "1,280 simulations" in ran.out
    assert Match.read(record.read_text()).finished


def test_so_many_simulations_judge_alike_every_time(donjon: Here, record: Path) -> None:
    """However long it may think, and on however many cores."""
    asked = ("analyse", record, "--simulations", "256", "--json")
    once = donjon(*asked, "--threads", "1", "--seconds", "1").json
    assert once["level"] == {"simulations": 256} and once == donjon(*asked, "--threads", "2").json


def test_what_cannot_be_analysed_is_said(donjon: Here, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyse, "look_back", None)  # before anything is thought about
    going_on = tmp_path / "half.donjon"
    going_on.write_text(Match.start("knights", seed=1).record())
    for words, said in (
        ([going_on], "the match is not over, Seat 0 is to move"),
        ([record, "--html", tmp_path], f"{tmp_path} is a folder; --html takes"),
        ([record, "--html", tmp_path / "nowhere" / "a.html"], "there is no folder"),
        ([record, "--html", tmp_path / ("a" * 250)], "cannot be written: File name too long"),
        ([record, "--html", "/proc/a.html"], "/proc/a.html cannot be written"),
        ([record, "--html", "/dev/null"], "/dev/null is a device"),
        ([record, "--html="], "'--html'"),
        ([record, "--seconds", "0"], "--seconds"),
        ([tmp_path / "none.donjon"], "No such file"),
    ):
        ran = donjon("analyse", *words)
        assert ran.status == 2 and said in ran.err and ran.err.count("\n") == 1, ran.err


def test_what_is_stopped_shows_nothing(donjon: Here, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyse, "look_back", lambda *_: (None, 1))
    ran = donjon("analyse", record)
    assert (ran.status, ran.out) == (130, "") and "1 of 3" in ran.err
