"""What the options say about time and order at an online table (rulebook, §14.6 and chapter 17)."""

from typing import Final

from kozyr.rules.options import Rules

SECOND: Final = 1_000
"""Milliseconds."""

SHORTEST_THIRD: Final = 5 * SECOND
"""The third of the turn time is never shorter (§17.7)."""


def call_window(rules: Rules) -> int:
    """How many milliseconds a cheat may still be called after the closing condition (§14.6)."""
    return rules.cheat_call_seconds * SECOND


def turn_span(rules: Rules) -> int | None:
    """How many milliseconds a turn lasts, None without a clock (§17.7)."""
    return rules.turn_time * SECOND or None


def third_span(rules: Rules) -> int | None:
    """How many milliseconds a thrower or a hang question has, None without a clock (§17.7)."""
    return max(rules.turn_time * SECOND // 3, SHORTEST_THIRD) if rules.turn_time else None


def bank_span(rules: Rules) -> int:
    """How many spare milliseconds a player has in a deal (§17.7)."""
    return rules.time_bank * SECOND if rules.turn_time else 0


def passes_by_itself(rules: Rules) -> bool:
    """Whether the automatic pass is on until the player turns it off (§17.6, §14.10)."""
    return rules.cheating == "off" or rules.cheat_scope != "beat_throw_in"


def main_attacker_first(rules: Rules) -> bool:
    """Whether a throw-in of the main attacker goes before another that waits with it (§17.4)."""
    return rules.throw_in_order == "opener_started_then_all"
