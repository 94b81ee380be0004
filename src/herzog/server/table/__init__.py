"""A table: one match, its journal, the people and bots around it, and what each of them is shown."""
