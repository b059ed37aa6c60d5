"""What an experiment found: every figure with its 95 % interval and its number of games, as one JSON object."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import polars as pl

from donjon.core.errors import DonjonError
from donjon.core.game import load
from donjon.core.interval import Z, wilson
from donjon.lab import boxes, runs
from donjon.lab.experiment import Cell, Experiment, differing, label
from donjon.lab.hooks import measures
from donjon.lab.trial import WHOLE
from donjon.lab.words import ENGLISH, Told, Words

TABLES = ("games", "verbs", "pieces", "rules", "sales")
"""What is summed up here; only games in which something is bought have sales."""
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
ALIKE = ("game", "seats", "bots")
"""What combinations have in common whose fairness is compared."""
FEWEST = 50
"""Games of a combination before anything about it is called clear, as many as a comparison has pairs."""
STAGES = {"quarter": 0.25, "half": 0.5, "late": 0.75}


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t, by its expansion around the normal one (Abramowitz and Stegun 26.7.5): right to 0.5 % from 4 degrees on."""
    if freedom < 1:
        return math.inf
    z = Z
    terms = ((z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96, (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384)
    return z + math.fsum(term / freedom**power for power, term in enumerate(terms, 1))


def share(won: float, games: int) -> Told:
    """A share of games with its interval (Wilson)."""
    low, high = wilson(won, games)
    return {"value": won / games if games else 0.0, "low": low, "high": high, "games": games}


def mean(values: pl.Series) -> Told:
    """A mean with its interval (Student)."""
    values = values.drop_nulls()
    count = len(values)
    middle = _number(values.mean()) if count else 0.0
    spread = _number(values.std()) if count > 1 else 0.0
    half = student(count - 1) * spread / math.sqrt(count) if count > 1 else 0.0
    return {"value": middle, "low": middle - half, "high": middle + half, "games": count, "deviation": spread}


def _number(value: Any) -> float:
    """What a column of numbers is summed up by: Polars types it as anything."""
    return float(value or 0.0)


def spread(values: pl.Series) -> Told:
    """A mean and how the numbers are spread around it."""
    values = values.drop_nulls()
    found = mean(values)
    for quantile in QUANTILES:
        found[f"q{round(100 * quantile):02}"] = _number(values.quantile(quantile, "nearest")) if len(values) else 0.0
    return found | {"least": _number(values.min()), "most": _number(values.max())}


def findings(path: Path) -> Told:
    """All that the report tells of the experiment in a folder."""
    experiment = runs.read(path)
    frames = {table: runs.read_table(path, table) for table in TABLES if table != "sales" or (path / f"{table}.parquet").exists()}
    if frames["games"].height != experiment.games:
        raise DonjonError(f"{path / 'games.parquet'} has {frames['games'].height:,} games, not the {experiment.games:,} of the experiment")
    cells = [cell_findings(experiment, number, frames) for number in range(len(experiment.cells))]
    return {
        "name": experiment.name,
        "seed": experiment.seed,
        "games": experiment.games,
        "seconds": runs.seconds(path),
        "repeatable": not any(cell.timed for cell in experiment.cells),
        "code": runs.read_json(path / runs.ASKED).get("code", ""),
        "cells": cells,
        "rules": rules_findings(experiment, frames["rules"]),
        "records": sorted(file.name for file in (path / "records").glob("*.donjon")),
        "tables": sorted(file.name for file in path.glob("*.parquet")),
    }


def cell_findings(experiment: Experiment, number: int, frames: dict[str, pl.DataFrame]) -> Told:
    """The figures of one combination."""
    cell = experiment.cells[number]
    games = frames["games"].filter(pl.col("cell") == number)
    return {
        "cell": number,
        "label": experiment.label(number),
        "named": experiment.named[number],
        "games": cell.games,
        "wins": wins(games, cell),
        "plies": spread(games["plies"]),
        "scores": spread(pl.concat([games[f"score_{seat}"] for seat in range(cell.seats)])),
        "winning": spread(games.select(pl.max_horizontal(f"score_{seat}" for seat in range(cell.seats))).to_series()),
        "margin": spread(games["margin"]),
        "shared": share(games.filter(pl.col("winners") > 1).height, games.height),
        "changes": mean(games["changes"]),
        "ahead": mean(games["ahead"]),
        "clear": mean(games["clear"]),
        "stages": {stage: leaders(games, stage, cell.seats) for stage in STAGES},
        "branching": mean(games["branching"]),
        "widest": round(_number(games["widest"].max())),
        "forced": mean(games["forced"] / games["plies"]),
        "reasons": [
            {"rule": rule, **share(count, games.height)}
            for rule, count in games["reason"].value_counts().sort(["count", "reason"], descending=[True, False]).iter_rows()
        ],
        "bots": bots(games, cell),
        "verbs": verbs(frames["verbs"].filter(pl.col("cell") == number)),
        "pieces": pieces(frames["pieces"].filter(pl.col("cell") == number), cell),
        "sales": sales(frames["sales"].filter(pl.col("cell") == number)) if "sales" in frames else [],
    }


def wins(games: pl.DataFrame, cell: Cell) -> list[Told]:
    """By seat, with what it is off a fair share."""
    fair = 1 / cell.seats
    found = []
    for seat in range(cell.seats):
        told = share(float(games[f"won_{seat}"].sum()), games.height)
        score = mean(games[f"score_{seat}"])
        found.append(
            {
                "seat": seat,
                **told,
                "off": told["value"] - fair,
                "off_low": told["low"] - fair,
                "off_high": told["high"] - fair,
                "score": score,
            }
        )
    return found


def unfairness(wins: Sequence[Told]) -> Told:
    """The seat farthest from a fair share, and how far."""
    return max(wins, key=lambda one: abs(one["off"]))


def bounds(wins: Sequence[Told]) -> tuple[float, float]:
    """How far off a fair share the farthest seat is at least and at most, by the intervals of all seats."""
    least = max(max(one["off_low"], -one["off_high"], 0.0) for one in wins)
    return least, max(max(-one["off_low"], one["off_high"]) for one in wins)


def leaders(games: pl.DataFrame, stage: str, seats: int) -> Told:
    """How often the seat ahead in points at some stage has won; and how often one is ahead alone."""
    led = games.filter(pl.col(stage) >= 0)
    won = sum(float(led.filter(pl.col(stage) == seat)[f"won_{seat}"].sum()) for seat in range(seats))
    return {**share(won, led.height), "led": share(led.height, games.height)}


def bots(games: pl.DataFrame, cell: Cell) -> list[Told]:
    """Where bots of several kinds met: how often each has won, against the share of the seats that it had."""
    kinds = list(dict.fromkeys(cell.bots))
    if len(kinds) < 2:
        return []
    found = []
    for bot in kinds:
        won = sum(float(games.filter(pl.col(f"bot_{seat}") == bot)[f"won_{seat}"].sum()) for seat in range(cell.seats))
        fair = cell.bots.count(bot) / cell.seats
        told = share(won, games.height)
        # 0 where the bot does no better than chance, 1 where it always wins.
        found.append({"bot": bot, "fair": fair, **told, "skill": (told["value"] - fair) / (1 - fair)})
    return sorted(found, key=lambda one: -float(one["skill"]))


def verbs(frame: pl.DataFrame) -> list[Told]:
    """How often a kind of move was chosen where it could be."""
    return [{"verb": row["verb"], **share(row["taken"], row["offered"])} for row in frame.iter_rows(named=True)]


def pieces(frame: pl.DataFrame, cell: Cell) -> list[Told]:
    """How often a piece could be played and was, and what those won who played it, against those who could have; where a file lists the pieces, the kind that it says."""
    game = load(cell.game)
    listed = boxes.kinds(cell.box or boxes.own(game)) if game.meta.components else {}
    names = measures(cell.game).NAMES  # by their place in the file, which counts from 1
    kinds = {names[number - 1]: kind for kind, numbers in listed.items() for number in numbers if kind != str(number)}
    found = []
    for row in frame.filter(pl.col("offered") > 0).iter_rows(named=True):
        taken, offered = row["taken"], row["offered"]
        told: Told = {
            "piece": row["piece"],
            "kind": kinds.get(row["piece"], ""),
            "drawn": share(offered, cell.games * cell.seats),
            "played": share(taken, offered),
        }
        if taken:
            won = row["taken_won"] / WHOLE / taken
            variance = max(0.0, row["taken_squares"] / WHOLE**2 / taken - won * won)
            half = student(taken - 1) * math.sqrt(variance / taken) if taken > 1 else 1.0
            lift = won - row["offered_won"] / WHOLE / offered
            told |= {"won": {"value": won, "low": won - half, "high": won + half, "games": taken}}
            told |= {"lift": {"value": lift, "low": lift - half, "high": lift + half, "games": taken}}
        found.append(told)
    return found


def sales(frame: pl.DataFrame) -> list[Told]:
    """By price: how often it was paid, and what it brought."""
    if not frame.height:
        return []
    return [
        {"price": price[0], "share": share(part.height, frame.height), "value": mean(part["value"])}
        for price, part in sorted(frame.group_by("price"), key=lambda one: one[0])
    ]


def rules_findings(experiment: Experiment, frame: pl.DataFrame) -> list[Told]:
    """By game and rule, all its combinations together: how it was seen at work."""
    found = []
    for game in dict.fromkeys(cell.game for cell in experiment.cells):
        numbers = [number for number, cell in enumerate(experiment.cells) if cell.game == game]
        sums = (
            frame.filter(pl.col("cell").is_in(numbers))
            .group_by("rule", maintain_order=True)
            .agg(pl.col("refused", "carried", "counted", "ended").sum())
        )
        for row in sums.iter_rows(named=True):
            seen = row["refused"] + row["counted"] + row["ended"]
            found.append({"game": game, **row, "seen": "at work" if seen else "its function ran" if row["carried"] else "never"})
    return found


# Sentences


def in_words(told: Told, words: Words) -> Told:
    """The same findings with the combinations' labels in a language; English ones are as `findings` has them."""
    if words.lang == ENGLISH.lang:
        return told
    apart = differing([cell["named"] for cell in told["cells"]]) or ["game"]
    return told | {"cells": [cell | {"label": label(cell["named"], apart, words)} for cell in told["cells"]]}


def fairest(cells: Sequence[Told], words: Words = ENGLISH) -> list[str]:
    """Of combinations alike in game, seats and bots (of one kind: where kinds move from seat to seat, they hide the seats): which is fairest, the best known answer first."""
    groups: dict[tuple[str, ...], list[Told]] = {}
    for cell in cells:
        if not cell["bots"]:
            groups.setdefault(tuple(cell["named"].get(name, "") for name in ALIKE), []).append(cell)
    groups = {key: group for key, group in groups.items() if len(group) > 1}
    apart = [name for at, name in enumerate(ALIKE) if len({key[at] for key in groups}) > 1]
    return [_fairest(group, label(dict(zip(ALIKE, key, strict=True)), apart, words), words) for key, group in groups.items()]


def _fairest(group: Sequence[Told], where: str, words: Words) -> str:
    names = differing([cell["named"] for cell in group])
    name = names[0] if len(names) == 1 and names != ["games"] else "combination"

    def said(cell: Told) -> str:
        one = unfairness(cell["wins"])
        named = label(cell["named"], names, words) or cell["label"]
        return words("fair-seat", label=named, seat=one["seat"] + 1, points=words.points(one["off"]))

    best, *others = sorted(group, key=lambda cell: abs(unfairness(cell["wins"])["off"]))
    most = bounds(best["wins"])[1]
    clear = [cell for cell in others if min(best["games"], cell["games"]) >= FEWEST and bounds(cell["wins"])[0] > most]
    open_ = ", ".join(said(cell) for cell in others if cell not in clear)
    nearest = words("fair-nearest", said=said(best), games=best["games"], most=words.number(f"{100 * most:.1f}"))
    about = {
        "what": words("what", name=words.of_game(best["named"]["game"], f"{best['named']['game']}-option-{name}", name)),
        "where": where or "none",
        "nearest": nearest,
    }
    if not clear:
        return words("fair-open", **about, open=open_)
    less = words("fair-clear", **about, less=", ".join(map(said, clear)))
    return f"{less} {words('fair-others', open=open_)}" if open_ else less


def sentences(told: Told, words: Words = ENGLISH) -> list[str]:
    """What stands out, a sentence each; each names its figure."""
    cells = told["cells"]
    found = fairest(cells, words)
    worst = [(cell, unfairness(cell["wins"])) for cell in cells]
    off = [(cell, one) for cell, one in worst if not one["off_low"] <= 0 <= one["off_high"]]
    clear = [(cell, one) for cell, one in off if cell["games"] >= FEWEST]
    for cell, one in sorted(clear, key=lambda pair: -abs(pair[1]["off"]))[:2]:
        figures = {name: words.points(one[key]) for name, key in (("points", "off"), ("low", "off_low"), ("high", "off_high"))}
        share = words.percent(one["value"])
        found.append(words("found-seat", label=cell["label"], seat=one["seat"] + 1, share=share, games=cell["games"], **figures))
    if not off:
        found.append(words("found-no-seat"))
    for cell in cells:
        late = cell["stages"]["half"]
        if late["games"] >= FEWEST and late["low"] > 0.85:
            found.append(words("found-leader", label=cell["label"], share=words.percent(late["value"])))
            break
    for cell in cells:
        if cell["games"] >= FEWEST and cell["bots"] and cell["bots"][0]["low"] > cell["bots"][0]["fair"]:
            best = cell["bots"][0]
            figures = {
                name: words.percent(best[key]) for name, key in (("share", "value"), ("low", "low"), ("high", "high"), ("fair", "fair"))
            }
            found.append(words("found-bot", label=cell["label"], bot=best["bot"], **figures))
            break
    unused = sorted(
        {f"{cell['named']['game']}: {verb['verb']}" for cell in cells for verb in cell["verbs"] if verb["games"] and not verb["value"]}
    )
    if unused:
        found.append(words("found-moves", moves="; ".join(unused)))
    silent = [rule["rule"] for rule in told["rules"] if rule["seen"] == "never"]
    if silent:
        found.append(words("found-rules", rules=", ".join(silent)))
    return found
