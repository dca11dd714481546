"""Families of rules: whoever plays one of a family well plays all of it well."""

from typing import Final, Literal

from kozyr.rules.options import Rules

Family = Literal["podkidnoy", "perevodnoy", "simple", "teams", "pogony"]

FAMILIES: Final[tuple[Family, ...]] = ("podkidnoy", "perevodnoy", "simple", "teams", "pogony")


def family(rules: Rules) -> Family:
    """Name the family of a vector: by its teams, its epaulettes, its transfer, what is thrown in.

    The number of players makes no family: a rating tells how good somebody is, not at which table.
    """
    if rules.teams != "none":
        return "teams"
    if rules.pogony != "off":
        return "pogony"
    if rules.transfer != "off":
        return "perevodnoy"
    return "podkidnoy" if rules.throw_in == "any_rank" else "simple"


def rateable(rules: Rules) -> bool:
    """Whether games by these rules can be rated: played fair and by the clock (S64)."""
    return rules.cheating == "off" and rules.turn_time > 0
