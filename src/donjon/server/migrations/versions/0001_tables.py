"""Matches, their chairs and their journals."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Applies the step."""
    op.create_table(
        "matches",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.String(16), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("host", sa.String(64), nullable=True),
        sa.Column("hot_seat", sa.Boolean, nullable=False),
        sa.Column("hide_scores", sa.Boolean, nullable=False),
        sa.Column("pace", sa.Boolean, nullable=False),
        sa.Column("opened", sa.DateTime(timezone=True), nullable=False),
        sa.Column("started", sa.DateTime(timezone=True), nullable=True),
        sa.Column("finished", sa.DateTime(timezone=True), nullable=True),
        sa.Column("rematch", sa.String(16), nullable=True),
    )
    op.create_index("running", "matches", ["started", "finished"])
    op.create_table(
        "chairs",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=True),
        sa.Column("level", sa.String(64), nullable=True),
        sa.Column("token", sa.String(64), nullable=True),
    )
    op.create_table(
        "journal",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("outcome", sa.Text, nullable=True),
        sa.Column("forced", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Takes the step back."""
    op.drop_table("journal")
    op.drop_table("chairs")
    op.drop_index("running", "matches")
    op.drop_table("matches")
