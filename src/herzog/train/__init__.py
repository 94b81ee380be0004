"""Training: bots that learn to judge a position from games of their own."""
