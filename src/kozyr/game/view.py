"""What one seat may know, built by allow-list; bots and clients get the same record.

Cards are ints (`suit * 16 + rank`), seats count from 0, counts are counts of cards. Everything but
`hand`, `moves`, `buttons` and `role` is the same for every seat of the deal.
"""

from typing import Literal

import msgspec

from kozyr.rules.refusal import Refusal


class Pair(msgspec.Struct, frozen=True):
    """An attack card on the table and what covers it."""

    attack: int
    by: int
    cover: int | None
    cover_by: int | None


class Act(msgspec.Struct, frozen=True):
    """A public act of a bout: who, what kind (as in `actions`), which cards, which target."""

    seat: int
    kind: Literal["lead", "beat", "throw_in", "transfer", "show", "take", "pass"]
    cards: tuple[int, ...]
    target: int | None


class Draw(msgspec.Struct, frozen=True):
    """How many cards a seat drew after a bout, and whether the trump card was among them."""

    seat: int
    count: int
    trump: bool


class LastBout(msgspec.Struct, frozen=True):
    """The bout before this one: how it closed, what was done, what lay on the table, who drew."""

    bout: int
    outcome: Literal["beaten", "taken"]
    opener: int
    defender: int
    acts: tuple[Act, ...]
    pairs: tuple[Pair, ...]
    drew: tuple[Draw, ...]


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of a seat; `place` counts from 1 and is there once the seat is out."""

    seat: int
    count: int
    playing: bool
    place: int | None
    passed: bool


class CardMoves(msgspec.Struct, frozen=True):
    """What the rules allow with a card of the hand now.

    `joins` are own cards that may be led together with it (up to `lead_max` in all), `beat` the
    attack cards it may cover.
    """

    card: int
    lead: bool
    joins: tuple[int, ...]
    beat: tuple[int, ...]
    throw_in: bool
    transfer: bool
    show: bool


class Buttons(msgspec.Struct, frozen=True):
    """For each kind of action None where some such action is legal now, else the reason why not."""

    lead: Refusal | None
    beat: Refusal | None
    throw_in: Refusal | None
    transfer: Refusal | None
    show: Refusal | None
    take: Refusal | None
    pass_: Refusal | None = msgspec.field(name="pass")


class Result(msgspec.Struct, frozen=True):
    """How a deal ended; `places` from the first, sharers of a place together (§11.5, §11.6)."""

    end: Literal["durak", "draw", "stalling"]
    durak: int | None
    places: tuple[tuple[int, ...], ...]


Role = Literal["opener", "defender", "attacker", "watcher", "out"]
"""What a seat has to do with the bout.

opener: must lead; defender: answers; attacker: may throw in or pass; watcher: in, but neither; out:
has left the deal, or the deal is over.
"""


class View(msgspec.Struct, frozen=True):
    """A deal at one moment as one seat sees it.

    `acts` counts the actions accepted in this deal; a pass names it to prove what the player saw
    (§17.5). `limit`, `room` and `uncovered` are M, R and U of §0.7; `may_act` is the public list of
    §17.2; `word` says who may throw in: everybody entitled (`open`), the main attacker (`closed`),
    the one in `word_seat` (`seat`, who may be nobody), or None before the lead and where nothing is
    thrown in.
    """

    seat: int
    deal: int
    acts: int
    bout: int
    phase: Literal["lead", "bout", "over"]
    role: Role
    trump_suit: int
    trump_card: int
    talon: int
    discard: int
    discard_cards: tuple[int, ...] | None
    stalling: int
    dealer: int
    decided_by: int | None
    opener: int | None
    defender: int | None
    main_attacker: int | None
    transferrers: tuple[int, ...]
    transfer_to: int | None
    taking: bool
    table: tuple[Pair, ...]
    limit: int
    room: int
    uncovered: int
    lead_max: int
    word: Literal["open", "closed", "seat"] | None
    word_seat: int | None
    may_act: tuple[int, ...]
    seats: tuple[SeatView, ...]
    history: tuple[Act, ...]
    last_bout: LastBout | None
    hand: tuple[int, ...]
    moves: tuple[CardMoves, ...]
    buttons: Buttons
    result: Result | None
