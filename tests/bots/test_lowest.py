"""The easy bot: the lowest card, trumps last."""

from typing import Any

from kozyr.bots.easy import easy
from kozyr.bots.lowest import Lowest
from kozyr.cards.card import parse
from kozyr.game.actions import Action, Beat, Lead, Pass, Show, Take, ThrowIn, Transfer
from tests.rulebook.board import Board


def choice(seat: int, hands: str, **position: Any) -> Action | None:  # noqa: ANN401 - see Board
    """What the easy bot does in a position, spades being trumps."""
    deal = Board(hands, **position).deal()
    return Lowest(deal.rules).choose(deal.view(seat))


def test_leads_the_lowest_plain_card() -> None:
    assert choice(0, "7♠ 9♦ 8♥ | 6♦ 7♦") == Lead((parse("8♥"),))


def test_leads_a_trump_when_it_has_nothing_else() -> None:
    assert choice(0, "9♠ 7♠ | 6♦ 7♦") == Lead((parse("7♠"),))


def test_beats_with_the_cheapest_card() -> None:
    assert choice(1, "6♦ | 7♠ Q♥ J♥ K♦", table="8♥") == Beat(parse("J♥"), parse("8♥"))


def test_beats_with_a_trump_if_nothing_else_does() -> None:
    assert choice(1, "6♦ | 9♠ 7♠ Q♦", table="8♥") == Beat(parse("7♠"), parse("8♥"))


def test_takes_when_one_card_cannot_be_beaten() -> None:
    assert choice(1, "6♦ | Q♥ K♦", table="8♥ 8♣") == Take()


def test_transfers_with_a_plain_card() -> None:
    perevodnoy = {"preset": "gto_perevodnoy", "options": {"players": 3}}
    hands = "9♦ 6♥ | 8♣ J♥ 7♠ | 10♦ J♦ Q♦"
    assert choice(1, hands, table="8♥", **perevodnoy) == Transfer(parse("8♣"))


def test_shows_the_trump_of_the_rank() -> None:
    hands = "9♦ 6♥ | 8♠ J♥ 7♠ | 10♦ J♦ Q♦"
    assert choice(1, hands, table="8♥", preset="gto_perevodnoy", options={"players": 3}) == Show(
        parse("8♠")
    )


def test_throws_in_plain_cards_only() -> None:
    assert choice(0, "8♠ 8♦ J♣ | 6♦ 7♦ 9♦", table="8♥/J♥") == ThrowIn(parse("8♦"))
    assert choice(0, "8♠ 9♦ | 6♦ 7♦ 9♥", table="8♥/J♥") == Pass()


def test_goes_out_with_its_last_trump_and_with_its_last_pair() -> None:
    assert choice(0, "J♠ | 6♦ 7♦ 9♥", table="8♥/J♥") == ThrowIn(parse("J♠"))
    assert choice(0, "8♦ 8♥ | 6♦ 7♦ J♦") == Lead((parse("8♦"), parse("8♥")))


def test_beats_the_hardest_card_first_or_nothing() -> None:
    assert choice(1, "6♦ | 9♥ J♥ 7♦", table="8♥ 10♥") == Beat(parse("J♥"), parse("10♥"))
    assert choice(1, "6♦ | J♥ 7♦", table="8♥ 10♥") == Take()


def test_takes_a_few_cards_rather_than_spend_the_ace_of_trumps_early() -> None:
    early = {"talon": 9, "trump": "7♠"}
    assert choice(1, "6♦ 8♦ | A♠ 8♣ J♦", table="8♥", **early) == Take()
    assert choice(1, "6♦ 8♦ | A♠ 8♣ J♦", table="8♥") == Beat(parse("A♠"), parse("8♥"))
    many = "8♥/9♥ 9♦/J♦ J♣"
    assert choice(1, "6♦ 8♦ | A♠ 8♣", table=many, **early) == Beat(parse("A♠"), parse("J♣"))


def test_the_easy_level_throws_no_king_and_no_ace_in_while_the_talon_lasts() -> None:
    for talon, action in ((9, Pass()), (0, ThrowIn(parse("K♦")))):
        board = Board("K♦ 10♣ | 6♦ 7♦ 9♦", table="8♥/K♥", talon=talon, trump="7♠")
        deal = board.deal()
        assert easy(deal.rules).choose(deal.view(0)) == action


def test_waits_for_the_word_with_a_card_to_throw_in_and_passes_without() -> None:
    table = {"preset": "classic", "options": {"players": 3}, "table": "8♥/J♥"}
    assert choice(2, "7♦ | 6♦ 9♦ | 8♣ K♦", **table) is None
    assert choice(2, "7♦ | 6♦ 9♦ | 9♣ K♦", **table) == Pass()
