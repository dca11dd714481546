"""Durak for learners: one deal at a time, or many in arrays."""
