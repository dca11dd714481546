"""Every bot at any table: its actions are legal, it never leaves a table waiting for ever."""

import itertools
from copy import deepcopy

import msgspec
import pytest

from kozyr.bots.choices import has_word
from kozyr.bots.levels import LEVELS
from kozyr.bots.player import Player
from kozyr.game.actions import Action
from kozyr.game.deal import Deal
from kozyr.game.playout import Dice
from kozyr.game.view import View
from kozyr.lab.playing import play, show
from kozyr.rules.effect import stored
from kozyr.rules.options import Rules
from kozyr.rules.presets import Preset, presets
from kozyr.rules.validity import problems
from tests.bots.quick import quick
from tests.bots.tables import any_action, any_deals
from tests.walks.sizes import deals
from tests.walks.test_views import hidden_cards, is_bout, seen_if, shuffled_anew

PRESETS = presets()


def bots(rules: Rules, first: int = 0) -> list[Player]:
    """A bot a seat, the levels in turn."""
    return [
        quick(LEVELS[(seat + first) % len(LEVELS)], rules, seat) for seat in range(rules.players)
    ]


def mixed(rules: Rules, dice: Dice) -> list[Player]:
    """A bot of any level a seat."""
    levels = [LEVELS[dice.below(len(LEVELS))] for _ in range(rules.players)]
    return [quick(level, rules, seat) for seat, level in enumerate(levels)]


def asked(deal: Deal, seat: int, bot: Player) -> Action | None:
    """What a bot says; it must be legal, and something if it is waited for."""
    view = deal.view(seat)
    bot.see(view)
    action = bot.choose(view)
    assert bot.choose(view) == action, "the same view gave another action"
    if action is None:
        assert not is_waited_for(view), "it has to be asked twice"
    else:
        assert deal.why_not(seat, action) is None, f"{action} is not legal"
    return action


def is_waited_for(view: View) -> bool:
    """Whether the table waits for this seat: to answer, to speak, or since nobody else may act."""
    may = view.buttons
    answers = (may.lead, may.take, may.waive, may.decline, may.hang)
    speaks = may.pass_ is None and has_word(view)
    return view.may_act == (view.seat,) or speaks or any(why is None for why in answers)


def in_any_order(seats: tuple[int, ...], dice: Dice) -> list[int]:
    """The seats from a random one on."""
    first = dice.below(len(seats))
    return [*seats[first:], *seats[:first]]


def test_bots_among_random_players_act_legally() -> None:
    for deal, dice in any_deals(11, deals(200, 15)):
        players = bots(deal.rules, dice.below(2))
        while deal.result is None:
            seat, action = any_action(deal, dice)
            wish = asked(deal, seat, players[seat])
            if dice.below(2) and wish is not None:
                action = wish
            assert isinstance(deal.act(seat, action), tuple)


def test_a_table_of_bots_asked_in_any_order_never_waits_for_ever() -> None:
    for deal, dice in any_deals(12, deals(200, 15)):
        players = bots(deal.rules, dice.below(2))
        while deal.result is None:
            wishes = [
                (seat, wish)
                for seat in in_any_order(deal.may_act(), dice)
                if (wish := asked(deal, seat, players[seat])) is not None
            ]
            assert wishes, "all who may act wait for each other"
            assert isinstance(deal.act(*wishes[0]), tuple)


def tables(preset: Preset) -> list[Rules]:
    """The rule set with all its seats, decks and teams, fair and not; the valid ones among them."""
    wishes = itertools.product(
        range(preset.players_min, preset.players_max + 1),
        preset.decks,
        preset.teams_allowed,
        ("off", "on"),
    )
    found = [
        msgspec.structs.replace(preset.rules, players=players, deck=deck, teams=teams, cheating=on)
        for players, deck, teams, on in wishes
    ]
    return [stored(rules) for rules in found if not problems(rules, preset)]


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_bots_play_every_rule_set_with_all_its_seats_teams_and_cheats(preset: Preset) -> None:
    for at, rules in enumerate(tables(preset)):
        for number in range(deals(4, 1)):
            deal = Deal.start(rules, seed=b"%d" % number, number=1 + number % 2)
            result = play(deal, mixed(rules, Dice(100 * at + number)))
            placed = {seat for place in result.places for seat in place}
            assert result.hung or placed == set(range(rules.players))


def test_19_8_no_choice_depends_on_a_hidden_card() -> None:
    for deal, dice in any_deals(13, deals(60, 6)):
        players = bots(deal.rules, dice.below(2))
        show(deal, players)
        while deal.result is None:
            seat, action = any_action(deal, dice)
            view, bot = deal.view(seat), players[seat]
            twin = deepcopy(bot)
            wish = asked(deal, seat, bot)
            if is_bout(deal):
                other = shuffled_anew(hidden_cards(deal, seat), dice)
                assert twin.choose(seen_if(view, deal.rules, other, deal)) == wish
            deal.act(seat, action if wish is None else wish)
