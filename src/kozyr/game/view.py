"""What one seat may know, built by allow-list; bots, clients and spectators get the same record.

Cards are ints (`suit * 16 + rank`), seats count from 0, counts are counts of cards. Everything but
`hand`, `moves`, `armed`, `calls`, `answered`, `buttons` and `role` is the same for every seat.
"""

from typing import Literal

import msgspec

from kozyr.rules.refusal import Refusal

Kind = Literal[
    "lead",
    "beat",
    "throw_in",
    "transfer",
    "show",
    "take",
    "pass",
    "call",
    "waive",
    "hang",
    "decline",
]
"""The kinds of acts, as the tags of `actions`."""


class Pair(msgspec.Struct, frozen=True):
    """An attack card on the table and what covers it."""

    attack: int
    by: int
    cover: int | None
    cover_by: int | None


class Act(msgspec.Struct, frozen=True):
    """A public act: who, what kind (as in `actions`), which cards, which target.

    A call has the accused in `player`, and whether it was right; `hang` has the hung cards. Whether
    a card was armed is nobody's business before the bout is over (§14.4).
    """

    seat: int
    kind: Kind
    cards: tuple[int, ...] = ()
    target: int | None = None
    player: int | None = None
    right: bool | None = None


class Draw(msgspec.Struct, frozen=True):
    """How many cards a seat drew after a bout, and whether the trump card was among them."""

    seat: int
    count: int
    trump: bool


class LastBout(msgspec.Struct, frozen=True):
    """The bout before this one: how it closed, what was done, what lay on the table, who drew.

    `stopped`: a caught cheat, or one who left, ended the deal before the bout closed. `cheats` are
    the cards laid by a cheat, found or not (§14.10). `passed_set` is the partner who received the
    final defender's set (§15.10).
    """

    bout: int
    outcome: Literal["beaten", "taken", "stopped"]
    opener: int
    defender: int
    acts: tuple[Act, ...]
    pairs: tuple[Pair, ...]
    drew: tuple[Draw, ...]
    cheats: tuple[int, ...] = ()
    passed_set: int | None = None


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of a seat; `place` counts from 1 and is there once the seat is out.

    Seats of one `side` are partners. `rung` is the rank of the ladder's rung it stands on, a queen
    being the last, None without epaulettes; `waived` and `no_arm` as in §14.6 and §14.8.
    """

    seat: int
    count: int
    playing: bool
    place: int | None
    passed: bool
    side: int
    rung: int | None
    waived: bool
    no_arm: bool


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
    """For each kind of action None where some such action is legal now, else the reason why not.

    `arm` stands for any armed act.
    """

    lead: Refusal | None
    beat: Refusal | None
    throw_in: Refusal | None
    transfer: Refusal | None
    show: Refusal | None
    take: Refusal | None
    pass_: Refusal | None = msgspec.field(name="pass")
    call: Refusal | None
    waive: Refusal | None
    hang: Refusal | None
    decline: Refusal | None
    arm: Refusal | None


class Hung(msgspec.Struct, frozen=True):
    """Epaulettes: who hung which cards on whom (§15.8)."""

    by: int
    on: int
    cards: tuple[int, ...]


Ending = Literal["durak", "draw", "stalling", "teams", "hang", "cheat", "left"]
"""How a deal can end; `left`: one of the last two in left for good (§12.6)."""


class Result(msgspec.Struct, frozen=True):
    """How a deal ended; `places` from the first, sharers of a place together (§11.5, §11.6).

    A hang places the hanger only. Who left for good stands behind all others, and the first of them
    alone is the durak, whatever the end (§12.6). In teams nobody is `durak`: `winners` are the
    seats of the winning team, and `fool_seat` is the seat of §11.8. `match_over`: a queen was hung
    (§15.11).
    """

    end: Ending
    durak: int | None
    places: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...] | None = None
    fool_seat: int | None = None
    hung: Hung | None = None
    match_over: bool = False


Role = Literal["opener", "defender", "attacker", "caller", "asked", "watcher", "out"]
"""What a seat has to do with the bout.

opener: must lead; defender: answers; attacker: may throw in or pass; caller: may still call a cheat
or waive in the call window; asked: is asked whether he hangs, set or no set (§17.12); watcher: in,
but none of these; out: has left the deal, or the deal is over.
"""


Phase = Literal["lead", "bout", "calling", "hanging", "over"]
"""What a deal waits for."""


class View(msgspec.Struct, frozen=True):
    """A deal at one moment as one seat sees it; for a spectator `seat` is -1, and `hand` is empty.

    `acts` counts the actions accepted in this deal; a pass names it to prove what the player saw
    (§17.5). `limit`, `room` and `uncovered` are M, R and U of §0.7; `may_act` is the public list of
    §17.2; `word` says who may throw in: everybody entitled (`open`), the main attacker (`closed`),
    the one in `word_seat` (`seat`, who may be nobody), or None before the lead and where nothing is
    thrown in. In the phase `calling` only calls and waivers are legal; in `hanging` only answers to
    a hang question, and nobody is opener or defender. `armed` is what each card of the hand could
    do as an armed act, `calls` are the seats this one may call, `answered` is its own answer to the
    hang question while it is open and sealed (§17.12); `queen` is the suit of the last rung, None
    without epaulettes or while it is not drawn.
    """

    seat: int
    deal: int
    acts: int
    bout: int
    phase: Phase
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
    queen: int | None
    history: tuple[Act, ...]
    last_bout: LastBout | None
    hand: tuple[int, ...]
    moves: tuple[CardMoves, ...]
    armed: tuple[CardMoves, ...]
    calls: tuple[int, ...]
    answered: Literal["hang", "decline"] | None
    buttons: Buttons
    result: Result | None
