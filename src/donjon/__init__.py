"""Five castle-and-tower board games: exact rules, honest bots, a page to play on, and a lab."""

from donjon.core.match import Entry, Match

__version__ = "0.1.0"
__all__ = ["Entry", "Match", "__version__"]
