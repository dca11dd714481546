"""How often each level cheats, and how often it sees a cheat: one table (rulebook, chapter 14)."""

from typing import Final

import msgspec


class Arming(msgspec.Struct, frozen=True):
    """Rates of arming, 0 to 1, each for the eyes of one opponent.

    With more opponents who may call, all of them have to be risked: the rate is raised to the power
    of their number. The defender arms instead of taking while the talon lasts (`early`) or is empty
    (`late`), instead of an answer that costs a trump (`dear`) or a better card than he needs to
    cheat (`cheap`). An attacker with nothing to add throws a card of another rank in, while the
    talon lasts (`add_early`) or when it is empty (`add_late`).
    """

    early: float
    late: float
    dear: float
    cheap: float
    add_early: float
    add_late: float


class Habits(msgspec.Struct, frozen=True):
    """What a player does at a table where cheating is allowed.

    `notice` is the chance that he sees a cheat, once for each card; `guess` the chance that he
    calls without having seen one, once for each card too. The rest is how he arms, by what a caught
    cheat costs (§14.8).
    """

    notice: float
    guess: float
    takes_table: Arming
    rollback: Arming
    loses_deal: Arming


HABITS: Final = {
    "easy": Habits(
        notice=0.3,
        guess=0.02,
        takes_table=Arming(0.4, 0.4, 0.1, 0.05, 0.02, 0.02),
        rollback=Arming(0.3, 0.5, 0.1, 0.05, 0.05, 0.2),
        loses_deal=Arming(0.05, 0.1, 0.02, 0.01, 0.01, 0.01),
    ),
    "medium": Habits(
        notice=0.6,
        guess=0.01,
        takes_table=Arming(0.5, 0.9, 0.02, 0.02, 0.01, 0.02),
        rollback=Arming(0.1, 0.9, 0.1, 0.02, 0.02, 0.6),
        loses_deal=Arming(0.01, 0.3, 0.01, 0.01, 0.01, 0.01),
    ),
}
"""The habits of each level."""
