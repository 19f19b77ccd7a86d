"""The table: people, seats, storage, live updates. Knows positions and views, never the rules of a game."""
