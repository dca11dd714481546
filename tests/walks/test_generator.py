"""The generator gives exactly the moves that no rule refuses, in the pinned order."""

from itertools import chain, count

import pytest

from kozyr.game import codes
from kozyr.game.digest import digest
from kozyr.game.moves import Moves, kind_of
from kozyr.game.state import State
from tests.walks.oracle import allowed, armed_verdicts, verdicts
from tests.walks.sizes import deals
from tests.walks.walking import Choice, choices_of, states, walk

SEED = 1702
SPARSE = 16
KINDS = range(codes.KINDS)


def agree(state: State, choices: list[Choice]) -> None:
    for seat in range(state.limits.seats):
        generated = [move for mover, move in choices if mover == seat]
        assert generated == allowed(state, seat)


@pytest.mark.parametrize("chunk", range(4))
def test_the_generator_equals_the_filter_by_why_not(chunk: int) -> None:
    for state, dice in states(SEED + chunk, deals(400, 12) // 4):
        walk(state, dice, agree, one_at_a_time=False)


def test_the_walks_see_every_kind_of_move_and_most_refusals() -> None:
    kinds: set[int] = set()
    seen: set[int] = set()

    visits = count()

    def note(state: State, choices: list[Choice]) -> None:
        kinds.update(kind_of(move) for _, move in choices)
        if next(visits) % SPARSE == 0 or state.phase == codes.OVER:
            for seat in range(state.limits.seats):
                every = chain(verdicts(state, seat), armed_verdicts(state, seat))
                seen.update(code for _, code in every)

    for state, dice in states(SEED, deals(240, 160)):
        walk(state, dice, note, one_at_a_time=False)
    assert kinds == set(KINDS)
    assert seen >= {
        *(codes.DEAL_OVER, codes.NOT_IN_DEAL, codes.THROW_IN_OFF, codes.TRANSFER_OFF),
        *(codes.SHOW_OFF, codes.ALREADY_LED, codes.NOT_OPENER, codes.LEAD_FIRST),
        *(codes.NOT_DEFENDER, codes.TAKE_DECLARED, codes.NOTHING_UNCOVERED),
        *(codes.DEFENDER_WAITS, codes.NO_CARDS, codes.ALREADY_PASSED, codes.FIRST_WORD),
        *(codes.NOT_YOUR_CARD, codes.NO_TARGET_CARD, codes.ALREADY_COVERED),
        *(codes.CHEATING_OFF, codes.ARMED_SCOPE, codes.POGONY_OFF),
        *(codes.CALL_WINDOW, codes.HANG_PENDING, codes.NOT_A_SET, codes.NOTHING_TO_CALL),
        *(codes.CALL_OWN_SIDE, codes.NO_CALL_WINDOW, codes.CALL_LOST, codes.ALREADY_WAIVED),
        *(codes.NO_HANG_QUESTION, codes.PARTNER_DEFENDS, codes.POGON_NOT_LED),
        *(codes.CARD_TOO_LOW, codes.TRUMP_NEEDED, codes.WRONG_SUIT, codes.TRANSFER_RANK),
    }


def test_19_4_asking_the_rules_changes_nothing() -> None:
    def unchanged(state: State, _: list[Choice]) -> None:
        before = digest(state)
        for seat in range(state.limits.seats):
            allowed(state, seat)
        choices_of(state, Moves())
        assert digest(state) == before

    for state, dice in states(SEED + 7, deals(20, 2)):
        walk(state, dice, unchanged, one_at_a_time=True)
