"""The lobby: what the server offers, tables that are set up, and tables in memory."""
