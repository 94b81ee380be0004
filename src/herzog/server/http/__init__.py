"""Everything that speaks HTTP: the application, its routes, the socket of a table, and the page."""
