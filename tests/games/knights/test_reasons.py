"""Why a move is good: each reason in a drawn position, worked out by hand."""

from __future__ import annotations

from tests.games.knights.kit import board
from tests.games.reasons import why

DEPLOY = """
    2 seats, deploy=optional; seat 0: deploy, 1 laid
    seat 0: knights {knights}, drawn 1, hand P Pv, played Pc
    seat 1: knights {others}, drawn 0, hand P M, played -
     0  {row}
        0        1        2        3
    """


def line(row: str, knights: int = 30, others: int = 30) -> str:
    """A castle of seat 0 that waits for knights, and the tiles beside it."""
    return DEPLOY.format(row="".join(f"{cell:<9}" for cell in row.split()), knights=knights, others=others)


LAY = """
    2 seats, deploy=optional; seat 0: lay, 1 laid
    seat 0: knights {knights}, drawn {drawn}, hand {hand}, played P
    seat 1: knights 30, drawn 0, hand P M, played -
     1  {north}
     0  {south}
        0        1        2
    """


def land(hand: str, north: str, south: str, knights: int = 30, drawn: int = 1) -> str:
    """Seat 0 is to lay a second tile."""
    rows = ["".join(f"{cell:<9}" for cell in row.split()) for row in (north, south)]
    return LAY.format(hand=hand, north=rows[0], south=rows[1], knights=knights, drawn=drawn)


def test_one_tile_is_taken() -> None:
    """knights.score: a town is 3; 1 + 1 knights on plain leave both open, since 2 more would still be at most 4 (knights.castle.four)"""
    match = board(line("Pt Pc* P P"))
    assert why(match, "deploy 1") == [("take", {"land": "castle"})]
    # The castle 1 and the town 3 are two tiles; others may still enter the town.
    assert why(match, "deploy W 1-1") == [("several", {"points": 4}), ("open", {"land": "town"})]


def test_a_tile_is_captured_and_closed() -> None:
    """knights.castle.top, knights.castle.four: 2 on a forest village of the other that holds 2 are 4, and nobody enters any more"""
    match = board(line("Pc* Fv/11 P P"))
    assert why(match, "deploy E 1-2") == [
        ("several", {"points": 3}),
        ("capture", {"land": "village"}),
        ("close", {"land": "village", "knights": 4}),
    ]


def test_three_knights_close_a_forest() -> None:
    """knights.castle.leave: 3 on a forest are closed, as entering takes 2 more"""
    match = board(line("Fv Pc* P P"))
    assert why(match, "deploy W 1-3") == [("several", {"points": 3}), ("close", {"land": "village", "knights": 3})]


def test_an_own_tile_is_secured() -> None:
    """knights.castle.four: the own plain town goes from 2 to 4 knights; nothing new is scored but the castle"""
    match = board(line("Pc* Pt/00 P P"))
    assert why(match, "deploy E 1-2") == [("take", {"land": "castle"}), ("secure", {"land": "town", "knights": 4})]


def test_what_stays_open_is_told_only_while_somebody_can_come() -> None:
    """knights.castle.none: without knights the other takes nothing"""
    assert ("open", {"land": "town"}) in why(board(line("Pc* Pt P P")), "deploy E 1-1")
    assert ("open", {"land": "town"}) not in why(board(line("Pc* Pt P P", others=0)), "deploy E 1-1")


def test_knights_are_saved() -> None:
    """knights.castle.place, knights.tie: for seven castles to come; after the last of eight castles only a tie is left for them"""
    assert why(board(line("Pc* Pt P P")), "deploy none") == [("save", {})]
    last = line("Pc* Pt P P").replace("played Pc", "played Pc Pc Pc Pc Pc Pc Fc Fc")
    assert why(board(last), "deploy none") == [("tie", {})]


def test_a_castle_opens_the_way() -> None:
    """knights.castle.line: from (2, 0) west over a plain (1 knight) to a town (1 knight): castle 1 and town 3 make 4"""
    match = board(land("Pc P", ". . .", "Pt P ."))
    assert why(match, "lay Pc 2,0") == [("reach", {"points": 4})]
    # Two knights reach the plain only: the castle is all there is; none at all bring nothing.
    assert why(board(land("Pc P", ". . .", "Pt P .", knights=2)), "lay Pc 2,0") == [("castle", {})]
    assert why(board(land("Pc P", ". . .", "Pt P .", knights=0)), "lay Pc 2,0") == []


def test_land_bars_the_way() -> None:
    """knights.castle.lake, knights.castle.leave: nobody crosses a lake, three knights stay in the mountains; neither scores"""
    match = board(land("L M", ". . .", "P P ."))
    assert why(match, "lay L 2,0") == [("bar", {}), ("nothing", {})]
    assert why(match, "lay M 2,0") == [("hard", {}), ("nothing", {})]


def test_a_lake_shields_an_own_tile() -> None:
    """knights.castle.lake: the own town with 1 knight is open; with 4 it needs no lake, and the other's town gets none"""
    assert why(board(land("L P", ". . .", "P Pt/0 .")), "lay L 2,0") == [("shield", {"land": "town"}), ("bar", {})]
    for stack in ("0000", "1"):
        assert why(board(land("L P", ". . .", f"P Pt/{stack} .")), "lay L 2,0") == [("bar", {}), ("nothing", {})]


def test_land_with_a_building() -> None:
    """knights.castle.line: at (1, 0) tiles lie west, north and east, so the south alone is free; at (2, 1) two sides or more are"""
    match = board(land("Pv Ft", "P P P", "P . P"))
    assert why(match, "lay Ft 1,0") == [("tucked", {"land": "town"})]
    assert why(match, "lay Pv 3,1") == [("offer", {"land": "village"})]


def test_bare_land_gives_nothing() -> None:
    """knights.score"""
    assert why(board(land("P Pv", ". . .", "P P .")), "lay P 2,0") == [("nothing", {})]


def test_holding_back_saves_tiles() -> None:
    """knights.lay.count: two in hand and 20 - 1 in the pile are 21"""
    assert why(board(land("P Pv", ". . .", "P P .")), "stop") == [("wait", {"tiles": 21})]


def test_what_is_kept() -> None:
    """knights.setup.choice"""
    match = board("""
        2 seats, deploy=optional; seat 0: keep, 0 laid
        seat 0: knights 30, drawn 0, hand -, played -
        seat 1: knights 30, drawn 0, hand -, played -
        """)
    assert why(match, "keep M") == [("keep-mountains", {})]
    assert why(match, "keep Pv") == [("keep-village", {})]
    assert why(match, "keep P") == []
