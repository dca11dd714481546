"""Deals in arrays: the same as deals played one by one, fair, repeatable, and blind."""

from collections.abc import Iterator

import numpy as np
import pytest

from kozyr.cards.cardset import cards_of, mask_of
from kozyr.game.moves import Moves
from kozyr.game.playout import Dice
from kozyr.game.state import State
from kozyr.lab.envs import codes
from kozyr.lab.envs.aec import DurakEnv
from kozyr.lab.envs.batch import Batch
from kozyr.lab.envs.layout import Layout
from kozyr.lab.envs.making import IllegalActionError
from kozyr.lab.envs.observer import Observer
from kozyr.lab.envs.table import Table
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules
from kozyr.rules.presets import presets
from tests.bots.tables import CHEATING
from tests.rulebook.board import rules_of
from tests.walks.sizes import COMPILED, deals
from tests.walks.walking import random_rules, random_rules_of

FREE = {**CHEATING, "cheat_penalty": "rollback", "cheat_false_call": "free", "teams": "none"}


def many_rules() -> Iterator[Rules]:
    """Every set of rules, with few and with many players by turns, and random ones."""
    for at, one in enumerate(presets()):
        most = min(one.players_max, one.rules.deck // 6)
        yield rules_of(one.name, players=(one.players_min, most)[at % 2])
    for number in range(deals(8, 2)):
        yield random_rules(Dice(number + 1))
        yield random_rules_of(Dice(number + 1), CHEATING)


@pytest.mark.parametrize("rules", list(many_rules()))
def test_a_batch_plays_what_the_turn_by_turn_environment_plays(rules: Rules) -> None:
    """Masks, observations and rewards: one is told by the kernel, the other by views alone."""
    batch, row = Batch(rules, 2, seed=7, most=400), 1
    env = DurakEnv(rules, most=400)
    for number in range(deals(2, 1)):
        env.reset(seed=7 + row + 2 * number)
        ended = False
        while not ended:
            seat = compare(batch, row, env)
            actions = batch.sample()
            batch.step(actions)
            env.step(actions[row])
            ended = bool(batch.ends[row])
            if not ended:
                assert batch.seats[row] == int(env.agent_selection[-1]), seat
        assert (
            batch.rewards[row].tolist() == np.array(list(env.rewards.values()), np.float32).tolist()
        )
        over = batch.ends[row] == codes.OVER
        assert all(env.terminations.values() if over else env.truncations.values())


def compare(batch: Batch, row: int, env: DurakEnv) -> int:
    seat = int(batch.seats[row])
    assert env.agent_selection == f"player_{seat}"
    told, _, ended, *_ = env.last()
    assert not ended
    assert told is not None
    assert told["action_mask"].tolist() == batch.masks[row].tolist()
    differing = np.flatnonzero(told["observation"] != batch.observations[row])
    assert not differing.size, places(batch.layout, differing)
    return seat


def places(layout: Layout, at: np.ndarray) -> list[str]:
    """The sections in which places lie, for who reads a failure."""
    names = [name for name in dir(layout) if name[0] != "_" and name not in {"size", "seats"}]
    firsts = sorted((getattr(layout, name), name) for name in names)
    return [[name for first, name in firsts if first <= place][-1] for place in at]


def test_17_1_hidden_cards_change_nothing_that_is_observed() -> None:
    changed = 0
    for number in range(deals(60, 8)):
        rules = random_rules(Dice(number + 500))
        changed += swapped_everywhere(rules, number)
    assert changed > deals(60, 8)


def swapped_everywhere(rules: Rules, seed: int) -> int:
    """Play a deal at random; at every decision exchange what the actor cannot know."""
    limits, dice = bind(rules), Dice(seed)
    rows = np.zeros((2, Layout(limits).size), np.int8)
    observer, table, moves, armed = Observer(limits, rows), Table(limits), Moves(), Moves()
    changed = 0
    table.deal(dice, seed)
    while table.seat >= 0:
        seat, before = table.seat, State(limits)
        before.copy_from(table.state)
        observer.observe(table, seat, 0)
        table.choices(moves, armed)
        choices = listed(moves) + listed(armed)
        changed += exchange(table.state, seat, table.seen, dice)
        observer.observe(table, seat, 1)
        table.choices(moves, armed)
        assert rows[0].tolist() == rows[1].tolist()
        assert choices == listed(moves) + listed(armed)
        table.state.copy_from(before)
        table.act_among_cheats(choices[dice.below(len(choices))])
    return changed


def listed(moves: Moves) -> list[int]:
    return [moves.move(at) for at in range(moves.n)]


def exchange(s: State, seat: int, seen: int, dice: Dice) -> bool:
    """Deal anew what this seat has never seen; whether anything is elsewhere now."""
    others = [one for one in range(s.limits.seats) if one != seat]
    talon = [at for at in range(s.talon_at, s.talon_end) if not seen >> s.talon[at] & 1]
    pool = [s.talon[at] for at in talon]
    for one in others:
        pool += cards_of(s.hands[one] & ~seen)
    before, end = list(s.hands), s.talon_end
    for last in range(len(pool) - 1, 0, -1):
        other = dice.below(last + 1)
        pool[last], pool[other] = pool[other], pool[last]
    for at in talon:
        s.put_talon(at, pool.pop())
    s.talon_end = end
    for one in others:
        hidden = len(cards_of(s.hands[one] & ~seen))
        drawn = [pool.pop() for _ in range(hidden)]
        s.put_hand(one, s.hands[one] & seen | mask_of(drawn))
    return before != list(s.hands)


def played(batch: Batch, steps: int) -> list[list[int]]:
    told = []
    for _ in range(steps):
        batch.step(batch.sample())
        told += [batch.seats.tolist(), batch.ends.tolist(), batch.masks.sum(1).tolist()]
    return told


def test_a_batch_is_repeatable_and_depends_on_its_seed() -> None:
    rules = rules_of("classic", players=3)
    batch = Batch(rules, 8, seed=1)
    first = played(batch, 30)
    batch.reset(1)
    assert played(batch, 30) == first == played(Batch(rules, 8, seed=1, observe=False), 30)
    batch.reset(2)
    assert played(batch, 30) != first


def test_rewards_are_told_for_one_step_and_their_sum_is_0() -> None:
    batch = Batch(rules_of("book", players=5), 16, observe=False)
    ended = 0
    for _ in range(deals(2000, 250)):
        before = batch.ends.copy()
        batch.step(batch.sample())
        sums = batch.rewards.sum(1)
        assert np.allclose(sums, 0, atol=1e-6)
        assert not batch.rewards[batch.ends == 0].any()
        ended += int((before == 1).sum())
    assert ended >= 4


def test_every_deal_is_another_one() -> None:
    batch = Batch(rules_of("classic", players=2), 500)
    hands = {row.tobytes() for row in batch.observations[:, :52]}
    assert len(hands) == 500
    trumps = batch.observations[:, batch.layout.trump : batch.layout.trump + 4].sum(0)
    assert all(90 < count < 160 for count in trumps)


def test_14_9_calls_without_end_are_cut_off_and_worth_nothing() -> None:
    batch = Batch(random_rules_of(Dice(3), FREE), 4, most=12)
    calls = range(codes.FIRST_CALL + 1, codes.FIRST_CALL + 8)
    for step in range(1, 25):
        falsely = batch.masks[:, calls].argmax(1) + calls[0]
        may = batch.masks[np.arange(4), falsely] > 0
        batch.step(np.where(may, falsely, batch.masks.argmax(1)))
        assert set(batch.ends.tolist()) == ({codes.CUT_OFF} if step % 12 == 0 else {0})
        assert not batch.rewards.any()


@pytest.mark.parametrize("action", [-1, 1, 665, 10**6])
def test_an_illegal_action_names_its_row_and_changes_nothing(action: int) -> None:
    batch = Batch(rules_of("service_podkidnoy"), 3)
    actions, masks = batch.sample(), batch.masks.copy()
    actions[2] = action
    with pytest.raises(IllegalActionError, match=f"row 2: action {action} is not allowed to seat"):
        batch.step(actions)
    with pytest.raises(IllegalActionError, match="takes as many actions"):
        batch.step(actions[:2])
    assert (batch.masks == masks).all()


@pytest.mark.parametrize("kind", [np.float32, np.bool_, object])
def test_actions_that_are_no_whole_numbers_are_not_rounded(kind: type) -> None:
    batch = Batch(rules_of("service_podkidnoy"), 2)
    with pytest.raises(IllegalActionError, match="actions are whole numbers"):
        batch.step(batch.sample().astype(kind))
    batch.step(batch.sample().astype(np.uint16))
    Batch(rules_of("classic"), 0).step(np.array([]))


def test_arrays_are_not_to_be_written_to() -> None:
    batch = Batch(rules_of("service_podkidnoy"), 3)
    for array in (batch.seats, batch.ends, batch.rewards, batch.masks, batch.observations):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


def test_the_core_is_compiled_with_the_kernel() -> None:
    from kozyr.lab.envs import rows  # noqa: PLC0415 - the module itself is asked

    assert str(rows.__file__).endswith(".py") != COMPILED
