"""The tables of the store. A change here needs a migration beside it, and HEAD names the newest one."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, DateTime, ForeignKey, Index, Integer, MetaData, String, Table, Text

HEAD = "0003"

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", String(16), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("host", String(64), nullable=True),
    Column("hot_seat", Boolean, nullable=False),
    Column("hide_scores", Boolean, nullable=False),
    Column("pace", Boolean, nullable=False),
    Column("opened", DateTime(timezone=True), nullable=False),
    Column("started", DateTime(timezone=True), nullable=True),
    Column("finished", DateTime(timezone=True), nullable=True),
    Column("rematch", String(16), nullable=True),
    Column("box", Text, nullable=True),
    Column("origin", JSON(none_as_null=True), nullable=True),
    Index("running", "started", "finished"),
)

chairs = Table(
    "chairs",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=True),
    Column("level", String(64), nullable=True),
    Column("token", String(64), nullable=True),
)

journal = Table(
    "journal",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("move", Text, nullable=False),
    Column("outcome", Text, nullable=True),
    Column("forced", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

analyses = Table(
    "analyses",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("analysis", Text, nullable=False),
)
