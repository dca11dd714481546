"""Under which name a table may go: its rule set's, or house rules based on it."""

from typing import Final

import msgspec

from kozyr.rules.effect import without_effect
from kozyr.rules.options import OPTIONS, Rules, Value
from kozyr.rules.presets import Preset

_BOUNDED: Final = frozenset({"players", "deck", "teams"})

_CLOCK: Final = frozenset({"turn_time", "time_bank"})


class Difference(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An option in which a table differs from its rule set."""

    option: str
    preset_value: Value
    value: Value


def _within_bounds(preset: Preset, rules: Rules) -> frozenset[str]:
    """Name those of `players`, `deck` and `teams` that the rule set itself leaves room for."""
    room = {
        "players": preset.players_min <= rules.players <= preset.players_max,
        "deck": rules.deck in preset.decks,
        "teams": rules.teams in preset.teams_allowed,
    }
    return frozenset(option for option, fits in room.items() if fits)


def differences(preset: Preset, rules: Rules) -> tuple[Difference, ...]:
    """Tell what the table plays otherwise than its rule set, in the order of the form.

    Options without effect at this table are no difference, nor is a number of players
    within the set's bounds: every table has to name that anyway. Works alike for a
    stored vector and for the one it was made from.
    """
    silent = without_effect(rules) | (_within_bounds(preset, rules) & {"players"})
    return _changes(preset.rules, rules, silent)


def from_defaults(rules: Rules) -> tuple[Difference, ...]:
    """Tell what the players' own rules have otherwise than by default, but players and deck."""
    return _changes(Rules(), rules, without_effect(rules) | {"players", "deck"})


def changes(before: Rules, rules: Rules) -> tuple[Difference, ...]:
    """Tell in what rules differ from others, of which each `preset_value` is."""
    return _changes(before, rules, without_effect(before) & without_effect(rules))


def _changes(before: Rules, rules: Rules, silent: frozenset[str]) -> tuple[Difference, ...]:
    pairs = ((name, before.value(name), rules.value(name)) for name in OPTIONS)
    return tuple(
        Difference(name, agreed, value)
        for name, agreed, value in pairs
        if agreed != value and name not in silent
    )


def home_changes(preset: Preset, rules: Rules) -> tuple[str, ...]:
    """Name the differences that make the rules house rules based on the set.

    Empty = the table keeps the set's name: only its open options, the clock, or the
    deck and teams within its bounds were changed. Anything else, `series` and
    `discard_view` included, is the players' own.
    """
    free = _CLOCK | (frozenset(preset.open) - _BOUNDED) | _within_bounds(preset, rules)
    changed = (difference.option for difference in differences(preset, rules))
    return tuple(option for option in changed if option not in free)


def unchanged(preset: Preset, rules: Rules) -> bool:
    """Whether a table plays the set as it is; the number of players and the clock are its own."""
    return all(difference.option in _CLOCK for difference in differences(preset, rules))
