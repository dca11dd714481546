"""The medium bot: each of its heuristics in a position where it decides."""

from typing import Any

from kozyr.bots.counting import Counting
from kozyr.cards.card import parse
from kozyr.game.actions import Action, Beat, Lead, Pass, Show, Take, ThrowIn, Transfer
from tests.rulebook.board import Board, cards

PEREVODNOY = {"preset": "gto_perevodnoy"}
OPEN = {"options": {"discard_view": "open"}}
"""The discard lies open, so that the rival's hand is known although no bout was seen."""

THREE = {**PEREVODNOY, "options": {"players": 3}}


def choice(seat: int, hands: str, *acts: tuple[int, Action], **position: Any) -> Action | None:  # noqa: ANN401 - see Board
    """What the medium bot does after these acts, all of which it sees; spades are trumps."""
    deal = Board(hands, **position).deal()
    bot = Counting(deal.rules)
    bot.see(deal.view(seat))
    for actor, action in acts:
        assert isinstance(deal.act(actor, action), tuple), action
        bot.see(deal.view(seat))
    return bot.choose(deal.view(seat))


def lead(words: str) -> Lead:
    return Lead(cards(words))


# Leading.


def test_leads_low_and_keeps_trumps() -> None:
    assert choice(0, "6♠ 10♦ 8♥ | 6♦ 7♦ J♦", talon=9, trump="7♠") == lead("8♥")


def test_leads_a_pair_together_where_it_cannot_come_back() -> None:
    assert choice(0, "K♠ 8♦ 8♥ | 6♦ 7♦ J♦", talon=9, trump="7♠") == lead("8♦ 8♥")


def test_leads_one_of_a_pair_where_it_can() -> None:
    position = {"talon": 9, "trump": "7♠", **PEREVODNOY}
    assert choice(0, "K♠ 8♦ 8♥ | 6♦ 7♦ J♦", **position) == lead("8♦")


def test_leads_no_card_with_a_known_answer_if_another_is_as_cheap() -> None:
    taken = ((0, lead("9♦")), (1, Take()), (0, Pass()))
    hands = "9♦ 8♦ 8♥ J♣ K♣ A♣ Q♥ | 6♦ 7♦ J♦ 7♥ Q♣ K♥"
    rules = {"talon": 9, "trump": "7♠", "options": {"lead_cards": "one"}}
    assert choice(0, hands, *taken, **rules) == lead("8♥"), "9♦ would beat 8♦"


def test_goes_out_by_leads_that_must_be_taken() -> None:
    assert choice(0, "A♥ 6♦ | K♥ 7♦ 8♦", **OPEN) == lead("A♥")


# Answering.


def test_takes_a_high_card_rather_than_spend_a_high_trump() -> None:
    position = {"talon": 9, "trump": "7♠", "table": "A♥"}
    assert choice(1, "6♦ 8♦ | K♠ 8♣ J♦", **position) == Take()
    assert choice(1, "6♦ 8♦ | 6♠ 8♣ J♦", **position) == Beat(parse("6♠"), parse("A♥"))


def test_beats_cheaply_and_the_hardest_card_first() -> None:
    position = {"talon": 9, "trump": "7♠", "table": "8♥ 8♣"}
    answer = choice(1, "6♦ 9♦ | 6♠ 9♥ Q♥ J♦", **position)
    assert answer == Beat(parse("6♠"), parse("8♣"))


def test_passes_the_attack_on_with_a_plain_card() -> None:
    hands = "9♦ 6♥ | 8♣ J♥ 7♠ | 10♦ J♦ Q♦"
    assert choice(1, hands, table="8♥", **THREE) == Transfer(parse("8♣"))


def test_keeps_a_trump_of_the_rank_while_a_plain_card_beats() -> None:
    hands = "9♦ 6♥ | 8♠ J♥ 7♦ | 10♦ J♦ Q♦"
    rules = {"preset": "kubikoved", "options": {"players": 3}, "bout": 2}
    assert choice(1, hands, table="8♥", **rules) == Beat(parse("J♥"), parse("8♥"))


def test_7_8_shows_the_trump_since_it_costs_nothing() -> None:
    hands = "9♦ 6♥ | 8♠ J♥ 7♠ | 10♦ J♦ Q♦"
    assert choice(1, hands, table="8♥", **THREE) == Show(parse("8♠"))


def test_beats_in_the_end_whatever_it_costs() -> None:
    hands = "9♦ 10♦ 6♣ 7♣ | A♠ 8♦ 9♣ J♣"
    assert choice(1, hands, table="A♦", **OPEN) == Beat(parse("A♠"), parse("A♦"))


# Throwing in.


def test_throws_no_trump_in_while_the_talon_lasts() -> None:
    position = {"table": "8♥/J♥", "trump": "7♠"}
    hands = "8♠ K♦ 10♣ | 6♦ 7♦ 9♦ Q♦"
    assert choice(0, hands, talon=9, **position) == Pass()
    assert choice(0, hands, **position, **OPEN) == ThrowIn(parse("8♠"))


def test_gives_no_high_card_to_a_taker_but_low_ones() -> None:
    position = {"talon": 9, "trump": "7♠", "taking": True, "table": "8♥/A♥ 8♣"}
    assert choice(0, "A♦ 10♣ K♣ | 6♦ 7♦ 9♦ Q♦", **position) == Pass()
    assert choice(0, "8♦ 10♣ K♣ | 6♦ 7♦ 9♦ Q♦", **position) == ThrowIn(parse("8♦"))


def test_gives_a_taker_even_a_high_card_if_it_is_the_last() -> None:
    position = {"taking": True, "table": "A♥ 8♣"}
    assert choice(0, "A♦ | 6♦ 7♦ 9♦ Q♦", **position) == ThrowIn(parse("A♦"))


def test_holds_the_pair_back_while_the_attack_may_return() -> None:
    hands = "8♦ 10♣ K♣ | 6♦ 9♥ 7♦ Q♦"
    position = {"talon": 9, "trump": "7♠", **PEREVODNOY}
    assert choice(0, hands, table="8♥", **position) == Pass()
    assert choice(0, hands, table="8♥/J♥", **position) == ThrowIn(parse("8♦"))


def test_waits_for_the_word_with_a_card_to_throw_in_and_passes_without() -> None:
    position = {"preset": "classic", "options": {"players": 3}, "table": "8♥/J♥", "talon": 9}
    assert choice(2, "7♦ | 6♦ 9♦ | 8♣ K♦", trump="7♠", **position) is None
    assert choice(2, "7♦ | 6♦ 9♦ | 9♣ K♦", trump="7♠", **position) == Pass()
