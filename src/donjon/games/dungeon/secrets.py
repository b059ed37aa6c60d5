"""What a seat of Birds, Dragons and the Dungeon may know, what chance decides, and how both are asked for (rules/dungeon.md, Hidden information)."""

from __future__ import annotations

from collections import Counter
from collections.abc import MutableSequence
from typing import Any

from donjon.core.features import turns_to, wipe
from donjon.games.dungeon.actions import DRAW, FALLEN, FEATURES, NONE_FELL, RETURN, THROW
from donjon.games.dungeon.pieces import BIRD, ERRORS, FACE, NUMBER
from donjon.games.dungeon.rules import Rule, aim_of
from donjon.games.dungeon.state import AT_TABLE, KINDS, PLACES, PLAYING, State

# What is known


def observe(state: State, seat: int) -> None:
    """Nothing is hidden but chance itself: the generator, and what was wished from outside."""
    for index in range(4):
        state.rng[index] = 0
    state.wish = 0
    for slot in range(PLACES):
        state.falls[slot] = 0
    state.falls[0] = -1


def determinise(state: State, seat: int) -> None:
    """Nothing: only the generator tells one world from another."""


def features(state: State, seat: int, out: MutableSequence[float]) -> None:
    """FEATURES numbers: by slot the owner from the observer on (4), both values, the dragon; by seat from the observer on its deck, top and dungeon; card and phase."""
    for slot in range(PLACES):
        if state.owner[slot] >= 0:
            out[7 * slot + turns_to(state.seats, seat, state.owner[slot])] = 1.0
        out[7 * slot + 4] = state.low[slot] / 3
        out[7 * slot + 5] = state.high[slot] / 3
        out[7 * slot + 6] = 1.0 if state.dragon[slot] >= 0 else 0.0
    place = 7 * PLACES
    for turn in range(state.seats):
        other = (seat + turn) % state.seats
        for kind in range(KINDS):
            out[place + kind] = state.deck[KINDS * other + kind] / 5
            out[place + KINDS + kind] = state.lost[KINDS * other + kind] / 5
        out[place + 10] = state.crowned[other] / 6
        out[place + 11] = state.values[other] / 18
        out[place + 12] = state.last[other] / 3
        out[place + 13] = state.begun[other]
        place += 14
    if state.card:
        out[place + state.card] = 1.0
    out[place + 6] = 1.0 if state.phase == PLAYING else 0.0
    out[place + 7] = state.returns / (state.patience * state.seats)
    out[place + 8 + turns_to(state.seats, seat, state.turn)] = 1.0


def erase(state: State, seat: int, out: MutableSequence[float]) -> None:
    """All of them."""
    wipe(out, 0, FEATURES)


def renew(state: State, action: int, seat: int, out: MutableSequence[float]) -> None:
    """All of them, onto the zeros that `erase` left."""
    features(state, seat, out)


def planes(seats: int) -> list[tuple[str, tuple[int, ...]]]:
    """By seat from the observer on; the last parts lie right after the last seat."""
    found: list[tuple[str, tuple[int, ...]]] = [("slots", (PLACES, 7))]  # owner (4), lower and higher value, a dragon
    for turn in range(seats):
        found += [(f"deck_{turn}", (KINDS,)), (f"lost_{turn}", (KINDS,))]
        found += [(f"told_{turn}", (4,))]  # knights on top, their values, the last to arrive, begun
    found += [("card", (KINDS + 1,)), ("phase", (1,)), ("returns", (1,)), ("turn", (4,))]
    return [*found, ("unused", (FEATURES - 7 * PLACES - 14 * seats - KINDS - 7,))]


def hidden(state: State, actor: int, action: int, seat: int) -> tuple[bool, bool]:
    """Nothing."""
    return False, False


def extras(state: State, seat: int) -> dict[str, Any]:
    """`top`: the knights on top as [seat, value] in the order of arrival."""
    return {"top": [[knight // 4, knight % 4] for knight in state.peak if knight]}


# What chance decides


def given(state: State, action: int) -> bool:
    """With `throw=table` the thrower says what fell."""
    return state.throwing == AT_TABLE and THROW <= action < RETURN


def outcome(before: State, action: int, after: State) -> list[int]:
    """The card drawn, or the cards that fell by slot and from the bottom up, NONE_FELL if none did."""
    if action == DRAW:
        return [after.card]
    if not THROW <= action < RETURN:
        return []
    return [FALLEN + 4 * slot + value for slot in range(PLACES) for value in fallen_from(before, after, slot)] or [NONE_FELL]


def cards_on(state: State, slot: int) -> list[int]:
    """The cards in a slot from the bottom up: knights by value, the dragon as 0."""
    knights = [value for value in (state.low[slot], state.high[slot]) if value]
    return knights + ([0] if state.dragon[slot] >= 0 else [])


def fallen_from(before: State, after: State, slot: int) -> list[int]:
    """Which cards of a slot are gone, from the bottom up."""
    gone = Counter(cards_on(before, slot)) - Counter(cards_on(after, slot))
    fallen = []
    for card in cards_on(before, slot):
        if gone[card] > 0:
            gone[card] -= 1
            fallen.append(card)
    return fallen


def outcome_why_not(state: State, action: int, drawn: list[int]) -> int:
    """setup.deck, turn.first; bird.throw, bird.aim. -1 where the outcome has not the form that is asked."""
    throws = THROW <= action < RETURN
    if action == DRAW:
        return why_not_drawn(state, drawn[0]) if len(drawn) == 1 and 1 <= drawn[0] < FALLEN else -1
    if not throws:
        return -1 if drawn else 0
    if not drawn or (any(card < FALLEN for card in drawn) and drawn != [NONE_FELL]):
        return -1
    return why_not_fall(state, action, [] if drawn == [NONE_FELL] else [divmod(card - FALLEN, 4) for card in drawn])


def why_not_drawn(state: State, card: int) -> int:
    """setup.deck, turn.first: is the card in the deck, and can it stay?"""
    if state.deck[KINDS * state.turn + card - 1] == 0:
        return Rule.SETUP_DECK
    return Rule.TURN_FIRST if card >= BIRD and not state.begun[state.turn] else 0


def why_not_fall(state: State, action: int, fallen: list[tuple[int, int]]) -> int:
    """bird.throw: do the cards stand there; bird.aim: can one landing reach them all?"""
    for slot in range(PLACES):
        if Counter(value for place, value in fallen if place == slot) - Counter(cards_on(state, slot)):
            return Rule.BIRD_THROW
    if state.throwing == AT_TABLE:
        return 0
    aimed, grade = divmod(action - THROW, 3)
    row = 5 * aim_of(state, grade)
    landings = [NUMBER[aimed] + error - 2 for error in range(5) if ERRORS[row + error]]
    same_face = all(FACE[place] == FACE[aimed] for place, _ in fallen)
    reached = any(all(abs(NUMBER[place] - landing) <= 1 for place, _ in fallen) for landing in landings)
    return 0 if same_face and reached else Rule.BIRD_AIM


def force(state: State, action: int, drawn: list[int]) -> None:
    """The next card of the deck, or the cards that will fall."""
    if action == DRAW:
        state.wish = drawn[0]
    elif THROW <= action < RETURN:
        state.falls = [0] * PLACES
        for card in drawn:
            if card != NONE_FELL:
                slot, value = divmod(card - FALLEN, 4)
                state.falls[slot] += bit_of(state, slot, value)


def bit_of(state: State, slot: int, value: int) -> int:
    """The bit in `falls` of the lowest card of that value that does not fall yet."""
    if value == 0:
        return 4
    return 1 if state.low[slot] == value and not state.falls[slot] & 1 else 2
