"""The store: one writer a table, conflicts that harm nobody else, migrations, databases that cannot be opened."""

from __future__ import annotations

import asyncio
import dataclasses
import os
import random
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from donjon.server.schema import HEAD, metadata
from donjon.server.store import MIGRATIONS, Conflict, SavedChair, SavedEntry, SavedMatch, Store, StoreError, driver_url
from tests.server.kit import running, settings

HUMAN = {"kind": "human"}


def match(name: str) -> SavedMatch:
    """A row to store."""
    return SavedMatch(name, "knights", "1", {"deploy": "forced"}, "seed", None, False, False, True, None, False, None)


def entry(ply: int) -> SavedEntry:
    """A line to store."""
    return SavedEntry(ply, 0, "move", "stop", None, False)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL of its own, where its programs are installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not found:
        pytest.skip("PostgreSQL's programs are not installed (/usr/lib/postgresql/*/bin)")
    programs = found[-1].parent
    root = os.geteuid() == 0  # PostgreSQL refuses to run as root
    folder = Path(tempfile.mkdtemp(prefix="donjon-"))
    if root:
        shutil.chown(folder, "postgres")

    def run(program: str, *options: str) -> None:
        command = [*(["runuser", "-u", "postgres", "--"] if root else []), str(programs / program), "-D", str(folder / "data"), *options]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")

    try:
        run("initdb", "-A", "trust", "-U", "donjon")
        options = f"-c listen_addresses='' -c unix_socket_directories='{folder}' -c port=5499"
        run("pg_ctl", "-w", "-l", str(folder / "log"), "-o", options, "start")
        yield f"postgresql://donjon@/postgres?host={folder}&port=5499"
        run("pg_ctl", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.sqlite3'}"
    return str(request.getfixturevalue("postgres"))


async def test_what_is_written_is_read(url: str) -> None:
    store = await Store.open(url)
    name = f"t{random.randrange(10**9)}"
    chairs = [SavedChair("human", "Ana", None, "hash"), SavedChair("open", None, None, None)]
    await store.create(match(name), chairs)
    saved = await store.load(name)
    assert saved and saved.match == match(name) and saved.chairs == chairs and saved.journal == []
    await store.set_chair(name, 1, chairs[1], SavedChair("bot", None, "random", None))
    with pytest.raises(Conflict):
        await store.set_chair(name, 1, chairs[1], SavedChair("human", "Bo", None, "other"))
    assert (await store.load(name)).match.started  # type: ignore[union-attr]
    await store.append(name, entry(1))
    await store.append(name, entry(2), finishes=True)
    await store.close()
    again = await Store.open(url)
    saved = await again.load(name)
    assert saved and saved.journal == [entry(1), entry(2)] and saved.match.finished
    assert await again.check() == "ok"
    await again.close()


async def test_a_conflict_harms_nobody_who_is_committed_with_it(url: str) -> None:
    store = await Store.open(url)
    names = [f"t{random.randrange(10**9)}" for _ in range(3)]
    for name in names:
        await store.create(match(name), [SavedChair("human", None, None, None)])
    await store.append(names[1], entry(1))
    results = await asyncio.gather(*(store.append(name, entry(1)) for name in names), return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Conflict, type(None)]
    for name in names:
        saved = await store.load(name)
        assert saved and saved.journal == [entry(1)]
    await store.close()


async def test_only_one_rematch_is_made(url: str) -> None:
    store = await Store.open(url)
    names = [f"t{random.randrange(10**9)}" for _ in range(3)]
    seats = [SavedChair("human", None, None, None)]
    await store.create(match(names[0]), seats)
    results = await asyncio.gather(*(store.create(match(name), seats, names[0]) for name in names[1:]), return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Conflict]
    assert (await store.load(names[0])).match.rematch == names[1]  # type: ignore[union-attr]
    assert await store.load(names[2]) is None
    await store.close()


async def test_two_servers_may_start_at_once_on_an_empty_store(url: str) -> None:
    stores = await asyncio.gather(*(Store.open(url) for _ in range(3)))
    for store in stores:
        await store.close()


async def test_a_second_writer_gets_a_conflict_and_reads_anew(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as one, running(settings(tmp_path)) as two:
        opened = await one.open([HUMAN, HUMAN])
        tokens = opened["seats"].values()
        here, there = await one.client(opened["table"], *tokens), await two.client(opened["table"], *tokens)
        first = here.where["legal"][0]
        assert (await here.play(first))["type"] == "ok"
        refused = await there.play(there.where["legal"][-1])
        assert (refused["type"], refused["code"]) == ("error", "conflict")
        await there.until(lambda where: where["ply"] == 1)
        await here.until(lambda where: where["ply"] == 1)
        assert there.entries == here.entries and there.where["view"] == here.where["view"]
        assert (await there.play())["type"] == "ok"
        refused = await here.play()
        assert refused["code"] == "conflict"
        await here.until(lambda where: where["ply"] == 2)
        saved = await one.server.store.load(opened["table"])
        assert saved and [line.ply for line in saved.journal] == [1, 2]
        await here.close()
        await there.close()


async def test_a_chair_is_taken_once(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as one, running(settings(tmp_path)) as two:
        opened = await one.open([HUMAN, {"kind": "open"}, {"kind": "open"}])
        path = f"/api/tables/{opened['table']}/seats/1"
        await two.http.get(f"/api/tables/{opened['table']}")
        answers = await asyncio.gather(*(server.http.post(path, json={"name": "Bo"}) for server in (one, two, one, two)))
        assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409]


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


async def test_the_migrated_database_is_the_schema(url: str) -> None:
    store = await Store.open(url)
    async with store._engine.connect() as connection:
        found = await connection.run_sync(lambda sync: compare_metadata(MigrationContext.configure(sync), metadata))
    assert found == []
    await store.close()


def test_urls_name_what_is_wrong() -> None:
    assert driver_url("postgresql://x@localhost/y").drivername == "postgresql+psycopg"
    assert driver_url("sqlite:////tmp/x").drivername == "sqlite+aiosqlite"
    for bad in ("", "hello", "mysql://x/y"):
        with pytest.raises(StoreError):
            driver_url(bad)


async def test_a_database_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    (tmp_path / "broken.sqlite3").write_bytes(b"this is no database" * 100)
    with pytest.raises(StoreError, match=r"broken\.sqlite3"):
        await Store.open(f"sqlite:///{tmp_path / 'broken.sqlite3'}")


def test_rows_are_the_fields() -> None:
    assert {column.name for column in metadata.tables["journal"].columns} == {"match", *(f.name for f in dataclasses.fields(SavedEntry))}


async def test_a_store_that_fails_loses_the_move_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(settings(tmp_path)) as there:
        opened = await there.open([HUMAN, HUMAN])
        client = await there.client(opened["table"], *opened["seats"].values())
        watcher = await there.client(opened["table"])

        async def fail(*_: object) -> None:
            raise OSError("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(there.server.store, "append", fail)
            answer = await client.play()
            assert answer["code"] == "internal" and "disk" not in answer["text"]
        late = await there.client(opened["table"])
        assert late.where["ply"] == 0 and watcher.where["ply"] == 0
        assert (await client.play())["ply"] == 1
        await watcher.until(lambda where: where["ply"] == 1)
        for someone in (client, watcher, late):
            await someone.close()
