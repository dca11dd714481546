"""What a bot may not do: each fault says who did it, of what kind it is, and what it was."""

from enum import StrEnum


class FaultKind(StrEnum):
    """Ended, did not answer in time, answered what cannot be read, moved illegally, never moved."""

    CRASH = "crash"
    SILENCE = "silence"
    GARBAGE = "garbage"
    ILLEGAL = "illegal"
    WAITING = "waiting"


class BotFaultError(RuntimeError):
    """A bot cannot play this deal to its end; `seats` are those to blame, `what` they did."""

    def __init__(self, kind: FaultKind, seats: tuple[int, ...], what: str) -> None:
        super().__init__(kind, seats, what)
        self.kind = kind
        self.seats = seats
        self.what = what

    def __str__(self) -> str:
        return f"seat {' and '.join(map(str, self.seats))} {self.what}"


class IllegalMoveError(BotFaultError):
    """A bot wanted what the rules refuse."""


class NobodyActsError(BotFaultError):
    """Every bot that may act waits for the others."""
