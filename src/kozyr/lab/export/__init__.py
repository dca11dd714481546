"""Decisions of bots as data: what the seat saw, what it might do, what it did, what came of it."""
