"""The motifs of an act: each in a position where it holds, and in one where it just does not."""

from typing import Any, get_args

import pytest

from kozyr.bots.memory import Memory
from kozyr.bots.motifs import UNWISE, Code, Motif, motifs
from kozyr.bots.reading import WEIGHTS, read
from kozyr.cards.card import parse
from kozyr.game.actions import Action, Beat, Lead, Pass, Take, ThrowIn, Transfer
from kozyr.rules.limits import bind
from kozyr.rules.words import LANGS, remark, words
from tests.bots.tables import any_action, any_deals
from tests.rulebook.board import Board, cards
from tests.walks.sizes import deals

EARLY = {"talon": 9, "trump": "7♠"}
PASSING = {"preset": "gto_perevodnoy", **EARLY}
THREE = {**PASSING, "options": {"players": 3}}
TAKING = {"table": "8♥/A♥ 8♣", "taking": True, **EARLY}


def found(seat: int, hands: str, action: Action, *acts: Any, **position: Any) -> dict[str, Motif]:  # noqa: ANN401 - see Board
    """What is said of an act after others, all of which the seat saw; spades are trumps."""
    deal = Board(hands, **position).deal()
    memory = Memory(deal.rules)
    memory.see(deal.view(seat))
    for actor, act in acts:
        assert isinstance(deal.act(actor, act), tuple), act
        memory.see(deal.view(seat))
    assert deal.why_not(seat, action) is None
    reading = read(deal.view(seat), memory, bind(deal.rules), WEIGHTS)
    return {motif.code: motif for motif in motifs(reading, action)}


def lead(text: str) -> Lead:
    return Lead(cards(text))


def beat(card: str, target: str) -> Beat:
    return Beat(parse(card), parse(target))


def throw(card: str) -> ThrowIn:
    return ThrowIn(parse(card))


def transfer(card: str) -> Transfer:
    return Transfer(parse(card))


# Each: what holds, where, and the same place with a little difference where it does not.
PAIRS: list[tuple[Code, dict[str, Any], dict[str, Any]]] = [
    (
        "goes_out",
        {"seat": 0, "hands": "8♦ | 6♦ 7♦", "action": lead("8♦")},
        {"seat": 0, "hands": "8♦ 9♦ | 6♦ 7♦", "action": lead("8♦")},
    ),
    (
        "leads_together",
        {"seat": 0, "hands": "8♦ 8♥ 9♣ | 6♦ 7♦", "action": lead("8♦ 8♥"), **EARLY},
        {"seat": 0, "hands": "8♦ 8♥ 9♣ | 6♦ 7♦", "action": lead("8♦"), **EARLY},
    ),
    (
        "keeps_pair",
        {"seat": 0, "hands": "8♦ 8♥ 9♣ | 6♦ 7♦", "action": lead("8♦"), **PASSING},
        {"seat": 0, "hands": "8♦ 8♠ 9♣ | 6♦ 7♦", "action": lead("8♦"), **PASSING},
    ),
    (
        "keeps_pair",
        {"seat": 0, "hands": "8♦ 8♥ 9♣ | 6♦ 7♦", "action": lead("8♦"), **PASSING},
        {"seat": 0, "hands": "8♦ 8♥ 9♣ | 6♦ 7♦", "action": lead("8♦"), **EARLY},
    ),
    (
        "leads_answerable",
        {"seat": 0, "hands": "8♦ J♦ 9♣ | 6♦ 7♦", "action": lead("8♦"), **PASSING},
        {"seat": 0, "hands": "8♦ 7♣ J♣ | 6♦ 7♦", "action": lead("8♦"), **PASSING},
    ),
    (
        "spares_trump",
        {"seat": 1, "hands": "6♦ | J♥ 9♠", "table": "8♥", "action": beat("J♥", "8♥")},
        {"seat": 1, "hands": "6♦ | J♥ 9♣", "table": "8♥", "action": beat("J♥", "8♥")},
    ),
    (
        "spares_trump",
        {"seat": 0, "hands": "8♠ 8♦ | 6♦ 7♦", "table": "8♥/J♥", "action": throw("8♦")},
        {"seat": 0, "hands": "9♠ 8♦ | 6♦ 7♦", "table": "8♥/J♥", "action": throw("8♦")},
    ),
    (
        "spends_trump",
        {"seat": 1, "hands": "6♦ | J♥ 9♠", "table": "8♥", "action": beat("9♠", "8♥"), **EARLY},
        {"seat": 1, "hands": "6♦ | J♣ 9♠", "table": "8♥", "action": beat("9♠", "8♥"), **EARLY},
    ),
    (
        "spends_trump",
        {"seat": 0, "hands": "8♦ 9♠ | 6♦ 7♦", "action": lead("9♠"), **EARLY},
        {"seat": 0, "hands": "8♠ 9♠ | 6♦ 7♦", "action": lead("9♠"), **EARLY},
    ),
    (
        "spends_trump",
        {"seat": 0, "hands": "8♠ 9♦ | 6♦ 7♦", "table": "8♥/J♥", "action": throw("8♠"), **EARLY},
        {"seat": 0, "hands": "8♠ 9♦ | 6♦ 7♦", "table": "8♥/J♥", "action": throw("8♠")},
    ),
    (
        "transfers_plain",
        {"seat": 1, "hands": "9♦ 6♥ | 8♣ 8♠", "table": "8♥", "action": transfer("8♣"), **PASSING},
        {"seat": 1, "hands": "9♦ 6♥ | 8♣ 9♠", "table": "8♥", "action": transfer("8♣"), **PASSING},
    ),
    (
        "transfer_saves_trump",
        {"seat": 1, "hands": "9♦ 6♥ | 8♣ 9♠", "table": "8♥", "action": transfer("8♣"), **PASSING},
        {"seat": 1, "hands": "9♦ 6♥ | 8♣ 9♥", "table": "8♥", "action": transfer("8♣"), **PASSING},
    ),
    (
        "transfer_stops",
        {
            "seat": 1,
            "hands": "9♦ 6♥ | 8♣ 8♠ 8♦",
            "table": "8♥",
            "action": transfer("8♣"),
            **PASSING,
        },
        {"seat": 1, "hands": "9♦ 6♥ | 8♣ 8♠", "table": "8♥", "action": transfer("8♣"), **PASSING},
    ),
    (
        "helps_taker",
        {"seat": 0, "hands": "A♦ 10♣ K♣ | 6♦ 7♦ 9♦", "action": throw("A♦"), **TAKING},
        {"seat": 0, "hands": "8♦ 10♣ K♣ | 6♦ 7♦ 9♦", "action": throw("8♦"), **TAKING},
    ),
    (
        "holds_trump_back",
        {"seat": 0, "hands": "8♠ 9♦ | 6♦ 7♦", "table": "8♥/J♥", "action": Pass(), **EARLY},
        {"seat": 0, "hands": "9♠ 9♦ | 6♦ 7♦", "table": "8♥/J♥", "action": Pass(), **EARLY},
    ),
    (
        "takes_to_save",
        {"seat": 1, "hands": "6♦ | J♣ K♠", "table": "8♥", "action": Take(), **EARLY},
        {"seat": 1, "hands": "6♦ | J♣ Q♣", "table": "8♥", "action": Take(), **EARLY},
    ),
    (
        "takes_beatable",
        {"seat": 1, "hands": "6♦ | J♥ K♠", "table": "8♥", "action": Take(), **EARLY},
        {"seat": 1, "hands": "6♦ | J♣ K♠", "table": "8♥", "action": Take(), **EARLY},
    ),
]


@pytest.mark.parametrize(("code", "here", "there"), PAIRS)
def test_a_motif_is_told_where_it_holds_and_only_there(
    code: Code, here: dict[str, Any], there: dict[str, Any]
) -> None:
    assert code in found(**here)
    assert code not in found(**there)


HANDS = "8♦ 8♥ 9♠ 6♥ 6♣ 10♦ | J♦ J♥ J♣ 9♥ 9♦ 10♥ | 8♣ Q♣ Q♦ 10♣ K♦ 6♦"
TOOK = ((0, lead("8♦")), (1, Take()), (0, Pass()), (2, Pass()), (2, lead("8♣")))
"""Seat 1, to whom seat 0 could transfer, is known to hold the eight of diamonds."""


def test_a_transfer_may_return_from_a_hand_that_is_known_to_hold_the_rank() -> None:
    told = found(0, HANDS, transfer("8♥"), *TOOK, **THREE)
    assert told["transfer_returns"].params == {"seat": 1, "card": parse("8♦")}
    told = found(0, HANDS, beat("9♠", "8♣"), *TOOK, **THREE)
    assert told["minds_next"].params == {"seat": 1, "card": parse("8♦")}


def test_no_transfer_returns_from_a_hand_that_is_not_known() -> None:
    position = {**THREE, "opener": 2}
    for action in (transfer("8♥"), beat("9♠", "8♣")):
        told = found(0, HANDS, action, (2, lead("8♣")), **position)
        assert not {"transfer_returns", "minds_next"} & told.keys()


@pytest.mark.parametrize("lang", LANGS)
def test_every_motif_has_words(lang: Any) -> None:  # noqa: ANN401 - a language
    assert list(words(lang).motifs) == list(get_args(Code))
    params = {"seat": 0, "card": parse("8♥")}
    for code in get_args(Code):
        assert remark(code, params, lang, lambda _: "Вера").endswith(".")


def test_motifs_speak_for_an_act_or_against_it() -> None:
    assert {code for code in get_args(Code) if not Motif(code).wise} == UNWISE
    assert remark("transfer_returns", {"seat": 1, "card": parse("8♦")}, "ru", lambda _: "Вера") == (
        "Перевод может вернуться: у игрока Вера есть восьмёрка бубен."
    )


def test_any_act_at_any_table_has_motifs_that_can_be_said() -> None:
    said: set[str] = set()
    for deal, dice in any_deals(62, deals(120, 20), {"cheating": "off"}):
        memories = [Memory(deal.rules) for _ in range(deal.rules.players)]
        while deal.result is None:
            seat, action = any_action(deal, dice)
            memories[seat].see(deal.view(seat))
            reading = read(deal.view(seat), memories[seat], bind(deal.rules), WEIGHTS)
            for motif in motifs(reading, action):
                said.add(remark(motif.code, motif.params, "en", str))
            deal.act(seat, action)
    assert len(said) > 20
