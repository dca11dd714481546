"""What was publicly done in a deal: the acts of this bout and the outcome of the last (§17.10)."""

from kozyr.game import actions, codes
from kozyr.game.state import State
from kozyr.game.view import Act, Draw, LastBout, Pair


class Story:
    """The public memory of a deal, kept beside the state by the facade.

    `acts` counts all accepted actions, `bout` holds those of the bout being played, `last_change`
    is the number of the last one that was not a pass (§17.5).
    """

    def __init__(self) -> None:
        self.acts = 0
        self.last_change = 0
        self.bout: tuple[Act, ...] = ()
        self.last: LastBout | None = None

    def note(self, act: Act) -> None:
        """Add an accepted act."""
        self.acts += 1
        self.bout += (act,)
        if act.kind != "pass":
            self.last_change = self.acts

    def close(self, bout: LastBout) -> None:
        """The bout is closed: it becomes the last one."""
        self.last = bout
        self.bout = ()


def act_of(seat: int, action: actions.Action) -> Act:
    """The public act that an accepted action is."""
    match action:
        case actions.Lead(cards):
            return Act(seat, "lead", tuple(sorted(cards)), None)
        case actions.Beat(card, target):
            return Act(seat, "beat", (card,), target)
        case actions.ThrowIn(card):
            return Act(seat, "throw_in", (card,), None)
        case actions.Transfer(card):
            return Act(seat, "transfer", (card,), None)
        case actions.Show(card):
            return Act(seat, "show", (card,), None)
        case actions.Take():
            return Act(seat, "take", (), None)
        case actions.Pass():
            return Act(seat, "pass", (), None)


def pairs_on_table(s: State, count: int) -> tuple[Pair, ...]:
    """The first so many attack cards with their covers, in the order laid."""
    rows = list(zip(s.attack, s.attack_by, s.cover, s.cover_by, strict=True))[:count]
    return tuple(
        Pair(attack, by, cover, cover_by) if cover >= 0 else Pair(attack, by, None, None)
        for attack, by, cover, cover_by in rows
    )


def closed_bout(s: State, before: State, acts: tuple[Act, ...]) -> LastBout:
    """The bout that has just closed; `before` is the state before the act that closed it."""
    drew = tuple(
        Draw(seat, len(cards), before.trump_card in cards) for seat, cards in drawn(s, before)
    )
    return LastBout(
        bout=before.bout,
        outcome="beaten" if s.outcome == codes.BEATEN else "taken",
        opener=before.opener,
        defender=before.defender,
        acts=acts,
        pairs=pairs_on_table(s, s.n_last),
        drew=drew,
    )


def drawn(s: State, before: State) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Who drew which cards in the refill that closed the bout, in drawing order (§10)."""
    at, rows = before.talon_at, []
    for seat, count in list(zip(s.refilled, s.drawn, strict=True))[: s.n_refilled]:
        if count:
            rows.append((seat, tuple(s.talon[at : at + count])))
            at += count
    return tuple(rows)
