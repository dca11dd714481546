"""How far from perfect play: reduced decks whose whole strategy fits into a table."""
