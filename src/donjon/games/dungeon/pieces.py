"""The box of Birds, Dragons and the Dungeon: slots, decks, and the model of a throw. Data, not code (rules/dungeon.md, Components)."""

SLOTS = ("1w", "1b", "2w", "2b", "3w", "3b", "4", "5", "6", "7", "8")
"""Names of the slots."""

NUMBER = (1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8)
"""The number of each slot."""

FACE = (0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0)
"""The face of the tower that each slot is on: 0 front, 1 back."""

BLUE = (0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0)
"""1 for the slots that are not used with two players (2)."""

TWIN = (1, 0, 3, 2, 5, 4, -1, -1, -1, -1, -1)
"""The other slot with the same number, -1 if there is none."""

SLOT_OF = (-1, 0, 2, 4, 6, 7, 8, 9, 10)
"""The first slot of each number."""

HIGHEST = 8

CARDS = ("1", "2", "3", "bird", "dragon")
"""Kinds of card, numbered from 1: knights by value, bird, dragon."""
BIRD, DRAGON = 4, 5

DECKS = (
    4, 4, 5, 1, 1,
    4, 4, 4, 2, 1,
    4, 4, 4, 1, 2,
)  # fmt: skip
"""Cards of each kind in a deck: standard, stormy, fiery."""
DECK = 15

ERRORS = (
    1, 4, 10, 4, 1,
    2, 5, 6, 5, 2,
    0, 2, 16, 2, 0,
    2, 5, 6, 5, 2,
)  # fmt: skip
"""Weights, out of 20, of landing -2 to +2 from the number aimed at: steady, shaky, sharp, wild (bird.aim)."""
STEADY, SHAKY, SHARP, WILD = range(4)

HIT, GRAZE = 3, 1
"""Chances out of 4 that a card falls where the tile lands, and one number away."""
