"""Ways of cheating and calling, to be played against the habits of a level (chapter 14)."""

from typing import Final

from msgspec.structs import replace

from kozyr.bots.habits import Arming, Habits

_NEVER: Final = Arming(0, 0, 0, 0, 0, 0, 0)
_ALWAYS: Final = Arming(1, 1, 1, 1, 1, 1, 1)


def styles(habits: Habits) -> dict[str, Habits]:
    """Change one side of these habits to an extreme, by name.

    Who arms always does it wherever a worse card could be laid than an honest one; who calls always
    calls everybody as soon as he has laid a card.
    """
    return {
        "arms never": _arming(habits, _NEVER),
        "arms always": _arming(habits, _ALWAYS),
        "calls never": replace(habits, notice=0, guess=0),
        "calls always": replace(habits, notice=1, guess=1),
    }


def _arming(habits: Habits, arming: Arming) -> Habits:
    return replace(habits, takes_table=arming, rollback=arming, loses_deal=arming)
