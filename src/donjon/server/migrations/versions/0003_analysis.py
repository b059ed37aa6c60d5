"""Analyses are kept, and a table may begin in the middle of another."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Applies the step."""
    op.add_column("matches", sa.Column("origin", sa.JSON, nullable=True))
    op.create_table(
        "analyses",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("analysis", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Takes the step back."""
    op.drop_table("analyses")
    op.drop_column("matches", "origin")
