from __future__ import annotations

from pathlib import Path

import pytest

from donjon import Match
from tests.cli.kit import Here


def test_a_whole_match_by_numbers(donjon: Here, tmp_path: Path) -> None:
    file = tmp_path / "a.donjon"
    ran = donjon("play", "knights", "--seed", "3", "--bots", "random", typed="1\n" * 400 + f"record {file}\nquit\n")
    # the numbers that were left over are answered after the end, before the record is written
    assert ran.status == 0
    assert "Over: Player 1 " in ran.out
    match = Match.read(file.read_text())
    assert match.finished
    assert match.names == ["Player 1", "Bot 2 (bot:random)"]
    assert match.headers["Seed"] == "3"


def test_refusals_name_the_rule_and_its_sentence(donjon: Here) -> None:
    ran = donjon("play", "knights", "--seed", "3", typed="stop\nkeep X\nkeep P\nlay L 50,50\nwhy stop\nwhy lay P 0,0\nwhy 1\nfoo\nquit\n")
    assert "Not allowed. knights.setup.choice: " in ran.out
    assert "'X' is no tile" in ran.out
    assert "Not allowed. knights.lay.hand: " in ran.out
    assert "knights.lay.count: " in ran.out
    assert "knights.lay.empty: " in ran.out
    assert " is legal" in ran.out
    assert "'foo' is no move of knights" in ran.out
    assert "Good-bye." in ran.out


def test_moves_are_listed_and_chosen_by_number(donjon: Here) -> None:
    ran = donjon("play", "knights", "--seed", "3", typed=f"? keep P\n2\n? lay P\n0\n9999\n{'9' * 5000}\nquit\n")
    assert "2 keep P" in ran.out
    assert "1 keep M" in ran.out
    assert "1 lay P " in ran.out
    assert ran.out.count("the moves are numbered from 1 to ") == 3
    assert "Good-bye." in ran.out


def test_undo_until_something_hidden_was_shown(donjon: Here) -> None:
    ran = donjon("play", "knights", "--bots", "none", "--seed", "3", typed="undo\nkeep P\nundo\nkeep M\nkeep P\nundo\nquit\n")
    assert ran.out.count("seat 0: keep, 0 laid") == 2
    assert "there is no move to take back" in ran.out
    assert "showed something hidden" in ran.out


def test_bots_move_before_the_person(donjon: Here) -> None:
    ran = donjon("play", "knights", "--seats", "3", "--seat", "2", "--bots", "greedy,random", "--seed", "1", typed="quit\n")
    assert "seat 0 (greedy): keep ?" in ran.out
    assert "seat 1 (random): keep ?" in ran.out
    assert "seat 2> " in ran.out


def test_hint_and_help(donjon: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    from donjon.cli import play

    monkeypatch.setattr(play, "THINKING", 50)
    ran = donjon("play", "knights", "--seed", "1", typed="help\nhint\nboard\nquit\n")
    assert "why MOVE" in ran.out
    assert "% to win" in ran.out
    assert "visits: keeps the village out of the start" in ran.out
    assert ran.out.count("seat 0: keep, 0 laid") == 2


def test_a_record_of_what_the_person_may_know(donjon: Here, tmp_path: Path) -> None:
    file = tmp_path / "a.donjon"
    ran = donjon("play", "knights", "--seat", "1", "--seed", "1", typed=f"record {file}\nrecord\nrecord /nowhere/x\nquit\n")
    assert "1. keep ?" in file.read_text()
    assert "name a file" in ran.out
    assert "/nowhere/x: No such file" in ran.out


def test_giving_up(donjon: Here) -> None:
    ran = donjon("play", "knights", "--seed", "1", typed="resign 1\nresign\n")
    assert "to give up your own seat, type resign alone" in ran.out
    assert "Won by Bot 2 (bot:greedy). resign" in ran.out


def test_the_end_of_input_and_ctrl_c_are_polite(donjon: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = donjon("play", "knights", typed="")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.endswith("Good-bye.\n")

    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    ran = donjon("play", "knights")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.endswith("Good-bye.\n")


def test_options_and_a_table_file(donjon: Here, tmp_path: Path) -> None:
    file = tmp_path / "t.toml"
    file.write_text('seats = 3\nbots = ["random"]\n[options]\ndeploy = "forced"\n')
    assert "3 seats, deploy=forced" in donjon("play", "knights", "--table", file).out
    assert "2 seats, deploy=forced" in donjon("play", "knights", "--table", file, "--seats", "2").out
    assert "3 seats, deploy=optional" in donjon("play", "knights", "--table", file, "--option", "deploy=optional").out


def test_a_real_throw_is_told_in_braces(donjon: Here) -> None:
    """With throw=table a person says what fell, a bot throws by chance, and nowhere else anything may be said."""
    with_birds = ("-o", "throw=table", "-o", "deck=stormy")
    ran = donjon(
        "play",
        "dungeon",
        "--bots",
        "none",
        "--seed",
        "1",
        *with_birds,
        typed="draw {2}\n" + "throw 1w\nthrow 1w {-}\ndraw\nplace 1w\n1\n" * 40,
    )
    assert ran.out.count("draw: chance decides what comes of it; leave the braces out") == 1
    assert "throw 1w: say in braces what came of it at the table, for example throw 1w {" in ran.out
    assert ": throw 1w {-}\n" in ran.out
    for seed in "034":
        ran = donjon("play", "dungeon", "--bots", "random", "--seed", seed, *with_birds, typed="1\n" * 400)
        assert ran.status == 0 and "Good-bye." in ran.out and "seat 1 (random): throw " in ran.out
