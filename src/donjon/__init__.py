"""Five castle-and-tower board games: exact rules, honest bots, a page to play on, and a lab."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from donjon.core.match import Entry, Match

__version__ = "0.1.0"
__all__ = ["Entry", "Match", "__version__"]


def __getattr__(name: str) -> Any:
    """The referee is imported when it is first asked for, so that commands which need no rules start at once."""
    if name in ("Entry", "Match"):
        from donjon.core import match

        return getattr(match, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
