"""Why something is refused: the closed list of codes, and the record that travels."""

from enum import IntEnum
from typing import Final, Literal, Self

import msgspec

ParamValue = int | str | tuple[int | str, ...]

ParamKind = Literal[
    "seat", "card", "cards", "ranks", "number", "numbers", "option", "options", "value", "values"
]

PARAM_KINDS: Final[dict[str, ParamKind]] = {
    "seat": "seat",
    "card": "card",
    "target": "card",
    "queen": "cards",
    "ranks": "ranks",
    "n": "number",
    "deck": "number",
    "min": "number",
    "max": "number",
    "decks": "numbers",
    "option": "option",
    "near": "options",
    "value": "value",
    "allowed": "values",
}
"""What each parameter holds, whatever code it belongs to.

seat: seat number; card: `suit * 16 + rank`; cards: tuple of cards (`queen` is the
named queen on the last rung of the ladder, empty on any other); ranks: tuple of ranks,
ascending; number and numbers: int, tuple of ints; option and options: option names
(`preset` and text that is no option too); value and values: values of that option,
where one text with a dash stands for a whole run of numbers.
"""


class Code(IntEnum):
    """Every reason for which the rules refuse an act or a table.

    The numbers are the precedence: of several reasons that hold, the lowest is
    reported. Each member knows its paragraph and the names of its parameters.
    Numbers never leave the process; on the wire and in storage stands `word`.
    """

    paragraph: str
    params: tuple[str, ...]

    def __new__(cls, number: int, paragraph: str, *params: str) -> Self:
        """Keep the paragraph and the parameter names beside the number."""
        member = int.__new__(cls, number)
        member._value_ = number
        member.paragraph = paragraph
        member.params = params
        return member

    OK = 0, ""
    DEAL_OVER = 1, "11.3"
    NOT_IN_DEAL = 2, "0.3"
    THROW_IN_OFF = 3, "16.2"
    TRANSFER_OFF = 4, "7.1"
    SHOW_OFF = 5, "7.7"
    CHEATING_OFF = 6, "14.1"
    ARMED_SCOPE = 7, "14.2"
    ARMED_LOST = 8, "14.8"
    POGONY_OFF = 9, "15.1"
    CALL_WINDOW = 10, "14.6"
    HANG_PENDING = 11, "15.6"
    NOT_A_SET = 12, "15.5", "ranks", "queen"
    NO_HANG_QUESTION = 13, "15.6"
    NOTHING_TO_CALL = 14, "14.6"
    CALL_OWN_SIDE = 15, "14.6"
    NO_CALL_WINDOW = 16, "14.6"
    CALL_LOST = 17, "14.9", "seat"
    ALREADY_WAIVED = 18, "14.6"
    ALREADY_LED = 19, "4.1"
    NOT_OPENER = 20, "4.1", "seat"
    LEAD_FIRST = 21, "4.1", "seat"
    NOT_DEFENDER = 22, "0.6", "seat"
    TAKE_DECLARED = 23, "8.2"
    NOTHING_UNCOVERED = 24, "8.1"
    DEFENDER_WAITS = 25, "6.2"
    PARTNER_DEFENDS = 26, "13.3"
    NOT_NEIGHBOUR = 27, "6.2"
    ONLY_ATTACKER = 28, "6.2", "seat"
    NO_CARDS = 29, "6.2"
    ALREADY_PASSED = 30, "6.7"
    FIRST_WORD = 31, "6.5", "seat"
    NOT_YOUR_WORD = 32, "6.5", "seat"
    REPEATED_CARD = 33, "4.1", "card"
    NOT_YOUR_CARD = 34, "4.1", "card"
    LEAD_RANKS = 35, "4.2"
    LEAD_COUNT = 36, "4.2", "n"
    POGON_MUST_HANG = 37, "15.9"
    POGON_NOT_LED = 38, "15.9"
    NO_TARGET_CARD = 39, "5.3", "target"
    ALREADY_COVERED = 40, "5.3", "target"
    CARD_TOO_LOW = 41, "5.1", "card", "target"
    TRUMP_NEEDED = 42, "5.1"
    WRONG_SUIT = 43, "5.1"
    TRANSFER_FIRST_BOUT = 44, "7.4"
    TRANSFER_FIRST_DEAL = 45, "7.4"
    TRANSFER_TWO_LEFT = 46, "7.5"
    TRANSFER_TWO_SEATS = 47, "7.5"
    TRANSFER_AFTER_BEAT = 48, "7.3"
    SHOW_NOT_TRUMP = 49, "7.8", "card"
    SHOW_AGAIN = 50, "7.8"
    TRANSFER_MIXED = 51, "7.3"
    TRANSFER_RANK = 52, "7.2", "ranks"
    TRANSFER_TRUMP = 53, "7.7"
    TRANSFER_NO_TARGET = 54, "7.6"
    LEAD_RANK_ONLY = 55, "6.1", "ranks"
    RANK_NOT_ON_TABLE = 56, "6.1", "ranks"
    FIRST_LIMIT = 57, "6.8"
    ATTACK_LIMIT = 58, "6.8"
    HAND_LIMIT = 59, "0.8", "seat"
    TRANSFER_HAND = 60, "7.3", "seat"
    STALE = 61, "17.5"
    OPTION_UNKNOWN = 62, "12.4", "option", "near"
    OPTION_VALUE = 63, "12.4", "option", "value", "allowed"
    PLAYERS_DECK = 64, "1.3", "n", "deck"
    PLAYERS_PRESET = 65, "1.3", "min", "max"
    DECK_PRESET = 66, "1.2", "decks"
    TEAMS_PRESET = 67, "13.1", "allowed"
    TEAMS_PLAYERS = 68, "13.1"
    TEAMS_OPTIONS = 69, "13.7"
    NO_THROW_IN_OPTIONS = 70, "16.1"
    POGONY_OPTIONS = 71, "15.1"
    CLOCK_NEEDED = 72, "17.7"

    @property
    def word(self) -> str:
        """The code as it travels, such as `first_word`."""
        return self.name.lower()


_BY_WORD: Final = {code.word: code for code in Code if code is not Code.OK}


class Refusal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reason for which an act or a table was refused; `params` as in `Code.params`."""

    code: str
    params: dict[str, ParamValue] = {}


def refuse(code: Code, **params: ParamValue) -> Refusal:
    """Make the refusal of `code`; exactly the parameters of the code must be given.

    Raises ValueError if a parameter is missing, foreign or if the code is OK.
    """
    if code is Code.OK or params.keys() != set(code.params):
        message = f"{code.word} takes {code.params}, not {tuple(params)}"
        raise ValueError(message)
    return Refusal(code.word, params)


def code_of(word: str) -> Code:
    """Look the code up by its word; KeyError if the list has none such."""
    return _BY_WORD[word]


def paragraph(code: str) -> str:
    """Tell the paragraph of the rulebook that the code stands on; KeyError if unknown."""
    return _BY_WORD[code].paragraph
