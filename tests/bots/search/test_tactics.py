"""What a search must find: positions with one right answer, among hidden cards or three players."""

from typing import Any

from kozyr.bots.strong import Strong
from kozyr.bots.thought import Effort, Thought
from kozyr.cards.card import parse
from kozyr.game.actions import Action, Beat, Lead, Pass, Take, ThrowIn, Transfer
from tests.rulebook.board import Board, cards
from tests.walks.sizes import COMPILED

EFFORT = Effort(2000 if COMPILED else 150, 0)
THREE = {"talon": 0, "options": {"players": 3, "discard_view": "open"}}
EARLY = {"talon": 9, "trump": "7♠", "options": {"lead_cards": "one"}}
PASSED_ON = {"preset": "gto_perevodnoy", "options": {"players": 3}, "talon": 9, "trump": "7♠"}


def thought(seat: int, hands: str, *acts: tuple[int, Action], **position: Any) -> Thought:  # noqa: ANN401 - see Board
    """What the strong bot thinks after these acts, with an effort of which no proof is made."""
    deal = Board(hands, **position).deal()
    bot = Strong(deal.rules, effort=EFFORT)
    bot.see(deal.view(seat))
    for actor, action in acts:
        assert isinstance(deal.act(actor, action), tuple), action
        bot.see(deal.view(seat))
    return bot.think(deal.view(seat))


def lead(words: str) -> Lead:
    return Lead(cards(words))


def beat(card: str, target: str) -> Beat:
    return Beat(parse(card), parse(target))


def test_goes_out_with_a_pair_for_sure() -> None:
    """Both at once, or one and then the other."""
    best = thought(0, "8♦ 8♥ | 9♦ K♣ A♣ J♣ | 10♥ Q♥ K♦ J♦", **THREE).chances[0]
    assert best.chance == 1.0
    assert best.action in {lead("8♦ 8♥"), lead("8♦"), lead("8♥")}


def test_beats_with_its_last_card() -> None:
    hands = "8♥ 9♣ Q♠ | 9♥ | K♦ Q♦ J♦"
    told = thought(1, hands, (0, lead("8♥")), (0, Pass()), **THREE)
    assert told.action == beat("9♥", "8♥")


def test_throws_its_last_card_in() -> None:
    hands = "8♥ 10♥ | 10♦ 9♣ K♣ A♣ 8♠ | K♦ Q♦ J♦"
    acts = ((0, lead("8♥")), (0, Pass()), (1, beat("8♠", "8♥")))
    told = thought(0, hands.replace("10♥", "8♣"), *acts, **THREE)
    assert told.action == ThrowIn(parse("8♣"))


def test_spends_no_ace_of_trumps_where_a_plain_card_does() -> None:
    hands = "8♥ 9♦ 6♣ 6♦ 7♦ 7♣ | A♠ K♠ 9♥ J♦ Q♦ Q♣"
    assert thought(1, hands, (0, lead("8♥")), (0, Pass()), **EARLY).action == beat("9♥", "8♥")


def test_passes_the_attack_on_rather_than_take() -> None:
    hands = "8♥ 9♦ 6♥ 6♣ 7♦ 7♣ | 8♣ J♦ 9♣ 10♣ Q♣ K♣ | 10♦ 6♦ Q♦ K♦ 9♥ A♣"
    acts = ((0, lead("8♥")), (0, Pass()), (2, Pass()))
    assert thought(1, hands, *acts[:1], **PASSED_ON).action == Transfer(parse("8♣"))


def test_throws_no_ace_of_trumps_after_a_beat_while_there_is_a_talon() -> None:
    hands = "8♥ A♠ K♦ 10♣ 9♦ 6♣ | A♥ 6♦ 7♦ J♦ Q♦ Q♣"
    acts = ((0, lead("8♥")), (0, Pass()), (1, beat("A♥", "8♥")))
    assert thought(0, hands, *acts, **EARLY).action == Pass()


def test_a_position_that_does_not_tell_how_it_came_about_gets_the_rule_move() -> None:
    told = thought(1, "6♦ 8♦ | K♠ 8♣ J♦", **{**EARLY, "table": "A♥"})
    assert told.action == Take()
    assert not told.chances
