"""The steps of the ladder, and its floor, the bot that does anything it may."""

from collections import Counter

import pytest

from kozyr.bots.aimless import Aimless, honest_acts
from kozyr.bots.cheating import Sly
from kozyr.bots.steps import STEPS, step
from kozyr.game.actions import Lead
from kozyr.lab.playing import play
from kozyr.rules.options import Rules, Value
from kozyr.rules.presets import preset
from tests.bots.tables import CHEATING, any_deals, moments


def test_the_ladder_begins_at_random_and_climbs_to_what_is_learned() -> None:
    assert STEPS == ("random", "lowest", "counting", "endgame", "search", "belief", "learned")
    with pytest.raises(KeyError):
        step("nonsense", Rules())


@pytest.mark.parametrize("name", STEPS)
def test_every_step_cheats_only_where_cheating_is_allowed(name: str) -> None:
    assert isinstance(step(name, preset("mailru_cheat").rules), Sly)
    assert not isinstance(step(name, Rules()), Sly)


@pytest.mark.parametrize("fixed", [None, CHEATING])
def test_the_aimless_bot_plays_any_rules(fixed: dict[str, Value] | None) -> None:
    for deal, _ in any_deals(51, 12, fixed):
        assert play(deal, [Aimless(deal.rules) for _ in range(deal.rules.players)]).places


def test_it_chooses_among_all_legal_acts_but_leads_of_some_of_a_rank() -> None:
    for deal, dice in any_deals(52, 4):
        for _ in moments(deal, dice):
            for seat in deal.may_act():
                _check(set(honest_acts(deal.view(seat))), set(deal.legal(seat)))


def _check(offered: set[object], legal: set[object]) -> None:
    """What is offered is legal, and what is not offered is another choice of the same leads."""
    assert offered <= legal
    missing = [act for act in legal - offered if type(act).__name__ not in _WITHOUT_CARDS]
    assert all(isinstance(act, Lead) and len(act.cards) > 1 for act in missing)


_WITHOUT_CARDS = {"Hang", "Decline", "Waive", "Call"}


def test_its_choices_are_spread_evenly_and_repeat() -> None:
    first = [deal.view(deal.may_act()[0]) for deal, _ in any_deals(53, 60, {"pogony": "off"})]
    chosen = [Aimless(Rules()).choose(view) for view in first]
    assert chosen == [Aimless(Rules()).choose(view) for view in first]
    acts = [list(honest_acts(view)) for view in first]
    places = Counter(of.index(act) for of, act in zip(acts, chosen, strict=True) if act)
    assert len(places) >= 5
