"""Which paragraphs of the rulebook hold at a table: the options that each of them asks for.

What is not named here holds at every table. An address is a chapter (`13`), a paragraph (`6.5`)
or an item of one of its lists (`17.8/1/3`: block and item, counted from 0); what stands within
another needs what that needs too.
"""

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from kozyr.rules.effect import silenced
from kozyr.rules.options import OPTIONS, Condition, Rules, Value


def _any(*names: str) -> dict[str, tuple[Value, ...]]:
    """Ask only that these options have an effect."""
    return {name: OPTIONS[name].values for name in names}


_TEAMS: Final = {"teams": ("2x2", "3x3")}
_CHEATING: Final = {"cheating": ("on",)}
_POGONY: Final = {"pogony": ("lead_allowed", "lead_restricted")}
_TRANSFER: Final = {"transfer": ("before_cover", "mid_bout")}
_THROWING: Final = {"throw_in": ("lead_rank", "any_rank")}
_CLOCK: Final = {"turn_time": (15, 30, 60)}
_LATER_DEALS: Final = {
    "first_attacker_later": ("left_of_loser", "right_of_loser", "previous_winner")
}
_EXAMPLE: Final = {
    "throw_in": ("any_rank",),
    "throw_in_after_take": ("allowed",),
    "refill_order": ("opener_first",),
}
_THREE_AND_MORE: Final = {"players": (3, 4, 5, 6, 7, 8)}
_FOUR_AND_MORE: Final = {"players": (4, 5, 6, 7, 8)}

NEEDS: Final[Mapping[str, tuple[Condition, ...]]] = {
    "1.4": ({"deck": (52,)},),
    "2.5": ({"deck": (24,), "players": (4,)}, {"deck": (36,), "players": (6,)}),
    "2.7": ({"redeal_five_of_suit": ("on",)},),
    "2.8": ({"redeal_trump_ace": ("on",)},),
    "2.9": ({"redeal_five_of_suit": ("on",)}, {"redeal_trump_ace": ("on",)}),
    "3.2": ({"first_attacker": ("lowest_trump",)},),
    "3.3": ({"first_attacker": ("lowest_trump",)},),
    "3.5": (_LATER_DEALS,),
    "4.5": ({"lead_cards": ("one",), **_THROWING},),
    "6.2": (_THROWING,),
    "6.3": (_THROWING,),
    "6.4": (_THROWING,),
    "6.5": (_any("throw_in_order"),),
    "6.6": (_any("throw_in_order"),),
    "6.7": (_THROWING,),
    "6.9": (_any("first_bout_scope"),),
    "6.10": (_THROWING,),
    "6.11": (_any("throw_in_after_take"),),
    "6.12": ({"throw_in_after_take": ("allowed",)},),
    "7": (_TRANSFER,),
    "7.8": ({"transfer_trump": ("show_once",)},),
    "7.9": ({"transfer": ("mid_bout",)},),
    "7.12": ({"transfer_two_players": ("allowed", "forbidden_two_seats")},),
    "10.3": ({"refill_order": ("opener_first",)},),
    "12.2": ({"series": ("fixed", "to_losses")},),
    "12.6/1/2": (_TEAMS,),
    "13": (_TEAMS,),
    "14": (_CHEATING,),
    "15": (_POGONY,),
    "15.9": ({"pogony": ("lead_restricted",)},),
    "15.10": (_TEAMS,),
    "16": ({"throw_in": ("none", "lead_rank"), "transfer": ("off",)}, {"throw_in": ("none",)}),
    "16.2": ({"throw_in": ("none",)},),
    "17.4": ({"throw_in_order": ("opener_started_then_all",)},),
    "17.6": (_THROWING,),
    "17.7/1/0": (_CLOCK,),
    "17.7/1/1": (_CLOCK,),
    "17.7/1/2": ({**_CLOCK, **_THROWING},),
    "17.7/1/3": ({**_CLOCK, **_POGONY},),
    "17.7/1/4": (_CLOCK,),
    "17.8": (_CLOCK,),
    "17.8/1/2": (_THROWING,),
    "17.8/1/3": (_POGONY,),
    "17.8/1/4": (_CHEATING,),
    "17.12": (_POGONY,),
    "18.1": (
        {
            **_EXAMPLE,
            **_FOUR_AND_MORE,
            "transfer": ("before_cover",),
            "throw_in_who": ("all",),
            "throw_in_order": ("opener_first_then_all",),
        },
    ),
    "18.2": ({**_TRANSFER, **_THREE_AND_MORE, "refill_order": ("opener_first",)},),
    "18.3": (_TRANSFER,),
    "18.4": (
        {
            **_TRANSFER,
            **_FOUR_AND_MORE,
            "lead_cards": ("any_same_rank",),
        },
    ),
    "18.5": (
        {
            **_TRANSFER,
            "players": (5, 6, 7, 8),
            "throw_in_who": ("neighbours",),
            "throw_in_order": ("opener_first_then_all",),
        },
    ),
    "18.6": (
        {
            **_TRANSFER,
            "teams": ("2x2",),
            "throw_in": ("any_rank",),
            "throw_in_who": ("all",),
            "throw_in_order": ("opener_first_then_all",),
        },
    ),
    "18.7": ({"transfer": ("mid_bout",), **_THREE_AND_MORE},),
    "18.8": ({"transfer": ("before_cover",), "transfer_two_players": ("allowed",)},),
    "19.6": ({"transfer": ("off",)},),
    "20.2": ({"throw_in_order": ("opener_started_then_all",)},),
    "20.5": (
        {"transfer_first_bout": ("forbidden", "forbidden_first_deal")},
        {"first_bout_scope": ("first_bout",)},
    ),
    "20.6": ({"cheat_penalty": ("rollback",)},),
    "20.7": (_POGONY,),
    "20.8": ({**_TEAMS, **_LATER_DEALS},),
    "20.9": ({"first_bout_scope": ("until_first_discard",)},),
}
"""What has to be agreed for a place to hold: one of the conditions, every option in effect."""

ALWAYS: Final = frozenset(
    {
        *("0.5", "1.2", "1.3", "2.1", "3.1", "3.4", "4.2", "6.1", "6.8", "9.1", "9.3", "9.6"),
        *("10.2", "11.6", "11.7", "12.1", "12.3", "17.7", "17.10"),
    }
)
"""Paragraphs that name options and hold whatever their values are."""


class Table(msgspec.Struct, frozen=True):
    """A full vector of options, and what silences those of them that have no effect."""

    rules: Rules
    silenced: Mapping[str, str]

    def agrees(self, condition: Condition) -> bool:
        """Whether every option of the condition is in effect with one of the values."""
        return self.rules.meets(condition) and not self.silenced.keys() & condition.keys()

    def says(self, choice: Condition) -> bool:
        """Whether what a value means is true here.

        With two players it still is of an option that only makes no difference between them.
        """
        silent = self.silenced.items()
        return self.rules.meets(choice) and not any(
            name in choice and why != "players" for name, why in silent
        )

    def misses(self, condition: Condition) -> str | None:
        """Name the option because of which the condition is not met; None if it is met."""
        for name, values in condition.items():
            if name in self.silenced:
                return self.silenced[name]
            if self.rules.value(name) not in values:
                return name
        return None


def table(rules: Rules) -> Table:
    """Give the table of a vector."""
    return Table(rules, silenced(rules))


def within(address: str) -> tuple[str, ...]:
    """Give an address with all that it stands within, the widest first."""
    chapter = address.partition(".")[0]
    paragraph = address.partition("/")[0]
    return tuple(dict.fromkeys((chapter, paragraph, address)))


def holds(address: str, tables: Iterable[Table]) -> bool:
    """Whether a place holds at one of the tables."""
    needed = [NEEDS[one] for one in within(address) if one in NEEDS]
    return not needed or any(
        all(any(map(table.agrees, conditions)) for conditions in needed) for table in tables
    )


def obstacle(address: str, table: Table) -> str:
    """Name the option because of which a place does not hold at a table; empty if it holds."""
    for conditions in (NEEDS[one] for one in within(address) if one in NEEDS):
        missed = [table.misses(condition) for condition in conditions]
        if None not in missed:
            return str(missed[0])
    return ""
