"""Who has held a seat stays known; who must choose is found without loading a game"""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "seat_changes",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("n", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("held_kind", sa.String(length=8), nullable=False),
        sa.Column("held_person", sa.String(length=32), nullable=True),
        sa.Column("held_bot", sa.String(length=64), nullable=True),
        sa.Column("held_name", sa.String(length=200), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("bot", sa.String(length=64), nullable=True),
        sa.Column("name", sa.String(length=200), nullable=False),
        sa.Column("by", sa.String(length=32), nullable=False),
        sa.Column("by_name", sa.String(length=200), nullable=False),
        sa.Column("moves", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.ForeignKeyConstraint(["held_person"], ["people.id"]),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.ForeignKeyConstraint(["by"], ["people.id"]),
        sa.PrimaryKeyConstraint("table_id", "n"),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("seating", sa.BigInteger(), server_default="0", nullable=False))
        batch_op.add_column(sa.Column("to_choose", sa.Integer(), server_default="-1", nullable=False))
    _renew_invitations()


def _renew_invitations() -> None:
    """Links from before the start of a running game open no seat of it any more."""
    tables = sa.table("tables", sa.column("id"), sa.column("status"), sa.column("invite"))
    connection = op.get_bind()
    for (table_id,) in connection.execute(sa.select(tables.c.id).where(tables.c.status == "running")).all():
        connection.execute(sa.update(tables).where(tables.c.id == table_id).values(invite=secrets.token_urlsafe(12)))


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("to_choose")
        batch_op.drop_column("seating")
    op.drop_table("seat_changes")
