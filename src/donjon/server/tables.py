"""A table: one match, its chairs and the people around it. `Hall` finds, opens, loads and puts away tables.

Every change happens under the table's lock, is stored before anybody is told, and is told to each viewer as its `Course` shows it. Where
storing fails the table is read anew from the store: what is in memory is never more than a copy of the journal.
"""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import logging
import random
import secrets
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, Protocol

import msgspec

from donjon.core import game as games
from donjon.core import notation
from donjon.core.errors import BadOption, BadOutcome, DonjonError, UnknownGame
from donjon.core.match import Match
from donjon.server import fair, messages
from donjon.server.course import NOT_BEGUN, Course, begin
from donjon.server.errors import Refusal, refuse_move
from donjon.server.settings import Settings
from donjon.server.store import Conflict, Saved, SavedChair, SavedEntry, SavedMatch, Store
from donjon.server.workers import FORMS, Choose, Pool, Weigh, WorkerFailed, check_level

log = logging.getLogger("donjon.tables")

SAID = 50
"""The lines of talk a table remembers; they are in memory only."""
AGAIN = 5.0
"""Seconds until bots that have met an error of the table go on."""
BOOT = 1000
"""The most tables of bots that go on when the server starts."""


class Client(Protocol):
    """Somebody connected: the seats it has proved, whether it is the host, and a way to send it text that never waits."""

    seats: frozenset[int]
    host: bool
    seen: int
    viewer: int | None
    """Through whose eyes it was told the journal last."""

    def offer(self, text: str) -> None:
        """Puts a frame in the client's queue."""


@dataclass(frozen=True)
class Tokens:
    """What a set of tokens proves at a table."""

    seats: frozenset[int]
    host: bool


Ack = Callable[[int], None]
"""Called with the ply once an entry is stored, before it is told to the others."""


def link(table: str) -> str:
    """Where the page shows a table."""
    return f"/t/{table}"


class Table:
    """One table in memory."""

    def __init__(self, saved: Saved, store: Store, pool: Pool, settings: Settings) -> None:
        self.store = store
        self.pool = pool
        self.settings = settings
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.said: deque[messages.Said] = deque(maxlen=SAID)
        self.notes: dict[int, messages.Note] = {}
        self.touched = time.monotonic()
        self._driver: asyncio.Task[None] | None = None
        self._let_pass: tuple[Course, int] | None = None
        self._told_here: frozenset[int] = frozenset()
        self._doubtful = False
        self._restore(saved)

    def _restore(self, saved: Saved) -> None:
        self._told: dict[int | None, list[messages.Entry]] = {}
        self.saved = saved.match
        self.chairs = list(saved.chairs)
        self.course: Course | None = None
        if saved.match.started:
            self.course = start(saved.match, self.chairs)
            for entry in saved.journal:
                self.course.repeat(entry)

    @property
    def id(self) -> str:
        """The name in links."""
        return self.saved.id

    @property
    def ply(self) -> int:
        """The number of journal entries."""
        return self.course.ply if self.course else 0

    @property
    def match(self) -> Match | None:
        """The match once it has started."""
        return self.course.match if self.course else None

    @property
    def finished(self) -> bool:
        """Whether the match is over."""
        return self.match is not None and self.match.finished

    # --- who is who

    def prove(self, tokens: Sequence[str]) -> Tokens:
        """What the tokens prove here; one that proves nothing is passed over."""
        hashes = {fair.token_hash(token) for token in tokens}
        held = frozenset(seat for seat, chair in enumerate(self.chairs) if chair.token in hashes)
        return Tokens(held, self.saved.host in hashes)

    async def join(self, client: Client) -> None:
        """A client comes to the table, or shows other tokens than before."""
        async with self._at_rest():
            before = self._told_here
            self.clients.add(client)
            self.pool.watch(self.id)
            client.offer(messages.encode(self.describe(client)))
            if self._here() != before:
                self.tell_table(but=client)
            self.drive()

    async def leave(self, client: Client) -> None:
        """A client is gone."""
        self.touched = time.monotonic()
        self.clients.discard(client)
        async with self._at_rest():
            if self._here() != self._told_here:
                self.tell_table()

    async def fresh(self, client: Client) -> str:
        """The whole table as text for a client that has lost something."""
        async with self._at_rest():
            return messages.encode(self.describe(client))

    def _here(self) -> frozenset[int]:
        return frozenset(seat for client in self.clients for seat in client.seats)

    # --- what is told

    async def info(self) -> messages.TableInfo:
        """What everyone may know without sitting down."""
        async with self._at_rest():
            return self._info()

    def _info(self) -> messages.TableInfo:
        match = self.match
        return messages.TableInfo(
            table=self.id,
            game=self.saved.game,
            options=self.options(),
            chairs=self._sitters(),
            started=self.course is not None,
            finished=self.finished,
            ply=self.ply,
            mover=self.course.mover if self.course else None,
            winners=list(match.winners) if match else [],
            reason=match.reason if match else None,
            link=link(self.id),
            commitment=fair.commitment(self.saved.seed),
            seed=self.saved.seed if self.finished else None,
            hot_seat=self.saved.hot_seat,
            hide_scores=self.saved.hide_scores,
            pace=self.saved.pace,
            rematch=self.saved.rematch,
            origin=self._origin(),
        )

    def _origin(self) -> messages.Origin | None:
        origin = self.saved.origin
        return messages.Origin(table=origin["table"], ply=origin["ply"]) if origin else None

    def options(self) -> dict[str, str]:
        """All options with their values."""
        return games.meta(self.saved.game).choose(self.saved.options)

    def _sitters(self) -> list[messages.Sitter]:
        here = self._here()
        return [
            messages.Sitter(kind=chair.kind, name=chair.name, level=chair.level, here=chair.kind == "bot" or seat in here)  # type: ignore[arg-type]
            for seat, chair in enumerate(self.chairs)
        ]

    def describe(self, client: Client) -> messages.Table:
        """The whole table as this client may see it."""
        where, lines = NOT_BEGUN, []
        if self.course:
            viewer, undo = eyes(self.course, client)
            client.viewer = viewer
            where = self.course.position(viewer, undo=undo, hide_scores=self.saved.hide_scores)
            lines = self.course.entries(viewer)
        return messages.Table(
            **where,
            table=self.id,
            game=self.saved.game,
            options=self.options(),
            chairs=self._sitters(),
            host=client.host,
            you=sorted(client.seats),
            started=self.course is not None,
            link=link(self.id),
            commitment=fair.commitment(self.saved.seed),
            seed=self.saved.seed if self.finished else None,
            hot_seat=self.saved.hot_seat,
            hide_scores=self.saved.hide_scores,
            pace=self.saved.pace,
            rematch=self.saved.rematch,
            origin=self._origin(),
            entries=lines,
            said=list(self.said),
            notes=list(self.notes.values()),
            seen=min(client.seen, self.ply),
        )

    def tell(self, message: messages.Event) -> None:
        """Sends one message to everybody."""
        text = messages.encode(message)
        for client in self.clients:
            client.offer(text)

    def tell_table(self, but: Client | None = None) -> None:
        """Sends everybody the whole table anew."""
        self._told_here = self._here()
        told: dict[tuple[frozenset[int], bool, int], str] = {}
        for client in self.clients:
            if client is not but:
                key = (client.seats, client.host, client.seen)
                if key not in told:
                    told[key] = messages.encode(self.describe(client))
                client.viewer = self.course.viewpoint(client.seats) if self.course else None
                client.offer(told[key])

    def _tell_moved(self, course: Course) -> None:
        """Sends everybody the position and the entries that are new, or seen otherwise than before; one text for all who see the same."""
        before, self._told = self._told, {}
        frames: dict[tuple[int | None, bool, int], str] = {}
        for client in self.clients:
            viewer, undo = eyes(course, client)
            lines = self._told.get(viewer)
            if lines is None:
                lines = self._told[viewer] = course.entries(viewer)
            since = same(before.get(viewer, []), lines) if client.viewer == viewer else 0
            client.viewer = viewer
            key = (viewer, undo, since)
            if key not in frames:
                where = course.position(viewer, undo=undo, hide_scores=self.saved.hide_scores)
                frames[key] = messages.encode(messages.Moved(**where, since=since, entries=lines[since:]))
            client.offer(frames[key])
        if course.match.finished:
            self.tell_table()

    # --- before the start

    async def sit(self, seat: int, name: str) -> str:
        """Takes an open chair; the token that proves it from now on."""
        async with self._changing():
            chair = self._open_chair(seat, "taken")
            token = fair.new_token()
            await self._set_chair(seat, chair, SavedChair("human", name, None, fair.token_hash(token)))
            return token

    async def set_chair(self, seat: int, kind: str, level: str | None) -> None:
        """The host turns an open chair into a bot, or a bot into an open chair."""
        async with self._changing():
            chair = self.chair(seat)
            if self.saved.started:
                raise Refusal(409, "started", "the match has started; chairs can be changed only before")
            if chair.kind == "human":
                raise Refusal(409, "taken", f"somebody sits on seat {seat}", field="seat")
            await self._set_chair(seat, chair, SavedChair(kind, None, level, None))

    def chair(self, seat: int) -> SavedChair:
        """The chair of that number; Refusal where there is none."""
        if not 0 <= seat < len(self.chairs):
            raise Refusal(404, "seat", f"the table has the seats 0 to {len(self.chairs) - 1}, not {seat}", field="seat")
        return self.chairs[seat]

    def _open_chair(self, seat: int, code: str) -> SavedChair:
        chair = self.chair(seat)
        if chair.kind != "open":
            free = [str(number) for number, other in enumerate(self.chairs) if other.kind == "open"]
            text = f"open seats: {', '.join(free)}" if free else "no seat is open; everybody may watch"
            raise Refusal(409, code, f"seat {seat} is taken; {text}", field="seat")
        return chair

    async def _set_chair(self, seat: int, before: SavedChair, after: SavedChair) -> None:
        await self.store.set_chair(self.id, seat, before, after)
        await self._reload()
        self.drive()

    def start(self) -> None:
        """Refuses, naming the open seats, unless the match has started by itself."""
        free = [str(number) for number, chair in enumerate(self.chairs) if chair.kind == "open"]
        if free:
            raise Refusal(409, "open_seats", f"seats still open: {', '.join(free)}; wait for people or put bots there", field="seats")

    # --- the match

    def running(self) -> Course:
        """The match; Refusal before its start."""
        if self.course is None:
            raise Refusal(409, "not_started", "the match starts when no seat is open")
        return self.course

    def unfinished(self) -> Course:
        """The match; Refusal before its start and after its end."""
        course = self.running()
        if course.match.finished:
            raise Refusal(409, "over", "the match is over", rule=f"{self.saved.game}.end")
        return course

    def _turn(self, seat: int) -> Course:
        course = self.unfinished()
        if course.mover != seat:
            raise Refusal(409, "turn", f"it is the turn of seat {course.mover}, not of seat {seat}", field="seat")
        return course

    async def play(self, seat: int, move: str, outcome: str | None, ply: int, ack: Ack) -> None:
        """Plays a move of a seat that has proved itself; `outcome` only where the seat must say what came of it."""
        async with self._changing():
            if ply != self.running().ply:
                raise Refusal(409, "stale", f"the table is at ply {self.ply}, and the move was made for ply {ply}", field="ply")
            course = self.unfinished()
            if move not in course.interrupts:
                self._turn(seat)
            try:
                entry = course.play(seat, move, outcome)
            except BadOutcome as error:
                raise Refusal(400, "outcome", str(error), field="outcome") from None
            except DonjonError as error:
                refuse_move(error)
            await self._store(course, entry, ack)

    async def undo(self, seat: int, ack: Ack) -> None:
        """Takes back the last move of that seat."""
        async with self._changing():
            course = self.unfinished()
            if not course.match.can_undo(seat):
                text = "no move of yours can be taken back: somebody has moved since, or something hidden was learned"
                raise Refusal(409, "undo", text)
            await self._store(course, course.undo(), ack)

    async def resign(self, seat: int, ack: Ack) -> None:
        """The seat gives up."""
        async with self._changing():
            course = self.unfinished()
            await self._store(course, course.resign(seat), ack)

    async def why(self, seat: int, move: str) -> str | None:
        """The rule that forbids the mover's move, or None."""
        async with self._at_rest():
            try:
                return self._turn(seat).why_not(move)
            except DonjonError as error:
                refuse_move(error)

    def say(self, client: Client, text: str) -> None:
        """Tells everybody a line."""
        seat = self.course.viewpoint(client.seats) if self.course else min(client.seats, default=None)
        said = messages.Said(who=self.chairs[seat].name if seat is not None else None, seat=seat, text=text)
        self.said.append(said)
        self.tell(said)

    async def _store(self, course: Course, entry: SavedEntry, ack: Ack) -> None:
        """Stores the entry that the match has just taken, acknowledges it and tells everybody."""
        await self.store.append(self.id, entry, course.match.finished)
        self.touched = time.monotonic()
        ack(entry.ply)
        await asyncio.sleep(0)  # the acknowledgement leaves before the views are made
        self._tell_moved(course)
        self.drive()

    @contextlib.asynccontextmanager
    async def _at_rest(self) -> AsyncIterator[None]:
        """Holds the lock, so that memory and store agree."""
        async with self.lock:
            self.touched = time.monotonic()
            if self._doubtful:
                await self._reload()
            yield

    @contextlib.asynccontextmanager
    async def _changing(self) -> AsyncIterator[None]:
        """Holds the lock for a change. Where it fails half-way, memory is in doubt until the table is read anew."""
        async with self._at_rest():
            try:
                yield
            except Refusal:
                raise
            except Conflict as error:
                await self._reload()
                raise Refusal(409, "conflict", f"{error}; the table was read anew, look and try again") from error
            except BaseException:
                self._doubtful = True
                raise

    async def _reload(self) -> None:
        saved = await self.store.load(self.id)
        if saved is not None:
            self._restore(saved)
            self._doubtful = False
            self.tell_table()

    # --- looking back

    async def look(self, ply: int, viewer: int | None) -> dict[str, Any]:
        """The fields of the position after `ply` entries, as that viewer may see it."""
        async with self._at_rest():
            course = self.running()
            if ply > course.ply:
                raise Refusal(404, "ply", f"the table is at ply {course.ply}; there is no ply {ply} yet", field="ply")
            return course.earlier(ply, viewer, hide_scores=self.saved.hide_scores)

    async def record(self, viewer: int | None) -> str:
        """The record: the whole one once over, before that as a seat may see it."""
        async with self._at_rest():
            match = self.running().match
            if not match.finished and viewer is None:
                raise Refusal(403, "not_over", "before the end only a seat gets the record of what it saw; send its token")
            return match.record(viewer)

    async def count(self) -> list[messages.CountStep]:
        """The final count; Refusal before the end."""
        return (await self.over("the count is told")).count()

    async def over(self, wanted: str) -> Course:
        """The match once it is over; Refusal before, naming what was wanted."""
        async with self._at_rest():
            course = self.running()
            if not course.match.finished:
                raise Refusal(409, "not_over", f"{wanted} when the match is over")
            return course

    # --- bots

    async def hint(self, seat: int) -> list[messages.HintMove]:
        """What the search would weigh for the mover."""
        async with self._at_rest():
            match = self._turn(seat).match.waived()
            question = Weigh(self.saved.game, match.concealed(seat), seat, self.settings.hint_ms, secrets.randbits(62))
        try:
            return await self.pool.weigh(self.id, question)
        except WorkerFailed as error:
            raise Refusal(409, "hint", "no hint was found this time; ask again") from error

    @property
    def driven(self) -> bool:
        """Whether bots are at work here."""
        return self._driver is not None and not self._driver.done()

    def drive(self) -> None:
        """Lets the bots play as long as it is their turn."""
        if self._bot_to_move() is not None and not self.driven:
            self._driver = asyncio.create_task(self._play_bots(), name=f"bots {self.id}")

    def _bot_to_move(self) -> int | None:
        """The bot that may interrupt and was not asked yet, or else the bot on turn."""
        course = self.course
        if course is None:
            return None
        interrupter = self._bot_to_interrupt(course)
        return self._bot_at(course.mover) if interrupter is None else interrupter

    def _bot_to_interrupt(self, course: Course) -> int | None:
        return None if self._let_pass == (course, course.ply) else self._bot_at(course.interrupter)

    def _bot_at(self, seat: int | None) -> int | None:
        return seat if seat is not None and self.chairs[seat].kind == "bot" else None

    async def warm(self) -> None:
        """Has the workers ready for the hints, or the bots, of people who play here."""
        if self.settings.load_ahead and not self.finished and any(chair.kind != "bot" for chair in self.chairs):
            await self.pool.warm(self.saved.game)

    async def _play_bots(self) -> None:
        while (seat := self._bot_to_move()) is not None:
            course = self.unfinished()
            ply, interrupting = course.ply, seat == self._bot_to_interrupt(course)
            try:
                await self._play_bot(course, seat, interrupting)
            except Refusal as refusal:
                if refusal.problem.code != "conflict":
                    raise
                await asyncio.sleep(random.uniform(0.5, 1.5))
            except Exception:
                log.exception("the bots of table %s stopped", self.id)
                if not interrupting and ply + 1 not in self.notes:
                    self._note(ply + 1, seat, "bot-anew")
                await self._settle()

    async def _settle(self) -> None:
        """Waits a little after an error, until memory and store agree again: where they do not, whose turn it is cannot be told."""
        while True:
            await asyncio.sleep(AGAIN)
            try:
                async with self._at_rest():
                    return
            except Exception:
                log.exception("table %s cannot be read anew", self.id)

    def _note(self, ply: int, seat: int, word: Literal["bot-anew", "bot-random"]) -> None:
        found = self.notes[ply] = messages.Note(ply=ply, seat=seat, word=word)
        self.tell(found)

    async def _play_bot(self, course: Course, seat: int, interrupting: bool) -> None:
        ply = course.ply
        match = course.match if interrupting else course.match.waived()
        paced = self.saved.pace and bool(self.clients)
        begun = time.monotonic()
        if paced and not interrupting:
            self.tell(messages.Thinking(seat=seat))
        move = await self._think(match, seat, untold=interrupting)
        if interrupting and move not in course.interrupts:
            self._let_pass = (course, ply)
            return
        if paced:  # for a single legal move too: others must not see that it was the only one
            await asyncio.sleep(max(0.0, begun + self.settings.pace * random.uniform(0.8, 1.3) - time.monotonic()))
        async with self._changing():
            if self.course is course and course.ply == ply:
                await self._store(course, course.play_for(seat, move), _nobody)

    async def _think(self, match: Match, seat: int, untold: bool) -> str:
        """The bot's move. What befalls it is noted, unless that would tell that there is something to interrupt."""
        legal = match.legal()
        if len(legal) == 1:
            return legal[0]
        level = self.chairs[seat].level or "random"
        question = Choose(self.saved.game, match.concealed(seat), seat, level, secrets.randbits(62), legal)

        def note(word: Literal["bot-anew", "bot-random"]) -> None:
            if not untold:
                self._note(self.ply + 1, seat, word)

        try:
            return await self.pool.choose(self.id, question, lambda: note("bot-anew"), bool(self.clients))
        except WorkerFailed as error:
            log.warning("table %s, ply %d: %s (%s); it moves without thought", self.id, self.ply + 1, level, error)
            note("bot-random")
            return await self._without_thought(question)

    async def _without_thought(self, question: Choose) -> str:
        """A move instead of one that was not found: the one that looks best, which needs no compiled code, or any if that fails too."""
        if question.level not in ("random", "greedy"):
            with contextlib.suppress(WorkerFailed):
                return await self.pool.choose(self.id, msgspec.structs.replace(question, level="greedy"), watched=bool(self.clients))
        return random.choice(question.legal)

    async def close(self) -> None:
        """Stops the bots."""
        if self._driver:
            self._driver.cancel()
            await asyncio.gather(self._driver, return_exceptions=True)


def _nobody(_ply: int) -> None:
    """Nobody waits for the acknowledgement of a bot."""


def record_name(seat: int, chair: SavedChair) -> str:
    """How a chair is named in a record."""
    if chair.kind == "bot":
        return f"{chair.name or f'Bot {seat + 1}'} (bot:{chair.level})"
    return chair.name or f"Player {seat + 1}"


def now() -> datetime.datetime:
    """The time that is stored."""
    return datetime.datetime.now(datetime.UTC)


def start(saved: SavedMatch, chairs: Sequence[SavedChair]) -> Course:
    """The match of a table at its beginning."""
    names = [record_name(seat, chair) for seat, chair in enumerate(chairs)]
    headers = {"Date": f"{saved.started:%Y-%m-%d}"}
    if saved.origin:
        # the seed alone does not give the match, so its commitment would prove nothing in a record
        headers["From"] = f"{saved.origin['table']} {saved.origin['ply']}"
        return begin(saved.game, saved.options, saved.seed, names, headers, saved.box, saved.origin["opening"], saved.origin["given"])
    headers["Commitment"] = fair.commitment(saved.seed)
    return begin(saved.game, saved.options, saved.seed, names, headers, saved.box)


def eyes(course: Course, client: Client) -> tuple[int | None, bool]:
    """All that the position shown to a client depends on: whose eyes it has, and whether it may undo."""
    return course.viewpoint(client.seats), course.undoable(client.seats)


def same(before: Sequence[messages.Entry], now: Sequence[messages.Entry]) -> int:
    """How many entries at the beginning are the same."""
    count = 0
    for old, new in zip(before, now, strict=False):
        if old is not new and old != new:
            break
        count += 1
    return count


class Hall:
    """All tables of a server: those in memory, and the way to the others."""

    def __init__(self, store: Store, pool: Pool, settings: Settings) -> None:
        self.store = store
        self.pool = pool
        self.settings = settings
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._tables)

    async def open(self) -> None:
        """Starts the sweeping, and lets the tables of bots go on."""
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")
        for name in await self.store.running_without_people(BOOT):
            with contextlib.suppress(Refusal):
                (await self.get(name)).drive()

    async def close(self) -> None:
        """Stops everything."""
        if self._sweeper:
            self._sweeper.cancel()
        for table in list(self._tables.values()):
            await table.close()

    async def get(self, name: str) -> Table:
        """The table of that name, loaded if need be; Refusal where there is none."""
        table = self._tables.get(name)
        if table is None:
            loading = self._loading.get(name)
            if loading is None:
                loading = self._loading[name] = asyncio.create_task(self._load(name))
                loading.add_done_callback(lambda _: self._loading.pop(name, None))
            table = await asyncio.shield(loading)
        table.touched = time.monotonic()
        return table

    async def _load(self, name: str) -> Table:
        saved = await self.store.load(name)
        if saved is None:
            raise Refusal(404, "not_found", f"there is no table {name!r}; perhaps the link is incomplete", field="table")
        try:
            table = Table(saved, self.store, self.pool, self.settings)
        except DonjonError as error:
            log.error("table %s cannot be read: %s", name, error)
            raise Refusal(409, "unreadable", "this table was played by other rules than this version of donjon has") from error
        self._tables[name] = table
        await table.warm()
        return table

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep)
            before = time.monotonic() - self.settings.idle
            for name, table in list(self._tables.items()):
                if not table.clients and not table.driven and not table.lock.locked() and table.touched < before:
                    del self._tables[name]

    # --- opening

    async def open_table(self, new: messages.NewTable) -> messages.Opened:
        """Opens a table as asked; Refusal names the field that is wrong."""
        check_new(new)
        host = fair.new_token()
        tokens: dict[str, str] = {}
        seats = []
        for seat, chair in enumerate(new.seats):
            token = None
            if chair.kind == "human":
                tokens[str(seat)] = fair.new_token()
                token = fair.token_hash(tokens[str(seat)])
            name = check_name(chair.name or (new.name if chair.kind == "human" else None), "name")
            seats.append(SavedChair(chair.kind, name, chair.level if chair.kind == "bot" else None, token))
        saved = new_match(new.game, new.options, fair.token_hash(host), new.hot_seat, new.hide_scores, new.pace, seats, new.box)
        await self._create(saved, seats)
        return messages.Opened(table=saved.id, host=host, seats=tokens, link=link(saved.id))

    async def _create(
        self, saved: SavedMatch, seats: list[SavedChair], predecessor: str | None = None, given: Sequence[SavedEntry] = ()
    ) -> Table:
        await self.store.create(saved, seats, predecessor, given)
        table = self._tables[saved.id] = Table(Saved(saved, seats, list(given)), self.store, self.pool, self.settings)
        await table.warm()
        table.drive()
        return table

    async def what_if(self, table: Table, asked: messages.WhatIf) -> messages.Opened:
        """A new table that goes on from a ply of a match that is over. What is hidden there is drawn anew: who has seen the end must not know what comes."""
        course = await table.over("what could have been can be played")
        count = len(table.chairs)
        for seat in asked.seats:
            if seat not in map(str, range(count)):
                raise Refusal(400, "seat", f"the table has the seats 0 to {count - 1}, not {seat!r}", field="seats")
        check_bot(asked.level, "level")
        if asked.ply > course.ply:
            raise Refusal(404, "ply", f"the match has {course.ply} entries; there is no ply {asked.ply}", field="ply")
        past = course.past(asked.ply)
        if past.finished:
            raise Refusal(409, "over", f"after ply {asked.ply} the match is over; go on from an earlier one", field="ply")
        tokens = {str(seat): fair.new_token() for seat in range(count) if asked.seats.get(str(seat)) == "human"}
        seats = [
            SavedChair("human", chair.name if chair.kind == "human" else None, None, fair.token_hash(tokens[str(seat)]))
            if str(seat) in tokens
            else SavedChair("bot", None, asked.level, None)
            for seat, chair in enumerate(table.chairs)
        ]
        opening = notation.parse(course.match.record()).headers.get("Start")
        origin = {"table": table.id, "ply": asked.ply, "opening": opening, "given": past.plies}
        old, host = table.saved, fair.new_token()
        saved = new_match(old.game, old.options, fair.token_hash(host), len(tokens) > 1, old.hide_scores, old.pace, seats, old.box, origin)
        begun = start(saved, seats)
        given = [begun.take_over(past.line(index + 1)) for index in range(past.plies)]
        await self._create(saved, seats, given=given)
        return messages.Opened(table=saved.id, host=host, seats=tokens, link=link(saved.id))

    async def rematch(self, table: Table, token: str) -> messages.Opened:
        """The same people and options at a new table, seats turned by one. Their seat tokens work there too."""
        proved = table.prove([token])
        if not proved.seats and not proved.host:
            raise Refusal(403, "token", "a rematch is asked for by the host or by a seat; the token is neither's")
        if not table.finished:
            raise Refusal(409, "not_over", "a rematch can be asked for once the match is over")
        count = len(table.chairs)
        seats = [table.chairs[(seat + 1) % count] for seat in range(count)]
        turned = {seat: (seat - 1) % count for seat in range(count)}
        host: str | None = None
        if table.saved.rematch is None:
            host = token if proved.host else fair.new_token()
            old = table.saved
            saved = new_match(old.game, old.options, fair.token_hash(host), old.hot_seat, old.hide_scores, old.pace, seats, old.box)
            try:
                await self._create(saved, seats, old.id)
                table.saved = replace(old, rematch=saved.id)
                people = {str(seat): to for seat, to in turned.items() if table.chairs[seat].kind != "bot"}
                table.tell(messages.Rematch(table=saved.id, link=link(saved.id), seats=people))
            except Conflict:
                host = None
                fresh = await self.store.load(old.id)
                table.saved = fresh.match if fresh else old
        name = table.saved.rematch
        assert name is not None
        mine = {str(turned[seat]): token for seat in proved.seats}
        return messages.Opened(table=name, host=host, seats=mine, link=link(name))


def new_match(
    game: str,
    options: dict[str, str],
    host: str,
    hot_seat: bool,
    hide_scores: bool,
    pace: bool,
    seats: Sequence[SavedChair],
    box: str | None,
    origin: dict[str, Any] | None = None,
) -> SavedMatch:
    """A match that has not been stored yet; it is started if nobody is waited for."""
    started = now() if all(chair.kind != "open" for chair in seats) else None
    return SavedMatch(
        id=fair.new_table_id(),
        game=game,
        rules=games.meta(game).version,
        options=options,
        seed=fair.new_seed(),
        host=host,
        hot_seat=hot_seat,
        hide_scores=hide_scores,
        pace=pace,
        started=started,
        finished=False,
        rematch=None,
        box=box,
        origin=origin,
    )


def check_new(new: messages.NewTable) -> None:
    """Raises a Refusal that names the first field that is wrong."""
    try:
        about = games.meta(new.game)
        games.load(new.game)
    except UnknownGame as error:
        raise Refusal(404, "game", str(error), field="game") from None
    try:
        about.choose(new.options)
    except BadOption as error:
        raise Refusal(400, "option", str(error), field="options") from None
    try:
        about.check_seats(len(new.seats))
    except BadOption as error:
        raise Refusal(400, "seats", str(error), field="seats") from None
    try:
        games.load(new.game).box(new.box, len(new.seats))
    except BadOption as error:
        raise Refusal(400, "box", str(error), field="box") from None
    check_name(new.name, "name")
    for seat, chair in enumerate(new.seats):
        check_name(chair.name, f"seats[{seat}].name")
        if chair.kind == "bot":
            check_bot(chair.level, f"seats[{seat}].level")
        elif chair.level is not None:
            raise Refusal(400, "level", "only a bot has a level", field=f"seats[{seat}].level")


def check_bot(level: str | None, field: str) -> None:
    """Refuses a bot without a level, or with one that there is not."""
    if level is None:
        raise Refusal(400, "level", f"a bot needs a level: {FORMS}", field=field)
    try:
        check_level(level)
    except BadOption as error:
        raise Refusal(400, "level", str(error), field=field) from None


def check_name(name: str | None, field: str) -> str | None:
    """The name without spaces around it; refused where a record or a screen could not show it."""
    if name is None:
        return None
    name = name.strip()
    if not name or "," in name or not name.isprintable():
        raise Refusal(400, "name", "a name has 1 to 40 visible characters and no comma", field=field)
    return name
