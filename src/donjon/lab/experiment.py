"""What an experiment asks, read from a TOML file: games x seats x options x boxes x bots. Every error names file, key and what would be right."""

from __future__ import annotations

import hashlib
import itertools
import json
import math
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from donjon.bots import levels
from donjon.core import game as catalogue
from donjon.core.errors import BadOption, DonjonError
from donjon.lab import boxes
from donjon.lab.words import ENGLISH, Words

ROWS = ("decisions", "chance")
"""What may be written beside one row a game: one a decision, one a chance event."""

MOST_GAMES, MOST_CELLS = 10**8, 10_000
CHUNK, THOUGHTFUL = 1_000, 8
"""Games in a chunk; fewer where bots search. Never by the machine: a chunk's content depends on file and number alone."""

HEAD: Mapping[str, tuple[Any, str]] = {
    "name": (str, 'text, for example "decks"'),
    "seed": ((int, str), "a number or text"),
    "games": (int, "a number of games for each cell, for example 1000"),
    "rows": (list, 'a list of what else to write: ["decisions", "chance"], or []'),
    "records": (int, "a number of records to write for each cell, for example 2"),
    "play": (list, "one [[play]] section or more"),
}
PLAY: Mapping[str, tuple[Any, str]] = {
    "game": (str, "the short name of a game"),
    "seats": ((int, list), "a number or a list of numbers, for example [2, 3]"),
    "bots": (list, 'a list of line-ups: "greedy" for all seats, or ["search:200", "greedy"]'),
    "options": (dict, 'a section of values or lists of values, for example deck = ["standard", "stormy"]'),
    "box": (list, 'a list of "own", names of files, or { name = "…", file = "…" (or text = "…"), counts = { … } }'),
    "games": (int, "a number of games for each cell, for example 1000"),
    "swap": (bool, "true (the bots move on by a seat each game) or false"),
}
BOX: Mapping[str, tuple[Any, str]] = {
    "name": (str, 'text, for example "many cats"'),
    "file": (str, "the name of a file of components, beside the experiment"),
    "text": (str, "the text of such a file itself"),
    "counts": (dict, "a section of numbers: how many there are of a kind, or of a component by its number"),
}


@dataclass(frozen=True)
class Cell:
    """One combination: `games` matches, all alike but for their seeds. `box` is the text of a file of components, None the game's own."""

    game: str
    seats: int
    options: Mapping[str, str]
    bots: tuple[str, ...]
    games: int
    swap: bool
    boxed: str = ""
    box: str | None = None

    @property
    def lineup(self) -> str:
        """The bots as one text."""
        return self.bots[0] if len(set(self.bots)) == 1 else " + ".join(self.bots)

    @property
    def thoughtful(self) -> bool:
        """Whether a bot is asked move by move."""
        return any(levels.parse(bot).kind not in ("random", "greedy") for bot in self.bots)

    @property
    def timed(self) -> bool:
        """Whether a bot has a time budget, so that no run repeats another."""
        return any(levels.parse(bot).milliseconds for bot in self.bots)

    def seated(self, index: int) -> tuple[str, ...]:
        """The bot on each seat in game `index`."""
        shift = index if self.swap else 0
        return tuple(self.bots[(seat - shift) % self.seats] for seat in range(self.seats))

    def named(self) -> dict[str, str]:
        """What tells this cell from others."""
        return {
            "game": self.game,
            "seats": str(self.seats),
            **self.options,
            **({"box": self.boxed} if self.boxed else {}),
            "bots": self.lineup,
        }


@dataclass(frozen=True)
class Chunk:
    """Games `first`, …, of a cell; the smallest part of the work that is done or not."""

    cell: int
    first: int
    count: int


@dataclass(frozen=True)
class Experiment:
    """All that the results depend on, beside the code."""

    name: str
    seed: str
    cells: tuple[Cell, ...]
    rows: tuple[str, ...] = ()
    records: int = 2

    @property
    def games(self) -> int:
        """Of all cells."""
        return sum(cell.games for cell in self.cells)

    def chunks(self) -> list[Chunk]:
        """The work, in the order in which it is joined."""
        found = []
        for at, cell in enumerate(self.cells):
            size = THOUGHTFUL if cell.thoughtful else CHUNK
            found += [Chunk(at, first, min(size, cell.games - first)) for first in range(0, cell.games, size)]
        return found

    def told(self) -> dict[str, Any]:
        """As a JSON object; equal objects are equal experiments."""
        plain: dict[str, Any] = json.loads(json.dumps(asdict(self)))
        return plain

    def mark(self) -> str:
        """A hash of `told`."""
        return hashlib.sha256(json.dumps(self.told(), sort_keys=True).encode()).hexdigest()[:16]

    @cached_property
    def named(self) -> list[dict[str, str]]:
        """What tells each cell from the others; how bots move on and the number of games are named only where nothing else differs."""
        found = [cell.named() for cell in self.cells]
        alike: dict[tuple[tuple[str, str], ...], list[int]] = {}
        for at, named in enumerate(found):
            alike.setdefault(tuple(named.items()), []).append(at)
        for group in alike.values():
            for name, values in (
                ("swap", [str(cell.swap).lower() for cell in self.cells]),
                ("games", [str(cell.games) for cell in self.cells]),
            ):
                if len({values[at] for at in group}) > 1:
                    for at in group:
                        found[at][name] = values[at]
        return found

    def differing(self) -> list[str]:
        """What tells the cells apart, in the order it is named; where nothing does, the game."""
        return differing(self.named) or ["game"]

    def label(self, cell: int, words: Words = ENGLISH) -> str:
        """A cell as people tell it from the others."""
        return label(self.named[cell], self.differing(), words)


def differing(cells: Sequence[Mapping[str, str]]) -> list[str]:
    """What tells cells apart, of what names them: see Experiment."""
    names = list(dict.fromkeys(name for cell in cells for name in cell))
    return [name for name in names if len({cell.get(name) for cell in cells}) > 1]


def label(named: Mapping[str, str], names: Sequence[str], words: Words = ENGLISH) -> str:
    """So much of what names a cell as these names say."""
    return ", ".join(part for name in names if (part := _part(named, name, words)))


def _part(named: Mapping[str, str], name: str, words: Words) -> str:
    """One of a cell's names; what a file leaves out is the game's own box and the usual value of an option."""
    if name not in named:
        about = catalogue.meta(named["game"])
        if name == "box":
            return words("label-own") if about.components else ""
        return about.options[name][0] if name in about.options else ""
    value = named[name]
    if name == "seats":
        return words("label-seats", seats=int(value))
    if name == "games":
        return words("summary-games", games=int(value))
    return words("label-swap", swap=value) if name == "swap" else value


def rebuild(told: Mapping[str, Any]) -> Experiment:
    """The experiment of `told`."""
    cells = tuple(Cell(**{**cell, "bots": tuple(cell["bots"])}) for cell in told["cells"])
    return Experiment(**{**told, "cells": cells, "rows": tuple(told["rows"])})


@dataclass
class Place:
    """Where in a file something stands, for errors."""

    file: str
    path: tuple[str, ...] = field(default_factory=tuple)

    def at(self, *more: object) -> Place:
        """Further down."""
        return Place(self.file, (*self.path, *map(str, more)))

    def wrong(self, said: str) -> BadOption:
        """An error at this place."""
        return BadOption(f"{self.file}: {'.'.join(self.path)}: {said}" if self.path else f"{self.file}: {said}")

    def checked(self, found: Any, kinds: Mapping[str, tuple[Any, str]], needed: tuple[str, ...] = ()) -> dict[str, Any]:
        """A section whose keys and kinds of value are right."""
        if not isinstance(found, dict):
            raise self.wrong(f"this is a section with {', '.join(kinds)}, not {shown(found)}")
        for key, value in found.items():
            if key not in kinds:
                raise self.at(key).wrong(f"there is no such key; here stand {', '.join(kinds)}")
            kind, wanted = kinds[key]
            if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
                raise self.at(key).wrong(f"this is {wanted}, not {shown(value)}")
        for key in needed:
            if key not in found:
                raise self.at(key).wrong(f"this is missing: {kinds[key][1]}")
        return found

    def finite(self, value: float, least: float, wanted: str) -> float:
        """A number that can be reckoned with, `least` or more."""
        try:
            found = float(value)
        except OverflowError:  # TOML has whole numbers of any length
            found = math.inf
        if not (math.isfinite(found) and found >= least):
            raise self.wrong(f"this is {wanted}, not {shown(value)}")
        return found


def shown(value: Any) -> str:
    """A value as an error repeats it."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:60]}…"


def load(file: str, text: str) -> dict[str, Any]:
    """The TOML of a file."""
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))
    except tomllib.TOMLDecodeError as error:
        raise BadOption(f"{file} is no TOML: {error}") from None
    except (ValueError, RecursionError):
        raise BadOption(f"{file} is no TOML: a number in it has thousands of digits, or it is nested too deep") from None


def read(path: Path, head: Mapping[str, tuple[Any, str]] = HEAD) -> Experiment:
    """The experiment of a file; `head` may allow further keys, which others read."""
    place = Place(str(path))
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise DonjonError(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise DonjonError(f"{path}: not UTF-8 text (byte {error.start}); is this the right file?") from None
    return compose(place, load(str(path), text), path.parent, path.stem, head)


def compose(place: Place, told: Any, folder: Path | None, name: str, head: Mapping[str, tuple[Any, str]] = HEAD) -> Experiment:
    """The experiment that a section tells; files it names lie in `folder`. Without one it may name none."""
    found = place.checked(told, head, ("play",))
    seed = str(found.get("seed", 1))
    if not (seed.isprintable() and seed.strip()):
        raise place.at("seed").wrong("this is a number or printable text")
    for row in found.get("rows", []):
        if row not in ROWS:
            raise place.at("rows").wrong(
                f"{shown(row)} is nothing that can be written; it can be {', '.join(ROWS)} (one row a game always is)"
            )
    records = found.get("records", 2)
    if not 0 <= records <= 10_000:
        raise place.at("records").wrong(f"this is a number from 0 to 10000, not {records}")
    if not found["play"]:
        raise place.at("play").wrong(HEAD["play"][1])
    cells: list[Cell] = []
    for number, play in enumerate(found["play"], 1):
        cells += _cells(place.at(f"play[{number}]"), play, found.get("games", 1000), folder)
    texts: dict[tuple[str, str], str | None] = {}
    seen: set[str] = set()
    for cell in cells:
        whole = repr(replace(cell, options=catalogue.meta(cell.game).choose(cell.options)))  # what is left out is the usual value
        if whole in seen:
            raise place.at("play").wrong(f"the same games are asked twice: {', '.join(f'{k}={v}' for k, v in cell.named().items())}")
        seen.add(whole)
        if texts.setdefault((cell.game, cell.boxed), cell.box) != cell.box:
            raise place.at("play").wrong(f'two boxes have the name {shown(cell.boxed)}; give each a name of its own: {{ name = "…", … }}')
    return Experiment(str(found.get("name", name)), seed, tuple(cells), tuple(dict.fromkeys(found.get("rows", []))), records)


def _cells(place: Place, told: Any, games: int, folder: Path | None) -> Iterator[Cell]:
    play = place.checked(told, PLAY, ("game", "bots"))
    games = play.get("games", games)
    if not 1 <= games <= MOST_GAMES:
        raise place.at("games").wrong(f"this is a number from 1 to {MOST_GAMES}, not {games}")
    try:
        game = catalogue.load(play["game"])
    except DonjonError as error:
        raise place.at("game").wrong(str(error)) from None
    low, high = game.meta.seats
    wanted = play.get("seats", low)
    counts = wanted if isinstance(wanted, list) else [wanted]
    if not counts:
        raise place.at("seats").wrong(f"this names at least one number: {PLAY['seats'][1]}")
    for seats in counts:
        if isinstance(seats, bool) or not isinstance(seats, int) or not low <= seats <= high:
            right = f"{low}" if low == high else f"{low} to {high}"
            raise place.at("seats").wrong(f"{game.name} is played by {right} seats, not {shown(seats)}")
    options = list(_options(place.at("options"), game, play.get("options", {})))
    boxes_ = [_box(place.at(f"box[{at}]"), game, box, max(counts), folder) for at, box in enumerate(play.get("box", ["own"]), 1)]
    lineups = [_lineup(place.at(f"bots[{at}]"), lineup) for at, lineup in enumerate(play["bots"], 1)]
    if not (boxes_ and lineups):
        raise place.wrong("box and bots name at least one each")
    if len(counts) * len(options) * len(boxes_) * len(lineups) > MOST_CELLS:
        raise place.wrong(f"these are more than {MOST_CELLS:,} combinations; leave some out")
    for seats, chosen, box, lineup in itertools.product(counts, options, boxes_, lineups):
        bots = tuple(lineup[at % len(lineup)] for at in range(seats))
        if len(lineup) > seats:
            raise place.at("bots").wrong(f"a line-up of {len(lineup)} bots is too long for {seats} seats")
        yield Cell(game.name, seats, chosen, bots, games, bool(play.get("swap", True)) and len(set(bots)) > 1, *box)


def _options(place: Place, game: catalogue.Game, told: Mapping[str, Any]) -> Iterator[dict[str, str]]:
    values = {name: [_option(one) for one in (value if isinstance(value, list) else [value])] for name, value in told.items()}
    for name, listed in values.items():
        if not listed and name in game.meta.options:
            raise place.at(name).wrong(f"this names at least one of {', '.join(game.meta.options[name])}")
        for value in listed or [""]:  # an unknown name is told even where it has no values
            try:
                game.meta.choose({name: value})
            except BadOption as error:
                raise place.at(name).wrong(str(error)) from None
    if math.prod(map(len, values.values())) > MOST_CELLS:
        raise place.wrong(f"these are more than {MOST_CELLS:,} combinations; leave some out")
    for chosen in itertools.product(*values.values()):
        yield dict(zip(values, chosen, strict=True))


def _option(value: Any) -> str:
    """A value as options have it: text, and a number may stand without quotation marks."""
    return value if isinstance(value, str) else shown(value)


def _lineup(place: Place, told: Any) -> tuple[str, ...]:
    names = told if isinstance(told, list) else [told]
    if not names or not all(isinstance(name, str) for name in names):
        raise place.wrong(f"{PLAY['bots'][1]}; not {shown(told)}")
    try:
        return tuple(str(levels.parse(name.strip())) for name in names)
    except BadOption as error:
        raise place.wrong(str(error)) from None


def _box(place: Place, game: catalogue.Game, told: Any, seats: int, folder: Path | None) -> tuple[str, str | None]:
    """A name and a text; no name where the game's own box is meant."""
    if told == "own":
        return "", None
    if isinstance(told, str):
        told = {"file": told}
    box = place.checked(told, BOX)
    if not game.meta.components:
        raise place.wrong(f"{game.name} has no file of components that could be replaced; leave box out, and look at its options")
    if "file" in box and "text" in box:
        raise place.wrong("this names a file and has its text too; leave out one of them")
    text = box["text"] if "text" in box else _file(place.at("file"), folder, box["file"]) if "file" in box else boxes.own(game)
    try:
        if "counts" in box:
            game.box(text, min(seats, game.meta.seats[1]))  # so that what is changed can be read
            text = boxes.changed(text, box["counts"])
        game.box(text, seats)
    except BadOption as error:
        raise place.wrong(str(error)) from None
    if not box.get("name", "").isprintable():
        raise place.at("name").wrong(f"this is {BOX['name'][1]}, all of it printable, not {shown(box['name'])}")
    counted = ", ".join(f"{kind} {count}" for kind, count in box.get("counts", {}).items())
    return str(box.get("name") or box.get("file") or counted or "changed"), text


def _file(place: Place, folder: Path | None, name: str) -> str:
    """The text of a file that an experiment names."""
    if folder is None:
        raise place.wrong('no file can be named here; put its content into the experiment, as text = "…"')
    if not (name and name.isprintable()):
        raise place.wrong(f"this is {BOX['file'][1]}, not {shown(name)}")
    try:
        return (folder / name).read_text(encoding="utf-8")
    except OSError as error:
        raise place.wrong(f"{folder / name}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise place.wrong(f"{folder / name} is no UTF-8 text") from None
