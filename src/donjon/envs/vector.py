"""Thousands of matches of one game stepped at once, in compiled code over the cores (docs/envs.md). NumPy only; donjon.envs.gymnasium has gymnasium's API over it.

from donjon.envs import vector
matches = vector.Vector("towers", 4096)
matches.reset(seed=1)
matches.step(matches.random)
"""

from __future__ import annotations

import os
import secrets
import threading
import weakref
from collections.abc import Callable, Mapping, Sequence
from queue import SimpleQueue
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from donjon.bots import search
from donjon.core.errors import BadOption, IllegalMove
from donjon.core.machine import CACHE_LINE, cores
from donjon.core.state import Record, thaw
from donjon.envs.position import Floats, Table, table

Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]
OBSERVATIONS = ("features", "none")
TOGETHER = 64
"""Shares begin at multiples of so many matches, so that no two threads write to one cache line."""
LINE = 256
"""Bytes that keep two threads' records out of each other's cache lines, those fetched ahead included."""
DIGITS = 19
"""Room for a match's number in its name: int64 has no more digits."""


class IllegalAction(IllegalMove):
    """An action that a rule forbids, in one of many matches. Attributes besides those of IllegalMove: `index` of the match, `action`."""

    def __init__(self, index: int, action: int, move: str, rule: str, position: str) -> None:
        super().__init__(move, rule, position)
        self.args = (f"match {index}: action {action} ({move}): forbidden by {rule}\n{position}",)
        self.index, self.action = index, action


def _rows(count: int, columns: int, kind: type[np.generic]) -> npt.NDArray[Any]:
    """Zeros, count x columns or a few more. Each row begins at a cache line: what a step writes of a row is little, and lies in as few of them as can be."""
    size = np.dtype(kind).itemsize
    width = -(-columns * size // CACHE_LINE) * CACHE_LINE // size
    whole = np.zeros(count * width + CACHE_LINE // size, kind)
    first = -whole.ctypes.data % CACHE_LINE // size
    return whole[first : first + count * width].reshape(count, width)


class Step(NamedTuple):
    """What a step has written: the same arrays every time."""

    observations: Floats
    rewards: Floats
    terminations: Bools
    truncations: Bools


MOST = 2**62
"""Larger numbers are no counts."""


def _check(name: str, number: Any, least: int) -> None:
    if isinstance(number, bool) or not isinstance(number, int | np.integer) or not least <= number <= MOST:
        raise BadOption(f"{name}={number!r}: a whole number from {least} on is wanted")


def _encodable(seed: int | str) -> str:
    text = str(seed)
    try:
        text.encode()
    except UnicodeEncodeError:
        raise BadOption(f"seed={text!r}: a text of whole characters is wanted, this has a half of one") from None
    return text


class Vector:
    """`count` matches of one game, each dealt anew as soon as it is over. seats, options, box: as in Match.start.

    All arrays are made once and written anew by every step: who needs an earlier one copies it. They cannot be written to from outside. A row each match:

    observations   what the mover knows: features (docs/envs.md), no columns with observation="none"
    masks          1 for each legal action; no columns with masks=False
    legal, counts  the legal actions, ascending, as far as `counts` says; beyond that anything
    movers         the seat that decides
    random         a legal action, uniformly random, from a generator of each match: stepping with it plays the matches that `donjon simulate` plays
    rewards        by seat, what the last step brought: 0 until a match is over, then its returns (Table.returns)
    terminations   whether the last step ended the match; what the other arrays tell is of the next one
    truncations    whether it was cut off after `horizon` decisions and paid as it stood
    lengths        decisions of the last match that was over; `plies` those of the one that is played
    final          with final=True, where a match was over: what its last mover knows of its end

    What comes does not depend on the number of threads.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        box: str | None = None,
        observation: str = "features",
        masks: bool = True,
        final: bool = False,
        horizon: int = 0,
        threads: int | None = None,
    ) -> None:
        if observation not in OBSERVATIONS:
            raise BadOption(f"observation={observation!r}: there is {' and '.join(OBSERVATIONS)}")
        _check("count", count, 1)
        if seats is not None:
            _check("seats", seats, 1)
        _check("horizon", horizon, 0)
        _check("threads", 1 if threads is None else threads, 1)
        self.table: Table = table(game, seats, tuple((options or {}).items()), box)
        self.count, self.seats, self.horizon = int(count), self.table.seats, int(horizon)
        self._code = search.code(game)
        self._buffers(observation == "features", masks, final)
        self._threads = cores() if threads is None else int(threads)
        size = -(-self.count // self._threads)
        size = -(-size // TOGETHER) * TOGETHER
        self._shares = [_Share(self, slice(first, min(first + size, self.count))) for first in range(0, self.count, size)]
        self._helpers = [_Helper() for _ in self._shares[1:]]
        self._process = os.getpid()
        for helper in self._helpers:
            weakref.finalize(self, helper.leave)
        self._seed: str | None = None
        self._seeds: list[str] = []
        self._begun = False

    def _buffers(self, features: bool, masks: bool, final: bool) -> None:
        actions, count, seats = self.table.game.actions, self.count, self.seats
        self._own: dict[str, npt.NDArray[Any]] = {
            "observations": _rows(count, actions.FEATURES if features else 0, np.float32),
            "masks": _rows(count, actions.ACTIONS if masks else 0, np.int8),
            "legal": _rows(count, actions.WIDTH, np.int64),
            "rewards": np.zeros((count, seats), np.float32),
            "final": _rows(count, actions.FEATURES if features and final else 0, np.float32),
            "dice": np.zeros((count, 4), np.int64),
            **{name: np.zeros(count, np.bool_) for name in ("terminations", "truncations", "fresh")},
            **{name: np.zeros(count, np.int64) for name in ("counts", "movers", "random", "lengths", "plies", "actions", "numbers")},
        }
        columns = {"observations": actions.FEATURES, "masks": actions.ACTIONS, "legal": actions.WIDTH, "final": actions.FEATURES}
        views = {name: array[:, : columns[name]] if name in columns else array.view() for name, array in self._own.items()}
        for view in views.values():
            view.flags.writeable = False
        self.observations: Floats = views["observations"]
        self.masks: npt.NDArray[np.int8] = views["masks"]
        self.legal: Ints = views["legal"]
        self.counts: Ints = views["counts"]
        self.movers: Ints = views["movers"]
        self.random: Ints = views["random"]
        self.rewards: Floats = views["rewards"]
        self.terminations: Bools = views["terminations"]
        self.truncations: Bools = views["truncations"]
        self.lengths: Ints = views["lengths"]
        self.plies: Ints = views["plies"]
        self.final: Floats = views["final"]
        self._told = Step(self.observations, self.rewards, self.terminations, self.truncations)

    def reset(self, seed: int | str | None = None, seeds: Sequence[int | str] | None = None) -> Floats:
        """Deals all matches; the observations.

        With `seed` they are those of the batch that `donjon simulate --seed` plays: match i of n is number i, then n + i, 2 n + i, … With `seeds`, one for each, they begin with the matches
        that Match.start deals from these. Without either it goes on with the next ones, the first time at random. `seed_of` tells.
        """
        if seeds is not None:
            if seed is not None:
                raise BadOption("reset takes seed or seeds, not both")
            sized = hasattr(seeds, "__len__")
            if isinstance(seeds, str) or not sized or len(seeds) != self.count:
                told = len(seeds) if sized else type(seeds).__name__
                raise BadOption(f"seeds: one for each of the {self.count} matches is wanted, not {told}")
            self._seed, self._seeds = None, [_encodable(own) for own in seeds]
        elif seed is not None or not self._begun:
            self._seed, self._seeds = secrets.token_hex(8) if seed is None else _encodable(seed), []
        if seed is not None or seeds is not None or not self._begun:
            for share in self._shares:
                share.name()
        self._begun = True
        for name in ("rewards", "terminations", "truncations", "lengths", "final"):
            self._own[name][:] = 0
        self._all("deal")
        return self.observations

    def step(self, actions: npt.ArrayLike) -> Step:
        """Plays an action in each match. IllegalAction names the first that is not legal; then nothing has been played."""
        if not self._begun:
            raise BadOption("reset comes before the first step")
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise BadOption(f"actions: {self.count} whole numbers are wanted, one a match, not {given.dtype} of shape {given.shape}")
        self._own["actions"][:] = given
        if given is not self.random:  # which are legal
            refused = [row for row in self._all("refused") if row >= 0]
            if refused:
                self._refuse(min(refused))
        self._all("step")
        return self._told

    def _all(self, work: str) -> list[Any]:
        """Has every share do this, each on its thread."""
        first, *others = [getattr(share, work) for share in self._shares]
        if os.getpid() != self._process:  # threads do not live on in a process that was forked off
            self._helpers = []
        if not self._helpers:
            return [first(), *(other() for other in others)]
        answers = [helper.ask(other) for helper, other in zip(self._helpers, others, strict=True)]
        return [first(), *(answer() for answer in answers)]

    def _refuse(self, index: int) -> None:
        game, action, world = self.table.game, int(self._own["actions"][index]), self.state(index)
        if not 0 <= action < game.actions.ACTIONS:
            raise BadOption(
                f"match {index}: {action} is no action: actions of {game.name} are whole numbers from 0 to {game.actions.ACTIONS - 1}"
            )
        seat = game.rules.mover(world)
        text = str(game.text.draw(self.table.observed(world, seat), seat))
        raise IllegalAction(index, action, game.actions.write_move(action), game.rule_id(game.rules.why_not(world, action)), text)

    def _row(self, index: int) -> int:
        if not self._begun:
            raise BadOption("reset comes before the first match")
        if not 0 <= index < self.count:
            raise BadOption(f"index={index!r}: matches are numbered from 0 to {self.count - 1}")
        return int(index)

    def seed_of(self, index: int) -> str:
        """What Match.start deals the match from that is played now."""
        number = int(self._own["numbers"][self._row(index)])
        if not self._seeds:
            return f"{self._seed}/{number - self.count}"
        return f"{self._seeds[index]}/{number - 1}" if number > 1 else self._seeds[index]

    def state(self, index: int) -> Record:
        """A copy of the position of a match, what is hidden included: for critics and for debugging, never for players."""
        share = self._shares[self._row(index) // (self._shares[0].rows.stop - self._shares[0].rows.start)]
        at = 1 + index - share.rows.start
        return thaw(self.table.game.state, share.states[at : at + 1])

    def close(self) -> None:
        """Ends the threads; what is asked for afterwards is done on the caller's."""
        for helper in self._helpers:
            helper.leave()
        self._helpers = []


class _Helper:
    """A thread that does what it is asked for. Between two steps a queue each way takes a quarter of the time of an executor."""

    def __init__(self) -> None:
        self._asked: SimpleQueue[tuple[Callable[[], Any], SimpleQueue[Any]] | None] = SimpleQueue()
        threading.Thread(target=_help, args=(self._asked,), name="donjon-vector", daemon=True).start()

    def ask(self, work: Callable[[], Any]) -> Callable[[], Any]:
        """Begins; what comes back waits for the end and has the result."""
        answers: SimpleQueue[Any] = SimpleQueue()
        self._asked.put((work, answers))

        def answer() -> Any:
            found, error = answers.get()
            if error:
                raise error
            return found

        return answer

    def leave(self) -> None:
        """Ends the thread, after what it does now."""
        self._asked.put(None)


def _help(asked: SimpleQueue[tuple[Callable[[], Any], SimpleQueue[Any]] | None]) -> None:
    while (order := asked.get()) is not None:
        work, answers = order
        try:
            answers.put((work(), None))
        except BaseException as error:  # the caller raises it
            answers.put((None, error))
        del order, work, answers  # they would keep all arrays alive


class _Share:
    """The matches of one thread: consecutive rows."""

    def __init__(self, whole: Vector, rows: slice) -> None:
        self.whole, self.rows, self.code = whole, rows, whole._code
        record = self.code.record
        apart = -(-LINE // record.itemsize)
        self.states = self.code.records(1 + rows.stop - rows.start + 2 * apart)[apart:-apart]
        self.own = {name: array[rows] for name, array in whole._own.items()}
        self.none = np.zeros(0, np.bool_)
        self.options = np.array(whole.table.numbers, np.int64)
        self.rest: tuple[Any, ...] = ()

    def name(self) -> None:
        """Begins anew with the seeds of the whole: the names of the next matches, and everything else that a step is given.

        It is put together once: the less Python between two steps, the less threads wait for each other.
        """
        whole, own = self.whole, self.own
        alone = bool(whole._seeds)
        texts = [f"{seed}/".encode() for seed in (whole._seeds[self.rows] if alone else [whole._seed] * (self.rows.stop - self.rows.start))]
        longest = max(map(len, texts))
        names = np.frombuffer(b"".join(text.ljust(longest + DIGITS) for text in texts), np.uint8).reshape(len(texts), -1).copy()
        own["numbers"][:] = 0 if alone else np.arange(self.rows.start, self.rows.stop)
        line = LINE // 8
        scratch = np.zeros(2 * line + whole.seats + 8 + 64, np.int64)[line:-line]
        self.rest = (
            whole.seats,
            self.options,
            whole.horizon,
            names,
            np.array([len(text) for text in texts]),
            own["numbers"],
            1 if alone else whole.count,
            int(alone),
            scratch[:8],
            scratch[8:72],
            *(own[name] for name in ("plies", "lengths", "rewards", "terminations", "truncations", "final")),
            *(own[name] for name in ("movers", "counts", "legal", "masks", "dice", "random", "observations")),
            scratch[72:],
        )

    def refused(self) -> int:
        """The first match, by its number in the whole, whose action is not legal; -1: none."""
        row = int(self.code.first_refused(self.own["actions"], self.own["counts"], self.own["legal"]))
        return row + self.rows.start if row >= 0 else row

    def deal(self) -> None:
        """Deals all."""
        self.own["fresh"][:] = True
        self.code.step_share(self.states, self.own["fresh"], self.own["actions"], *self.rest)

    def step(self) -> None:
        """Plays the actions."""
        self.code.step_share(self.states, self.none, self.own["actions"], *self.rest)
