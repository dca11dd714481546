"""Deals walked to their end through the facade, every moment held against the rulebook."""

from collections import Counter
from collections.abc import Mapping, Sequence

from kozyr.cards.card import SUITS
from kozyr.game import actions, codes
from kozyr.game.deal import Deal, Previous
from kozyr.game.playout import Dice
from kozyr.game.proof import broken
from kozyr.game.translate import action_of, armed_moves
from kozyr.rules.options import Rules
from kozyr.rules.refusal import Refusal
from tests.walks.twins import armed_as_well, common, sent, shows, twin_of
from tests.walks.walking import random_rules

ARMED = 6
"""One in so many acts of a cheating table is armed, if one can be."""

CALLS = 8
"""In one of so many choices a call is as good as anything else."""

LADDER = range(codes.SIX, codes.ACE + 1)


class DealWalk:
    """One random deal and, from bout to bout, a twin of it for a seat that must see no difference.

    `seen` counts moments, moments with a twin, kinds of actions, refusals and ends of twins.
    """

    def __init__(self, dice: Dice, seen: Counter[str]) -> None:
        self.dice = dice
        self.seen = seen
        rules = random_rules(dice)
        seed = dice.below(1 << 30).to_bytes(4, "big")
        self.deal = Deal.start(rules, seed=seed, number=2, previous=any_previous(rules, dice))
        self.twin: Deal | None = None
        self.viewer = 0
        self.first_defender = codes.NOBODY

    def to_the_end(self) -> None:
        """Play until there is a result."""
        self.check()
        while self.deal.result is None:
            self.refuse_anything()
            if self.twin is None and self.deal.state.phase == codes.TO_LEAD:
                self.viewer = self.dice.below(self.deal.rules.players)
                self.twin = twin_of(self.deal, self.viewer, self.dice)
            self.act()
            self.check()

    def check(self) -> None:
        """§19.1 to §19.6, in this moment."""
        state = self.deal.state
        if state.phase == codes.TO_LEAD:
            self.first_defender = state.defender
        paragraph = broken(state, self.first_defender)
        assert paragraph == 0, f"§{paragraph // 100}.{paragraph % 100} is broken"
        self.seen["moments"] += 1

    def refuse_anything(self) -> None:
        """§19.4: an action out of the blue is refused with a code and changes nothing, or legal."""
        seat, action = any_action(self.deal, self.dice)
        why = self.deal.why_not(seat, action)
        if why is not None:
            before = self.deal.digest(), self.deal.acts
            assert self.deal.act(seat, action) == why
            assert (self.deal.digest(), self.deal.acts) == before
            self.seen[f"refused {why.code}"] += 1

    def act(self) -> None:
        """Play something legal; where there is a twin, if possible something legal in both."""
        seat, action = self.chosen()
        armed = self.dice.below(ARMED) == 0 and self.deal.rules.value("cheating") == "on"
        if armed and self.twin is not None and seat != self.viewer:
            self.follow(seat, armed_as_well(self.deal, seat, action), action)
        elif armed and armed_moves(self.deal.state, seat):
            self.twin = None
            moves = armed_moves(self.deal.state, seat)
            self.follow(seat, action_of(moves[self.dice.below(len(moves))]), action)
        else:
            self.follow(seat, action, action)

    def chosen(self) -> tuple[int, actions.Action]:
        """A seat and an action of it; the twin is given up when it can do nothing of the kind."""
        legal = {seat: self.deal.legal(seat) for seat in range(self.deal.rules.players)}
        named = {seat for seat, choices in legal.items() if without_calls(choices)}
        assert named <= set(self.deal.may_act()), "§17.2"
        if self.twin is not None:
            both = {seat: common(choices, self.twin, seat) for seat, choices in legal.items()}
            if any(both.values()):
                return self.one_of(both)
            self.give_up("nothing in common")
        return self.one_of(legal)

    def one_of(self, legal: Mapping[int, Sequence[actions.Action]]) -> tuple[int, actions.Action]:
        """Any of these actions, a call only now and then."""
        able = [seat for seat, choices in legal.items() if choices]
        seat = able[self.dice.below(len(able))]
        choices = (self.dice.below(CALLS) and without_calls(legal[seat])) or legal[seat]
        return seat, choices[self.dice.below(len(choices))]

    def follow(self, seat: int, action: actions.Action, in_twin: actions.Action) -> None:
        """§19.8: act in both deals; the seat is sent the same bytes until cards come to light."""
        told = self.deal.act(seat, action)
        assert not isinstance(told, Refusal), f"legal, yet refused: {told}"
        self.seen[type(action).__name__] += 1
        if self.twin is None:
            return
        other = self.twin.act(seat, in_twin)
        assert not isinstance(other, Refusal)
        if shows(told, other, self.viewer):
            self.give_up("cards came to light")
            return
        assert sent(self.deal, self.viewer, told) == sent(self.twin, self.viewer, other), "§19.8"
        self.seen["twin moments"] += 1

    def give_up(self, why: str) -> None:
        self.seen[why] += 1
        self.twin = None


def without_calls(choices: Sequence[actions.Action]) -> Sequence[actions.Action]:
    return [action for action in choices if not isinstance(action, actions.Call)]


def any_previous(rules: Rules, dice: Dice) -> Previous | None:
    """What a deal before could have left: nothing, or a fool seat, a winner, rungs and a queen."""
    if dice.below(2):
        return None
    fool, first = dice.below(rules.players), dice.below(rules.players)
    rungs = [LADDER[dice.below(len(LADDER))] for _ in range(rules.players)]
    partners = 2 if rules.value("teams") != "none" else rules.players
    partners = 1 if rules.value("pogony_ladder") == "shared" else partners
    shared = tuple(rungs[seat % partners] for seat in range(rules.players))
    return Previous(fool, first, shared, dice.below(len(SUITS)))


def any_action(deal: Deal, dice: Dice) -> tuple[int, actions.Action]:
    """A seat and an action out of the blue, half of them with a card held and a card laid."""
    seat, armed = dice.below(deal.rules.players + 1), dice.below(ARMED) == 0
    card, other = dice.below(70) - 3, dice.below(64)
    if seat < deal.rules.players and dice.below(2):
        held, laid = deal.view(seat).hand, deal.view(seat).table
        card = held[card % len(held)] if held else card
        other = laid[other % len(laid)].attack if laid else other
    made = (
        *(actions.Lead((card,), armed=armed), actions.Lead((card, other))),
        *(actions.Beat(card, other, armed=armed), actions.ThrowIn(card, armed=armed)),
        *(actions.Transfer(card, armed=armed), actions.Show(card)),
        *(actions.Take(), actions.Pass(), actions.Call(other % 9), actions.Waive()),
        *(actions.Hang(), actions.Decline()),
    )
    return seat, made[dice.below(len(made))]


def walk_deals(seed: int, count: int) -> Counter[str]:
    """Walk so many deals; returns what they have seen.

    Raises:
        AssertionError: something is broken; the message tells how to come back to the deal.

    """
    seen: Counter[str] = Counter()
    for number in range(seed * 1_000_003, seed * 1_000_003 + count):
        try:
            DealWalk(Dice(number), seen).to_the_end()
        except AssertionError as broken:
            where = f"tests.walks.deal_walks.DealWalk(Dice({number}), Counter()).to_the_end()"
            message = f"{broken}: {where}"
            raise AssertionError(message) from broken
    return seen
