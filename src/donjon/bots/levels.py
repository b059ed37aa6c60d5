"""How strong a bot is, as text: `random`, `greedy`, `search:200ms` or `search:1s` (time a move), `search:1000` (simulations a move)."""

from __future__ import annotations

import re
from dataclasses import dataclass

from donjon.core.errors import BadOption

FORMS = "random, greedy, search:200ms (time a move), search:1000 (simulations a move)"
DEFAULT = "search:200ms"
LONGEST = 60_000
MOST = 10_000_000
_SEARCH = re.compile(r"search:([1-9]\d{0,7})(ms|s)?")


@dataclass(frozen=True)
class Level:
    """A kind of bot and, for search, its budget: milliseconds or simulations a move, 0 where it is the other."""

    kind: str
    milliseconds: int = 0
    simulations: int = 0

    def __str__(self) -> str:
        if self.milliseconds:
            return f"{self.kind}:{self.milliseconds}ms"
        return f"{self.kind}:{self.simulations}" if self.simulations else self.kind


def parse(text: str) -> Level:
    """The level that the text names; BadOption names the forms."""
    if text in ("random", "greedy"):
        return Level(text)
    found = _SEARCH.fullmatch(DEFAULT if text == "search" else text)
    if not found:
        raise BadOption(f"{text!r} is no bot; bots: {FORMS}")
    amount = int(found[1]) * (1000 if found[2] == "s" else 1)
    most = LONGEST if found[2] else MOST
    if amount > most:
        raise BadOption(f"{text!r}: at most {most} {'milliseconds' if found[2] else 'simulations'} a move")
    return Level("search", milliseconds=amount) if found[2] else Level("search", simulations=amount)
