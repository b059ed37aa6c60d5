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
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import BinaryIO

import msgspec

from donjon.bots import levels
from donjon.bots.analysis import Ask, Decision, Tried
from donjon.core.errors import BadOption
from donjon.server.messages import Because, HintMove, Worker
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


class Failed(msgspec.Struct, tag="failed"):
    """The bot raised an error; its traceback is in the worker's log."""

    text: str


Question = Choose | Weigh | Gauge | Seek
Reply = Chosen | Weighed | Gauged | Sought | Failed
ANSWERS: dict[type[Question], type[Reply]] = {Choose: Chosen, Weigh: Weighed, Gauge: Gauged, Seek: Sought}

_questions: msgspec.msgpack.Decoder[Question] = msgspec.msgpack.Decoder(Question)
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


def _unheard() -> None:
    """Nobody asks after failures."""


@dataclass(eq=False)
class _Job:
    question: Question
    answer: asyncio.Future[Reply]
    failed: Callable[[], None] = _unheard


Line = OrderedDict[str, deque[_Job]]
"""Who waits, by table: the first is next."""


@dataclass(eq=False)
class _Slot:
    """A worker process and the games it has compiled."""

    process: asyncio.subprocess.Process | None = None
    busy: bool = False
    warm: set[str] = field(default_factory=set)

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.returncode is None


class Pool:
    """At most `settings.workers` processes, started when they are needed. Tables wait in turn: one question each, round and round.

    What looks back on matches that are over waits until no table does that is played at.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._waiting: Line = OrderedDict()
        self._patient: Line = OrderedDict()
        self._wake = asyncio.Condition()
        self._slots: list[_Slot] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._idle = 0
        self.failures = 0

    def health(self) -> list[Worker]:
        """The workers there are."""
        return [Worker(alive=slot.alive, busy=slot.busy) for slot in self._slots]

    def pids(self) -> list[int]:
        """The process ids of the workers that are alive."""
        return [slot.process.pid for slot in self._slots if slot.process and slot.alive]

    async def choose(self, table: str, question: Choose, failed: Callable[[], None] = _unheard) -> str:
        """The bot's move; WorkerFailed when two workers in a row gave none that is legal. `failed` is called as soon as one is replaced."""
        reply = await self._ask(table, question, failed=failed)
        assert isinstance(reply, Chosen)
        return reply.move

    async def weigh(self, table: str, question: Weigh) -> list[HintMove]:
        """The moves as the search sees them; WorkerFailed when two workers in a row had no answer."""
        reply = await self._ask(table, question)
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

    async def close(self) -> None:
        """Ends all workers."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for slot in self._slots:
            await _end(slot)

    async def _ask(self, table: str, question: Question, line: Line | None = None, failed: Callable[[], None] = _unheard) -> Reply:
        job = _Job(question, asyncio.get_running_loop().create_future(), failed)
        (self._waiting if line is None else line).setdefault(table, deque()).append(job)
        if not self._idle and len(self._slots) < self._settings.workers:
            slot = _Slot()
            self._slots.append(slot)
            self._tasks.append(asyncio.create_task(self._serve(slot), name="worker"))
        async with self._wake:
            self._wake.notify()
        return await job.answer

    async def _next(self) -> _Job:
        async with self._wake:
            self._idle += 1
            try:
                await self._wake.wait_for(lambda: bool(self._waiting or self._patient))
            finally:
                self._idle -= 1
            line = self._waiting or self._patient
            table, jobs = line.popitem(last=False)
            job = jobs.popleft()
            if jobs:
                line[table] = jobs
            return job

    async def _serve(self, slot: _Slot) -> None:
        while True:
            job = await self._next()
            if job.answer.done():
                continue
            slot.busy = True
            try:
                await self._answer(slot, job)
            finally:
                slot.busy = False
                if not job.answer.done():
                    job.answer.set_exception(WorkerFailed("the worker was stopped"))

    async def _answer(self, slot: _Slot, job: _Job) -> None:
        trouble = ""
        for _ in range(TRIES):
            try:
                async with asyncio.timeout(self._deadline(slot, job.question)):
                    reply = await _exchange(slot, job.question)
                trouble = _fault(job.question, reply)
            except TimeoutError:
                trouble = "no answer within the deadline"
            except (OSError, EOFError, msgspec.MsgspecError) as error:
                trouble = f"the worker died ({type(error).__name__})"
            if not trouble:
                if compiles(job.question):
                    slot.warm.add(job.question.game)
                if not job.answer.done():
                    job.answer.set_result(reply)
                return
            self.failures += 1
            log.warning("a bot gave no move: %s; its worker is started anew", trouble)
            job.failed()
            await _end(slot)
        if not job.answer.done():
            job.answer.set_exception(WorkerFailed(trouble))

    def _deadline(self, slot: _Slot, question: Question) -> float:
        warm_up = self._settings.warm_up if compiles(question) and question.game not in slot.warm else 0
        return budget(question) + self._settings.patience + warm_up


def _fault(question: Question, reply: Reply) -> str:
    if isinstance(reply, Failed):
        return reply.text
    if not isinstance(reply, ANSWERS[type(question)]):
        return f"{type(reply).__name__} is no answer to {type(question).__name__}"
    if isinstance(question, Choose) and isinstance(reply, Chosen) and reply.move not in question.legal:
        return f"the move {reply.move!r} is not legal"
    return ""


async def _exchange(slot: _Slot, question: Question) -> Reply:
    if not slot.alive:
        slot.warm.clear()
        slot.process = await asyncio.create_subprocess_exec(*COMMAND, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE)
    process = slot.process
    assert process and process.stdin and process.stdout
    data = msgspec.msgpack.encode(question)
    process.stdin.write(struct.pack("<I", len(data)) + data)
    await process.stdin.drain()
    (size,) = struct.unpack("<I", await process.stdout.readexactly(4))
    return _replies.decode(await process.stdout.readexactly(size))


async def _end(slot: _Slot) -> None:
    process, slot.process = slot.process, None
    if process is None:
        return
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    # the pipe must be closed before the loop is, or its transport complains when it is collected
    if process.stdin:
        process.stdin.close()
    await process.wait()


# --- the process


def _answer_question(question: Question) -> Reply:
    from donjon.bots import think  # what it needs is loaded in the worker alone

    if isinstance(question, Choose):
        return Chosen(think.choose(question.game, question.concealed, question.seat, question.level, question.seed))
    if isinstance(question, Gauge):
        return Gauged(think.pace(question.asked))
    if isinstance(question, Seek):
        return Sought(think.search(question.decision, question.ask))
    found = think.hint(question.game, question.concealed, question.seat, question.budget_ms, question.seed)
    return Weighed(
        [
            HintMove(
                move=move["move"],
                visits=move["visits"],
                result=move["result"],
                because=[Because(word=word, args=args) for word, args in move["because"]],
            )
            for move in found
        ]
    )


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
