"""The referee's answers in plain words: what was asked, the verdict, why, what is legal instead."""

import json
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.records.acting import act_text, can_texts
from kozyr.records.hearing import Heard
from kozyr.records.news import ending, news
from kozyr.records.places import place
from kozyr.records.referee import answer
from kozyr.records.telling import tell
from kozyr.records.told import Compared, Telling, ToldFault
from kozyr.rules.words import LANGS, Lang
from tests.cases.test_cases import CASES, asked
from tests.records.documents import DEAL, TAKE, bout, dealt, own, rules
from tests.rules.vectors import anything

TRANSFER = {"seat": 1, "kind": "transfer", "card": "8♦"}
SHORT = bout(hands=[["8♣", "10♣"], ["8♦", "J♥"], ["J♣"]], talon=["7♠", "9♠", "6♠"])
RESULT = {"end": "durak", "durak": 1, "order": [[0], [2], [1]]}
QUIET: dict[str, Any] = {
    "call": None,
    "bout_closed": None,
    "drawn": {},
    "result": None,
    "call_window": False,
    "hang_asked": None,
    "defender": None,
}


def told(position: object, *actions: dict[str, Any], lang: Lang = "ru") -> Telling:
    return tell({"position": position, "actions": list(actions)}, lang)


def refused(position: object, action: dict[str, Any], lang: Lang = "ru") -> str:
    [result] = told(position, action, lang=lang).results
    assert not result.legal
    return result.sentence


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("case_id", CASES)
def test_every_answer_has_its_words(case_id: str, lang: Lang) -> None:
    document = asked(CASES[case_id])
    telling, plain = tell(document, lang), answer(document)
    text = json.dumps(str(telling))
    assert "{" not in text
    if telling.fault:
        error: Any = plain["error"]
        assert (telling.fault.field, telling.fault.reason) == (error["field"], error["reason"])
        return
    results: Any = plain["results"]
    for one, result in zip(telling.results, results, strict=True):
        assert one.legal == result["legal"]
        assert bool(one.sentence) == (not result["legal"])
        assert one.quote
        if result["refusal"]:
            assert one.paragraph == result["refusal"]["paragraph"]


@given(anything(), st.sampled_from(LANGS))
def test_anything_is_told(document: object, lang: Lang) -> None:
    assert tell(document, lang).fault


@given(
    st.dictionaries(st.sampled_from(["rules", "hands", "talon", "word", "out"]), anything()),
    st.lists(anything(), max_size=2),
)
def test_a_changed_document_is_told(fields: dict[str, Any], actions: list[object]) -> None:
    document = {"position": {**bout(), **fields}, "actions": [TAKE, *actions]}
    assert (tell(document, "ru").fault is None) == ("results" in answer(document))


def test_a_legal_action_names_its_paragraph_and_what_follows() -> None:
    [result] = told(bout(), TRANSFER).results
    assert (result.question, result.verdict) == ("Игрок 2 переводит картой 8♦.", "Можно")
    assert (result.legal, result.paragraph, result.sentence) == (True, "7.2", "")
    assert result.news == (
        "Ходил игрок 1, отбивается игрок 3.",
        "На столе карт атаки: 2, не побито: 2, можно добавить: 2.",
    )
    assert [(one.seat, one.name, one.acts) for one in result.may] == [
        (1, "игрок 2", ("спасовать",)),
        (0, "игрок 1", ("подкинуть (8♣)", "спасовать")),
        (2, "игрок 3", ("побить 8♥ (Т♥)", "взять")),
    ]


def test_a_refusal_has_its_sentence_its_numbers_and_what_would_be_legal() -> None:
    [result] = told(SHORT, TRANSFER).results
    assert (result.verdict, result.paragraph) == ("Нельзя", "7.3")
    assert result.sentence == "Перевести нельзя: у игрока 3 мало карт."
    assert result.numbers == (
        Compared("бить пришлось бы карт", 2),
        Compared("игрок 3, карт на руках", 1),
    )
    assert result.may[0].acts == ("побить 8♥ (В♥)", "взять")
    assert result.news == ()
    assert result.quote[0].startswith("При «пока ничего не побито» действие «Перевести» можно")
    assert result.quote[1] == "1. «Беру» не сказано;"


def test_all_cards_of_a_lead_are_counted() -> None:
    position = bout(table=[], hands=[["8♣", "8♦"], ["J♥"], ["A♥"]])
    [result] = told(position, {"seat": 0, "kind": "lead", "cards": ["8♣", "8♦"]}).results
    assert result.sentence == "Больше нельзя: у игрока 2 не хватит карт отбиться."
    assert [number.value for number in result.numbers] == [2, 1]


def test_sentences_call_players_by_their_seats() -> None:
    assert refused(bout(), {"seat": 2, "kind": "take"}) == "Отбивается игрок 2, а не вы."
    lead = {"seat": 2, "kind": "lead", "cards": ["J♣"]}
    assert refused(bout(table=[]), lead) == "Сейчас ходит игрок 1."
    throw = {"seat": 2, "kind": "throw_in", "card": "J♣"}
    assert refused(bout(), throw) == "Подождите: первое слово за игроком 1."
    assert refused(bout(), throw, "en") == "Wait: player 1 has the first word."
    assert refused(bout(table=[]), {"seat": 0, "kind": "pass"}) == "Сначала сходите."


def test_a_shown_trump_is_not_counted_among_the_cards_to_answer() -> None:
    position = bout(
        rules=rules("gambiter_proezdnoy"),
        hands=[["8♣", "10♣"], ["8♠", "J♥"], ["J♣"]],
        table=[{"attack": "8♥"}, {"attack": "8♦"}],
    )
    [result] = told(position, {"seat": 1, "kind": "show", "card": "8♠"}).results
    assert result.sentence == "Перевести нельзя: у игрока 3 мало карт."
    assert [number.value for number in result.numbers] == [2, 1]


def test_a_closed_bout_and_the_end_of_a_deal_are_told() -> None:
    passed = {"seat": 2, "kind": "pass"}
    [result] = told(bout(taking=True, passed=[0]), passed).results
    assert result.news == (
        "Карты со стола взяты.",
        "Игрок 1 добирает: 7♠, 9♠.",
        "Игрок 3 добирает: 6♠.",
        "Ходит игрок 3, отбивается игрок 1.",
    )
    last = {"rules": own(), "trump_card": "6♠", "hands": [["8♥"], ["J♥"], ["9♣"]], "opener": 0}
    lead = {"seat": 0, "kind": "lead", "cards": ["8♥"]}
    beat = {"seat": 1, "kind": "beat", "card": "J♥", "target": "8♥"}
    results = told(last, lead, beat, lang="en").results
    assert results[1].news == ("The bout is beaten off.", "The deal is over. The durak: player 3.")
    assert results[1].may == ()


def test_a_position_without_a_question_says_who_may_do_what() -> None:
    standing = told(bout()).standing
    assert standing is not None
    assert (standing.opener, standing.defender) == (0, 1)
    assert [one.acts for one in standing.may] == [
        ("подкинуть (8♣)", "спасовать"),
        ("побить 8♥ (8♠, В♥)", "перевести (8♠, 8♦)", "взять"),
        ("спасовать",),
    ]


DEALS: list[tuple[dict[str, Any], str, str, str]] = [
    ({}, "Ходит игрок 2", "3.2", "Первый ход решил козырь 7♠."),
    (
        {"rules": own(first_attacker="left_of_dealer"), "dealer": 1},
        "Ходит игрок 3",
        "3.1",
        "Сдаёт игрок 2.",
    ),
    (
        {
            "previous": {"fool_seat": 1, "first_place": 0},
            "rules": own(first_attacker_later="left_of_loser"),
        },
        "Ходит игрок 3",
        "3.4",
        "Сдаёт игрок 2.",
    ),
    (
        {"rules": own(redeal_five_of_suit="on")},
        "Пересдача",
        "2.7",
        "Пересдача: пять карт одной масти у одного игрока.",
    ),
]


@pytest.mark.parametrize(("fields", "verdict", "paragraph", "said"), DEALS)
def test_a_deal_is_told(fields: dict[str, Any], verdict: str, paragraph: str, said: str) -> None:
    telling = told(dealt(**fields), DEAL)
    [result] = telling.results
    assert (result.verdict, result.paragraph) == (verdict, paragraph)
    assert said in result.news
    assert telling.standing is None


def test_a_lot_is_told() -> None:
    hands = [*dealt()["hands"]]
    hands[1] = [*hands[1][:4], "10♣", "J♦"]
    talon = ["7♠", *(card for card in dealt()["talon"] if card != "10♣")]
    [result] = told(dealt(hands=hands, talon=talon), DEAL).results
    assert (result.verdict, result.paragraph) == ("Решает жребий", "3.3")
    assert "Кто ходит первым, решает жребий." in result.news


def test_a_table_is_told() -> None:
    ask = [{"kind": "create_table"}]
    allowed = tell({"rules": rules("guide"), "actions": ask}, "ru")
    assert allowed.title.endswith("2 игрока · 36 карт")
    assert (allowed.results[0].verdict, allowed.results[0].paragraph) == ("Можно", "12.4")
    assert allowed.results[0].news == ("Предупреждение: Вдвоём будет подкидной.",)
    [refusal] = tell({"rules": own(players=7), "actions": ask}, "en").results
    assert (refusal.verdict, refusal.paragraph) == ("Not allowed", "1.3")
    assert refusal.sentence == "A deck of 36 is too small for 7 players. Take a bigger one."


FAULTS: list[tuple[object, str, str, str]] = [
    (bout(opener=None), "position.opener", "missing", "Не указано: кто ходит."),
    (bout(attacker=1), "position.attacker", "unknown", "Лишнее: attacker."),
    (
        bout(talon=["8♣", "6♠"]),
        "position.talon[0]",
        "duplicate_card",
        "Эта карта лежит в двух местах: колода, карта 1.",
    ),
    (
        bout(hands=[["2♣"], ["8♦"], []]),
        "position.hands[0][0]",
        "card",
        "Нет такой карты в этой колоде: игрок 1, карта 1.",
    ),
    (
        bout(table=[{"attack": "8♥", "cover": "7♥"}]),
        "position.table[0].cover",
        "contradiction",
        "Не сходится с остальным: пара 1, чем побита. Эта карта не бьёт ту, на которой лежит.",
    ),
    (
        bout(rules=rules("service_podkidnoy")),
        "position.rules",
        "players_preset",
        "Игроков по этим правилам: 2.",
    ),
    (7, "position", "type", "Не тот вид значения: положение."),
]


@pytest.mark.parametrize(("position", "field", "reason", "said"), FAULTS)
def test_a_fault_names_field_and_reason(
    position: object, field: str, reason: str, said: str
) -> None:
    assert told(position, TAKE) == Telling("", fault=ToldFault(field, reason, said))


def test_a_contradiction_had_no_words_for_what_has_to_agree() -> None:
    crowded = told(bout(hands=[["8♣"], [], ["A♥"]], talon=["6♠"]), TAKE).fault
    assert crowded is not None
    assert crowded.sentence == (
        "Не сходится с остальным: стол. Карт атаки не больше предела, небитых не больше, "
        "чем карт у отбивающегося, и кон ещё не кончился."
    )
    begun = told(dealt(stalling=3), DEAL, lang="en").fault
    assert begun is not None
    assert begun.sentence == (
        "Does not agree with the rest: bouts without discard or draw. Before the first lead the "
        "table is empty, nobody is out and everybody has six cards."
    )
    asked_twice = told(dealt(), DEAL, DEAL, lang="en").fault
    assert asked_twice is not None
    assert asked_twice.sentence.endswith(": question. A deal and a table are asked about alone.")


def test_an_element_is_named_in_its_place() -> None:
    assert place("actions[1].cards[0]", "en") == "action 2, cards, card 1"
    assert place("position.previous.fool_seat", "en") == "the deal before, the fool seat"
    assert place("x" * 100, "en") == "x" * 39 + "…"


ACTS: list[tuple[dict[str, Any], str, str]] = [
    ({"seat": 0, "kind": "lead", "cards": ["7♣", "7♦"]}, "Игрок 1 ходит: 7♣, 7♦.", "leads 7♣, 7♦."),
    ({"seat": 0, "kind": "throw_in", "card": "Q♣"}, "Игрок 1 подкидывает Д♣.", "throws in Q♣."),
    (
        {"seat": 0, "kind": "show", "card": "8♠"},
        "Игрок 1 показывает козырь 8♠ и переводит.",
        "shows the trump 8♠ and transfers.",
    ),
    ({"seat": 0, "kind": "call", "player": 1}, "Игрок 1 ловит игрока 2.", "calls player 2."),
    ({"seat": 0, "kind": "waive"}, "Игрок 1 отказывается ловить.", "lets it go."),
    ({"seat": 0, "kind": "hang"}, "Игрок 1 вешает погоны.", "hangs epaulettes."),
    ({"seat": 0, "kind": "decline"}, "Игрок 1 не вешает погоны.", "does not hang epaulettes."),
]


@pytest.mark.parametrize(("action", "ru", "en"), ACTS)
def test_an_action_is_said(action: dict[str, Any], ru: str, en: str) -> None:
    assert act_text(action, "ru") == ru
    assert act_text(action, "en") == f"Player 1 {en}"


def test_cheating_is_said() -> None:
    beat = {"seat": 1, "kind": "beat", "card": "J♥", "target": "8♥", "armed": True}
    assert act_text(beat, "ru") == "Игрок 2 бьёт 8♥ картой В♥. С мухлежом."
    assert can_texts("call", [{"player": 1}, {"player": 2}], "ru") == ["ловить игрока 2, игрока 3"]
    assert can_texts("waive", [{}], "ru") == ["отказаться ловить"]


ENDS: list[tuple[dict[str, Any], list[str]]] = [
    (RESULT, ["Партия окончена. Дурак — игрок 2."]),
    ({**RESULT, "end": "cheat"}, ["Партия окончена. Дурак — игрок 2: мухлёж раскрыт."]),
    (
        {
            "end": "teams",
            "durak": None,
            "order": [[1], [3], [0, 2]],
            "winning_team": 1,
            "fool_seat": 0,
        },
        ["Партия окончена. Побеждает команда: игрок 2, игрок 4."],
    ),
    ({"end": "draw", "durak": None, "order": [[0, 1]]}, ["Партия окончена. Ничья."]),
    (
        {
            "end": "hang",
            "durak": 0,
            "order": [[1]],
            "hung": {"by": 1, "on": 0, "cards": ["6♣", "6♦"]},
            "match_over": True,
        },
        [
            "Партия окончена: игрок 2 вешает погоны (6♣, 6♦) на игрока 1.",
            "Дурак — игрок 1.",
            "Лестница погон пройдена, матч окончен.",
        ],
    ),
]


@pytest.mark.parametrize(("result", "said"), ENDS)
def test_every_end_of_a_deal_is_told(result: dict[str, Any], said: list[str]) -> None:
    assert list(ending(result, 4, "ru")) == said


NEWS: list[tuple[dict[str, Any], tuple[str, ...]]] = [
    ({"call": "right", "bout_closed": "taken"}, ("Шулер пойман.", "Карты со стола взяты.")),
    ({"call": "wrong"}, ("Ложная тревога: мухлежа не было.",)),
    ({"call_window": True}, ("Кон сыгран: можно ловить или отказаться.",)),
    ({"hang_asked": 1}, ("Решает игрок 2: вешать ли погоны.",)),
]


GROUNDS = [
    ("C20", 0, "14.2"),
    ("C30", 0, "14.2"),
    ("G01", 2, "15.5"),
    ("V42", 2, "15.9"),
]
"""Cases, one of their actions, and the paragraph that allows it."""


@pytest.mark.parametrize(("case_id", "at", "paragraph"), GROUNDS)
def test_what_is_allowed_rests_on_a_paragraph_that_allows_it(
    case_id: str, at: int, paragraph: str
) -> None:
    result = tell(asked(CASES[case_id]), "ru").results[at]
    assert (result.legal, result.paragraph) == (True, paragraph)


def test_who_declines_to_hang_may_play_on() -> None:
    document = asked(CASES["G01"])
    declined = {**document, "actions": [document["actions"][0], {"seat": 0, "kind": "decline"}]}
    result = tell(declined, "ru").results[1]
    assert (result.legal, result.paragraph) == (True, "15.5")
    assert result.quote[0].endswith("игрок может ответить «Не вешать» и играть дальше.")


def test_after_a_transfer_back_the_attacked_has_led() -> None:
    [result] = tell(asked(CASES["M02"]), "ru").results
    assert result.news[0] == "Ходил игрок 1, отбивается игрок 1."
    [result] = tell(asked(CASES["M02"]), "en").results
    assert result.news[0] == "Player 1 led, player 1 defends."


def test_a_hang_in_teams_names_the_whole_team_that_wins() -> None:
    result = tell(asked(CASES["I13"]), "ru").results[-1]
    assert result.news == (
        "Партия окончена: игрок 2 вешает погоны (6♣, 6♦, 6♥) на игрока 1.",
        "Побеждает команда: игрок 2, игрок 4.",
    )


def test_who_goes_out_was_not_told() -> None:
    [result] = tell(asked(CASES["M24"]), "ru").results
    assert result.news == (
        "Кон отбит.",
        "Игрок 2 выходит.",
        "Ходит игрок 4, отбивается игрок 5.",
    )


def test_a_set_passed_to_a_partner_was_not_told() -> None:
    document = deepcopy(asked(CASES["I13"]))
    document["position"]["hands"][3] = ["7♦", "6♣"]
    document["actions"] = document["actions"][:4]
    result = tell(document, "en").results[-1]
    assert result.news == (
        "The bout is beaten off.",
        "Player 2 passes the set to a partner: player 4.",
        "Player 2 is out.",
        "Player 3 leads, player 4 defends.",
    )


@pytest.mark.parametrize(("after", "said"), NEWS)
def test_calls_and_epaulettes_are_told(after: dict[str, Any], said: tuple[str, ...]) -> None:
    assert news(Heard(None, {**QUIET, **after}, {}), "ru") == said
