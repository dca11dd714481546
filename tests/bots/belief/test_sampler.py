"""A sampler deals every deal that fits, each as often as its weight asks, on decks small enough."""

import itertools
from collections import Counter
from collections.abc import Iterator

import pytest

from kozyr.bots.belief.sampler import Sampler
from kozyr.cards.cardset import cards_of, mask_of
from kozyr.game.digest import digest, mix
from kozyr.game.playout import Dice, shuffle_and_deal
from kozyr.game.state import State
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules
from tests.bots.belief.chi import surprise
from tests.walks.sizes import COMPILED

DRAWS = 60_000 if COMPILED else 4_000

RANKS = (9, 10, 11, 12)
"""A deck of four ranks in three suits; what is not dealt stays in the talon."""

DECK = mask_of(suit * 16 + rank for suit in range(3) for rank in RANKS)

Key = tuple[tuple[int, ...], tuple[int, ...], int]
"""A deal: the other hands, the talon in order, the discard."""


def small(seats: int, *, hand_size: int, cards: int) -> State:
    """A deal of a small deck: so many cards of it, in hands of such a size."""
    limits = bind(Rules(players=seats))
    limits.hand_size = hand_size
    limits.all_cards = mask_of(cards_of(DECK)[:cards])
    state = State(limits)
    shuffle_and_deal(state, Dice(3))
    return state


def sampler_of(s: State, known: int = 0, lost: int = 0) -> Sampler:
    """What seat 0 deals, knowing one card of seat 1, and not knowing so many discarded ones."""
    talon = s.talon[s.talon_at : s.talon_end]
    s.talon_at += lost
    s.discard = mask_of(talon[:lost])
    hidden = [mask_of(cards_of(hand)[known * (seat == 1) :]) for seat, hand in enumerate(s.hands)]
    sampler = Sampler(sum(hidden[1:]) | mask_of(talon[:-1]), 0)
    for seat in range(1, s.limits.seats):
        count = len(cards_of(hidden[seat]))
        sampler.hand(seat, s.hands[seat] & ~hidden[seat], count)
    return sampler


def put_weights(sampler: Sampler, dice: Dice) -> None:
    """Very unequal weights: from 1/8 to 8."""
    for hand in range(sampler.hands):
        for at in range(sampler.n_cards):
            sampler.weigh(hand, sampler.card[at], 2.0 ** (dice.below(7) - 3))
    sampler.prepare()


def key(s: State) -> Key:
    hands = tuple(s.hands[1 : s.limits.seats])
    return hands, tuple(s.talon[s.talon_at : s.talon_end]), s.discard


def every_deal(sampler: Sampler, start: State) -> Iterator[tuple[Key, float]]:
    """Every deal that fits, with the weight of its hands."""
    unseen = sampler.card[: sampler.n_cards]
    s = State(start.limits)
    wanted = list(sampler.wanted[: sampler.hands])
    free = start.talon_end - start.talon_at - 1
    for order in itertools.permutations(unseen, sum(wanted) + free):
        dealt, rest = [], list(order)
        for hand, count in enumerate(wanted):
            dealt.append(mask_of(rest[:count]) | sampler.known[hand])
            if rest[:count] != sorted(rest[:count]):
                break
            del rest[:count]
        else:
            s.copy_from(start)
            for hand, cards in enumerate(dealt):
                s.put_hand(sampler.seat[hand], cards)
            lost = mask_of(unseen) & ~mask_of(order)
            talon = (*rest, start.talon[start.talon_end - 1])
            yield (tuple(dealt), talon, lost), sampler.weight_of(s)


TABLES = {
    "one other hand": (2, 2, 6, 0, 0),
    "a known card, and one lost": (2, 3, 8, 1, 1),
    "two other hands": (3, 2, 8, 0, 0),
    "two other hands, two cards lost": (3, 1, 7, 0, 2),
    "three other hands": (4, 1, 7, 0, 0),
    "three other hands and a known card": (4, 2, 9, 1, 0),
}
"""Small tables: seats, cards a hand, cards in the deck, known ones of seat 1, lost ones."""


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("way", ["uniform", "exact", "swaps"])
def test_deals_are_drawn_as_often_as_they_are_believed(way: str, name: str) -> None:
    seats, hand_size, cards, known, lost = TABLES[name]
    start = small(seats, hand_size=hand_size, cards=cards)
    sampler, dice = sampler_of(start, known, lost), Dice(17)
    if way != "uniform":
        sampler.most = 0 if way == "swaps" else sampler.most
        put_weights(sampler, dice)
        assert (sampler.total > 0) == (way == "exact")
    expected = dict(every_deal(sampler, start))
    found: Counter[Key] = Counter()
    drawn = State(start.limits)
    for _ in range(DRAWS):
        drawn.copy_from(start)
        sampler.draw(drawn, dice)
        found[key(drawn)] += 1
    assert abs(surprise(found, expected)) < 4


def test_the_total_is_the_sum_of_the_weights_of_all_fillings() -> None:
    start = small(3, hand_size=2, cards=8)
    sampler = sampler_of(start)
    put_weights(sampler, Dice(5))
    fillings = {hands: weight for (hands, _, _), weight in every_deal(sampler, start)}
    assert sampler.total == pytest.approx(sum(fillings.values()))


def test_a_deal_drawn_hangs_on_the_dice_alone() -> None:
    start = small(3, hand_size=2, cards=9)
    for most in (0, 1 << 16):
        sampler, drawn = sampler_of(start), State(start.limits)
        sampler.most = most
        put_weights(sampler, Dice(5))
        drawn.copy_from(start)
        keys = []
        for seed in (1, 2, 1):
            sampler.draw(drawn, Dice(seed))
            keys.append(key(drawn))
        assert keys[0] == keys[2] != keys[1]


def test_hands_that_hold_all_that_is_unseen_are_dealt_whatever_the_weights() -> None:
    start = small(2, hand_size=3, cards=7)
    sampler = Sampler(start.hands[1], 0)
    sampler.hand(1, 0, 3)
    put_weights(sampler, Dice(5))
    drawn = State(start.limits)
    drawn.copy_from(start)
    sampler.draw(drawn, Dice(6))
    assert drawn.hands[1] == start.hands[1]


@pytest.mark.parametrize(("most", "checksum"), [(1 << 16, 421384905), (0, 366311272)])
def test_19_7_either_kernel_draws_the_same_deals(most: int, checksum: int) -> None:
    start = small(4, hand_size=2, cards=11)
    sampler, drawn, dice = sampler_of(start), State(start.limits), Dice(8)
    sampler.most = most
    put_weights(sampler, Dice(5))
    drawn.copy_from(start)
    found = 0
    for _ in range(300):
        sampler.draw(drawn, dice)
        found = mix(found, digest(drawn))
    assert found == checksum
