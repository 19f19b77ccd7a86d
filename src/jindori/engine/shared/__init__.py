"""Procedures that recur from game to game, each with the rule it stands for."""
