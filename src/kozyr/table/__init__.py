"""A table as a fold of its append-only log of accepted commands."""
