"""The medium bot."""

from kozyr.bots.lowest import Lowest


class Counting(Lowest):
    """Plays as the easy bot so far."""
