"""The lab over HTTP: an experiment from its text to its report, stopped and gone on with, the same to the byte as donjon lab run; and whom it is closed to."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from donjon.cli import lab_desk
from donjon.lab import records
from donjon.server.lab import Lab
from donjon.server.settings import Settings
from tests.cli.kit import apart
from tests.server.kit import Running, running, settings

# 8 games are a chunk where a bot thinks: enough of them to be stopped between two.
THINKING = """
name = "thinking"
games = 24
records = 1
[[play]]
game = "dungeon"
seats = 2
bots = [["search:3", "greedy"]]
"""
TINY = """
games = 3
records = 1
[[play]]
game = "dungeon"
bots = ["greedy"]
options.deck = ["standard", "fiery"]
"""
LONG = """
games = 900000
records = 0
[[play]]
game = "dungeon"
bots = ["random"]
"""


PATIENCE = 120
"""Seconds for an answer: a process is started for some, and the machine may be playing."""


@contextlib.asynccontextmanager
async def laboratory(chosen: Settings) -> AsyncIterator[Running]:
    """A server whose client is patient."""
    async with running(replace(chosen, lab_check_within=PATIENCE)) as there:
        there.http.timeout = httpx.Timeout(PATIENCE)
        yield there


async def post(there: Running, path: str, status: int, body: Any = None) -> dict[str, Any]:
    answer = await there.http.post(path, json=body)
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def add(there: Running, toml: str, **more: Any) -> str:
    return str((await post(there, "/api/lab", 201, {"toml": toml, **more}))["id"])


async def until(there: Running, id_: str, ready: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The experiment, as soon as it is as wanted; a failed one fails the test."""
    async with asyncio.timeout(240):
        while True:
            found: dict[str, Any] = (await there.http.get(f"/api/lab/{id_}")).json()
            if ready(found):
                return found
            assert found["state"] != "failed", found
            await asyncio.sleep(0.05)


def results(folder: Path) -> dict[str, bytes]:
    """All that is a result; the seconds, and a report that tells them, are none."""
    found = {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}
    return {name: data for name, data in found.items() if not name.startswith(("report.", "times."))}


async def test_an_experiment_cut_short_with_the_server_gives_the_bytes_of_the_command(tmp_path: Path) -> None:
    chosen = settings(tmp_path, lab_cores=1)
    async with laboratory(chosen) as there:
        plan = await post(there, "/api/lab/check", 200, {"toml": THINKING})
        assert (plan["name"], plan["games"], plan["combinations"]) == ("thinking", 24, 1)
        assert plan["plan"]["play"][0]["bots"] == [["search:3", "greedy"]]
        id_ = await add(there, THINKING)
        waits = await add(there, TINY, name="tiny")
        assert (await there.http.get(f"/api/lab/{waits}")).json()["state"] == "waiting"
        await post(there, f"/api/lab/{waits}/stop", 200)
        await until(there, id_, lambda one: one["state"] == "playing")
        process = there.server.lab.need(id_).process
        assert process
    assert process.returncode is not None
    async with laboratory(chosen) as there:
        listed = (await there.http.get("/api/lab")).json()["experiments"]
        assert [(one["id"], one["name"]) for one in listed] == [(waits, "tiny"), (id_, "thinking")]
        assert listed[0]["state"] == "stopped" and listed[1]["state"] in ("waiting", "compiling", "playing")
        done = await until(there, id_, lambda one: one["state"] == "done")
        assert done["done"] == 24 and {"report.html", "report.txt", "report.json", "games.parquet", "records/000-0000000.donjon"} <= set(
            done["files"]
        )
        await fetched(there, id_)
    file = tmp_path / "thinking.toml"
    file.write_text(THINKING)
    command = [sys.executable, "-m", "donjon", "lab", "run", str(file), "--out", str(tmp_path / "whole"), "--no-open"]
    subprocess.run(command, check=True, capture_output=True)
    assert results(chosen.experiments_folder / id_ / "results") == results(tmp_path / "whole")


async def fetched(there: Running, id_: str) -> None:
    """The files of an experiment that is done, and no others."""
    report = await there.http.get(f"/api/lab/{id_}/files/report.html")
    assert "<h1>thinking</h1>" in report.text and report.headers["x-frame-options"] == "SAMEORIGIN"
    assert (
        "frame-ancestors 'self'" in report.headers["content-security-policy"]
        and "script-src 'self' 'sha256-" in report.headers["content-security-policy"]
    )
    for _ in range(2):  # drawn, then kept
        finnish = await there.http.get(f"/api/lab/{id_}/files/report.html?language=fi")
        assert '<html lang="fi">' in finnish.text and "Kuka voittaa: paikat" in finnish.text
    assert finnish.headers["x-frame-options"] == "SAMEORIGIN" and "'sha256-" in finnish.headers["content-security-policy"]
    text = await there.http.get(f"/api/lab/{id_}/files/report.txt?language=fi")
    assert "paikka 1" in text.text and 'filename="thinking.report.fi.txt"' in text.headers["content-disposition"]
    for lang in ("xx", "../../state", ""):
        assert (await there.http.get(f"/api/lab/{id_}/files/report.html", params={"language": lang})).status_code == 404
    assert (await there.http.get(f"/api/lab/{id_}/files/report.json?language=fi")).json()["name"] == "thinking"
    record = await there.http.get(f"/api/lab/{id_}/files/records/000-0000000.donjon")
    assert record.text.startswith('[Game "dungeon"]') and "attachment" in record.headers["content-disposition"]
    plan = await there.http.get(f"/api/lab/{id_}/plan")
    assert plan.text == THINKING and 'filename="thinking.toml"' in plan.headers["content-disposition"]
    for name in ("experiment.json", "../state.json", "..%2Fstate.json", "records/../../state.json", "/etc/passwd", "chunks", ""):
        answer = await there.http.get(f"/api/lab/{id_}/files/{name}")
        assert answer.status_code in (404, 405), name
    assert (await there.http.get("/api/lab/..%2F..")).status_code == 404
    assert (await there.http.delete(f"/api/lab/{id_}/files")).status_code in (404, 405)


async def test_a_run_is_stopped_and_one_that_is_deleted_leaves_nothing(tmp_path: Path) -> None:
    chosen = settings(tmp_path, lab_cores=1)
    async with laboratory(chosen) as there:
        id_ = await add(there, LONG)
        await until(there, id_, lambda one: one["done"] > 0 and one["left"] is not None)
        await post(there, f"/api/lab/{id_}/stop", 200)
        stopped = await until(there, id_, lambda one: one["state"] == "stopped")
        assert 0 < stopped["done"] < 900_000 and not stopped["files"]
        await post(there, f"/api/lab/{id_}/go-on", 200)
        await until(there, id_, lambda one: one["state"] == "compiling")
        process = there.server.lab.need(id_).process
        assert (await there.http.delete(f"/api/lab/{id_}")).status_code == 204
        assert process and process.returncode is not None
        assert (await there.http.get(f"/api/lab/{id_}")).status_code == 404
        assert list(chosen.experiments_folder.iterdir()) == []


async def test_a_report_of_an_experiment_that_is_deleted_while_it_is_drawn(tmp_path: Path) -> None:
    chosen = settings(tmp_path, lab_cores=1)
    async with laboratory(chosen) as there:
        id_ = await add(there, TINY)
        await until(there, id_, lambda one: one["state"] == "done")
        asked = [asyncio.create_task(there.http.get(f"/api/lab/{id_}/files/report.html?language={lang}")) for lang in ("fi", "de")]
        async with asyncio.timeout(PATIENCE):
            while not there.server.lab._drawing.locked():
                await asyncio.sleep(0.01)
        assert (await there.http.delete(f"/api/lab/{id_}")).status_code == 204
        missing = await there.http.get(f"/api/lab/{id_}")
        for answer in await asyncio.gather(*asked):
            assert (answer.status_code, answer.json()) == (missing.status_code, missing.json())
        assert missing.status_code == 404 and missing.json()["error"]["text"] == f"there is no experiment '{id_}'"
        assert list(chosen.experiments_folder.iterdir()) == []


async def test_a_folder_has_one_run_of_the_server_or_of_the_command(tmp_path: Path) -> None:
    chosen = settings(tmp_path, lab_cores=1)
    async with laboratory(chosen) as there:
        id_ = await add(there, LONG)
        results = chosen.experiments_folder / id_ / "results"
        await until(there, id_, lambda one: one["done"] > 0)
        said = f"another run is at work in {results}: wait until it is over or stop it, or name another folder with --out"
        command = ("lab", "run", str(results.parent / "experiment.toml"), "--out", str(results))
        second = await asyncio.to_thread(apart, *command)
        assert (second.returncode, second.stderr) == (2, f"donjon lab: {said}\n")
        await post(there, f"/api/lab/{id_}/stop", 200)
        await until(there, id_, lambda one: one["state"] == "stopped")
        with records.alone(results):
            await post(there, f"/api/lab/{id_}/go-on", 200)
            failed = await until(there, id_, lambda one: one["state"] == "failed")
        assert failed["trouble"] == said
        await post(there, f"/api/lab/{id_}/go-on", 200)
        await until(there, id_, lambda one: one["state"] == "playing")


WRONG = [
    (TINY.replace("fiery", "icy"), 400, "lab", "play[1].options.deck", "icy"),
    (TINY.replace("bots", "bot"), 400, "lab", "play[1].bot", "no such key"),
    ("[[play", 400, "lab", None, "no TOML"),
    ('[[play]]\ngame = "castle"\nbots = ["greedy"]\nbox = ["/etc/passwd"]', 400, "lab", "play[1].box[1].file", "no file can be named here"),
    (LONG.replace("900000", "1000001"), 409, "lab_games", "games", "1,000,001 games are too many"),
    (TINY.replace("3", "15000", 1) + 'rows = ["chance"]', 400, "lab", "play[1].rows", "no such key"),
    ('rows = ["chance"]' + TINY.replace("3", "15000", 1), 409, "lab_rows", "rows", "20,000 games"),
    ("records = 501" + TINY.replace("records = 1", "").replace("3", "600", 1), 409, "lab_records", "records", "1,002 records"),
    (THINKING.replace("search:3", "search:60s"), 409, "lab_thought", "bots", "10,000 ms"),
]


async def test_what_is_wrong_or_too_much_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def here(_: Lab, what: str, asked: dict[str, Any]) -> dict[str, Any]:
        """The lab's program, without a process for each question."""
        assert what == "check"
        return lab_desk.check(asked)

    monkeypatch.setattr(Lab, "_ask", here)
    async with laboratory(settings(tmp_path, lab_combinations=2, lab_queue=0)) as there:
        for toml, status, code, field, said in WRONG:
            error = (await post(there, "/api/lab/check", status, {"toml": toml}))["error"]
            assert (error["code"], error.get("field")) == (code, field) and said in error["text"], error
        assert (await post(there, "/api/lab/check", 409, {"toml": TINY.replace("bots", "seats = [2, 3]\nbots")}))["error"][
            "code"
        ] == "lab_combinations"
        assert (await post(there, "/api/lab", 409, {"toml": LONG}))["error"]["code"] == "lab_queue"
        assert (await there.http.post("/api/lab", json={"toml": LONG}, headers={"origin": "https://elsewhere.example"})).status_code == 403


@pytest.mark.parametrize(
    ("changes", "open_"),
    [
        ({}, True),
        ({"host": "::1"}, True),
        ({"host": "0.0.0.0"}, False),
        ({"host": "192.168.1.5"}, False),
        ({"public_url": "https://donjon.example"}, False),
        ({"lab": False}, False),
        ({"host": "0.0.0.0", "lab": True}, True),
    ],
)
def test_the_lab_is_open_where_only_this_machine_reaches_it_or_somebody_asked(changes: dict[str, Any], open_: bool) -> None:
    assert Settings(**changes).experiments is open_


async def test_where_there_is_no_lab_nothing_of_it_answers(tmp_path: Path) -> None:
    async with laboratory(settings(tmp_path, host="0.0.0.0")) as there:
        told = (await there.http.get("/api/lab")).json()
        assert told["on"] is False and told["experiments"] == []
        assert (await post(there, "/api/lab", 403, {"toml": TINY}))["error"]["code"] == "lab_off"
        assert (await there.http.get("/api/lab/0/files/report.html")).status_code == 403
    async with laboratory(settings(tmp_path)) as there:
        assert (await there.http.get("/api/lab", headers={"host": f"rebound.example:{there.port}"})).json()["on"] is False
