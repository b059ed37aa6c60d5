"""The board of Tower Duel as text, both ways.

    colours=symbol, tower_call=on, rewards=auto, memory=aid
    seat 0: play, quiet 3, lively, shifts 2, owed 0 0, first -
    towers B0 b1 . . . . S0 . s0
    store 1  b10 f9 s8
    store 2
    …
    gold 3 4, blocked 1
    depot 0  8? [S5] B7
    stock 0  31? [f6]
    waste 0  B1 F11
    depot 1  12? s3
    stock 1  35?
    waste 1
    hand B4

Piles from the bottom up: `8?` are cards that nobody has seen, in brackets stand cards that lie face down and have been seen; with all hands open the unseen stand in round
brackets. Towers are separated by bars. Where a call is open, the last line tells what it would take back: `missed store depot 3: quiet 3, lively, first -, flipped`.
"""

from __future__ import annotations

import re
from typing import Any

from donjon.core.chance import words
from donjon.games.duel.actions import read_card, read_move, write_card, write_move
from donjon.games.duel.meta import META
from donjon.games.duel.pieces import CARDS, DECK, DEPOT, VALUES
from donjon.games.duel.rules import Rule, lay
from donjon.games.duel.secrets import pool_size, set_pool_card, unseen_below, unseen_stock
from donjon.games.duel.state import BLOCKED, CALLED, CLEARED, ITEMS, LAST, PAIRED, SEATS, SHED_ONE, SITES, STORES, TALLEST, TOWER, State

PHASES = ("play", "call", "block", "over", "stalled")


def draw(state: State, seat: int | None) -> str:
    """What anyone sees of an observed state; None: the unseen cards too."""
    options = (state.by_deck, 1 - state.calls, state.claims, state.forgetful)
    chosen = [f"{name}={values[number]}" for (name, values), number in zip(META.options.items(), options, strict=True)]
    lines = [
        ", ".join(chosen),
        f"seat {state.turn}: {PHASES[state.phase]}, {_count(state.quiet, state.lively)}, shifts {state.row}, owed {state.owed[0]} {state.owed[1]}, first {_first(state.first)}",
        _line("towers", " | ".join(" ".join(_tower(state, site)) or "-" for site in range(SITES))),
        *(_line(f"store {store + 1}", _cards(state.store, TALLEST * store, state.size[store])) for store in range(STORES)),
        f"gold {state.gold[0]} {state.gold[1]}, blocked {' '.join(str(owner) for owner in range(SEATS) if state.blocked[owner]) or '-'}",
    ]
    for owner in range(SEATS):
        lines += _piles(state, owner, seat)
    if state.hand >= 0:
        lines.append(f"hand {write_card(state.hand)}")
    if state.missed >= 0:
        before = f"{_count(state.was_quiet, state.was_lively)}, first {_first(state.was_first)}"
        lines.append(f"missed {write_move(state.missed)}: {before}{', flipped' if state.flipped else ''}")
    return "\n".join(lines)


def _line(name: str, rest: str) -> str:
    return f"{name}  {rest}" if rest else name


def _count(quiet: int, lively: int) -> str:
    return f"quiet {quiet}{', lively' if lively else ''}"


def _first(first: int) -> str:
    return "-" if first < 0 else str(first)


def _tower(state: State, site: int) -> list[str]:
    symbol = site // 2 * VALUES
    return [write_card((state.whose[site] >> value & 1) * DECK + symbol + value) for value in range(state.height[site])]


def _cards(pile: list[int], start: int, count: int) -> str:
    return " ".join(map(write_card, pile[start : start + count]))


def _piles(state: State, owner: int, seat: int | None) -> list[str]:
    low, deep, size = unseen_below(state, owner), unseen_stock(state, owner), state.depots[owner]
    depot = state.depot[DEPOT * owner : DEPOT * owner + size]
    stock = state.stock[CARDS * owner : CARDS * owner + state.stocks[owner]]
    waste = _cards(state.waste, CARDS * owner, state.wastes[owner])
    if state.forgetful and seat is not None and state.wastes[owner] > 1:
        waste = f"{state.wastes[owner] - 1} cards below {waste.split()[-1]}"
    below, top = [f"[{write_card(card)}]" for card in depot[low : size - 1]], [write_card(card) for card in depot[size - 1 :] if size]
    return [
        _line(f"depot {owner}", " ".join(_unseen(depot[:low], seat) + below + top)),
        _line(f"stock {owner}", " ".join(_unseen(stock[:deep], seat) + [f"[{write_card(card)}]" for card in stock[deep:]])),
        _line(f"waste {owner}", waste),
    ]


def _unseen(cards: list[int], seat: int | None) -> list[str]:
    if seat is None:
        return [f"({write_card(card)})" for card in cards]
    return [f"{len(cards)}?"] if cards else []


_TURN = re.compile(r"seat ([01]): (\w+), quiet (\d+)(, lively)?, shifts (\d+), owed (\d) (\d), first ([-01])")
_GOLD = re.compile(r"gold (\d+) (\d+), blocked (- ?|[01 ]+)")
_MISSED = re.compile(r"missed ([^:]+): quiet (\d+)(, lively)?, first ([-01])(, flipped)?")
_PLACE = re.compile(r"(store [1-8]|(?:depot|stock|waste) [01]|towers|hand)(?: (.*))?")


def parse(text: str) -> State:
    """The position that a drawing shows; what it leaves out is empty. Unseen cards that it does not name are those it does not show, in rising order; the generator starts anew. For tests and questions, not for play."""
    lines = [line.strip() for line in text.strip().splitlines()]
    state = State()
    state.rng, state.seats = words(0), SEATS
    state.hand = state.missed = state.was_first = -1
    state.store, state.waste, state.stock, state.depot = (
        [-1] * len(state.store),
        [-1] * SEATS * CARDS,
        [-1] * SEATS * CARDS,
        [-1] * SEATS * DEPOT,
    )
    state.empties = (1 << STORES) - 1
    options = META.numbers(dict(part.split("=") for part in lines[0].split(", ")))
    state.by_deck, state.calls, state.claims, state.forgetful = options[0], 1 - options[1], options[2], options[3]
    named: list[int] = []
    for line in lines[1:]:
        _parse_line(state, line, named)
    if len(set(named)) < len(named):
        raise ValueError("a drawing shows a card twice")
    _fill_pools(state, named)
    return state


def _parse_line(state: State, line: str, named: list[int]) -> None:
    if found := _TURN.fullmatch(line):
        state.turn, state.phase, state.quiet, state.lively = int(found[1]), PHASES.index(found[2]), int(found[3]), int(bool(found[4]))
        state.row, state.owed, state.first = int(found[5]), [int(found[6]), int(found[7])], _seat(found[8])
    elif found := _GOLD.fullmatch(line):
        state.gold = [int(found[1]), int(found[2])]
        state.blocked = [int(str(owner) in found[3]) for owner in range(SEATS)]
    elif found := _MISSED.fullmatch(line):
        state.missed, state.was_quiet, state.was_lively = read_move(found[1]), int(found[2]), int(bool(found[3]))
        state.was_first, state.flipped = _seat(found[4]), int(bool(found[5]))
    elif found := _PLACE.fullmatch(line):
        _parse_place(state, found[1], (found[2] or "").split(), named)
    else:
        raise ValueError(f"not a line of a drawing: {line!r}")


def _seat(text: str) -> int:
    return -1 if text == "-" else int(text)


def _parse_place(state: State, place: str, names: list[str], named: list[int]) -> None:
    kind, _, number = place.partition(" ")
    cards = [_card(name) for name in names if re.fullmatch(r"[\[(]?\w+[\])]?", name)]
    named += cards
    at = int(number or 0)
    if kind == "towers":
        _parse_towers(state, " ".join(names).split("|"))
    elif kind == "store":
        for card in cards:
            lay(state, at - 1, card)
    elif kind == "hand":
        state.hand = cards[0]
    else:
        _parse_pile(state, kind, at, names)


def _parse_towers(state: State, towers: list[str]) -> None:
    for site, tower in enumerate(towers):
        cards = [_card(name) for name in tower.split() if name != "-"]
        if [card % DECK for card in cards] != [site // 2 * VALUES + value for value in range(len(cards))]:
            raise ValueError(f"not a tower of site {site + 1}: {tower!r}")
        state.height[site], state.whose[site] = len(cards), sum(card // DECK << value for value, card in enumerate(cards))


def _parse_pile(state: State, kind: str, owner: int, names: list[str]) -> None:
    cards, seen = [], 0
    for name in names:
        cards += [-1] * int(name[:-1]) if name.endswith("?") else [_card(name)]
        seen += name.startswith("[")
    pile, sizes, room = {
        "depot": (state.depot, state.depots, DEPOT),
        "stock": (state.stock, state.stocks, CARDS),
        "waste": (state.waste, state.wastes, CARDS),
    }[kind]
    pile[room * owner : room * owner + len(cards)] = cards
    sizes[owner] = len(cards)
    if kind == "depot":
        state.peeked[owner] = seen
    elif kind == "stock":
        state.known[owner] = seen


def _card(name: str) -> int:
    card = read_card(name.strip("[]()"))
    if card < 0:
        raise ValueError(f"not a card of a drawing: {name!r}")
    return card


def _fill_pools(state: State, named: list[int]) -> None:
    for owner in range(SEATS):
        unseen = iter([card for card in range(DECK * owner, DECK * owner + DECK) if card not in named])
        for index in range(pool_size(state, owner)):
            low = unseen_below(state, owner)
            if (state.depot[DEPOT * owner + index] if index < low else state.stock[CARDS * owner + index - low]) < 0:
                set_pool_card(state, owner, index, next(unseen))


ITEM_RULES = {
    TOWER: Rule.GOLD_TOWER,
    CLEARED: Rule.GOLD_DEPOT,
    LAST: Rule.GOLD_OUT,
    SHED_ONE: Rule.GOLD_SHED,
    BLOCKED: Rule.GOLD_BLOCK,
    PAIRED: Rule.GOLD_PAIR,
    CALLED: Rule.CALL_RIGHT,
}


def count(state: State) -> list[dict[str, Any]]:
    """What is in each purse, seat by seat: what it started with (setup.deal), then what each kind of deed has brought or cost.

    `where` is always ""; `why` is "".
    """
    steps: list[dict[str, Any]] = []
    for seat in range(state.seats):
        ledger = state.ledger[ITEMS * seat : ITEMS * seat + ITEMS]
        steps.append(_step(seat, Rule.SETUP_DEAL, state.gold[seat] - sum(ledger)))
        steps += [_step(seat, rule, ledger[item]) for item, rule in ITEM_RULES.items() if ledger[item]]
    return steps


def _step(seat: int, rule: Rule, points: int) -> dict[str, Any]:
    return {"seat": seat, "rule": rule, "points": points, "where": "", "why": ""}
