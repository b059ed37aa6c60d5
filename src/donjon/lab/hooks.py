"""What a game tells the lab beyond its rules, in its `measures.py`: which piece a move plays, and what is paid for what is bought.

The functions below are the ones a game defines; they are compiled with its rules. `NAMES` names its pieces.
"""

# The stubs stand for a game's functions and are never called:
# mypy: disable-error-code="empty-body"
from __future__ import annotations

import importlib
import importlib.util
from functools import cache
from types import ModuleType
from typing import Any

from donjon.core.errors import DonjonError
from donjon.core.game import PACKAGE


def piece(state: Any, action: int) -> int:
    """The piece that a legal action plays, a place in NAMES; -1: none."""


def paid(state: Any) -> int:
    """What the mover has promised to pay or to do for what it now takes; -1: nothing is being bought."""


@cache
def measures(game: str) -> ModuleType:
    """The module of a game; DonjonError where it has none."""
    name = f"{PACKAGE}.{game}.measures"
    if importlib.util.find_spec(name) is None:
        raise DonjonError(f"{game} has no measures.py: it says which piece a move plays and what is paid (docs/lab.md)")
    return importlib.import_module(name)
