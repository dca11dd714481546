"""Cards as small ints, card sets as bit masks, and the versioned shuffle."""
