"""Moments that were kept, for numpy to read."""

from kozyr.bots.evaluation.features import Features, read
from kozyr.game.bits import bit, zeros
from kozyr.game.state import State


class Crop:
    """Up to 1,024 moments: `n` of them are kept.

    `words` holds the inputs that are on, sixteen words of 32 bits a moment, `worth` what the opener
    gets, `openers` who that is.
    """

    def __init__(self) -> None:
        self.features = Features()
        self.words = zeros(16384)
        self.openers = zeros(1024)
        self.worth = [0.0] * 1024
        self.said = [0.0] * 1024
        self.n = 0

    def keep(self, s: State) -> None:
        """Keep this moment, its worth not known yet."""
        read(self.features, s)
        for word in range(self.n * 16, self.n * 16 + 16):
            self.words[word] = 0
        for at in range(self.features.n):
            item = self.features.item(at)
            self.words[self.n * 16 + (item >> 5)] |= bit(item & 31)
        self.openers[self.n] = s.opener
        self.n += 1

    def judge(self, start: int, worth: float) -> None:
        """Say what all moments from `start` on are worth to seat 0."""
        for at in range(start, self.n):
            self.worth[at] = worth if self.openers[at] == 0 else 1 - worth

    def say(self, worth: float) -> None:
        """Say what the moment kept last seems to be worth to seat 0."""
        self.said[self.n - 1] = worth

    def judge_backward(self, start: int, worth: float, trust: float) -> None:
        """Say what moments of one deal are worth that ended with this worth to seat 0.

        To each moment it is what the next one seemed to be worth, with the weight `trust`, else
        what came of it (TD, with lambda being what is left of trust).
        """
        for at in range(self.n - 1, start - 1, -1):
            self.worth[at] = worth if self.openers[at] == 0 else 1 - worth
            worth = trust * self.said[at] + (1 - trust) * worth
