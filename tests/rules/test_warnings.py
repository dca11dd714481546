from typing import Final

import pytest

from kozyr.rules.options import Rules
from kozyr.rules.warnings import warnings

TRANSFER: Final = "before_cover"


@pytest.mark.parametrize(
    ("code", "warned", "quiet"),
    [
        ("W1", Rules(deck=52, players=4), Rules(deck=52, players=3)),
        ("W1", Rules(deck=52, players=5), Rules(deck=52, players=6)),
        ("W1", Rules(deck=52, players=5), Rules(deck=36, players=5)),
        (
            "W2",
            Rules(transfer=TRANSFER, transfer_two_players="forbidden_two_left"),
            Rules(transfer=TRANSFER, transfer_two_players="allowed"),
        ),
        (
            "W2",
            Rules(transfer="mid_bout", transfer_two_players="forbidden_two_seats"),
            Rules(transfer="off", transfer_two_players="forbidden_two_seats"),
        ),
        (
            "W2",
            Rules(transfer=TRANSFER, transfer_two_players="forbidden_two_left"),
            Rules(transfer=TRANSFER, transfer_two_players="forbidden_two_left", players=3),
        ),
        ("W3", Rules(deck=24, players=4), Rules(deck=36, players=4)),
        ("W3", Rules(deck=36, players=6), Rules(deck=52, players=6)),
        (
            "W4",
            Rules(transfer=TRANSFER, transfer_first_bout="forbidden_first_deal"),
            Rules(transfer=TRANSFER, transfer_first_bout="forbidden_first_deal", series="fixed"),
        ),
        (
            "W4",
            Rules(transfer="mid_bout", transfer_first_bout="forbidden_first_deal"),
            Rules(transfer="mid_bout", transfer_first_bout="forbidden"),
        ),
        (
            "W4",
            Rules(transfer=TRANSFER, transfer_first_bout="forbidden_first_deal"),
            Rules(transfer="off", transfer_first_bout="forbidden_first_deal"),
        ),
    ],
)
def test_a_warning_holds_only_where_it_matters(code: str, warned: Rules, quiet: Rules) -> None:
    assert code in warnings(warned)
    assert code not in warnings(quiet)


def test_warnings_come_in_ascending_order() -> None:
    rules = Rules(
        players=2,
        transfer=TRANSFER,
        transfer_first_bout="forbidden_first_deal",
        transfer_two_players="forbidden_two_left",
    )
    assert warnings(rules) == ("W2", "W4")
    assert warnings(Rules()) == ()
