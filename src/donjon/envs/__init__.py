"""The games as environments of other people's tools: OpenSpiel (`openspiel`, `ismcts`), PettingZoo (`pettingzoo`) and Gymnasium (`gymnasium`). See docs/envs.md.

All stand on `position`, Gymnasium's on `vector`, which needs NumPy alone. What the others need is the extra `envs`; nothing else of donjon imports it.
"""

from __future__ import annotations

import importlib
from typing import Any

from donjon.core.errors import DonjonError

EXTRA = "donjon[envs]"


class MissingExtra(DonjonError, ImportError):
    """A package of the extra `envs` is not installed."""


def need(module: str) -> Any:
    """The module of another project; MissingExtra names what to install."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and not f"{module}.".startswith(f"{error.name}."):
            raise
        raise MissingExtra(f"{module} is not installed; it comes with the extra envs: pip install '{EXTRA}'") from None
