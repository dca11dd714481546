"""Carrying out a legal move: this changes the state and trusts its caller (rulebook, §9.2)."""

from kozyr.game import codes
from kozyr.game.arming import callers, has_cheated, lose_call
from kozyr.game.beating import beaters
from kozyr.game.bits import bit, lowest, ranks_in
from kozyr.game.closing import answer_hang, bout_closes, close_bout, close_or_wait, take_as_caught
from kozyr.game.ending import end_by_cheat, end_by_hang
from kozyr.game.moves import card_of, is_armed, kind_of, led_cards, target_of
from kozyr.game.sides import next_opponent
from kozyr.game.state import State, attack_at, spend
from kozyr.game.throwing_in import matching
from kozyr.game.transferring import transferable
from kozyr.game.word import close_word, main_attacker, move_word_on


def apply(s: State, seat: int, move: int) -> None:
    """Carry out a legal move of a seat, and close the bout if that ends it.

    A right call under `rollback` only bars the accused from arming; its caller brings the state
    before the cheat back (§14.8).
    """
    kind = kind_of(move)
    if kind > codes.PASS:
        _answer(s, seat, kind, card_of(move))
        return
    if is_armed(move):
        _note_cheat(s, kind, card_of(move), target_of(move))
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
        close_or_wait(s)


def _note_cheat(s: State, kind: int, card: int, target: int) -> None:
    """Remember an armed card that would not have been legal without the mark (§14.3)."""
    if kind == codes.BEAT:
        fits = beaters(s, target)
    elif kind == codes.THROW_IN:
        fits = matching(s)
    else:
        fits = transferable(s)
    s.cheats |= bit(card) & ~fits


def _answer(s: State, seat: int, kind: int, player: int) -> None:
    """A call, a waiver, or the answer to a hang question."""
    if kind == codes.CALL:
        _call(s, seat, player)
    elif kind == codes.WAIVE:
        s.waived |= bit(seat)
        _end_call_window(s)
    elif s.phase == codes.TO_LEAD:
        end_by_hang(s, seat, s.defender)
        s.clear_bout()
    else:
        answer_hang(s, seat, kind == codes.HANG)


def _call(s: State, seat: int, player: int) -> None:
    if not has_cheated(s, player):
        lose_call(s, seat, player)
        _end_call_window(s)
    elif s.limits.caught_takes:
        take_as_caught(s, player)
    elif s.limits.caught_loses:
        s.last_cheats = s.cheats
        end_by_cheat(s, player)
    else:
        s.no_arm |= bit(player)


def _end_call_window(s: State) -> None:
    """Close the bout once nobody is left who may still call (§14.6)."""
    if s.phase == codes.CALLING and callers(s) == 0:
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
