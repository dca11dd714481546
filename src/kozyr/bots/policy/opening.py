"""What the rules of thumb lead: see `kozyr.bots.leading`."""

from kozyr.bots.policy.facts import is_late, keeps_pairs, last_rival, transfers_on, unseen
from kozyr.bots.policy.prices import kept, worth
from kozyr.bots.policy.running import run
from kozyr.game.beating import beaters
from kozyr.game.bits import bit, lane, lowest, of_ranks, popcount, ranks_in
from kozyr.game.leading import lead_max, leadable
from kozyr.game.moves import lead_move, suits_holding
from kozyr.game.state import State

ANSWERED = 3
PAIR = 2
SHARES = 12


def lead(s: State) -> int:
    """The lead of the opener: what begins a run, else what is least worth keeping."""
    hand = leadable(s)
    held = kept(s, s.opener)
    rival = last_rival(s, s.opener)
    if rival >= 0:
        winning = run(s, s.hands[s.opener], s.hands[rival], held, transfers_on(s)) & hand
        if winning != 0:
            return _led(s, winning, lead_max(s))
    most = lead_max(s)
    if keeps_pairs(s) or hand & ~held == 0:
        most = 1
    return _led(s, _best(s, hand, held), most)


def _best(s: State, hand: int, held: int) -> int:
    """The plain cards of one rank, or one trump, that are best led: the first of several."""
    trumps = hand & lane(s.trump)
    plain = hand & ~trumps
    best = 0
    most = 0
    while plain | trumps != 0:
        cards = trumps & -trumps if plain == 0 else plain & of_ranks(bit(lowest(ranks_in(plain))))
        gain = _gain(s, cards, held)
        if best == 0 or gain > most:
            best = cards
            most = gain
        plain &= ~cards
        trumps &= ~cards
    return best


def _gain(s: State, cards: int, held: int) -> int:
    """The average gain of laying these cards, and something for each beyond the first.

    In twelfths, so that the average of up to four cards is whole.
    """
    count = popcount(cards)
    gain = 0
    while cards != 0:
        gain += _gain_of(s, lowest(cards), held)
        cards &= cards - 1
    return gain * (SHARES // count) + SHARES * PAIR * (count - 1)


def _gain_of(s: State, card: int, held: int) -> int:
    """How glad one is to be rid of a card: less if the defender has an answer to it.

    Trumps answer every plain card, so for those only plain answers count. With an empty talon a
    card without an answer is welcome.
    """
    price = worth(s, card, held)
    if not is_late(s):
        return -price
    answers = _answers(s, card)
    if answers == 0:
        return ANSWERED - price
    if card >> 4 != s.trump:
        answers &= ~lane(s.trump)
    return -ANSWERED - price if answers != 0 else -price


def _answers(s: State, card: int) -> int:
    """The answers that may be out against a card of the opener once the talon is empty."""
    return unseen(s, s.opener) & beaters(s, card)


def _led(s: State, cards: int, most: int) -> int:
    """Lead so many of these cards of one rank, those with the fewest answers first."""
    rank = lowest(cards) & 15
    chosen = 0
    while most > 0 and cards != 0:
        card = _hardest(s, cards)
        chosen |= card
        cards &= ~card
        most -= 1
    return lead_move(rank, suits_holding(chosen, rank))


def _hardest(s: State, cards: int) -> int:
    """The card with the fewest answers, as a set; the lowest of several."""
    hardest = cards & -cards
    if cards == hardest or not is_late(s):
        return hardest
    fewest = popcount(_answers(s, lowest(cards)))
    cards &= cards - 1
    while cards != 0:
        answers = popcount(_answers(s, lowest(cards)))
        if answers < fewest:
            fewest = answers
            hardest = cards & -cards
        cards &= cards - 1
    return hardest
