"""Every bot at any table: its actions are legal, it never leaves a table waiting for ever."""

from copy import deepcopy

import msgspec
import pytest

from kozyr.bots.levels import LEVELS, player
from kozyr.bots.player import Player
from kozyr.game.actions import Action
from kozyr.game.deal import Deal
from kozyr.game.playout import Dice
from kozyr.lab.playing import play, show
from kozyr.rules.effect import stored
from kozyr.rules.options import Rules
from kozyr.rules.presets import Preset, presets
from tests.bots.tables import any_action, any_deals
from tests.walks.sizes import deals
from tests.walks.test_views import hidden_cards, is_bout, seen_if, shuffled_anew

PLAYABLE = presets()


def bots(rules: Rules, first: int = 0) -> list[Player]:
    """A bot a seat, the levels in turn."""
    return [
        player(LEVELS[(seat + first) % len(LEVELS)], rules, seat) for seat in range(rules.players)
    ]


def asked(deal: Deal, seat: int, bot: Player) -> Action | None:
    """What a bot says; it must be legal, and something if nobody else may act."""
    view = deal.view(seat)
    bot.see(view)
    action = bot.choose(view)
    assert bot.choose(view) == action, "the same view gave another action"
    if action is None:
        assert deal.may_act() != (seat,), "the only seat that may act did nothing"
    else:
        assert deal.why_not(seat, action) is None, f"{action} is not legal"
    return action


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
    """The rule set with every number of seats, two to eight, and every deck it allows."""
    sizes = [
        (seats, deck)
        for seats in range(preset.players_min, preset.players_max + 1)
        for deck in preset.decks
        if seats * 6 <= deck
    ]
    return [
        stored(msgspec.structs.replace(preset.rules, players=seats, deck=deck))
        for seats, deck in sizes
    ]


@pytest.mark.parametrize("preset", PLAYABLE, ids=lambda preset: preset.name)
def test_bots_play_every_rule_set_with_all_its_numbers_of_seats(preset: Preset) -> None:
    for rules in tables(preset):
        for number in range(deals(4, 2)):
            deal = Deal.start(rules, seed=b"%d" % number, number=1 + number % 2)
            assert play(deal, bots(rules, number)).places


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
