"""Worked cases: the kit under all games. A game adds how a position is built, what the steps mean, what can be asked."""
