"""Steps of the database's shape, run by Alembic before the server starts."""
