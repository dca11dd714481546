"""What the value net sees of a deal of two before a lead: a list of the inputs that are on.

The same moment in other suits is the same list: trumps come first, plain suits in an order that
only the cards in them decide, and ranks of which no card is left close up under the highest one.
"""

from kozyr.bots.evaluation import codes
from kozyr.game import codes as game
from kozyr.game.bits import bit, highest, lane, lowest, of_ranks, popcount, ranks_in, zeros
from kozyr.game.state import State
from kozyr.game.throwing_in import in_first_span
from kozyr.rules.limits import Limits


class Features:
    """The inputs that are on: `items` up to `n`, each a number below `codes.INPUTS`, once."""

    def __init__(self) -> None:
        self.items = zeros(160)
        self.n = 0
        self.suits = zeros(4)
        self.keys = zeros(4)
        self.ranks = zeros(13)

    def add(self, item: int) -> None:
        """Turn one input on."""
        self.items[self.n] = item
        self.n += 1

    def item(self, at: int) -> int:
        """The input at this place of the list."""
        return self.items[at]

    def order(self, s: State, own: int, other: int, talon: int) -> None:
        """Number the suits and the ranks of these cards anew."""
        for suit in range(4):
            key = (_lane(own, suit) << 13 | _lane(other, suit)) << 13 | _lane(talon, suit)
            self.keys[suit] = key | bit(40) if suit == s.trump else key
        for suit in range(4):
            before = 0
            for rival in range(4):
                if self._comes_before(rival, suit):
                    before += 1
            self.suits[suit] = before * codes.RANKS
        live = ranks_in(own | other | talon)
        place = codes.RANKS - 1
        while live != 0:
            self.ranks[highest(live)] = place
            live &= ~bit(highest(live))
            place -= 1

    def _comes_before(self, one: int, other: int) -> bool:
        if self.keys[one] == self.keys[other]:
            return one < other
        return self.keys[one] > self.keys[other]

    def add_cards(self, cards: int, place: int) -> None:
        """Turn on the inputs of a set of cards at a place."""
        while cards != 0:
            card = lowest(cards)
            self.add(place + self.suits[card >> 4] + self.ranks[card & 15])
            cards &= cards - 1

    def add_ranks(self, cards: int, place: int) -> None:
        """Turn on how many cards of each rank a hand holds."""
        ranks = ranks_in(cards)
        while ranks != 0:
            rank = lowest(ranks)
            count = popcount(cards & of_ranks(bit(rank)))
            self.add(place + self.ranks[rank] * 4 + count - 1)
            ranks &= ranks - 1

    def add_tops(self, cards: int, against: int, place: int) -> None:
        """Turn on the cards above every card of their suit in the other hand."""
        for suit in range(4):
            held = _lane(against, suit)
            lane_cards = _lane(cards, suit)
            if held != 0:
                lane_cards &= -bit(highest(held))
            while lane_cards != 0:
                self.add(place + self.suits[suit] + self.ranks[lowest(lane_cards)])
                lane_cards &= lane_cards - 1


def _lane(cards: int, suit: int) -> int:
    return cards >> (suit * 16) & lane(0)


def talon_cards(s: State) -> int:
    """The set of cards in the talon, whatever their order."""
    cards = 0
    for at in range(s.talon_at, s.talon_end):
        cards |= bit(s.talon[at])
    return cards


def read(x: Features, s: State) -> None:
    """List what is on in a state whose opener is to lead; two players are in.

    Everything is told from the opener's side. What the table's rules are is not in the list but
    added by `read_rules`, since it stays the same.
    """
    own = s.hands[s.opener]
    other = s.hands[s.defender]
    talon = talon_cards(s)
    x.n = 0
    x.order(s, own, other, talon)
    x.add_cards(own, codes.OWN)
    x.add_cards(other, codes.OTHER)
    x.add_cards(talon, codes.TALON)
    x.add_ranks(own, codes.OWN_RANKS)
    x.add_ranks(other, codes.OTHER_RANKS)
    x.add_tops(own, other, codes.OWN_TOPS)
    x.add_tops(other, own, codes.OTHER_TOPS)
    x.add(codes.LEFT + popcount(talon))
    if talon != 0:
        x.add(codes.BOTTOM + x.ranks[s.trump_card & 15])
    x.add(codes.OWN_COUNT + _at_most(popcount(own), codes.MOST_COUNT))
    x.add(codes.OTHER_COUNT + _at_most(popcount(other), codes.MOST_COUNT))
    x.add(codes.OWN_TRUMPS + _at_most(popcount(own & lane(s.trump)), codes.MOST_TRUMPS))
    x.add(codes.OTHER_TRUMPS + _at_most(popcount(other & lane(s.trump)), codes.MOST_TRUMPS))
    if in_first_span(s):
        _read_span(x, s)


def _at_most(count: int, most: int) -> int:
    return min(most, count)


def _read_span(x: Features, s: State) -> None:
    if s.limits.first_cap < s.limits.cap:
        x.add(codes.LOW_CAP)
    if s.limits.not_in_first_span or (s.limits.not_in_first_deal and not s.later_deal):
        x.add(codes.NOT_YET)


def has_transfers(limits: Limits) -> bool:
    """Whether two players, the last ones in, may transfer at such a table at all (§7.5)."""
    if not limits.transfers or limits.not_two_left:
        return False
    return limits.seats > game.TWO or not limits.not_two_seats


def read_rules(x: Features, limits: Limits) -> None:
    """List the inputs that tell the rules of a table."""
    x.n = 0
    if has_transfers(limits):
        x.add(codes.TRANSFERS)
        if limits.mid_bout:
            x.add(codes.MID_BOUT)
        if limits.shows:
            x.add(codes.SHOWS)
        if limits.trump_only_beats:
            x.add(codes.TRUMP_BEATS)
    if limits.lead_limit > 1:
        x.add(codes.PAIRS)
    if limits.lead_limit > game.TWO:
        x.add(codes.SETS)
    _read_adding(x, limits)


def _read_adding(x: Features, limits: Limits) -> None:
    if limits.throw_any == 0:
        x.add(codes.THROW_LEAD if limits.throw_lead != 0 else codes.NO_THROW)
    if not limits.after_take:
        x.add(codes.NO_AFTER)
    if not limits.draw:
        x.add(codes.NO_DRAW)


def supports(limits: Limits) -> bool:
    """Whether the net knows such a table: two seats, no cheating, no epaulettes."""
    return limits.seats == game.TWO and not limits.cheating and not limits.pogony
