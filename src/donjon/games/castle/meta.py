"""Build the Castle: who made it, who can play, what can be chosen. Importable without the rest."""

from donjon.core.meta import Meta

META = Meta(
    name="castle",
    title="Build the Castle",
    authors=(),
    publisher="Goldmerk Games",
    year=2021,
    seats=(2, 5),
    minutes=25,
    version="1",
    shelf=5,
    options={"catapult": ("and", "or")},
    components="castle.toml",
)
