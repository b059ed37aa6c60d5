"""The box of 5 Towers: 110 cards of five types. Data, not code (rules/towers.md, Components)."""

TYPES = "CSPJD"
"""Names of the types of tower: candy, spooky, plant, scrap (J), sand (D)."""

KINDS = 5
VALUES = 16
"""Values of a type, 0 to 15. A card's face is type * VALUES + value."""

FACES = KINDS * VALUES

EVERY = (1 << VALUES) - 1
"""A mask of one card of each value (see state.py)."""

ROOF = 0
EIGHT = 8
NINE = 9
"""The three values that the rules of building name (5, 6, 7)."""

TWICE = (0, 2, 5, 7, 10, 12)
"""Values of which each type has a second card with four and five players."""

DECK = (*range(FACES), *(kind * VALUES + value for kind in range(KINDS) for value in TWICE))
"""The faces of all cards, those of every game first."""

SIZE = (0, 0, 80, 80, 110, 110)
"""Cards of DECK that are used, by number of seats (1)."""

SECOND = 0b1_0100_1010_0101 << VALUES
"""TWICE as a mask of second cards (see state.py)."""

DISPLAY = 5
"""Cards turned up in a round (9)."""
