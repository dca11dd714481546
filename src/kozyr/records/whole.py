"""Whether every card of the deck lies in exactly one place of a position (§19.1)."""

from collections.abc import Iterator

from kozyr.cards.deck import deck
from kozyr.records.fault import DocumentError, contradiction
from kozyr.records.sheet import Sheet, path_of


def check_cards(sheet: Sheet) -> None:
    """Refuse a talon that ends with another card than the trump card, a second and a lost card."""
    if sheet.talon and sheet.talon[-1] != sheet.trump_card:
        raise contradiction(path_of("talon"))
    seen: set[int] = set()
    for card, path in (*_in_play(sheet), *_row(sheet.discard or (), "discard")):
        if card in seen:
            raise DocumentError(path, "duplicate_card")
        seen.add(card)
    if sheet.discard is not None and len(seen) < sheet.rules.deck:
        raise DocumentError(path_of("discard"), "lost_card")


def nothing_discarded(sheet: Sheet) -> bool:
    """Whether every card lies in a hand, in the talon or on the table."""
    return len(set(deck(sheet.rules.deck)) - {card for card, _ in _in_play(sheet)}) == 0


def _in_play(sheet: Sheet) -> Iterator[tuple[int, str]]:
    """Every card outside the discard with its path, in the order of looking for a second one."""
    for seat, hand in enumerate(sheet.hands):
        yield from _row(hand, f"hands[{seat}]")
    yield from _row(sheet.talon, "talon")
    for at, pair in enumerate(sheet.table):
        yield pair.attack, path_of(f"table[{at}].attack")
        if pair.cover is not None:
            yield pair.cover, path_of(f"table[{at}].cover")


def _row(cards: tuple[int, ...], name: str) -> Iterator[tuple[int, str]]:
    for at, card in enumerate(cards):
        yield card, path_of(f"{name}[{at}]")
