"""The cards of Build the Castle: patterns, figures, and compositions read from a file (rules/castle.md, Components).

A card is one number: from the lowest bit on two bits an edge (up, right, down, left), four bits a figure (how often it is shown), one bit for the catapult.
No card is 0.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

from donjon.core.errors import BadOption

PATTERNS = ("ground", "castle", "tower", "sky")
GROUND, CASTLE, TOWER, SKY = range(4)

EDGES = ("up", "right", "down", "left")
UP, RIGHT, DOWN, LEFT = 0, 2, 4, 6
"""Where the two bits of each edge begin."""

BEARS = {"up": ("castle", "tower", "sky"), "right": ("castle", "sky"), "down": ("ground", "castle", "tower"), "left": ("castle", "sky")}
"""The patterns that each edge may bear."""

FIGURES = ("knight", "princess", "ghost", "dove", "cat")
KINDS = 5
FIGURE = 8
FIGURE_BITS = 4
MOST_FIGURES = 15
"""Where the bits of the first figure begin, how many each has, and so how often a card may show one."""

CATAPULT = 28

BACK = CASTLE << UP | CASTLE << RIGHT | CASTLE << DOWN | CASTLE << LEFT
"""A card laid face down; below it stands on the ground as well."""

MOST = 77
"""Most cards of a composition."""

DISPLAY = 5
"""Cards turned up in a round (3)."""

ROWS = 6
"""Rows that are scored: the figures, then completed towers (16)."""

KEYS = (*EDGES, "figures", "catapult")

MOST_DOTS = 100
"""More points in a line are dotted keys that nest; reading them takes the square of their number."""
LONGEST_TOLD = 40
"""So much of what stands in a file is repeated in an error."""


def read_box(text: str, seats: int) -> list[int]:
    """The cards of a file of components, for so many seats; BadOption names card and key, and what would be right."""
    nested = "the file of cards is nested too deep: it is one [[card]] a card, with the keys " + ", ".join(KEYS)
    if any(line.count(".") > MOST_DOTS for line in text.split("\n")):
        raise BadOption(nested)
    try:
        told = tomllib.loads(text.removeprefix("\ufeff"))
    except tomllib.TOMLDecodeError as error:
        raise BadOption(f"the file of cards is no TOML: {error}") from None
    except ValueError:
        raise BadOption("the file of cards is no TOML: it holds a number with thousands of digits") from None
    except RecursionError:
        raise BadOption(nested) from None
    for name in told:
        if name != "card":
            raise BadOption(f"the file of cards has {shown(name)}: it holds nothing but one [[card]] a card")
    cards = told.get("card", [])
    if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
        raise BadOption("the file of cards has a 'card' that is no [[card]]: write [[card]] above each card")
    fewest = DISPLAY * seats + 10
    if not fewest <= len(cards) <= MOST:
        raise BadOption(f"the file has {len(cards)} cards: {seats} seats play with {fewest} to {MOST}")
    return [pack_card(number, card) for number, card in enumerate(cards, 1)]


def shown(value: Any) -> str:
    """A key or value of the file as an error repeats it."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits; tables in tables
        return "what cannot be repeated here"
    return text if len(text) <= LONGEST_TOLD else f"{text[:LONGEST_TOLD]}…"


def pack_card(number: int, card: dict[str, Any]) -> int:
    """One card of the file as a number; BadOption."""
    for key in card:
        if key not in (*KEYS, "kind"):
            raise BadOption(f"card {number} has an unknown key {shown(key)}: a card has {', '.join(KEYS)}, and kind, a name, if you like")
    for key in KEYS:
        if key not in card:
            raise BadOption(f"card {number} has no {key!r}: a card has {', '.join(KEYS)}")
    if not isinstance(card.get("kind", ""), str):
        raise BadOption(f"card {number}: kind is a name in quotation marks, not {shown(card['kind'])}")
    packed = 0
    for at, edge in enumerate(EDGES):
        if not isinstance(card[edge], str) or card[edge] not in BEARS[edge]:
            right = f"card {number}: {edge} is one of {', '.join(BEARS[edge])}"
            raise BadOption(f"{right}; {card[edge]!r} cannot be there" if card[edge] in PATTERNS else f"{right}, not {shown(card[edge])}")
        packed |= PATTERNS.index(card[edge]) << 2 * at
    return packed | pack_figures(number, card["figures"]) | pack_catapult(number, card["catapult"])


def pack_figures(number: int, figures: Any) -> int:
    """The figures of a card as their bits; BadOption."""
    if not isinstance(figures, list):
        raise BadOption(f'card {number}: figures is a list such as ["knight", "cat"], [] for none, not {shown(figures)}')
    packed = 0
    for figure in figures:
        if figure not in FIGURES:
            raise BadOption(f"card {number}: {shown(figure)} is no figure; the figures: {', '.join(FIGURES)}")
        if figures.count(figure) > MOST_FIGURES:
            raise BadOption(f"card {number} shows more than {MOST_FIGURES} times {figure!r}: a card shows a figure at most so often")
        packed += 1 << FIGURE + FIGURE_BITS * FIGURES.index(figure)
    return packed


def pack_catapult(number: int, catapult: Any) -> int:
    """The catapult of a card as its bit; BadOption."""
    if not isinstance(catapult, bool):
        raise BadOption(f"card {number}: catapult is true or false, not {shown(catapult)}")
    return catapult << CATAPULT


BOX = tuple(read_box((resources.files(__package__) / "castle.toml").read_text(encoding="utf-8"), 2))
"""The built-in composition."""
