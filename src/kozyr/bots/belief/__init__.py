"""What the hidden cards may be: deals that fit all that was seen, by how likely they are."""
