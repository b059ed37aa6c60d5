"""Tables may bring components of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Applies the step."""
    op.add_column("matches", sa.Column("box", sa.Text, nullable=True))


def downgrade() -> None:
    """Takes the step back."""
    op.drop_column("matches", "box")
