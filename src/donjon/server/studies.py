"""Analyses of matches that are over: searched by the workers when no table needs them, told as far as they are, and kept."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from donjon.bots.analysis import Analysis, Decision, Judgement, assemble, decisions, judging, sample, share
from donjon.core.match import Match
from donjon.server import messages
from donjon.server.errors import Refusal
from donjon.server.settings import Settings
from donjon.server.store import Store
from donjon.server.workers import Gauge, Pool, Seek, WorkerFailed

log = logging.getLogger("donjon.studies")


@dataclass(eq=False)
class _Study:
    """An analysis on its way."""

    table: str
    match: Match
    numbers: Sequence[int]
    asked: list[Decision] = field(default_factory=list)
    judged: dict[int, Judgement] = field(default_factory=dict)
    simulations: int = 0
    kept: bool = False
    task: asyncio.Task[Analysis] | None = None
    _told: tuple[int, Analysis | None] = (0, None)

    def told(self) -> messages.Study:
        """How far it is: all entries from the first to the first that is not judged."""
        ready = 0
        while ready in self.judged:
            ready += 1
        if ready != self._told[0]:
            self._told = ready, self.part(ready)
        return messages.Study(done=len(self.judged), of=self.match.plies, analysis=None, partial=self._told[1])

    def part(self, count: int) -> Analysis:
        """The analysis of the first entries."""
        return assemble(self.match, self.asked, [self.judged[index] for index in range(count)], self.simulations)


class Studies:
    """The analyses of a server. A match is looked back on once; a client has one analysis on its way at a time."""

    def __init__(self, store: Store, pool: Pool, settings: Settings) -> None:
        self._store = store
        self._pool = pool
        self._settings = settings
        self._running: dict[str, _Study] = {}
        self._by_client: dict[str, _Study] = {}

    async def look(self, table: str, match: Match, numbers: Sequence[int], client: str) -> messages.Study:
        """The analysis of a match that is over, as far as it is; it begins with the first look. `numbers` are the plies of its entries that stand."""
        study = self._running.get(table)
        if study is None:
            kept = await self._kept(table)
            if kept:
                return messages.Study(done=match.plies, of=match.plies, analysis=kept, partial=None)
            study = self._running.get(table) or self._begin(_Study(table, match, numbers), client)
        assert study.task
        if not study.task.done():
            return study.told()
        if study.task.cancelled() or study.task.exception():
            self._running.pop(table, None)
        try:
            found = study.task.result()
        except WorkerFailed as error:
            log.warning("table %s: no analysis: %s", table, error)
            raise Refusal(409, "analysis", "the search failed and the analysis was given up; ask again") from error
        return messages.Study(done=match.plies, of=match.plies, analysis=found, partial=None)

    async def _kept(self, table: str) -> Analysis | None:
        try:
            text = await self._store.analysis(table)
            return msgspec.json.decode(text, type=Analysis) if text else None
        except (msgspec.MsgspecError, SQLAlchemyError, ValueError, RecursionError) as error:
            # one of another version of this program, or a damaged one, is made anew
            log.warning("table %s: the analysis that was kept cannot be read: %s", table, error)
            return None

    def _begin(self, study: _Study, client: str) -> _Study:
        other = self._by_client.get(client)
        if other and self._settings.limits:
            raise Refusal(429, "limit", f"one analysis at a time: that of the table {other.table} is on its way, wait until it is there")
        self._running[study.table] = self._by_client[client] = study
        study.task = asyncio.create_task(self._make(study), name=f"study {study.table}")
        study.task.add_done_callback(lambda task: self._ended(study, client, task))
        return study

    def _ended(self, study: _Study, client: str, task: asyncio.Task[Analysis]) -> None:
        if self._by_client.get(client) is study:
            del self._by_client[client]
        # one that failed stays until somebody was told, one that could not be kept as long as the server runs
        if study.kept:
            self._running.pop(study.table, None)

    async def _make(self, study: _Study) -> Analysis:
        for decision in decisions(study.match, study.numbers):
            study.asked.append(decision)
            await asyncio.sleep(0)  # a long match must not hold the tables up
        game = study.match.game.name
        pace = await self._pool.gauge(study.table, Gauge(game, sample(study.asked)))
        study.simulations = share(self._settings.analysis * self._settings.workers * pace, study.asked)
        waiting = iter(enumerate(study.asked))

        async def judge() -> None:
            for index, decision in waiting:
                study.judged[index] = await self._judge(study, decision)

        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(self._settings.workers):
                    group.create_task(judge())
        except ExceptionGroup as errors:
            raise errors.exceptions[0] from None
        found = study.part(len(study.asked))
        try:
            await self._store.keep_analysis(study.table, msgspec.json.encode(found).decode())
            study.kept = True
        except (SQLAlchemyError, OSError) as error:
            log.warning("table %s: its analysis is told but could not be kept: %s", study.table, error)
        return found

    async def _judge(self, study: _Study, decision: Decision) -> Judgement:
        searches = judging(decision, study.simulations)
        ask = next(searches)
        while True:
            candidates = await self._pool.seek(study.table, Seek(decision.game, decision, ask))
            try:
                ask = searches.send(candidates)
            except StopIteration as done:
                judged: Judgement = done.value
                return judged

    async def close(self) -> None:
        """Gives up what is on its way."""
        tasks = [study.task for study in self._running.values() if study.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
