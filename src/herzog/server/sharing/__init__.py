"""Public links of finished games, and the pictures that go with them."""
