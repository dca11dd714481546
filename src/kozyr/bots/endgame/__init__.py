"""The end of a deal with an empty talon, played out to the last card: what is won, and how."""
