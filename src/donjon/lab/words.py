"""The words of the lab's reports in the reader's language, and numbers as that language writes them. What programs read (JSON, tables, their dictionary) is English whatever the language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from donjon.core.game import PACKAGE

Told = dict[str, Any]
Form = Callable[[float], str]
"""How a number is written."""
Look = Callable[..., str | None]

FOLDER = "locale"


@cache
def look_up(package: str, lang: str) -> Look:
    """Looks up a message of a package, by its id or a rule's, with the values of its variables; English where the language has none, None where English has none either."""
    from fluent.runtime import FluentBundle, FluentResource

    bundles = []
    for name in dict.fromkeys((lang, "en")):
        file = _folder(package) / f"{name}.ftl"
        if file.is_file():
            bundle = FluentBundle([name], use_isolating=False)
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
            bundles.append(bundle)

    def look(rule: str, values: Mapping[str, int | float | str] | None = None) -> str | None:
        for bundle in bundles:
            key = rule.replace(".", "-")
            if bundle.has_message(key) and (pattern := bundle.get_message(key).value):
                text, faults = bundle.format_pattern(pattern, dict(values or {}))
                return None if faults else str(text)
        return None

    return look


def _folder(package: str) -> Traversable:
    return files(package) / FOLDER


def languages() -> list[str]:
    """The languages that a report can be written in, English among them."""
    return sorted(file.name.removesuffix(".ftl") for file in _folder(__package__).iterdir() if file.name.endswith(".ftl"))


class Words:
    """The messages of a language and its numbers. English where there is no such language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang if lang in languages() else "en"

    def __call__(self, name: str, /, **values: int | float | str) -> str:
        """The message; whole numbers as values are written as the language does, and it may choose by them."""
        found = look_up(__package__, self.lang)(name, values)
        if found is None:
            raise LookupError(f"no message {name} with {', '.join(values) or 'nothing'} in {self.lang}")
        return found

    def of_game(self, game: str, name: str, otherwise: str) -> str:
        """A game's own word for what a file calls `otherwise`. In English, which the names in files are, that name."""
        return otherwise if self.lang == "en" else look_up(f"{PACKAGE}.{game}", self.lang)(name.replace(" ", "-")) or otherwise

    @cached_property
    def marks(self) -> tuple[str, str]:
        """What stands between thousands, and before decimals."""
        written = self("number", n=12345.5)
        return written[2], written[-2]

    def number(self, written: str) -> str:
        """A number as Python writes it (-1,234.5), in the language, with a minus sign for the hyphen."""
        return written.translate(dict(zip(map(ord, ",.-"), (*self.marks, "−"), strict=True)))

    def count(self, value: int) -> str:
        """A whole number."""
        return self.number(f"{value:,}")

    def percent(self, value: float, places: int = 1) -> str:
        """`12.3 %` of a share."""
        return self("percent", n=self.number(f"{100 * value:z.{places}f}"))

    def whole(self, value: float) -> str:
        """A share without decimals."""
        return self.percent(value, 0)

    def points(self, value: float) -> str:
        """Percentage points, with their sign."""
        told = round(100 * value, 1)
        return self.number(f"{'+' if told > 0 else '−' if told < 0 else '±'}{abs(told):.1f}")

    def plain(self, value: float) -> str:
        """A number, as precise as it is worth telling."""
        return self.number(f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}" if abs(value) >= 0.1 else f"{value:.2f}")

    def signed(self, value: float) -> str:
        """A number to two decimals."""
        return self.number(f"{value:z.2f}")

    def change(self, value: float) -> str:
        """A difference, with its sign."""
        return self.number(f"{value:+.3g}")

    def range(self, told: Told, form: Form) -> str:
        """The interval of a figure."""
        return self("between", low=form(told["low"]), high=form(told["high"]))

    def seat(self, number: int) -> str:
        """A seat by its number from 0."""
        return self("seat", n=number + 1)


ENGLISH = Words("en")
