"""What a moment of a deal is worth before its end, learned from deals that bots played."""
