"""Whether the cheats and calls of a position agree with the table (§14)."""

from kozyr.game.arming import callable_by
from kozyr.game.bits import bit
from kozyr.game.deal import Deal
from kozyr.game.survey import survey
from kozyr.records.fault import DocumentError, contradiction
from kozyr.records.sheet import Sheet, path_of
from kozyr.rules.limits import Limits


def check_suspicion(sheet: Sheet, limits: Limits, deal: Deal) -> None:
    """Refuse what a fair table, this penalty or this moment does not know."""
    _check_cheats(sheet, limits)
    _check_lost_calls(sheet, limits)
    _check_waived(sheet, deal)
    barred = sheet.modes.no_arm
    if barred and (not _rolls_back(limits) or _twice(barred)):
        raise contradiction(path_of("no_arm"))


def _rolls_back(limits: Limits) -> bool:
    return limits.cheating and not limits.caught_takes and not limits.caught_loses


def _check_cheats(sheet: Sheet, limits: Limits) -> None:
    """Cards on the table, each with somebody to be called for it (§14.7)."""
    cheats = sheet.modes.cheats
    laid = {row.attack for row in sheet.table} | {row.cover for row in sheet.table}
    if cheats and (not limits.cheating or _rolls_back(limits)):
        raise contradiction(path_of("cheats"))
    if _twice(cheats) or not laid.issuperset(cheats):
        raise contradiction(path_of("cheats"))
    for at, row in enumerate(sheet.table):
        if row.attack in cheats and row.by is None:
            raise DocumentError(path_of(f"table[{at}].by"), "missing")


def _check_lost_calls(sheet: Sheet, limits: Limits) -> None:
    """Calls of players in against opponents in, lost in this bout as the table agreed (§14.9)."""
    pairs = sheet.modes.lost_calls
    if pairs and (not limits.lose_calls or not sheet.table or _twice(pairs)):
        raise contradiction(path_of("lost_calls"))
    for caller, accused in pairs:
        all_at_once = (accused is None) == limits.lose_all_calls
        partners = accused is not None and limits.mates[caller] & bit(accused)
        if not all_at_once or partners or not {caller, accused}.isdisjoint(sheet.out):
            raise contradiction(path_of("lost_calls"))


def _check_waived(sheet: Sheet, deal: Deal) -> None:
    """Waived have players in who may still call somebody, while the window is open (§14.6)."""
    waived = sheet.modes.waived
    if waived and (_twice(waived) or not survey(deal).calling):
        raise contradiction(path_of("waived"))
    if any(seat in sheet.out or not callable_by(deal.state, seat) for seat in waived):
        raise contradiction(path_of("waived"))


def _twice(values: tuple[object, ...]) -> bool:
    return len(set(values)) < len(values)
