from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from donjon import Match
from tests.cli.kit import Here, whole_match


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "a.donjon"
    path.write_text(whole_match().record())
    return path


def test_replay_shows_every_position(donjon: Here, record: Path) -> None:
    match = whole_match()
    ran = donjon("replay", record)
    assert ran.status == 0
    at = 0
    for ply, entry in enumerate(match.entries(), 1):
        drawn = f" {{{entry.outcome}}}" if entry.outcome else ""
        at = ran.out.index(f"\n{ply}. seat {entry.seat}: {entry.move}{drawn}\n{match.at(ply).text()}\n", at)
    assert "Over: Seat 0 " in ran.out
    assert "knights.end: " in ran.out


def test_replay_as_json(donjon: Here, record: Path) -> None:
    match = whole_match()
    told = donjon("replay", record, "--json").json
    assert (told["plies"], told["scores"], told["winners"], told["reason"]) == (match.plies, match.scores, match.winners, "knights.end")
    assert [position["ply"] for position in told["positions"]] == list(range(match.plies + 1))
    assert told["positions"][5]["scores"] == match.at(5).scores
    assert told["positions"][5]["mover"] == match.at(5).mover
    assert [position["move"] for position in told["positions"]] == [None, *(entry.move for entry in match.entries())]
    (one,) = donjon("replay", record, "--json", "--at", "5").json["positions"]
    assert one == told["positions"][5]


def test_legal_lists_what_the_referee_does(donjon: Here, record: Path) -> None:
    match = whole_match()
    for ply in (0, 3, match.plies - 1):
        assert donjon("legal", record, "--at", str(ply)).out.splitlines() == match.at(ply).legal()
        told = donjon("legal", record, "--at", str(ply), "--json").json
        assert told == {"game": "knights", "ply": ply, "mover": match.at(ply).mover, "legal": match.at(ply).legal()}
    assert donjon("legal", record).out.startswith("Over: ")
    assert donjon("legal", record, "--json").json["legal"] == []


def test_half_a_record_shows_what_its_mover_sees(donjon: Here) -> None:
    whole = whole_match().record().splitlines()
    half = [line for line in whole if not line.startswith(("[Result", "[Winners", "[Reason", "[Seed", "[Commitment"))]
    text = "\n".join(half[: half.index("") + 8])
    match = Match.read(text)
    ran = donjon("replay", "-", typed=text)
    assert ran.status == 0
    assert match.text(match.mover) in ran.out
    assert f"Not over: Seat {match.mover} " in ran.out
    assert f"{half[half.index('') + 7].partition('{')[2]}" in ran.out
    assert donjon("legal", "-", typed=text).out.splitlines() == match.legal()


def test_a_bad_record_names_line_move_and_rule(donjon: Here, record: Path, tmp_path: Path) -> None:
    lines = record.read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("4. "))
    lines[at] = "4. lay P 70,70"
    bad = tmp_path / "bad.donjon"
    bad.write_text("\n".join(lines))
    for command in ("replay", "legal"):
        ran = donjon(command, bad)
        assert ran.status == 2
        assert f"{bad}, line {at + 1}: lay P 70,70: forbidden by knights." in ran.err
        assert ran.err.count("\n") == 1
        told = donjon(command, bad, "--json").json
        assert (told["line"], told["move"]) == (at + 1, "lay P 70,70")
        assert told["rule"].startswith("knights.")


def test_the_sentence_of_the_rule_is_in_the_language_of_the_environment(
    donjon: Here, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = record.read_text().replace("\n1. keep", "\n1. stop ; keep")
    english = donjon("replay", "-", typed=text).err
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    german = donjon("replay", "-", typed=text).err
    monkeypatch.setenv("LC_ALL", "xx_XX.UTF-8")
    assert donjon("replay", "-", typed=text).err == english
    assert "forbidden by knights.setup.choice: " in english
    assert german.partition("choice: ")[0] == english.partition("choice: ")[0]
    assert german != english


def test_all_norwegian_reads_bokmal(donjon: Here, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = record.read_text().replace("\n1. keep", "\n1. stop ; keep")
    said = set()
    for language in ("nb_NO.UTF-8", "nn_NO.UTF-8", "no_NO.UTF-8"):
        monkeypatch.setenv("LC_ALL", language)
        said.add(donjon("replay", "-", typed=text).err)
    assert len(said) == 1
    assert "beholder du borgen" in said.pop()


def test_at_beyond_the_end(donjon: Here, record: Path) -> None:
    ran = donjon("legal", record, "--at", "9999")
    assert ran.status == 2
    assert "--at 9999" in ran.err


def test_no_text(donjon: Here, tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"\xff\xfe\x00")
    ran = donjon("replay", tmp_path / "x")
    assert ran.status == 2
    assert "not UTF-8 text" in ran.err


def test_who_stops_reading_sees_no_complaint(record: Path) -> None:
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [sys.executable, "-m", "donjon", "replay", str(record)], stdout=write, stderr=subprocess.PIPE, text=True, check=False
    )
    os.close(write)
    assert done.stderr == ""
    assert done.returncode == 141
