"""Limits on what one caller may use: requests, sockets, connections, work."""
