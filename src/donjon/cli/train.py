"""The command that trains the learned evaluation of a game."""

from __future__ import annotations

from pathlib import Path

from donjon.cli.common import bar, check_writable, err, tell, waiting, write_result
from donjon.core import game as catalogue
from donjon.core.errors import DonjonError
from donjon.core.machine import cores

SHARES = 1000
"""The bar counts thousandths."""


def run(
    game: str,
    seats: list[int],
    positions: int,
    simulations: int,
    every: int,
    epochs: int,
    seed: int,
    threads: int | None,
    file: Path,
    as_json: bool,
) -> None:
    """Trains one network for each number of seats and writes the file that `bots.learned` reads."""
    meta = catalogue.load(game).meta
    for count in seats:
        meta.check_seats(count)
    check_writable(file, "--out")
    from donjon.bots import search
    from donjon.lab import train
    from donjon.lab.chunks import table

    if positions // train.HELD_OUT < 1 or positions - positions // train.HELD_OUT < train.BATCH:
        raise DonjonError(f"--positions {positions}: at least {2 * train.BATCH} are needed, and some hundred thousand to learn much")
    train.pytorch()
    with waiting(f"compiling {game}, once for all"):
        search.warm(game) if simulations else table(game)
    networks = {}
    told = {}
    for count in seats or list(range(meta.seats[0], meta.seats[1] + 1)):
        with bar(f"{count} seats", 2 * SHARES) as progress:
            found = train.train(
                train.Asked(game, count, positions, seed, simulations, threads or cores(), every),
                epochs,
                lambda what, share: progress(round(SHARES * (share + (what == "learning")))),
            )
        networks[count] = found.weights
        told[str(count)] = {"positions": found.positions, "matches": found.matches, "before": found.before, "after": found.after}
        err().print(
            f"{meta.title}, {count} seats: cross entropy of the result {found.before:.4f} by the plain evaluation, {found.after:.4f} by the learned one, "
            f"on positions of matches that were not learned from ({found.positions:,} positions of {found.matches:,} matches)"
        )
    if as_json:
        tell({"game": game, "seats": told})
    content = train.packed(networks)
    write_result(file, content)
    err().print(f"{len(content) / 1000:.0f} kB in {file}")
