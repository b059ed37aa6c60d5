"""The one door: everything that leaves a match for a seat, a spectator, a bot or a tensor has passed `observed`.

A state is copied, what the viewer cannot know is put into one fixed form by the game's `observe`, and fields that belong to others are left out.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from donjon.core.game import Game
from donjon.core.state import Owner, Record, dtype, fields, freeze, thaw

SPECTATOR = -1


def observed(game: Game, state: Record, seat: int | None) -> Record:
    """A copy of the state that holds nothing but what the seat knows (None: a spectator)."""
    copy = state.copy()
    game.secrets.observe(copy, SPECTATOR if seat is None else seat)
    return copy


def view(game: Game, state: Record, seat: int | None, opened: bool = False) -> dict[str, Any]:
    """`{game, seat, fields, extras}` as JSON values: the state's fields that the seat may see; `opened` shows all hands (a match that is over).

    A field of the seats is a list by seat, None where it is not the viewer's.
    """
    seen = state.copy() if opened else observed(game, state, seat)
    shown: dict[str, Any] = {}
    seats = seen.seats
    for name, field in fields(type(seen)).items():
        value = getattr(seen, name)
        if field.owner is Owner.PUBLIC:
            shown[name] = value[:] if field.shape else value
        elif field.owner is Owner.SEAT:
            part = field.shape // game.state.SEATS
            shown[name] = [value[part * at : part * (at + 1)] if opened or at == seat else None for at in range(seats)]
    return {"game": game.name, "seat": seat, "fields": shown, "extras": game.secrets.extras(seen, SPECTATOR if seat is None else seat)}


def concealed(game: Game, state: Record, seat: int) -> bytes:
    """What a bot is fed: the frozen bytes of the observed state."""
    return freeze(observed(game, state, seat)).tobytes()


def thawed(game: Game, concealed: bytes) -> Any:
    """The plain state of these bytes."""
    return thaw(game.state, np.frombuffer(concealed, dtype(game.state)))


def text(game: Game, state: Record, seat: int | None, opened: bool = False) -> str:
    """The position as text, as the seat sees it (None: a spectator); `opened` shows all hands."""
    if opened:
        return str(game.text.draw(state, None))
    return str(game.text.draw(observed(game, state, seat), SPECTATOR if seat is None else seat))
