"""Every code that people are told has its words in both languages."""

from typing import get_args

from kozyr.people.chat import Emoji, Phrase
from kozyr.people.manners import REPORT_REASONS
from kozyr.people.points import Reason
from kozyr.rules.words import LANGS, words


def test_s62_everything_that_may_be_said_or_shown_is_worded() -> None:
    for lang in LANGS:
        assert set(words(lang).chat) == set(get_args(Phrase))
        assert set(words(lang).emoji) == set(get_args(Emoji))
        assert set(words(lang).reports) == set(REPORT_REASONS)


def test_s55_every_reason_of_the_ledger_is_worded() -> None:
    for lang in LANGS:
        assert set(words(lang).points) == set(get_args(Reason))
