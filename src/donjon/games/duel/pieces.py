"""The box of Tower Duel: two decks of 52 cards. Data, not code (rules/duel.md, Components)."""

SYMBOLS = "BFPS"
"""Names of the symbols: book, flag, papyrus, shield. Capitals are seat 0's deck, small letters seat 1's."""

KINDS = 4
VALUES = 13
DECK = KINDS * VALUES
CARDS = 2 * DECK
"""A card is deck * DECK + symbol * VALUES + value."""

ONE = 1
HIGHEST = 12

BLUE = (0, 1, 1, 0)
"""1 for the symbols that are blue with `colours=symbol`; with `colours=deck` the blue deck is seat 1's."""

HUES = 2 * VALUES
"""A face as a store looks at it: colour * VALUES + value."""

HUE = (
    *(VALUES * BLUE[card // VALUES % KINDS] + card % VALUES for card in range(CARDS)),
    *(VALUES * (card // DECK) + card % VALUES for card in range(CARDS)),
)
"""The hue of each card with `colours=symbol`, then with `colours=deck`."""

FACE = tuple(1 << card % DECK for card in range(CARDS))
"""Each card as one of 52 bits, so that a number is a set of faces."""

SUIT = (1 << VALUES) - 1
"""The faces of the first symbol."""

GIFTS = tuple(
    sum(
        FACE[card - card % VALUES + value]
        for value in range(VALUES)
        if abs(value - card % VALUES) == 1 or {value, card % VALUES} == {ONE, HIGHEST}
    )
    for card in range(CARDS)
)
"""The faces that can be given onto each card (give.fit)."""

PAY = (0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3)
"""Nuggets for building a card, by value (gold.tower)."""

FOR_DEPOT = 1
FOR_LAST = 2
"""Nuggets for clearing the depot first, and for playing the last card (gold.depot)."""

NUGGETS = 57
PURSE = 3
"""All nuggets, and those that a purse starts with."""

DEPOT = 13
DEALT = 4
"""Cards of a depot, and stores that each player starts."""

SHIFTS = 12
"""Most moves between stores in a row (shift.limit)."""

PATIENCE = 60
"""Quiet turns that end the game (end.stall)."""
