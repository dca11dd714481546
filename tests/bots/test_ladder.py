"""Which cards a bot keeps to hang."""

from kozyr.bots.ladder import kept_cards, rung_cards
from kozyr.cards.card import parse
from kozyr.cards.cardset import mask_of
from kozyr.game.bits import bit
from kozyr.game.deal import Deal, Previous
from kozyr.game.pogony import rung_cards as kernel_rung_cards
from tests.bots.tables import any_deals
from tests.rulebook.board import cards, rules_of

QUEEN = parse("Q♠") % 16


def test_15_2_the_cards_of_a_rung_are_the_kernels() -> None:
    for deal, _ in any_deals(41, 200):
        view = deal.view(0)
        for one in view.seats:
            expected = 0 if one.rung is None else kernel_rung_cards(deal.state, one.seat)
            assert rung_cards(view, one.seat) == expected


def test_15_4_a_trump_of_the_rung_is_not_kept_but_the_queen_is_even_if_it_is_trump() -> None:
    rules = rules_of("gto_pogony", players=2)
    last = Previous(None, None, rungs=(parse("9♥") % 16, QUEEN), queen=0)
    view = Deal.start(rules, seed=b"kept", number=2, previous=last).view(0)
    nines = mask_of(cards("9♠ 9♣ 9♦ 9♥"))
    assert kept_cards(view) == nines & ~bit(view.trump_suit * 16 + 7)
