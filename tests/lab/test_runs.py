"""An experiment in its folder: the same bytes whatever happened on the way."""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from donjon.core.errors import DonjonError
from donjon.lab import experiment, records, runs
from donjon.lab.run import Stopped
from tests.cli.kit import Here
from tests.lab.plans import backwards, here, small

GAMES = 6


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(experiment, "CHUNK", 2)


def files(folder: Path) -> dict[str, bytes]:
    """All that is a result; seconds are none."""
    return {
        str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file() and path.name != runs.TIMES
    }


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The experiment, never stopped."""
    folder = tmp_path_factory.mktemp("whole")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(experiment, "CHUNK", 2)
        assert runs.carry_out(runs.Folder(folder, small(GAMES)), here)
    return folder


def test_what_lies_in_the_folder(whole: Path) -> None:
    tables = {"cells", "games", "decisions", "chance", "verbs", "pieces", "rules"}
    names = {f"{table}.parquet" for table in tables} | {"dictionary.md", runs.ASKED, runs.DONE, runs.TIMES, "records"}
    assert {path.name for path in whole.iterdir()} == names
    games = pl.read_parquet(whole / "games.parquet")
    assert games.select("cell", "game").rows() == [(cell, game) for cell in (0, 1) for game in range(GAMES)]
    assert games.filter(pl.col("cell") == 1)["score_2"].is_null().all()
    assert {path.name for path in (whole / "records").iterdir()} == {f"{cell:03}-{game:07}.donjon" for cell in (0, 1) for game in (0, 1)}
    marks = json.loads((whole / runs.DONE).read_text())["sha256"]
    assert marks["games.parquet"] == hashlib.sha256((whole / "games.parquet").read_bytes()).hexdigest()
    rules = pl.read_parquet(whole / "rules.parquet")
    assert rules.height == 2 * 25 and rules["ended"].sum() == 2 * GAMES
    dictionary = (whole / "dictionary.md").read_text()
    for table in tables:
        for column in pl.read_parquet(whole / f"{table}.parquet").columns:
            assert f"| `{column}` | " in dictionary.partition(f"## {table}.parquet")[2]
    assert runs.read(whole) == small(GAMES)


def test_chunks_in_any_order_and_a_run_that_was_stopped_give_the_same_bytes(whole: Path, tmp_path: Path) -> None:
    folder = runs.Folder(tmp_path / "stopped", small(GAMES))
    seen: list[int] = []
    assert not runs.carry_out(folder, backwards, seen.append, lambda: bool(seen) and seen[-1] >= 4)
    assert seen[0] == 0 and seen[-1] == 4 and len(folder.missing()) == 4
    with pytest.raises(DonjonError, match="is not over: donjon lab run goes on"):
        runs.read(folder.path)
    assert runs.carry_out(folder, here, seen.append)
    assert seen[-1] == 2 * GAMES and seen.count(4) == 2
    assert files(folder.path) == files(whole)
    # Once it is complete nothing is done again.
    assert runs.carry_out(folder, refusing)


def refusing(jobs: Sequence[runs.Job], stopped: Stopped) -> Iterator[runs.Result]:
    raise AssertionError("there is nothing left to do")


def here_too() -> dict[str, str]:
    """The environment of a process that imports what this one does."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


KILLED = """
import os, signal, sys
from pathlib import Path
from donjon.lab import experiment, runs
from tests.cli.kit import Here
from tests.lab.plans import here, small
experiment.CHUNK = 2
write = Path.write_bytes
held = []
def dying(path, data):
    held.append(path)
    if len(held) == 25:
        write(path, data[: len(data) // 2])
        os.kill(os.getpid(), signal.SIGKILL)
    return write(path, data)
Path.write_bytes = dying
runs.carry_out(runs.Folder(Path(sys.argv[1]), small(6)), here)
"""


def test_killed_in_the_middle_of_a_file_and_resumed_gives_the_same_bytes(whole: Path, tmp_path: Path) -> None:
    folder = runs.Folder(tmp_path / "killed", small(GAMES))
    ran = subprocess.run([sys.executable, "-c", KILLED, str(folder.path)], env=here_too(), check=False)
    assert ran.returncode == -signal.SIGKILL
    done = 6 - len(folder.missing())
    assert 1 <= done < 6 and list((folder.path / runs.DRAFTS).rglob("*.*"))
    assert runs.carry_out(folder, here)
    assert files(folder.path) == files(whole)


HELD = """
import sys
from pathlib import Path
from donjon.lab import experiment, runs
from tests.cli.kit import Here
from tests.lab.plans import here, small
experiment.CHUNK = 2
def pausing(done):
    if done == 4:
        print("at work", flush=True)
        sys.stdin.read()
runs.carry_out(runs.Folder(Path(sys.argv[1]), small(6)), here, pausing)
"""


def test_a_folder_has_one_run_until_its_process_is_gone(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = runs.Folder(tmp_path / "held", small(GAMES))
    plan = tmp_path / "plan.toml"
    plan.write_text('games = 6\n[[play]]\ngame = "dungeon"\nbots = ["random"]\n')
    command = [sys.executable, "-c", HELD, str(folder.path)]
    with subprocess.Popen(command, env=here_too(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as ran:
        assert ran.stdout and ran.stdout.readline() == "at work\n"
        before = files(folder.path)
        second = Here(monkeypatch, capsys)("lab", "run", plan, "--out", folder.path)
        said = f"another run is at work in {folder.path}: wait until it is over or stop it, or name another folder with --out"
        assert (second.status, second.out, second.err) == (2, "", f"donjon lab: {said}\n")
        with pytest.raises(DonjonError, match="another run is at work"):
            runs.carry_out(folder, refusing)
        assert files(folder.path) == before
        ran.kill()
    assert len(folder.missing()) == 4
    assert runs.carry_out(folder, here)
    assert files(folder.path) == files(whole)


def test_killed_while_chunks_are_joined(whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = runs.Folder(tmp_path / "joining", small(GAMES))
    joined = runs.joined

    def fail(table: str, parts: Sequence[Path]) -> Any:
        if table == "verbs":
            raise KeyboardInterrupt
        return joined(table, parts)

    monkeypatch.setattr(runs, "joined", fail)
    with pytest.raises(KeyboardInterrupt):
        runs.carry_out(folder, here)
    assert not folder.complete and (folder.path / "games.parquet").exists()
    monkeypatch.setattr(runs, "joined", joined)
    assert runs.carry_out(folder, refusing)
    assert files(folder.path) == files(whole)


def test_a_folder_of_something_else(whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = replace(small(GAMES), seed="other")
    with (
        pytest.raises(DonjonError, match=r"holds another experiment, 'small': name another folder with --out"),
        runs.Folder(whole, other).open(),
    ):
        pass
    (tmp_path / "letter.txt").write_text("mine")
    with pytest.raises(DonjonError, match="holds files that are no experiment's"), runs.Folder(tmp_path, other).open():
        pass
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
    begun = runs.Folder(tmp_path / "begun", other)
    with begun.open():
        pass
    monkeypatch.setattr(runs, "code_mark", lambda: "another")
    with pytest.raises(DonjonError, match="begun by another version"), begun.open():
        pass
    with pytest.raises(DonjonError, match="holds no experiment"):
        runs.read(tmp_path)


def test_a_worker_of_another_version_refuses() -> None:
    with pytest.raises(DonjonError, match="another version of donjon"):
        runs.work((small().told(), "another", 0))


def test_processes_give_the_same_bytes(whole: Path, tmp_path: Path) -> None:
    """Spawned processes read the chunk size anew, so the jobs are made by hand: their answers are those made here."""
    jobs = [(small(GAMES).told(), runs.code_mark(), number) for number in (0, 1)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(experiment, "CHUNK", 1000)
        wanted = dict(here(jobs, lambda: False))
    with runs.workers(1, None) as made:
        assert dict(made(jobs, lambda: False)) == wanted
        assert list(made(jobs, lambda: True)) == []


WORKING = """
import time
from donjon.lab import records
for _ in records.over_cores(time.sleep, [0, 3600, 3600], 3, lambda: False):
    print("at work", flush=True)
"""


def test_workers_end_with_the_process_that_made_them_even_if_it_is_killed() -> None:
    """Busy ones and idle ones: all of them have its standard output open, so it ends when the last one has."""
    command = [sys.executable, "-c", WORKING]
    with subprocess.Popen(command, env=here_too(), stdout=subprocess.PIPE, text=True, start_new_session=True) as ran:
        try:
            assert ran.stdout and ran.stdout.readline() == "at work\n"
            ran.kill()
            assert ran.communicate(timeout=60)[0] == ""
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(ran.pid, signal.SIGKILL)


def test_a_worker_that_is_killed_is_told_in_a_sentence() -> None:
    with pytest.raises(DonjonError, match=r"^one of the processes at work was killed .*--threads$"):
        list(records.over_cores(os._exit, [9], 1, lambda: False))


RAY = importlib.util.find_spec("ray") is not None


@pytest.mark.skipif(not RAY, reason='Ray is not installed: pip install "donjon[ray]"')
@pytest.mark.filterwarnings("ignore::ResourceWarning")
def test_two_workers_of_ray_give_the_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its workers read the chunk size anew, so it is the usual one here. What a worker says of a fault comes through in a sentence."""
    monkeypatch.setattr(experiment, "CHUNK", 1000)
    assert runs.carry_out(runs.Folder(tmp_path / "here", small(GAMES)), here)
    with runs.workers(2, runs.LOCAL) as made:
        assert runs.carry_out(runs.Folder(tmp_path / "ray", small(GAMES)), made)
        with pytest.raises(DonjonError, match=r"^a worker runs another version of donjon[^\n]*$"):
            list(made([(small(GAMES).told(), "another", 0)], lambda: False))
        assert list(made([(small(GAMES).told(), runs.code_mark(), 0)], lambda: True)) == []
    assert files(tmp_path / "ray") == files(tmp_path / "here")


def test_ray_that_is_not_there() -> None:
    if RAY:
        pytest.skip("Ray is installed here: what is said where it is not cannot be seen")
    with pytest.raises(DonjonError, match=r'pip install "donjon\[ray\]"'), runs.workers(1, "local"):
        pass
