"""The rungs of the ladders of epaulettes: one a seat, one a team, or one for the table (§15.2)."""

from kozyr.cards.card import RANKS
from kozyr.game import codes
from kozyr.records.fault import DocumentError, contradiction
from kozyr.records.sheet import Sheet, path_of
from kozyr.rules.limits import Limits


def check_ladder(sheet: Sheet, limits: Limits) -> None:
    """Refuse rungs and a queen that the table does not have, and a last rung without its queen."""
    rungs, queen = sheet.modes.rungs, sheet.modes.queen
    if rungs is not None and len(rungs) != _ladders(limits):
        raise contradiction(path_of("rungs"))
    if queen is None:
        if limits.queen == codes.NO_SUIT and codes.QUEEN in (rungs or ()):
            raise DocumentError(path_of("queen"), "missing")
    elif not limits.pogony or limits.queen not in {queen, codes.NO_SUIT}:
        raise contradiction(path_of("queen"))


def rungs_of_seats(sheet: Sheet, limits: Limits) -> tuple[int, ...] | None:
    """Give every seat the rung of its ladder; None where the position tells none."""
    rungs = sheet.modes.rungs
    if not rungs:
        return None
    return tuple(rungs[seat % len(rungs)] for seat in range(limits.seats))


def rungs_told(rungs: tuple[int, ...], limits: Limits) -> list[str] | None:
    """Tell the rungs of the seats as the position does; None without epaulettes."""
    return [RANKS[rank] for rank in rungs[: _ladders(limits)]] if limits.pogony else None


def _ladders(limits: Limits) -> int:
    """How many ladders the table has: partners climb one together, being every other seat."""
    if not limits.pogony:
        return 0
    if limits.shared_ladder:
        return 1
    return codes.TWO if limits.teams else limits.seats
