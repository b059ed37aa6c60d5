"""The commands and their options. Each imports what it needs when it runs, so that light ones start at once and none waits for a compiler in vain."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    name="donjon",
    help="Five castle-and-tower board games: play them in the browser or in the terminal, simulate them by the million.",
    epilog="Without a command donjon serves: donjon --port 8123 is donjon serve --port 8123. donjon --version tells the version.",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def named(text: str) -> Path:
    """A file or a folder; the empty name would be the folder one is in."""
    if not text:
        raise typer.BadParameter("the name is empty; name a file or a folder")
    return Path(text)


GameName = Annotated[str, typer.Argument(metavar="GAME", help="the short name of a game, for example knights", show_default=False)]
Seats = Annotated[int | None, typer.Option(help="how many play; the fewest that can, if not given", show_default=False)]
Seed = Annotated[str | None, typer.Option(help="any number or text: the same seed gives the same figures", show_default="1")]
Option = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="an option of the game; may be repeated", show_default=False),
]
TableFile = Annotated[
    str | None, typer.Option("--table", metavar="FILE", help="seats, seed, bots and options from a TOML file", show_default=False)
]
Json = Annotated[bool, typer.Option("--json", help="print one JSON object")]
Threads = Annotated[int | None, typer.Option(min=1, max=1024, help="how many cores to use; all, if not given", show_default=False)]
File = Annotated[str, typer.Argument(metavar="FILE", help="a record (.donjon), - for standard input", show_default=False)]
Box = Annotated[
    str | None,
    typer.Option(metavar="FILE", help="a file of one's own components, for games that can be played with them", show_default=False),
]
At = Annotated[int | None, typer.Option(metavar="N", help="the position after N moves", show_default=False)]


@app.callback()
def root() -> None:
    """Five castle-and-tower board games: play them in the browser or in the terminal, simulate them by the million."""


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="the address to listen on; 0.0.0.0: everyone in the network")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="the port to listen on; 0: any that is free")] = 8000,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="do not open a browser")] = False,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="where tables are kept, for example sqlite:///donjon.sqlite3", show_default=False)
    ] = None,
    no_warm: Annotated[bool, typer.Option("--no-warm", help="do not compile the games in the background")] = False,
    lab: Annotated[
        bool | None,
        typer.Option("--lab/--no-lab", help="let whoever reaches the page run experiments", show_default="only where that is this machine"),
    ] = None,
) -> None:
    """Serve the page and its tables. Games that are not compiled yet are, meanwhile, in the background."""
    from donjon.cli.warm import behind
    from donjon.server.app import serve

    with nullcontext() if no_warm else behind():
        serve(host, port, database=database, browser=not no_browser, lab=lab)


@app.command()
def play(
    game: GameName,
    seats: Seats = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="bots for the other seats: one for all, or one each (level:1 to level:6, strongest, random, greedy, search:200ms …); none: people at every seat",
            show_default="greedy",
        ),
    ] = None,
    seat: Annotated[int, typer.Option(help="your seat, from 0")] = 0,
    seed: Annotated[str | None, typer.Option(help="any number or text; a secret one, if not given", show_default=False)] = None,
    option: Option = None,
    table: TableFile = None,
    box: Box = None,
) -> None:
    """Play in the terminal."""
    from donjon.cli import common, play

    play.run(game, common.read_table(table, seats, seed, bots, option), seat, None if box is None else common.read_text(box))


@app.command()
def replay(file: File, at: At = None, box: Box = None, json: Json = False) -> None:
    """Check a record and show its positions, move by move."""
    from donjon.cli import records

    records.replay(file, at, box, json)


@app.command()
def legal(file: File, at: At = None, box: Box = None, json: Json = False) -> None:
    """List the legal moves where a record ends, or after N moves."""
    from donjon.cli import records

    records.legal(file, at, box, json)


@app.command()
def analyse(
    file: File,
    seconds: Annotated[float, typer.Option(min=1, max=86_400, help="how long to think, all cores together at work")] = 12,
    simulations: Annotated[
        int | None,
        typer.Option(
            min=256, max=25_600, help="for each value, instead of a time: so the same file is always judged alike", show_default=False
        ),
    ] = None,
    threads: Threads = None,
    html: Annotated[
        Path | None,
        typer.Option(parser=named, metavar="OUT.html", help="write a page with the chart, all moves and the boards", show_default=False),
    ] = None,
    box: Box = None,
    json: Json = False,
) -> None:
    """Look back on a match that is over: winning chances, the costliest moves, luck and skill."""
    from donjon.cli.analyse import analyse

    analyse(file, box, seconds, simulations, threads, html, json)


@app.command()
def perft(
    game: GameName,
    depth: Annotated[int, typer.Option(min=0, max=64, help="moves", show_default=False)],
    seats: Seats = None,
    seed: Seed = None,
    option: Option = None,
    table: TableFile = None,
    divide: Annotated[bool, typer.Option("--divide", help="a line for each first move")] = False,
    threads: Threads = None,
    json: Json = False,
) -> None:
    """Count the positions after so many moves, chance as the seed decides."""
    from donjon.cli import common, figures

    figures.perft(game, common.read_table(table, seats, seed, None, option), depth, threads, divide, json)


@app.command()
def simulate(
    game: GameName,
    seats: Seats = None,
    games: Annotated[int | None, typer.Option(min=1, max=10**10, help="how many matches", show_default="10000; 100 of bots")] = None,
    seed: Seed = None,
    option: Option = None,
    table: TableFile = None,
    threads: Threads = None,
    bots: Annotated[
        str | None, typer.Option(help="a bot for each seat instead of random play, for example greedy,search:100ms", show_default=False)
    ] = None,
    swap: Annotated[bool, typer.Option("--swap", help="the bots move on by one seat each match")] = False,
    records: Annotated[
        Path | None, typer.Option(parser=named, metavar="DIR", help="write the record of every match in this folder", show_default=False)
    ] = None,
    json: Json = False,
) -> None:
    """Play many matches: who wins, scores, lengths. Match i of seed S is that of the seed S/i."""
    from donjon.cli import common, figures

    figures.simulate(game, common.read_table(table, seats, seed, bots, option), games, threads, swap, records, json)


@app.command()
def ladder(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, max=10**6, help="how many matches between neighbouring levels")] = 100,
    levels: Annotated[
        str, typer.Option(help="which levels or bots, weakest first, for example 1-6, 4-6,strongest or search:100ms,search:200ms")
    ] = "1-6",
    seats: Seats = None,
    out: Annotated[
        Path | None,
        typer.Option(
            parser=named,
            metavar="FOLDER",
            help="where matches and results are kept; what is there is not played again",
            show_default="ladder-GAME-SEATS",
        ),
    ] = None,
    seed: Seed = None,
    option: Option = None,
    threads: Threads = None,
    json: Json = False,
) -> None:
    """Let neighbouring levels play each other, on the same deals in every order of seats; goes on where it was stopped."""
    from donjon.cli import common, ladder

    ladder.run(game, common.read_table(None, seats, seed, None, option), games, levels, out, threads, json)


@app.command()
def warm(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]…", help="all that can be played, if none is named", show_default=False)
    ] = None,
    lab: Annotated[bool, typer.Option("--lab", help="also what experiments and the vector environment need")] = False,
) -> None:
    """Compile the games, so that nobody waits for it later."""
    from donjon.cli.warm import run

    run(games or [], lab)


@app.command()
def bench(
    only: Annotated[
        list[str] | None, typer.Argument(metavar="[NAME]…", help="play, search, server …; all, if none is named", show_default=False)
    ] = None,
    json: Json = False,
) -> None:
    """Measure speed, against peers in the same run."""
    from donjon.cli.bench import run

    run(only or [], json)


@app.command()
def puzzles(
    game: GameName,
    count: Annotated[int, typer.Option(min=1, max=10_000, help="how many puzzles")] = 20,
    seats: Annotated[
        int | None, typer.Option(help="how many play; all numbers of players in turn, if not given", show_default=False)
    ] = None,
    seed: Seed = None,
    simulations: Annotated[
        int | None, typer.Option(min=200, max=10_000_000, help="thinking in each of several deep searches", show_default="4000")
    ] = None,
    threads: Threads = None,
    out: Annotated[
        Path | None, typer.Option(parser=named, metavar="FILE", help="write them there, one JSON object a line", show_default=False)
    ] = None,
    json: Json = False,
) -> None:
    """Find positions in which one move is clearly best and the greedy bot misses it."""
    from donjon.cli import puzzles

    puzzles.run(game, count, seats, seed, simulations, threads, out, json)


@app.command()
def train(
    game: GameName,
    out: Annotated[Path, typer.Option(parser=named, metavar="FILE", help="write the networks there")],
    seats: Annotated[
        list[int] | None,
        typer.Option(help="how many play; give it more than once for several networks; all, if not given", show_default=False),
    ] = None,
    positions: Annotated[int, typer.Option(min=1, max=100_000_000, help="positions to learn from, for each number of seats")] = 600_000,
    simulations: Annotated[
        int, typer.Option(min=0, max=100_000, help="of the search, for each move of the matches that are learned from; 0: greedy seats")
    ] = 0,
    every: Annotated[int, typer.Option(min=1, max=1_000, help="with --simulations: one position with a choice in so many is kept")] = 2,
    epochs: Annotated[int, typer.Option(min=1, max=1_000, help="how often each is looked at")] = 10,
    seed: Annotated[int, typer.Option(min=0, help="the same seed gives the same network on the same machine, if one core searches")] = 1,
    threads: Threads = None,
    json: Json = False,
) -> None:
    """Train the learned evaluation of a game on matches that it plays itself (needs PyTorch: the extra `torch`)."""
    from donjon.cli import train

    train.run(game, seats or [], positions, simulations, every, epochs, seed, threads, out, json)


@app.command()
def sharpen(
    game: GameName,
    tries: Annotated[
        list[str] | None,
        typer.Option(
            "--try", metavar="NAME=NUMBER,…", help="numbers of search.toml to try together; give it more than once", show_default=False
        ),
    ] = None,
    networks: Annotated[
        Path | None,
        typer.Option(parser=named, metavar="FILE", help="networks of donjon train that whatever is tried judges by", show_default=False),
    ] = None,
    budget: Annotated[str, typer.Option(help="what both sides get for a move: 40ms, or a number of simulations")] = "40ms",
    seats: Annotated[int, typer.Option(help="how many players; with more than two each side holds every other seat")] = 2,
    games: Annotated[int, typer.Option(min=2, max=1_000_000, help="matches at most for each trial")] = 400,
    seed: Annotated[str, typer.Option(help="of the deals")] = "1",
    threads: Threads = None,
    log: Annotated[
        Path | None, typer.Option(parser=named, metavar="FILE", help="add a JSON line a trial to that file", show_default=False)
    ] = None,
    json: Json = False,
) -> None:
    """Try other numbers for a game's search: each plays the best so far, deal by deal, until a sequential test decides."""
    from donjon.cli import sharpen

    sharpen.run(game, seats, tries or [], networks, budget, games, seed, threads, log, json)


lab = typer.Typer(
    help="Experiments for designers: many matches by plan, a report, comparisons, a search for better options.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(lab, name="lab")

Plan = Annotated[Path, typer.Argument(metavar="FILE.toml", help="the experiment", show_default=False)]
Results = Annotated[Path, typer.Argument(metavar="FOLDER", help="what donjon lab run wrote", show_default=False)]
Ray = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="a Ray cluster instead of this machine's cores; local: one here", show_default=False),
]
NoOpen = Annotated[bool, typer.Option("--no-open", help="do not open the report in a browser")]
Language = Annotated[
    str | None,
    typer.Option("--language", metavar="CODE", help="the report's: en, de, fi …", show_default="the environment's, or English"),
]


@lab.command("run")
def lab_run(
    file: Plan,
    folder: Annotated[
        Path | None,
        typer.Option("--out", parser=named, metavar="DIR", help="where the results go; NAME.lab here, if not given", show_default=False),
    ] = None,
    threads: Threads = None,
    ray: Ray = None,
    no_open: NoOpen = False,
    json: Json = False,
    language: Language = None,
) -> None:
    """Carry out an experiment, or go on with one that was cut short: tables, records and a report in a folder."""
    from donjon.cli import lab

    lab.run(file, folder, threads, ray, not no_open, json, language)


@lab.command("report")
def lab_report(
    folder: Results,
    text: Annotated[bool, typer.Option("--text", help="print it instead of a page")] = False,
    no_open: NoOpen = False,
    json: Json = False,
    language: Language = None,
) -> None:
    """Write the report of an experiment again, and open it."""
    from donjon.cli import lab

    lab.show(folder, not no_open, text, json, language)


@lab.command("compare")
def lab_compare(
    files: Annotated[
        list[Path], typer.Argument(metavar="A.toml [B.toml]", help="two experiments, or one with two combinations", show_default=False)
    ],
    measure: Annotated[
        str | None, typer.Option(metavar="NAME", help="what is compared: plies, margin, shared …", show_default="the file's, or plies")
    ] = None,
    threads: Threads = None,
    ray: Ray = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Let A and B play the same seeds until it is clear which has more of something."""
    from donjon.cli import lab

    lab.compare(files, measure, threads, ray, json, language)


@lab.command("tune")
def lab_tune(file: Plan, threads: Threads = None, ray: Ray = None, json: Json = False, language: Language = None) -> None:
    """Search options and numbers of pieces for stated targets, and confirm what is found with fresh games."""
    from donjon.cli import lab

    lab.tune(file, threads, ray, json, language)
