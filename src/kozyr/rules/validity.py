"""Which vectors a table may have: V1-V6, as refusals in the order of `Code`."""

from collections.abc import Iterator
from typing import Final, Literal

from kozyr.rules.limits import HAND_SIZE
from kozyr.rules.options import Condition, Rules
from kozyr.rules.presets import Preset
from kozyr.rules.refusal import Code, Refusal, refuse

TableKind = Literal["private", "bots", "rated", "quick"]

_TEAM_SEATS: Final = {"2x2": 4, "3x3": 6}

_POGONY: Final[Condition] = {
    "deck": (36,),
    "players": (2, 3, 4, 5, 6),
    "transfer": ("off",),
    "throw_in": ("any_rank",),
    "cheating": ("off",),
    "draw": ("on",),
    "series": ("single",),
}


def _deck(rules: Rules) -> Iterator[Refusal]:
    """V1: everybody gets a full hand (§1.3)."""
    if rules.players * HAND_SIZE > rules.deck:
        yield refuse(Code.PLAYERS_DECK, n=rules.players, deck=rules.deck)


def _bounds(rules: Rules, preset: Preset) -> Iterator[Refusal]:
    """V1: a table that carries the name of a rule set keeps within its bounds."""
    low, high = preset.players_min, preset.players_max
    if not low <= rules.players <= high:
        yield refuse(Code.PLAYERS_PRESET, min=low, max=high)
    if rules.deck not in preset.decks:
        yield refuse(Code.DECK_PRESET, decks=preset.decks)
    if rules.teams not in preset.teams_allowed:
        yield refuse(Code.TEAMS_PRESET, allowed=preset.teams_allowed)


def _teams(rules: Rules) -> Iterator[Refusal]:
    """V2 and V3: teams have their number of players and their fixed rules (§13.1, §13.7)."""
    if rules.teams == "none":
        return
    if rules.players != _TEAM_SEATS[rules.teams]:
        yield refuse(Code.TEAMS_PLAYERS)
    if rules.next_after_transferred_beat != "defender" or rules.draw != "on":
        yield refuse(Code.TEAMS_OPTIONS)


def _nothing_thrown_in(rules: Rules) -> Iterator[Refusal]:
    """V4: what builds on throwing in needs it (§16.1)."""
    cheated = rules.cheating == "on" and rules.cheat_scope == "beat_throw_in"
    if rules.throw_in == "none" and (rules.transfer == "mid_bout" or cheated):
        yield refuse(Code.NO_THROW_IN_OPTIONS)


def _pogony(rules: Rules) -> Iterator[Refusal]:
    """V5: epaulettes are a match of their own (§15.1)."""
    if rules.pogony != "off" and not rules.meets(_POGONY):
        yield refuse(Code.POGONY_OPTIONS)


def _clock(rules: Rules, kind: TableKind) -> Iterator[Refusal]:
    """V6: strangers need a clock (§17.7)."""
    if rules.turn_time == 0 and kind in ("rated", "quick"):
        yield refuse(Code.CLOCK_NEEDED)


def problems(
    rules: Rules, preset: Preset | None = None, kind: TableKind = "private"
) -> tuple[Refusal, ...]:
    """Tell everything that keeps a table of this kind from having these rules.

    The first one is the one to report; empty = valid. Without a preset the rules are
    the players' own and only have to make sense. Every value must be one its option
    knows, as `agreement.rules_of` makes sure.
    """
    return (
        *_deck(rules),
        *(_bounds(rules, preset) if preset else ()),
        *_teams(rules),
        *_nothing_thrown_in(rules),
        *_pogony(rules),
        *_clock(rules, kind),
    )
