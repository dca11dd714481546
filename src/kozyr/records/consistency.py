"""Whether the fields of a position agree with each other and with the rules."""

from kozyr.game.beating import beaters
from kozyr.game.bits import bit
from kozyr.game.deal import Deal
from kozyr.game.survey import Survey, survey
from kozyr.records.defending import check_defender, is_over
from kozyr.records.fault import contradiction
from kozyr.records.sheet import Sheet, path_of
from kozyr.records.wording import check_word
from kozyr.rules.limits import ATTACK_LIMIT, Limits


def check_alone(sheet: Sheet, limits: Limits) -> None:
    """Check what can be told without knowing who defends."""
    _check_hands(sheet)
    _check_table(sheet, limits)
    if sheet.opener in sheet.out and not is_over(sheet, limits):
        raise contradiction(path_of("opener"))
    _check_transfers(sheet, limits)
    if sheet.taking and all(row.cover is not None for row in sheet.table):
        raise contradiction(path_of("taking"))
    _check_out(sheet)
    _check_emptied(sheet)


def _check_hands(sheet: Sheet) -> None:
    """Between bouts, with an empty talon, nobody in is without a card (§19.3)."""
    if sheet.table or sheet.talon:
        return
    for seat, hand in enumerate(sheet.hands):
        if not hand and seat not in sheet.out:
            raise contradiction(path_of(f"hands[{seat}]"))


def _check_table(sheet: Sheet, limits: Limits) -> None:
    for at, row in enumerate(sheet.table):
        if row.cover is None and row.cover_by is not None:
            raise contradiction(path_of(f"table[{at}].cover_by"))
    if len(sheet.table) > ATTACK_LIMIT or (sheet.table and is_over(sheet, limits)):
        raise contradiction(path_of("table"))


def _check_transfers(sheet: Sheet, limits: Limits) -> None:
    """Every transfer that was no show has laid one attack card (§7.2, §7.8)."""
    transfers, shown = sheet.transferrers, sheet.shown
    impossible = transfers and (not limits.transfers or not sheet.table)
    laid = len(transfers) - len(set(shown).intersection(transfers))
    if impossible or laid >= max(len(sheet.table), 1) or not set(sheet.out).isdisjoint(transfers):
        raise contradiction(path_of("transferrers"))
    strange = not set(shown) <= set(transfers) or len(set(shown)) < len(shown)
    if strange or (shown and not limits.shows):
        raise contradiction(path_of("shown"))


def _check_out(sheet: Sheet) -> None:
    twice = len(set(sheet.out)) < len(sheet.out)
    if twice or any(sheet.hands[seat] for seat in sheet.out):
        raise contradiction(path_of("out"))


def check_derived(sheet: Sheet, limits: Limits, deal: Deal) -> None:
    """Check what hangs on the defender: limits, the end of the bout, passes, the word."""
    facts = survey(deal)
    _check_covers(sheet, deal)
    _check_limits(sheet, facts)
    check_defender(sheet, limits, facts)
    _check_passed(sheet, facts)
    check_word(sheet, limits, facts)


def _check_covers(sheet: Sheet, deal: Deal) -> None:
    for at, row in enumerate(sheet.table):
        if row.cover is None or row.cover in sheet.modes.cheats:
            continue
        if not beaters(deal.state, row.attack) & bit(row.cover):
            raise contradiction(path_of(f"table[{at}].cover"))


def _check_limits(sheet: Sheet, facts: Survey) -> None:
    """A <= M and U <= H (§19.2), and a bout that has not closed already (§9.2, §9.3)."""
    if not sheet.table or facts.defender is None or facts.limit is None:
        return
    too_many = len(sheet.table) > facts.limit
    if too_many or facts.closed or facts.uncovered > len(sheet.hands[facts.defender]):
        raise contradiction(path_of("table"))


def _check_passed(sheet: Sheet, facts: Survey) -> None:
    entitled = facts.entitled if sheet.table else ()
    twice = len(set(sheet.passed)) < len(sheet.passed)
    if twice or not set(sheet.passed) <= set(entitled):
        raise contradiction(path_of("passed"))


def _check_emptied(sheet: Sheet) -> None:
    if sheet.emptied is None:
        return
    empty = [seat for seat, hand in enumerate(sheet.hands) if not hand and seat not in sheet.out]
    if sorted(sheet.emptied) != empty:
        raise contradiction(path_of("emptied"))
