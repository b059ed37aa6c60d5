"""The commands. Those that need compiled code import it when they run, so that the others start at once."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from donjon import __version__
from donjon.cli.common import Json, Options, read_file, read_options, tell
from donjon.core.errors import BadRecord, DonjonError
from donjon.core.match import Match

app = typer.Typer(
    name="donjon",
    help="Five castle-and-tower board games: play in the browser, in the terminal, simulate by the million.",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Host = Annotated[str, typer.Option(help="the address to listen on; 0.0.0.0 for everyone in the network")]
Port = Annotated[int, typer.Option(help="the port to listen on")]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="do not open a browser")]
Database = Annotated[str | None, typer.Option(help="where tables are kept: an SQLAlchemy URL, SQLite or PostgreSQL", show_default=False)]
GameName = Annotated[str, typer.Argument(help="the short name of a game: knights, …")]
Seats = Annotated[int | None, typer.Option(help="how many play; the fewest that can, if not given", show_default=False)]
Seed = Annotated[str, typer.Option(help="any number or text; the same seed gives the same figures")]
File = Annotated[Path, typer.Argument(help="a record (.donjon)", show_default=False)]
At = Annotated[int | None, typer.Option(help="the position after so many moves", show_default=False)]


def _version(wanted: bool) -> None:
    if wanted:
        print(f"donjon {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    host: Host = "127.0.0.1",
    port: Port = 8000,
    no_browser: NoBrowser = False,
    database: Database = None,
    version: Annotated[bool, typer.Option("--version", help="print the version", callback=_version, is_eager=True)] = False,
) -> None:
    """Without a command: serve, as `donjon serve`."""
    if context.invoked_subcommand is None:
        serve(host, port, no_browser, database)


@app.command()
def serve(host: Host = "127.0.0.1", port: Port = 8000, no_browser: NoBrowser = False, database: Database = None) -> None:
    """Serve the page and the tables, and open a browser where there is one."""
    from donjon.server.app import serve as run

    run(host, port, database=database, browser=not no_browser)


@app.command()
def play(
    game: GameName,
    seats: Seats = None,
    bots: Annotated[
        str, typer.Option(help="the bots of the other seats, comma separated: random, greedy, search:200ms, …")
    ] = "search:200ms",
    seat: Annotated[int, typer.Option(help="your seat, from 0")] = 0,
    seed: Annotated[str | None, typer.Option(help="any number or text; a secret one if not given", show_default=False)] = None,
    option: Options = None,
) -> None:
    """Play in the terminal."""
    from donjon.cli.play import Game

    match = Match.start(game, seats, read_options(option), seed)
    Game(match, seat, [bot.strip() for bot in bots.split(",")]).run()


@app.command()
def replay(file: File, at: At = None, json: Json = False) -> None:
    """Check a record and show its positions."""
    match = _read(file)
    plies = range(match.plies + 1) if at is None else [_ply(match, at)]
    entries = match.entries()
    told: list[dict[str, Any]] = []
    for ply in plies:
        past = match.at(ply)
        last = entries[ply - 1] if ply else None
        if json:
            told.append(
                {
                    "ply": ply,
                    "move": last.move if last else None,
                    "outcome": last.outcome if last else None,
                    "mover": past.mover,
                    "scores": past.scores,
                }
            )
        else:
            moved = f"{ply}. {last.move}" + (f" {{{last.outcome}}}" if last.outcome else "") if last else "the start"
            print(f"{moved}\n{past.text()}\n")
    if json:
        tell(
            {
                "game": match.game.name,
                "finished": match.finished,
                "winners": match.winners,
                "reason": match.reason,
                "scores": match.scores,
                "positions": told,
            }
        )
    elif at is None:
        print(_verdict(match))


@app.command()
def legal(file: File, at: At = None, json: Json = False) -> None:
    """List the legal moves of a position in a record."""
    match = _read(file)
    past = match if at is None else match.at(_ply(match, at))
    moves = [] if past.plies == match.plies and match.finished else past.legal()
    if json:
        tell({"mover": past.mover, "legal": moves})
    else:
        print("\n".join(moves) if moves else f"no legal moves: {_verdict(match)}")


def _read(file: Path) -> Match:
    try:
        return Match.read(read_file(file))
    except BadRecord as error:
        raise DonjonError(f"{file}, {error}") from None


def _ply(match: Match, at: int) -> int:
    if not 0 <= at <= match.plies:
        raise DonjonError(f"--at {at}: the record has moves 1 to {match.plies}; 0 is the start")
    return at


def _verdict(match: Match) -> str:
    if not match.finished:
        return f"the match goes on; seat {match.mover} is on turn, the scores are {match.scores}"
    who = " and ".join(match.names[seat] for seat in match.winners)
    return f"over ({match.reason}): {', '.join(f'{name} {score}' for name, score in zip(match.names, match.scores, strict=True))}; won by {who}"


@app.command()
def perft(
    game: GameName,
    depth: Annotated[int, typer.Option(help="plies")],
    seats: Seats = None,
    seed: Seed = "1",
    option: Options = None,
    divide: Annotated[bool, typer.Option("--divide", help="a line for each first move")] = False,
    json: Json = False,
) -> None:
    """Count the positions after so many plies, chance as the seed decides."""
    from donjon.cli.figures import count_positions

    if not 0 <= depth <= 64:
        raise DonjonError(f"--depth {depth}: a depth is 0 to 64")
    count_positions(Match.start(game, seats, read_options(option), seed), depth, divide, json)


@app.command()
def simulate(
    game: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option(help="how many matches", min=1)] = 10_000,
    seed: Seed = "1",
    threads: Annotated[int | None, typer.Option(help="over how many cores; all, if not given", min=1, max=256, show_default=False)] = None,
    option: Options = None,
    records: Annotated[Path | None, typer.Option(help="a folder: write a record of each match", show_default=False)] = None,
    bots: Annotated[
        str | None, typer.Option(help="bots instead of random play, comma separated, by seat: greedy,search:100ms", show_default=False)
    ] = None,
    swap: Annotated[
        bool, typer.Option("--swap", help="the bots move on by one seat each match; each deal is played by every seating")
    ] = False,
    json: Json = False,
) -> None:
    """Play many matches and tell scores, lengths and who wins."""
    from donjon.cli.figures import run_bots, run_random
    from donjon.lab.simulate import Run, cores

    check = Match.start(game, seats, read_options(option), 0)
    run = Run(game, check.seats, games, seed, check.options, threads or cores())
    if bots is None and swap:
        raise DonjonError("--swap moves bots from seat to seat: name them with --bots")
    if bots is None:
        run_random(run, records, json)
    else:
        run_bots(run, bots, swap, records, json)


@app.command()
def warm(
    games: Annotated[list[str] | None, typer.Argument(help="short names; all playable games, if none is given", show_default=False)] = None,
) -> None:
    """Compile the games, so that nothing waits for it later; over in a moment where that was done."""
    from donjon.cli.figures import warm_games

    warm_games(games)


@app.command()
def bench(json: Json = False) -> None:
    """Measure speed against peers in the same run."""
    from donjon.cli.bench import run

    run(json)
