"""Many deals side by side, a row each, in arrays that the caller has made."""

from kozyr.game.moves import Moves
from kozyr.game.playout import Dice
from kozyr.lab.envs import codes
from kozyr.lab.envs.arrays import Arrays, Line
from kozyr.lab.envs.numbering import count_of, number_of, numbered
from kozyr.lab.envs.observer import Observer, clear
from kozyr.lab.envs.table import Table, reward
from kozyr.rules.limits import Limits


class Rows:
    """The deals of a batch, and the arrays that tell of them.

    Row i begins with the seed `seed + i`; each new deal of a row has the seed of the one before
    plus the number of rows. After `most` decisions a deal is cut off.
    """

    def __init__(self, limits: Limits, arrays: Arrays, most: int, *, observes: bool) -> None:
        self.limits = limits
        self.most = most
        self.deals = len(arrays.seats)
        self._seats, self._ends, self._rewards, self._masks, _ = arrays
        self._observes = observes
        self._actions = count_of(limits)
        self._observer = Observer(limits, arrays.observations)
        self._tables = [Table(limits) for _ in range(self.deals)]
        self._seeds = [0] * self.deals
        self._dice = Dice(0)
        self._moves = Moves()
        self._armed = Moves()

    def begin(self, seed: int) -> None:
        """Deal every row afresh."""
        for row in range(self.deals):
            self._seeds[row] = seed + row
            self._ends[row] = 0
            self._deal(self._tables[row], row)
            self._tell(self._tables[row], row)

    def illegal(self, actions: Line) -> int:
        """The first row whose action is not allowed there, -1 if there is none."""
        for row in range(self.deals):
            action = actions[row]
            if action < 0 or action >= self._actions or self._masks[row, action] == 0:
                return row
        return -1

    def step(self, actions: Line) -> None:
        """Carry out a legal action in each row, and deal afresh where it ended the deal."""
        for row in range(self.deals):
            self._act(self._tables[row], row, int(actions[row]))

    def sample(self, actions: Line, dice: Dice) -> None:
        """Draw an action for each row, each legal one as likely as the others."""
        for row in range(self.deals):
            actions[row] = self._drawn(self._tables[row], dice)

    def _drawn(self, table: Table, dice: Dice) -> int:
        at = dice.below(table.choices(self._moves, self._armed))
        own = self._moves.n
        move = self._moves.move(at) if at < own else self._armed.move(at - own)
        return number_of(table.state, table.seat, move)

    def _act(self, table: Table, row: int, action: int) -> None:
        move = numbered(table.state, table.seat, action)
        if table.rolls_back:
            table.act_among_cheats(move)
        else:
            table.act(move)
        if self._ends[row] != 0:
            self._begin_reward(row)
        if table.seat < 0 or table.decisions >= self.most:
            self._end(table, row)
            self._deal(table, row)
        self._tell(table, row)

    def _begin_reward(self, row: int) -> None:
        """Forget the deal that ended a step before."""
        self._ends[row] = 0
        for seat in range(self.limits.seats):
            self._rewards[row, seat] = 0

    def _end(self, table: Table, row: int) -> None:
        """Tell that a deal is over and what it was worth, or that it was cut off."""
        self._ends[row] = codes.OVER if table.seat < 0 else codes.CUT_OFF
        if table.seat < 0:
            for seat in range(self.limits.seats):
                self._rewards[row, seat] = reward(table.state, seat)

    def _deal(self, table: Table, row: int) -> None:
        table.deal(self._dice, self._seeds[row])
        self._seeds[row] += self.deals

    def _tell(self, table: Table, row: int) -> None:
        """Write down who acts, what he may do and, if wanted, what he knows."""
        self._seats[row] = table.seat
        clear(self._masks, row, self._actions)
        table.choices(self._moves, self._armed)
        self._mark(table, row, self._moves)
        if self.limits.cheating:
            self._mark(table, row, self._armed)
        if self._observes:
            self._observer.observe(table, table.seat, row)

    def _mark(self, table: Table, row: int, moves: Moves) -> None:
        for at in range(moves.n):
            self._masks[row, number_of(table.state, table.seat, moves.move(at))] = 1
