"""What a seat believes: states and deals that fit all it has seen, and nothing it has not."""

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from itertools import combinations
from math import prod

import pytest

from kozyr.bots.belief.believe import believe, root
from kozyr.bots.belief.likelihood import weights
from kozyr.bots.memory import Memory
from kozyr.cards.cardset import cards_of, mask_of
from kozyr.game.bits import popcount
from kozyr.game.deal import Deal
from kozyr.game.digest import digest
from kozyr.game.playout import Dice
from kozyr.game.state import State, talon_left
from kozyr.game.view import View
from kozyr.game.viewing import view_of
from kozyr.rules.options import Rules
from tests.bots.belief.chi import surprise
from tests.bots.tables import CHEATING, any_deals, moments
from tests.walks.sizes import deals
from tests.walks.test_views import hidden_cards, is_bout, seen_if, shuffled_anew


def seen(seed: int, count: int, *, skips: int = 1) -> Iterator[tuple[Deal, View, Memory, Dice]]:
    """Moments of random deals as a seat sees them, about one in `skips` of all."""
    for deal, dice in any_deals(seed, count):
        seat, memory = dice.below(deal.rules.players), Memory(deal.rules)
        for _ in moments(deal, dice):
            if dice.below(skips) == 0:
                view = deal.view(seat)
                memory.see(view)
                if is_bout(deal):
                    yield deal, view, memory, dice


def cards_in(s: State) -> int:
    """Every card of a state once, or a failure."""
    places = [*s.hands, s.discard, s.table]
    places += [1 << card for card in s.talon[s.talon_at : s.talon_end]]
    union = 0
    for cards in places:
        assert not union & cards, "a card is in two places"
        union |= cards
    return union


def check(drawn: State, start: State, deal: Deal, view: View, memory: Memory) -> None:
    """Whatever is drawn must fit what was seen, and be seen as the real deal was."""
    assert cards_in(drawn) == start.limits.all_cards
    assert list(drawn.counts) == list(start.counts)
    assert talon_left(drawn) == view.talon
    assert not view.talon or drawn.talon[drawn.talon_end - 1] == view.trump_card
    assert not memory.gone & ~drawn.discard
    for seat in range(deal.rules.players):
        assert popcount(drawn.hands[seat]) == drawn.counts[seat]
        assert not memory.held(seat) & ~drawn.hands[seat]
        assert not drawn.hands[seat] & ~memory.may_hold(seat)
    assert view_of(drawn, view.seat, deal.story, deal.number, deal.decided_by).hand == view.hand


@pytest.mark.parametrize("skips", [1, 9])
def test_every_deal_drawn_fits_what_was_seen(skips: int) -> None:
    for deal, view, memory, dice in seen(41 + skips, deals(12, 2), skips=skips):
        start = root(view, memory, deal.rules)
        sampler, drawn = believe(view, memory), State(start.limits)
        for _ in range(2):
            drawn.copy_from(start)
            sampler.draw(drawn, dice)
            check(drawn, start, deal, view, memory)


def test_a_deal_drawn_is_seen_as_the_real_one() -> None:
    for deal, view, memory, dice in seen(43, deals(8, 2)):
        drawn = root(view, memory, deal.rules)
        believe(view, memory).draw(drawn, dice)
        if deal.rules.cheating == "off" and view.discard_cards is None:
            assert view_of(drawn, view.seat, deal.story, deal.number, deal.decided_by) == view


def test_14_5_cheats_that_lie_in_view_are_cheats_in_the_root() -> None:
    for deal, dice in any_deals(44, deals(8, 2), CHEATING):
        seat, memory = dice.below(deal.rules.players), Memory(deal.rules)
        for _ in moments(deal, dice):
            view = deal.view(seat)
            memory.see(view)
            if is_bout(deal):
                assert root(view, memory, deal.rules).cheats == deal.state.cheats


def test_the_root_is_the_truth_where_nothing_is_hidden() -> None:
    known = 0
    for deal, view, memory, _ in seen(45, deals(12, 6)):
        if not memory.unseen:
            known += 1
            assert digest(root(view, memory, deal.rules)) == deal.digest()
    assert known > 0


def test_19_8_what_is_believed_does_not_depend_on_hidden_cards() -> None:
    for deal, dice in any_deals(46, deals(8, 2)):
        seat, memory = dice.below(deal.rules.players), Memory(deal.rules)
        for _ in moments(deal, dice):
            view = deal.view(seat)
            if is_bout(deal):
                other = shuffled_anew(hidden_cards(deal, seat), dice)
                twin, seed = deepcopy(memory), dice.below(1000)
                twin.see(seen_if(view, deal.rules, other, deal))
                memory.see(view)
                assert remembered(memory) == remembered(twin)
                drawn = [drawn_of(view, one, deal.rules, seed) for one in (memory, twin)]
                assert drawn[0] == drawn[1]
            memory.see(view)


def remembered(memory: Memory) -> dict[str, object]:
    """All that a memory holds but the rules."""
    return {name: value for name, value in vars(memory).items() if name != "limits"}


def drawn_of(view: View, memory: Memory, rules: Rules, seed: int) -> int:
    """The digest of the deal that is drawn with these dice."""
    drawn = root(view, memory, rules)
    believe(view, memory).draw(drawn, Dice(seed))
    return digest(drawn)


def test_hands_of_real_deals_are_drawn_as_likely_as_their_cards_weigh() -> None:
    checked = 0
    for deal, view, memory, dice in seen(47, deals(20, 6), skips=4):
        sampler = believe(view, memory)
        if deal.rules.players > 3 or not 8 <= sampler.n_cards <= 12:
            continue
        weighed = {hands: weight_of(hands, view, memory) for hands in fillings(view, memory)}
        if not 30 <= len(weighed) <= 500:
            continue
        assert sampler.total == pytest.approx(sum(weighed.values()))
        found, drawn = Counter[Hands](), root(view, memory, deal.rules)
        for _ in range(deals(10_000, 1_500)):
            sampler.draw(drawn, dice)
            found[tuple(drawn.hands[one.seat] for one in view.seats)] += 1
        assert abs(surprise(found, weighed)) < 4
        checked += 1
    assert checked > 2


Hands = tuple[int, ...]
"""The cards of every seat, as masks."""


def fillings(view: View, memory: Memory) -> Iterator[Hands]:
    """All hands that a seat may see behind this view."""

    def deal_out(hands: Hands, left: int) -> Iterator[Hands]:
        seat = len(hands)
        if seat == len(view.seats):
            yield hands
            return
        missing = view.seats[seat].count - popcount(memory.held(seat))
        for chosen in combinations(cards_of(left), missing):
            cards = mask_of(chosen)
            yield from deal_out((*hands, memory.held(seat) | cards), left & ~cards)

    yield from deal_out((), memory.unseen)


def weight_of(hands: Hands, view: View, memory: Memory) -> float:
    """The product of the weights of all cards of the hands that are not known to be there."""
    return prod(
        weight
        for seat, by_card in weights(view, memory).items()
        for card, weight in by_card.items()
        if hands[seat] >> card & 1
    )
