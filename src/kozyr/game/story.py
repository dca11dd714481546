"""What was publicly done in a deal: the acts of this bout and the outcome of the last (§17.10)."""

from typing import Final, Literal, cast

import msgspec

from kozyr.cards.cardset import cards_of
from kozyr.game import actions, codes
from kozyr.game.bits import bit
from kozyr.game.state import State
from kozyr.game.view import Act, Draw, Kind, LastBout, Pair

_ANSWERS: Final = frozenset({"pass", "waive"})
_STOPPED: Final = frozenset({codes.CAUGHT, codes.LEFT})


class Story:
    """The public memory of a deal, kept beside the state by the facade.

    `acts` counts all public acts, `bout` holds those of the bout being played, `last_change` is the
    number of the last one that changed what a pass or a waiver answers (§17.5), `settled` that of
    the last one that left nothing of before to call: a right call or the end of a bout (§14.10).
    `leavers` are the seats whose players have left for good while in, in order (§12.6).
    """

    def __init__(self) -> None:
        self.acts = 0
        self.last_change = 0
        self.settled = 0
        self.bout: tuple[Act, ...] = ()
        self.last: LastBout | None = None
        self.leavers: tuple[int, ...] = ()

    def note(self, act: Act) -> None:
        """Add an accepted act."""
        self.acts += 1
        self.bout += (act,)
        if act.kind not in _ANSWERS and act.right is not False:
            self.last_change = self.acts
        if act.right:
            self.settled = self.acts

    def open_answers(self, answers: tuple[Act, ...]) -> None:
        """Tell the answers to a hang question: they belong to the bout that raised it (§17.12)."""
        self.acts += len(answers)
        if self.last is not None:
            self.last = msgspec.structs.replace(self.last, acts=self.last.acts + answers)

    def roll_back(self, kept: int, call: Act) -> None:
        """Forget all but the first so many acts of the bout, calls excepted: they stand (§14.8)."""
        undone = self.bout[kept:]
        self.bout = self.bout[:kept] + tuple(act for act in undone if act.kind == "call")
        self.note(call)

    def close(self, bout: LastBout) -> None:
        """The bout is closed: it becomes the last one."""
        self.settled = self.acts
        self.last = bout
        self.bout = ()


def act_of(seat: int, action: actions.Action) -> Act:
    """The public act that an accepted action is."""
    kind = kind_name(action)
    match action:
        case actions.Lead(cards):
            return Act(seat, kind, tuple(sorted(cards)))
        case actions.Beat(card, target):
            return Act(seat, kind, (card,), target)
        case actions.ThrowIn(card) | actions.Transfer(card) | actions.Show(card):
            return Act(seat, kind, (card,))
        case actions.Call(player):
            return Act(seat, kind, player=player)
        case _:
            return Act(seat, kind)


def kind_name(action: actions.Action) -> Kind:
    """The kind of an action, as it is written."""
    return cast("Kind", action.__struct_config__.tag)


def pairs_on_table(s: State, count: int) -> tuple[Pair, ...]:
    """The first so many attack cards with their covers, in the order laid."""
    rows = list(zip(s.attack, s.attack_by, s.cover, s.cover_by, strict=True))[:count]
    return tuple(
        Pair(attack, by, cover, cover_by) if cover >= 0 else Pair(attack, by, None, None)
        for attack, by, cover, cover_by in rows
    )


def closed_bout(s: State, before: State, acts: tuple[Act, ...], found: int) -> LastBout:
    """The bout that has just closed; `before` is the state before the act that closed it.

    `found` are the cards of cheats that were rolled back.
    """
    refill = () if s.ending in _STOPPED else drawn(s, before)
    drew = tuple(Draw(seat, len(cards), before.trump_card in cards) for seat, cards in refill)
    return LastBout(
        bout=before.bout,
        outcome=_outcome(s),
        opener=before.opener,
        defender=_taker(before, acts),
        acts=acts,
        pairs=pairs_on_table(s, s.n_attack or s.n_last),
        drew=drew,
        cheats=cards_of(s.last_cheats | found),
        passed_set=set_receiver(s, before),
    )


def _outcome(s: State) -> Literal["beaten", "taken", "stopped"]:
    if s.ending in _STOPPED:
        return "stopped"
    return "beaten" if s.outcome == codes.BEATEN else "taken"


def _taker(before: State, acts: tuple[Act, ...]) -> int:
    """The final defender; a caught cheat who takes the table stands for him (§14.8)."""
    last = acts[-1]
    if last.right and last.player is not None and before.limits.caught_takes:
        return last.player
    return before.defender


def set_receiver(s: State, before: State) -> int | None:
    """The partner to whom the final defender's set was passed on, if it was (§15.10)."""
    giver = before.defender
    if not before.limits.teams or s.playing & bit(giver) or not before.hands[giver]:
        return None
    held = before.hands[giver] & ~before.table
    return next((seat for seat in range(s.limits.seats) if held & s.hands[seat]), None)


def drawn(s: State, before: State) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Who drew which cards in the refill that closed the bout, in drawing order (§10)."""
    at, rows = before.talon_at, []
    for seat, count in list(zip(s.refilled, s.drawn, strict=True))[: s.n_refilled]:
        if count:
            rows.append((seat, tuple(s.talon[at : at + count])))
            at += count
    return tuple(rows)
