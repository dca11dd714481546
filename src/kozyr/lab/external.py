"""A seat played by a program: what it is told and what it may answer, a line of JSON each."""

from contextlib import suppress
from typing import Final

import msgspec

from kozyr.game.actions import Action
from kozyr.game.view import View
from kozyr.lab.faults import BotFaultError, FaultKind
from kozyr.lab.program import Program, ProgramError, quoted
from kozyr.rules.options import Rules

VERSION: Final = 1
"""Of the protocol; a program says in its answer to the hello which one it speaks."""


class Hello(msgspec.Struct, frozen=True, tag="hello", tag_field="kind"):
    """A deal begins: by these rules, and the program plays this seat."""

    seat: int
    rules: Rules
    version: int = VERSION


class Look(msgspec.Struct, frozen=True, tag="view", tag_field="kind"):
    """The deal as it stands; if the program is `asked`, it answers with an action or null."""

    asked: bool
    view: View


class Greeting(msgspec.Struct, frozen=True):
    """What a program answers to a hello; anything else it says there is not read."""

    version: int


class ProgramFaultError(BotFaultError):
    """A program did not answer, or not so that it can be understood."""


class External:
    """A player whose program has been told that a deal begins.

    Raises, here and whenever it is asked:
        ProgramFaultError: the program crashed, is silent or talks garbage.

    """

    def __init__(self, program: Program, rules: Rules, seat: int) -> None:
        self._program = program
        self._seat = seat
        self._untold: View | None = None
        answer = self._ask(Hello(seat, rules))
        try:
            greeting = msgspec.json.decode(answer, type=Greeting)
        except (msgspec.MsgspecError, RecursionError) as problem:
            raise self._garbage(answer, problem) from None
        if greeting.version != VERSION:
            raise self._fault(
                FaultKind.GARBAGE, f"speaks version {greeting.version}, not {VERSION}"
            )

    def see(self, view: View) -> None:
        """Keep the view, which may be asked about; what was kept before is told without asking."""
        if self._untold is not None and self._untold is not view:
            self._ask(Look(asked=False, view=self._untold))
        self._untold = view
        if view.result is not None:
            self._part(view)

    def _part(self, view: View) -> None:
        """Tell how the deal ended; it stands whatever becomes of the program now."""
        self._untold = None
        with suppress(ProgramFaultError):
            self._ask(Look(asked=False, view=view))

    def choose(self, view: View) -> Action | None:
        """Ask the program."""
        self.see(view)
        self._untold = None
        answer = self._ask(Look(asked=True, view=view))
        try:
            action: Action | None = _actions.decode(answer)
        except (msgspec.MsgspecError, RecursionError) as problem:
            raise self._garbage(answer, problem) from None
        return action

    def _ask(self, told: Hello | Look) -> bytes:
        try:
            return self._program.ask(msgspec.json.encode(told))
        except ProgramError as problem:
            raise self._fault(problem.kind, problem.what) from None

    def _garbage(self, answer: bytes, problem: Exception) -> ProgramFaultError:
        return self._fault(FaultKind.GARBAGE, f"answered {quoted(answer)}: {problem}")

    def _fault(self, kind: FaultKind, what: str) -> ProgramFaultError:
        return ProgramFaultError(kind, (self._seat,), what)


_actions: Final = msgspec.json.Decoder(Action | None)
