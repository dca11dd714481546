"""Which agreed rules cannot be played yet: none."""

from kozyr.rules.options import Rules


def not_yet(rules: Rules) -> tuple[str, ...]:
    """Name the features the rules ask for that no table can play yet; empty = playable."""
    del rules
    return ()
