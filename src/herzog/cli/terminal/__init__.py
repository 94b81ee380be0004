"""Playing in a terminal: understanding what is typed, showing the table, and the game in between."""
