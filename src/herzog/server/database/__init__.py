"""The database: its tables, the store that reads and writes them, and messages between processes."""
