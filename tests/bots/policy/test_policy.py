"""The rules of thumb in the kernel: legal at every table, blind, and like `Counting`."""

from collections.abc import Iterator

import pytest

from kozyr.bots.levels import player
from kozyr.bots.policy.policy import choose, finish
from kozyr.cards.cardset import cards_of, mask_of
from kozyr.game import codes
from kozyr.game.apply import apply
from kozyr.game.deal import Deal
from kozyr.game.digest import digest, mix
from kozyr.game.moves import Moves, legal, next_actor
from kozyr.game.playout import Dice, shuffle_and_deal
from kozyr.game.state import State
from kozyr.game.translate import action_of, legal_moves
from kozyr.lab.playing import polled
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules
from kozyr.rules.presets import preset
from tests.bots.tables import any_deals
from tests.walks.sizes import deals
from tests.walks.walking import Choice, states, walk

LONGEST = 2000
"""More decisions than any deal by rules of thumb has."""

CHECKSUM = 296201634
"""Of forty deals by random rules, finished by the policy: the same with both kernels."""


def finished(seed: int, count: int) -> Iterator[tuple[State, int]]:
    """So many deals by random rules, finished, each with its decisions."""
    for state, _ in states(seed, count):
        yield state, finish(state, LONGEST)


def test_17_2_every_seat_asked_in_turn_has_a_legal_move() -> None:
    for state, _ in states(41, deals(3000, 40)):
        while state.phase != codes.OVER:
            seat = next_actor(state)
            move = choose(state, seat)
            assert move in legal_moves(state, seat)
            apply(state, seat, move)


def test_17_2_every_seat_that_may_act_has_a_legal_move_at_any_moment() -> None:
    def check(state: State, choices: list[Choice]) -> None:
        honest = {seat for seat, move in choices if move & 15 != codes.CALL}
        for seat in honest - set(cards_of(state.passed)):
            assert (seat, choose(state, seat)) in choices

    for state, dice in states(42, deals(400, 8)):
        walk(state, dice, check, one_at_a_time=False)


def test_19_4_every_deal_ends() -> None:
    for state, decisions in finished(43, deals(20_000, 60)):
        assert state.phase == codes.OVER
        assert decisions < LONGEST


def test_a_deal_can_be_played_on_in_parts() -> None:
    state = State(bind(Rules()))
    shuffle_and_deal(state, Dice(8))
    other = State(bind(Rules()))
    other.copy_from(state)
    whole = finish(state, LONGEST)
    assert finish(other, 10) == 10
    assert other.phase != codes.OVER
    assert finish(other, LONGEST) == whole - 10
    assert digest(other) == digest(state)


def test_19_7_both_kernels_play_the_same_deals() -> None:
    checksum = codes.LANE_SEED_LOW
    for state, decisions in finished(44, 40):
        checksum = mix(mix(checksum, digest(state)), decisions)
    assert checksum == CHECKSUM


def test_19_8_the_move_hangs_on_no_hidden_card() -> None:
    for state, dice in states(45, deals(1500, 20)):
        other = State(state.limits)
        while state.phase != codes.OVER:
            seat = next_actor(state)
            other.copy_from(state)
            exchange_hidden(other, seat, dice)
            assert choose(other, seat) == choose(state, seat)
            apply(state, seat, choose(state, seat))


def exchange_hidden(state: State, viewer: int, dice: Dice) -> None:
    """Deal the cards that a seat cannot see anew, each hand and the talon as many as before."""
    others = [seat for seat in range(state.limits.seats) if seat != viewer]
    talon = range(state.talon_at, state.talon_end - 1)
    cards = [card for seat in others for card in cards_of(state.hands[seat])]
    cards += [state.talon[at] for at in talon]
    for last in range(len(cards) - 1, 0, -1):
        pick = dice.below(last + 1)
        cards[last], cards[pick] = cards[pick], cards[last]
    end = state.talon_end
    for at in talon:
        state.put_talon(at, cards.pop())
    state.talon_end = end
    for seat in others:
        state.put_hand(seat, mask_of(cards.pop() for _ in range(state.counts[seat])))


@pytest.mark.parametrize("name", ["service_podkidnoy", "service_perevodnoy"])
def test_plays_two_players_as_the_medium_bot_does(name: str) -> None:
    """But for cards known from takes, which it forgets."""
    same = list(beside_medium(dealt(preset(name).rules, deals(60, 12))))
    assert sum(same) >= 0.99 * len(same)


def test_plays_any_honest_table_nearly_as_the_medium_bot_does() -> None:
    fair = (deal for deal, _ in any_deals(46, deals(60, 20), {"cheating": "off"}))
    same = list(beside_medium(fair))
    assert sum(same) >= 0.98 * len(same)


def dealt(rules: Rules, count: int) -> Iterator[Deal]:
    return (Deal.start(rules, seed=b"policy %d" % number) for number in range(count))


def beside_medium(played: Iterator[Deal]) -> Iterator[bool]:
    """Whether the policy would do what the medium bots do, each time one of them acts."""
    for deal in played:
        bots = [player("medium", deal.rules, seat) for seat in range(deal.rules.players)]
        while deal.result is None:
            for seat, bot in enumerate(bots):
                bot.see(deal.view(seat))
            seat, action = next(
                (seat, action)
                for seat in polled(deal)
                if (action := bots[seat].choose(deal.view(seat))) is not None
            )
            yield action_of(choose(deal.state, seat)) == action
            deal.act(seat, action)


def test_14_6_it_waives_and_never_calls_or_arms() -> None:
    for state, _ in states(47, deals(500, 20)):
        while state.phase != codes.OVER:
            move = choose(state, next_actor(state))
            assert move & 15 != codes.CALL
            assert move < codes.ARMED
            apply(state, next_actor(state), move)


def test_15_5_it_hangs_whenever_it_can() -> None:
    hung = 0
    moves = Moves()
    for name in ("gto_pogony", "gto_pogony_strict"):
        for state, _ in climbing(name, deals(500, 40)):
            while state.phase != codes.OVER:
                seat = next_actor(state)
                legal(state, seat, moves)
                could = codes.HANG in {moves.move(at) & 15 for at in range(moves.n)}
                assert (choose(state, seat) == codes.HANG) == could
                hung += could
                apply(state, seat, choose(state, seat))
    assert hung > 0


def climbing(name: str, count: int) -> Iterator[tuple[State, Dice]]:
    for number in range(count):
        state, dice = State(bind(preset(name).rules)), Dice(number)
        shuffle_and_deal(state, dice)
        yield state, dice
