"""Everything that crosses the wire, typed: HTTP bodies and answers, WebSocket requests and messages. See docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

from donjon.bots.analysis import Analysis
from donjon.bots.why import Because

Seat = Annotated[int, Meta(ge=0, le=7)]
Ply = Annotated[int, Meta(ge=0, le=100_000)]
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
PadNumber = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
OutcomeText = Annotated[str, Meta(min_length=1, max_length=500)]
MOST_BOX = 40_000
"""Characters of a file of components."""
Token = Annotated[str, Meta(min_length=1, max_length=100)]


class Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of what clients send: an unknown field is refused."""


class Answer(Struct, frozen=True, kw_only=True):
    """Base of what the server sends."""


# --- HTTP


class Option(Answer, frozen=True, kw_only=True):
    """An option of a game: its values, and which one holds if nothing is said."""

    name: str
    values: list[str]
    default: str


class Game(Answer, frozen=True, kw_only=True):
    """A game of the box; `rules` are its rule ids in rulebook order, empty while it is only announced; `pad`: it has a score pad;
    `components`: a table may bring a file of its own components; `relaxed` are options for a first game."""

    name: str
    title: str
    authors: list[str]
    publisher: str
    year: int
    seats: tuple[int, int]
    minutes: int
    playable: bool
    options: list[Option]
    rules: list[str]
    pad: bool
    components: bool
    relaxed: dict[str, str]


class Chair(Body, frozen=True, kw_only=True):
    """A chair as it is asked for: `human` belongs to who opens the table, `open` waits for the link, `bot` has a level."""

    kind: Literal["human", "open", "bot"]
    name: Name | None = None
    level: Word | None = None


class NewTable(Body, frozen=True, kw_only=True):
    """Opens a table; `box` is the text of a file of components, for games that can be played with one's own."""

    game: Word
    options: dict[Word, Word] = field(default_factory=dict)
    seats: Annotated[list[Chair], Meta(min_length=1, max_length=8)]
    name: Name | None = None
    hot_seat: bool = False
    hide_scores: bool = False
    pace: bool = True
    box: Annotated[str, Meta(max_length=MOST_BOX)] | None = None


class Sit(Body, frozen=True, kw_only=True):
    """Sits down under this name."""

    name: Name


class SetChair(Body, frozen=True, kw_only=True):
    """What the host makes of a chair that nobody has taken yet."""

    kind: Literal["open", "bot"]
    level: Word | None = None


class Opened(Answer, frozen=True, kw_only=True):
    """A new table and the tokens of who opened it; `host` is null where somebody else opened it (a rematch)."""

    table: str
    host: str | None
    seats: dict[str, str]
    link: str


class Seated(Answer, frozen=True, kw_only=True):
    """The token that proves the seat from now on."""

    token: str
    seat: int


class Sitter(Answer, frozen=True, kw_only=True):
    """A chair as everyone sees it."""

    kind: Literal["human", "open", "bot"]
    name: str | None
    level: str | None
    here: bool


class Entry(Answer, frozen=True, kw_only=True):
    """A line of the journal as one viewer may see it."""

    ply: int
    seat: int
    move: str
    outcome: str | None
    kind: Literal["move", "undo", "resign", "timeout"]
    forced: bool


class View(Answer, frozen=True, kw_only=True):
    """The state of a game as one seat (null: a spectator) may know it."""

    game: str
    seat: int | None
    fields: dict[str, Any]
    extras: dict[str, Any]


class Position(Answer, frozen=True, kw_only=True):
    """Where a match stands, seen by one viewer. `view` is null before the start."""

    ply: int
    as_: int | None = field(name="as")
    mover: int | None
    finished: bool
    scores: list[int]
    winners: list[int]
    reason: str | None
    view: View | None
    legal: list[str]
    undo: bool


class Origin(Answer, frozen=True, kw_only=True):
    """The table and the ply in the middle of which a match began."""

    table: str
    ply: int


class TableInfo(Answer, frozen=True, kw_only=True):
    """What everyone may know of a table without sitting down."""

    table: str
    game: str
    options: dict[str, str]
    chairs: list[Sitter]
    started: bool
    finished: bool
    ply: int
    mover: int | None
    winners: list[int]
    reason: str | None
    link: str
    commitment: str
    seed: str | None
    hot_seat: bool
    hide_scores: bool
    pace: bool
    rematch: str | None
    origin: Origin | None


class CountStep(Answer, frozen=True, kw_only=True):
    """One step of the final count."""

    seat: int
    rule: str
    points: int
    where: Any = None
    why: Any = None


class Study(Answer, frozen=True, kw_only=True):
    """How far an analysis is: `done` of `of` entries are judged. `analysis` is null until it is whole, `partial` until the first is judged."""

    done: int
    of: int
    analysis: Analysis | None
    partial: Analysis | None


class WhatIf(Body, frozen=True, kw_only=True):
    """Asks for a new table that goes on from a ply of a match that is over. Seats that are not named are bots of that level."""

    ply: Ply
    seats: Annotated[dict[Word, Literal["human", "bot"]], Meta(max_length=8)]
    level: Word


class PadRow(Answer, frozen=True, kw_only=True):
    """What is entered for every seat: a number from 0 to `high`, or 0 and 1 where it is a toggle; with `high` 0 it is only told. `word` names it; `beside` is the row that it adds to and that must not
    be 0; `when` is the option and the value with which it is asked."""

    name: str
    high: int
    toggle: bool
    word: str
    beside: str | None
    when: tuple[str, str] | None


class Pad(Answer, frozen=True, kw_only=True):
    """The score pad of a game: its rows, and the options on which the count depends."""

    game: str
    rows: list[PadRow]
    options: list[str]


class PadEntries(Body, frozen=True, kw_only=True):
    """What lies on a real table: by row a number for every seat; rows that are left out are 0."""

    seats: Annotated[int, Meta(ge=1, le=8)]
    options: dict[Word, Word] = field(default_factory=dict)
    entries: Annotated[dict[Word, Annotated[list[PadNumber], Meta(max_length=8)]], Meta(max_length=40)] = field(default_factory=dict)


class PadLine(Answer, frozen=True, kw_only=True):
    """What a seat gets for a row of the pad by a rule."""

    seat: int
    row: str
    rule: str
    points: int


class PadCount(Answer, frozen=True, kw_only=True):
    """The count. Where several have the best score, `tied` are their seats, `tie` is the rule that decides and `breaks` what it compares, by tied seat: higher wins."""

    scores: list[int]
    winners: list[int]
    lines: list[PadLine]
    tied: list[int]
    tie: str | None
    breaks: list[int]


class PuzzleInfo(Answer, frozen=True, kw_only=True):
    """A puzzle in the list: how many play and how many moves are legal; `level` from 1 (easy) to 3; `ply`: how many moves led there."""

    id: str
    game: str
    seats: int
    moves: int
    level: int
    ply: int


class Puzzles(Answer, frozen=True, kw_only=True):
    """All puzzles, and that of the day, which is the same for everybody. The day is UTC's."""

    day: str
    daily: PuzzleInfo | None
    puzzles: list[PuzzleInfo]


class Puzzle(Answer, frozen=True, kw_only=True):
    """A position in which one move is clearly best, as its mover `seat` sees it; `entries` and `record` tell what led there, `?` for what is hidden."""

    info: PuzzleInfo
    seat: int
    position: Position
    entries: list[Entry]
    record: str


class PuzzleTry(Body, frozen=True, kw_only=True):
    """A move that somebody tries. With `solution` the answer tells what is right, whatever was tried, and without a move too."""

    move: MoveText | None = None
    solution: bool = False


class PuzzleWhy(Body, frozen=True, kw_only=True):
    """Asks which rule forbids a move."""

    move: MoveText


class PuzzleRule(Answer, frozen=True, kw_only=True):
    """The rule that forbids a move, null if it is legal."""

    rule: str | None


class PuzzleCandidate(Answer, frozen=True, kw_only=True):
    """A move with the share of the victory that the mover may expect of it, half of its 95 % interval, and why it is good."""

    move: str
    result: float
    error: float
    because: list[Because]


class PuzzleJudgement(Answer, frozen=True, kw_only=True):
    """Whether a move is right, and what it loses against the best one (null: nobody has weighed it). Solutions and candidates, best first, are told once it is right or asked for."""

    right: bool
    lost: float | None
    solutions: list[str]
    candidates: list[PuzzleCandidate]


class Worker(Answer, frozen=True, kw_only=True):
    """A process in which bots think."""

    alive: bool
    busy: bool


class LabText(Body, frozen=True, kw_only=True):
    """An experiment as donjon lab run reads it; `name` is used where the text has none."""

    toml: Annotated[str, Meta(min_length=1, max_length=50_000)]
    name: Annotated[str, Meta(min_length=1, max_length=60)] = "experiment"


class LabPlan(Answer, frozen=True, kw_only=True):
    """What an experiment asks: games of all combinations, the first combinations by name, and the text as an object."""

    name: str
    games: int
    combinations: int
    labels: list[str]
    plan: dict[str, Any]


class LabExperiment(Answer, frozen=True, kw_only=True):
    """An experiment of the lab; `left` are the seconds until its end, as far as can be told; `game` is being compiled; `files` are there once it is done."""

    id: str
    name: str
    state: Literal["waiting", "compiling", "playing", "reporting", "stopping", "stopped", "failed", "done"]
    created: str
    games: int
    combinations: int
    labels: list[str]
    done: int
    left: float | None
    game: str | None
    trouble: str | None
    files: list[str]


class LabInfo(Answer, frozen=True, kw_only=True):
    """The lab: whether there is one (`on`), what is not installed, its limits, the components of each kind by game, and all experiments, the newest first."""

    on: bool
    missing: str
    most_games: int
    most_combinations: int
    kinds: dict[str, dict[str, int]]
    experiments: list[LabExperiment]


class Health(Answer, frozen=True, kw_only=True):
    """Whether the server can do its work; `tables` are those in memory, `store` is "ok" or what is wrong with it."""

    ok: bool
    version: str
    tables: int
    workers: list[Worker]
    store: str


class Problem(Answer, frozen=True, kw_only=True, omit_defaults=True):
    """What is wrong: a stable code, one sentence, and the field or the rule id it is about."""

    code: str
    text: str
    field: str | None = None
    rule: str | None = None


class Failure(Answer, frozen=True, kw_only=True):
    """The answer to a call that was refused."""

    error: Problem


# --- WebSocket, from the client


class Hello(Body, frozen=True, kw_only=True, tag="hello"):
    """The first words of a client: its tokens, and the last ply it has."""

    tokens: Annotated[list[Token], Meta(max_length=10)] = field(default_factory=list)
    seen: Ply = 0
    n: Number | None = None


class Play(Body, frozen=True, kw_only=True, tag="play"):
    """A move; `ply` is the last one the client knows. `outcome`: what came of it at a real table, only where chance does not decide it."""

    n: Number
    seat: Seat
    move: MoveText
    ply: Ply
    outcome: OutcomeText | None = None


class Why(Body, frozen=True, kw_only=True, tag="why"):
    """Asks which rule forbids a move."""

    n: Number
    seat: Seat
    move: MoveText


class Hint(Body, frozen=True, kw_only=True, tag="hint"):
    """Asks what a strong player would weigh."""

    n: Number
    seat: Seat


class Undo(Body, frozen=True, kw_only=True, tag="undo"):
    """Takes the last move back."""

    n: Number
    seat: Seat


class Resign(Body, frozen=True, kw_only=True, tag="resign"):
    """Gives up."""

    n: Number
    seat: Seat


class Say(Body, frozen=True, kw_only=True, tag="say"):
    """A line to everyone at the table."""

    n: Number
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Look(Body, frozen=True, kw_only=True, tag="look"):
    """Asks for an earlier position, through the eyes of a seat the client holds."""

    n: Number
    ply: Ply
    seat: Seat | None = None


class Ping(Body, frozen=True, kw_only=True, tag="ping"):
    """Is anybody there?"""

    n: Number


Request = Hello | Play | Why | Hint | Undo | Resign | Say | Look | Ping


# --- WebSocket, from the server


class Table(Position, frozen=True, kw_only=True, tag="table"):
    """A table and all that this viewer may know of it. `seen`: the ply the client said it had, to know what is new to it."""

    table: str
    game: str
    options: dict[str, str]
    chairs: list[Sitter]
    host: bool
    you: list[int]
    started: bool
    link: str
    commitment: str
    seed: str | None
    hot_seat: bool
    hide_scores: bool
    pace: bool
    rematch: str | None
    origin: Origin | None
    entries: list[Entry]
    said: list[Said]
    notes: list[Note]
    seen: int


class Moved(Position, frozen=True, kw_only=True, tag="moved"):
    """After every entry: the position, and the entries after ply `since`, which replace what the client has after it."""

    since: int
    entries: list[Entry]


class Ok(Answer, frozen=True, kw_only=True, tag="ok"):
    """Done, and stored."""

    n: int
    ply: int


class WhyNot(Answer, frozen=True, kw_only=True, tag="why"):
    """The rule that forbids the move, or null."""

    n: int
    move: str
    rule: str | None


class HintMove(Answer, frozen=True, kw_only=True):
    """A move the search weighed: how often, the share of the victory it expects by seat, and why, the strongest reason first."""

    move: str
    visits: int
    result: list[float]
    because: list[Because]


class Hints(Answer, frozen=True, kw_only=True, tag="hint"):
    """What the search found, best first."""

    n: int
    moves: list[HintMove]


class Said(Answer, frozen=True, kw_only=True, tag="said"):
    """A line that somebody said; `who` is a name, `seat` the chair, null for a spectator."""

    who: str | None
    seat: int | None
    text: str


class Note(Answer, frozen=True, kw_only=True, tag="note"):
    """Something befell the table as the entry `ply` was awaited from `seat`: its bot was started anew, or has failed again and moves without thought."""

    ply: int
    seat: int
    word: Literal["bot-anew", "bot-random"]


class Looked(Position, frozen=True, kw_only=True, tag="position"):
    """An earlier position."""

    n: int


class Pong(Answer, frozen=True, kw_only=True, tag="pong"):
    """Somebody is there."""

    n: int


class Trouble(Answer, frozen=True, kw_only=True, omit_defaults=True, tag="error"):
    """A request that was refused; `n` is null where it could not be read."""

    n: int | None
    code: str
    text: str
    field: str | None = None
    rule: str | None = None


class Thinking(Answer, frozen=True, kw_only=True, tag="thinking"):
    """A bot has begun to think."""

    seat: int


class Rematch(Answer, frozen=True, kw_only=True, tag="rematch"):
    """The people go on at another table; old seat tokens work there, `seats` names the new seat of each old one."""

    table: str
    link: str
    seats: dict[str, int]


Event = Table | Moved | Ok | WhyNot | Hints | Said | Note | Looked | Pong | Trouble | Thinking | Rematch

SOCKET = (Hello, Play, Why, Hint, Undo, Resign, Say, Look, Ping, *Event.__args__)
"""All messages of the WebSocket, for the OpenAPI page."""

_decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
_encoder = msgspec.json.Encoder()


def decode(data: str | bytes) -> Request:
    """A client's request; msgspec.ValidationError or DecodeError names what is wrong."""
    try:
        return _decoder.decode(data)
    except UnicodeDecodeError:
        raise msgspec.DecodeError("a frame is JSON in UTF-8; this one is not UTF-8") from None


def encode(message: Event) -> str:
    """A message as the text of a frame."""
    return _encoder.encode(message).decode()
