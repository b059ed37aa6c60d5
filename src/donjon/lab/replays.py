"""One game of an experiment played again by the interpreted rules: what chance did, which rules were at work, its record."""

from __future__ import annotations

import re
import sys
from collections import Counter
from functools import cache
from types import CodeType, FrameType
from typing import Any

import polars as pl

from donjon.core import chance, outcome
from donjon.core import game as catalogue
from donjon.core.game import SETUP, Game
from donjon.core.match import Match
from donjon.lab.experiment import Cell

_ID = re.compile(r"[a-z]+(?:\.[a-z_]+)*")


@cache
def carried_out(game: str) -> dict[CodeType, tuple[str, ...]]:
    """The rule ids that each function of the rules names as its own: the list before the colon of its docstring, and dotted ids anywhere."""
    found = {}
    loaded = catalogue.load(game)
    ids = {rule.removeprefix(f"{game}."): rule for rule in loaded.rule_ids()}
    for value in vars(loaded.rules).values():
        if callable(value) and getattr(value, "__module__", "") == loaded.rules.__name__ and hasattr(value, "__code__"):
            doc = value.__doc__ or ""
            head = [part.strip() for part in re.split(r"[:.]\s|\.$", doc, maxsplit=1)[0].split(",")]
            named = head if all(part in ids for part in head) else []
            dotted = [word for word in _ID.findall(doc) if "." in word and word in ids]
            found[value.__code__] = tuple(dict.fromkeys(ids[word] for word in [*named, *dotted]))
    return found


class Replay:
    """Game `index` of a cell, its actions known; `watched`: which functions of the rules run is counted."""

    def __init__(self, cell: Cell, seed: str, index: int, actions: list[int], watched: bool) -> None:
        self.cell, self.seed, self.index, self.actions = cell, f"{seed}/{index}", index, actions
        self.game: Game = catalogue.load(cell.game)
        self.ran: Counter[str] = Counter()
        self.seats: list[int] = []
        self.outcomes: list[list[int]] = []
        self._play(watched)

    def _play(self, watched: bool) -> None:
        rules, secrets = self.game.rules, self.game.secrets
        state = self.game.state()
        codes = carried_out(self.cell.game)

        def note(frame: FrameType, event: str, _: Any) -> None:
            if event == "call" and frame.f_code in codes:
                self.ran.update(codes[frame.f_code])

        def counted(function: Any, *given: Any) -> None:
            if not watched:
                function(*given)
                return
            before = sys.getprofile()
            sys.setprofile(note)
            try:
                function(*given)
            finally:
                sys.setprofile(before)

        moves = [0] * self.game.actions.WIDTH
        numbers = self.game.numbers(self.cell.options, self.cell.seats, self.cell.box)
        counted(rules.setup, state, self.cell.seats, numbers, chance.words(self.seed))
        self.outcomes.append(list(secrets.outcome(state, SETUP, state)))
        for action in self.actions:
            before = state.copy()
            if watched:
                counted(rules.legal, before, moves)
            self.seats.append(int(rules.mover(state)))
            counted(rules.apply, state, action)
            self.outcomes.append(list(secrets.outcome(before, action, state)))
        counted(self.game.bind(outcome.rank), state, -1, [0] * self.cell.seats)
        self.state = state

    def told(self) -> Counter[tuple[str, str]]:
        """By way and rule: `carried`, its function ran; `counted`, it gave points at the end."""
        found: Counter[tuple[str, str]] = Counter({("carried", rule): times for rule, times in self.ran.items()})
        for step in self.game.text.count(self.state):
            found["counted", self.game.rule_id(step["rule"])] += 1
        return found

    def chance_frame(self, cell: int) -> pl.DataFrame:
        """A row a chance event; ply 0 is the setup."""
        write = self.game.actions.write_outcome
        moves = ["", *(self.game.actions.write_move(action) for action in self.actions)]
        some = [ply for ply, drawn in enumerate(self.outcomes) if drawn]
        return pl.DataFrame(
            [
                pl.Series("cell", [cell] * len(some), pl.Int32),
                pl.Series("game", [self.index] * len(some), pl.Int64),
                pl.Series("ply", some, pl.Int32),
                pl.Series("seat", [self.seats[ply - 1] if ply else None for ply in some], pl.Int8),
                pl.Series("move", [moves[ply] or None for ply in some], pl.String),
                pl.Series("outcome", [write(self.outcomes[ply]) for ply in some], pl.String),
            ]
        )

    def record(self) -> str:
        """The record, as the referee writes it."""
        names = [f"Bot {seat + 1} (bot:{bot})" for seat, bot in enumerate(self.cell.seated(self.index))]
        match = Match.start(self.cell.game, self.cell.seats, self.cell.options, self.seed, names, box=self.cell.box)
        for action, drawn in zip(self.actions, self.outcomes[1:], strict=True):
            move = self.game.actions.write_move(action)
            match.play(move, self.game.actions.write_outcome(drawn) if match.asks(move) else None)
        return match.record()
