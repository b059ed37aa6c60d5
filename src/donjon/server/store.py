"""The store: what must survive. A write returns once it is committed to the disk.

All writes go through one thread, which commits everything that waits in one transaction (group commit): a hundred busy tables cost one
flush, and a lone move waits for nobody. The thread uses the database directly, since each hop between the event loop and a thread costs
a wait for the interpreter's lock, and an asynchronous driver for SQLite makes seven of them a commit; reads are rare and go that way. SQLite runs in WAL mode with synchronous=FULL, so the log is flushed before a commit returns: a
move that was acknowledged survives the death of the process and the loss of power (as far as the disk keeps its promise to flush).
PostgreSQL does the same by default. The primary key (match, ply) of the journal allows one writer a match; a second gets `Conflict`.
"""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import sqlite3
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from donjon.core.errors import DonjonError
from donjon.server.schema import HEAD, analyses, chairs, journal, matches

MIGRATIONS = Path(__file__).parent / "migrations"
GROUP = 500
"""The most writes in one commit."""
WAL_TRIES, WAL_PAUSE = 40, 0.05
"""How often a new file is asked to write ahead, and the seconds between."""


class Conflict(DonjonError):
    """Somebody else has written that ply, or taken that chair, first."""


class StoreError(DonjonError):
    """The database cannot be opened or is of another version."""


@dataclass(frozen=True)
class SavedMatch:
    """A row of `matches`."""

    id: str
    game: str
    rules: str
    options: dict[str, str]
    seed: str
    host: str | None
    hot_seat: bool
    hide_scores: bool
    pace: bool
    started: datetime.datetime | None
    finished: bool
    rematch: str | None
    box: str | None = None
    origin: dict[str, Any] | None = None
    """Where the match began, if in the middle of another: `{table, ply}`, `opening` ([Start] or None), and `given`, how many entries are taken over."""


@dataclass(frozen=True)
class SavedChair:
    """A row of `chairs`; `token` is a hash."""

    kind: str
    name: str | None
    level: str | None
    token: str | None


@dataclass(frozen=True)
class SavedEntry:
    """A row of `journal`; `ply` is from 1."""

    ply: int
    seat: int
    kind: str
    move: str
    outcome: str | None
    forced: bool


@dataclass(frozen=True)
class Saved:
    """All that is stored of one table."""

    match: SavedMatch
    chairs: list[SavedChair]
    journal: list[SavedEntry]


Work = Callable[[sa.Connection], Any]


@dataclass(frozen=True)
class _Append:
    """A line of a journal on its way; the last one marks the match finished."""

    match: str
    entry: SavedEntry
    finishes: bool

    def row(self) -> dict[str, Any]:
        entry = self.entry
        return {
            "match": self.match,
            "ply": entry.ply,
            "seat": entry.seat,
            "kind": entry.kind,
            "move": entry.move,
            "outcome": entry.outcome,
            "forced": entry.forced,
        }


def driver_url(url: str) -> sa.URL:
    """The URL with the drivers that the store uses; StoreError where it is none."""
    try:
        parsed = make_url(url)
    except sa.exc.ArgumentError:
        raise StoreError(f"{url!r} is no database URL; one is sqlite:////path/to/file.sqlite3 or postgresql://user@host/name") from None
    backend = parsed.get_backend_name()
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}
    if backend not in drivers:
        raise StoreError(f"the database can be sqlite or postgresql, not {backend}")
    return parsed.set(drivername=drivers[backend])


def _now() -> datetime.datetime:
    return datetime.datetime.now(datetime.UTC)


class Store:
    """The database, opened by `await Store.open(url)`."""

    def __init__(self, engine: AsyncEngine, writing: sa.Engine) -> None:
        self._engine = engine
        self._writing = writing
        self._thread = ThreadPoolExecutor(1, "store")
        self._waiting: deque[tuple[_Append | Work, asyncio.Future[Any]]] = deque()
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connects, brings the schema up to date and starts the writer."""
        parsed = driver_url(url)
        sqlite = parsed.get_backend_name() == "sqlite"
        if sqlite and parsed.database and parsed.database != ":memory:":
            try:
                Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise StoreError(f"the folder of the database {parsed.database} cannot be made: {error.strerror}") from None
        engine = create_async_engine(parsed)
        writing = sa.create_engine(parsed.set(drivername="sqlite") if sqlite else parsed)
        if sqlite:
            for one in (engine.sync_engine, writing):
                sa.event.listen(one, "connect", _prepare_sqlite)
        store = cls(engine, writing)
        try:
            await store._migrate()
        except SQLAlchemyError as error:
            await store._dispose()
            raise StoreError(f"the database {parsed.render_as_string()} cannot be opened: {error.args[0]}") from error
        store._writer = asyncio.create_task(store._write(), name="store")
        return store

    async def close(self) -> None:
        """Commits what waits and closes."""
        if self._writer:
            while self._waiting:
                await asyncio.sleep(0.01)
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        await self._dispose()

    async def _dispose(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._writing.dispose)
        self._thread.shutdown()
        await self._engine.dispose()

    async def _migrate(self) -> None:
        async with self._engine.connect() as connection:
            if await connection.run_sync(_version) == HEAD:
                return
        async with self._engine.connect() as connection:
            # two servers may start at once: the second waits here and then finds nothing to do
            if self._engine.dialect.name == "sqlite":
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            else:
                await connection.exec_driver_sql("SELECT pg_advisory_xact_lock(6468)")
            await connection.run_sync(_upgrade)
            await connection.commit()

    # --- the writer

    async def _submit(self, job: _Append | Work) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, done))
        self._wake.set()
        return await done

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                group = [self._waiting.popleft() for _ in range(min(GROUP, len(self._waiting)))]
                results = await loop.run_in_executor(self._thread, self._commit, [job for job, _ in group])
                for (_, done), result in zip(group, results, strict=True):
                    _settle(done, result)

    def _commit(self, jobs: list[_Append | Work]) -> list[Any]:
        """In the thread: commits the jobs, and gives the result or the exception of each."""
        appends = [job for job in jobs if isinstance(job, _Append)]
        told = dict(zip(map(id, appends), self._commit_appends(appends), strict=True)) if appends else {}
        return [told[id(job)] if isinstance(job, _Append) else self._commit_one(job) for job in jobs]

    def _commit_appends(self, group: list[_Append]) -> list[Exception | None]:
        try:
            with self._writing.begin() as connection:
                _insert(connection, group)
        except IntegrityError:
            if len(group) == 1:
                return [Conflict(f"another server has written ply {group[0].entry.ply} of this table")]
            return [result for job in group for result in self._commit_appends([job])]
        except Exception as error:
            return [error] * len(group)
        return [None] * len(group)

    def _commit_one(self, work: Work) -> Any:
        try:
            with self._writing.begin() as connection:
                return work(connection)
        except Exception as error:
            return error

    # --- writes

    async def append(self, match: str, entry: SavedEntry, finishes: bool = False) -> None:
        """Stores the next line of a journal. Returns after the commit; Conflict where that ply is there already."""
        await self._submit(_Append(match, entry, finishes))

    async def create(
        self, match: SavedMatch, seats: Sequence[SavedChair], predecessor: str | None = None, given: Sequence[SavedEntry] = ()
    ) -> None:
        """Stores a new table, with the entries that it takes over; Conflict where `predecessor` has a rematch already."""

        def work(connection: sa.Connection) -> None:
            if predecessor is not None:
                claim = sa.update(matches).where(matches.c.id == predecessor, matches.c.rematch.is_(None)).values(rematch=match.id)
                if (connection.execute(claim)).rowcount != 1:
                    raise Conflict("there is a rematch already")
            row = {name: value for name, value in vars(match).items() if name not in ("finished", "rematch")}
            connection.execute(sa.insert(matches).values(**row, opened=_now()))
            rows = [{"match": match.id, "seat": seat, **vars(chair)} for seat, chair in enumerate(seats)]
            connection.execute(sa.insert(chairs), rows)
            if given:
                connection.execute(sa.insert(journal), [_Append(match.id, entry, False).row() for entry in given])

        await self._submit(work)

    async def keep_analysis(self, match: str, analysis: str) -> None:
        """Stores the analysis of a match, in the place of an older one."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(analyses).where(analyses.c.match == match))
            connection.execute(sa.insert(analyses).values(match=match, analysis=analysis))

        await self._submit(work)

    async def set_chair(self, match: str, seat: int, before: SavedChair, after: SavedChair) -> None:
        """Changes a chair before the start, and starts if none is open then; Conflict where the chair is no longer what it was."""

        def work(connection: sa.Connection) -> None:
            chair = sa.and_(chairs.c.match == match, chairs.c.seat == seat)
            same = (chairs.c.kind == before.kind, chairs.c.token.is_not_distinct_from(before.token))
            if (connection.execute(sa.update(chairs).where(chair, *same).values(**vars(after)))).rowcount != 1:
                raise Conflict(f"somebody else has changed seat {seat} meanwhile")
            free = sa.select(chairs.c.seat).where(chairs.c.match == match, chairs.c.kind == "open").exists()
            begin = sa.update(matches).where(matches.c.id == match, matches.c.started.is_(None), ~free)
            connection.execute(begin.values(started=_now()))

        await self._submit(work)

    # --- reads

    async def load(self, match: str) -> Saved | None:
        """All that is stored of a table, or None."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(sa.select(matches).where(matches.c.id == match))).mappings().first()
            if row is None:
                return None
            seats = (await connection.execute(sa.select(chairs).where(chairs.c.match == match).order_by(chairs.c.seat))).mappings().all()
            lines = (await connection.execute(sa.select(journal).where(journal.c.match == match).order_by(journal.c.ply))).mappings().all()
        saved = {name: row[name] for name in SavedMatch.__dataclass_fields__}
        saved["finished"] = row["finished"] is not None
        return Saved(
            SavedMatch(**saved),
            [SavedChair(**{name: seat[name] for name in SavedChair.__dataclass_fields__}) for seat in seats],
            [SavedEntry(**{name: line[name] for name in SavedEntry.__dataclass_fields__}) for line in lines],
        )

    async def analysis(self, match: str) -> str | None:
        """The analysis that is stored, or None."""
        async with self._engine.connect() as connection:
            found: str | None = (await connection.execute(sa.select(analyses.c.analysis).where(analyses.c.match == match))).scalar()
        return found

    async def running_without_people(self, most: int) -> list[str]:
        """The running tables, at most `most`, at which only bots sit."""
        people = sa.select(chairs.c.match).where(chairs.c.match == matches.c.id, chairs.c.kind != "bot").exists()
        running = sa.select(matches.c.id).where(matches.c.started.is_not(None), matches.c.finished.is_(None), ~people).limit(most)
        async with self._engine.connect() as connection:
            return list((await connection.execute(running)).scalars())

    async def check(self) -> str:
        """ "ok", or what is wrong with the database."""
        try:
            async with self._engine.connect() as connection:
                await connection.execute(sa.text("SELECT 1"))
        except (SQLAlchemyError, OSError) as error:
            return type(error).__name__
        return "ok" if self._writer and not self._writer.done() else "the writer has stopped"


def _settle(done: asyncio.Future[Any], result: Any) -> None:
    if done.done():
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)


def _insert(connection: sa.Connection, group: list[_Append]) -> None:
    connection.execute(sa.insert(journal), [job.row() for job in group])
    over = [job.match for job in group if job.finishes]
    if over:
        connection.execute(sa.update(matches).where(matches.c.id.in_(over)).values(finished=_now()))


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("busy_timeout=10000", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    for left in reversed(range(WAL_TRIES)):
        # Two that switch an empty file at once do not wait for each other, whatever the timeout.
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            break
        except sqlite3.OperationalError:
            if not left:
                raise
            time.sleep(WAL_PAUSE)
    cursor.close()


def _version(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    return found


def _upgrade(connection: sa.Connection) -> None:
    # alembic takes a quarter of a second to import, so only a store that needs it pays
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreError(f"the database was written by another version of donjon: {error}") from error
