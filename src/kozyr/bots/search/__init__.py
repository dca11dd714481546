"""Search over deals that fit what was seen: the strong bot's thinking."""
