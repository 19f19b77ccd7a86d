"""Clauses that no test of the rules can be about, each with the reason. ``test_clauses.py`` keeps the list honest."""

# None at present: even the clauses that only name components are compared with the tables of board.py and cards.py.
NOT_TESTED: dict[str, str] = {}
