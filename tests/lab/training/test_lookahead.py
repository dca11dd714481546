"""Players who look a bout ahead know what they saw taken, and nothing else that is hidden."""

import pytest

from kozyr.bots.evaluation.features import talon_cards
from kozyr.bots.evaluation.net import value
from kozyr.cards.cardset import mask_of
from kozyr.game import codes
from kozyr.game.bits import lowest
from kozyr.game.playout import Dice, shuffle_and_deal
from kozyr.game.state import State, talon_left
from kozyr.lab.training.crop import Crop
from kozyr.lab.training.foresight import Foresight
from kozyr.lab.training.lookahead import Lookahead
from kozyr.lab.training.selfplay import SelfPlay
from tests.bots.evaluation.moments import leads, limits_of, made_up
from tests.walks.sizes import deals

LIMITS = limits_of("service_podkidnoy")


def player(samples: int = 2) -> Lookahead:
    return Lookahead(made_up(), Dice(8), State(LIMITS), State(LIMITS), samples)


def dealt(seed: int) -> State:
    state = State(LIMITS)
    shuffle_and_deal(state, Dice(seed))
    return state


def test_what_is_hidden_is_dealt_anew_and_what_is_known_stays() -> None:
    one, state = player(), dealt(3)
    seen = mask_of([lowest(state.hands[1])])
    one.note(1, seen)
    guess = State(LIMITS)
    hands = set()
    for _ in range(20):
        guess.copy_from(state)
        one.deal_hidden(guess, 0)
        assert guess.hands[0] == state.hands[0]
        assert guess.hands[1] & seen
        assert guess.counts[1] == state.counts[1]
        assert guess.hands[1] | talon_cards(guess) == state.hands[1] | talon_cards(state)
        assert guess.talon[guess.talon_end - 1] == state.trump_card
        hands.add(guess.hands[1])
    assert len(hands) > 10


def swapped(state: State) -> State:
    """The same for seat 0, with another hand of seat 1."""
    other = State(LIMITS)
    other.copy_from(state)
    card, drawn = lowest(state.hands[1]), state.talon[state.talon_at]
    other.put_hand(1, state.hands[1] & ~mask_of([card]) | mask_of([drawn]))
    end = other.talon_end
    other.put_talon(other.talon_at, card)
    other.talon_end = end
    return other


@pytest.mark.parametrize("seed", range(4))
def test_hidden_cards_make_no_difference_to_its_play(seed: int) -> None:
    state = dealt(seed)
    if state.opener == 0:
        assert player().choose(state, 0) == player().choose(swapped(state), 0)


def test_cards_taken_are_known_until_they_are_laid() -> None:
    one = player(1)
    foresight = Foresight(LIMITS, 1 << 16, 0, 0)
    foresight.trusts = True
    game = SelfPlay(foresight, one, one, 0)
    noted = 0
    for _ in range(deals(30, 3)):
        game.start()
        game.play(0)
        assert game.state.phase == codes.OVER or talon_left(game.state) == 0
        for seat in (0, 1):
            noted |= one.known[seat]
            assert not one.known[seat] & game.state.hands[1 - seat] & ~one.known[1 - seat]
    assert noted


def test_moments_are_worth_what_comes_of_them_or_seems_to() -> None:
    crop, net = Crop(), made_up()
    said = []
    for state in leads("service_podkidnoy", 1):
        if crop.n < 3:
            said.append(value(net, state, 0))
            crop.keep(state)
            crop.say(said[-1])
    crop.judge_backward(0, 1.0, 0.5)
    last = 1.0
    expected: list[float] = []
    for one in reversed(said):
        expected.insert(0, last)
        last = (one + last) / 2
    worth = [
        crop.worth[at] if crop.openers[at] == 0 else 1 - crop.worth[at] for at in range(crop.n)
    ]
    assert worth == pytest.approx(expected)


def test_the_same_dice_play_the_same_deals() -> None:
    def kept() -> list[float]:
        one = player(1)
        game = SelfPlay(Foresight(LIMITS, 1 << 16, 50, 50), one, one, 0.3)
        game.gather(12)
        return game.crop.worth[:12]

    assert kept() == kept()
