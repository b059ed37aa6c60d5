"""The box of Robber Knights: tiles by group, knights, the square's side. Data, not code (rules/knights.md, Components)."""

LAND = ("L", "M", "P", "P", "P", "P", "F", "F", "F")
"""Land of each kind of tile: lake, mountains, plain, forest."""

KINDS = ("L", "M", "P", "Pv", "Pc", "Pt", "Fv", "Fc", "Ft")
"""Names of the nine kinds of tile: the land, then v village, c castle, t town."""

LAKE, MOUNTAINS, PLAIN, PLAIN_VILLAGE, PLAIN_CASTLE, PLAIN_TOWN, FOREST_VILLAGE, FOREST_CASTLE, FOREST_TOWN = range(9)

LEAVE = (99, 3, 1, 1, 1, 1, 2, 2, 2)
"""Knights that must be left on each kind (14); 99: no knight enters a lake (15)."""

POINTS = (0, 0, 0, 2, 1, 3, 2, 1, 3)
"""What each kind scores (20): castle 1, village 2, town 3."""

CASTLE = (0, 0, 0, 0, 1, 0, 0, 1, 0)
"""1 for the two kinds of castle."""

CHOICE = (MOUNTAINS, PLAIN, PLAIN_VILLAGE)
"""Group A without its castle: one is kept with the castle, two go to the start layout (1, 2)."""

GROUPS = (
    LAKE, PLAIN_CASTLE, FOREST_VILLAGE, PLAIN_VILLAGE, PLAIN_TOWN,
    FOREST_TOWN, PLAIN, PLAIN_CASTLE, PLAIN_VILLAGE, FOREST_CASTLE,
    PLAIN_CASTLE, PLAIN_CASTLE, MOUNTAINS, FOREST_VILLAGE, PLAIN_TOWN,
    PLAIN_CASTLE, FOREST_CASTLE, FOREST_VILLAGE, PLAIN_TOWN, PLAIN,
)  # fmt: skip
"""Groups B, C, D, E, five tiles each, in the order they are drawn (3)."""

GROUP = 5
PILE = 20
TWIN = (-1, -1, PLAIN_CASTLE, -1, -1)
"""Which kind each group holds twice, -1 none; the last stands for an empty pile."""
KNIGHTS = 30
STACK = 4
"""Most knights on one tile (16)."""

SIDE = (0, 0, 7, 9, 10)
"""Side of the square by number of seats (9)."""
