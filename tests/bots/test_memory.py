"""What a seat remembers is true, and is all that it could know."""

import pytest

from kozyr.bots.memory import Memory
from kozyr.cards.card import parse
from kozyr.cards.cardset import mask_of
from kozyr.game.actions import Action, Beat, Lead, Pass, Show, Take
from kozyr.game.bits import bit
from kozyr.game.deal import Deal
from tests.bots.tables import any_deals, moments
from tests.rulebook.board import Board, rules_of, start
from tests.walks.sizes import deals


def cards(words: str) -> int:
    return mask_of(map(parse, words.split()))


def act(deal: Deal, *acts: tuple[int, Action]) -> None:
    for seat, action in acts:
        assert isinstance(deal.act(seat, action), tuple), action


def check(memory: Memory, deal: Deal, seat: int) -> None:
    """What is claimed must be true of the real hands and of the real discard."""
    hands = deal.state.hands
    assert not memory.gone & ~deal.state.discard
    for other in range(deal.rules.players):
        hand = hands[other]
        assert not memory.held(other) & ~hand, "a card is claimed that is not held"
        assert not hand & ~memory.may_hold(other), "a held card was thought impossible"
        assert memory.hand(other) in {None, hand}
    assert memory.hand(seat) == hands[seat]


def test_memory_is_true_in_every_deal_and_complete_if_every_bout_is_seen() -> None:
    for deal, dice in any_deals(1, deals(150, 15)):
        seat, memory = dice.below(deal.rules.players), Memory(deal.rules)
        for _ in moments(deal, dice):
            memory.see(deal.view(seat))
            check(memory, deal, seat)
            assert memory.gone == deal.state.discard


def test_memory_is_true_whatever_views_are_skipped() -> None:
    for deal, dice in any_deals(2, deals(200, 20)):
        seat, memory = dice.below(deal.rules.players), Memory(deal.rules)
        for _ in moments(deal, dice):
            if dice.below(12) == 0:
                memory.see(deal.view(seat))
                check(memory, deal, seat)


@pytest.fixture
def board() -> Board:
    return Board("7♥ 8♥ 9♥ K♠ | 9♦ 10♥ J♥ Q♥", talon=3, preset="gto_perevodnoy", trump="A♠")


def test_taken_cards_are_known_until_they_are_laid(board: Board) -> None:
    deal, memory = board.deal(), Memory(rules_of("gto_perevodnoy"))
    memory.see(deal.view(0))
    act(deal, (0, Lead((parse("7♥"),))), (1, Take()), (0, Pass()))
    memory.see(deal.view(0))
    assert memory.held(1) & cards("7♥")
    assert not memory.gone


def test_discarded_cards_are_gone_and_the_drawn_trump_card_is_known(board: Board) -> None:
    deal, memory = board.deal(), Memory(rules_of("gto_perevodnoy"))
    memory.see(deal.view(1))
    assert not memory.may_hold(0) & cards("A♠"), "the trump card lies under the talon"
    beat = Beat(parse("10♥"), parse("7♥"))
    act(deal, (0, Lead((parse("7♥"),))), (1, beat), (0, Pass()))
    memory.see(deal.view(1))
    assert memory.gone == cards("7♥ 10♥")
    assert deal.view(1).talon == 0
    assert memory.held(0) == cards("A♠")


def test_7_8_a_shown_trump_is_known() -> None:
    board = Board("7♥ 8♥ 9♥ | 7♠ 10♥ J♥ | Q♥ Q♣ K♣", talon=3, preset="gto_perevodnoy")
    deal, memory = board.deal(), Memory(rules_of("gto_perevodnoy", players=3))
    act(deal, (0, Lead((parse("7♥"),))), (1, Show(parse("7♠"))))
    memory.see(deal.view(2))
    assert memory.held(1) == cards("7♠")


def test_3_2_the_trump_that_decided_is_the_openers() -> None:
    deal = start("classic")
    view = deal.view(0)
    assert view.decided_by is not None
    assert view.opener is not None
    memory = Memory(deal.rules)
    memory.see(view)
    assert memory.held(view.opener) & bit(view.decided_by)


def test_2_5_a_dealt_trump_card_is_the_dealers() -> None:
    deal = start("classic", players=6)
    view = deal.view((deal.state.dealer + 1) % 6)
    memory = Memory(deal.rules)
    memory.see(view)
    assert memory.held(view.dealer) & bit(view.trump_card)


def test_another_deal_starts_anew() -> None:
    deal = start("classic")
    memory = Memory(deal.rules)
    memory.see(deal.view(0))
    other = Deal.start(deal.rules, seed=b"other", number=2)
    memory.see(other.view(0))
    check(memory, other, 0)
