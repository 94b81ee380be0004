"""The table on the web: links instead of accounts, one writer for each table, whole views out and picks in."""
