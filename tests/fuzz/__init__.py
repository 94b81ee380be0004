"""Hostile input, made up in great numbers: messages, requests, packs and records."""
