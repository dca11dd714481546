"""Positions alike become one: ranks close up, plain suits are sorted, trumps stand last."""

from hypothesis import given
from hypothesis import strategies as st

from kozyr.bots.endgame.likeness import closed_up, gaps_in, in_lanes, in_order, suit_order
from kozyr.cards.cardset import cards_of, mask_of
from kozyr.game.bits import lane, popcount, ranks_in

cards = st.sets(st.sampled_from([suit * 16 + rank for suit in range(4) for rank in range(13)]))
some_cards = cards.filter(bool).map(mask_of)
suits = st.permutations(range(3))


@given(some_cards)
def test_closed_up_cards_keep_suits_order_and_equal_ranks(held: int) -> None:
    closed = closed_up(held, gaps_in(held))
    ranks = sorted({card & 15 for card in cards_of(held)})
    assert set(cards_of(closed)) == {
        (card & ~15) | ranks.index(card & 15) for card in cards_of(held)
    }
    assert ranks_in(closed) == (1 << len(ranks)) - 1


@given(some_cards, some_cards, suits)
def test_hands_with_plain_suits_renamed_are_one_position(
    att: int, other: int, names: list[int]
) -> None:
    dfn = other & ~att

    def renamed(hand: int) -> int:
        return mask_of((*names, 3)[card >> 4] * 16 + (card & 15) for card in cards_of(hand))

    def sorted_hands(one: int, two: int) -> tuple[int, int]:
        order = suit_order(one, two)
        return in_order(one, order), in_order(two, order)

    assert sorted_hands(att, dfn) == sorted_hands(renamed(att), renamed(dfn))
    assert popcount(sorted_hands(att, dfn)[0]) == popcount(att)


@given(some_cards, st.integers(0, 3))
def test_trumps_stand_in_the_last_lane(held: int, trump: int) -> None:
    moved = in_lanes(held, trump)
    assert ranks_in(moved & lane(3)) == ranks_in(held & lane(trump))
    assert popcount(moved) == popcount(held)
    assert in_lanes(moved, trump) == held
