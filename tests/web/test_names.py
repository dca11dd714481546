"""What a guest may be called."""

import pytest

from kozyr.web.names import LONGEST, tidy

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f466"
HEART = "\u2764\ufe0f\u200d\U0001f525"


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Вера   Ю.  ", "Вера Ю."),
        ("<b>x</b>", "<b>x</b>"),
        (FAMILY, FAMILY),
        (HEART, HEART),
        ("\U0001f9d1\U0001f3fd\u200d\U0001f680",) * 2,
        ("Ве\u200dра\u200d", "Вера"),
        ("Вера\ufe0f", "Вера"),
        (HEART + "\u200d", HEART),
        ("कि",) * 2,
        ("я" * LONGEST,) * 2,
        ("\u202egnimoc\u202c \u2067Ann\u2069\u200f", "gnimoc Ann"),
    ],
)
def test_a_name_is_kept_with_single_spaces(name: str, kept: str) -> None:
    assert tidy(name) == kept


@pytest.mark.parametrize(
    "name",
    ["", "  ", "я" * (LONGEST + 1), "\u202e\u200f", "\u3164", "\u2800" * 3, "\u200d", "a\u0000"],
)
def test_a_name_nobody_can_see_is_refused_once_hangul_filler_passed(name: str) -> None:
    assert tidy(name) is None


@pytest.mark.parametrize(
    "name",
    [
        "\ufe0f",
        "\u034f",
        "\u17b4",
        "\u180b",
        "\U000e0100",
        "\U0001d159",
        "\u200d\u0301",
        "Ве\u034fра",
    ],
)
def test_a_mark_drawn_as_nothing_is_no_name_and_in_none_once_it_passed(name: str) -> None:
    assert tidy(name) is None
