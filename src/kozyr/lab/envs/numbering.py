"""Between the kernel's moves and the small numbers that learners use (docs/environments.md).

A beat is numbered by the place of its target on the table, a call by how many seats to the left the
accused sits; so a number means something at a table and for a seat.
"""

from kozyr.game import codes as game
from kozyr.game.moves import card_of, is_armed, kind_of, lead_move, move, target_of
from kozyr.game.state import State, attack_at
from kozyr.lab.envs import codes
from kozyr.rules.limits import Limits


def count_of(limits: Limits) -> int:
    """How many numbers the actions under these rules need: every number is below this."""
    if limits.cheating:
        return codes.WITH_CHEATING
    return codes.WITH_POGONY if limits.pogony else codes.ORDINARY


def index_of(card: int) -> int:
    """The place of a card among all 52: suit * 13 + rank."""
    return card - 3 * (card >> 4)


def card_at(index: int) -> int:
    """The card at this place among all 52."""
    return index + 3 * (index // codes.RANKS)


def lead_number(rank: int, suits: int) -> int:
    """The number of the lead of these suits (a set of four) of a rank."""
    return codes.FIRST_LEAD + rank * codes.LEADS_OF_RANK + suits - 1


def beat_number(place: int, card: int) -> int:
    """The number of the beat of the attack card at this place (from 0, as laid) with a card."""
    return codes.FIRST_BEAT + place * codes.CARDS + index_of(card)


def number_of(s: State, seat: int, move: int) -> int:
    """The number of a legal or armed move of this seat now."""
    kind = kind_of(move)
    if kind == game.LEAD:
        return lead_number(card_of(move), move >> 16)
    armed = codes.FIRST_ARMED_THROW_IN - codes.FIRST_THROW_IN if is_armed(move) else 0
    if kind == game.THROW_IN:
        return codes.FIRST_THROW_IN + index_of(card_of(move)) + armed
    if kind == game.TRANSFER:
        return codes.FIRST_TRANSFER + index_of(card_of(move)) + armed
    if kind == game.BEAT:
        number = beat_number(attack_at(s, target_of(move)), card_of(move))
        return number + codes.FIRST_ARMED_BEAT - codes.FIRST_BEAT if armed else number
    if kind == game.SHOW:
        return codes.FIRST_SHOW + index_of(card_of(move))
    if kind == game.CALL:
        seats = s.limits.seats
        return codes.FIRST_CALL + (card_of(move) - seat + seats) % seats
    return _bare_number(kind)


def _bare_number(kind: int) -> int:
    """The number of an act without a card."""
    if kind == game.TAKE:
        return codes.TAKE
    if kind == game.PASS:
        return codes.PASS
    if kind == game.HANG:
        return codes.HANG
    return codes.DECLINE if kind == game.DECLINE else codes.WAIVE


def numbered(s: State, seat: int, number: int) -> int:
    """The move of a number that is allowed to this seat now."""
    if number < codes.FIRST_LEAD:
        return move(game.PASS if number == codes.PASS else game.TAKE, 0, 0)
    if number < codes.FIRST_THROW_IN:
        lead = number - codes.FIRST_LEAD
        return lead_move(lead // codes.LEADS_OF_RANK, lead % codes.LEADS_OF_RANK + 1)
    if number < codes.FIRST_BEAT:
        return _laid(number - codes.FIRST_THROW_IN)
    if number < codes.HANG:
        return _beat(s, number - codes.FIRST_BEAT)
    if number < codes.FIRST_ARMED_THROW_IN:
        return _answer(s, seat, number)
    if number < codes.FIRST_ARMED_BEAT:
        return _laid(number - codes.FIRST_ARMED_THROW_IN) | game.ARMED
    return _beat(s, number - codes.FIRST_ARMED_BEAT) | game.ARMED


def _laid(number: int) -> int:
    """The throw-in, transfer or show of this place among the three kinds."""
    return move(game.THROW_IN + number // codes.CARDS, card_at(number % codes.CARDS), 0)


def _beat(s: State, number: int) -> int:
    target = s.attack[number // codes.CARDS]
    return move(game.BEAT, card_at(number % codes.CARDS), target)


def _answer(s: State, seat: int, number: int) -> int:
    if number == codes.HANG:
        return move(game.HANG, 0, 0)
    if number == codes.DECLINE:
        return move(game.DECLINE, 0, 0)
    if number == codes.WAIVE:
        return move(game.WAIVE, 0, 0)
    return move(game.CALL, (seat + number - codes.FIRST_CALL) % s.limits.seats, 0)
