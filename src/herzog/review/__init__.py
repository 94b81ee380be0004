"""Reviews of finished games: what luck did, what each decision gave up, and how it all adds up."""
