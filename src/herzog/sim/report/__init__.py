"""The balance report: many games between equal bots, and what they say about the components."""
