"""Among moves that a search cannot tell apart the strong bot makes the sensible one."""

from kozyr.bots.counting import Counting
from kozyr.bots.search.manner import Manner
from kozyr.bots.strong import Strong, thrifty
from kozyr.bots.thought import Chance, Effort
from kozyr.cards.card import parse
from kozyr.game.actions import Action, Beat, Take
from kozyr.game.deal import Deal
from kozyr.lab.playing import show, step
from kozyr.rules.presets import preset

ACE = Chance(Beat(parse("A♥"), parse("6♦")), 0.46, exact=False, share=0.5)
TAKEN = Chance(Take(), 0.45, exact=False, share=0.4)
NINE = Chance(Beat(parse("9♥"), parse("6♦")), 0.30, exact=False, share=0.1)


def test_a_bug_no_ace_of_trumps_is_spent_on_a_six_for_a_percent_of_chance() -> None:
    assert thrifty((ACE, TAKEN, NINE), Take(), 0.02) == (TAKEN, ACE, NINE)


def test_what_is_clearly_better_is_played_whatever_the_rules_of_thumb_say() -> None:
    assert thrifty((ACE, TAKEN, NINE), NINE.action or Take(), 0.02)[0] is ACE
    assert thrifty((ACE, TAKEN, NINE), Take(), 0.0)[0] is ACE


def test_a_search_that_knows_no_difference_moves_as_the_rules_of_thumb() -> None:
    rules = preset("service_podkidnoy").rules
    effort = Effort(60, 0)
    bots = [Strong(rules, effort=effort, manner=Manner(thrift=1)) for _ in range(2)]
    deal = Deal.start(rules, seed=b"thrift")
    show(deal, bots)
    while deal.result is None and deal.state.bout < 4:
        seat = deal.next_actor()
        assert seat is not None
        assert bots[seat].choose(deal.view(seat)) == rule_move(deal, seat)
        step(deal, bots)


def rule_move(deal: Deal, seat: int) -> Action | None:
    rule = Counting(deal.rules)
    rule.see(deal.view(seat))
    return rule.choose(deal.view(seat))
