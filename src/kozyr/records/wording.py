"""Whether the word of a position agrees with the order of the table and the passes (§6.5)."""

from kozyr.game.survey import Survey
from kozyr.records.fault import DocumentError, contradiction
from kozyr.records.sheet import Sheet, path_of
from kozyr.rules.limits import Limits

_WORD = path_of("word")


def check_word(sheet: Sheet, limits: Limits, facts: Survey) -> None:
    """Refuse a word that the table does not know, or another than the one that stands."""
    if sheet.word is None:
        return
    value = sheet.word.value
    spoken = limits.throw_any | limits.throw_lead and (limits.in_turn or limits.first_word)
    if not spoken:
        raise contradiction(_WORD)
    if isinstance(value, str) == bool(limits.in_turn):
        raise DocumentError(_WORD, "type")
    if not sheet.table and value is not None:
        raise contradiction(_WORD)
    if not (_agrees_in_turn(value, facts) if limits.in_turn else _agrees(value, sheet, facts)):
        raise contradiction(_WORD)


def _agrees_in_turn(value: object, facts: Survey) -> bool:
    """The word is with somebody who has not passed, with nobody only when all have."""
    waited_for = facts.waited_for if facts.word else ()
    return value in waited_for if value is not None else not waited_for


def _agrees(value: object, sheet: Sheet, facts: Survey) -> bool:
    """The word is not closed once the main attacker has passed."""
    return value == "open" or facts.main_attacker not in sheet.passed
