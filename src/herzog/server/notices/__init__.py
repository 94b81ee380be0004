"""Notices: telling people who are not looking that it is their turn, by Web Push, by mail and in chat rooms."""
