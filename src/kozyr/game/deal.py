"""One deal from dealing to its result: validates, explains, tells, and shows each seat its view."""

from copy import copy
from typing import Final

import msgspec

from kozyr.cards.cardset import cards_of
from kozyr.cards.shuffle import lot, shuffled
from kozyr.game import actions, codes
from kozyr.game.apply import apply
from kozyr.game.bits import bit
from kozyr.game.dealing import deal_hands, void_reason
from kozyr.game.digest import digest
from kozyr.game.ending import single_first
from kozyr.game.events import Acted, BoutClosed, DealOver, Drew, Event, WentOut
from kozyr.game.explain import refusal
from kozyr.game.moves import next_actor
from kozyr.game.opening import lowest_trump, named_by_first_rule, named_by_last_deal, open_bout
from kozyr.game.state import State
from kozyr.game.story import Story, act_of, closed_bout, drawn
from kozyr.game.translate import legal_actions, move_of
from kozyr.game.view import Result, View
from kozyr.game.viewing import may_act, result_of, view_of
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules
from kozyr.rules.refusal import Refusal

MOST_REDEALS: Final = 20
"""After so many void deals in a row the next is played (§2.9)."""


class Previous(msgspec.Struct, frozen=True):
    """What the deal before leaves to the next: seats, None after a draw or where there is none."""

    fool_seat: int | None
    first_place: int | None


class Deal:
    """A deal at a table of these rules.

    `rules` is the vector of options, `number` counts the deals of the run from 1, `state` the
    kernel's state (nobody but the game changes it), `decided_by` the trump that decided who attacks
    first, if one did.
    """

    def __init__(self, rules: Rules, state: State, number: int, decided_by: int | None) -> None:
        self.rules = rules
        self.state = state
        self.number = number
        self.decided_by = decided_by
        self.story = Story()

    @classmethod
    def start(
        cls, rules: Rules, *, seed: bytes, number: int = 1, previous: Previous | None = None
    ) -> "Deal":
        """Shuffle, deal and find the first attacker, everything from one seed (§1.5, §2, §3).

        `previous` is None for the first deal of a run (§12.3).
        """
        state = State(bind(rules))
        last = previous or Previous(None, None)
        dealer = last.fool_seat
        if dealer is None:
            dealer = lot(seed, "dealer", rules.players)
        _deal_until_valid(state, seed, dealer, later=previous is not None)
        opener = named_by_last_deal(state, _seat(last.fool_seat), _seat(last.first_place))
        decided_by = None
        if opener < 0:
            opener = named_by_first_rule(state)
            decided_by = _deciding_trump(state)
        open_bout(state, opener if opener >= 0 else lot(seed, "first attacker", rules.players))
        return cls(rules, state, number, decided_by)

    def copy(self) -> "Deal":
        """Give an independent deal in the same state."""
        state = State(self.state.limits)
        state.copy_from(self.state)
        twin = Deal(self.rules, state, self.number, self.decided_by)
        twin.story = copy(self.story)
        return twin

    @property
    def acts(self) -> int:
        """How many actions have been accepted."""
        return self.story.acts

    @property
    def result(self) -> Result | None:
        """The result once the deal is over (§11)."""
        return result_of(self.state)

    @property
    def outlook(self) -> Previous:
        """What this deal, being over, leaves to the next one of the run (§2.1, §3.4)."""
        first = single_first(self.state)
        return Previous(self.state.durak if self.state.durak >= 0 else None, _or_none(first))

    def why_not(self, seat: int, action: actions.Action) -> Refusal | None:
        """Why a seat may not do this now, None if it may; never raises for any ints."""
        return refusal(self.state, seat, action)

    def act(self, seat: int, action: actions.Action) -> tuple[Event, ...] | Refusal:
        """Carry an action out and tell what happened; a refusal changes nothing (§17.3)."""
        why = self.why_not(seat, action)
        if why is not None:
            return why
        before = State(self.state.limits)
        before.copy_from(self.state)
        act = act_of(seat, action)
        self.story.note(act)
        apply(self.state, seat, move_of(action))
        return (Acted(act), *self._closing(before))

    def _closing(self, before: State) -> tuple[Event, ...]:
        """What the closing of the bout brought, nothing if it goes on."""
        s = self.state
        if s.phase == codes.BOUT:
            return ()
        bout = closed_bout(s, before, self.story.bout)
        self.story.close(bout)
        told: list[Event] = [BoutClosed(bout)]
        for seat, cards in drawn(s, before):
            trump = s.trump_card if s.trump_card in cards else None
            told.append(Drew(seat, len(cards), cards, trump))
        told += [WentOut(seat) for seat in _gone(s, before)]
        result = self.result
        return (*told, DealOver(result)) if result else tuple(told)

    def is_stale(self, seen: int) -> bool:
        """Whether a card, transfer or take came after the act with this number (§17.5)."""
        return seen < self.story.last_change

    def legal(self, seat: int) -> tuple[actions.Action, ...]:
        """All legal actions of a seat in a pinned order; none for a seat that is not there."""
        return legal_actions(self.state, seat) if 0 <= seat < self.rules.players else ()

    def may_act(self) -> tuple[int, ...]:
        """The seats that may act now, a public fact (§17.2)."""
        return may_act(self.state)

    def next_actor(self) -> int | None:
        """Who is asked next when one plays at a time, None when the deal is over (§17.11)."""
        return _or_none(next_actor(self.state))

    def view(self, seat: int) -> View:
        """What a seat may know, and what it may do."""
        return view_of(self.state, seat, self.story, self.number, self.decided_by)

    def digest(self) -> int:
        """A 64-bit word that tells this state from others (§19.7)."""
        return digest(self.state)


def _deal_until_valid(state: State, seed: bytes, dealer: int, *, later: bool) -> None:
    """Deal, and deal again with the next shuffle while the hands are void (§2.7 to §2.9)."""
    for attempt in range(MOST_REDEALS + 1):
        state.clear()
        state.later_deal = later
        for at, card in enumerate(shuffled(cards_of(state.limits.all_cards), seed, attempt)):
            state.put_talon(at, card)
        deal_hands(state, dealer)
        if void_reason(state) == codes.NOT_VOID:
            return


def _deciding_trump(state: State) -> int | None:
    return None if state.limits.first_left_of_dealer else _or_none(lowest_trump(state))


def _gone(s: State, before: State) -> list[int]:
    """Who went out with this bout, in the order their hands became empty (§11.5)."""
    left = [seat for seat in range(s.limits.seats) if before.playing & ~s.playing & bit(seat)]
    return sorted(left, key=list(s.emptied).index)


def _or_none(number: int) -> int | None:
    return number if number >= 0 else None


def _seat(seat: int | None) -> int:
    return codes.NOBODY if seat is None else seat
