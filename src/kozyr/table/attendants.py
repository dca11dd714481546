"""Who acts for a seat without a hand on the mouse: its bot, or the server (§17.6, §17.12)."""

from collections.abc import Callable, Sequence
from typing import Final

from kozyr.bots.choices import matching, throwable
from kozyr.bots.player import Player
from kozyr.bots.thought import Thinker
from kozyr.game.actions import Action, Decline, Pass
from kozyr.game.deal import Deal
from kozyr.game.view import View
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules
from kozyr.rules.refusal import Code
from kozyr.table.deadlines import deadlines
from kozyr.table.mind import Mind
from kozyr.table.ports import Timer
from kozyr.table.table import Table

_PHASES: Final = 8
"""More than a deal has."""

_ACTS: Final = 1_000_000
"""More acts than any deal has: a bout, a phase and an act make one number."""

_WORD_ELSEWHERE: Final = {Code.FIRST_WORD.word, Code.NOT_YOUR_WORD.word}


class Automatic:
    """Does for a person what he could only do so.

    It passes where he holds no card that could be added as the table stands, and declines where he
    has no set to hang.
    """

    def __init__(self, rules: Rules) -> None:
        self._limits = bind(rules)

    def see(self, view: View) -> None:
        """Take note of a view: there is nothing to remember."""

    def choose(self, view: View) -> Action | None:
        """Pass or decline if the player could do nothing else; otherwise leave it to him."""
        if view.buttons.pass_ is None:
            return None if self._could_add(view) else Pass()
        if view.buttons.decline is None and view.buttons.hang is not None:
            return Decline()
        return None

    def _could_add(self, view: View) -> bool:
        """Whether a card of the hand may be thrown in, or might be once the word comes round."""
        if throwable(view):
            return True
        refusal = view.buttons.throw_in
        if refusal is None or refusal.code not in _WORD_ELSEWHERE:
            return False
        return matching(view, self._limits) != 0


Bots = Callable[[str, Rules, int], Player]
"""Makes the bot of a level for a seat of a deal by some rules, as `kozyr.bots.levels.player`."""

Attendant = Player | Mind
"""Who acts for a seat: at once, or a bot that thinks about it first."""


def attendants(table: Table, bots: Bots) -> tuple[Attendant, ...]:
    """Give every seat its attendant for one deal."""
    return tuple(attendant(table, seat, bots) for seat in range(len(table.seats)))


def attendant(table: Table, seat: int, bots: Bots) -> Attendant:
    """Give a seat its attendant: its bot, its substitute, or the server for its player."""
    level = table.driver(seat)
    if level is None:
        return Automatic(table.rules)
    bot = bots(level, table.rules, seat)
    return Mind(bot) if isinstance(bot, Thinker) else bot


def attended(table: Table) -> tuple[int, ...]:
    """List the seats whose attendants are to look at the table, whatever the hands hold.

    A bot looks whenever its seat may act; the server whenever a person may throw in or pass, unless
    he switched that off, and whenever he is asked whether he hangs (§17.6, §17.12, S10).
    """
    if table.deal is None or table.phase != "playing" or table.paused is not None:
        return ()
    return tuple(seat for seat in table.deal.may_act() if _is_attended(table, table.deal, seat))


def _is_attended(table: Table, deal: Deal, seat: int) -> bool:
    if deal.phase == "hanging":
        return deal.why_not(seat, Decline()) is None
    if table.driver(seat) is not None:
        return True
    throws = deal.phase == "bout" and seat != deal.defender
    return throws and table.seats[seat].auto_pass


def moment(deal: Deal) -> int:
    """Tell the moment for which the time of the attendants runs.

    It is another with every bout and question, and when a card is laid, a transfer or a take comes,
    but not at a pass: so the passes that end a bout run side by side.
    """
    return (deal.state.bout * _PHASES + deal.state.phase) * _ACTS + deal.story.last_change


def looks(table: Table, now: int, delays: Sequence[int]) -> tuple[Timer, ...]:
    """Plan when the attendants look at the table.

    `delays` has an item a seat, drawn without the hands; a seat's starts anew with every moment.
    """
    if table.deal is None:
        return ()
    mark = moment(table.deal)
    return tuple(Timer(table.id, str(at), now + delays[at], mark) for at in attended(table))


def ends(table: Table) -> tuple[Timer, ...]:
    """Plan when a time is out, which is its own mark."""
    return tuple(Timer(table.id, one.what, one.at, one.at) for one in deadlines(table))
