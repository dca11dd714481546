"""Random deals in which every state is held against the invariants of the rulebook (chapter 19)."""

from kozyr.game import codes
from kozyr.game.apply import apply
from kozyr.game.arming import has_cheated
from kozyr.game.bits import bit, lowest
from kozyr.game.moves import Moves, card_of, kind_of, legal, legal_armed, next_actor
from kozyr.game.playout import Dice, shuffle_and_deal
from kozyr.game.proof import broken
from kozyr.game.state import State
from kozyr.rules.limits import Limits


class Prover:
    """Plays deals of one table at random and counts what it has seen.

    `deals` were played, `states` checked, `longest` is the most decisions of a deal, `endings` the
    set of the ways deals ended, `kinds` that of the moves played, armed ones as `codes.KINDS`.
    `paragraph` is the first one that broke, 1902 for §19.2, and 0 as long as none did; `state` is
    then the one it broke in. A deal of more decisions than `patience` breaks §19.4.
    """

    def __init__(self, limits: Limits, dice: Dice) -> None:
        self.state = State(limits)
        self.dice = dice
        self.moves = Moves()
        self.before = State(limits)
        self.cheat = codes.NOBODY
        self.first_defender = codes.NOBODY
        self.deals = 0
        self.states = 0
        self.longest = 0
        self.endings = 0
        self.kinds = 0
        self.paragraph = 0
        self.patience = 100_000

    def play(self, deals: int) -> None:
        """Play so many deals and check every state, until one breaks.

        Half of them are played one seat at a time (§17.11), the others in any order (§17.2).
        """
        for _ in range(deals):
            shuffle_and_deal(self.state, self.dice)
            self._vary()
            self._play_out(self.dice.below(2))
            if self.paragraph != 0:
                return
            self.deals += 1
            self.endings |= bit(self.state.ending)

    def _vary(self) -> None:
        """First deal or later, any rungs, any queen, all asked at once or one by one."""
        self.state.later_deal = self.dice.below(2) == 1
        self.state.asks_all = self.dice.below(2) == 1
        if self.state.queen < 0:
            self.state.queen = self.dice.below(4)
        for seat in range(self.state.limits.seats):
            first = lowest(self.state.limits.mates[seat])
            if self.state.limits.shared_ladder:
                first = 0
            rung = codes.SIX + self.dice.below(codes.ACE - codes.SIX + 1)
            self.state.put_rung(seat, self.state.rungs[first] if first < seat else rung)

    def _play_out(self, any_order: int) -> None:
        decisions = 0
        while self._holds() and self.state.phase != codes.OVER:
            decisions += 1
            choices = self._choices()
            if choices == 0 or decisions > self.patience:
                self.paragraph = 1904
            elif any_order != 0:
                self._play_any(self.dice.below(choices))
            else:
                self._play_next()
        self.longest = max(self.longest, decisions)

    def _holds(self) -> bool:
        """Whether nothing is broken, now or before."""
        if self.state.phase == codes.TO_LEAD:
            self.first_defender = self.state.defender
            self.cheat = codes.NOBODY
        self.states += 1
        if self.paragraph == 0:
            self.paragraph = broken(self.state, self.first_defender)
        return self.paragraph == 0

    def _choices(self) -> int:
        """How many legal actions there are of all seats, none of them armed."""
        choices = 0
        for seat in range(self.state.limits.seats):
            choices += legal(self.state, seat, self.moves)
        return choices

    def _play_any(self, pick: int) -> None:
        """Play one of the legal actions of all seats, or something armed."""
        seat = self.dice.below(self.state.limits.seats)
        if not self._arms(seat):
            seat = 0
            while pick >= legal(self.state, seat, self.moves):
                pick -= self.moves.n
                seat += 1
            self._play(seat, self.moves.move(pick))

    def _play_next(self) -> None:
        """Play something of the seat to be asked; §19.4: there is something."""
        seat = next_actor(self.state)
        if seat < 0 or legal(self.state, seat, self.moves) == 0:
            self.paragraph = 1904
        elif not self._arms(seat):
            choices = legal(self.state, seat, self.moves)
            self._play(seat, self.moves.move(self.dice.below(choices)))

    def _arms(self, seat: int) -> bool:
        """Now and then play an armed move, if the seat has one; remember how it was before."""
        if not self.state.limits.cheating or self.dice.below(4) != 0:
            return False
        if legal_armed(self.state, seat, self.moves) == 0:
            return False
        cheats = self.state.cheats
        if self.cheat < 0:
            self.before.copy_from(self.state)
        self.kinds |= bit(codes.KINDS)
        apply(self.state, seat, self.moves.move(self.dice.below(self.moves.n)))
        if self.cheat < 0 and self.state.cheats & ~cheats != 0:
            self.cheat = seat
        return True

    def _play(self, seat: int, move: int) -> None:
        """Play a move; a right call that undoes is heard only against the first cheat of a bout."""
        self.kinds |= bit(kind_of(move))
        if kind_of(move) != codes.CALL or not self._undoes(card_of(move)):
            apply(self.state, seat, move)
        elif card_of(move) == self.cheat:
            apply(self.state, seat, move)
            self._undo()

    def _undoes(self, accused: int) -> bool:
        """§14.8: whether calling this player brings the state before his cheat back."""
        if self.state.limits.caught_takes or self.state.limits.caught_loses:
            return False
        return has_cheated(self.state, accused)

    def _undo(self) -> None:
        """§14.8: the state before the cheat, but for lost calls and the right to arm."""
        self.before.no_arm = self.state.no_arm
        for seat in range(self.state.limits.seats):
            self.before.put_lost_calls(seat, self.state.lost_calls[seat])
        self.state.copy_from(self.before)
        self.cheat = codes.NOBODY


def prove(prover: Prover, deals: int) -> None:
    """Let a prover play so many deals."""
    prover.play(deals)
