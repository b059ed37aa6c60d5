"""The command that tries other numbers for a game's search."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

from donjon.bots import levels
from donjon.cli.common import bar, check_writable, err, out, stoppable, tell, waiting
from donjon.cli.figures import STOPPED
from donjon.core import game as catalogue
from donjon.core.errors import BadOption, DonjonError
from donjon.core.machine import cores


def run(
    game: str,
    seats: int,
    tries: list[str],
    networks: Path | None,
    budget: str,
    games: int,
    seed: str,
    threads: int | None,
    log: Path | None,
    as_json: bool,
) -> None:
    """Plays the trials one after the other; who wins one is the champion of the next."""
    catalogue.load(game).meta.check_seats(seats)
    from donjon.lab import sharpen
    from donjon.lab.records import writing

    try:
        level = levels.parse(f"search:{budget}")
    except BadOption:
        raise BadOption(
            f"--budget {budget or repr(budget)}: name a time for a move such as 40ms, at most {levels.LONGEST} ms, or so many simulations, from 1 to {levels.MOST}"
        ) from None
    challengers = [sharpen.parse(text) for text in tries] or ([{}] if networks else [])
    if not challengers:
        raise BadOption("nothing to try: give --try NAME=NUMBER, or --networks FILE, for example --try warmth=250,playout=0")
    if networks:
        _check_networks(game, seats, networks)
    if log:
        check_writable(log, "--log")
    asked = sharpen.Asked(game, level, games, seed, threads or cores(), seats, networks)
    from donjon.bots import search

    with waiting(f"compiling {game}, once for all"):
        search.warm(game)
    champion: dict[str, float] = {}
    told = []
    for number, challenger in enumerate(challengers):
        tried = champion | challenger
        with stoppable() as stopped, bar(f"trial {number + 1} of {len(challengers)}", games) as progress:
            test = sharpen.trial(asked, tried, champion, progress, stopped)
            halted = stopped()
        told.append(test.told(asked))
        if not as_json:
            out().print(
                f"{_named(tried, networks)} against {_named(champion, None)}: {test.verdict}, "
                f"{test.won:g} of {test.games} ({test.won / max(1, test.games):.3f} ± {test.half:.3f})"
            )
        if test.verdict == "better":
            champion = tried
        if log:
            try:
                with writing(log), log.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(told[-1]) + "\n")
            except DonjonError:
                if as_json:
                    tell({"game": game, "trials": told, "champion": champion})
                raise
        if halted:
            err().print("stopped")
            raise SystemExit(STOPPED)
    if as_json:
        tell({"game": game, "trials": told, "champion": champion})
    elif champion:
        out().print(f"numbers for games/{game}/search.toml: {_named(champion, networks)}")


def _check_networks(game: str, seats: int, networks: Path) -> None:
    """BadOption where the file has no network of this game for so many seats."""
    from donjon.bots import learned

    if networks.is_dir():
        raise BadOption(f"--networks {networks} is a folder; it takes a file of donjon train")
    if not networks.is_file():
        raise BadOption(f"--networks {networks}: there is no such file; donjon train {game} --out {networks} makes one")
    try:
        found = learned.read(networks)
    except (OSError, TypeError, ValueError, zipfile.BadZipFile):
        raise BadOption(f"--networks {networks}: that is no file of donjon train") from None
    if seats not in found:
        raise BadOption(f"--networks {networks}: its networks are for {', '.join(map(str, found))} seats, not {seats}")
    if len(found[seats]) != learned.size(catalogue.load(game).heuristics.TERMS):
        raise BadOption(
            f"--networks {networks}: its network is not of {game}, or of older terms; donjon train {game} --out {networks} makes one that is"
        )


def _named(numbers: dict[str, float], networks: Path | None) -> str:
    said = ", ".join(f"{name} = {value:g}" for name, value in numbers.items())
    return " with ".join(part for part in (said or "the numbers as they are", networks and networks.name) if part)
