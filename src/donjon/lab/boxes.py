"""Boxes of components changed in a form: a game's own file with other counts, written as a file again, so that the game's reader judges it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Any

from donjon.core.errors import BadOption
from donjon.core.game import PACKAGE, Game


def own(game: Game) -> str:
    """The text of the game's own file."""
    return (resources.files(f"{PACKAGE}.{game.name}") / game.meta.components).read_text(encoding="utf-8")


def kinds(text: str) -> dict[str, list[int]]:
    """The components of each kind by their numbers, from 1, and each by its own number."""
    _, listed = _parts(text)
    found: dict[str, list[int]] = {}
    for number, one in enumerate(listed, 1):
        found.setdefault(str(one.get("kind", number)), []).append(number)
    return found


def changed(text: str, counts: Mapping[str, int]) -> str:
    """The file with so many components of each kind (or number) named: the first ones stay, further ones repeat them in turn."""
    name, listed = _parts(text)
    known = kinds(text)
    numbers = {str(number): [number] for number in range(1, len(listed) + 1)}
    times = dict.fromkeys(range(1, len(listed) + 1), 1)
    for key, count in counts.items():
        named = known.get(key) or numbers.get(key)
        if named is None:
            raise BadOption(f"{key!r} is no kind and no number of a component; kinds: {', '.join(known)}; numbers: 1 to {len(listed)}")
        if type(count) is not int or not 0 <= count <= 1000:
            raise BadOption(f"{key}: so many there are, a number from 0 to 1000, not {count!r}")
        for at, number in enumerate(named):
            times[number] = count // len(named) + (at < count % len(named))
    parts = [_written(name, one) for number, one in enumerate(listed, 1) for _ in range(times[number])]
    return "\n".join(parts)


def _parts(text: str) -> tuple[str, list[dict[str, Any]]]:
    """The name of the list in a file of components, and its entries."""
    found = tomllib.loads(text.removeprefix("\ufeff"))
    if len(found) != 1:
        raise BadOption(f"counts can change a file that is one list of components, not one with {', '.join(found) or 'nothing'}")
    ((name, listed),) = found.items()
    return name, listed


def _written(name: str, one: Mapping[str, Any]) -> str:
    return "\n".join([f"[[{name}]]", *(f"{key} = {_value(value)}" for key, value in one.items()), ""])


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return str(value)
