"""A bot at a table where cheating is allowed: it plays as another bot, but arms and calls."""

from typing import Final

from kozyr.bots.choices import uncovered
from kozyr.bots.evidence import LAYING, judged
from kozyr.bots.habits import Arming, Habits
from kozyr.bots.player import Player
from kozyr.bots.strength import cheapest_first, stronger
from kozyr.bots.thought import Effort, Thinker, Thought
from kozyr.cards.card import suit_of
from kozyr.cards.cardset import mask_of
from kozyr.game.actions import Action, Beat, Call, Pass, Take, ThrowIn, Transfer
from kozyr.game.bits import popcount
from kozyr.game.codes import LANE, LANE_SEED_LOW
from kozyr.game.digest import mix
from kozyr.game.view import View
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules

_ARM: Final = 1
_NOTICE: Final = 2
_GUESS: Final = 3

_FEW: Final = 2


class Sly:
    """Plays as the honest bot it is given, but cheats and calls by its habits.

    It draws no chance: a rate is met or missed by a word mixed from what is asked and the hand with
    which it came into the bout. So equal views bring equal actions, a question asked again has the
    same answer, and nobody else can reckon it.
    """

    def __init__(self, honest: Player, rules: Rules, habits: Habits) -> None:
        self._honest = honest
        self._limits = bind(rules)
        self._habits = habits
        self._arming = habits.takes_table
        if self._limits.caught_loses:
            self._arming = habits.loses_deal
        elif not self._limits.caught_takes:
            self._arming = habits.rollback

    def see(self, view: View) -> None:
        """Let the honest bot take note."""
        self._honest.see(view)

    def choose(self, view: View) -> Action | None:
        """Call whom it suspects; else do what the honest bot would, or cheat in its place."""
        return self._rather(view, self._honest.choose(view))

    def _rather(self, view: View, wish: Action | None) -> Action | None:
        """What it does, where the honest bot would do that."""
        suspect = self._suspect(view)
        if suspect is not None and not self._lets_it_grow(suspect, view, wish):
            return Call(suspect)
        return (self._armed(view, wish) if view.armed else None) or wish

    def _suspect(self, view: View) -> int | None:
        """Whom to call: the first in whom a cheat is noticed, or one is guessed."""
        if not view.calls:
            return None
        cleared = _cleared(view)
        for at, act, cheats in judged(view, self._limits):
            if act.seat not in view.calls or at < cleared.get(act.seat, 0):
                continue
            noticed = cheats and _word(view, _NOTICE, act.cards[0]) < self._habits.notice
            if noticed or _word(view, _GUESS, act.cards[0]) < self._habits.guess:
                return act.seat
        return None

    def _lets_it_grow(self, suspect: int, view: View, wish: Action | None) -> bool:
        """Whether a cheat who will have to take the table is given more to take first (§14.8)."""
        limits = self._limits
        patient = limits.caught_takes and limits.call_window and suspect == view.defender
        return patient and isinstance(wish, ThrowIn)

    def _armed(self, view: View, wish: Action | None) -> Action | None:
        """What to do armed in place of this act, None to do it honestly."""
        if view.role == "defender":
            return self._armed_answer(view, wish)
        added = mask_of(one.card for one in view.armed if one.throw_in)
        cards = cheapest_first(added, view.trump_suit)
        if not isinstance(wish, Pass) or not cards or suit_of(cards[0]) == view.trump_suit:
            return None
        rate = self._arming.add_early if view.talon else self._arming.add_late
        closes = view.taking and view.room == 1
        return ThrowIn(cards[0], armed=True) if self._dares(view, rate, closes=closes) else None

    def _armed_answer(self, view: View, wish: Action | None) -> Action | None:
        card = cheapest_first(mask_of(view.hand), view.trump_suit)[0]
        closes = view.uncovered == 1 and view.room == 0
        if not self._dares(view, _rate(self._arming, view, wish, card), closes=closes):
            return None
        if isinstance(wish, Take) and any(one.transfer for one in view.armed):
            return Transfer(card, armed=True)
        target = wish.target if isinstance(wish, Beat) else _hardest(view)
        return Beat(card, target, armed=True)

    def _dares(self, view: View, rate: float, *, closes: bool) -> bool:
        """Whether an act with this rate of arming is armed; `closes`: it would close the bout."""
        unseen = closes and not self._limits.call_window
        watchers = 0 if unseen else len(self._watchers(view))
        return rate > 0 and _word(view, _ARM, len(view.table)) < rate**watchers

    def _watchers(self, view: View) -> set[int]:
        """The opponents who may still call this seat (§14.6, §14.9)."""
        side = view.seats[view.seat].side
        seats = {one.seat for one in view.seats if one.playing and one.side != side}
        if not self._limits.lose_calls:
            return seats
        false = [act for act in view.history if act.right is False]
        every = self._limits.lose_all_calls
        return seats - {act.seat for act in false if every or act.player == view.seat}


class Scheming(Sly):
    """Such a bot whose honest half thinks."""

    def __init__(self, honest: Thinker, rules: Rules, habits: Habits) -> None:
        super().__init__(honest, rules, habits)
        self._thinker = honest
        self.effort = honest.effort

    def choose(self, view: View) -> Action | None:
        """Do what it thinks best with its usual effort."""
        return self.think(view).action

    def think(self, view: View, effort: Effort | None = None) -> Thought:
        """Weigh what may be done honestly; of what is done otherwise no chance is told."""
        thought = self._thinker.think(view, effort or self.effort)
        action = self._rather(view, thought.action)
        return thought if action == thought.action else Thought(action, (), thought.effort)


def among_cheats(honest: Player, rules: Rules, habits: Habits) -> Player:
    """Let a bot play where cheating is allowed: one that thinks goes on thinking."""
    if isinstance(honest, Thinker):
        return Scheming(honest, rules, habits)
    return Sly(honest, rules, habits)


def _rate(arming: Arming, view: View, wish: Action | None, card: int) -> float:
    """The rate of arming this card in place of what the defender would do."""
    if isinstance(wish, Take):
        late = arming.last if _is_nearly_out(view) else arming.late
        return arming.early if view.talon else late
    if not isinstance(wish, Beat) or wish.card == card:
        return 0
    return arming.dear if suit_of(wish.card) == view.trump_suit != suit_of(card) else arming.cheap


def _is_nearly_out(view: View) -> bool:
    """Whether an opponent has so few cards that he may go out with the next bout."""
    side = view.seats[view.seat].side
    return any(one.playing and one.side != side and one.count <= _FEW for one in view.seats)


def _hardest(view: View) -> int:
    """The uncovered card with the fewest answers in the hand."""
    hand, trump = mask_of(view.hand), view.trump_suit
    return min(uncovered(view), key=lambda target: popcount(stronger(target, trump) & hand))


def _cleared(view: View) -> dict[int, int]:
    """For each player that this seat called in vain where in the history it last did."""
    return {
        act.player: at
        for at, act in enumerate(view.history)
        if act.seat == view.seat and act.right is False and act.player is not None
    }


def _word(view: View, *asked: int) -> float:
    """A number from 0 up to 1 that stays the same for this question all through a bout."""
    mine = [act.cards for act in view.history if act.seat == view.seat and act.kind in LAYING]
    hand = mask_of(view.hand) | mask_of(card for cards in mine for card in cards)
    lane = LANE_SEED_LOW
    for value in (hand, view.seat, view.deal, view.bout, *asked):
        lane = mix(lane, value)
    return lane / (LANE + 1)
