"""Blood Rage: rules, cards, views and texts of one game, in the order of its rule book."""
