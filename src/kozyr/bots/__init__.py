"""Players that see a View and answer with an act."""
