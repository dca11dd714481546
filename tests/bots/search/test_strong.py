"""The strong bot: legal anywhere, blind to hidden cards, repeatable, within its budget."""

import os
import subprocess
import sys
from copy import deepcopy
from pathlib import Path

import pytest

import kozyr
from kozyr.bots.counting import Counting
from kozyr.bots.search.manner import MANNER, Manner
from kozyr.bots.strong import USUAL, Strong
from kozyr.bots.thought import RULE_MOVE, Effort, Thinker, Thought
from kozyr.cards.cardset import mask_of
from kozyr.game.codes import LANE_SEED_LOW
from kozyr.game.deal import Deal
from kozyr.game.digest import mix
from kozyr.game.playout import Dice
from kozyr.game.translate import move_of
from kozyr.lab.playing import play, show, step
from kozyr.rules.options import Rules
from kozyr.rules.presets import preset
from tests.bots.tables import any_action, any_deals
from tests.walks.sizes import COMPILED, deals
from tests.walks.test_views import hidden_cards, is_bout, seen_if, shuffled_anew

LITTLE = Effort(12, 60)


def bots(rules: Rules, effort: Effort = LITTLE, manner: Manner = MANNER) -> list[Strong]:
    """A strong bot a seat."""
    return [Strong(rules, effort=effort, manner=manner) for _ in range(rules.players)]


def thoughts(deal: Deal, effort: Effort, manner: Manner = MANNER) -> list[Thought]:
    """What strong bots thought, move by move."""
    told = []
    players = bots(deal.rules, effort, manner)
    show(deal, players)
    while deal.result is None:
        seat = deal.next_actor()
        if seat is not None:
            view = deal.view(seat)
            players[seat].see(view)
            told.append(players[seat].think(view))
        step(deal, players)
    return told


def test_is_a_thinker() -> None:
    bot: Thinker = Strong(Rules())
    assert isinstance(bot, Thinker)
    assert bot.effort == USUAL


def test_19_8_no_choice_depends_on_a_hidden_card() -> None:
    for deal, dice in any_deals(22, deals(30, 1)):
        players = bots(deal.rules)
        show(deal, players)
        while deal.result is None:
            seat, action = any_action(deal, dice)
            view, bot = deal.view(seat), players[seat]
            twin = deepcopy(bot)
            bot.see(view)
            thought = bot.think(view)
            if is_bout(deal):
                other = shuffled_anew(hidden_cards(deal, seat), dice)
                assert twin.think(seen_if(view, deal.rules, other, deal)) == thought
            deal.act(seat, action)


def fingerprint() -> int:
    """A number made of every alternative and chance that strong bots weigh in two deals.

    Without the net, whose sums are shorter floats where it is compiled.
    """
    lane = LANE_SEED_LOW
    exact = Manner(learned=0, proof=100)
    for name in ("service_podkidnoy", "classic_perevodnoy"):
        for thought in thoughts(Deal.start(preset(name).rules, seed=b"1"), Effort(10, 60), exact):
            for one in thought.chances:
                move = -1 if one.action is None else move_of(one.action)
                lane = mix(mix(lane, move), int(one.chance * 1_000_000))
    return lane


PLAIN = """
import sys
from importlib.machinery import FileFinder, SourceFileLoader

def plain(path):
    if not path.startswith(sys.argv[1]):
        raise ImportError(path)
    return FileFinder(path, (SourceFileLoader, [".py"]))

sys.path_hooks.insert(0, plain)
from kozyr.bots.search import tree
from tests.bots.search.test_strong import fingerprint
assert tree.__file__.endswith(".py")
print(fingerprint())
"""
"""A program that loads the sources of the package even where it is compiled."""


def test_19_7_both_kernels_think_alike_in_any_process() -> None:
    package = str(Path(kozyr.__file__).parent)
    told = subprocess.run(
        [sys.executable, "-c", PLAIN, package],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert int(told.stdout) == fingerprint()


@pytest.mark.parametrize("iterations", [1, 30])
def test_the_budget_is_kept_to_the_iteration(iterations: int) -> None:
    for thought in thoughts(Deal.start(Rules(), seed=b"3"), Effort(iterations, 0)):
        assert thought.effort == Effort(iterations, 0)
        if thought.chances:
            visits = [round(one.share * iterations, 6) for one in thought.chances]
            assert all(one == int(one) for one in visits)
            assert sum(visits) == iterations


def test_the_chosen_move_stands_first_and_chances_are_chances() -> None:
    for thought in thoughts(Deal.start(Rules(players=3), seed=b"4"), LITTLE):
        assert all(0 <= one.chance <= 1 for one in thought.chances)
        if thought.chances:
            assert thought.action == thought.chances[0].action
            chosen, most = thought.chances[0], max(thought.chances, key=lambda one: one.share)
            assert chosen.exact or chosen is most or chosen.chance >= most.chance - MANNER.thrift


def test_without_effort_it_makes_the_rule_move() -> None:
    deal = Deal.start(Rules(), seed=b"5")
    bot, rule = Strong(Rules()), Counting(Rules())
    dice = Dice(5)
    while deal.result is None:
        for seat in deal.may_act():
            if seat == 0:
                bot.see(deal.view(0))
                rule.see(deal.view(0))
                thought = bot.think(deal.view(0), RULE_MOVE)
                assert thought == Thought(rule.choose(deal.view(0)), (), RULE_MOVE)
        deal.act(*any_action(deal, dice))


def test_it_beats_the_bot_without_a_search() -> None:
    lost = 0
    for number in range(deals(40, 1)):
        for seat in range(2):
            rules = preset("service_podkidnoy").rules
            players: list[Strong | Counting] = [Counting(rules), Counting(rules)]
            players[seat] = Strong(rules, effort=Effort(300 if COMPILED else 80, 0))
            result = play(Deal.start(rules, seed=b"beats %d" % number), players)
            lost += result.durak == seat
    assert lost <= deals(20, 1)


def test_the_own_hand_is_never_dealt_anew() -> None:
    """What may be done at the root is what the view allows."""
    for deal, dice in any_deals(23, deals(30, 1), {"cheating": "off"}):
        bot = Strong(deal.rules, effort=LITTLE)
        while deal.result is None:
            seat, action = any_action(deal, dice)
            if seat == 0:
                view = deal.view(0)
                bot.see(view)
                cards = [one.action for one in bot.think(view).chances if one.action is not None]
                assert all(action in deal.legal(0) for action in cards)
                assert mask_of(view.hand) == deal.state.hands[0]
            deal.act(seat, action)
