"""The ledger of points: entries as they are read, and the books that write them."""

from typing import Protocol

import msgspec

from kozyr.people.points import Reason
from kozyr.table.facts import FinishedDeal


class Entry(msgspec.Struct, frozen=True):
    """Points an account was given, or was not, for one game (S40).

    `id` counts up; `date` is Moscow's; `at` is when the game was over, in milliseconds; `rates` is
    the version of the rates; `nth` tells which game of the pair that day it was.
    """

    id: int
    account: str
    game: str
    reason: Reason
    amount: int
    nth: int | None
    date: str
    at: int
    rates: int


class Books(Protocol):
    """Where deals that are over are credited."""

    async def place(self) -> int:
        """Tell up to which place in the order of ending the deals have been credited."""

    async def credit(self, place: int, deal: FinishedDeal) -> None:
        """Credit a deal, all or nothing; one credited before is left as it is (S41)."""
