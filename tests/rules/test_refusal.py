import msgspec
import pytest

from kozyr.rules.refusal import PARAM_KINDS, Code, Refusal, code_of, paragraph, refuse

ALL = [code for code in Code if code is not Code.OK]


def test_codes_are_numbered_in_their_order() -> None:
    assert [int(code) for code in Code] == list(range(73))


def test_precedence_goes_from_the_deal_to_the_limits() -> None:
    marks = [
        Code.DEAL_OVER,
        Code.THROW_IN_OFF,
        Code.HANG_PENDING,
        Code.ALREADY_LED,
        Code.NOT_YOUR_CARD,
        Code.CARD_TOO_LOW,
        Code.HAND_LIMIT,
        Code.STALE,
        Code.OPTION_UNKNOWN,
        Code.CLOCK_NEEDED,
    ]
    assert marks == sorted(marks)
    assert marks[-1] == max(Code)


@pytest.mark.parametrize("code", ALL, ids=lambda code: code.word)
def test_a_code_knows_its_word_paragraph_and_parameters(code: Code) -> None:
    assert code_of(code.word) is code
    chapter, _, number = paragraph(code.word).partition(".")
    assert chapter.isdigit()
    assert number.isdigit()
    assert set(code.params) <= PARAM_KINDS.keys()


def test_every_kind_of_parameter_is_used() -> None:
    assert {name for code in ALL for name in code.params} == PARAM_KINDS.keys()


def test_a_refusal_carries_code_and_parameters() -> None:
    refusal = refuse(Code.RANK_NOT_ON_TABLE, ranks=(4, 7))
    assert refusal == Refusal("rank_not_on_table", {"ranks": (4, 7)})
    assert msgspec.json.decode(msgspec.json.encode(refusal), type=Refusal) == refusal


@pytest.mark.parametrize(
    ("code", "params"),
    [
        (Code.FIRST_WORD, {}),
        (Code.FIRST_WORD, {"seat": 1, "card": 2}),
        (Code.DEAL_OVER, {"seat": 1}),
        (Code.OK, {}),
    ],
)
def test_a_refusal_takes_exactly_the_parameters_of_its_code(
    code: Code, params: dict[str, int]
) -> None:
    with pytest.raises(ValueError, match=code.word):
        refuse(code, **params)


@pytest.mark.parametrize("word", ["ok", "FIRST_WORD", "", "first word"])
def test_what_is_no_code_is_not_found(word: str) -> None:
    with pytest.raises(KeyError):
        code_of(word)
    with pytest.raises(KeyError):
        paragraph(word)
