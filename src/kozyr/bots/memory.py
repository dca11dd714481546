"""What a seat can know of the other cards of a deal, put together from its own views."""

from kozyr.bots.belief.clues import Bout
from kozyr.cards.cardset import mask_of
from kozyr.game.bits import bit, lane, popcount
from kozyr.game.view import Act, Hung, LastBout, Pair, View
from kozyr.rules.limits import Limits, bind
from kozyr.rules.options import Rules

_LAID = {"lead", "beat", "throw_in", "transfer"}
_TWO = 2


def laid_cards(pairs: tuple[Pair, ...]) -> int:
    """The set of all cards of a table, attack cards and covers."""
    covers = [pair.cover for pair in pairs if pair.cover is not None]
    return mask_of([pair.attack for pair in pairs] + covers)


class Memory:
    """The cards of one deal as its views have told; sets of cards are masks.

    `gone` are the discarded cards seen to go, `unseen` those that may be in any other hand or in
    the talon. Views may be skipped: each tells of its own bout and of the one before. When a whole
    bout was missed nothing is claimed about hands any more, and cards discarded in it stay
    `unseen`. A view of another deal, or of an earlier moment, starts everything anew.

    What was done says more of the hands than is certain (`bots.belief`). For that `bouts` are those
    closed since one was missed, `bout` is the one being played, and `undealt` are the trumps that
    nobody was dealt, since a higher one decided who leads (§3.2). `weights` is what the first
    `weighed` bouts came to. `limits` are what the rules bind to unless others are given.
    """

    def __init__(self, rules: Rules, limits: Limits | None = None) -> None:
        self.limits = limits or bind(rules)
        self._cards = self.limits.all_cards
        self._seats = rules.players
        self._moment = (0, 0)
        self._forget()

    def _forget(self) -> None:
        self.gone = 0
        self.unseen = 0
        self.undealt = 0
        self.bouts: list[Bout] = []
        self.weights: list[dict[int, float]] = []
        self.weighed = 0
        self.bout = Bout((), late=False, passable=False)
        self._before = [0] * self._seats
        self._held = [0] * self._seats
        self._counts = [0] * self._seats
        self._talon = 0
        self._settled = 0

    def see(self, view: View) -> None:
        """Take note of a view of this seat."""
        deal, acts = self._moment
        if view.deal != deal or view.acts < acts:
            self._forget()
            self._open(view)
        self._moment = (view.deal, view.acts)
        if view.last_bout is not None and view.last_bout.bout > self._settled:
            self._settle(view.last_bout, view)
        _reveal(self._before, view.history)
        self._look(view)

    def _open(self, view: View) -> None:
        """Note what the dealing has shown: the deciding trump (§3.2), a dealt trump card (§2.5)."""
        if view.bout != 1:
            return
        if view.decided_by is not None and view.opener is not None:
            self._before[view.opener] |= bit(view.decided_by)
            self.undealt = lane(view.trump_suit) & bit(view.decided_by) - 1
        if view.talon == 0:
            self._before[view.dealer] |= bit(view.trump_card)

    def _settle(self, last: LastBout, view: View) -> None:
        """Note where the cards of a closed bout went, and who drew the trump card."""
        if last.bout > self._settled + 1:
            self._before = [0] * self._seats
            self.bouts, self.weights, self.weighed, self.undealt = [], [], 0, 0
        _follow(self._before, last.acts)
        if last.outcome == "beaten":
            self.gone |= laid_cards(last.pairs)
        elif last.outcome == "taken":
            self._before[last.defender] |= laid_cards(last.pairs)
        for draw in last.drew:
            if draw.trump:
                self._before[draw.seat] |= bit(view.trump_card)
        if last.passed_set is not None:
            self._before[last.passed_set] |= self._before[last.defender]
            self._before[last.defender] = 0
        self._settled = last.bout
        self.bouts.append(self._closed(last, view))

    def _closed(self, last: LastBout, view: View) -> Bout:
        """What is kept of a bout, `view` being the first one after it."""
        talon = view.talon + sum(draw.count for draw in last.drew)
        drew = {draw.seat: draw.count - draw.trump for draw in last.drew}
        kept = []
        for seat, held in enumerate(self._before):
            laid = sum(len(act.cards) for act in view.history if _laid_by(act, seat))
            unknown = view.seats[seat].count + laid - popcount(held)
            new = unknown if seat == last.passed_set else drew.get(seat, 0)
            kept.append(1 - new / unknown if unknown > 0 else 1.0)
        return Bout(last.acts, talon == 0, self._passable(view, last.bout), tuple(kept))

    def _passable(self, view: View, bout: int) -> bool:
        """Whether a bout was one in which the attack might be transferred (§7.4, §7.5)."""
        limits, playing = self.limits, sum(one.playing for one in view.seats)
        barred = (
            (limits.not_two_left and playing <= _TWO)
            or (limits.not_two_seats and self._seats == _TWO)
            or (limits.not_in_first_deal and view.deal == 1)
            or (limits.not_in_first_span and bout == 1)
        )
        return limits.transfers and not barred

    def _look(self, view: View) -> None:
        """Note the present: the bout so far, the counts, what is left unseen."""
        self._held = list(self._before)
        _follow(self._held, view.history)
        if view.result is not None and view.result.hung is not None:
            _hang(self._held, view.result.hung)
        self._held[view.seat] = mask_of(view.hand)
        self._counts = [one.count for one in view.seats]
        self._talon = view.talon
        self.bout = Bout(view.history, view.talon == 0, self._passable(view, view.bout))
        self.gone |= mask_of(view.discard_cards or ())
        seen = self.gone | laid_cards(view.table) | (bit(view.trump_card) if view.talon else 0)
        for held in self._held:
            seen |= held
        self.unseen = self._cards & ~seen

    def held(self, seat: int) -> int:
        """The cards this seat is known to hold; the own seat's whole hand."""
        return self._held[seat]

    def may_hold(self, seat: int) -> int:
        """Every card this seat may hold."""
        held = self._held[seat]
        return held | self.unseen if popcount(held) < self._counts[seat] else held

    def hand(self, seat: int) -> int | None:
        """The whole hand of a seat if it is known, else None."""
        held = self._held[seat]
        missing = self._counts[seat] - popcount(held)
        if missing == 0:
            return held
        nothing_else = self._talon <= 1 and popcount(self.unseen) == missing
        return held | self.unseen if nothing_else else None


def _laid_by(act: Act, seat: int) -> bool:
    return act.seat == seat and act.kind in _LAID


def _reveal(hands: list[int], acts: tuple[Act, ...]) -> None:
    """Note that who laid a card in a bout held it before: a rollback may give it back (§14.8)."""
    for act in acts:
        if act.kind in _LAID:
            hands[act.seat] |= mask_of(act.cards)


def _hang(hands: list[int], hung: Hung) -> None:
    """Move hung epaulettes to their receiver (§15.8)."""
    cards = mask_of(hung.cards)
    for seat, held in enumerate(hands):
        hands[seat] = held & ~cards
    hands[hung.on] |= cards


def _follow(hands: list[int], acts: tuple[Act, ...]) -> None:
    """Take laid cards out of the known hands and put shown ones in."""
    for act in acts:
        if act.kind in _LAID:
            hands[act.seat] &= ~mask_of(act.cards)
        elif act.kind == "show":
            hands[act.seat] |= mask_of(act.cards)
