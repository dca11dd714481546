"""What in a deal shows whether two players spare each other: cards thrown in at whom."""

from collections import Counter
from typing import Final

import msgspec


class Thrown(msgspec.Struct, frozen=True):
    """By seat and defender: bouts the second defended while the first was there, and cards thrown.

    Transfers and leads do not count: whoever leads has little choice at whom.
    """

    bouts: Counter[tuple[int, int]]
    cards: Counter[tuple[int, int]]


class _Then(msgspec.Struct):
    then: str
    defender: int = -1


class _Move(msgspec.Struct):
    seat: int
    kind: str
    cards: tuple[str, ...] = ()
    then: tuple[_Then, ...] = ()


class _Moves(msgspec.Struct):
    hands: tuple[tuple[str, ...], ...]
    moves: tuple[_Move, ...]


_decoder: Final = msgspec.json.Decoder(_Moves)


def thrown(transcript: bytes) -> Thrown:
    """Count what was thrown in at whom in a deal, from its transcript (docs/transcripts.md)."""
    told = _decoder.decode(transcript)
    found, now = Thrown(Counter(), Counter()), Counter[int]()
    seats = range(len(told.hands))
    for move in told.moves:
        if move.kind == "throw_in":
            now[move.seat] += len(move.cards)
        for event in move.then:
            if event.then == "bout_closed":
                others = [seat for seat in seats if seat != event.defender]
                found.bouts.update((seat, event.defender) for seat in others)
                found.cards.update({(seat, event.defender): now[seat] for seat in others})
                now.clear()
    return found
