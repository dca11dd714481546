"""Whom a deal waits for, so that a clock can be set: a public fact (rulebook, §17.7)."""

from typing import Literal

import msgspec

from kozyr.cards.cardset import cards_of
from kozyr.game import codes
from kozyr.game.state import State
from kozyr.game.story import Story
from kozyr.game.word import speakers, waited_for

Duty = Literal["lead", "answer", "word"]
"""What is waited for: a lead, an answer to attack cards, a word (a card thrown in, or a pass)."""


class Awaited(msgspec.Struct, frozen=True):
    """A seat that is waited for; its time starts anew with every other `mark`.

    The opener's is the bout; the defender's is another for every attack card and transfer, a
    thrower's whenever passes are withdrawn.
    """

    seat: int
    duty: Duty
    mark: tuple[int, ...]


def awaited(s: State, story: Story) -> tuple[Awaited, ...]:
    """List who is waited for; the call window and the hang question have a time of their own."""
    if s.phase == codes.TO_LEAD:
        return (Awaited(s.opener, "lead", (s.bout,)),)
    if s.phase != codes.BOUT:
        return ()
    if s.uncovered and not s.taking:
        mark = s.bout, s.n_attack, s.n_transfers, story.settled
        return (Awaited(s.defender, "answer", mark),)
    word = s.bout, story.last_change
    return tuple(Awaited(seat, "word", word) for seat in cards_of(speakers(s) & waited_for(s)))
