"""The server, as its clients meet it: a process, a database, sockets."""
