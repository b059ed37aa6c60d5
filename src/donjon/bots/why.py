"""Why a move is good, and what it costs, as a hint, an analysis and a puzzle tell it."""

from __future__ import annotations

from typing import Any, TypedDict

from donjon.core.game import load


class Because(TypedDict):
    """`<game>-because-<word>` is its message, `args` are the variables of that; `price` says that it is what the move risks or costs."""

    word: str
    args: dict[str, int | str]
    price: bool


def because(game: str, seen: Any, action: int) -> list[Because]:
    """The reasons of a legal action in a state that its mover has observed, the strongest first; [] where there is none."""
    found = load(game).reasons
    return [Because(word=word, args=args, price=word in found.PRICES) for word, args in found.reasons(seen, action)]
