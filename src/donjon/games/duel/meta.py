"""Tower Duel: who made it, who can play, what can be chosen. Importable without the rest."""

from donjon.core.meta import Meta

META = Meta(
    name="duel",
    title="Tower Duel",
    authors=(),
    publisher="",
    year=0,
    seats=(2, 2),
    minutes=45,
    version="1",
    shelf=3,
    options={"colours": ("symbol", "deck"), "tower_call": ("on", "off"), "rewards": ("auto", "claimed"), "memory": ("aid", "none")},
    relaxed={"tower_call": "off"},
)
