"""One deal for learners: who acts, what he may do, what has been seen, what it was worth."""

from kozyr.game import codes as game
from kozyr.game.apply import apply
from kozyr.game.arming import has_cheated
from kozyr.game.bits import bit
from kozyr.game.cheating import Cheats, Step
from kozyr.game.ending import losers
from kozyr.game.moves import Moves, card_of, kind_of, led_cards, legal, legal_armed, next_actor
from kozyr.game.playout import Dice
from kozyr.game.state import State
from kozyr.lab.envs.dealing import deal_from, deciding_trump
from kozyr.rules.limits import Limits


class Table:
    """A deal played by one actor at a time (§17.11), calls and armed acts among his choices.

    `seat` acts next (-1: the deal is over), `decisions` counts what was done. `seen` are all cards
    that have ever been seen by everybody: where they are now is known, since from the table cards
    move in public. `rolls_back`: a caught cheat is undone (§14.8).
    """

    def __init__(self, limits: Limits) -> None:
        self.state = State(limits)
        self.rolls_back = limits.cheating and not limits.caught_takes and not limits.caught_loses
        self.cheats = Cheats()
        self.seen = 0
        self.seat = game.NOBODY
        self.decisions = 0

    def deal(self, dice: Dice, seed: int) -> None:
        """Deal afresh with this seed."""
        deal_from(self.state, dice, seed)
        self.seen = bit(self.state.trump_card)
        if deciding_trump(self.state) >= 0:
            self.seen |= bit(deciding_trump(self.state))
        self.seat = self.state.opener
        self.decisions = 0

    def choices(self, moves: Moves, armed: Moves) -> int:
        """Fill two lists with the moves of the seat that acts; how many both hold."""
        armed.n = 0
        if self.state.limits.cheating:
            legal_armed(self.state, self.seat, armed)
        return legal(self.state, self.seat, moves) + armed.n

    def act(self, move: int) -> None:
        """Carry out a move of the seat that acts; only for rules under which nothing is undone."""
        self._show(move)
        apply(self.state, self.seat, move)
        self.decisions += 1
        self.seat = next_actor(self.state)

    def act_among_cheats(self, move: int) -> None:
        """Carry out a move of the seat that acts; a right call undoes the cheat (§14.8)."""
        s, seat = self.state, self.seat
        before = State(s.limits)
        before.copy_from(s)
        called = kind_of(move) == game.CALL and has_cheated(s, card_of(move))
        self.act(move)
        if s.phase not in (game.BOUT, game.CALLING):
            self.cheats.clear()
            return
        if before.cheats != s.cheats:
            self.cheats.note(seat, Step(before, ()))
        if called:
            self.cheats.roll_back(s, card_of(move))
            self.seat = next_actor(s)

    def _show(self, move: int) -> None:
        """Note the cards that a move lays or shows."""
        kind = kind_of(move)
        if kind == game.LEAD:
            self.seen |= led_cards(move)
        elif kind <= game.SHOW:
            self.seen |= bit(card_of(move))


def reward(s: State, seat: int) -> float:
    """What a finished deal was worth to a seat; all seats together have 0.

    The durak and the losing team have -1 each. A member of the winning team has 1, whoever else
    was not the durak an equal share of 1, and everybody 0 after a draw.
    """
    if s.fool < 0:
        return 0.0
    if s.limits.teams:
        return -1.0 if losers(s) & bit(seat) else 1.0
    return -1.0 if seat == s.fool else 1.0 / (s.limits.seats - 1)
