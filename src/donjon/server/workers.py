"""Bots think here: processes of their own, fed with concealed states. The only place of the server that can reach the search of `donjon.bots`.

`Pool` is the server's side; `python -m donjon.server.workers` is the process. They speak msgpack over pipes, each message behind its
length in four bytes. A worker that dies, answers nonsense or is silent beyond its deadline is killed and another takes its place.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import struct
import sys
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import BinaryIO

import msgspec

from donjon.bots import levels
from donjon.bots.analysis import Ask, Decision, Tried
from donjon.core.errors import BadOption
from donjon.server.messages import HintMove, Worker
from donjon.server.settings import Settings

log = logging.getLogger("donjon.workers")

FORMS = levels.FORMS
COMMAND = (sys.executable, "-m", "donjon.server.workers")
LONGEST_THOUGHT = 10_000
MOST_SIMULATIONS = 100_000
"""The most milliseconds, or simulations, a move that a table may ask for: workers are few."""
SLOWEST = 1000
"""Simulations a second that a search does at least, for its deadline."""
TRIES = 2
"""How often a question is asked before the pool gives up."""
LEAST = 0.25
"""The share of its time that a hint thinks at least, however long it waited for a worker."""


class Choose(msgspec.Struct, tag="choose"):
    """Which move would a bot of that level make? `legal` are the moves to choose from."""

    game: str
    concealed: bytes
    seat: int
    level: str
    seed: int
    legal: list[str]


class Weigh(msgspec.Struct, tag="weigh"):
    """What does the search think of the moves?"""

    game: str
    concealed: bytes
    seat: int
    budget_ms: int
    seed: int


class Gauge(msgspec.Struct, tag="gauge"):
    """How fast are these positions searched?"""

    game: str
    asked: list[Decision]


class Seek(msgspec.Struct, tag="seek"):
    """One of the searches by which a decision is judged."""

    game: str
    decision: Decision
    ask: Ask


class Warm(msgspec.Struct, tag="warm"):
    """The search of this game may be asked for soon: load it beside whatever else is asked. Answered at once."""

    game: str


class Chosen(msgspec.Struct, tag="chosen"):
    """The move."""

    move: str


class Weighed(msgspec.Struct, tag="weighed"):
    """The moves, best first."""

    moves: list[HintMove]


class Gauged(msgspec.Struct, tag="gauged"):
    """Simulations a second."""

    pace: float


class Sought(msgspec.Struct, tag="sought"):
    """The candidates, most visited first."""

    candidates: list[Tried]


class Warming(msgspec.Struct, tag="warming"):
    """It has begun."""


class Failed(msgspec.Struct, tag="failed"):
    """The bot raised an error; its traceback is in the worker's log."""

    text: str


Question = Choose | Weigh | Gauge | Seek
Asked = Question | Warm
Reply = Chosen | Weighed | Gauged | Sought | Warming | Failed
ANSWERS: dict[type[Question], type[Reply]] = {Choose: Chosen, Weigh: Weighed, Gauge: Gauged, Seek: Sought}

_questions: msgspec.msgpack.Decoder[Asked] = msgspec.msgpack.Decoder(Asked)
_replies: msgspec.msgpack.Decoder[Reply] = msgspec.msgpack.Decoder(Reply)


class WorkerFailed(Exception):
    """The question was asked twice and never answered."""


def check_level(text: str) -> None:
    """Raises BadOption, naming what there is, where `text` is no level of a bot."""
    level = levels.parse(text)
    if level.milliseconds > LONGEST_THOUGHT or level.simulations > MOST_SIMULATIONS:
        raise BadOption(f"{text!r}: at a table a bot thinks at most {LONGEST_THOUGHT} ms or {MOST_SIMULATIONS} simulations a move")


def budget(question: Question) -> float:
    """The seconds that the question may take by its own account."""
    if isinstance(question, Weigh):
        return question.budget_ms / 1000
    if isinstance(question, Seek):
        return question.ask.simulations / SLOWEST
    if isinstance(question, Gauge):
        return len(question.asked)
    level = levels.of(question.level, question.game)
    return level.milliseconds / 1000 or level.simulations / SLOWEST


def compiles(question: Question) -> bool:
    """Whether the answer needs compiled code, so that the first question of a game may take long."""
    return not isinstance(question, Choose) or levels.of(question.level, question.game).searches


def in_time(question: Question, waited: float) -> Question:
    """The question as it is put to the worker: a hint that has waited so many seconds has so much less time for thought, but for LEAST of it."""
    if isinstance(question, Weigh):
        whole = question.budget_ms
        return msgspec.structs.replace(question, budget_ms=max(round(LEAST * whole), whole - round(1000 * waited)))
    return question


def _unheard() -> None:
    """Nobody asks after failures."""


@dataclass(eq=False)
class _Job:
    question: Question
    answer: asyncio.Future[Reply]
    failed: Callable[[], None] = _unheard
    since: float = field(default_factory=time.monotonic)


Line = OrderedDict[str, deque[_Job]]
"""Who waits, by table: the first is next."""


@dataclass(eq=False)
class _Slot:
    """A worker process, the games it has compiled, and those it was told to load ahead."""

    process: asyncio.subprocess.Process | None = None
    busy: bool = False
    warm: set[str] = field(default_factory=set)
    told: set[str] = field(default_factory=set)
    loading_until: float = 0.0
    """By this time what was told last is loaded, on the clock time.monotonic; until then every answer may take longer."""

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.returncode is None


class Pool:
    """At most `settings.workers` processes, started when they are needed. Tables wait in turn: one question each, round and round.

    What looks back on matches that are over waits until no table does that is played at; a bot that nobody watches waits until nobody does.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._waiting: Line = OrderedDict()
        self._patient: Line = OrderedDict()
        self._unwatched: Line = OrderedDict()
        self._wake = asyncio.Condition()
        self._slots: list[_Slot] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._games: set[str] = set()
        self.failures = 0

    def health(self) -> list[Worker]:
        """The workers there are."""
        return [Worker(alive=slot.alive, busy=slot.busy) for slot in self._slots]

    def pids(self) -> list[int]:
        """The process ids of the workers that are alive."""
        return [slot.process.pid for slot in self._slots if slot.process and slot.alive]

    async def choose(self, table: str, question: Choose, failed: Callable[[], None] = _unheard, watched: bool = True) -> str:
        """The bot's move; WorkerFailed when two workers in a row gave none that is legal. `failed` is called as soon as one is replaced."""
        reply = await self._ask(table, question, self._waiting if watched else self._unwatched, failed)
        assert isinstance(reply, Chosen)
        return reply.move

    async def weigh(self, table: str, question: Weigh) -> list[HintMove]:
        """The moves as the search sees them; WorkerFailed when two workers in a row had no answer."""
        reply = await self._ask(table, question, self._waiting)
        assert isinstance(reply, Weighed)
        return reply.moves

    async def gauge(self, table: str, question: Gauge) -> float:
        """How many simulations a second a worker makes; WorkerFailed as above."""
        reply = await self._ask(table, question, self._patient)
        assert isinstance(reply, Gauged)
        return reply.pace

    async def seek(self, table: str, question: Seek) -> list[Tried]:
        """A search, when no table needs the worker; WorkerFailed as above."""
        reply = await self._ask(table, question, self._patient)
        assert isinstance(reply, Sought)
        return reply.candidates

    def watch(self, table: str) -> None:
        """Somebody has come to the table: what it has asked waits no longer than for others that are played at."""
        if jobs := self._unwatched.pop(table, None):
            self._waiting.setdefault(table, deque()).extend(jobs)

    async def warm(self, game: str) -> None:
        """Whoever has come may ask for the search of this game: every worker loads it ahead, once. Where none is free there is one more, unless there are all."""
        self._games.add(game)
        if len(self._slots) < self._settings.workers and not self._free():
            self._start()
        async with self._wake:
            self._wake.notify_all()

    async def close(self) -> None:
        """Ends all workers."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for slot in self._slots:
            await _end(slot)

    def _start(self) -> None:
        slot = _Slot()
        self._slots.append(slot)
        self._tasks.append(asyncio.create_task(self._serve(slot), name="worker"))

    async def _ask(self, table: str, question: Question, line: Line, failed: Callable[[], None] = _unheard) -> Reply:
        job = _Job(question, asyncio.get_running_loop().create_future(), failed)
        line.setdefault(table, deque()).append(job)
        if len(self._slots) < self._settings.workers and self._jobs() > self._free():
            self._start()
        async with self._wake:
            self._wake.notify()
        return await job.answer

    def _line(self) -> Line | None:
        """The line whose turn it is, if anybody waits."""
        return self._waiting or self._patient or self._unwatched or None

    def _free(self) -> int:
        return sum(not slot.busy for slot in self._slots)

    def _jobs(self) -> int:
        lines = (self._waiting, self._patient, self._unwatched)
        return sum(not job.answer.done() for line in lines for jobs in line.values() for job in jobs)

    async def _next(self, slot: _Slot) -> _Job | None:
        """What is asked next; None where nobody waits at a table and the worker has a game to load ahead."""
        async with self._wake:
            await self._wake.wait_for(lambda: self._line() is not None or self._games > slot.told)
            line = self._line()
            if line is None or (line is not self._waiting and self._games > slot.told):
                return None
            table, jobs = line.popitem(last=False)
            job = jobs.popleft()
            if jobs:
                line[table] = jobs
            return job

    async def _serve(self, slot: _Slot) -> None:
        while True:
            job = await self._next(slot)
            slot.busy = True
            try:
                if job is None:
                    await self._load_ahead(slot)
                elif not job.answer.done():
                    await self._end_job(slot, job)
            finally:
                slot.busy = False

    async def _end_job(self, slot: _Slot, job: _Job) -> None:
        """Answers it, or says why there is no answer: whatever befalls a question, the worker goes on and nobody waits for ever."""
        why = "the worker was stopped"
        try:
            await self._answer(slot, job)
        except Exception as error:
            log.exception("a question could not be asked")
            why = f"{type(error).__name__}: {error}"
        finally:
            if not job.answer.done():
                job.answer.set_exception(WorkerFailed(why))

    async def _load_ahead(self, slot: _Slot) -> None:
        game = min(self._games - slot.told)
        try:
            async with asyncio.timeout(self._settings.patience):
                await _exchange(slot, Warm(game))
            slot.loading_until = time.monotonic() + self._settings.warm_up
        except Exception:  # nobody waits for it, and whoever asks later is told what is wrong
            log.warning("a worker did not load %s ahead", game, exc_info=True)
            await _end(slot)
        finally:
            slot.told.add(game)

    async def _answer(self, slot: _Slot, job: _Job) -> None:
        question = in_time(job.question, time.monotonic() - job.since)
        searches = compiles(question)
        trouble = ""
        for _ in range(TRIES):
            try:
                async with asyncio.timeout(self._deadline(slot, question)):
                    reply = await _exchange(slot, question)
                trouble = _fault(question, reply)
            except TimeoutError:
                trouble = "no answer within the deadline"
            except (OSError, EOFError, msgspec.MsgspecError) as error:
                trouble = f"the worker died ({type(error).__name__})"
            except Exception as error:
                # how far the exchange went is not known, so the process cannot be asked again
                log.exception("a question failed")
                trouble = f"{type(error).__name__}: {error}"
            if not trouble:
                if searches:
                    slot.warm.add(question.game)
                if not job.answer.done():
                    job.answer.set_result(reply)
                return
            self.failures += 1
            log.warning("a bot gave no move: %s; its worker is started anew", trouble)
            try:
                job.failed()
            except Exception:
                log.exception("a table could not be told of a failure")
            await _end(slot)
        if not job.answer.done():
            job.answer.set_exception(WorkerFailed(trouble))

    def _deadline(self, slot: _Slot, question: Question) -> float:
        warm_up = self._settings.warm_up if compiles(question) and question.game not in slot.warm else 0
        loading = slot.loading_until - time.monotonic()
        return budget(question) + self._settings.patience + max(warm_up, loading)


def _fault(question: Question, reply: Reply) -> str:
    if isinstance(reply, Failed):
        return reply.text
    if not isinstance(reply, ANSWERS[type(question)]):
        return f"{type(reply).__name__} is no answer to {type(question).__name__}"
    if isinstance(question, Choose) and isinstance(reply, Chosen) and reply.move not in question.legal:
        return f"the move {reply.move!r} is not legal"
    return ""


async def _exchange(slot: _Slot, question: Asked) -> Reply:
    if not slot.alive:
        slot.warm.clear()
        slot.told.clear()
        slot.loading_until = 0.0
        slot.process = await asyncio.create_subprocess_exec(*COMMAND, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE)
    process = slot.process
    assert process and process.stdin and process.stdout
    data = msgspec.msgpack.encode(question)
    process.stdin.write(struct.pack("<I", len(data)) + data)
    await process.stdin.drain()
    (size,) = struct.unpack("<I", await process.stdout.readexactly(4))
    return _replies.decode(await process.stdout.readexactly(size))


async def _end(slot: _Slot) -> None:
    process = slot.process
    if process is None:
        return
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    # the pipe must be closed before the loop is, or its transport complains when it is collected
    if process.stdin:
        process.stdin.close()
    await process.wait()
    slot.process = None  # only now: where this is interrupted, the next one must end it


# --- the process


_ahead: dict[str, threading.Thread] = {}
"""The threads that load a game's search, or have loaded it."""
_founding = threading.Lock()
"""Held while a game's functions are prepared, since numba has one setting for where they are cached; then they are loaded side by side."""


def _load(game: str) -> None:
    from donjon.bots import search  # what it needs is loaded in the worker alone

    try:
        with _founding:
            search.code(game)
        search.warm(game)
    except Exception:  # whoever asks for the search meets it again
        log.exception("the search of %s was not loaded", game)


def _loading(game: str) -> threading.Thread:
    if game not in _ahead:
        _ahead[game] = threading.Thread(target=_load, args=(game,), daemon=True)
        _ahead[game].start()
    return _ahead[game]


def _answer_question(question: Asked) -> Reply:
    if isinstance(question, Warm):
        _loading(question.game)
        return Warming()
    if compiles(question):
        _loading(question.game).join()  # a search is not for two threads at once
    from donjon.bots import think  # what it needs is loaded in the worker alone

    if isinstance(question, Choose):
        return Chosen(think.choose(question.game, question.concealed, question.seat, question.level, question.seed))
    if isinstance(question, Gauge):
        return Gauged(think.pace(question.asked))
    if isinstance(question, Seek):
        return Sought(think.search(question.decision, question.ask))
    found = think.hint(question.game, question.concealed, question.seat, question.budget_ms, question.seed)
    return Weighed([HintMove(**move) for move in found])


def _work(questions: BinaryIO, replies: BinaryIO) -> None:
    while header := questions.read(4):
        (size,) = struct.unpack("<I", header)
        question = _questions.decode(questions.read(size))
        try:
            reply = _answer_question(question)
        except Exception as error:
            logging.getLogger("donjon.workers").exception("a bot failed")
            reply = Failed(f"{type(error).__name__}: {error}")
        data = msgspec.msgpack.encode(reply)
        replies.write(struct.pack("<I", len(data)) + data)
        replies.flush()


def main() -> None:
    """Answers questions until the server closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # a stray print must not land among the answers
    if hasattr(os, "nice"):
        os.nice(5)  # thinking must not delay the table
    _work(sys.stdin.buffer, replies)


if __name__ == "__main__":
    main()
