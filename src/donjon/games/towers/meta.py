"""5 Towers: who made it, who can play, what can be chosen. Importable without the rest."""

from donjon.core.meta import Meta

META = Meta(
    name="towers",
    title="5 Towers",
    authors=("Kasper Lapp",),
    publisher="Deep Print Games",
    year=2023,
    seats=(2, 5),
    minutes=30,
    version="1",
    shelf=2,
    options={"next_start": ("winner_left", "starter_left")},
)
