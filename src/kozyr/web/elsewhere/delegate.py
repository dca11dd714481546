"""A program that plays a seat of a table elsewhere: what it says to each snapshot."""

from collections.abc import Callable
from typing import Final

from kozyr.game.view import View
from kozyr.lab.external import External, ProgramFaultError
from kozyr.lab.program import Program
from kozyr.web.protocol import (
    ActMessage,
    AgainMessage,
    LeaveMessage,
    ResignMessage,
    TableView,
)

Message = ActMessage | AgainMessage | LeaveMessage | ResignMessage
"""What a delegate may say at a table."""

Tell = Callable[[str], None]
"""Tells the owner, who looks on, what happens."""

NEVER: Final = "could move, nobody else could, and it waits"


class Delegate:
    """Lets one program play deal after deal, at one table after the other.

    It gives a deal up when the program fails in it, and starts the program anew for the next one.
    After `most` deals, if there is a limit, it leaves.
    """

    def __init__(
        self,
        start: Callable[[], Program],
        number: Callable[[], str],
        tell: Tell,
        most: int | None = None,
    ) -> None:
        self._start, self._number, self._tell = start, number, tell
        self._most, self.played = most, 0
        self._program: Program | None = None
        self._player: External | None = None
        self._deal: tuple[str, int] | None = None
        self._answered: View | None = None

    @property
    def done(self) -> bool:
        """Whether it has played as many deals as it was to."""
        return self._most is not None and self.played >= self._most

    def reply(self, told: TableView) -> Message | None:
        """Say what follows from a snapshot of the seat; None if there is nothing to say."""
        if told.me is None or told.closed is not None or told.deal is None:
            return None
        if told.phase == "over":
            return self._over(told, told.me, told.deal)
        paused = told.paused is not None and told.paused.on
        if paused or told.seats[told.me].left or told.deal == self._answered:
            return None
        return self._turn(told, told.me, told.deal)

    def part(self, told: TableView) -> None:
        """Take note of the deal that was over when the table was closed: the other one has left."""
        if told.me is not None and told.deal is not None and told.deal.result is not None:
            self._note(told, told.me, told.deal)

    def refused(self, told: TableView, why: str) -> Message | None:
        """Say what follows if the last thing said was refused; `told` is the newest snapshot.

        If nothing has changed since, the program wanted what the rules refuse.
        """
        if told.phase == "playing" and told.deal == self._answered:
            return self._give_up(f"wanted what the rules refuse: {why}")
        return self.reply(told)

    def forget(self) -> None:
        """Answer the same snapshot again: what was said has not been heard."""
        self._answered = None

    def leave(self) -> LeaveMessage:
        """Say that the seat is given up for good."""
        return LeaveMessage(self._number())

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.end()

    def _turn(self, told: TableView, seat: int, view: View) -> Message | None:
        self._answered = view
        try:
            player = self._playing(told, seat, view)
            if seat not in view.may_act or view.answered is not None:
                player.see(view)
                return None
            action = player.choose(view)
        except ProgramFaultError as fault:
            return self._give_up(fault.what)
        if action is not None:
            return ActMessage(self._number(), action, view.acts)
        return self._give_up(NEVER) if view.may_act == (seat,) else None

    def _playing(self, told: TableView, seat: int, view: View) -> External:
        """Give the player of this deal; the program is told if it has just begun."""
        deal = told.table, view.deal
        if self._player is None or self._deal != deal:
            self._deal = deal
            if self._program is None or not self._program.running:
                self._program = self._start()
            self._player = External(self._program, told.rules, seat)
        return self._player

    def _over(self, told: TableView, seat: int, view: View) -> Message | None:
        """Take note of the end of a deal, and want another or leave."""
        self._note(told, seat, view)
        if self.done:
            return self.leave()
        return None if told.seats[seat].again else AgainMessage(self._number())

    def _note(self, told: TableView, seat: int, view: View) -> None:
        """Count the end of a deal and tell it, once."""
        if self._deal == (told.table, view.deal):
            self._deal = None
            self.played += 1
            self._show(view)
            self._tell(f"deal {view.deal} is over: {_outcome(seat, view)}")

    def _show(self, view: View) -> None:
        """Show the program how its deal has ended, if it lives."""
        player, self._player = self._player, None
        if player is not None and self._program is not None and self._program.running:
            player.see(view)

    def _give_up(self, what: str) -> ResignMessage:
        self._tell(f"the program {what}; it gives this deal up")
        return ResignMessage(self._number())


def _outcome(seat: int, view: View) -> str:
    if view.result is None or view.result.durak is None:
        return "nobody is the durak"
    return "durak" if view.result.durak == seat else "not the durak"
