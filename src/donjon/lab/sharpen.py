"""Better numbers for a game's search: what is tried plays the numbers that hold, deal by deal with the seats swapped (with more than two they hold every other seat), until a sequential test decides.

The test is the generalised sequential probability ratio test on pairs of matches (Wald 1945; pairs as in Stockfish's fishtest): that the challenger wins half of the
victories, against a share that would be worth having.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from donjon.bots import players, search
from donjon.bots.levels import Level
from donjon.core.errors import BadOption
from donjon.core.game import load
from donjon.core.interval import Z
from donjon.core.match import Match
from donjon.lab import contest, records
from donjon.lab.run import Progress, Stopped

Numbers = Mapping[str, float]
"""Parameters that differ from the game's own search.toml, by name."""

ERROR = 0.05
"""Either way of being wrong, by the test's design."""
WORTH = 0.06
"""What a challenger is hoped to win above one half: the test tells 0.5 from 0.5 + WORTH."""
LEAST = 8
"""Pairs before the first look: a variance of fewer means little."""


@dataclass(frozen=True)
class Asked:
    """A game, the budget of both sides, and how many matches there may be."""

    game: str
    level: Level
    games: int
    seed: str
    threads: int = 1
    seats: int = 2
    networks: Path | None = None
    """A file of `donjon train` that every challenger judges by."""


@dataclass
class Test:
    """One trial and how it ended: `won` of `games` (a shared victory counts half); `ratio` is the log-likelihood ratio."""

    challenger: dict[str, float]
    champion: dict[str, float]
    games: int = 0
    won: float = 0.0
    squares: float = 0.0
    verdict: str = "open"

    @property
    def ratio(self) -> float:
        """Of 0.5 + WORTH against 0.5, by the normal approximation with the variance of the pairs."""
        pairs = self.games // 2
        if pairs < LEAST:
            return 0.0
        mean = self.won / self.games
        variance = max(self.squares / pairs - mean * mean, 1e-3)
        return pairs * WORTH * (2 * (mean - 0.5) - WORTH) / (2 * variance)

    @property
    def half(self) -> float:
        """Half of the share's 95 % interval as if the number of games had been fixed; what stops early looks a little better than it is."""
        pairs = self.games // 2
        if pairs < 2:
            return 0.5
        mean = self.won / self.games
        return Z * math.sqrt(max(self.squares / pairs - mean * mean, 0.0) / (pairs - 1))

    def add(self, share: float) -> None:
        """A pair, of which the challenger won this share."""
        self.games += 2
        self.won += 2 * share
        self.squares += share * share
        bound = math.log((1 - ERROR) / ERROR)
        if self.ratio >= bound:
            self.verdict = "better"
        elif self.ratio <= -bound:
            self.verdict = "not better"

    def told(self, asked: Asked) -> dict[str, Any]:
        """A line of the log."""
        found = asdict(self) | {
            "seats": asked.seats,
            "budget": str(asked.level),
            "networks": asked.networks and asked.networks.name,
            "seed": asked.seed,
            "share": self.won / max(1, self.games),
            "half": self.half,
        }
        del found["squares"]
        return found


@dataclass(frozen=True)
class _Pair:
    asked: Asked
    deal: int
    challenger: tuple[tuple[str, float], ...]
    champion: tuple[tuple[str, float], ...]


def parse(text: str) -> dict[str, float]:
    """`warmth=250,playout=6` as numbers; BadOption names the parameters there are."""
    found = {}
    for part in text.split(","):
        name, _, value = part.partition("=")
        name, value = name.strip(), {"true": "1", "false": "0"}.get(value.strip(), value.strip())
        try:
            number = float(value)
        except ValueError:
            number = math.nan
        if name not in search.FOUNDATION or not math.isfinite(number) or number < 0:
            raise BadOption(
                f"--try {text}: {part!r}; what may be tried is NAME=NUMBER, or several with commas, with {', '.join(search.FOUNDATION)}"
            )
        if isinstance(search.FOUNDATION[name], bool) and number not in (0, 1):
            raise BadOption(f"--try {text}: {name} is true or false")
        if isinstance(search.FOUNDATION[name], int) and number != int(number):
            raise BadOption(f"--try {text}: {name} is a whole number")
        found[name] = number
    return found


def pairs(asked: Asked, challenger: Numbers, champion: Numbers) -> Iterator[_Pair]:
    """The deals."""
    for deal in range(asked.games // 2):
        yield _Pair(asked, deal, tuple(sorted(challenger.items())), tuple(sorted(champion.items())))


@cache
def _mind(game: str, level: Level, numbers: tuple[tuple[str, float], ...], networks: Path | None) -> players.Player:
    return players.SearchPlayer(load(game), level, search.Search(game, dict(numbers), networks))


def _play(pair: _Pair) -> float:
    """The challengers' share of the two victories of a deal. With an odd number of seats they are one more in the one match and one fewer in the other, so that equals have half."""
    asked = pair.asked
    minds = [_mind(asked.game, asked.level, pair.challenger, asked.networks), _mind(asked.game, asked.level, pair.champion, None)]
    share = 0.0
    seed = f"{asked.seed}/{pair.deal}"
    for own in range(2):
        match = Match.start(asked.game, asked.seats, {}, seed)
        contest.play_out(match, [minds[(seat + own) % 2] for seat in range(asked.seats)], seed)
        share += sum((seat + own) % 2 == 0 for seat in match.winners) / len(match.winners)
    return share / 2


def trial(
    asked: Asked, challenger: Numbers, champion: Numbers, progress: Progress = lambda _: None, stopped: Stopped = lambda: False
) -> Test:
    """Plays until the test decides, all matches are played (then the verdict stays `open`), or `stopped` answers True."""
    test = Test(dict(challenger), dict(champion))
    for share in records.over_cores(_play, pairs(asked, challenger, champion), asked.threads, lambda: stopped() or test.verdict != "open"):
        if test.verdict == "open":
            test.add(share)
            progress(test.games)
    return test
