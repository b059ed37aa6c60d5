"""`python -m donjon`: the command line."""

from donjon.cli import main

main()
