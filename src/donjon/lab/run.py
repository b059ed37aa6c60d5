"""What is asked of the lab. Imports nothing that compiles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

Progress = Callable[[int], None]
"""Called with the number of matches that are over."""
Stopped = Callable[[], bool]
"""Asked now and then whether to stop."""


@dataclass
class Run:
    """`games` matches of a game by `seats` with `options`, from `seed`: match i is that of the seed text `seed/i`."""

    game: str
    seats: int
    games: int
    seed: int | str = 1
    options: Mapping[str, str] = field(default_factory=dict)
    threads: int = 1
