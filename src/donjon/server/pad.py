"""The score pad over HTTP: what is entered in a game, and the count of it."""

from __future__ import annotations

from functools import cache
from types import ModuleType

from litestar import get, post
from litestar.params import FromPath, JSONBody

from donjon.core import game as games
from donjon.core import pad as pads
from donjon.core.errors import BadOption
from donjon.server import messages
from donjon.server.errors import Refusal, failures


@cache
def padded(name: str) -> bool:
    """Whether the game of that name can be counted on a pad."""
    return name in games.names() and games.playable(name) and pads.part(name) is not None


def need_pad(name: str) -> ModuleType:
    """The game's part; Refusal names the games that have one."""
    found = pads.part(name) if padded(name) else None
    if found is None:
        have = ", ".join(filter(padded, games.names()))
        raise Refusal(404, "game", f"there is no score pad of a game {name[:40]!r}; the games: {have}", field="game")
    return found


@get("/api/pad/{game:str}", responses=failures(404))
async def pad_rows(game: FromPath[str]) -> messages.Pad:
    """What is entered for every seat, to count a game that was played at a real table."""
    pad = need_pad(game)
    rows = [
        messages.PadRow(
            name=row.name, high=row.high, toggle=row.toggle, word=row.word or row.name, beside=row.beside or None, when=row.when
        )
        for row in pad.ROWS
    ]
    return messages.Pad(game=game, rows=rows, options=list(pad.OPTIONS))


@post("/api/pad/{game:str}", status_code=200, responses=failures(404, 413))
async def pad_count(game: FromPath[str], data: JSONBody[messages.PadEntries]) -> messages.PadCount:
    """The count of what lies there, by the game's own scoring. Nothing is stored."""
    pad, loaded = need_pad(game), games.load(game)
    try:
        games.meta(game).check_seats(data.seats)
    except BadOption as error:
        raise Refusal(400, "seats", str(error), field="seats") from None
    try:
        found = pads.count(loaded, pad, data.seats, data.options, data.entries)
    except BadOption as error:
        raise Refusal(400, "option", str(error), field="options") from None
    except pads.BadEntry as error:
        field = f"entries.{error.row}" + ("" if error.seat is None else f"[{error.seat}]")
        raise Refusal(400, "entry", str(error), field=field, rule=loaded.rule_id(error.rule) if error.rule else None) from None
    return messages.PadCount(
        scores=found.scores,
        winners=found.winners,
        lines=[messages.PadLine(seat=line.seat, row=line.row, rule=line.rule, points=line.points) for line in found.lines],
        tied=found.tied,
        tie=found.tie,
        breaks=found.breaks,
    )
