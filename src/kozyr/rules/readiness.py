"""Which agreed rules cannot be played yet."""

from kozyr.rules.options import Rules


def not_yet(rules: Rules) -> tuple[str, ...]:
    """Name the features the rules ask for that no table can play yet; empty = playable.

    The names are `teams` (§13), `cheating` (§14) and `pogony` (§15); their sentences
    stand in the words under `not_yet`.
    """
    asked = {
        "teams": rules.teams != "none",
        "cheating": rules.cheating != "off",
        "pogony": rules.pogony != "off",
    }
    return tuple(name for name, wanted in asked.items() if wanted)
