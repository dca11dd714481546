"""Chapter 2: seats, dealing, trump."""

import pytest

from kozyr.cards.card import rank_of, suit_of
from kozyr.cards.cardset import cards_of
from kozyr.cards.shuffle import lot, shuffled
from kozyr.game import codes
from kozyr.game import deal as dealing
from kozyr.game.deal import Deal, Previous
from kozyr.rules.options import Rules
from tests.rulebook.board import Board, rules_of, texts

SEED = b"a deal"
HANDS = "6♦ 7♦ 8♦ 9♦ 10♦ J♣|6♣ 7♣ 8♣ 9♣ 7♠ J♦"
FIVE_HEARTS = "6♥ 7♥ 8♥ 9♥ 10♥ J♣|6♣ 7♣ 8♣ 9♣ 7♠ J♦"
FIVE_TRUMPS = "7♠ 8♠ 9♠ 10♠ J♠ J♣|6♣ 7♣ 8♣ 9♣ 7♦ J♦"
FOUR_HEARTS = "6♥ 7♥ 8♥ 9♥ 10♦ J♣|6♣ 7♣ 8♣ 9♦ 7♠ J♦"


def whole(hands: str, trump: str = "6♠", **options: object) -> Board:
    return Board(hands, talon=24, trump=trump, opener=None, options=options)


def order(rules: Rules, attempt: int = 0) -> tuple[int, ...]:
    """The shuffled cards of a deal from SEED."""
    deal = Deal.start(rules, seed=SEED)
    return shuffled(cards_of(deal.state.limits.all_cards), SEED, attempt)


def test_2_1_the_first_dealer_is_drawn_by_lot() -> None:
    dealers = [Deal.start(rules_of(players=5), seed=b"%d" % n).view(0).dealer for n in range(60)]
    assert set(dealers) == set(range(5))
    assert dealers[7] == lot(b"7", "dealer", 5)


def test_2_1_later_the_fool_deals_and_after_a_draw_the_lot_again() -> None:
    rules = rules_of(players=5)
    for fool in range(5):
        deal = Deal.start(rules, seed=SEED, number=2, previous=Previous(fool, None))
        assert deal.view(0).dealer == fool
    drawn = Deal.start(rules, seed=SEED, number=2, previous=Previous(None, 3))
    assert drawn.view(0).dealer == lot(SEED, "dealer", 5)


def test_2_2_six_cards_each_one_at_a_time_from_the_left_of_the_dealer() -> None:
    rules = rules_of(players=3)
    deal = Deal.start(rules, seed=SEED)
    dealer = deal.view(0).dealer
    for step in range(3):
        seat = (dealer + 1 + step) % 3
        assert deal.view(seat).hand == tuple(sorted(order(rules)[step:18:3]))


def test_2_3_the_bottom_card_is_the_trump_card_and_shown_to_all() -> None:
    rules = rules_of(players=4)
    deal = Deal.start(rules, seed=SEED)
    for seat in range(4):
        view = deal.view(seat)
        assert view.trump_card == order(rules)[-1]
        assert view.trump_suit == suit_of(view.trump_card)


def test_2_4_the_trump_card_is_part_of_the_talon_and_drawn_last() -> None:
    board = Board("8♥ K♦|J♥ Q♥", talon="7♣ 6♠", bout=4)
    after = board.after("0 lead 8♥", "1 beat J♥ 8♥", "0 pass")
    assert after["drawn"] == {"0": ["7♣", "6♠"]}
    assert after["talon_left"] == 0
    view = board.view(0)
    assert (view.talon, texts([view.trump_card])) == (2, "6♠")
    assert view.hand == Board("8♥ K♦|J♥ Q♥", talon=9).view(0).hand


@pytest.mark.parametrize(("deck", "players"), [(24, 4), (36, 6)])
def test_2_5_all_cards_dealt_the_dealer_holds_the_trump_card(deck: int, players: int) -> None:
    rules = rules_of(deck=deck, players=players)
    deal = Deal.start(rules, seed=SEED)
    view = deal.view(deal.view(0).dealer)
    assert view.trump_card == order(rules)[-1]
    assert view.trump_card in view.hand
    assert view.talon == 0


def test_2_6_hands_are_seen_only_when_the_deal_is_complete() -> None:
    """Dealing and redeals are one step: the first view there is shows six cards."""
    deal = Deal.start(rules_of(players=3), seed=SEED)
    assert [len(deal.view(seat).hand) for seat in range(3)] == [6, 6, 6]
    assert deal.acts == 0


def test_2_7_off_five_of_a_suit_are_played() -> None:
    assert whole(FIVE_HEARTS).begin()["redeal"] is None


def test_2_7_on_five_of_a_suit_are_dealt_again_trumps_too() -> None:
    for hands in (FIVE_HEARTS, FIVE_TRUMPS, FIVE_HEARTS.replace("J♣", "J♥")):
        after = whole(hands, redeal_five_of_suit="on").begin()
        assert (after["redeal"], after["opener"]) == ("five_of_suit", None)
    assert whole(FOUR_HEARTS, redeal_five_of_suit="on").begin()["redeal"] is None


def test_2_8_off_an_ace_may_be_the_trump_card() -> None:
    assert whole(FOUR_HEARTS, trump="A♠").begin()["redeal"] is None


def test_2_8_on_an_ace_as_trump_card_is_dealt_again() -> None:
    assert whole(FOUR_HEARTS, "A♠", redeal_trump_ace="on").begin()["redeal"] == "trump_ace"
    assert whole(FOUR_HEARTS, "K♠", redeal_trump_ace="on").begin()["redeal"] is None


def test_2_9_a_redeal_keeps_the_dealer_and_uses_the_next_shuffle() -> None:
    rules = rules_of(redeal_trump_ace="on")
    redealt = set()
    for number in range(60):
        seed = b"%d" % number
        deal = Deal.start(rules, seed=seed)
        assert deal.view(0).dealer == Deal.start(rules_of(), seed=seed).view(0).dealer
        cards = cards_of(deal.state.limits.all_cards)
        shown = [shuffled(cards, seed, attempt)[-1] for attempt in range(5)]
        attempt = next(at for at, card in enumerate(shown) if rank_of(card) != codes.ACE)
        assert deal.state.trump_card == shown[attempt]
        redealt.add(attempt)
    assert redealt >= {0, 1, 2}


def test_2_9_after_twenty_void_deals_the_next_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    attempts = []

    def noted(cards: tuple[int, ...], seed: bytes, attempt: int) -> tuple[int, ...]:
        attempts.append(attempt)
        return shuffled(cards, seed, attempt)

    monkeypatch.setattr(dealing, "shuffled", noted)
    monkeypatch.setattr(dealing, "void_reason", lambda _: codes.TRUMP_ACE)
    deal = Deal.start(rules_of(), seed=SEED)
    assert attempts == list(range(21))
    assert deal.state.trump_card == order(rules_of(), 20)[-1]


def test_2_9_the_dealer_of_a_void_deal_stays_known() -> None:
    board = whole(FIVE_HEARTS, redeal_five_of_suit="on")
    assert board.begin()["lot"] == ["dealer"]
    board.document["dealer"] = 1
    after = board.begin()
    assert (after["dealer"], after["lot"]) == (1, [])
    assert whole(HANDS, redeal_five_of_suit="on").begin()["redeal"] == "five_of_suit"
