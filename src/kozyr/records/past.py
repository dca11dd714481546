"""What a position tells of the deal's dealer and of the deal before (§2.1, §3.4)."""

from kozyr.records.fault import DocumentError, contradiction
from kozyr.records.sheet import Sheet, path_of
from kozyr.records.whole import nothing_discarded
from kozyr.rules.limits import Limits


def dealer_of(sheet: Sheet) -> int | None:
    """Give the dealer of a position: the one named, else the fool seat of the deal before."""
    if sheet.dealer is None and sheet.previous is not None:
        return sheet.previous.fool_seat
    return sheet.dealer


def check_past(sheet: Sheet, limits: Limits) -> None:
    """Check bout, dealer and deal before of a deal on its way."""
    if sheet.bout == 1 and not nothing_discarded(sheet):
        raise contradiction(path_of("bout"))
    if limits.refill_from_dealer and sheet.talon and dealer_of(sheet) is None:
        raise DocumentError(path_of("dealer"), "missing")
    check_previous(sheet)


def check_previous(sheet: Sheet) -> None:
    """Refuse another dealer than the fool of the deal before, and a fool who was the winner."""
    previous = sheet.previous
    if previous is None or previous.fool_seat is None:
        return
    if sheet.dealer not in {None, previous.fool_seat}:
        raise contradiction(path_of("dealer"))
    if previous.first_place == previous.fool_seat:
        raise contradiction(path_of("previous"))
