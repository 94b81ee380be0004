"""Playing in a terminal: reading what is typed, running the game and showing the table."""
