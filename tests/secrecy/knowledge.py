"""What may be told to a seat of cards, from the rulebook: no line of it looks at a view.

A seat knows its hand. Everybody knows the trump card (§1.5), the trump that decided who attacks
first (§3.2), what was laid and shown in this bout and in the last (§17.10), an open discard, the
hung cards (§15.8) and the named queen (§15.3). All other cards are hidden.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from kozyr.cards.card import parse
from kozyr.game import codes
from kozyr.game.actions import Action, Beat, Decline, Hang, Lead, Show, ThrowIn, Transfer
from kozyr.table.log import Entry
from kozyr.table.table import Table

SUIT, QUEEN = 16, 10


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


CARDS = _words(
    "card cards attack cover target trump_card decided_by hand joins beat discard_cards cheats "
    "queen"
)
"""The fields of a frame in which cards stand; a queen alone is a suit."""

NO_CARDS = _words(
    "seat deal acts bout talon discard stalling dealer opener defender main_attacker transferrers "
    "transfer_to limit room uncovered lead_max word_seat may_act seats count place side rung "
    "trump_suit by cover_by player calls n ranks drew passed_set durak places winners fool_seat on "
    "playing passed waived no_arm taking trump lead throw_in transfer show right match_over "
    "phase role word kind outcome end code answered table history last_bout pairs moves armed "
    "buttons params result hung take pass call waive hang decline arm"
)
"""The other fields of a deal; one that stands in neither list must be put into one."""


def bits(mask: int) -> set[int]:
    return {card for card in range(64) if mask >> card & 1}


class Knowledge:
    """What everybody may be told of a table's cards, followed from entry to entry of its log."""

    def __init__(self) -> None:
        self.bouts: dict[int, set[int]] = {}
        self.bout = 0
        self.always: set[int] = set()
        self.hung: set[int] = set()
        self.sealed: dict[int, set[int]] = {}
        self.armed: dict[int, set[int]] = {}
        self.over = False
        self.hands: list[set[int]] = []
        self.answers: set[tuple[int, str]] = set()

    def follow(self, entry: Entry, table: Table) -> None:
        """Take the next entry of the log, and the table with it."""
        if table.deal is None:
            return
        s = table.deal.state
        before, self.hands = self.hands, [bits(hand) for hand in s.hands[: len(table.seats)]]
        if entry.record.__struct_config__.tag == "dealt":
            self._begin(table)
        action: Action | None = getattr(entry.record, "action", None)
        if action is not None:
            seat: int = entry.record.seat  # type: ignore[union-attr]
            self._act(seat, action, before[seat], is_open=s.phase != codes.HANGING)
        self.bout, self.over = s.bout, s.phase == codes.OVER

    def _begin(self, table: Table) -> None:
        assert table.deal is not None
        s = table.deal.state
        self.__init__()  # type: ignore[misc]
        self.hands = [bits(hand) for hand in s.hands[: len(table.seats)]]
        self.always = {s.trump_card}
        if table.rules.first_attacker == "lowest_trump":
            trumps = [card for hand in self.hands for card in hand if card // SUIT == s.trump]
            self.always |= {min(trumps)} if trumps else set()
        if s.limits.pogony and s.queen >= 0:
            self.always.add(s.queen * SUIT + QUEEN)
        self.bout = s.bout

    def _act(self, seat: int, action: Action, hand: set[int], *, is_open: bool) -> None:
        laid = self.bouts.setdefault(self.bout, set())
        match action:
            case Lead(cards=cards):
                laid |= set(cards)
            case Beat(card=card) | ThrowIn(card=card) | Transfer(card=card) | Show(card=card):
                laid.add(card)
            case Hang():
                self.sealed[seat] = hand
                self.answers.add((seat, "hang"))
            case Decline():
                self.answers.add((seat, "decline"))
            case _:
                pass
        if getattr(action, "armed", False):
            self.armed.setdefault(self.bout, set()).update(laid & {action.card})  # type: ignore[union-attr]
        if is_open:
            self.hung |= set().union(*self.sealed.values())
            self.sealed = {}

    def told(self, seat: int | None, *, open_discard: bool) -> set[int]:
        """Give the cards that a seat, or a spectator, may be told of now."""
        recent = [self.bout, self.bout - 1] if not open_discard else list(self.bouts)
        known = set().union(self.always, self.hung, *(self.bouts.get(at, ()) for at in recent))
        return known if seat is None else known | self.hands[seat]

    def cheats(self) -> set[int]:
        """Give the cards of which a closed bout may tell that they were laid by a cheat."""
        done = (cards for bout, cards in self.armed.items() if bout < self.bout or self.over)
        return set().union(*done)


def cards_in(frame: object, at: str = "") -> Iterator[tuple[str, int]]:
    """Give every card a decoded frame names, each with its field."""
    if isinstance(frame, dict):
        for key, value in frame.items():
            yield from cards_in(value, key)
    elif isinstance(frame, list | tuple):
        for value in frame:
            yield from cards_in(value, at if at != "queen" else "cards")
    elif isinstance(frame, int) and not isinstance(frame, bool) and at in CARDS - {"queen"}:
        yield at, frame


def fields_in(deal: object) -> Iterator[str]:
    """Give the name of every field of a decoded deal."""
    if isinstance(deal, dict):
        for key, value in deal.items():
            yield key
            yield from fields_in(value)
    elif isinstance(deal, list | tuple):
        for value in deal:
            yield from fields_in(value)


def written_cards(text: str) -> set[int]:
    """Give the cards that a text names as people write them, such as `10♥`."""
    return {parse(word) for word in re.findall(r"(?:10|[2-9JQKA])[♠♥♦♣]", text)}


def own_hand(frame: Mapping[str, Any]) -> set[int]:
    return set(frame["deal"]["hand"])
