"""Who defends in a position: derived, but for one whose last card opened a call window (§14.6)."""

from kozyr.game.bits import bit
from kozyr.game.survey import Survey
from kozyr.records.fault import DocumentError, contradiction
from kozyr.records.sheet import Sheet, path_of
from kozyr.rules.limits import Limits


def is_over(sheet: Sheet, limits: Limits) -> bool:
    """Whether players of at most one side are in (§11.3)."""
    playing = [seat for seat in range(limits.seats) if seat not in sheet.out]
    return all(limits.mates[playing[0]] & bit(seat) for seat in playing[1:])


def told_defender(sheet: Sheet, limits: Limits) -> int | None:
    """Give the defender that must be told since he has no cards left, None if he is derived."""
    told = sheet.defender
    return told if told is not None and told in _spent(sheet, limits) else None


def check_defender(sheet: Sheet, limits: Limits, facts: Survey) -> None:
    """Refuse another defender than the derived one, and a missing one who must be told."""
    if sheet.defender is None and _must_be_told(sheet, limits, facts):
        raise DocumentError(path_of("defender"), "missing")
    if sheet.table and facts.defender is None:
        raise contradiction(path_of("table"))
    if sheet.defender not in {None, facts.defender}:
        raise contradiction(path_of("defender"))


def _must_be_told(sheet: Sheet, limits: Limits, facts: Survey) -> bool:
    """Whether the defender has certainly no cards left.

    Everybody else is out of cards too, or he is the first after an opener whose lead nobody
    transferred: at that lead all held cards (§19.3).
    """
    spent = _spent(sheet, limits)
    if facts.defender is None:
        return bool(spent)
    return bool(spent) and not sheet.transferrers


def _spent(sheet: Sheet, limits: Limits) -> list[int]:
    """Those who could be a defender without cards in a call window, clockwise.

    They sit between the last who led or transferred and the next opponent with cards.
    """
    beaten = sheet.table and not sheet.taking and all(row.cover is not None for row in sheet.table)
    if not limits.call_window or sheet.talon or not beaten or sheet.opener is None:
        return []
    last = (sheet.opener, *sheet.transferrers)[-1]
    spent = []
    for step in range(1, limits.seats):
        seat = (last + step) % limits.seats
        if seat in sheet.out or limits.mates[last] & bit(seat):
            continue
        if sheet.hands[seat]:
            break
        spent.append(seat)
    return spent
