"""Robber Knights: who made it, who can play, what can be chosen. Importable without the rest."""

from donjon.core.meta import Meta

META = Meta(
    name="knights",
    title="Robber Knights",
    authors=("Rüdiger Dorn",),
    publisher="Queen Games",
    year=2005,
    seats=(2, 4),
    minutes=30,
    version="1",
    shelf=1,
    options={"deploy": ("optional", "forced")},
)
