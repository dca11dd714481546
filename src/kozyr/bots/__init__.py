"""Bots: players that see one seat's view and answer with an action."""

from kozyr.bots.player import Player

__all__ = ["Player"]
