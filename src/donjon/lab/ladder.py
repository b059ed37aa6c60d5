"""The ladder: neighbouring levels play each other, on the same deals in every order of seats. Each match that is over is written at once."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
from openskill.models import PlackettLuce

from donjon.bots import learned, levels
from donjon.core.errors import BadOption, DonjonError
from donjon.core.game import PACKAGE
from donjon.core.interval import Z, wilson
from donjon.lab import contest, records
from donjon.lab.run import Progress, Run, Stopped

MATCHES = "matches.jsonl"
"""What was played, by folder: what was asked, then a line a match."""
LATER = "; the same command goes on from there"
_RANGE = re.compile(r"(\d{1,9})(?:-(\d{1,9}))?")


@dataclass(frozen=True)
class Ladder:
    """`run.games` matches for each group of neighbouring levels, as many as there are seats; a deal is played once for each order of a rotation."""

    run: Run
    levels: tuple[str, ...]

    @property
    def groups(self) -> list[tuple[str, ...]]:
        """The levels that sit together, from the bottom up."""
        seats = self.run.seats
        return [self.levels[at : at + seats] for at in range(len(self.levels) - seats + 1)]

    @property
    def deals(self) -> int:
        """How many deals each group plays."""
        return -(-self.run.games // self.run.seats)

    @property
    def total(self) -> int:
        """How many matches that makes."""
        return self.deals * len(self.groups) * self.run.seats

    def asked(self) -> dict[str, Any]:
        """What matches of one ladder have in common."""
        run = self.run
        numbers = {level: asdict(levels.of(level, run.game)) for level in self.levels}
        asked = {"game": run.game, "seats": run.seats, "seed": str(run.seed), "options": dict(run.options), "levels": numbers}
        asked |= _thinking(run.game)
        found: dict[str, Any] = json.loads(json.dumps(asked))
        return found

    def jobs(self) -> Iterator[_Job]:
        """All matches, every level as far as the others at any time."""
        for deal in range(self.deals):
            for group in self.groups:
                for turn in range(self.run.seats):
                    yield _Job(self.run, deal, group[turn:] + group[:turn])


@cache
def _thinking(game: str) -> dict[str, str]:
    """How the game's bots search and judge, as marks of its files: matches of other bots are not of the same ladder."""
    package = resources.files(f"{PACKAGE}.{game}")
    files = (package.joinpath(name) for name in ("search.toml", learned.FILE))
    return {Path(file.name).stem: sha256(file.read_bytes()).hexdigest()[:16] for file in files}


@dataclass(frozen=True)
class _Job:
    run: Run
    deal: int
    seated: tuple[str, ...]


@dataclass(frozen=True)
class Played:
    """A match: the levels by seat, and by seat its place (1 is best, equals share one), score, moves, seconds of thought in all and at most."""

    deal: int
    seated: list[str]
    places: list[int]
    scores: list[int]
    moves: list[int]
    seconds: list[float]
    longest: list[float]


def chosen(text: str) -> tuple[str, ...]:
    """The levels that a text such as `1-6`, `3-6,strongest` or `search:100ms,search:200ms` names, weakest first; BadOption says what would be right."""
    found: list[str] = []
    for part in (part.strip() for part in text.split(",")):
        ends = _RANGE.fullmatch(part)
        low, high = (int(ends[1]), int(ends[2] or ends[1])) if ends else (0, 0)
        if 1 <= low <= high <= levels.LEVELS:
            found += [f"level:{number}" for number in range(low, high + 1)]
        else:
            try:
                found.append(str(levels.parse(part)))
            except BadOption:
                raise BadOption(
                    f"--levels: {part[:40]!r} is no level; name some from the weakest on, as in 1-{levels.LEVELS}, 4-6,strongest or search:100ms,search:200ms"
                ) from None
    numbered = [level for level in found if level.startswith("level:")]
    if len(set(found)) < len(found) or numbered != sorted(numbered) or "strongest" in found[:-1]:
        raise BadOption(f"--levels {text}: each level once, from the weakest on, as in 1-{levels.LEVELS}")
    return tuple(found)


def check(ladder: Ladder) -> None:
    """Refuses a ladder that is too short for its tables."""
    if len(ladder.levels) < max(2, ladder.run.seats):
        raise BadOption(f"{ladder.run.seats} seats need {ladder.run.seats} levels or more, not {len(ladder.levels)}")


def _places(winners: Sequence[int], scores: Sequence[int]) -> list[int]:
    keys = [(seat in winners, score) for seat, score in enumerate(scores)]
    return [1 + sum(other > key for other in keys) for key in keys]


def _work(job: _Job) -> Played:
    for level in job.seated:
        contest.mind(level, job.run.game)
    match, thought = contest.between(job.run, f"{job.run.seed}/{job.deal}", job.seated)
    return Played(
        job.deal,
        list(job.seated),
        _places(match.winners, match.scores),
        list(match.scores),
        [len(seconds) for seconds in thought],
        [round(sum(seconds), 4) for seconds in thought],
        [round(max(seconds, default=0.0), 4) for seconds in thought],
    )


def read(ladder: Ladder, folder: Path) -> list[Played]:
    """What was played before, a line that was cut short left out; DonjonError where the folder holds another ladder."""
    file = folder / MATCHES
    if not file.exists():
        return []
    asked = ladder.asked()
    try:
        text = file.read_text("utf-8")
        lines = text[: text.rfind("\n") + 1].splitlines()
        if not lines and json.dumps(asked).startswith(text):
            return []
        before = msgspec.json.decode(lines[0], type=dict[str, Any])
        found = [_read(line) for line in lines[1:]]
    except OSError as error:
        raise DonjonError(f"{file}: {error.strerror}; name another folder") from None
    except (ValueError, LookupError, RecursionError, msgspec.MsgspecError):
        raise DonjonError(f"{file} is no list of matches of a ladder: name another folder") from None
    other = [key for key in asked if before.get(key) != asked[key]]
    if other:
        raise DonjonError(f"{folder} holds a ladder with other {', '.join(other)}: name another folder, or delete it")
    return found


def _read(line: str) -> Played:
    played = msgspec.json.decode(line, type=Played)
    if len({len(column) for column in vars(played).values() if isinstance(column, list)}) > 1:
        raise ValueError("a number for each seat")
    return played


def climb(ladder: Ladder, folder: Path, progress: Progress = lambda _: None, stopped: Stopped = lambda: False) -> list[Played]:
    """Plays what is missing of a ladder, and gives all of it in its order."""
    check(ladder)
    with records.alone(folder):
        found = {(played.deal, tuple(played.seated)): played for played in read(ladder, folder)}
        lines = [json.dumps(ladder.asked()), *(json.dumps(asdict(played)) for played in found.values())]
        file = folder / MATCHES
        with records.writing(file, LATER):
            records.write_file(file, "".join(f"{line}\n" for line in lines))
        wanted = list(ladder.jobs())
        missing = [job for job in wanted if (job.deal, job.seated) not in found]
        progress(len(wanted) - len(missing))
        if missing:
            for done, played in enumerate(records.over_cores(_work, missing, min(ladder.run.threads, len(missing)), stopped), 1):
                with records.writing(file, LATER), file.open("a", encoding="utf-8", newline="\n") as more:
                    more.write(json.dumps(asdict(played)) + "\n")
                    more.flush()
                    os.fsync(more.fileno())
                found[played.deal, tuple(played.seated)] = played
                progress(len(wanted) - len(missing) + done)
    return [found[job.deal, job.seated] for job in wanted if (job.deal, job.seated) in found]


# What came out


@dataclass
class Rung:
    """A level: its rating with the half of its 95 % interval, milliseconds of thought a move and at most, and how it did against the one below."""

    level: str
    rating: float
    spread: float
    mean_ms: float
    longest_ms: float
    games: int = 0
    better: float = 0.0
    interval: tuple[float, float] = field(default=(0.0, 1.0))

    @property
    def share(self) -> float | None:
        """The share of the matches with the level below in which it was better, a shared place half; None for the lowest."""
        return self.better / self.games if self.games else None


def rungs(ladder: Ladder, all_played: Sequence[Played]) -> list[Rung]:
    """The ladder from the bottom up."""
    model = PlackettLuce(tau=0.0)  # bots do not change from match to match
    ratings = {level: model.rating(name=level) for level in ladder.levels}
    seconds = dict.fromkeys(ladder.levels, 0.0)
    moves = dict.fromkeys(ladder.levels, 0)
    longest = dict.fromkeys(ladder.levels, 0.0)
    for played in all_played:
        rated = model.rate([[ratings[level]] for level in played.seated], ranks=[float(place) for place in played.places])
        for seat, level in enumerate(played.seated):
            ratings[level] = rated[seat][0]
            seconds[level] += played.seconds[seat]
            moves[level] += played.moves[seat]
            longest[level] = max(longest[level], played.longest[seat])
    found = []
    for at, level in enumerate(ladder.levels):
        rating = ratings[level]
        rung = Rung(level, rating.mu, Z * rating.sigma, 1000 * seconds[level] / max(1, moves[level]), 1000 * longest[level])
        if at:
            _compare(rung, ladder.levels[at - 1], all_played)
        found.append(rung)
    return found


def _compare(rung: Rung, below: str, all_played: Sequence[Played]) -> None:
    for played in all_played:
        if rung.level in played.seated and below in played.seated:
            mine, theirs = (played.places[played.seated.index(level)] for level in (rung.level, below))
            rung.games += 1
            rung.better += 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
    rung.interval = wilson(rung.better, rung.games)
