"""What a seat of 5 Towers may know, what chance decides, and how both are asked for (rules/towers.md, Hidden information)."""

from __future__ import annotations

from collections import Counter
from collections.abc import MutableSequence
from typing import Any

from donjon.core.chance import shuffle
from donjon.core.features import turns_to, wipe
from donjon.core.game import SETUP
from donjon.games.towers.actions import BUILD, FEATURES, PASS
from donjon.games.towers.pieces import DECK, DISPLAY, FACES, KINDS, VALUES
from donjon.games.towers.rules import Rule, along, fits, highest, reveal, score, second, top
from donjon.games.towers.state import BIDDING, BUILDING, OVER, SEATS, STOREYS, State

# What is known


def observe(state: State, seat: int) -> None:
    """The draw pile is put in rising order: nothing else is hidden, and it is hidden from all."""
    for index in range(4):
        state.rng[index] = 0
    for slot in range(DISPLAY):
        state.wish[slot] = -1
    start = 0
    for kind in range(KINDS):
        start = sort_kind(state, kind, start)
    for index in range(start, len(DECK)):
        state.pile[index] = 0


def sort_kind(state: State, kind: int, start: int) -> int:
    """Brings the draw pile's cards of a type to `start` on, rising; where the next type begins."""
    cards = 0
    stop = start
    for index in range(start, state.left):
        face = state.pile[index]
        if face // VALUES == kind:
            cards = along(cards, face % VALUES)
            state.pile[index] = state.pile[stop]
            stop += 1
    for value in range(VALUES):
        for copy in range(2):
            if cards >> VALUES * copy + value & 1:
                state.pile[start] = VALUES * kind + value
                start += 1
    return stop


def determinise(state: State, seat: int) -> None:
    """A world that fits what the seat observed, each equally likely: the order of the draw pile."""
    shuffle(state.rng, state.pile, 0, state.left)


PLANES = 2 * FACES + 3
"""By seat, counted from the observer: cards of its towers by face (of two, each counts half), their top cards by face, demolished cards, points, highest bid possible."""


def features(state: State, seat: int, out: MutableSequence[float]) -> None:
    """FEATURES numbers: PLANES a seat; by face the display, the draw pile, the discard pile; phase; mover, starter, leader; the bidding and the pile."""
    for other in range(state.seats):
        features_of_seat(state, other, PLANES * turns_to(state.seats, seat, other), out)
    place = PLANES * SEATS
    for slot in range(DISPLAY):
        if state.display[slot] >= 0:
            out[place + state.display[slot]] += 0.5
    for index in range(state.left):
        out[place + FACES + state.pile[index]] += 0.5
    for index in range(state.discards):
        out[place + 2 * FACES + state.discard[index]] += 0.5
    place += 3 * FACES
    if state.phase != OVER:
        out[place + state.phase] = 1.0
        out[place + 3 + turns_to(state.seats, seat, state.turn)] = 1.0
        out[place + 8 + turns_to(state.seats, seat, state.starter)] = 1.0
    if state.leader >= 0:
        out[place + 13 + turns_to(state.seats, seat, state.leader)] = 1.0
    out[place + 18] = state.high / DISPLAY
    out[place + 19] = state.take / DISPLAY
    out[place + 20] = state.left / len(DECK)
    out[place + 21] = state.again
    out[place + 22] = state.seats / SEATS


def features_of_seat(state: State, seat: int, place: int, out: MutableSequence[float]) -> None:
    """The PLANES of one seat."""
    for kind in range(KINDS):
        column = KINDS * seat + kind
        for storey in range(state.height[column]):
            out[place + VALUES * kind + state.tower[STOREYS * column + storey]] += 0.5
        if state.height[column]:
            out[place + FACES + VALUES * kind + top(state, column)] = 1.0
    out[place + 2 * FACES] = state.gone[seat] / 10
    out[place + 2 * FACES + 1] = max(score(state, seat) / 60, -8.0)
    out[place + 2 * FACES + 2] = highest(state, seat) / DISPLAY


def erase(state: State, seat: int, out: MutableSequence[float]) -> None:
    """The PLANES of the seats that play, and what is told besides."""
    wipe(out, 0, PLANES * state.seats)
    wipe(out, PLANES * SEATS, FEATURES)


def renew(state: State, action: int, seat: int, out: MutableSequence[float]) -> None:
    """All of them, onto the zeros that `erase` left."""
    features(state, seat, out)


def planes(seats: int) -> list[tuple[str, tuple[int, ...]]]:
    """By seat from the observer on; faces by type and value."""
    faces = (KINDS, VALUES)
    found: list[tuple[str, tuple[int, ...]]] = []
    for turn in range(SEATS):
        found += [(f"storeys_{turn}", faces), (f"tops_{turn}", faces), (f"told_{turn}", (3,))]  # demolished, score, highest tower
    return [
        *found,
        ("display", faces),
        ("pile", faces),
        ("discards", faces),
        ("phase", (3,)),
        ("turn", (SEATS,)),
        ("starter", (SEATS,)),
        ("leader", (SEATS,)),
        ("round", (5,)),  # bid, cards to take, cards left, whether all may bid again, seats
    ]


def hidden(state: State, actor: int, action: int, seat: int) -> tuple[bool, bool]:
    """Nothing that is said or turned up is hidden."""
    return False, False


def extras(state: State, seat: int) -> dict[str, Any]:
    """By seat `highest` (bid possible), `points`, `heap` (faces demolished), `unfit` (faces of the display that it cannot build in any way); `holds`: the draw pile by face.

    `highest` and `unfit` are said of what lies on display now, as if the seat had yet to bid, with one demolition.
    """
    seats = range(state.seats)
    pile = Counter(state.pile[: state.left])
    return {
        "highest": [highest(state, other) for other in seats],
        "points": [score(state, other) for other in seats],
        "heap": [[felled % FACES for felled in state.heap if felled // FACES == other] for other in seats],
        "unfit": [sorted({face for face in state.display if face >= 0 and unfit(state, other, face)}) for other in seats],
        "holds": [pile[face] for face in range(FACES)],
    }


def unfit(state: State, seat: int, face: int) -> bool:
    """Is there no order, with one demolition or none, in which the seat can build this card of the display?"""
    column = KINDS * seat + face // VALUES
    tops = {top(state, column), second(state, column)} if top(state, column) else {0}
    reached: set[int] = set()
    while tops - reached:
        reached |= tops
        tops |= {
            other % VALUES
            for other in state.display
            if other >= 0 and other // VALUES == face // VALUES
            for low in reached
            if fits(low, other % VALUES)
        }
    return not any(fits(low, face % VALUES) for low in tops if low != face % VALUES)


# What chance decides


def ends_round(state: State, action: int) -> bool:
    """Whether the round is over after this action: the last card of the bid is built, or all passed on a bid of 0."""
    if action == PASS:
        return state.phase == BIDDING and state.high == 0 and (state.turn + 1) % state.seats == state.starter
    return state.phase == BUILDING and state.take == 1 and action >= BUILD


def to_come(state: State, action: int) -> list[int]:
    """The faces, in no order, of which the action turns up the next display; none if it turns up nothing."""
    if not ends_round(state, action):
        return []
    if state.left or state.again:
        return state.pile[: state.left]
    rest = [face for face in state.display if face >= 0]
    if action >= BUILD:
        rest.remove(action - BUILD)
    return state.discard[: state.discards] + rest


def given(state: State, action: int) -> bool:
    """Never: chance decides what is turned up."""
    return False


def outcome(before: State, action: int, after: State) -> list[int]:
    """The display that was turned up, in its order."""
    turned_up = action == SETUP or (ends_round(before, action) and after.phase != OVER)
    return after.display[: after.shown] if turned_up else []


def outcome_why_not(state: State, action: int, drawn: list[int]) -> int:
    """round.display: as many cards as are turned up, all of them there."""
    cards = state.pile[: state.left] + state.display if action == SETUP else to_come(state, action)
    enough = len(drawn) == min(len(cards), DISPLAY)
    return 0 if enough and not Counter(drawn) - Counter(cards) else Rule.ROUND_DISPLAY


def force(state: State, action: int, drawn: list[int]) -> None:
    """The next display is wished for; the first one is turned up anew."""
    for slot, face in enumerate(drawn):
        state.wish[slot] = face
    if action == SETUP:
        for face in state.display:
            state.ahead[face // VALUES] = along(state.ahead[face // VALUES], face % VALUES)
        state.cards[:] = [0] * KINDS
        state.left += state.shown
        reveal(state)
