"""The table in a real browser, with the real server and its database behind it."""
