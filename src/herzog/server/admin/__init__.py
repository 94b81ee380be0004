"""What an operator can do with a database, whether or not a server is using it."""
