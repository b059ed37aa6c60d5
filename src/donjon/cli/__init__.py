"""The command line: `donjon` serves the page; `donjon --help` lists the other commands."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

from donjon import __version__
from donjon.core.errors import DonjonError

TRACEBACK = "DONJON_TRACEBACK"
"""Set to anything: an unexpected error shows where it came from."""


def main() -> None:
    """Runs a command. What a person can mend is said in one line, with exit status 2."""
    words = sys.argv[1:]
    if words in (["--version"], ["-V"]):
        print(f"donjon {__version__}")
        return
    if not words or (words[0].startswith("-") and words[0] not in ("--help", "-h")):
        words = ["serve", *words]
    try:
        raise SystemExit(_run(words))
    except DonjonError as error:
        _end(f"donjon {words[0]}: {' '.join(str(error).split())}", 2)
    except KeyboardInterrupt:
        _end("stopped", 130)
    except BrokenPipeError:
        # Who read has seen enough; without this Python would complain when it closes the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(141) from None
    except Exception as error:
        if os.environ.get(TRACEBACK):
            raise
        said = " ".join(str(error).split()) or "no reason given"
        _end(
            f"donjon {words[0]}: unexpected {type(error).__name__}: {said}. This is a fault in donjon {__version__}: please report it, with the command "
            f"and what it says when {TRACEBACK}=1 is set.",
            1,
        )


def _run(words: list[str]) -> int:
    import typer

    from donjon.cli.commands import app

    try:
        return typer.main.get_command(app).main(words, prog_name="donjon", standalone_mode=False) or 0
    except typer.Abort:
        raise KeyboardInterrupt from None
    except Exception as error:
        # Errors of usage; their class lies in another place from one Typer to the next.
        said = getattr(error, "format_message", None)
        if said is None:
            raise
        context = getattr(error, "ctx", None)
        path = context.command_path if context else "donjon"
        text = " ".join(said().split()).rstrip(".")
        if text.startswith("No such command") and context:
            text += f"; commands: {', '.join(context.command.list_commands(context))}"
        _end(f"{path}: {text}. See {path} --help.", 2)


def _end(text: str, status: int) -> NoReturn:
    print(text, file=sys.stderr, flush=True)
    raise SystemExit(status) from None
