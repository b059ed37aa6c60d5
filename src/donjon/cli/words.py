"""The games' sentences, in the language of the person's environment, English where there is none."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files

from donjon.core.game import Reason

KIN = {"no": "nb", "nn": "nb"}
"""Who reads one of these can read the other."""


def language() -> str:
    """Two letters from LC_ALL, LC_MESSAGES or LANG."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        chosen = os.environ.get(name, "").partition(".")[0].partition("_")[0].lower()
        if chosen:
            return KIN.get(chosen, chosen) if chosen.isalpha() and chosen not in ("c", "posix") else "en"
    return "en"


@cache
def sentences(game: str, lang: str) -> Callable[..., str | None]:
    """Looks up a message of the game, by its id or a rule's, with the values of its variables."""
    from fluent.runtime import FluentBundle, FluentResource

    bundles = []
    for name in dict.fromkeys((lang, "en")):
        file = files(f"donjon.games.{game}") / "locale" / f"{name}.ftl"
        if file.is_file():
            bundle = FluentBundle([name], use_isolating=False)
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
            bundles.append(bundle)

    def look(rule: str, values: Mapping[str, int | str] | None = None) -> str | None:
        for bundle in bundles:
            key = rule.replace(".", "-")
            if bundle.has_message(key) and (pattern := bundle.get_message(key).value):
                text, faults = bundle.format_pattern(pattern, dict(values or {}))
                return None if faults else str(text)
        return None

    return look


def explain(rule: str) -> str:
    """A rule id and its sentence; the id alone where no sentence is there (resign, timeout)."""
    game, dot, _ = rule.partition(".")
    sentence = sentences(game, language())(rule) if dot else None
    return f"{rule}: {sentence}" if sentence else rule


def because(game: str, reasons: Sequence[Reason]) -> str:
    """The two strongest reasons of a move as phrases; empty where there is none."""
    look = sentences(game, language())
    return "; ".join(phrase for word, values in reasons[:2] if (phrase := look(f"{game}-because-{word}", values)))
