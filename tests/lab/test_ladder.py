"""The ladder of levels: who meets whom, that it goes on where it was stopped, and what is made of the matches."""

from __future__ import annotations

import errno
import json
import math
import os
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from donjon.core.errors import BadOption, DonjonError
from donjon.lab import ladder, records
from donjon.lab.ladder import MATCHES, Ladder, Played, chosen, climb, rungs
from donjon.lab.run import Run
from tests.cli.kit import Here


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Here:
    return Here(monkeypatch, capsys)


@pytest.fixture
def one_process(monkeypatch: pytest.MonkeyPatch) -> list[ladder._Job]:
    """Matches are played here; the list holds those that were."""
    played: list[ladder._Job] = []

    def over_cores(work, jobs, workers, stopped):  # type: ignore[no-untyped-def]
        for job in jobs:
            if stopped():
                return
            played.append(job)
            yield work(job)

    monkeypatch.setattr(records, "over_cores", over_cores)
    return played


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("1-3", ("level:1", "level:2", "level:3")),
        ("2, 5", ("level:2", "level:5")),
        ("5-6,strongest", ("level:5", "level:6", "strongest")),
        ("greedy,search:100ms, search:200ms", ("greedy", "search:100ms", "search:200ms")),
    ],
)
def test_levels_are_chosen_by_their_numbers(text: str, found: tuple[str, ...]) -> None:
    assert chosen(text) == found


@pytest.mark.parametrize(
    "text", ["0-3", "1-7", "3-1", "2,1", "1,1", "", "nobody", "greedy,greedy", "strongest,1", "1" * 5000, f"1-{'9' * 5000}"]
)
def test_what_are_no_levels_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="1-6"):
        chosen(text)


@pytest.mark.parametrize(("seats", "levels"), [(2, "1-6"), (3, "1-4"), (4, "1-4")])
def test_neighbours_sit_together_on_every_deal_in_every_order_of_a_rotation(seats: int, levels: str) -> None:
    asked = Ladder(Run("knights", seats, 2 * seats), chosen(levels))
    jobs = list(asked.jobs())
    assert len(jobs) == asked.total == 2 * seats * (len(asked.levels) - seats + 1)
    assert len({(job.deal, job.seated) for job in jobs}) == len(jobs)
    for at, group in enumerate(asked.groups):
        assert group == asked.levels[at : at + seats]
        mine = [job for job in jobs if set(job.seated) == set(group)]
        for seat in range(seats):
            assert Counter(job.seated[seat] for job in mine) == dict.fromkeys(group, 2)
        assert Counter(job.deal for job in mine) == {0: seats, 1: seats}


def test_a_ladder_needs_as_many_levels_as_seats() -> None:
    with pytest.raises(BadOption, match="4 seats need 4 levels"):
        ladder.check(Ladder(Run("knights", 4, 4), chosen("1-3")))


def test_it_goes_on_where_it_was_stopped(tmp_path: Path, one_process: list[ladder._Job]) -> None:
    asked = Ladder(Run("knights", 2, 4, "resume"), chosen("1-3"))
    whole = climb(asked, tmp_path / "whole")
    assert len(whole) == asked.total == 8
    one_process.clear()

    first = climb(asked, tmp_path / "parts", stopped=lambda: len(one_process) >= 3)
    assert len(first) == 3
    file = tmp_path / "parts" / MATCHES
    file.write_text(file.read_text()[:-30])  # killed while the third match was written
    one_process.clear()
    again = climb(asked, tmp_path / "parts")
    assert len(one_process) == 6
    assert [(one.deal, one.seated, one.places, one.scores) for one in again] == [
        (one.deal, one.seated, one.places, one.scores) for one in whole
    ]
    one_process.clear()
    assert climb(asked, tmp_path / "parts") == again and not one_process


@pytest.mark.parametrize("part", ["search", "learned"])
def test_matches_of_bots_that_thought_otherwise_are_of_another_ladder(part: str, tmp_path: Path, one_process: list[ladder._Job]) -> None:
    asked = Ladder(Run("knights", 2, 2, "one"), chosen("1-2"))
    climb(asked, tmp_path)
    file = tmp_path / MATCHES
    first, *rest = file.read_text().splitlines(keepends=True)
    file.write_text(json.dumps(json.loads(first) | {part: "0123456789abcdef"}) + "\n" + "".join(rest))
    with pytest.raises(DonjonError, match=f"holds a ladder with other {part}"):
        climb(asked, tmp_path)


def test_a_folder_has_one_ladder_at_a_time(tmp_path: Path, one_process: list[ladder._Job]) -> None:
    asked = Ladder(Run("knights", 2, 2, "one"), chosen("1-2"))
    found: list[str] = []

    def second(done: int) -> None:
        # Another thread stands for another process: each has a lock of its own.
        with ThreadPoolExecutor(1) as other:
            found.append(str(other.submit(climb, asked, tmp_path).exception()))

    climb(asked, tmp_path, second)
    assert len(found) == 3 and all(text.startswith(f"another run is at work in {tmp_path}: ") for text in found)
    assert len(one_process) == 2 and [path.name for path in tmp_path.iterdir()] == [MATCHES]


def test_matches_of_another_ladder_are_not_mixed_in(tmp_path: Path, one_process: list[ladder._Job]) -> None:
    climb(Ladder(Run("knights", 2, 2, "one"), chosen("1-2")), tmp_path)
    with pytest.raises(DonjonError, match="another folder"):
        climb(Ladder(Run("knights", 2, 2, "two"), chosen("1-2")), tmp_path)


ASKED = Ladder(Run("knights", 2, 2, "one"), ("level:1", "level:2"))
LINE: dict[str, Any] = {
    "deal": 0,
    "seated": ["level:1", "level:2"],
    "places": [1, 2],
    "scores": [3, 2],
    "moves": [9, 9],
    "seconds": [1, 1],
    "longest": [1, 1],
}

WRONG: list[dict[str, Any]] = [{"places": [math.nan, 1]}, {"places": None}, {"places": [1]}, {"seated": [[], {}]}, {"seated": 7}]


@pytest.mark.parametrize(
    "content",
    [
        "something else\n",
        "without an end",
        "[]\n",
        b"\xff\xfe\n",
        "[" * 5000 + "\n",
        *(f"{json.dumps(ASKED.asked())}\n{json.dumps(LINE | wrong)}\n" for wrong in WRONG),
    ],
)
def test_what_is_no_list_of_matches_is_left_alone(tmp_path: Path, content: str | bytes, one_process: list[ladder._Job]) -> None:
    file = tmp_path / MATCHES
    data = content.encode() if isinstance(content, str) else content
    file.write_bytes(data)
    with pytest.raises(DonjonError, match=r"^\S*jsonl is no list of matches of a ladder: name another folder$"):
        climb(ASKED, tmp_path)
    assert file.read_bytes() == data and not one_process


@pytest.mark.parametrize("cut", [0, 10, -1])
def test_what_was_killed_at_its_beginning_begins_anew(tmp_path: Path, cut: int, one_process: list[ladder._Job]) -> None:
    (tmp_path / MATCHES).write_text((json.dumps(ASKED.asked()) + "\n")[:cut])
    assert len(climb(ASKED, tmp_path)) == 2


def test_what_cannot_be_written_is_said(
    tmp_path: Path, here: Here, monkeypatch: pytest.MonkeyPatch, one_process: list[ladder._Job]
) -> None:
    words = ("ladder", "knights", "--games", "2", "--levels", "1-2", "--seed", "one", "--out", tmp_path)

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        ran = here(*words)
        assert ran.status == 2 and f"{MATCHES} cannot be written: No space left on device; the same command goes on" in ran.err
    (tmp_path / "ladder.svg").mkdir()
    ran = here(*words)
    assert ran.status == 2 and "ladder.svg cannot be written: Is a directory" in ran.err and "level:2" in ran.out
    (tmp_path / MATCHES).unlink()
    (tmp_path / MATCHES).mkdir()
    ran = here(*words)
    assert ran.status == 2 and f"{MATCHES}: Is a directory; name another folder" in ran.err


def test_more_games_are_added_to_those_there_are(tmp_path: Path, one_process: list[ladder._Job]) -> None:
    climb(Ladder(Run("knights", 2, 2, "more"), chosen("1-2")), tmp_path)
    assert len(climb(Ladder(Run("knights", 2, 4, "more"), chosen("1-2")), tmp_path)) == 4
    assert len(one_process) == 4


def test_places_are_by_victory_then_by_points() -> None:
    assert ladder._places([1], [30, 20, 25]) == [2, 1, 3]  # the winner is first, whatever the points
    assert ladder._places([0, 2], [20, 15, 20]) == [1, 3, 1]


def played(low_wins: int, high_wins: int, shared: int) -> list[Played]:
    results = [[1, 2]] * low_wins + [[2, 1]] * high_wins + [[1, 1]] * shared
    return [Played(deal, ["level:1", "level:2"], places, [0, 0], [10, 5], [0.1, 0.2], [0.05, 0.1]) for deal, places in enumerate(results)]


def test_the_share_against_the_level_below_has_its_interval() -> None:
    low, high = rungs(Ladder(Run("knights", 2, 100), ("level:1", "level:2")), played(25, 65, 10))
    assert low.share is None and high.games == 100
    assert high.share == pytest.approx(0.70)
    # Wilson for 70 of 100: (0.7 + 1.9208/100 ± 1.96 * sqrt(0.0021 + 0.00009604)) / (1 + 0.038416)
    assert high.interval == pytest.approx((0.6042, 0.7811), abs=2e-4)
    assert low.mean_ms == pytest.approx(10) and high.mean_ms == pytest.approx(40) and high.longest_ms == pytest.approx(100)


def test_ratings_order_the_levels_and_grow_surer_with_matches() -> None:
    asked = Ladder(Run("knights", 2, 100), ("level:1", "level:2"))
    few, many = rungs(asked, played(2, 8, 0)), rungs(asked, played(20, 80, 0))
    for low, high in (few, many):
        assert low.rating < high.rating
    assert many[1].spread < few[1].spread
    even = rungs(asked, played(0, 0, 50))
    assert even[0].rating == pytest.approx(even[1].rating)


def test_the_command_writes_matches_table_and_picture(tmp_path: Path, here: Here, one_process: list[ladder._Job]) -> None:
    words = ("ladder", "knights", "--games", "2", "--levels", "1-3", "--seed", "cli", "--out", tmp_path)
    ran = here(*words)
    assert ran.status == 0, ran.err
    assert "level:3" in ran.out and "4 matches" in ran.out
    told = json.loads((tmp_path / "ladder.json").read_text())
    assert told["matches"] == 4 and [rung["games_with_level_below"] for rung in told["ladder"]] == [0, 2, 2]
    assert (tmp_path / "ladder.md").read_text().count("\n| level:") == 3
    picture = ElementTree.fromstring((tmp_path / "ladder.svg").read_text())
    assert len(picture.findall(".//{*}circle")) == 3 + 2
    again = here(*words, "--json")
    assert again.json == told and len(one_process) == 4


@pytest.mark.parametrize("words", [["--levels", "1-9"], ["--levels", "1"], ["--seats", "9"], ["--option", "deploy=never"]])
def test_what_is_wrong_is_said_before_anything_is_played(tmp_path: Path, here: Here, words: list[str]) -> None:
    ran = here("ladder", "knights", "--out", tmp_path / "none", *words)
    assert ran.status == 2 and ran.err.startswith("donjon ladder:") and ran.err.count("\n") == 1
    assert not (tmp_path / "none").exists()
