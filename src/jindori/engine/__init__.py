"""The engine knows no game: positions, procedures, decisions, random draws, events, views, records, undo."""
