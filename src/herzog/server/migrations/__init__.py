"""The history of the store's schema, run by alembic when a server starts."""
