"""The contract: what a game provides, on one screen.

A game is a package `donjon.games.<name>`; the functions below are the ones it defines, in the module named above each group. Drivers and bots are
written against the names of this page; `load` finds a game's own functions for the interpreted side, `compiled` puts them in the place of
these stubs. State is one fixed-size record, thawed or frozen (see `state`); a seat is 0 to seats - 1; actions are integers from 0 to
`actions.ACTIONS` - 1; numbers of rules come from the game's `rules.Rule`, 0 is "no rule". No function keeps anything outside the state.
"""

# The stubs stand for a game's functions and are never called:
# mypy: disable-error-code="empty-body"
from __future__ import annotations

import hashlib
import importlib
import importlib.util
import pkgutil
import types
from collections.abc import Callable, Mapping, MutableSequence, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from types import ModuleType
from typing import Any

from donjon.core.errors import BadOption, UnknownGame
from donjon.core.meta import Meta
from donjon.core.state import Record

State = Any
"""A thawed `Record` or one record of its dtype."""
Out = MutableSequence[int]
"""An array that a function fills from 0 on: a list, or an integer array when compiled."""


# rules.py --- in rulebook order; the only statement of the rules


def setup(
    state: State, seats: int, options: Sequence[int], seed: Sequence[int]
) -> None: ...  # from all zeros; options: Meta.numbers, then the box


def why_not(state: State, action: int) -> int: ...  # the number of the rule that forbids it; 0: legal. Takes any number of the grammar


def legal(state: State, out: Out) -> int: ...  # count; all actions with why_not 0, ascending, written for speed; 0 when over


def apply(state: State, action: int) -> None: ...  # assumes that it is legal


def mover(state: State) -> int: ...  # the seat that decides; -1 when over


def default(state: State) -> int: ...  # the action that lets an open interrupt of the mover pass; -1: none is open


def finished(state: State) -> bool: ...


def scores(state: State, out: Out) -> None: ...  # by seat, as if it ended now


def tiebreak(state: State, seat: int) -> int: ...  # among equal scores the higher number wins; equal again: shared


def reason(state: State) -> int: ...  # the number of the rule that ended it


# secrets.py --- what a seat may know, and what chance decides


def observe(state: State, seat: int) -> None: ...  # in place: what the seat (-1: a spectator) cannot know gets one fixed form, rng included


def determinise(state: State, seat: int) -> None: ...  # in place, after observe: a uniform world that fits, drawn with state.rng


def features(
    state: State, seat: int, out: Sequence[float]
) -> None: ...  # actions.FEATURES numbers, about -1 to 1 and never beyond 8, written onto zeros; to the last bit the same before and after observe: nothing hidden is in them


def erase(
    state: State, seat: int, out: Sequence[float]
) -> None: ...  # before an action: zeros again where `features` of the same state and seat wrote, as far as `renew` wants them


def renew(
    state: State, action: int, seat: int, out: Sequence[float]
) -> None: ...  # after it, and -1 of another match: what `features` writes onto zeros, whoever was the mover before


# heuristics.py --- what a casual player would weigh


NEVER = -1_000_000  # the weight of a legal action that no bot takes


def weigh(state: State, action: int) -> int: ...  # how good a legal action looks; higher is better, in hundredths of a point; or NEVER


def weigh_all(
    state: State, moves: Sequence[int], count: int, out: MutableSequence[float]
) -> None: ...  # the weights of moves[:count]; what they have in common is looked up once


def sample(state: State, moves: Sequence[int], count: int, rng: MutableSequence[int]) -> int: ...  # an action of moves[:count] for playouts


def evaluate(state: State, out: Sequence[float]) -> None: ...  # by seat, 0 to 1 and about 1 in all: the share of the victory to expect


def terms(state: State, seat: int, out: Sequence[float]) -> None: ...  # TERMS numbers, about -1 to 1, that the seat's result may hang on


# reasons.py --- why a move is good, or what it risks; interpreted only, from a state that its mover has observed


Reason = tuple[str, dict[str, int | str]]
"""What a move does: the word of the message `<game>-because-<word>`, which says it of "the move", and its variables."""


PRICES: frozenset[str]  # the words that tell what it risks or costs


def reasons(state: State, action: int) -> list[Reason]: ...  # of a legal action, the strongest first; [] where there is none


# secrets.py again, interpreted only: outcomes as lists of integers in the code of actions.py; action SETUP stands for the setup ([Start])


SETUP = -1


def outcome(before: State, action: int, after: State) -> list[int]: ...  # what chance decided because of the action; [] for nothing


def outcome_why_not(
    state: State, action: int, drawn: list[int]
) -> int: ...  # the rule that forbids it; -1: it needs another form (BadOutcome)


def given(state: State, action: int) -> bool: ...  # must the outcome be given, since chance may not decide it?


def force(state: State, action: int, drawn: list[int]) -> None: ...  # makes apply(action) draw this


# NEVER_TOLD, where a drawing with all hands open shows hidden cards that no record tells: true


def planes(seats: int) -> list[tuple[str, tuple[int, ...]]]: ...  # what `features` fills, in its order: name and shape of each part


def hidden(
    state: State, actor: int, action: int, seat: int
) -> tuple[bool, bool]: ...  # now: are its words, is its outcome, hidden from seat?


def extras(state: State, seat: int) -> dict[str, Any]: ...  # from an observed state: what people would count by hand


# actions.py --- number <-> text (records.md): ACTIONS, WIDTH (most legal at once), FEATURES, LONGEST (most plies of a match), where a seat may
# interrupt another's turn INTERRUPTS (the move as text: the option and its value that allow it), and


def write_move(action: int) -> str: ...


def read_move(text: str) -> int: ...  # BadMove outside the grammar; numbers from ACTIONS on stand for moves that no position allows


def write_outcome(drawn: list[int]) -> str: ...  # without braces


def read_outcome(text: str) -> list[int]: ...  # BadOutcome outside the grammar


# text.py --- the board as text, both ways


def draw(state: State, seat: int | None) -> str: ...  # what the seat (-1: everyone) sees of an observed state; None: all hands


def parse(text: str) -> State: ...  # a position for tests, from its drawing


def count(state: State) -> list[dict[str, Any]]: ...  # the score step by step: seat, rule (number), points, where, why


@dataclass(frozen=True)
class Game:
    """A game's modules, found by name. `rules`, `actions`, … carry the functions above."""

    name: str
    meta: Meta
    state: type[Record]
    pieces: ModuleType
    rules: ModuleType
    actions: ModuleType
    secrets: ModuleType
    heuristics: ModuleType
    reasons: ModuleType
    text: ModuleType

    def rule_id(self, number: int) -> str:
        """The id of a rule by its number: `CASTLE_FOUR` is `knights.castle.four`, two underlines stand for one."""
        name: str = self.rules.Rule(number).name
        return f"{self.name}." + name.lower().replace("__", "\0").replace("_", ".").replace("\0", "_")

    def bind(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """A function written against this page, interpreted on the game's own functions."""
        code: types.FunctionType = function  # type: ignore[assignment]  # a plain function, not just any callable
        own = {
            name: value for module in (self.rules, self.secrets, self.heuristics) for name, value in vars(module).items() if callable(value)
        }
        return types.FunctionType(code.__code__, {**code.__globals__, **own}, code.__name__, code.__defaults__)

    def box(self, text: str | None, seats: int) -> list[int]:
        """The components that `setup` takes after the options, from a file's text or (None) the game's own; empty where a game's box is fixed. BadOption."""
        if not self.meta.components:
            if text is not None:
                raise BadOption(
                    f"{self.meta.title} ({self.name}) is played with the components of its box; a file of one's own cannot be given"
                )
            return []
        return list(self.pieces.BOX if text is None else self.pieces.read_box(text, seats))

    def box_mark(self, text: str | None) -> str:
        """What [Cards] says of a file of components: the first 8 hex digits of its SHA-256; empty for the game's own."""
        if text is None:
            return ""
        found = hashlib.sha256(text.encode()).hexdigest()[:8]
        own = (resources.files(f"{PACKAGE}.{self.name}") / self.meta.components).read_bytes()
        return "" if found == hashlib.sha256(own).hexdigest()[:8] else found

    def numbers(self, options: Mapping[str, str], seats: int, box: str | None = None) -> list[int]:
        """All that `setup` takes as its options."""
        return [*self.meta.numbers(options), *self.box(box, seats)]

    def interrupts(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """The moves, as text, that a seat out of turn may try at any moment."""
        chosen = self.meta.choose(options)
        return tuple(move for move, (name, value) in getattr(self.actions, "INTERRUPTS", {}).items() if chosen[name] == value)

    def rule_ids(self) -> list[str]:
        """All rule ids in rulebook order."""
        return [self.rule_id(rule) for rule in self.rules.Rule]


PACKAGE = "donjon.games"


@cache
def names() -> tuple[str, ...]:
    """The short names of all games as they stand on the shelf, those announced and not yet playable included."""
    package = importlib.import_module(PACKAGE)
    found = (module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg)
    return tuple(sorted(found, key=lambda name: (importlib.import_module(f"{PACKAGE}.{name}.meta").META.shelf, name)))


def playable(name: str) -> bool:
    """Whether the rules of the game are here."""
    return name in names() and importlib.util.find_spec(f"{PACKAGE}.{name}.rules") is not None


@cache
def meta(name: str) -> Meta:
    """Title, credits, seats and options of a game; UnknownGame names what there is."""
    if name not in names():
        raise UnknownGame(f"there is no game {name!r}; the games: {', '.join(names())}")
    found: Meta = importlib.import_module(f"{PACKAGE}.{name}.meta").META
    return found


@cache
def load(name: str) -> Game:
    """The game of that short name; UnknownGame where there is none or its rules are not here yet."""
    about = meta(name)
    if not playable(name):
        raise UnknownGame(
            f"{about.title} ({name}) is announced, but cannot be played yet; playable: {', '.join(filter(playable, names()))}"
        )
    parts = {
        part: importlib.import_module(f"{PACKAGE}.{name}.{part}")
        for part in ("pieces", "rules", "actions", "secrets", "heuristics", "reasons", "text")
    }
    return Game(name, about, importlib.import_module(f"{PACKAGE}.{name}.state").State, **parts)
