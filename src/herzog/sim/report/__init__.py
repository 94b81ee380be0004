"""The balance report: many games between equals, and what they say about the components."""
