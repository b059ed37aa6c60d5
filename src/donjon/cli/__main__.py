"""python -m donjon.cli"""

from donjon.cli import main

main()
