"""Alembic's entry: runs on the connection that ``storage.migrate`` hands over."""

from alembic import context

from jindori.table.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
