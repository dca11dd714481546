"""Carrying out a legal move: this changes the state and trusts its caller (rulebook, §9.2)."""

from kozyr.game import codes
from kozyr.game.bits import bit, lowest, ranks_in
from kozyr.game.closing import bout_closes, close_bout
from kozyr.game.moves import card_of, kind_of, led_cards, target_of
from kozyr.game.sides import next_opponent
from kozyr.game.state import State, attack_at, spend
from kozyr.game.word import close_word, main_attacker, move_word_on


def apply(s: State, seat: int, move: int) -> None:
    """Carry out a legal move of a seat, and close the bout if that ends it."""
    kind = kind_of(move)
    if kind == codes.BEAT:
        _beat(s, card_of(move), target_of(move))
    elif kind == codes.THROW_IN:
        _throw_in(s, seat, card_of(move))
    elif kind == codes.PASS:
        _pass(s, seat)
    elif kind == codes.LEAD:
        _lead(s, led_cards(move))
    elif kind == codes.TAKE:
        _take(s)
    else:
        _hand_on(s, kind, card_of(move))
    if bout_closes(s):
        close_bout(s)


def _lead(s: State, cards: int) -> None:
    s.phase = codes.BOUT
    s.lead = cards
    while cards != 0:
        spend(s, s.opener, lowest(cards))
        s.put_attack(s.opener, lowest(cards))
        cards &= cards - 1
    close_word(s)
    s.word_open = s.counts[s.opener] == 0


def _beat(s: State, card: int, target: int) -> None:
    new_rank = ranks_in(bit(card)) & ~ranks_in(s.table)
    spend(s, s.defender, card)
    s.put_cover(attack_at(s, target), s.defender, card)
    s.passed = 0
    if new_rank != 0 or s.limits.in_turn:
        close_word(s)


def _throw_in(s: State, seat: int, card: int) -> None:
    main = main_attacker(s)
    spend(s, seat, card)
    s.put_attack(seat, card)
    s.passed = 0
    if seat == main and s.counts[seat] == 0:
        s.word_open = True
    move_word_on(s, seat)


def _hand_on(s: State, kind: int, card: int) -> None:
    """Transfer or show: the next opponent becomes the defender (§7.2, §7.8)."""
    seat = s.defender
    target = next_opponent(s, seat)
    if kind == codes.TRANSFER:
        spend(s, seat, card)
        s.put_attack(seat, card)
    else:
        s.shown |= bit(seat)
    s.put_transferrer(seat)
    s.defender = target
    s.passed = 0
    close_word(s)


def _take(s: State) -> None:
    s.taking = True
    s.passed = 0
    close_word(s)


def _pass(s: State, seat: int) -> None:
    s.passed |= bit(seat)
    if seat == main_attacker(s):
        s.word_open = True
    if seat == s.turn:
        move_word_on(s, seat)
