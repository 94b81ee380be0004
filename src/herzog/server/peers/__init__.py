"""Several processes that serve one database: who is there, who is first, who is at which table."""
