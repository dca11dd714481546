"""What the policy reckons on a state is what the bots reckon from a view."""

from kozyr.bots import runs
from kozyr.bots.covers import plan
from kozyr.bots.memory import Memory
from kozyr.bots.policy.defending import cheapest_plan
from kozyr.bots.policy.facts import keeps_pairs, last_rival, transfers_on
from kozyr.bots.policy.prices import cheapest, dearest, kept, worth, worth_of
from kozyr.bots.policy.running import run
from kozyr.bots.reading import WEIGHTS, Reading, read
from kozyr.cards.cardset import cards_of, mask_of
from kozyr.cards.deck import deck
from kozyr.game.playout import Dice
from kozyr.game.state import State
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules
from tests.bots.tables import any_deals, moments
from tests.walks.sizes import deals


def some_of(cards: list[int], dice: Dice, most: int) -> int:
    """Up to so many cards, taken out of these."""
    return mask_of(cards.pop(dice.below(len(cards))) for _ in range(dice.below(most + 1)))


def test_a_run_is_found_where_the_bots_find_it() -> None:
    state, dice, found = State(bind(Rules())), Dice(12), 0
    for _ in range(deals(60_000, 1500)):
        cards = list(deck(36))
        hand, rival = some_of(cards, dice, 7), some_of(cards, dice, 7)
        held = hand & some_of(list(deck(36)), dice, 9) if dice.below(3) == 0 else 0
        state.trump, passes = dice.below(4), dice.below(2) == 1
        first = run(state, hand, rival, held, passes)
        assert first == runs.run(hand, rival, state.trump, held, transfers=passes)
        found += first != 0
    assert found > 50


def readings(seed: int, count: int) -> list[tuple[State, Reading, Dice]]:
    """What seats see at every moment of some deals but their ends, beside copies of the state."""
    seen = []
    for deal, dice in any_deals(seed, count, {"cheating": "off"}):
        for _ in moments(deal, dice):
            if deal.result is not None:
                continue
            view = deal.view(dice.below(deal.rules.players))
            memory = Memory(deal.rules)
            memory.see(view)
            state = State(deal.state.limits)
            state.copy_from(deal.state)
            seen.append((state, read(view, memory, state.limits, WEIGHTS), dice))
    return seen


def test_cards_are_worth_the_same_in_half_ranks() -> None:
    for state, reading, dice in readings(71, deals(20, 6)):
        held = kept(state, reading.view.seat)
        assert held == reading.kept
        cards = some_of(list(cards_of(state.limits.all_cards)), dice, 6)
        prices = [2 * reading.worth(card) for card in cards_of(cards)]
        assert [worth(state, card, held) for card in cards_of(cards)] == prices
        assert worth_of(state, cards, held) == sum(prices)
        if cards:
            assert dearest(state, cards, held) == max(prices)
            assert cheapest(state, cards, held) == reading.cheapest(cards)[0]


def test_plans_and_facts_are_the_same() -> None:
    plans = 0
    for state, reading, _ in readings(72, deals(20, 6)):
        view = reading.view
        assert (last_rival(state, view.seat) >= 0) == (_is_alone(reading) and not view.talon)
        assert transfers_on(state) == reading.transfers
        assert keeps_pairs(state) == (reading.transfers and reading.playing <= 3)
        if view.role == "defender" and view.uncovered:
            targets = [pair.attack for pair in view.table if pair.cover is None]
            beats = plan(targets, reading.hand, view.trump_suit, reading.cheapest)
            cards = mask_of(beat.card for beat in beats or ())
            assert cheapest_plan(state, reading.hand, reading.kept) == cards
            plans += 1
    assert plans > 20


def _is_alone(reading: Reading) -> bool:
    """Whether one other player is in."""
    others = [one for one in reading.view.seats if one.playing and one.seat != reading.view.seat]
    return len(others) == 1
