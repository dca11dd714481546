"""Who acts for a seat without a hand on the mouse: its bot, or the automatic pass (§17.6)."""

from collections.abc import Callable, Sequence
from typing import Final

from kozyr.bots.player import Player
from kozyr.cards.card import rank_of
from kozyr.game.actions import Action, Pass
from kozyr.game.view import View
from kozyr.rules.options import Rules
from kozyr.rules.refusal import Code
from kozyr.table.ports import Timer
from kozyr.table.table import Table

_ACTS: Final = 1_000_000
"""More acts than any deal has: a bout and an act make one number."""

_WORD_ELSEWHERE: Final = {Code.FIRST_WORD.word, Code.NOT_YOUR_WORD.word}


class AutomaticPass:
    """Passes for a person who holds no card that could be added as the table stands."""

    def see(self, view: View) -> None:
        """Take note of a view: there is nothing to remember."""

    def choose(self, view: View) -> Action | None:
        """Pass if the player could do nothing else; otherwise leave it to him."""
        may_pass = view.buttons.pass_ is None
        return Pass() if may_pass and not _could_add(view) else None


def _could_add(view: View) -> bool:
    """Whether a card of the hand may be thrown in, or might be once the word comes round."""
    if any(moves.throw_in for moves in view.moves):
        return True
    refusal = view.buttons.throw_in
    if refusal is None or refusal.code not in _WORD_ELSEWHERE:
        return False
    laid = {pair.attack for pair in view.table} | {pair.cover for pair in view.table}
    ranks = {rank_of(card) for card in laid if card is not None}
    return any(rank_of(card) in ranks for card in view.hand)


Bots = Callable[[str, Rules, int], Player]
"""Makes the bot of a level for a seat of a deal by some rules, as `kozyr.bots.levels.player`."""


def attendants(table: Table, bots: Bots) -> tuple[Player, ...]:
    """Give every seat its attendant for one deal."""
    return tuple(
        AutomaticPass() if seat.level is None else bots(seat.level, table.rules, at)
        for at, seat in enumerate(table.seats)
    )


def attended(table: Table) -> tuple[int, ...]:
    """List the seats whose attendants are to look at the table, by public facts only.

    A bot looks whenever its seat may act, the automatic pass whenever its seat may throw in or
    pass: nobody learns from it what a hand holds (§17.6, S10).
    """
    if table.deal is None or table.phase != "playing":
        return ()
    public = table.deal.view(0)
    answers = public.opener if public.phase == "lead" else public.defender
    return tuple(
        seat for seat in public.may_act if table.seats[seat].level is not None or seat != answers
    )


def timers(table: Table, now: int, delays: Sequence[int]) -> tuple[Timer, ...]:
    """Plan when the attendants look; `delays` has an item a seat, drawn without the hands.

    A seat's time starts anew with every bout and when a card is laid, a transfer or a take
    comes, but not at another's pass: so the passes that end a bout run side by side.
    """
    if table.deal is None:
        return ()
    mark = table.deal.state.bout * _ACTS + table.deal.story.last_change
    return tuple(Timer(table.id, str(at), now + delays[at], mark) for at in attended(table))
