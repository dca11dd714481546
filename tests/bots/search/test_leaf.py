"""What the edge of a search is worth: played out, judged by the net, or proved."""

import pytest

from kozyr.bots.endgame.solver import Solver
from kozyr.bots.evaluation.net import value as net_value
from kozyr.bots.evaluation.weights import net
from kozyr.bots.policy import policy
from kozyr.bots.search.leaf import Leaf
from kozyr.bots.search.manner import Manner
from kozyr.cards.card import parse
from kozyr.cards.cardset import mask_of
from kozyr.game import codes
from kozyr.game.ending import losers
from kozyr.game.playout import Dice, shuffle_and_deal
from kozyr.game.state import State, talon_left
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules
from kozyr.rules.presets import preset
from tests.walks.sizes import deals

PLAIN = Manner(learned=0, proof=0)


def dealt(rules: Rules, seed: int) -> State:
    state = State(bind(rules))
    shuffle_and_deal(state, Dice(seed))
    return state


def copied(state: State) -> State:
    other = State(state.limits)
    other.copy_from(state)
    return other


def held(words: str) -> int:
    return mask_of(map(parse, words.split()))


def leaf(state: State, manner: Manner, *, learned: bool = False) -> Leaf:
    return Leaf(Solver(state.limits, 1 << 16), net(state.limits) if learned else None, manner)


@pytest.mark.parametrize("name", ["service_podkidnoy", "gambiter_2x2", "classic"])
def test_a_deal_played_on_is_worth_what_its_seats_got(name: str) -> None:
    for seed in range(deals(200, 5)):
        state = dealt(preset(name).rules, seed)
        other = copied(state)
        judge = leaf(state, PLAIN)
        judge.judge(state)
        policy.finish(other, 10_000)
        lost = losers(other)
        for seat in range(other.limits.seats):
            got = 0.5 if lost == 0 else float(not lost >> seat & 1)
            assert judge.values[seat] == got
        assert judge.playouts == 1
        assert judge.guesses == judge.proofs == 0


def test_the_net_judges_the_next_lead_while_the_talon_is_large() -> None:
    state = dealt(preset("service_podkidnoy").rules, 3)
    other = copied(state)
    judge = leaf(state, Manner(learned=5), learned=True)
    judge.judge(state)
    assert judge.guesses == 1
    assert state.phase == codes.TO_LEAD
    assert talon_left(state) >= 5
    judge.judge(other)
    known = net(state.limits)
    assert known is not None
    assert judge.values[0] == net_value(known, state, 0)
    assert judge.values[0] + judge.values[1] == 1.0


def test_the_net_judges_no_table_it_does_not_know() -> None:
    state = dealt(Rules(players=3), 3)
    judge = leaf(state, Manner(learned=1), learned=True)
    judge.judge(state)
    assert judge.guesses == 0
    assert state.phase == codes.OVER


def test_an_end_is_proved_where_the_nodes_suffice() -> None:
    """The attacker leads the trump ace, which is taken, then goes out."""
    state = State(bind(preset("service_podkidnoy").rules))
    state.put_hand(0, held("A♠ 6♦"))
    state.put_hand(1, held("K♠ 7♦ 8♦"))
    state.playing = 3
    state.opener, state.defender = 0, 1
    state.phase = codes.TO_LEAD
    judge = leaf(state, Manner(proof=1000))
    assert judge.knows(state)
    assert list(judge.values)[:2] == [1.0, 0.0]
    assert judge.proofs == 1
    assert not leaf(state, Manner(proof=1)).knows(state)
    assert not leaf(state, PLAIN).knows(state)
