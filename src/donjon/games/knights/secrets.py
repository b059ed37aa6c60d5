"""What a seat of Robber Knights may know, what chance decides, and how both are asked for (rules/knights.md, Hidden information)."""

from __future__ import annotations

from collections import Counter
from collections.abc import MutableSequence
from typing import Any

from donjon.core.bits import lowest
from donjon.core.chance import below, shuffle
from donjon.core.features import turns_to, wipe
from donjon.games.knights.actions import COMMA, DEPLOY, FEATURES, LAY, STOP
from donjon.games.knights.pieces import CHOICE, GROUP, GROUPS, KINDS, KNIGHTS, PILE, PLAIN_CASTLE, SIDE, TWIN
from donjon.games.knights.rules import Rule, asks_knights, older, start_tile
from donjon.games.knights.state import CELLS, COLUMNS, KEEPING, LAYING, OVER, ROWS, SEATS, WEST, State

# What is known


def observe(state: State, seat: int) -> None:
    """Everything that the seat cannot know gets one fixed form: the lowest of the unseen tiles in others' hands, groups in rising order."""
    for index in range(4):
        state.rng[index] = 0
    for other in range(state.seats):
        state.flip[other] = 0
        if state.phase == KEEPING:
            if other != seat and state.kept[other] >= 0:
                keep_hidden(state, other, 0)
        elif other != seat:
            deal_hand(state, other, collect_unseen(state, other))
        for index in range(PILE * other, PILE * other + state.drawn[other]):
            state.pile[index] = 0
        sort_groups(state, other)


def determinise(state: State, seat: int) -> None:
    """A world that fits what the seat observed, each equally likely: choices, flips, hands and the order inside the groups."""
    for other in range(state.seats):
        if state.phase == KEEPING:
            state.flip[other] = below(state.rng, 2)
            if other != seat and state.kept[other] >= 0:
                keep_hidden(state, other, below(state.rng, len(CHOICE)))
        elif other != seat:
            unseen = collect_unseen(state, other)
            first = opened_at(state, other)
            shuffle(state.rng, state.pile, first, first + unseen)
            while twin_doubted(state, other, unseen):
                shuffle(state.rng, state.pile, first, first + unseen)
            deal_hand(state, other, unseen)
        for start in range(PILE * other, PILE * other + PILE, GROUP):
            shuffle(state.rng, state.pile, max(start, PILE * other + state.drawn[other]), start + GROUP)


def twin_doubted(state: State, seat: int, unseen: int) -> bool:
    """Whether the world that has been drawn is turned down, since two equal tiles of the group are less likely to have come than two others.

    One of them was laid out of a hand with two tiles of the group. Told apart, each of the two may be the one laid; so worlds with the other one in hand come
    up twice as often as those who hold something else, where both can have been in hand then. With `twin` = 1 they must have been, and every tile
    drawn since halves how many orders of the group have them so: such a world is 1 - 1 / 2 ** twin times as likely as another (docs/decisions.md).
    """
    if state.twin[seat] == 0:
        return False
    first = opened_at(state, seat)
    kind = TWIN[state.drawn[seat] // GROUP]
    for index in range(unseen - GROUP + state.drawn[seat] % GROUP):
        if state.pile[first + index] == kind:
            return below(state.rng, 1 << state.twin[seat]) == (1 << state.twin[seat]) - 1  # false from a generator of zeros
    return False


def keep_hidden(state: State, seat: int, choice: int) -> None:
    """As if that seat had kept this one of the three."""
    state.kept[seat] = choice
    state.hand[2 * seat] = CHOICE[choice]


def opened_at(state: State, seat: int) -> int:
    """Where in `pile` the group begins of which some tiles are drawn and some are not (or the next group)."""
    return PILE * seat + state.drawn[seat] - state.drawn[seat] % GROUP


def held(state: State, seat: int) -> int:
    """Tiles in the hand, which everyone can count."""
    count = 2 + state.drawn[seat]
    for kind in range(len(KINDS)):
        count -= state.played[9 * seat + kind]
    return count


def collect_unseen(state: State, seat: int) -> int:
    """Puts what is certain into the hand, lists the unseen tiles of the opened group from `opened_at` on, rising, and counts them.

    A tile laid counts as one of an older group as long as one is left, since equal tiles cannot be told apart. So what is left of the older groups is
    in the hand for certain, and of the opened group's tiles not laid each is as likely in the hand as any other (but see twin_doubted).
    """
    first = opened_at(state, seat)
    start = first - PILE * seat
    certain = 0
    unseen = 0
    for kind in range(len(KINDS)):
        fresh = older(state, seat, kind) - state.played[9 * seat + kind]
        for _ in range(fresh):
            state.hand[2 * seat + certain] = kind
            certain += 1
        fresh = min(fresh, 0)
        if state.drawn[seat] > start:
            for index in range(start, start + GROUP):
                fresh += 1 if GROUPS[index] == kind else 0
        for _ in range(fresh):
            state.pile[first + unseen] = kind
            unseen += 1
    for index in range(certain, 2):
        state.hand[2 * seat + index] = -1
    return unseen


def deal_hand(state: State, seat: int, unseen: int) -> None:
    """Fills the hand from the front of the list that `collect_unseen` made, and moves the rest to where it will be drawn from."""
    first = opened_at(state, seat)
    opened = state.drawn[seat] % GROUP
    left = GROUP - opened if opened else 0
    low, high = 2 * seat, 2 * seat + 1
    certain = (1 if state.hand[low] >= 0 else 0) + (1 if state.hand[high] >= 0 else 0)
    for index in range(unseen - left):
        state.hand[low + certain + index] = state.pile[first + index]
    for index in range(left - 1, -1, -1):
        state.pile[first + opened + index] = state.pile[first + unseen - left + index]
    for index in range(opened):
        state.pile[first + index] = 0
    if state.hand[low] > state.hand[high]:
        higher = state.hand[low]
        state.hand[low] = state.hand[high]
        state.hand[high] = higher


def sort_groups(state: State, seat: int) -> None:
    """The undrawn tiles of each group in rising order."""
    pile = state.pile
    for start in range(PILE * seat, PILE * seat + PILE, GROUP):
        low = max(start, PILE * seat + state.drawn[seat])
        for end in range(start + GROUP - 1, low, -1):
            for index in range(low, end):
                if pile[index] > pile[index + 1]:
                    higher = pile[index]
                    pile[index] = pile[index + 1]
                    pile[index + 1] = higher


PLANES = 14
"""By cell: nine kinds, the top knight by seat counted from the observer, the share of four knights."""


def features(state: State, seat: int, out: MutableSequence[float]) -> None:
    """FEATURES numbers: PLANES x CELLS, then by seat from the observer on what lies, knights, tiles drawn, points; the hand; phase and turn."""
    features_of_tiles(state, out)
    features_of_knights(state, seat, out)
    features_besides(state, seat, out)


def features_of_tiles(state: State, out: MutableSequence[float]) -> None:
    """The planes of the kinds."""
    for column in range(state.box[0] + WEST, state.box[1] + WEST + 1):
        tiles = state.column[column]
        while tiles:
            cell = ROWS * column + lowest(tiles)
            tiles &= tiles - 1
            out[state.tile[cell] * CELLS + cell] = 1.0


def features_of_knights(state: State, seat: int, out: MutableSequence[float]) -> None:
    """The planes of the top knight and of the height, whatever was told before where knights stand."""
    for column in range(state.box[0] + WEST, state.box[1] + WEST + 1):
        tiles = state.column[column]
        while tiles:
            cell = ROWS * column + lowest(tiles)
            tiles &= tiles - 1
            if state.height[cell] > 0:
                for other in range(state.seats):
                    out[(9 + turns_to(state.seats, seat, other)) * CELLS + cell] = 0.0
                out[(9 + turns_to(state.seats, seat, state.stack[cell] % 5 - 1)) * CELLS + cell] = 1.0
                out[13 * CELLS + cell] = state.height[cell] / 4


def features_besides(state: State, seat: int, out: MutableSequence[float]) -> None:
    """What is told besides the planes, onto zeros."""
    place = PLANES * CELLS
    for other in range(state.seats):
        turn = turns_to(state.seats, seat, other)
        out[place + 3 * turn] = state.knights[other] / KNIGHTS
        out[place + 3 * turn + 1] = state.drawn[other] / PILE
        out[place + 3 * turn + 2] = state.points[other] / 40
        for kind in range(9):
            out[place + 12 + 9 * turn + kind] = state.played[9 * other + kind] / 6
    place += 12 + 9 * SEATS
    for index in range(2):
        if state.hand[2 * seat + index] >= 0:
            out[place + state.hand[2 * seat + index]] += 0.5
    if state.phase != OVER:
        out[place + 9 + state.phase] = 1.0
        out[place + 12 + turns_to(state.seats, seat, state.turn)] = 1.0


def erase(state: State, seat: int, out: MutableSequence[float]) -> None:
    """What is told besides the planes: `renew` sees to those."""
    wipe(out, PLANES * CELLS, FEATURES)


def renew(state: State, action: int, seat: int, out: MutableSequence[float]) -> None:
    """Only what the action has changed: tiles stay where they lie, and whose knights are on top is told anew when the turn passes, since seats are counted from the observer."""
    if action < 0:
        wipe(out, 0, PLANES * CELLS)
    if action < LAY:
        features_of_tiles(state, out)
    elif action < DEPLOY:
        out[action - LAY] = 1.0
    if action >= DEPLOY or state.laid == 0:
        features_of_knights(state, seat, out)
    features_besides(state, seat, out)


def planes(seats: int) -> list[tuple[str, tuple[int, ...]]]:
    """The board by x and y from the corner of the window; `tile` by kind, `top` by seat from the observer on, as all that is told of seats."""
    board = (COLUMNS, ROWS)
    return [
        ("tile", (len(KINDS), *board)),
        ("top", (SEATS, *board)),
        ("height", board),
        ("stock", (SEATS, 3)),  # knights left, tiles drawn, points
        ("laid", (SEATS, len(KINDS))),
        ("hand", (len(KINDS),)),
        ("phase", (3,)),
        ("turn", (SEATS,)),
    ]


def hidden(state: State, actor: int, action: int, seat: int) -> tuple[bool, bool]:
    """What the actor kept, until the layout lies, and every tile drawn, from all others."""
    other = seat != actor
    return other and action < LAY and state.phase == KEEPING, other and action >= LAY


def extras(state: State, seat: int) -> dict[str, Any]:
    """`left`: by seat how many tiles of each kind it has not laid yet; `held` and `pile`: tiles in hand and to draw; `side` of the square."""
    seats = range(state.seats)
    left = []
    for other in seats:
        # Before the layout lies nobody else knows which of the three tiles will stay: the count then leaves all of them out.
        own = Counter(GROUPS)
        own[PLAIN_CASTLE] += 1
        if state.kept[other] >= 0 and (state.phase != KEEPING or other == seat):
            own[CHOICE[state.kept[other]]] += 1
        left.append([own[kind] - state.played[9 * other + kind] for kind in range(len(KINDS))])
    holding = [sum(tile >= 0 for tile in state.hand[2 * other : 2 * other + 2]) for other in seats]
    return {"left": left, "held": holding, "pile": [PILE - state.drawn[other] for other in seats], "side": SIDE[state.seats]}


# What chance decides


def draws(state: State, action: int) -> bool:
    """Whether the mover draws a tile because of this action."""
    if state.phase == LAYING and LAY <= action < DEPLOY and asks_knights(state, (action - LAY) // CELLS):
        return False
    return state.phase != KEEPING and action != STOP and state.drawn[state.turn] < PILE


def lays_out(state: State) -> bool:
    """Whether the last seat chooses, so that the layout follows."""
    return state.phase == KEEPING and state.turn == state.seats - 1


def given(state: State, action: int) -> bool:
    """Never: chance decides what is drawn."""
    return False


def outcome(before: State, action: int, after: State) -> list[int]:
    """The start layout by seat from y = 0 up, COMMA between seats; or the tile drawn."""
    if lays_out(before):
        drawn = []
        for seat in range(after.seats):
            drawn += [COMMA, start_tile(after, seat, 0), start_tile(after, seat, 1)]
        return drawn[1:]
    return [before.pile[PILE * before.turn + before.drawn[before.turn]]] if draws(before, action) else []


def outcome_why_not(state: State, action: int, drawn: list[int]) -> int:
    """setup.layout, lay.refill, setup.pile."""
    if lays_out(state):
        wanted = [Counter(CHOICE) - Counter([CHOICE[choice]]) for choice in [*state.kept[: state.turn], action]]
        columns = [Counter(drawn[at : at + 2]) for at in range(0, len(drawn), 3)]
        commas = all(drawn[at] == COMMA for at in range(2, len(drawn), 3))
        return 0 if commas and columns == wanted else Rule.SETUP_LAYOUT
    if len(drawn) != draws(state, action):
        return Rule.LAY_REFILL
    return Rule.SETUP_PILE if drawn and place_in_group(state, drawn[0]) < 0 else 0


def place_in_group(state: State, kind: int) -> int:
    """Where in the mover's pile, among what is left of the group whose turn it is, a tile of the kind lies; -1 if none does."""
    top = PILE * state.turn + state.drawn[state.turn]
    for index in range(top, opened_at(state, state.turn) + GROUP):
        if state.pile[index] == kind:
            return index
    return -1


def force(state: State, action: int, drawn: list[int]) -> None:
    """Turns the start columns, or brings the tile to the top of the mover's pile."""
    if lays_out(state):
        for seat in range(state.seats):
            state.flip[seat] = 0 if drawn[3 * seat] < drawn[3 * seat + 1] else 1
    elif drawn:
        top = PILE * state.turn + state.drawn[state.turn]
        place = place_in_group(state, drawn[0])
        state.pile[top], state.pile[place] = state.pile[place], state.pile[top]
