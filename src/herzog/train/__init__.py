"""Training: bots that learn to judge positions by self-play."""
