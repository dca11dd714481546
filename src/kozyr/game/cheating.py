"""Undoing a cheat: the state before it comes back, and what the call cost stays (rulebook, §14.8).

Only the facade knows how: the kernel judges calls, but remembers no earlier state.
"""

import msgspec

from kozyr.game.state import State
from kozyr.game.view import Act


class Step(msgspec.Struct, frozen=True):
    """A moment before a cheat: the state, never changed again, and the public acts so far."""

    state: State
    bout: tuple[Act, ...]


class Cheats:
    """The first cheat of each player in the bout being played, in the order they were done.

    `found` are the cards of cheats that were rolled back in this bout (§14.10).
    """

    def __init__(self) -> None:
        self._first: dict[int, Step] = {}
        self.found = 0

    def note(self, seat: int, before: Step) -> None:
        """A seat has cheated; only its first cheat of the bout can be gone back to."""
        self._first.setdefault(seat, before)

    def roll_back(self, s: State, seat: int) -> Step:
        """Bring the state before this seat's first cheat back, and tell what was known then.

        Lost calls and the bans on arming stay as they are now.
        """
        lost, no_arm, cheats = list(s.lost_calls), s.no_arm, s.cheats
        step = self._first[seat]
        s.copy_from(step.state)
        s.no_arm = no_arm
        for caller, players in enumerate(lost):
            s.put_lost_calls(caller, players)
        self.found |= cheats & ~s.cheats
        at = list(self._first).index(seat)
        self._first = dict(list(self._first.items())[:at])
        return step

    def clear(self) -> None:
        """The bout is over."""
        self._first = {}
        self.found = 0

    def copy(self) -> "Cheats":
        """Give an independent memory of the same cheats."""
        twin = Cheats()
        twin._first = dict(self._first)
        twin.found = self.found
        return twin
