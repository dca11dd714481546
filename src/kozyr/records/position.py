"""From a position document to a deal on its way: what can be derived is derived, or must agree."""

import msgspec

from kozyr.game.deal import Deal
from kozyr.game.placing import UNKNOWN, Placement, place
from kozyr.game.view import Pair
from kozyr.records.consistency import check_alone, check_derived
from kozyr.records.defending import told_defender
from kozyr.records.fault import DocumentError
from kozyr.records.ladder import check_ladder, rungs_of_seats
from kozyr.records.past import check_past, dealer_of
from kozyr.records.sheet import Row, Sheet, path_of, read_sheet
from kozyr.records.suspicion import check_suspicion
from kozyr.records.whole import check_cards, nothing_discarded
from kozyr.rules.limits import HAND_SIZE, Limits, bind


class Position(msgspec.Struct, frozen=True):
    """A position that has been judged possible.

    `deal` is the deal at that moment, `shown` the seats that showed a trump, in order, `out` those
    out in finishing order, `refills` whether it is known in which order players draw.
    """

    deal: Deal
    shown: tuple[int, ...]
    out: tuple[int, ...]
    refills: bool


def read_position(raw: object) -> Position:
    """Read a position of a deal on its way; DocumentError names its first fault."""
    sheet = read_sheet(raw)
    limits = bind(sheet.rules)
    check_cards(sheet)
    if sheet.opener is None:
        raise DocumentError(path_of("opener"), "missing")
    check_alone(sheet, limits)
    placement = _placement(sheet, limits)
    deal = place(sheet.rules, placement)
    check_derived(sheet, limits, deal)
    check_past(sheet, limits)
    check_ladder(sheet, limits)
    check_suspicion(sheet, limits, deal)
    refills = not limits.refill_from_dealer or placement.dealer is not None
    return Position(deal, sheet.shown, sheet.out, refills)


def _placement(sheet: Sheet, limits: Limits) -> Placement:
    word = sheet.word.value if sheet.word else None
    return Placement(
        trump_card=sheet.trump_card,
        hands=sheet.hands,
        talon=sheet.talon,
        table=tuple(map(_pair, sheet.table)),
        opener=sheet.opener,
        transferrers=sheet.transferrers,
        shown=sheet.shown,
        taking=sheet.taking,
        passed=sheet.passed,
        word_open=word == "open" if isinstance(word, str) else None,
        word_seat=word if isinstance(word, int) and limits.in_turn else None,
        bout=sheet.bout or _bout(sheet),
        stalling=sheet.stalling,
        out=sheet.out,
        emptied=sheet.emptied,
        dealer=dealer_of(sheet),
        later_deal=sheet.previous is not None,
        defender=told_defender(sheet, limits),
        rungs=rungs_of_seats(sheet, limits),
        queen=sheet.modes.queen,
        cheats=sheet.modes.cheats,
        lost_calls=sheet.modes.lost_calls,
        waived=sheet.modes.waived,
        no_arm=sheet.modes.no_arm,
    )


def _pair(row: Row) -> Pair:
    return Pair(row.attack, UNKNOWN if row.by is None else row.by, row.cover, row.cover_by)


def _bout(sheet: Sheet) -> int:
    """Bout one if nothing has been drawn or discarded, else some later one."""
    dealt = HAND_SIZE * sheet.rules.players
    return 1 if nothing_discarded(sheet) and len(sheet.talon) == sheet.rules.deck - dealt else 2
