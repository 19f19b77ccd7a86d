"""Three Fields: a complete small game. Sealed bids, a payment in two steps, a die, a secret."""
