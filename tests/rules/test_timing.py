"""What the options say about time and order at an online table (§14.6, §14.10, chapter 17)."""

import msgspec
import pytest

from kozyr.rules.options import Rules
from kozyr.rules.timing import (
    bank_span,
    call_window,
    main_attacker_first,
    passes_by_itself,
    third_span,
    turn_span,
)


def rules(**options: object) -> Rules:
    return msgspec.convert(options, Rules)


@pytest.mark.parametrize("seconds", [0, 5, 15])
def test_14_6_the_call_window_lasts_as_many_seconds_as_agreed(seconds: int) -> None:
    assert call_window(rules(cheat_call_seconds=seconds)) == seconds * 1_000


def test_17_7_turn_and_bank_last_as_agreed_and_without_a_clock_there_is_neither() -> None:
    clocked = rules(turn_time=15, time_bank=120)
    assert (turn_span(clocked), bank_span(clocked)) == (15_000, 120_000)
    still = rules(turn_time=0, time_bank=120)
    assert (turn_span(still), bank_span(still)) == (None, 0)


@pytest.mark.parametrize(
    ("turn_time", "third"), [(0, None), (15, 5_000), (30, 10_000), (60, 20_000)]
)
def test_17_7_a_third_span_lasts_a_third_of_the_turn_time(
    turn_time: int, third: int | None
) -> None:
    assert third_span(rules(turn_time=turn_time)) == third


@pytest.mark.parametrize(
    ("cheating", "scope", "on"),
    [
        ("off", "beat_throw_in", True),
        ("on", "beat_transfer", True),
        ("on", "beat_throw_in", False),
    ],
)
def test_14_10_the_automatic_pass_is_off_where_throw_ins_may_be_armed(
    cheating: str, scope: str, *, on: bool
) -> None:
    assert passes_by_itself(rules(cheating=cheating, cheat_scope=scope)) is on


@pytest.mark.parametrize(
    ("order", "first"),
    [
        ("opener_first_then_all", False),
        ("opener_started_then_all", True),
        ("turn_order", False),
        ("free", False),
    ],
)
def test_17_4_one_order_lets_the_main_attacker_go_first(order: str, *, first: bool) -> None:
    assert main_attacker_first(rules(throw_in_order=order)) is first
