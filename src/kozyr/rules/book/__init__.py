"""The rulebook as players read it: the paragraphs that hold for their options, and what differs."""
