"""Many games at once: plans, outcomes, shares with intervals, ratings, speed. Knows bots and games only."""
