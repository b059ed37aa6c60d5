"""A game is compiled in one namespace, so a name stands for one thing in all its modules."""

from __future__ import annotations

import types

import pytest

from donjon.bots import tree
from donjon.core import game as games
from donjon.core.compiled import Compiled
from donjon.core.errors import DonjonError


@pytest.mark.parametrize("game", [name for name in games.names() if games.playable(name)])
def test_a_constant_is_the_same_wherever_it_is_defined(game: str) -> None:
    Compiled(games.load(game), (tree,))
    other = types.ModuleType("other")
    other.__file__ = __file__
    vars(other)["CAPACITY"] = tree.CAPACITY + 10
    with pytest.raises(DonjonError, match="CAPACITY is 11 in one module and 1 in"):
        Compiled(games.load(game), (other, tree))
