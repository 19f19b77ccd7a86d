"""Quo Vadis (draft 26): rules, skills, views and texts of one game, in the order of its rule book."""
