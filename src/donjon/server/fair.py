"""The shuffle committed to: a secret seed, its hash shown from the first moment, the seed itself once the match is over.

Anyone can check it: `printf %s SEED | sha256sum` gives the commitment, and the seed with the options and the moves replays the match.
"""

from __future__ import annotations

import hashlib
import secrets


def new_seed() -> str:
    """128 random bits, in hex: as many as the generator holds."""
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """The SHA-256 of the seed's text, in hex."""
    return hashlib.sha256(seed.encode()).hexdigest()


def new_token() -> str:
    """A secret that proves a seat or the host: 192 random bits."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """What is stored of a token. It is random and long, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def new_table_id() -> str:
    """A table's name in links: 12 letters that cannot be mistaken for one another, about 59 bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))
