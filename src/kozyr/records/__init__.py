"""Positions and deals written down so that they can be read and replayed."""
