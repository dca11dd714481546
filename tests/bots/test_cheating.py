"""A bot where cheating is allowed: whom it calls, what it arms, and that its rates are met."""

from typing import Any

import pytest
from msgspec.structs import replace

from kozyr.bots.cheating import Sly, among_cheats
from kozyr.bots.habits import HABITS, Arming, Habits
from kozyr.bots.levels import player
from kozyr.bots.lowest import Lowest
from kozyr.bots.strength import cheapest_first
from kozyr.bots.thought import Chance, Effort, Thinker, Thought
from kozyr.cards.card import parse
from kozyr.game.actions import Action, Beat, Call, Lead, Pass, Take, ThrowIn, Transfer
from kozyr.game.deal import Deal
from kozyr.game.events import Acted
from kozyr.game.view import View
from kozyr.lab.playing import play, step
from kozyr.lab.styles import styles
from tests.bots.tables import CHEATING, any_deals
from tests.rulebook.board import Board, cards, rules_of
from tests.walks.sizes import deals

NEVER = Arming(0, 0, 0, 0, 0, 0, 0)
HONEST = Habits(0, 0, NEVER, NEVER, NEVER)
SHARP = replace(HONEST, notice=1)
RASH = replace(HONEST, guess=1)


def arming(**rates: float) -> Habits:
    """Habits with these rates of arming whatever a caught cheat costs."""
    armed = replace(NEVER, **rates)
    return replace(HONEST, takes_table=armed, rollback=armed, loses_deal=armed)


def played(hands: str, *acts: tuple[int, Action], **position: Any) -> Deal:  # noqa: ANN401 - see Board
    """A deal at a cheating table after these acts; spades are trumps."""
    deal = Board(hands, **{"preset": "mailru_cheat", "talon": 9, "bout": 2, **position}).deal()
    for actor, action in acts:
        assert isinstance(deal.act(actor, action), tuple), action
    return deal


def choice(habits: Habits, seat: int, deal: Deal) -> Action | None:
    """What the easy bot does there with these habits."""
    return Sly(Lowest(deal.rules), deal.rules, habits).choose(deal.view(seat))


def armed(card: str, target: str) -> Beat:
    return Beat(parse(card), parse(target), armed=True)


LED = (0, Lead(cards("8♥")))
HANDS = "8♥ 7♠ J♣ | 6♦ 9♦ K♣"


# Calling.


def test_calls_a_cheat_that_it_notices_and_only_then() -> None:
    deal = played(HANDS, LED, (1, armed("6♦", "8♥")))
    assert choice(SHARP, 0, deal) == Call(1)
    assert choice(HONEST, 0, deal) == Pass()


def test_does_not_take_an_honest_act_for_a_cheat_armed_or_not() -> None:
    deal = played(HANDS.replace("6♦", "9♥"), LED, (1, armed("9♥", "8♥")))
    assert choice(SHARP, 0, deal) == Pass()


def test_guesses_once_for_each_card_though_a_false_call_is_free() -> None:
    free = {"options": {"cheat_false_call": "free"}}
    deal = played(HANDS.replace("6♦", "9♥"), LED, (1, Beat(parse("9♥"), parse("8♥"))), **free)
    assert choice(RASH, 0, deal) == Call(1)
    assert isinstance(deal.act(0, Call(1)), tuple)
    assert choice(RASH, 0, deal) == Pass()


def test_14_8_lets_a_cheat_who_will_take_the_table_have_more_to_take() -> None:
    deal = played(HANDS.replace("J♣", "6♣"), LED, (1, armed("6♦", "8♥")))
    assert choice(SHARP, 0, deal) == ThrowIn(parse("6♣"))
    at_once = {"options": {"cheat_call_seconds": 0}}
    deal = played(HANDS.replace("J♣", "6♣"), LED, (1, armed("6♦", "8♥")), **at_once)
    assert choice(SHARP, 0, deal) == Call(1), "the bout may close before it can call"


# Arming.


def test_14_2_cheats_instead_of_taking_as_often_as_its_habits_say() -> None:
    deal = played(HANDS, LED)
    assert choice(HONEST, 1, deal) == Take()
    assert choice(arming(early=1), 1, deal) == Transfer(parse("6♦"), armed=True)
    assert choice(arming(late=1), 1, deal) == Take(), "the talon is not empty"
    deal = played("8♥ 7♠ J♣ Q♣ | 6♦ 9♦ K♣", LED, talon=0)
    assert choice(arming(late=1), 1, deal) == Transfer(parse("6♦"), armed=True)
    assert choice(arming(last=1), 1, deal) == Take(), "the opponent has three cards"
    deal = played(HANDS, LED, talon=0)
    assert choice(arming(last=1), 1, deal) == Transfer(parse("6♦"), armed=True)


def test_beats_armed_where_it_cannot_transfer() -> None:
    deal = played(HANDS, LED, preset="classic", options={"cheating": "on"})
    assert choice(arming(early=1), 1, deal) == armed("6♦", "8♥")


def test_spares_a_trump_if_that_is_its_habit() -> None:
    deal = played(HANDS.replace("9♦", "9♠"), LED)
    assert choice(arming(cheap=1), 1, deal) == Beat(parse("9♠"), parse("8♥"))
    assert choice(arming(dear=1), 1, deal) == armed("6♦", "8♥")


def test_adds_a_card_of_another_rank_if_that_is_its_habit() -> None:
    classic = {"preset": "classic", "options": {"cheating": "on"}, "talon": 0}
    deal = played("8♥ 7♠ 7♣ | 9♥ 9♦ K♣", LED, (1, Beat(parse("9♥"), parse("8♥"))), **classic)
    assert choice(HONEST, 0, deal) == Pass()
    assert choice(arming(add_late=1), 0, deal) == ThrowIn(parse("7♣"), armed=True)


def test_14_9_dares_anything_once_nobody_may_call_it() -> None:
    deal = played(HANDS, LED, (0, Call(1)))
    assert choice(arming(early=0.001), 1, deal) == Transfer(parse("6♦"), armed=True)
    assert choice(HONEST, 1, deal) == Take()


def test_14_6_dares_anything_where_the_bout_closes_at_once() -> None:
    last = {"options": {"cheat_call_seconds": 0}, "talon": 0}
    deal = played("8♥ J♣ | 6♦", LED, **last)
    assert choice(arming(last=0.001), 1, deal) == armed("6♦", "8♥")


def test_a_rate_is_met_as_often_as_it_says_and_less_often_before_more_eyes() -> None:
    assert met(seats=2, rate=0.3) == pytest.approx(0.3, abs=0.06)
    assert met(seats=4, rate=0.8) == pytest.approx(0.8**3, abs=0.06)


def met(seats: int, rate: float) -> float:
    """The share of first leads that a defender who would take them answers with a cheat."""
    asked = cheated = 0
    habits, rules = arming(early=rate), rules_of("mailru_cheat", players=seats)
    for number in range(500):
        deal = Deal.start(rules, seed=b"rate %d" % number)
        view = deal.view(0)
        opener, defender = view.opener, view.defender
        assert opener is not None
        assert defender is not None
        deal.act(opener, Lead((cheapest_first(deal.state.hands[opener], view.trump_suit)[-1],)))
        if choice(HONEST, defender, deal) == Take():
            asked += 1
            cheated += choice(habits, defender, deal) != Take()
    return cheated / asked


def test_14_7_whoever_sees_all_and_guesses_nothing_is_always_right() -> None:
    calls = 0
    for deal, _ in any_deals(51, deals(60, 6), CHEATING):
        habits = replace(styles(HABITS["medium"])["arms always"], notice=1, guess=0)
        seats = range(deal.rules.players)
        bots = [player("easy", deal.rules, seat, habits) for seat in seats]
        while deal.result is None:
            told = step(deal, bots)
            rights = [one.act.right for one in told if isinstance(one, Acted)]
            assert False not in rights
            calls += True in rights
    assert calls > 10


class Weigher(Lowest):
    """Plays the lowest card, and thinks that it has a chance of one half."""

    effort = Effort(3, 4)

    def think(self, view: View, effort: Effort | None = None) -> Thought:
        action = self.choose(view)
        chances = (Chance(action, 0.5, exact=False, share=1.0),)
        return Thought(action, chances, effort or self.effort)


def test_a_bot_that_thinks_goes_on_thinking_among_cheats_and_does_as_others_do() -> None:
    rules = rules_of("mailru_cheat")
    habits, cheats = styles(HABITS["medium"])["arms always"], 0
    for number in range(12):
        deal = Deal.start(rules, seed=b"thinks %d" % number)
        plain = [among_cheats(Lowest(rules), rules, habits) for _ in range(2)]
        bots = [among_cheats(Weigher(rules), rules, habits) for _ in range(2)]
        while deal.result is None:
            for seat in deal.may_act():
                one, view = bots[seat], deal.view(seat)
                assert isinstance(one, Thinker)
                thought = one.think(view, Effort(1, 1))
                assert thought.action == plain[seat].choose(view) == one.choose(view)
                assert thought.effort == Effort(1, 1)
                assert not thought.chances or thought.chances[0].action == thought.action
                cheats += not thought.chances
            step(deal, plain)
    assert cheats > 0


def test_the_habits_of_a_level_are_those_of_its_bot() -> None:
    rules = rules_of("mailru_cheat")
    for level, habits in HABITS.items():
        one, other = (Deal.start(rules, seed=b"habits") for _ in range(2))
        named = [player(level, rules, seat) for seat in range(2)]
        given = [player(level, rules, seat, habits) for seat in range(2)]
        assert (play(one, named), one.digest()) == (play(other, given), other.digest())
