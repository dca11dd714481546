"""Measurements: bots paired over many deals."""
