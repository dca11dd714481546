"""A deal before its first lead: whether it is void, and who attacks first (§2, §3)."""

from typing import Final

from kozyr.cards.card import text
from kozyr.game.placing import Opened, Placement, opened
from kozyr.game.survey import survey
from kozyr.records.after import Step, after
from kozyr.records.fault import DocumentError, contradiction
from kozyr.records.ladder import check_ladder, rungs_of_seats
from kozyr.records.modes import Modes
from kozyr.records.past import check_previous, dealer_of
from kozyr.records.session import verdict
from kozyr.records.sheet import Sheet, path_of, read_sheet
from kozyr.records.whole import check_cards, nothing_discarded
from kozyr.rules.limits import HAND_SIZE, Limits, bind

_LATER: Final = (
    "table",
    "defender",
    "transferrers",
    "shown",
    "taking",
    "passed",
    "word",
    "stalling",
    "out",
    "emptied",
)
"""Fields that a deal without a lead cannot have."""

_SUSPICIONS: Final = ("cheats", "lost_calls", "waived", "no_arm")
"""Those of its modes that it cannot have either."""


def judge_deal(raw: object) -> dict[str, object]:
    """Answer the question `deal`; DocumentError names the position's first fault."""
    sheet = read_sheet(raw)
    limits = bind(sheet.rules)
    _check(sheet, limits)
    dealer = _dealer(sheet, limits)
    placement = Placement(
        trump_card=sheet.trump_card,
        hands=sheet.hands,
        talon=sheet.talon,
        dealer=dealer,
        later_deal=sheet.previous is not None,
        rungs=rungs_of_seats(sheet, limits),
        queen=sheet.modes.queen,
    )
    fool = sheet.previous.fool_seat if sheet.previous else None
    winner = sheet.previous.first_place if sheet.previous else None
    began = opened(sheet.rules, placement, fool, winner)
    state = after(survey(began.deal), Step(shown=(), out=()), limits)
    return verdict(None, state | _beginning(began, dealer))


def _beginning(began: Opened, dealer: int | None) -> dict[str, object]:
    lots = {"dealer": dealer is None, "first_attacker": began.lot}
    return {
        "dealer": dealer,
        "decided_by": None if began.decided_by is None else text(began.decided_by),
        "redeal": began.void,
        "lot": [name for name, needed in lots.items() if needed],
    }


def _check(sheet: Sheet, limits: Limits) -> None:
    check_cards(sheet)
    for seat, hand in enumerate(sheet.hands):
        if len(hand) != HAND_SIZE:
            raise contradiction(path_of(f"hands[{seat}]"))
    if sheet.table:
        raise contradiction(path_of("table"))
    if not nothing_discarded(sheet):
        raise DocumentError(path_of("discard"), "lost_card")
    if sheet.opener is not None:
        raise DocumentError(path_of("opener"), "unknown")
    _check_nothing(sheet, _LATER)
    if sheet.bout not in {None, 1}:
        raise contradiction(path_of("bout"))
    check_previous(sheet)
    check_ladder(sheet, limits)
    _check_nothing(sheet.modes, _SUSPICIONS)


def _check_nothing(fields: Sheet | Modes, names: tuple[str, ...]) -> None:
    """Refuse the first of these fields that holds anything."""
    for name in names:
        if getattr(fields, name):
            raise contradiction(path_of(name))


def _dealer(sheet: Sheet, limits: Limits) -> int | None:
    """The dealer if named, the fool of the deal before, or who got the last card dealt (§2.5)."""
    dealer = dealer_of(sheet)
    if not sheet.talon:
        holder = next(seat for seat, hand in enumerate(sheet.hands) if sheet.trump_card in hand)
        if dealer not in {None, holder}:
            raise contradiction(path_of("previous" if sheet.dealer is None else "dealer"))
        return holder
    if dealer is None and sheet.previous is None and limits.first_left_of_dealer:
        raise DocumentError(path_of("dealer"), "missing")
    return dealer
