"""Playing in a terminal: what is typed, what is shown, and the table between them."""
