"""How often each level cheats, and how often it sees a cheat: one table (rulebook, chapter 14)."""

from typing import Final

import msgspec


class Arming(msgspec.Struct, frozen=True):
    """Rates of arming, 0 to 1, each for the eyes of one opponent.

    With more opponents who may call, all of them have to be risked: the rate is raised to the power
    of their number. So any rate but 0 dares where nobody may call. The defender arms instead of
    taking while the talon lasts (`early`), when it is empty (`late`), and when an opponent has at
    most two cards left besides (`last`); instead of an answer that costs a trump (`dear`) or a
    better card than the cheat would (`cheap`). An attacker with nothing to add throws a card of
    another rank in, while the talon lasts (`add_early`) or when it is empty (`add_late`).
    """

    early: float
    late: float
    last: float
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
        notice=0.4,
        guess=0.02,
        takes_table=Arming(0.4, 0.4, 0.8, 0.1, 0.05, 0.02, 0.02),
        rollback=Arming(0.3, 0.8, 1.0, 0.2, 0.05, 0.05, 0.5),
        loses_deal=Arming(0.01, 0.1, 0.8, 0.001, 0.001, 0.001, 0.001),
    ),
    "medium": Habits(
        notice=0.6,
        guess=0.01,
        takes_table=Arming(0.5, 0.9, 1.0, 0.02, 0.02, 0.01, 0.02),
        rollback=Arming(0.1, 0.8, 1.0, 0.1, 0.02, 0.02, 0.6),
        loses_deal=Arming(0.001, 0.02, 1.0, 0.001, 0.001, 0.001, 0.001),
    ),
    "strong": Habits(
        notice=0.8,
        guess=0.01,
        takes_table=Arming(0.5, 0.9, 1.0, 0.02, 0.02, 0.01, 0.02),
        rollback=Arming(0.1, 0.8, 1.0, 0.1, 0.02, 0.02, 0.6),
        loses_deal=Arming(0.001, 0.02, 1.0, 0.001, 0.001, 0.001, 0.001),
    ),
}
"""The habits of each level."""
