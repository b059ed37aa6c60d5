"""What the columns of an experiment's tables mean: the data dictionary that is written beside them."""

from __future__ import annotations

import re
from collections.abc import Mapping

import polars as pl

TABLES: Mapping[str, str] = {
    "cells": "a row for each combination that the experiment asks for",
    "games": "a row a game",
    "decisions": 'a row a ply, forced ones included (rows = ["decisions"])',
    "chance": 'a row for each time that chance decided something (rows = ["chance"])',
    "sales": "a row a purchase, in games where something is bought",
    "verbs": "a row for each verb of a game's moves",
    "pieces": "a row for each piece (tile, card) that a move can play",
    "rules": "a row for each rule id",
}

COLUMNS: Mapping[str, Mapping[str, tuple[str, str]]] = {
    "cells": {
        "cell": ("number", "the combination, from 0 in the order of the file"),
        "label": ("", "what tells it from the others"),
        "game": ("", "short name of the game"),
        "seats": ("seats", "how many play"),
        "options": ("", "options that the file names, name=value"),
        "box": ("", "name of the components, empty for the game's own"),
        "bots": ("", "the line-up"),
        "swap": ("", "whether the bots move on by a seat each game"),
        "games": ("games", "how many were asked for"),
    },
    "games": {
        "cell": ("number", "see cells"),
        "game": ("number", "from 0; its seed is that of the experiment, a slash and this number, as in donjon simulate"),
        "plies": ("plies", "length"),
        "choices": ("plies", "plies with more than one legal move"),
        "forced": ("plies", "plies with one legal move"),
        "branching": ("moves", "legal moves of a ply, on average"),
        "widest": ("moves", "most legal moves of a ply"),
        "changes": ("times", "how often the lead in points went from one seat to another"),
        "ahead": ("share of the plies", "after so much of the game the winner was ahead in points to the end; 1 where a tie-break decided"),
        "clear": ("share of the plies", "after so much of the game the game's own estimate gave the winner a majority to the end"),
        "quarter": ("seat", "who was ahead in points after a quarter of the plies, -1 nobody alone"),
        "half": ("seat", "the same after half of them"),
        "late": ("seat", "the same after three quarters"),
        "margin": ("points", "the highest score less the next"),
        "winners": ("seats", "how many share the victory"),
        "reason": ("rule id", "the rule that ended the game"),
        "score_N": ("points", "score of seat N; nothing where nobody sits"),
        "won_N": ("share of the victory", "1 for a victory, 1/n for one of n that share it, 0 else"),
        "bot_N": ("", "the bot on seat N"),
    },
    "decisions": {
        "cell": ("number", "see cells"),
        "game": ("number", "see games"),
        "ply": ("number", "from 1"),
        "seat": ("seat", "the mover"),
        "legal": ("moves", "legal moves"),
        "action": ("number", "the move as the game numbers it"),
        "move": ("", "the move as records write it"),
        "piece": ("", "the piece that it plays, if any"),
        "score": ("points", "the mover's score after it, as if the game ended there"),
        "leader": ("seat", "who is ahead in points after it, -1 nobody alone"),
    },
    "chance": {
        "cell": ("number", "see cells"),
        "game": ("number", "see games"),
        "ply": ("number", "the ply that it came of, 0 for the setup"),
        "seat": ("seat", "the mover of that ply"),
        "move": ("", "the move of that ply"),
        "outcome": ("", "what chance decided, as records write it"),
    },
    "sales": {
        "cell": ("number", "see cells"),
        "game": ("number", "see games"),
        "seat": ("seat", "who bought"),
        "price": ("as the game counts it", "what was promised for it"),
        "value": ("points", "how much the score of the seat changed by it"),
    },
    "verbs": {
        "cell": ("number", "see cells"),
        "verb": ("", "first word of the moves"),
        "offered": ("decisions", "in which such a move was legal, among two legal moves or more"),
        "taken": ("decisions", "in which such a move was chosen, among two legal moves or more"),
    },
    "pieces": {
        "cell": ("number", "see cells"),
        "piece": ("", "its name"),
        "offered": ("seats of games", "that could have played it at least once"),
        "taken": ("seats of games", "that played it at least once"),
        "offered_won": ("sixtieths of a victory", "what those that could have played it won together"),
        "taken_won": ("sixtieths of a victory", "what those that played it won together"),
        "taken_squares": ("their squares", "sum, for the interval of the mean"),
    },
    "rules": {
        "cell": ("number", "see cells"),
        "rule": ("rule id", ""),
        "refused": ("positions", "in which it forbade an action, of those that were asked (every one, or a regular sample where a game has very many actions)"),
        "carried": ("calls", "of functions that carry it out, in the games that were replayed by the interpreted rules (one a chunk)"),
        "counted": ("steps", "of the final count that name it, in the same games"),
        "ended": ("games", "that it ended"),
    },
}  # fmt: skip


def entry(table: str, column: str) -> tuple[str, str]:
    """Unit and meaning of a column."""
    return COLUMNS[table][re.sub(r"_\d+$", "_N", column)]


def text(frames: Mapping[str, Mapping[str, pl.DataType]]) -> str:
    """The dictionary of some tables (their schemas by name), as Markdown."""
    parts = ["# Data dictionary", "", "All tables are Parquet files. Rows stand in the order of cell, game and ply.", ""]
    for table in TABLES:
        if table in frames:
            parts += [f"## {table}.parquet", "", f"{TABLES[table]}.", "", "| column | type | unit | meaning |", "| --- | --- | --- | --- |"]
            for column, kind in frames[table].items():
                unit, meaning = entry(table, column)
                parts.append(f"| `{column}` | {kind} | {unit} | {meaning} |")
            parts.append("")
    return "\n".join(parts)
