"""The checker of chapter 19 names the paragraph that a spoilt state breaks."""

from collections.abc import Callable

import pytest

from kozyr.cards.cardset import cards_of, mask_of
from kozyr.game import codes
from kozyr.game.apply import apply
from kozyr.game.beating import beaters
from kozyr.game.bits import bit
from kozyr.game.moves import Moves, legal
from kozyr.game.playout import Dice, shuffle_and_deal
from kozyr.game.proof import broken
from kozyr.game.proving import Prover
from kozyr.game.state import State
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules

Spoil = Callable[[State], object]

FOUR = Rules(players=4)
CHEATING = Rules(players=3, cheating="on")
PARTNERS = Rules(players=4, teams="2x2")
POGONY = Rules(players=3, pogony="lead_allowed")


def dealt(rules: Rules = FOUR) -> State:
    state = State(bind(rules))
    shuffle_and_deal(state, Dice(19))
    return state


def led(rules: Rules = FOUR) -> State:
    """The first bout, after the lead of one card."""
    state = dealt(rules)
    play_first(state, state.opener)
    return state


def play_first(state: State, seat: int) -> None:
    moves = Moves()
    assert legal(state, seat, moves)
    apply(state, seat, moves.move(0))


def over(rules: Rules = FOUR, ending: int = codes.DURAK) -> State:
    """A deal played to an end of this kind."""
    for number in range(1000):
        prover = Prover(bind(rules), Dice(number))
        prover.play(1)
        if prover.state.ending == ending:
            return prover.state
    raise LookupError(ending)


def asked() -> State:
    """A hang question, everybody asked."""
    state = dealt(POGONY)
    state.talon_at = state.talon_end
    held = mask_of(card for seat in range(3) for card in cards_of(state.hands[seat]))
    state.discard, state.discarded = state.limits.all_cards & ~held, True
    state.phase, state.asking, state.asks_all = codes.HANGING, 0b111, True
    return state


def give(state: State, giver: int, taker: int, count: int = 1) -> None:
    """Move the lowest cards of a hand into another."""
    cards = mask_of(cards_of(state.hands[giver])[:count])
    state.put_hand(giver, state.hands[giver] & ~cards)
    state.put_hand(taker, state.hands[taker] | cards)


def lay(state: State, seat: int, fits: Callable[[int], bool]) -> None:
    """Lay as an attack card what a seat holds and should not lay."""
    card = next(card for card in cards_of(state.hands[seat]) if fits(card))
    state.put_hand(seat, state.hands[seat] & ~bit(card))
    state.put_attack(seat, card)


def cover_badly(state: State) -> None:
    target = state.attack[0]
    weak = state.hands[state.defender] & ~beaters(state, target)
    card = cards_of(weak)[0]
    state.put_hand(state.defender, state.hands[state.defender] & ~bit(card))
    state.put_cover(0, state.defender, card)


def rob(state: State) -> None:
    """Leave the defender without a card."""
    give(state, state.defender, state.opener, 6)
    state.put_emptied(state.defender)


def all_first(state: State) -> None:
    for seat in range(state.limits.seats):
        state.put_place(seat, 1)


def put(**fields: int) -> Spoil:
    def spoil(state: State) -> None:
        for name, value in fields.items():
            setattr(state, name, value)

    return spoil


def limit(**fields: int) -> Spoil:
    def spoil(state: State) -> None:
        for name, value in fields.items():
            setattr(state.limits, name, value)

    return spoil


SPOILT: dict[str, tuple[Callable[[], State], Spoil, int]] = {
    "a card is lost": (dealt, lambda s: s.put_hand(0, s.hands[0] & (s.hands[0] - 1)), 1901),
    "a card is doubled": (dealt, lambda s: s.put_hand(0, s.hands[0] | s.hands[1]), 1901),
    "a card of the talon is held": (
        dealt,
        lambda s: s.put_talon(20, cards_of(s.hands[0])[0]),
        1901,
    ),
    "uncovered is wrong": (led, put(uncovered=0), 10),
    "the count of uncovered is wrong": (led, put(n_uncovered=0), 10),
    "holders is wrong": (led, put(holders=1), 10),
    "no discard is called one": (led, put(discarded=True), 10),
    "somebody is called empty": (led, lambda s: s.put_emptied(s.defender), 10),
    "a hand is short at a lead": (dealt, lambda s: give(s, 0, 1), 1903),
    "who holds cards is out": (dealt, put(playing=0b1110), 1903),
    "the opener defends": (dealt, lambda s: setattr(s, "defender", s.opener), 909),
    "a card too many": (led, limit(first_cap=0), 1902),
    "more than a hand": (led, rob, 1902),
    "a cover that does not beat": (led, cover_badly, 1905),
    "two ranks before a beat": (
        led,
        lambda s: lay(s, s.opener, lambda card: card & 15 != s.attack[0] & 15),
        1905,
    ),
    "the defender passed": (led, lambda s: setattr(s, "passed", bit(s.defender)), 607),
    "a cheat that is not there": (lambda: led(CHEATING), put(cheats=1 << 60 | 1 << 12), 1407),
    "nobody is asked": (asked, put(asking=0), 1505),
    "who holds no set is asked": (asked, put(asks_all=False), 1505),
    "a place is missing": (over, lambda s: s.put_place(0, 4 if s.place[0] < 4 else 3), 1105),
    "the durak is another": (over, lambda s: setattr(s, "durak", (s.durak + 1) % 4), 1104),
    "there is no durak": (over, put(durak=codes.NOBODY), 1104),
    "a draw has a durak": (lambda: over(Rules(), codes.DRAW), put(durak=0), 1106),
    "a team has a durak": (lambda: over(PARTNERS, codes.TEAM_WON), put(durak=0), 1106),
    "all are first": (lambda: over(POGONY, codes.HUNG), all_first, 1508),
}


@pytest.mark.parametrize("name", SPOILT)
def test_a_spoilt_state_breaks_its_paragraph(name: str) -> None:
    make, spoil, paragraph = SPOILT[name]
    state = make()
    assert broken(state, state.defender) == 0
    spoil(state)
    assert broken(state, state.defender) == paragraph


def test_19_6_another_defender_than_the_lead_found_breaks_it() -> None:
    state = led()
    assert broken(state, state.defender) == 0
    assert broken(state, state.opener) == 1906


def test_19_4_a_deal_that_does_not_end_breaks_it() -> None:
    prover = Prover(bind(FOUR), Dice(4))
    prover.patience = 10
    prover.play(1)
    assert (prover.paragraph, prover.deals) == (1904, 0)
    prover.play(1)
    assert (prover.paragraph, prover.deals) == (1904, 0)


def test_a_prover_counts_what_it_sees() -> None:
    prover = Prover(bind(CHEATING), Dice(5))
    prover.play(200)
    assert (prover.paragraph, prover.deals) == (0, 200)
    assert prover.states > 200 * prover.longest // 100
    assert prover.kinds & bit(codes.KINDS)
    assert prover.kinds & bit(codes.CALL)
    assert prover.endings & bit(codes.DURAK)
