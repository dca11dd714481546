"""Where each thing stands in an observation (docs/environments.md)."""

from kozyr.lab.envs import codes
from kozyr.rules.limits import Limits


class Layout:
    """The first place of each section in the vector of an observation, and its length `size`.

    Seats are told from the observer's place: 0 is the observer, 1 who sits to the left. Sets of
    cards have a place for each of the 52 cards (suit * 13 + rank).
    """

    def __init__(self, limits: Limits) -> None:
        self.seats = limits.seats
        self.size = 0
        self.hand = self._section(codes.CARDS)
        self.known = self._section(codes.CARDS * (self.seats - 1))
        self.discard = self._section(codes.CARDS)
        self.unseen = self._section(codes.CARDS)
        self.attack = self._section(codes.CARDS * codes.PLACES)
        self.cover = self._section(codes.CARDS * codes.PLACES)
        self.attack_by = self._section(codes.PLACES)
        self.cover_by = self._section(codes.PLACES)
        self.trump = self._section(codes.SUITS)
        self.bottom = self._section(codes.RANKS)
        self.queen = self._section(codes.SUITS)
        self.phase = self._section(codes.PHASES)
        self.count = self._section(self.seats)
        self.playing = self._section(self.seats)
        self.passed = self._section(self.seats)
        self.opener = self._section(self.seats)
        self.defender = self._section(self.seats)
        self.main = self._section(self.seats)
        self.rung = self._section(self.seats)
        self.waived = self._section(self.seats)
        self.no_arm = self._section(self.seats)
        self.talon = self._section(1)
        self.bout = self._section(1)
        self.stalling = self._section(1)
        self.limit = self._section(1)
        self.room = self._section(1)
        self.uncovered = self._section(1)
        self.lead_max = self._section(1)
        self.taking = self._section(1)

    def _section(self, length: int) -> int:
        first = self.size
        self.size += length
        return first
