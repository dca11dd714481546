"""Moves as ints, and the legal moves of a seat in a pinned order (rulebook, §0.11 and §17.2)."""

from kozyr.game import codes
from kozyr.game.arming import callable_by, callers
from kozyr.game.beating import beaters
from kozyr.game.bits import bit, lowest, popcount, ranks_in, zeros
from kozyr.game.leading import lead_max, leadable
from kozyr.game.pogony import asked_now, first_asked, holds_set, must_hang
from kozyr.game.sides import after
from kozyr.game.state import State
from kozyr.game.throwing_in import room, throwable_by
from kozyr.game.transferring import layable_armed, showable, transferable
from kozyr.game.word import entitled, main_seat, speakers, speaking


class Moves:
    """A reusable list of moves: `items` up to `n`.

    A move is `kind + card * 16 + target * 1024 + suits * 65536`; a lead has the rank of its cards
    in `card` and their suits as a set of four in `suits`, a call the accused in `card`. An armed
    move has `codes.ARMED` added.
    """

    def __init__(self) -> None:
        self.items = zeros(512)
        self.n = 0

    def add(self, kind: int, card: int, target: int) -> None:
        """Append one move."""
        self.items[self.n] = move(kind, card, target)
        self.n += 1

    def add_each(self, kind: int, cards: int, target: int) -> None:
        """Append one move for each card of the set, low to high."""
        while cards != 0:
            self.add(kind, lowest(cards), target)
            cards &= cards - 1

    def add_lead(self, rank: int, suits: int) -> None:
        """Append the lead of these suits of a rank."""
        self.items[self.n] = lead_move(rank, suits)
        self.n += 1

    def move(self, at: int) -> int:
        """The move at this place of the list."""
        return self.items[at]


def move(kind: int, card: int, target: int) -> int:
    """Put a move together; parts that do not matter are 0."""
    return kind | card * 16 | target * 1024


def lead_move(rank: int, suits: int) -> int:
    """The lead of one or more cards of a rank."""
    return codes.LEAD | rank * 16 | suits * 65536


def kind_of(move: int) -> int:
    """The kind of a move, a code."""
    return move & 15


def card_of(move: int) -> int:
    """The card of a move; the rank of a lead."""
    return (move >> 4) & 63


def target_of(move: int) -> int:
    """The attack card that a beat covers."""
    return (move >> 10) & 63


def led_cards(move: int) -> int:
    """The set of cards of a lead."""
    suits = move >> 16
    lanes = (suits & 1) | (suits & 2) << 15 | (suits & 4) << 30 | (suits & 8) << 45
    return lanes << card_of(move)


def is_armed(move: int) -> bool:
    """Whether the move is armed (§14.2)."""
    return move & codes.ARMED != 0


def suits_holding(cards: int, rank: int) -> int:
    """The set of suits (0-3) in which a set of cards has this rank."""
    lanes = cards >> rank
    return (lanes & 1) | (lanes >> 15 & 2) | (lanes >> 30 & 4) | (lanes >> 45 & 8)


def legal(s: State, seat: int, moves: Moves) -> int:
    """Fill `moves` with all legal moves of a seat, not armed, and return their number.

    The order is pinned: by kind as in `codes`; leads by rank, then suits; beats by the order the
    attack cards were laid, then cards low to high; other cards low to high.
    """
    moves.n = 0
    if s.phase == codes.TO_LEAD:
        if seat == s.opener:
            _leads(s, moves)
    elif s.phase == codes.BOUT:
        if seat == s.defender:
            _answers(s, moves)
        else:
            _additions(s, seat, moves)
        if s.limits.cheating:
            _calls(s, seat, moves)
    elif s.phase == codes.CALLING:
        _calls(s, seat, moves)
        if callers(s) & bit(seat):
            moves.add(codes.WAIVE, 0, 0)
    elif s.phase == codes.HANGING:
        _hangs(s, seat, moves)
    return moves.n


def legal_armed(s: State, seat: int, moves: Moves) -> int:
    """Fill `moves` with all legal armed moves of a seat and return their number (§14.2, §14.3)."""
    moves.n = 0
    if s.limits.cheating and s.phase == codes.BOUT and not s.no_arm & bit(seat):
        if seat == s.defender:
            _armed_answers(s, moves)
        elif s.limits.arms_throws and speakers(s) & bit(seat) and room(s) > 0:
            _add_armed(codes.THROW_IN, s.hands[seat], 0, moves)
    return moves.n


def _armed_answers(s: State, moves: Moves) -> None:
    if s.uncovered == 0 or s.taking:
        return
    for at in range(s.n_attack):
        if s.uncovered & bit(s.attack[at]):
            _add_armed(codes.BEAT, s.hands[s.defender], s.attack[at], moves)
    if s.limits.arms_transfers and layable_armed(s):
        _add_armed(codes.TRANSFER, s.hands[s.defender], 0, moves)


def _add_armed(kind: int, cards: int, target: int, moves: Moves) -> None:
    start = moves.n
    moves.add_each(kind, cards, target)
    for at in range(start, moves.n):
        moves.items[at] |= codes.ARMED


def _calls(s: State, seat: int, moves: Moves) -> None:
    if s.playing & ~s.waived & bit(seat):
        moves.add_each(codes.CALL, callable_by(s, seat), 0)


def _hangs(s: State, seat: int, moves: Moves) -> None:
    if asked_now(s) & bit(seat):
        if holds_set(s, seat):
            moves.add(codes.HANG, 0, 0)
        moves.add(codes.DECLINE, 0, 0)


def _leads(s: State, moves: Moves) -> None:
    if must_hang(s):
        moves.add(codes.HANG, 0, 0)
        return
    hand = leadable(s)
    most = lead_max(s)
    ranks = ranks_in(hand)
    while ranks != 0:
        rank = lowest(ranks)
        _leads_of(rank, suits_holding(hand, rank), most, moves)
        ranks &= ranks - 1


def _leads_of(rank: int, held: int, most: int, moves: Moves) -> None:
    """Every set of up to so many of the suits held, as numbers ascending."""
    suits = -held & held
    while suits != 0:
        if suits & (suits - 1) == 0 or (most > 1 and popcount(suits) <= most):
            moves.add_lead(rank, suits)
        suits = (suits - held) & held


def _answers(s: State, moves: Moves) -> None:
    if s.uncovered == 0 or s.taking:
        return
    hand = s.hands[s.defender]
    for at in range(s.n_attack):
        target = s.attack[at]
        if s.uncovered & bit(target):
            moves.add_each(codes.BEAT, beaters(s, target) & hand, target)
    moves.add_each(codes.TRANSFER, transferable(s) & hand, 0)
    moves.add_each(codes.SHOW, showable(s) & hand, 0)
    moves.add(codes.TAKE, 0, 0)


def _additions(s: State, seat: int, moves: Moves) -> None:
    seats = entitled(s)
    if speaking(s, seats) & bit(seat):
        moves.add_each(codes.THROW_IN, throwable_by(s, seat), 0)
    if seats & ~s.passed & bit(seat):
        moves.add(codes.PASS, 0, 0)


def next_actor(s: State) -> int:
    """Who is asked next when one plays at a time, nobody when the deal is over (§17.11)."""
    if s.phase == codes.TO_LEAD:
        return s.opener
    if s.phase != codes.BOUT:
        return _next_to_answer(s)
    asked = speaking(s, entitled(s)) & ~s.passed if room(s) > 0 else 0
    if asked & (asked - 1) == 0:
        return lowest(asked) if asked != 0 else s.defender
    start = main_seat(s)
    return start if asked & bit(start) else after(asked, start)


def _next_to_answer(s: State) -> int:
    """Who is asked next in a call window or a hang question, nobody when the deal is over."""
    if s.phase == codes.CALLING:
        seats = callers(s)
        return s.opener if seats & bit(s.opener) else after(seats, s.opener)
    if s.phase == codes.HANGING:
        return first_asked(s, s.asking)
    return codes.NOBODY
