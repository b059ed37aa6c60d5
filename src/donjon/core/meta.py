"""What is known of a game without its rules: title, credits, seats, options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from donjon.core.errors import BadOption


@dataclass(frozen=True)
class Meta:
    """`seats` are the fewest and the most; `options` name their values, the first is the default; `relaxed` are options for a first game, without what asks
    much of a beginner; `version` is the version of the rules; `shelf` the game's place among the others; `components` the file in the game's folder that a
    table may replace by one of its own, empty where the box is fixed."""

    name: str
    title: str
    authors: tuple[str, ...]
    publisher: str
    year: int
    seats: tuple[int, int]
    minutes: int
    version: str
    shelf: int
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    components: str = ""
    relaxed: Mapping[str, str] = field(default_factory=dict)

    def choose(self, options: Mapping[str, str]) -> dict[str, str]:
        """Every option with its value, defaults filled in; BadOption names what the game does not have."""
        for name, value in options.items():
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise BadOption(f"{self.name} has no option {name!r}; its options: {known}")
            if value not in self.options[name]:
                raise BadOption(f"option {name} of {self.name} is one of {', '.join(self.options[name])}, not {value!r}")
        return {name: options.get(name, values[0]) for name, values in self.options.items()}

    def numbers(self, options: Mapping[str, str]) -> list[int]:
        """The options as the rules take them: the index of each value, in the order of `options`."""
        chosen = self.choose(options)
        return [values.index(chosen[name]) for name, values in self.options.items()]

    def check_seats(self, seats: int) -> None:
        """Raises BadOption unless the game can be played by so many."""
        low, high = self.seats
        if not low <= seats <= high:
            wanted = f"{low}" if low == high else f"{low} to {high}"
            raise BadOption(f"{self.name} is played by {wanted} seats, not {seats}")
