"""What somebody looks for among open tables: a few plain words for the most asked options."""

from typing import Final, Literal

import msgspec

from kozyr.rules.options import Rules

Variant = Literal["podkidnoy", "perevodnoy", "simple"]
ThrowsIn = Literal["all", "neighbours", "main_attacker"]
Mode = Literal["fair", "cheating"]
Draw = Literal["on", "off"]
Speed = Literal["fast", "normal", "slow", "none"]

_FAST: Final = 15
_NORMAL: Final = 30


class Wish(msgspec.Struct, frozen=True):
    """What a table has to be like; None where it does not matter.

    `speed` is fast up to 15 seconds a turn, normal up to 30, slow above, none without a clock.
    """

    variant: Variant | None = None
    players: int | None = None
    deck: int | None = None
    throw_in: ThrowsIn | None = None
    mode: Mode | None = None
    draw: Draw | None = None
    speed: Speed | None = None

    def fits(self, rules: Rules) -> bool:
        """Whether a table of these rules is what is looked for."""
        found = plain(rules)
        asked = ((name, getattr(self, name)) for name in self.__struct_fields__)
        return all(value in (None, getattr(found, name)) for name, value in asked)


def plain(rules: Rules) -> Wish:
    """Say in the same words what a table of these rules is like."""
    return Wish(
        variant=_variant(rules),
        players=rules.players,
        deck=rules.deck,
        throw_in=rules.throw_in_who,
        mode="fair" if rules.cheating == "off" else "cheating",
        draw=rules.draw,
        speed=_speed(rules.turn_time),
    )


def _variant(rules: Rules) -> Variant:
    if rules.transfer != "off":
        return "perevodnoy"
    return "podkidnoy" if rules.throw_in == "any_rank" else "simple"


def _speed(turn: int) -> Speed:
    if not turn:
        return "none"
    if turn <= _FAST:
        return "fast"
    return "normal" if turn <= _NORMAL else "slow"
