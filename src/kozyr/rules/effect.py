"""Options without effect: stored at their defaults, so that equal rules are equal values."""

from typing import Final

import msgspec

from kozyr.rules.options import OPTIONS, Condition, Rules

_IDLE: Final[tuple[tuple[Condition, tuple[str, ...]], ...]] = (
    (
        {"transfer": ("off",)},
        (
            "transfer_first_bout",
            "transfer_two_players",
            "transfer_trump",
            "next_after_transferred_beat",
        ),
    ),
    ({"throw_in": ("none",)}, ("throw_in_who", "throw_in_order", "throw_in_after_take")),
    ({"players": (2,)}, ("throw_in_who", "throw_in_order")),
    (
        {"first_bout_limit": (6,), "transfer_first_bout": ("allowed", "forbidden_first_deal")},
        ("first_bout_scope",),
    ),
    (
        {"cheating": ("off",)},
        ("cheat_scope", "cheat_penalty", "cheat_false_call", "cheat_call_seconds"),
    ),
    ({"pogony": ("off",)}, ("pogony_ladder", "pogony_queen")),
    ({"series": ("single",)}, ("series_n",)),
    ({"turn_time": (0,)}, ("time_bank",)),
)
"""While the condition on the left is met, the options on the right are idle.

In this order: whether `first_bout_scope` is idle depends on the settled transfer.
"""


def _settle(rules: Rules) -> tuple[Rules, dict[str, str]]:
    idle: dict[str, str] = {}
    for condition, names in _IDLE:
        if rules.meets(condition):
            idle |= {name: next(iter(condition)) for name in names if name not in idle}
            defaults = {name: OPTIONS[name].default for name in names}
            rules = msgspec.structs.replace(rules, **defaults)
    return rules, idle


def stored(rules: Rules) -> Rules:
    """Give the vector as a table stores it, options without effect at their defaults.

    Only for a vector that has passed `validity.problems`: a rule set may carry values
    that come into force when another option is turned on.
    """
    return _settle(rules)[0]


def without_effect(rules: Rules) -> frozenset[str]:
    """Name the options that change nothing beside the others of this vector."""
    return frozenset(silenced(rules))


def silenced(rules: Rules) -> dict[str, str]:
    """Name the options that change nothing, each with the option that makes it so."""
    return _settle(rules)[1]
