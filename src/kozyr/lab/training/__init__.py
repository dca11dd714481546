"""Learning what a moment is worth, from deals that bots played."""
