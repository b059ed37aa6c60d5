from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from donjon import Match
from tests.cli.kit import Here

WANTED = {"games", "moves", "seconds", "games_per_second", "moves_per_second", "wins", "shared", "mean_scores", "mean_moves"}
ASKED = {"game", "seats", "seed", "options", "threads"}
ROOT = Path(__file__).parents[2]


def figures(told: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in told.items() if "second" not in name and name != "threads"}


def test_simulate_as_json(donjon: Here) -> None:
    told = donjon("simulate", "knights", "--seats", "3", "--games", "500", "--seed", "7", "--json", "--option", "deploy=forced").json
    assert set(told) == WANTED | ASKED
    assert (told["games"], told["seats"], told["seed"], told["options"]) == (500, 3, "7", {"deploy": "forced"})
    assert sum(told["wins"]) == pytest.approx(500)
    assert len(told["wins"]) == len(told["mean_scores"]) == 3
    assert told["mean_moves"] == told["moves"] / 500
    one, three = (
        donjon("simulate", "knights", "--games", "500", "--seed", "7", "--threads", threads, "--json").json for threads in ("1", "3")
    )
    assert figures(one) == figures(three)


def test_simulate_in_words(donjon: Here) -> None:
    ran = donjon("simulate", "knights", "--games", "500", "--seed", "7", "--threads", "1")
    for said in ("knights, 2 seats, deploy=optional, seed 7", "500 games", "seat 1", "95 % interval", "shared victories", "moves a second"):
        assert said in ran.out
    assert ran.err == ""


def test_simulate_writes_records(donjon: Here, tmp_path: Path) -> None:
    ran = donjon("simulate", "knights", "--games", "20", "--seed", "7", "--records", tmp_path / "new" / "folder", "--json")
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert [file.name for file in files] == [f"{index:07}.donjon" for index in range(20)]
    matches = [Match.read(file.read_text()) for file in files]
    assert ran.json["mean_scores"] == [sum(match.scores[seat] for match in matches) / 20 for seat in range(2)]
    assert ran.json["moves"] == sum(match.plies for match in matches)
    assert "20 records" in ran.err


def test_simulate_seats_bots(donjon: Here, tmp_path: Path) -> None:
    ran = donjon("simulate", "knights", "--games", "4", "--bots", "greedy,random", "--swap", "--records", tmp_path, "--json")
    told = ran.json
    assert set(told) == WANTED | ASKED | {"wins_by_seat", "bots", "swap", "seconds_per_move"}
    assert set(told["wins"]) == {"greedy", "random"}
    assert sum(told["wins"].values()) == sum(told["wins_by_seat"]) == 4
    assert len(list(tmp_path.iterdir())) == 4
    ran = donjon("simulate", "knights", "--games", "2", "--bots", "greedy,greedy,random")
    assert "3 seats" in ran.out
    assert "bots by seat: greedy, greedy, random" in ran.out


def test_perft(donjon: Here) -> None:
    told = donjon("perft", "knights", "--depth", "3", "--divide", "--json", "--seed", "5").json
    assert list(told["divide"]) == Match.start("knights", seed=0).legal()
    assert told["positions"] == sum(told["divide"].values())
    ran = donjon("perft", "knights", "--depth", "3", "--seed", "5", "--divide")
    assert ran.out.splitlines() == [*(f"{move}: {count}" for move, count in told["divide"].items()), str(told["positions"])]
    assert donjon("perft", "knights", "--depth", "0").out == "1\n"
    assert donjon("perft", "knights", "--depth", "2", "--seats", "3").out == "9\n"


@pytest.mark.parametrize("bots", [[], ["--bots", "random,random"]])
def test_ctrl_c_tells_what_was_played(bots: list[str]) -> None:
    command = [sys.executable, "-m", "donjon", "simulate", "knights", "--games", "2000000000", "--threads", "1", "--json", *bots]
    # numpy's own threads would look like those that play
    alone = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=alone) as process:
        while process.poll() is None and not _plays(process.pid):
            time.sleep(0.1)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=120)
    assert process.returncode == 130, err
    told = json.loads(out)
    assert told["games"] < 2_000_000_000
    assert f"stopped: {told['games']:,} of 2,000,000,000 games were played" in err
    assert "Traceback" not in err


def _plays(pid: int) -> bool:
    """Whether the process has come so far that it has threads or children that play."""
    threads = len(os.listdir(f"/proc/{pid}/task"))
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return threads > 1 or bool(children)


def test_warm_knows_when_all_is_there(donjon: Here) -> None:
    assert donjon("warm", "knights").status == 0
    ran = donjon("warm", "knights")
    assert ran.out == "warm already: knights\n"


def test_warm_for_the_lab_too(donjon: Here) -> None:
    from donjon.cli import warm

    assert donjon("warm", "dungeon", "--lab").status == 0
    assert donjon("warm", "dungeon", "--lab").out == "warm already: dungeon\n"
    assert warm.is_warm("dungeon", warm.LAB) and warm.is_warm("dungeon")


def test_warm_sees_what_is_missing(donjon: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from donjon.cli import warm
    from donjon.core import cache

    monkeypatch.setenv("DONJON_CACHE", str(tmp_path))
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    assert not warm.is_warm("knights")
    folder = tmp_path / "knights" / "abc"
    folder.mkdir(parents=True)
    (folder / "x.nbc").touch()
    note = {"mark": cache.mark("knights"), "steps": list(warm.STEPS[warm.NOTE]), "folders": {str(folder): ["x.nbc"]}}
    (tmp_path / "knights" / warm.NOTE).write_text(json.dumps(note))
    assert warm.is_warm("knights") and not warm.is_warm("knights", warm.LAB)
    (folder / "y.nbc").touch()
    assert warm.is_warm("knights")
    monkeypatch.setenv("NUMBA_OPT", "2")
    assert not warm.is_warm("knights")
    monkeypatch.delenv("NUMBA_OPT")
    (folder / "x.nbc").unlink()
    assert not warm.is_warm("knights")
    (tmp_path / "knights" / warm.NOTE).write_text("{")
    assert not warm.is_warm("knights")


def test_warm_says_what_went_wrong(donjon: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    from donjon.cli import warm

    monkeypatch.setattr(warm, "is_warm", lambda *_: False)
    monkeypatch.setattr(sys, "executable", "/bin/false")
    ran = donjon("warm", "knights")
    assert ran.status == 2
    assert "knights cannot be compiled: status 1" in ran.err


@pytest.mark.parametrize("name", ["play", "search"])
def test_bench_without_its_peer(name: str) -> None:
    program = (
        "import runpy, sys\nsys.modules['pyspiel'] = None\n"
        f"sys.argv = ['{name}.py', '--game', 'knights', '--rounds', '1', '--slice', '0.01', '--json']\n"
        f"runpy.run_path('bench/{name}.py', run_name='__main__')\n"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert "open-spiel is not installed: pip install open-spiel" in done.stderr
    rows = json.loads(done.stdout)["rows"]
    assert {row["name"] for row in rows} >= {"knights, 2 seats", "knights, 3 seats", "knights, 4 seats"}


@pytest.mark.parametrize("path", sorted((ROOT / "bench").glob("[a-z]*.py")), ids=lambda path: path.stem)
def test_no_bench_asks_for_arguments(path: Path) -> None:
    """`make bench` gives none: the program comes as far as to read them, and ends there."""
    program = (
        "import argparse, runpy, sys\n"
        "read = argparse.ArgumentParser.parse_args\n"
        "argparse.ArgumentParser.parse_args = lambda parser: sys.exit(17 if read(parser) else 18)\n"
        f"sys.argv = [{path.name!r}]\n"
        f"runpy.run_path({str(path)!r}, run_name='__main__')\n"
    )
    assert subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, check=False).returncode == 17


@pytest.mark.parametrize(
    ("name", "option", "number"),
    [("ismcts", "--processes", "0"), ("ismcts", "--games", "0"), ("ismcts", "--ms", "-1"), ("thought", "--simulations", "1,99999999")],
)
def test_bench_refuses_numbers_out_of_bounds_by_name(name: str, option: str, number: str) -> None:
    words = [sys.executable, f"bench/{name}.py", option, number]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2 and f"argument {option}: " in done.stderr and "is no whole number from" in done.stderr


def test_bench_runs_programs_and_gathers_their_figures(donjon: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from donjon.cli import bench

    (tmp_path / "one.py").write_text("import json, sys\nprint(json.dumps(sys.argv[1:]) if '--json' in sys.argv else 'words')")
    (tmp_path / "two.py").write_text("raise SystemExit(3)")
    (tmp_path / "_help.py").write_text("raise SystemExit(4)")
    monkeypatch.setattr(bench, "folder", lambda: tmp_path)
    assert donjon("bench", "one", "--json").json == {"one": ["--json"]}
    ran = donjon("bench", "--json")
    assert ran.status == 2
    assert ran.json["one"] == ["--json"]
    assert "status 3" in ran.json["two"]["error"]
    assert "two failed" in ran.err
