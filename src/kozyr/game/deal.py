"""One deal from dealing to its result: validates, explains, tells, and shows each seat its view."""

from copy import copy
from typing import Final

import msgspec

from kozyr.cards.card import SUITS
from kozyr.cards.cardset import cards_of
from kozyr.cards.shuffle import lot, shuffled
from kozyr.game import actions, codes
from kozyr.game.apply import apply
from kozyr.game.arming import has_cheated
from kozyr.game.awaited import Awaited, awaited
from kozyr.game.bits import bit
from kozyr.game.cheating import Cheats, Step
from kozyr.game.dealing import deal_hands, void_reason
from kozyr.game.digest import digest, mix
from kozyr.game.ending import end_by_leaving, single_first
from kozyr.game.events import Acted, BoutClosed, DealOver, Drew, Event, HangAsked, WentOut
from kozyr.game.explain import refusal
from kozyr.game.leaving import sole_first
from kozyr.game.moves import next_actor
from kozyr.game.opening import lowest_trump, named_by_first_rule, named_by_last_deal, open_bout
from kozyr.game.pogony import asked_seats
from kozyr.game.state import State
from kozyr.game.story import Story, act_of, closed_bout, drawn
from kozyr.game.translate import legal_actions, move_of
from kozyr.game.view import Act, Phase, Result, View
from kozyr.game.viewing import PHASES, final_result, may_act, spectator_view, view_of
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules
from kozyr.rules.refusal import Refusal

MOST_REDEALS: Final = 20
"""After so many void deals in a row the next is played (§2.9)."""


class Previous(msgspec.Struct, frozen=True):
    """What the deal before leaves to the next: seats, None after a draw or where there is none.

    `rungs` are the ranks of the rungs on which the seats stand, `queen` the suit of the last rung;
    None: the ladder begins, the queen is not drawn (§15.2, §15.3).
    """

    fool_seat: int | None
    first_place: int | None
    rungs: tuple[int, ...] | None = None
    queen: int | None = None


class Deal:
    """A deal at a table of these rules.

    `rules` is the vector of options, `number` counts the deals of the run from 1, `state` the
    kernel's state (nobody but the game changes it), `decided_by` the trump that decided who attacks
    first, if one did, `redeals` how many void deals of the same seed went before (§2.9).
    """

    def __init__(self, rules: Rules, state: State, number: int, decided_by: int | None) -> None:
        self.rules = rules
        self.state = state
        self.number = number
        self.decided_by = decided_by
        self.redeals = 0
        self.story = Story()
        self.cheats = Cheats()

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
        redeals = _deal_until_valid(state, seed, dealer, later=previous is not None)
        _put_ladder(state, last, seed)
        opener = named_by_last_deal(state, _seat(last.fool_seat), _seat(last.first_place))
        decided_by = None
        if opener < 0:
            opener = named_by_first_rule(state)
            decided_by = _deciding_trump(state)
        open_bout(state, opener if opener >= 0 else lot(seed, "first attacker", rules.players))
        deal = cls(rules, state, number, decided_by)
        deal.redeals = redeals
        return deal

    def copy(self) -> "Deal":
        """Give an independent deal in the same state."""
        state = State(self.state.limits)
        state.copy_from(self.state)
        twin = Deal(self.rules, state, self.number, self.decided_by)
        twin.redeals = self.redeals
        twin.story = copy(self.story)
        twin.cheats = self.cheats.copy()
        return twin

    @property
    def acts(self) -> int:
        """How many actions have been accepted."""
        return self.story.acts

    @property
    def phase(self) -> Phase:
        """What the deal waits for."""
        return PHASES[self.state.phase]

    @property
    def result(self) -> Result | None:
        """The result once the deal is over (§11)."""
        return final_result(self.state, self.story)

    @property
    def outlook(self) -> Previous:
        """What this deal, being over, leaves to the next one of the run (§2.1, §3.4)."""
        s = self.state
        rungs = tuple(s.rungs[: s.limits.seats]) if s.limits.pogony else None
        first, result = _or_none(single_first(s)), self.result
        if result is not None and self.story.leavers and not s.limits.teams:
            first = sole_first(result)
        return Previous(_or_none(s.fool), first, rungs, _or_none(s.queen) if rungs else None)

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
        if before.phase == codes.HANGING:
            return self._answer(before, seat, action)
        if before.phase == codes.TO_LEAD and isinstance(action, actions.Hang):
            return self._forced_hang(seat)
        act = self._judged(seat, action)
        apply(self.state, seat, move_of(action))
        self._tell(before, act)
        return (Acted(act), *self._closing(before))

    def leave(self, seat: int) -> tuple[Event, ...]:
        """Let a player leave for good (§12.6); nothing happens if he is not in, or has left before.

        With two players in the deal ends and he is the durak; with more, and in teams, somebody
        else must play his seat to the end.
        """
        s = self.state
        if seat not in self.players_in() or seat in self.story.leavers:
            return ()
        ends = self.ends_with(seat)
        self.story.leavers += (seat,)
        if not ends:
            return ()
        before = State(s.limits)
        before.copy_from(s)
        end_by_leaving(s, seat)
        return self._closing(before) if before.phase in _BOUT_ON else self._ended()

    def ends_with(self, seat: int) -> bool:
        """Whether the deal would end if this player left for good (§12.6)."""
        two = len(self.players_in()) == _PAIR and not self.state.limits.teams
        return two and seat in self.players_in()

    def players_in(self) -> tuple[int, ...]:
        """The seats that are in (§0.3); nobody once the deal is over."""
        return () if self.state.phase == codes.OVER else cards_of(self.state.playing)

    @property
    def leavers(self) -> tuple[int, ...]:
        """The seats whose players have left for good while in, in order."""
        return self.story.leavers

    def _judged(self, seat: int, action: actions.Action) -> Act:
        """The public act, of a call also whether it is right (§14.7)."""
        act = act_of(seat, action)
        if act.player is None:
            return act
        return msgspec.structs.replace(act, right=has_cheated(self.state, act.player))

    def _tell(self, before: State, act: Act) -> None:
        """Note an act that was carried out; a right call may undo others before it."""
        s = self.state
        if before.cheats != s.cheats and s.phase in _BOUT_ON:
            self.cheats.note(act.seat, Step(before, self.story.bout))
        if act.right and act.player is not None and s.phase in _BOUT_ON:
            step = self.cheats.roll_back(s, act.player)
            self.story.roll_back(len(step.bout), act)
        else:
            self.story.note(act)

    def _answer(self, before: State, seat: int, action: actions.Action) -> tuple[Event, ...]:
        """Take an answer to a hang question; nothing is told until all are in (§17.12)."""
        asked = asked_seats(before)
        apply(self.state, seat, move_of(action))
        s = self.state
        if s.phase == codes.HANGING and s.asks_all:
            return ()
        hanging = before.hanging | (bit(seat) if isinstance(action, actions.Hang) else 0)
        answers = tuple(
            _answer_of(one, before, hangs=bool(hanging & bit(one)))
            for one in cards_of(asked if s.asks_all else bit(seat))
        )
        self.story.open_answers(answers)
        return (*map(Acted, answers), *self._ended())

    def _forced_hang(self, seat: int) -> tuple[Event, ...]:
        """The player on lead hangs the pogons he alone holds (§15.9)."""
        act = Act(seat, "hang", cards_of(self.state.hands[seat]))
        self.story.note(act)
        apply(self.state, seat, move_of(actions.Hang()))
        return (Acted(act), *self._ended())

    def _closing(self, before: State) -> tuple[Event, ...]:
        """What the closing of the bout brought, nothing if it goes on."""
        s = self.state
        if s.phase in _BOUT_ON:
            return ()
        bout = closed_bout(s, before, self.story.bout, self.cheats.found)
        self.story.close(bout)
        self.cheats.clear()
        told: list[Event] = [BoutClosed(bout)]
        if bout.outcome != "stopped":
            for seat, cards in drawn(s, before):
                trump = s.trump_card if s.trump_card in cards else None
                told.append(Drew(seat, len(cards), cards, trump))
            told += [WentOut(seat) for seat in _gone(s, before)]
        if s.phase == codes.HANGING:
            told.append(HangAsked(cards_of(asked_seats(s))))
        return (*told, *self._ended())

    def _ended(self) -> tuple[Event, ...]:
        result = self.result
        return () if result is None else (DealOver(result),)

    def is_stale(self, seen: int) -> bool:
        """Whether a card, transfer or take came after the act with this number (§17.5)."""
        return seen < self.story.last_change

    def is_void(self, seen: int) -> bool:
        """Whether a right call or the end of the bout came after the act with this number.

        A call made then is void: it accuses of what is settled (§14.10).
        """
        return seen < self.story.settled

    def legal(self, seat: int) -> tuple[actions.Action, ...]:
        """All legal actions of a seat in a pinned order; none for a seat that is not there."""
        return legal_actions(self.state, seat) if 0 <= seat < self.rules.players else ()

    @property
    def defender(self) -> int | None:
        """Who must answer the attack now, None between bouts and after the deal."""
        return self.state.defender if self.state.phase in _BOUT_ON else None

    def may_act(self) -> tuple[int, ...]:
        """The seats that may act now, a public fact (§17.2)."""
        return may_act(self.state)

    def awaited(self) -> tuple[Awaited, ...]:
        """Whom the deal waits for, a public fact (§17.7)."""
        return awaited(self.state, self.story)

    def next_actor(self) -> int | None:
        """Who is asked next when one plays at a time, None when the deal is over (§17.11)."""
        return _or_none(next_actor(self.state))

    def view(self, seat: int) -> View:
        """What a seat may know, and what it may do."""
        return view_of(self.state, seat, self.story, self.number, self.decided_by)

    def spectator_view(self) -> View:
        """What everybody may see, whether he plays or not (§17.10)."""
        return spectator_view(self.state, self.story, self.number, self.decided_by)

    def digest(self) -> int:
        """A 64-bit word that tells this state from others (§19.7)."""
        word = digest(self.state)
        for seat in self.story.leavers:
            high, low = divmod(word, codes.LANE + 1)
            word = mix(high, seat + 1) * (codes.LANE + 1) | mix(low, seat + 1)
        return word


def _deal_until_valid(state: State, seed: bytes, dealer: int, *, later: bool) -> int:
    """Deal, and deal again with the next shuffle while the hands are void (§2.7 to §2.9).

    Tell how often it was dealt again.
    """
    attempt = 0
    for attempt in range(MOST_REDEALS + 1):
        state.clear()
        state.later_deal = later
        for at, card in enumerate(shuffled(cards_of(state.limits.all_cards), seed, attempt)):
            state.put_talon(at, card)
        deal_hands(state, dealer)
        if void_reason(state) == codes.NOT_VOID:
            break
    return attempt


_PAIR: Final = 2
"""So many players in end the deal when one of them leaves (§12.6)."""

_BOUT_ON: Final = frozenset({codes.BOUT, codes.CALLING})


def _answer_of(seat: int, before: State, *, hangs: bool) -> Act:
    return Act(seat, "hang", cards_of(before.hands[seat])) if hangs else Act(seat, "decline")


def _put_ladder(state: State, last: Previous, seed: bytes) -> None:
    """Put the seats on their rungs; before the first deal draw the last queen (§15.2, §15.3)."""
    if not state.limits.pogony:
        return
    state.asks_all = True
    for seat, rank in enumerate(last.rungs or ()):
        state.put_rung(seat, rank)
    if state.queen < 0:
        state.queen = lot(seed, "queen", len(SUITS)) if last.queen is None else last.queen


def _deciding_trump(state: State) -> int | None:
    return None if state.limits.first_left_of_dealer else _or_none(lowest_trump(state))


def _gone(s: State, before: State) -> list[int]:
    """Who went out with this bout, in the order their hands became empty (§11.5)."""
    emptied = [*s.emptied, *range(s.limits.seats)]
    left = [seat for seat in range(s.limits.seats) if before.playing & ~s.playing & bit(seat)]
    return sorted(left, key=lambda seat: (s.place[seat], emptied.index(seat)))


def _or_none(number: int) -> int | None:
    return number if number >= 0 else None


def _seat(seat: int | None) -> int:
    return codes.NOBODY if seat is None else seat
