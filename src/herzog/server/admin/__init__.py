"""What an operator does with a database, while a server uses it or not."""
