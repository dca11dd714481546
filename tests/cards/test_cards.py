"""Cards, sets, decks (§1) and the verifiable shuffle (§1.5)."""

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.cards.card import card, is_card, parse, rank_of, suit_of, text
from kozyr.cards.cardset import cards_of, mask_of
from kozyr.cards.deck import deck, deck_mask
from kozyr.cards.shuffle import PUBLIC_SEAT_SEED, commitment, deal_seed, lot, shuffled

ORDER = """
K♥ K♣ 6♠ J♦ J♣ A♦ 6♥ 8♣ 10♦ A♠ 9♥ J♠
9♣ A♣ Q♥ 6♣ Q♣ A♥ K♠ 9♦ 10♣ Q♦ 7♠ 8♠
8♦ 7♥ 9♠ 7♣ Q♠ K♦ 6♦ 7♦ 10♠ 10♥ 8♥ J♥
"""

DECKS = {24: "9♠", 36: "6♠", 52: "2♠"}


@pytest.mark.parametrize(("size", "lowest"), DECKS.items())
def test_1_2_decks_start_at_their_lowest_rank(size: int, lowest: str) -> None:
    cards = deck(size)
    assert len(cards) == len(set(cards)) == size
    assert text(cards[0]) == lowest
    assert mask_of(cards) == deck_mask(size) < 1 << 61


def test_text_and_parse_are_inverse_for_every_card() -> None:
    for one in deck(52):
        assert parse(text(one)) == one
        assert card(suit_of(one), rank_of(one)) == one
        assert is_card(one)


@pytest.mark.parametrize("number", [-1, 13, 15, 16 + 14, 64, 1 << 40])
def test_numbers_that_are_no_card(number: int) -> None:
    assert not is_card(number)


@pytest.mark.parametrize("wrong", ["", "♥", "10", "1♥", "В♥", "♥10", "10♥♥", "10 ♥"])
def test_a_text_that_is_no_card_is_refused_with_an_example(wrong: str) -> None:
    with pytest.raises(ValueError, match="such as 10♥"):
        parse(wrong)


@given(st.sets(st.sampled_from(deck(52))))
def test_a_set_round_trips_in_ascending_order(cards: set[int]) -> None:
    assert list(cards_of(mask_of(cards))) == sorted(cards)


def test_1_5_shuffle_test_vector_of_version_1() -> None:
    seed = deal_seed(bytes(32), [PUBLIC_SEAT_SEED, PUBLIC_SEAT_SEED], 1)
    assert seed.hex() == "7b770a57ba55c3a3ef4aa5fba57eb0701a8eeae560d67d3f7c0d6653b47ec520"
    assert [text(one) for one in shuffled(deck(36), seed)] == ORDER.split()
    assert [lot(seed, "dealer", 6), lot(seed, "first attacker", 6)] == [0, 0]
    assert (
        commitment(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    )


def test_1_5_the_seed_depends_on_every_part() -> None:
    seeds = {
        deal_seed(bytes(32), [b"a", b"b"], 1),
        deal_seed(bytes(31) + b"\1", [b"a", b"b"], 1),
        deal_seed(bytes(32), [b"b", b"a"], 1),
        deal_seed(bytes(32), [b"ab", b""], 1),
        deal_seed(bytes(32), [b"a", b"b"], 2),
    }
    assert len(seeds) == 5


def test_1_5_the_stream_is_the_documented_one() -> None:
    seed = bytes(range(32))
    block = hmac.new(seed, b"dealer\0" + bytes(4), hashlib.sha256).digest()
    assert lot(seed, "dealer", 6) == int.from_bytes(block[:4], "big") % 6


def test_1_5_a_word_at_the_uneven_end_is_thrown_away() -> None:
    n = (1 << 31) + 1
    blocks = [hmac.new(b"s", b"x\0" + bytes([0, 0, 0, at]), "sha256").digest() for at in range(4)]
    words = [
        int.from_bytes(block[at : at + 4], "big") for block in blocks for at in range(0, 32, 4)
    ]
    assert words[0] >= n or any(word >= n for word in words)
    assert lot(b"s", "x", n) == next(word for word in words if word < n)


@given(st.binary(min_size=32, max_size=32), st.sampled_from([24, 36, 52]))
def test_2_9_every_attempt_is_a_permutation(seed: bytes, size: int) -> None:
    first, second = shuffled(deck(size), seed), shuffled(deck(size), seed, 1)
    assert sorted(first) == sorted(second) == list(deck(size))
    assert first != second


def test_1_5_each_card_comes_first_about_equally_often() -> None:
    firsts = [shuffled(deck(24), number.to_bytes(32, "big"))[0] for number in range(4800)]
    assert all(140 < firsts.count(one) < 260 for one in deck(24))
