"""Reviews of finished games: what luck did, what each decision gave up, and an account in which it all adds up."""
