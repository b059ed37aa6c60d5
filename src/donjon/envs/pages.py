"""A page for each game as an environment, written from the game itself: python -m donjon.envs.pages docs [--measure MATCHES].

Baselines are measured only when asked, and kept in envs-baselines.json beside the pages.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import random
import re
from pathlib import Path
from typing import Any

import numpy as np

from donjon.bots.players import GreedyPlayer
from donjon.core import view
from donjon.core.game import load, names, playable
from donjon.core.interval import wilson
from donjon.envs.position import LARGEST, VERSION, Position, table
from donjon.envs.vector import Vector

BASELINES = "envs-baselines.json"
HORIZON = 2_000
"""Decisions after which a match of the greedy player is counted as it stands."""


def verb(move: str) -> str:
    """The first word of a move."""
    return move.partition(" ")[0]


def actions_of(game: str) -> list[str]:
    """Rows of a table: the numbers with the same verb, how the first and the last of them are written."""
    actions = load(game).actions
    rows = []
    for word, group in itertools.groupby(range(actions.ACTIONS), lambda action: verb(actions.write_move(action))):
        numbers = list(group)
        first, last = actions.write_move(numbers[0]), actions.write_move(numbers[-1])
        span = f"{numbers[0]}" if len(numbers) == 1 else f"{numbers[0]} … {numbers[-1]}"
        rows.append(f"| {span} | {word} | `{first}`{'' if first == last else f' … `{last}`'} |")
    return rows


def planes_of(game: str) -> list[str]:
    """Rows of a table: the parts of the features."""
    place, rows = 0, []
    seats = load(game).meta.seats[1]
    for name, shape in load(game).secrets.planes(seats):
        size = math.prod(shape)
        if size:
            rows.append(f"| {place} | `{name}` | {' × '.join(map(str, shape))} |")
        place += size
    return rows


def baselines_of(game: str, kept: dict[str, Any]) -> list[str]:
    """Rows of a table."""
    rows = []
    matches = kept["told"]["greedy"] if kept else 0
    for seats, found in kept.get(game, {}).items():
        shares = ", ".join(f"{100 * share:.0f} %" for share in found["random"])
        least, most = wilson(matches * found["greedy"], matches)
        greedy = f"{100 * found['greedy']:.0f} % ({100 * least:.0f} to {100 * most:.0f})"
        rows.append(f"| {seats} | {found['plies']:.0f} | {shares} | {greedy} |")
    return rows


def page(game: str, prose: str, kept: dict[str, Any]) -> str:
    """The page; `prose`: what docs/envs.md says of the features."""
    found = load(game)
    about, actions = found.meta, found.actions
    options = [f"`{name}`: {', '.join(values)}" for name, values in about.options.items()]
    low, high = about.seats
    lines = [
        f"# {about.title} as an environment",
        "",
        "Written by `python -m donjon.envs.pages docs`. What all games have in common stands in [For research](envs.md); the rules, by their ids, on the rule page of the game. "
        + (f"{low} seats." if low == high else f"{low} to {high} seats."),
        "",
        "| | |",
        "| --- | --- |",
        f'| OpenSpiel | `pyspiel.load_game("donjon_{game}")`, after `import donjon.envs.openspiel` |',
        f'| PettingZoo | `pettingzoo.env("{game}")` of `donjon.envs` |',
        f'| Gymnasium | `gymnasium.make_vec("donjon/{game}-v{VERSION}", num_envs=64)`, after `import donjon.envs.gymnasium` |',
        f'| NumPy | `vector.Vector("{game}", 64)` of `donjon.envs` |',
        f"| options | {'; '.join(options)} (the first value holds unless another is asked for) |",
        *([f"| components | `box`: the text of a file like `{about.components}` |"] if about.components else []),
        f"| versions | environments {VERSION}, rules {about.version} |",
        f"| longest match | {actions.LONGEST} decisions |",
        "",
        "## Observation",
        "",
        f'{actions.FEATURES} numbers, about −1 to 1, cut off at ±{LARGEST:g}: what the seat knows. By name (`observation="planes"` of PettingZoo, `Table.named` elsewhere), with {high} seats:',
        "",
        "| from | name | shape |",
        "| --- | --- | --- |",
        *planes_of(game),
        "",
        f"In this order: {prose}.",
        "",
        "## Actions",
        "",
        f"{actions.ACTIONS}, of which at most {actions.WIDTH} are legal at once.",
        "",
        "| number | verb | |",
        "| --- | --- | --- |",
        *actions_of(game),
        "",
        "## Rewards",
        "",
        f"0 until the match is over, then 1 for a sole winner and {'−1 for the loser' if high == 2 else '−1/(seats − 1) for the others'}; a shared victory is shared, and all rewards sum to 0.",
        "",
        "## Baselines",
        "",
    ]
    rows = baselines_of(game, kept)
    if not rows:
        return "\n".join([*lines, "Not measured yet: `python -m donjon.envs.pages docs --measure 1000`.", ""])
    told = kept["told"]
    lines += [
        f"Uniformly random play, {told['random']} matches: decisions a match and share of the victories by seat. And the share of greedy, which weighs each move by itself, in the seats in turn against random moves "
        f"({told['greedy']} matches, the 95 % interval by Wilson, cut off after {HORIZON} decisions).",
        "",
        "| seats | decisions | random, by seat | greedy against random |",
        "| --- | --- | --- | --- |",
        *rows,
        "",
    ]
    return "\n".join(lines)


def measure(game: str, seats: int, matches: int, greedy: int) -> dict[str, Any]:
    """Baselines of a game with a number of seats."""
    many = Vector(game, matches, seats, observation="none", masks=False)
    many.reset(seed="baseline")
    shares, lengths, playing = np.zeros((matches, seats)), np.zeros(matches), np.ones(matches, np.bool_)
    while playing.any():
        step = many.step(many.random)
        ended = playing & step.terminations
        shares[ended], lengths[ended] = (1 + (seats - 1) * step.rewards[ended]) / seats, many.lengths[ended]
        playing &= ~ended
    many.close()
    won = [greedy_share(game, seats, number) for number in range(greedy)]
    return {
        "plies": round(float(lengths.mean()), 1),
        "random": [round(share, 3) for share in shares.mean(0).tolist()],
        "greedy": round(float(np.mean(won)), 3),
    }


def greedy_share(game: str, seats: int, number: int) -> float:
    """What greedy has of the victory in one match against random moves."""
    at, dice, own = Position.dealt(table(game, seats), f"greedy/{number}"), random.Random(number), number % seats
    player = GreedyPlayer(load(game))
    while at.mover is not None and len(at) < HORIZON:
        if at.mover == own:
            at.play(player.choose(view.concealed(at.table.game, at.world, own), own, f"{number}/{len(at)}"))
        else:
            at.play(dice.choice(at.legal()))
    return at.table.shares(at.world)[own]


def prose(text: str, game: str) -> str:
    """What the table of features in docs/envs.md says of a game."""
    rows = text.partition("| game | features |")[2]
    found = re.search(rf"^\| {game} \| \d+ \| (.*) \|$", rows, re.MULTILINE)
    return found[1].rstrip(".") if found else ""


def main() -> None:
    """Writes the pages."""
    parser = argparse.ArgumentParser(description="A page for each game as an environment.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", action="append", default=[], help="measure only this one")
    parser.add_argument("--measure", type=int, metavar="MATCHES", help="of random play; greedy plays a tenth")
    args = parser.parse_args()
    store, games = args.folder / BASELINES, list(filter(playable, names()))
    kept: dict[str, Any] = json.loads(store.read_text()) if store.exists() else {}
    if args.measure:
        kept |= {"told": {"random": args.measure, "greedy": max(1, args.measure // 10)}}
        for game in args.game or games:
            seats = range(load(game).meta.seats[0], load(game).meta.seats[1] + 1)
            kept[game] = {str(count): measure(game, count, args.measure, max(1, args.measure // 10)) for count in seats}
        store.write_text(json.dumps(kept, indent=1) + "\n")
    text = (args.folder / "envs.md").read_text(encoding="utf-8")
    for game in games:
        (args.folder / f"envs-{game}.md").write_text(page(game, prose(text, game), kept), encoding="utf-8")


if __name__ == "__main__":
    main()
