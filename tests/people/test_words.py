"""Every code that people are told has its words in both languages."""

from typing import get_args

from kozyr.people.points import Reason
from kozyr.rules.words import LANGS, words


def test_s55_every_reason_of_the_ledger_is_worded() -> None:
    for lang in LANGS:
        assert set(words(lang).points) == set(get_args(Reason))
