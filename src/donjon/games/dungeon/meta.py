"""Birds, Dragons and the Dungeon: who made it, who can play, what can be chosen. Importable without the rest."""

from donjon.core.meta import Meta

META = Meta(
    name="dungeon",
    title="Birds, Dragons and the Dungeon",
    authors=(),
    publisher="",
    year=0,
    seats=(2, 4),
    minutes=30,
    version="1",
    shelf=4,
    options={
        "deck": ("standard", "stormy", "fiery"),
        "return": ("free", "forced"),
        "throw": ("steady", "shaky", "table"),
        "aim": ("chance", "hand"),
        "stall": ("3", "10"),
        "tie": ("sum", "last"),
    },
)
