"""Drawn positions of Tower Duel."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from donjon import Match
from donjon.core.chance import words
from donjon.core.errors import BadOutcome, IllegalMove
from donjon.core.game import load
from donjon.core.state import check
from donjon.games.duel.state import State

GAME = load("duel")
PILES = {"depot 0": "3? P12", "depot 1": "3? p12", "stock 0": "10?", "stock 1": "10?", "waste 0": "", "waste 1": ""}


def inner(match: Match) -> State:
    """The match's own position, to look into and to change."""
    assert isinstance(match._state, State)
    return match._state


def board(
    *lines: str,
    options: str = "",
    turn: int = 0,
    ask: str = "play",
    quiet: str = "0",
    shifts: int = 0,
    owed: str = "0 0",
    first: str = "-",
    gold: str = "3 3",
    blocked: str = "-",
) -> Match:
    """A match that stands as it is drawn (games/duel/text.py), seat 0 on turn; its journal is empty. Piles not drawn are PILES, other places empty."""
    chosen = GAME.meta.choose(dict(option.split("=") for option in options.split()))
    head = [
        ", ".join(f"{name}={value}" for name, value in chosen.items()),
        f"seat {turn}: {ask}, quiet {quiet}, shifts {shifts}, owed {owed}, first {first}",
        f"gold {gold}, blocked {blocked}",
    ]
    drawn = [" ".join(line.split()) for line in lines]
    drawn += [f"{name} {cards}".strip() for name, cards in PILES.items() if not any(line.startswith(name) for line in drawn)]
    state: State = GAME.text.parse("\n".join([*head, *name_unseen(drawn)]))
    check(state)
    state.rng = words("drawn")
    match = Match.start("duel", 2, chosen, 0)
    match._state = state
    return match


def name_unseen(lines: list[str]) -> list[str]:
    """Unseen cards (`3?`) are such as begin no tower and pay nothing, the first ones below the depots' top cards."""
    shown = set(re.findall(r"\w+", " ".join(lines)))
    for owner, letters in enumerate(("FPBS", "fpbs")):
        unseen = [f"({letter}{value})" for value in (9, 7, 2, 10, 11, 6, 5) for letter in letters if f"{letter}{value}" not in shown]
        for name in (f"depot {owner}", f"stock {owner}"):
            at = next(index for index, line in enumerate(lines) if line.startswith(name))
            if found := re.search(r"(\d+)\?", lines[at]):
                count = int(found[1])
                lines[at] = lines[at].replace(found[0], " ".join(unseen[:count]))
                del unseen[:count]
    return lines


def place(match: Match, name: str) -> str:
    """What lies in a place ("store 1", "depot 0", "towers", "hand"), as it is drawn with all hands open; unseen cards in round brackets."""
    for line in str(GAME.text.draw(inner(match), None)).splitlines():
        if line == name or line.startswith(f"{name} "):
            return line.removeprefix(name).strip()
    return ""


def places(match: Match, *names: str) -> list[str]:
    """Several of them."""
    return [place(match, name) for name in names]


def gold(match: Match) -> list[int]:
    """Both purses."""
    return inner(match).gold


def everything(match: Match) -> dict[str, str]:
    """All places as they are drawn, and the gold; without what tells the turn and the open call."""
    lines = GAME.text.draw(inner(match), None).splitlines()
    return {" ".join(line.split()[:2]): line for line in lines[2:] if not line.startswith("missed")}


def refusals(match: Match, expected: Mapping[str, str | None]) -> None:
    """Checks the rule (without `duel.`) that forbids each move; None: it is legal, and among the legal ones."""
    told = {move: match.why_not(move) for move in expected}
    assert told == {move: f"duel.{rule}" if rule else None for move, rule in expected.items()}
    assert {move for move in expected if expected[move] is None} == set(expected) & set(match.legal())


def refused(match: Match, move: str, outcome: str) -> str:
    """The rule that forbids an outcome (without `duel.`)."""
    with pytest.raises(IllegalMove) as error:
        match.play(move, outcome)
    return error.value.rule.removeprefix("duel.")


def malformed(match: Match, move: str, outcome: str) -> bool:
    """Whether an outcome has not the form that is asked."""
    with pytest.raises(BadOutcome):
        match.play(move, outcome)
    return True


def play(match: Match, *moves: str) -> Match:
    """Moves one after another; `draw {B4}` with its outcome."""
    for move in moves:
        name, _, drawn = move.partition(" {")
        match.play(name, drawn.removesuffix("}") or None)
    return match
