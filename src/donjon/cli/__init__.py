"""The command line: `donjon` serves; each other command is a function of `commands`, `play` or `figures`."""

from __future__ import annotations

import sys

from donjon.core.errors import DonjonError


def main() -> None:
    """Runs the command line; errors that are a person's to mend are one sentence and exit status 2."""
    from donjon.cli.commands import app

    try:
        app()
    except DonjonError as error:
        print(f"donjon: {error}", file=sys.stderr)
        raise SystemExit(2) from None
    except BrokenPipeError:
        sys.stderr.close()
        raise SystemExit(0) from None
