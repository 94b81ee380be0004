"""Tables beside the table: the analysis board with its branches, and plans for one's own turn."""
