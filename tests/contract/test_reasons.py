"""Why a move is good: of every game, over random matches, in every language."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import donjon.games
from donjon.bots import levels, players
from donjon.core import view
from donjon.core.game import Reason, load
from donjon.core.state import Record, digest
from tests.contract.kit import Case, legal, per_case, per_game, walk

GAMES = Path(str(donjon.games.__file__)).parent
TESTS = Path(__file__).parents[1] / "games"
MOVES = 12
"""Legal moves of a position that are asked about, half as many where the case is not a deep one."""


class Message(Visitor):
    """The variables of a message, and by which words it chooses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.chosen: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: Any) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            self.chosen.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def messages(game: str) -> dict[str, dict[str, Message]]:
    """By language, by word."""
    found: dict[str, dict[str, Message]] = {}
    prefix = f"{game}-because-"
    for file in sorted((GAMES / game / "locale").glob("*.ftl")):
        own = found[file.stem] = {}
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith(prefix):
                own[entry.id.name.removeprefix(prefix)] = Message()
                own[entry.id.name.removeprefix(prefix)].visit(entry.value)
    return found


@cache
def bundles(game: str) -> dict[str, Any]:
    """By language."""
    found = {}
    for file in (GAMES / game / "locale").glob("*.ftl"):
        found[file.stem] = FluentBundle([file.stem], use_isolating=False)
        found[file.stem].add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


@cache
def said(game: str, word: str, told: tuple[tuple[str, int | str], ...]) -> None:
    """The reason can be said in nine languages, with all that it tells and nothing else. One that could be said need not be tried again."""
    values = dict(told)
    known = messages(game)
    assert len(known) == 9
    for lang, own in known.items():
        assert word in own, f"{lang}: {game}-because-{word} is missing"
        assert own[word].variables == set(values), f"{lang}: {game}-because-{word}"
        for name, value in values.items():
            if isinstance(value, str):
                assert value in own[word].chosen.get(name, ()), f"{lang}: {game}-because-{word} has no words for {name} = {value}"
            else:
                assert value > 0, f"{game}-because-{word}: {name} = {value}"
        bundle = bundles(game)[lang]
        text, faults = bundle.format_pattern(bundle.get_message(f"{game}-because-{word}").value, values)
        assert not faults and text


def weighed(case: Case, state: Record, seed: str) -> list[tuple[int, list[Reason]]]:
    """The reasons of some moves, from what the mover knows."""
    game = case.rules
    seen = view.observed(game, state, game.rules.mover(state))
    before = digest(seen)
    moves = legal(game, seen)
    found = []
    for action in random.Random(seed).sample(moves, min(MOVES if case.deep else MOVES // 2, len(moves))):
        reasons = game.reasons.reasons(seen, action)
        assert digest(seen) == before, "to give reasons is not to play"
        assert reasons == game.reasons.reasons(view.observed(game, state, game.rules.mover(state)), action)
        assert len({word for word, _ in reasons}) == len(reasons)
        found.append((action, reasons))
    return found


@per_case
def test_every_reason_can_be_said(case: Case) -> None:
    """No position lacks an answer, none lacks words."""
    told: set[tuple[str, tuple[tuple[str, int | str], ...]]] = set()
    for ply, (state, action) in enumerate(walk(case, "reasons")):
        if action >= 0:
            for _, reasons in weighed(case, state, str(ply)):
                told.update((word, tuple(values.items())) for word, values in reasons)
    assert told
    for word, values in told:
        said(case.game, word, values)


@per_game
def test_nearly_every_move_of_a_match_has_a_reason(name: str) -> None:
    """Moves of the greedy bot, where it has a choice."""
    case = Case(name, 2)
    game = case.rules
    greedy = players.make(levels.parse("greedy"), name)
    match = case.start("greedy")
    choices, explained = 0, 0
    while not match.finished:
        seat = match.mover or 0
        action = greedy.choose(match.concealed(seat), seat, match.plies)
        if len(match.legal()) > 1:
            choices += 1
            explained += bool(game.reasons.reasons(view.thawed(game, match.concealed(seat)), action))
        move = game.actions.write_move(action)
        match.play(move, match.stand_in(move))
    assert choices > 10 and explained >= 0.9 * choices, f"{explained} of {choices}"


@per_game
def test_prices_are_reasons(name: str) -> None:
    """What costs can be said like what gains, and neither is all that can be said."""
    told = load(name).reasons.PRICES
    assert told and told < set(messages(name)["en"])


@per_game
def test_every_reason_is_proved_by_a_drawn_position(name: str) -> None:
    """Every word has its test in the game's own folder."""
    text = (TESTS / name / "test_reasons.py").read_text(encoding="utf-8")
    missing = [word for word in messages(name)["en"] if f'"{word}"' not in text]
    assert not missing
