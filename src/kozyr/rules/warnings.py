"""What players should know before they agree: W1-W4, which forbid nothing."""

from typing import Final

from kozyr.rules.limits import HAND_SIZE
from kozyr.rules.options import Condition, Rules

_TRANSFERS: Final = ("before_cover", "mid_bout")

_WHEN: Final[dict[str, Condition]] = {
    "W1": {"deck": (52,), "players": (4, 5)},
    "W2": {
        "transfer": _TRANSFERS,
        "players": (2,),
        "transfer_two_players": ("forbidden_two_left", "forbidden_two_seats"),
    },
    "W4": {
        "transfer": _TRANSFERS,
        "transfer_first_bout": ("forbidden_first_deal",),
        "series": ("single",),
    },
}


def warnings(rules: Rules) -> tuple[str, ...]:
    """Name the warnings that hold for a valid vector, in ascending order.

    W1 the deal may drag (§1.4), W2 two players will play without transfers (§7.5),
    W3 nothing will be drawn (§2.5), W4 a single deal will have no transfer (§7.4).
    Their sentences stand in the words under `warnings`.
    """
    found = {code for code, condition in _WHEN.items() if rules.meets(condition)}
    if rules.deck == rules.players * HAND_SIZE:
        found.add("W3")
    return tuple(sorted(found))
