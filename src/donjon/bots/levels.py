"""How strong a bot is, as text: `level:1` to `level:6`, `strongest` (`strongest:200ms` in so much time a move), or plainly `random`, `greedy`, `search:200ms` (time a move), `search:1000` (simulations).

`foundation:200ms` is the search as it was before each game had numbers and an evaluation of its own: the peer that stronger ones are measured against.
A level is a budget, a share of careless moves and, where something can be overlooked, attention: numbers of the game's levels.toml.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources

from donjon.core.errors import BadOption
from donjon.core.game import PACKAGE

LEVELS = 6
FORMS = (
    f"level:1 to level:{LEVELS}, strongest, random, greedy, search:200ms (time a move), search:1000 (simulations a move), strongest:200ms"
)
DEFAULT = "search:200ms"
LONGEST = 60_000
MOST = 10_000_000
STRONGEST = 1000
"""Milliseconds a move of the strongest, unless others are asked for."""
TREES = 8
"""Trees of the strongest, where there are as many cores."""
_SEARCH = re.compile(r"(search|foundation|strongest):([1-9]\d{0,7})(ms|s)?")
_LEVEL = re.compile(r"level:(\d{1,9})")


@dataclass(frozen=True)
class Level:
    """A kind of bot. `random` and `greedy` need no more; the others think until the first budget that is not 0 is spent, and with none they are greedy.

    `trees`: how many trees at most grow side by side where time is the budget, a core each.
    `slips`: the share of moves that are any legal one. `attention`: how often it sees the moves whose first word is in `overlooked`.
    """

    kind: str
    milliseconds: int = 0
    simulations: int = 0
    number: int = 0
    slips: float = 0.0
    attention: float = 1.0
    overlooked: tuple[str, ...] = ()
    trees: int = 1

    def __str__(self) -> str:
        if self.kind == "level":
            return f"level:{self.number}"
        if not self.searches or (self.kind, self.milliseconds) == ("strongest", STRONGEST):
            return self.kind
        return f"{self.kind}:{self.milliseconds}ms" if self.milliseconds else f"{self.kind}:{self.simulations}"

    @property
    def searches(self) -> bool:
        """Whether it needs the compiled search."""
        return bool(self.milliseconds or self.simulations)


def parse(text: str) -> Level:
    """The level that the text names; BadOption names the forms. The numbers of `level:N` depend on the game: see `of`."""
    if text in ("random", "greedy"):
        return Level(text)
    if text == "strongest":
        return Level(text, milliseconds=STRONGEST, trees=TREES)
    if numbered := _LEVEL.fullmatch(text):
        if not 1 <= int(numbered[1]) <= LEVELS:
            raise BadOption(f"{text!r}: the levels are level:1 to level:{LEVELS}")
        return Level("level", number=int(numbered[1]))
    found = _SEARCH.fullmatch(DEFAULT if text == "search" else text)
    if not found or (found[1] == "strongest" and not found[3]):
        raise BadOption(f"{text!r} is no bot; bots: {FORMS}")
    amount = int(found[2]) * (1000 if found[3] == "s" else 1)
    most = LONGEST if found[3] else MOST
    if amount > most:
        raise BadOption(f"{text!r}: at most {most} {'milliseconds' if found[3] else 'simulations'} a move")
    if not found[3]:
        return Level(found[1], simulations=amount)
    return Level(found[1], milliseconds=amount, trees=TREES if found[1] == "strongest" else 1)


def of(text: str, game: str) -> Level:
    """The level that the text names, with its numbers in that game."""
    level = parse(text)
    return table(game)[level.number - 1] if level.kind == "level" else level


@cache
def table(game: str) -> tuple[Level, ...]:
    """The levels of a game, the weakest first."""
    found = tomllib.loads((resources.files(f"{PACKAGE}.{game}") / "levels.toml").read_text("utf-8"))
    overlooked = tuple(found.get("overlooked", ()))
    levels = tuple(
        replace(Level("level", number=number, overlooked=overlooked), **numbers) for number, numbers in enumerate(found["level"], 1)
    )
    assert len(levels) == LEVELS, f"{game}: levels.toml has {len(levels)} levels"
    return levels
