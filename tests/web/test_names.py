"""What a guest may be called."""

import pytest

from kozyr.web.names import LONGEST, tidy

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f466"


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Вера   Ю.  ", "Вера Ю."),
        ("<b>x</b>", "<b>x</b>"),
        (FAMILY, FAMILY),
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
