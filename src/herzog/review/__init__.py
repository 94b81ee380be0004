"""Reviews of finished games: what luck did, what each decision gave up, and accounts of it that add up."""
