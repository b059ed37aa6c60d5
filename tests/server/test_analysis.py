"""After the end: the analysis comes from the workers, is told as far as it is and kept; a match can be gone on with from any ply."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from donjon.bots.analysis import Ask, decisions
from donjon.core import game as games
from donjon.core import notation
from donjon.core.match import Match
from donjon.server.course import begin
from donjon.server.settings import Settings
from donjon.server.workers import Choose, Pool, Seek, WorkerFailed
from tests.server.kit import WAIT, Client, Running, play_out, running, settings

HUMAN = {"kind": "human"}
RANDOM = {"kind": "bot", "level": "random"}


def quick(folder: Path, **changes: Any) -> Settings:
    """A server whose analyses take the fewest simulations."""
    return settings(folder, analysis=0.01, workers=1, **changes)


async def resigned(there: Running, game: str = "knights", plies: int = 6, **more: Any) -> tuple[str, Client]:
    """A table at which one person sits on both seats, has played some moves and then resigned as seat 1."""
    opened = await there.open([HUMAN, HUMAN], game=game, **more)
    client = await there.client(opened["table"], *opened["seats"].values())
    rng = random.Random(3)
    for _ in range(plies):
        ply = client.where["ply"]
        await client.play(rng=rng)
        await client.until(lambda where, ply=ply: where["ply"] > ply)
    assert (await client.ask("resign", seat=1))["type"] == "ok"
    await client.until(lambda where: where["finished"])
    return opened["table"], client


async def study(there: Running, table: str) -> dict[str, Any]:
    """Asks until the analysis is whole."""
    async with asyncio.timeout(6 * WAIT):
        while True:
            answer = await there.http.get(f"/api/tables/{table}/analysis")
            assert answer.status_code == 200, answer.text
            found: dict[str, Any] = answer.json()
            if found["analysis"]:
                return found
            assert found["done"] <= found["of"]
            if found["partial"]:
                assert len(found["partial"]["plies"]) <= found["of"]
            await asyncio.sleep(0.05)


async def test_an_analysis_begins_with_the_first_look_and_is_kept(tmp_path: Path) -> None:
    async with running(quick(tmp_path)) as there:
        table, client = await resigned(there)
        first = (await there.http.get(f"/api/tables/{table}/analysis")).json()
        assert (first["done"], first["of"], first["analysis"], first["partial"]) == (0, 7, None, None)
        found = await study(there, table)
        assert (found["done"], found["of"], found["partial"]) == (7, 7, None)
        plies = found["analysis"]["plies"]
        assert [(ply["ply"], ply["seat"], ply["move"]) for ply in plies] == [
            (line["ply"], line["seat"], line["move"]) for line in client.entries
        ]
        assert plies[-1]["move"] == "resign 1" and plies[-1]["after"] == plies[-1]["played"] == [1.0, 0.0]
        await client.close()
    async with running(quick(tmp_path, patience=0.001, warm_up=0.001)) as there:
        again = (await there.http.get(f"/api/tables/{table}/analysis")).json()
        assert again == found


async def test_moves_that_were_taken_back_are_not_judged_and_plies_are_the_journals(tmp_path: Path) -> None:
    async with running(quick(tmp_path)) as there:
        opened = await there.open([HUMAN, HUMAN])
        client = await there.client(opened["table"], *opened["seats"].values())
        for step in ("keep", "undo", "keep"):
            ply = client.where["ply"]
            answer = await (client.ask("undo", seat=0) if step == "undo" else client.play())
            assert answer["type"] == "ok", answer
            await client.until(lambda where, ply=ply: where["ply"] > ply)
        await client.ask("resign", seat=0)
        found = await study(there, opened["table"])
        assert [ply["ply"] for ply in found["analysis"]["plies"]] == [3, 4]
        await client.close()


async def test_before_the_end_nothing_is_analysed(tmp_path: Path) -> None:
    async with running(quick(tmp_path)) as there:
        opened = await there.open([HUMAN, HUMAN])
        waiting = await there.open([HUMAN, {"kind": "open"}])
        for table, code in ((opened["table"], "not_over"), (waiting["table"], "not_started")):
            for method, path, body in (
                ("GET", "analysis", None),
                ("POST", "whatif", {"ply": 0, "seats": {"0": "human"}, "level": "greedy"}),
            ):
                answer = await there.http.request(method, f"/api/tables/{table}/{path}", json=body)
                assert (answer.status_code, answer.json()["error"]["code"]) == (409, code)
        assert not there.server.pool.pids()


async def test_a_client_has_one_analysis_on_its_way(tmp_path: Path) -> None:
    async with running(quick(tmp_path, limits=True)) as there:
        tables = [await resigned(there, plies=1) for _ in range(2)]
        (one, _), (two, _) = tables
        assert (await there.http.get(f"/api/tables/{one}/analysis")).status_code == 200
        refused = await there.http.get(f"/api/tables/{two}/analysis")
        assert refused.status_code == 429 and refused.json()["error"]["code"] == "limit" and one in refused.json()["error"]["text"]
        await study(there, one)
        await study(there, two)
        for _, client in tables:
            await client.close()


async def test_a_search_that_fails_is_told_once_and_can_be_asked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(quick(tmp_path)) as there:
        table, client = await resigned(there, plies=1)

        async def fail(*_: object) -> float:
            raise WorkerFailed("gone")

        with monkeypatch.context() as broken:
            broken.setattr(there.server.pool, "gauge", fail)
            await there.http.get(f"/api/tables/{table}/analysis")
            refused = await there.http.get(f"/api/tables/{table}/analysis")
            assert (refused.status_code, refused.json()["error"]["code"]) == (409, "analysis")
        assert (await study(there, table))["done"] == 2
        await client.close()


async def test_an_analysis_that_cannot_be_stored_is_told_all_the_same(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with running(quick(tmp_path)) as there:
        table, client = await resigned(there, plies=1)
        with contextlib.closing(sqlite3.connect(tmp_path / "test.sqlite3")) as other:
            other.execute("CREATE TRIGGER full BEFORE INSERT ON analyses BEGIN SELECT RAISE(ABORT, 'disk is full'); END")
            other.commit()
        found = await study(there, table)
        assert [line for line in caplog.messages if "disk is full" in line and table in line]
        assert (await there.http.get(f"/api/tables/{table}/analysis")).json() == found
        await client.close()


@pytest.mark.parametrize("damage", ["CAST(x'ff' AS TEXT)", f"""'{'{"x":' * 5000}'"""])
async def test_a_kept_analysis_that_is_damaged_is_made_anew(tmp_path: Path, damage: str) -> None:
    async with running(quick(tmp_path)) as there:
        table, client = await resigned(there, plies=1)
        with contextlib.closing(sqlite3.connect(tmp_path / "test.sqlite3")) as other:
            other.execute(f"INSERT INTO analyses (match, analysis) VALUES ('{table}', {damage})")
            other.commit()
        assert len((await study(there, table))["analysis"]["plies"]) == 2
        await client.close()


async def test_tables_that_are_played_at_come_first(tmp_path: Path) -> None:
    match = Match.start("knights", seed=1)
    concealed, legal = match.concealed(0), match.legal()
    match.resign(0)
    (decision,) = decisions(match)
    pool = Pool(settings(tmp_path, workers=1))
    answered: list[str] = []

    async def ask(name: str) -> None:
        if name == "study":
            await pool.seek("a", Seek("knights", decision, Ask(64, "x")))
        else:
            await pool.choose(name, Choose("knights", concealed, 0, "greedy", 1, legal), watched=name != "bots alone")
        answered.append(name)

    async with asyncio.timeout(6 * WAIT), asyncio.TaskGroup() as group:
        for name in ("bots alone", "study", "study", "table", "other table"):
            group.create_task(ask(name))
    assert answered == ["table", "other table", "study", "study", "bots alone"]
    await pool.close()


@pytest.mark.parametrize(
    ("game", "options"),
    [(name, {option: values[at] for option, values in games.meta(name).options.items()}) for name in games.names() for at in (0, -1)],
)
def test_what_is_taken_over_is_the_same_position_for_everybody(game: str, options: dict[str, str]) -> None:
    rng = random.Random(7)
    seats = games.meta(game).seats[0]
    names = [f"Player {seat}" for seat in range(seats)]
    course = begin(game, options, "the seed of the first", names, {})
    while not course.match.finished:
        if course.interrupter is not None and rng.random() < 0.2:
            course.play(course.interrupter, "call")
        else:
            assert course.mover is not None
            course.play_for(course.mover, rng.choice(course.legal()))
    opening = notation.parse(course.match.record()).headers.get("Start")
    for ply in sorted(rng.sample(range(course.ply), 5)):
        past = course.past(ply)
        other = begin(game, options, "another seed", names, {}, None, opening, past.plies)
        stored = [other.take_over(past.line(index + 1)) for index in range(past.plies)]
        assert [other.match.concealed(seat) for seat in range(seats)] == [past.concealed(seat) for seat in range(seats)]
        again = begin(game, options, "another seed", names, {}, None, opening, past.plies)
        for entry in stored:
            again.repeat(entry)
        assert other.mover is not None
        other.play_for(other.mover, other.legal()[0])
        again.play_for(other.journal[-1].seat, other.journal[-1].move)
        assert again.journal == other.journal and again.match.record() == other.match.record()


async def test_a_match_goes_on_from_any_ply_and_says_where_it_came_from(tmp_path: Path) -> None:
    async with running(quick(tmp_path)) as there:
        table, client = await resigned(there, "towers", plies=9, name="Ana")
        asked = {"ply": 7, "seats": {"0": "human"}, "level": "random"}
        answer = await there.http.post(f"/api/tables/{table}/whatif", json=asked)
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        assert list(opened["seats"]) == ["0"] and opened["host"]
        info = (await there.http.get(f"/api/tables/{opened['table']}")).json()
        assert info["origin"] == {"table": table, "ply": 7}
        assert (await there.http.get(f"/api/tables/{table}")).json()["origin"] is None
        assert [(chair["kind"], chair["name"], chair["level"]) for chair in info["chairs"]] == [
            ("human", "Ana", None),
            ("bot", None, "random"),
        ]
        assert info["options"] == (await there.http.get(f"/api/tables/{table}")).json()["options"]
        mine = await there.client(opened["table"], opened["seats"]["0"])
        assert [(line["ply"], line["move"], line["outcome"]) for line in mine.entries[:7]] == [
            (line["ply"], line["move"], line["outcome"]) for line in client.entries[:7]
        ]
        before = (await there.http.get(f"/api/tables/{table}/at/7")).json()
        after = (await there.http.get(f"/api/tables/{opened['table']}/at/7")).json()
        assert (after["scores"], after["mover"]) == (before["scores"], before["mover"])
        await play_out(mine, random.Random(2))
        record = (await there.http.get(f"/api/tables/{opened['table']}/record")).text
        read = Match.read(record)
        assert read.scores == mine.where["scores"] and read.finished
        assert read.headers["From"] == f"{table} 7" and "[Seed " not in record and "[Commitment " not in record
        whole = (await there.http.get(f"/api/tables/{opened['table']}")).json()
        await mine.close()
        await client.close()
    async with running(quick(tmp_path)) as there:
        assert (await there.http.get(f"/api/tables/{opened['table']}")).json() | {"chairs": []} == whole | {"chairs": []}
        assert (await there.http.get(f"/api/tables/{opened['table']}/record")).text == record


async def test_what_is_hidden_is_drawn_anew(tmp_path: Path) -> None:
    async with running(quick(tmp_path)) as there:
        table, client = await resigned(there, "towers", plies=2)
        asked = {"ply": 2, "seats": {"0": "human", "1": "human"}, "level": "random"}
        drawn = set()
        for _ in range(3):
            opened = (await there.http.post(f"/api/tables/{table}/whatif", json=asked)).json()
            mine = await there.client(opened["table"], *opened["seats"].values())
            assert mine.table["hot_seat"] and mine.table["commitment"] != client.table["commitment"]
            while not any(line["outcome"] for line in mine.entries):
                ply = mine.where["ply"]
                await mine.play(mine.where["legal"][0])
                await mine.until(lambda where, ply=ply: where["ply"] > ply)
            drawn.add(mine.entries[-1]["outcome"])
            await mine.close()
        assert len(drawn) == 3, drawn
        await client.close()


async def test_what_if_that_cannot_be(tmp_path: Path) -> None:
    async with running(quick(tmp_path)) as there:
        table, client = await resigned(there)
        good: dict[str, Any] = {"ply": 1, "seats": {"0": "human"}, "level": "greedy"}
        wrong: list[tuple[dict[str, Any], int, str, str]] = [
            ({"ply": 7}, 409, "over", "ply"),
            ({"ply": 8}, 404, "ply", "ply"),
            ({"ply": -1}, 400, "invalid", "ply"),
            ({"seats": {"2": "human"}}, 400, "seat", "seats"),
            ({"seats": {"0": "open"}}, 400, "invalid", "seats[...]"),
            ({"level": "genius"}, 400, "level", "level"),
        ]
        for change, status, code, field in wrong:
            answer = await there.http.post(f"/api/tables/{table}/whatif", json=good | change)
            error = answer.json()["error"]
            assert (answer.status_code, error["code"], error.get("field")) == (status, code, field), (change, error)
        nowhere = await there.http.post("/api/tables/nowhere/whatif", json=good)
        assert nowhere.status_code == 404
        await client.close()


async def test_a_ply_that_was_taken_back_can_be_gone_on_from(tmp_path: Path) -> None:
    async with running(quick(tmp_path)) as there:
        opened = await there.open([HUMAN, HUMAN])
        client = await there.client(opened["table"], *opened["seats"].values())
        first, second = client.where["legal"][:2]
        await client.play(first)
        await client.ask("undo", seat=0)
        await client.until(lambda where: where["ply"] == 2)
        await client.play(second)
        await client.ask("resign", seat=0)
        for ply, moves in ((1, [first]), (2, []), (3, [second])):
            asked = {"ply": ply, "seats": {"0": "human", "1": "human"}, "level": "random"}
            found = (await there.http.post(f"/api/tables/{opened['table']}/whatif", json=asked)).json()
            mine = await there.client(found["table"], *found["seats"].values())
            await mine.ask("resign", seat=0)
            await mine.until(lambda where: where["finished"])
            assert [line["move"] for line in mine.entries] == [*moves, "resign 0"]
            await mine.close()
        await client.close()
