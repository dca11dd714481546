"""The options of a table: the record of agreed values, and what each option may be."""

from collections.abc import Mapping
from typing import Final, Literal, get_args, get_type_hints

import msgspec

Value = int | str

Condition = Mapping[str, tuple[Value, ...]]
"""Options, each with the values of which it has to have one."""

Group = Literal["table", "attack", "transfer", "ending", "cheating", "pogony", "clock"]


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A full vector of options, one field an option; `Rules()` holds every default.

    Making one checks nothing: what comes from outside goes through
    `kozyr.rules.agreement`, which lets only a valid vector pass.
    """

    players: int = 2
    deck: int = 36
    teams: Literal["none", "2x2", "3x3"] = "none"
    redeal_five_of_suit: Literal["off", "on"] = "off"
    redeal_trump_ace: Literal["off", "on"] = "off"
    first_attacker: Literal["lowest_trump", "left_of_dealer"] = "lowest_trump"
    first_attacker_later: Literal[
        "same_as_first", "left_of_loser", "right_of_loser", "previous_winner"
    ] = "left_of_loser"
    lead_cards: Literal["one", "one_or_two", "any_same_rank"] = "any_same_rank"
    throw_in: Literal["none", "lead_rank", "any_rank"] = "any_rank"
    throw_in_who: Literal["all", "neighbours", "main_attacker"] = "all"
    throw_in_order: Literal[
        "opener_first_then_all", "opener_started_then_all", "turn_order", "free"
    ] = "opener_first_then_all"
    throw_in_after_take: Literal["allowed", "forbidden"] = "allowed"
    first_bout_limit: int = 5
    first_bout_scope: Literal["first_bout", "until_first_discard"] = "first_bout"
    transfer: Literal["off", "before_cover", "mid_bout"] = "off"
    transfer_first_bout: Literal["allowed", "forbidden", "forbidden_first_deal"] = "allowed"
    transfer_two_players: Literal["allowed", "forbidden_two_left", "forbidden_two_seats"] = (
        "allowed"
    )
    transfer_trump: Literal["as_any", "show_once", "must_beat"] = "as_any"
    next_after_transferred_beat: Literal["defender", "left_of_defender"] = "defender"
    refill_order: Literal["opener_first", "from_dealer"] = "opener_first"
    draw: Literal["on", "off"] = "on"
    series: Literal["single", "fixed", "to_losses"] = "single"
    series_n: int = 5
    cheating: Literal["off", "on"] = "off"
    cheat_scope: Literal["beat_transfer", "beat_throw_in"] = "beat_transfer"
    cheat_penalty: Literal["takes_table", "rollback", "loses_deal"] = "takes_table"
    cheat_false_call: Literal["lose_calls_vs_player", "lose_all_calls", "free"] = (
        "lose_calls_vs_player"
    )
    cheat_call_seconds: int = 5
    pogony: Literal["off", "lead_allowed", "lead_restricted"] = "off"
    pogony_ladder: Literal["per_side", "shared"] = "per_side"
    pogony_queen: Literal["random", "spades", "clubs", "diamonds", "hearts"] = "random"
    turn_time: int = 30
    time_bank: int = 60
    discard_view: Literal["hidden", "open"] = "hidden"

    def value(self, option: str) -> Value:
        """Give the value of the option of that name."""
        value: Value = getattr(self, option)
        return value

    def meets(self, condition: Condition) -> bool:
        """Whether every option of the condition has one of the values named there."""
        return all(self.value(option) in values for option, values in condition.items())


class Option(msgspec.Struct, frozen=True):
    """One option: its name, values in the order of the form, default, paragraphs and group."""

    name: str
    values: tuple[Value, ...]
    default: Value
    paragraph: str
    group: Group


_NUMBERS: Final[dict[str, tuple[int, ...]]] = {
    "players": tuple(range(2, 9)),
    "deck": (24, 36, 52),
    "first_bout_limit": (5, 6),
    "series_n": tuple(range(1, 51)),
    "cheat_call_seconds": tuple(range(16)),
    "turn_time": (0, 15, 30, 60),
    "time_bank": (0, 30, 60, 120),
}

_PARAGRAPHS: Final[dict[Group, dict[str, str]]] = {
    "table": {
        "players": "1.3",
        "deck": "1.2, 1.3, 1.4",
        "teams": "13",
        "redeal_five_of_suit": "2.7",
        "redeal_trump_ace": "2.8",
        "first_attacker": "3.1, 3.2, 3.3",
        "first_attacker_later": "3.4, 3.5",
    },
    "attack": {
        "lead_cards": "4.2, 4.5",
        "throw_in": "6.1, 16",
        "throw_in_who": "6.2",
        "throw_in_order": "6.5, 6.6, 17.4",
        "throw_in_after_take": "6.11",
        "first_bout_limit": "6.8",
        "first_bout_scope": "6.9",
    },
    "transfer": {
        "transfer": "7.1, 7.2, 7.3, 7.9",
        "transfer_first_bout": "7.4",
        "transfer_two_players": "7.5",
        "transfer_trump": "7.7, 7.8",
    },
    "ending": {
        "next_after_transferred_beat": "9.6",
        "refill_order": "10.2, 10.3",
        "draw": "11.6",
        "series": "12.1",
        "series_n": "12.1",
    },
    "cheating": {
        "cheating": "14",
        "cheat_scope": "14.2",
        "cheat_penalty": "14.8",
        "cheat_false_call": "14.9",
        "cheat_call_seconds": "14.6",
    },
    "pogony": {
        "pogony": "15",
        "pogony_ladder": "15.2",
        "pogony_queen": "15.3",
    },
    "clock": {
        "turn_time": "17.7",
        "time_bank": "17.7",
        "discard_view": "17.10",
    },
}


def _options() -> dict[str, Option]:
    kinds, defaults = get_type_hints(Rules), Rules()
    return {
        name: Option(
            name=name,
            values=_NUMBERS.get(name) or get_args(kinds[name]),
            default=defaults.value(name),
            paragraph=paragraph,
            group=group,
        )
        for group, names in _PARAGRAPHS.items()
        for name, paragraph in names.items()
    }


OPTIONS: Final = _options()
"""Every option by name, in the order of the form, which is that of the fields of `Rules`."""
