"""The referee's answers in plain words of a language, for people instead of programs."""

from collections.abc import Mapping
from typing import Any, Final

from kozyr.cards.card import parse
from kozyr.game.survey import survey
from kozyr.records.acting import act_text, can_texts, capital, player, sign
from kozyr.records.explaining import agreed_rules, numbers, refusal_text, told_fault
from kozyr.records.hearing import Heard, Hearing, Legal
from kozyr.records.news import deal_news, news, table_news
from kozyr.records.position import read_position
from kozyr.records.referee import answer
from kozyr.records.requests import Asked, read_requests
from kozyr.records.told import May, Standing, Telling, Told
from kozyr.rules.agreement import Agreement
from kozyr.rules.refusal import Refusal, paragraph
from kozyr.rules.words import Lang, plural, table_title
from kozyr.rules.words.referee import referee_words

Document = Mapping[str, Any]

_GROUNDS: Final = {
    "lead": "4.1",
    "beat": "5.1",
    "throw_in": "6.1",
    "transfer": "7.2",
    "show": "7.8",
    "take": "8.1",
    "pass": "6.7",
    "call": "14.6",
    "waive": "14.6",
    "hang": "15.5",
    "decline": "15.6",
}
"""The paragraph that lets somebody do what is legal."""

_TABLE: Final = "12.4"


def tell(document: object, lang: Lang) -> Telling:
    """Answer a document in words; never raises."""
    told: dict[str, Any] = answer(document)
    if "error" in told or not isinstance(document, Mapping):
        return Telling("", fault=told_fault(document, told["error"], lang))
    agreed = agreed_rules(document)
    if "position" not in document:
        return Telling(_title(agreed, lang), (_of_table(agreed, told["results"][0], lang),))
    title = f"{_title(agreed, lang)} · {_trump(document, lang)}"
    if told["results"] and "lot" in told["results"][0]["after"]:
        return Telling(title, (_of_deal(document, told["results"][0]["after"], lang),))
    return _of_position(title, document, lang)


def _title(agreed: Agreement | Refusal | None, lang: Lang) -> str:
    if not isinstance(agreed, Agreement):
        return ""
    rules = agreed.rules
    title = table_title(agreed.preset, lang, home=agreed.home)
    players = f"{rules.players} {plural('players', rules.players, lang)}"
    return f"{title} · {players} · {rules.deck} {plural('cards', rules.deck, lang)}"


def _trump(document: Document, lang: Lang) -> str:
    card = sign(parse(document["position"]["trump_card"]), lang)
    return referee_words(lang).phrases["trump"].format(card=card)


def _of_position(title: str, document: Document, lang: Lang) -> Telling:
    hearing = Hearing(read_position(document["position"]))
    facts = survey(hearing.deal)
    standing = Standing(facts.opener, facts.defender, may_texts(hearing.legal(facts), lang))
    asked = [one for one in read_requests(document["actions"]) if isinstance(one, Asked)]
    heard = map(hearing.hear, asked)
    results = (
        _of_action(action, one, lang)
        for action, one in zip(document["actions"], heard, strict=True)
    )
    return Telling(title, tuple(results), standing)


def _of_action(action: Document, heard: Heard, lang: Lang) -> Told:
    refusal, seat = heard.refusal, action["seat"]
    verdict = referee_words(lang).phrases["refused" if refusal else "legal"]
    return Told(
        question=act_text(action, lang),
        legal=refusal is None,
        verdict=verdict,
        paragraph=paragraph(refusal.code) if refusal else _GROUNDS[action["kind"]],
        sentence=refusal_text(refusal, lang, seat) if refusal else "",
        numbers=numbers(refusal, action, heard.after, lang) if refusal else (),
        may=may_texts(heard.legal, lang, first=seat),
        news=() if refusal else news(heard.after, lang),
    )


def may_texts(legal: Legal, lang: Lang, first: int | None = None) -> tuple[May, ...]:
    """Tell what every seat may do, one seat before the others."""
    seats = sorted(legal, key=lambda seat: (seat != first, seat))
    return tuple(
        May(
            seat,
            player(seat, lang),
            tuple(
                text for kind in legal[seat] for text in can_texts(kind, legal[seat][kind], lang)
            ),
        )
        for seat in seats
    )


def _of_deal(document: Document, after: Document, lang: Lang) -> Told:
    phrases = referee_words(lang).phrases
    opener = after["opener"]
    verdict = phrases["redeal" if after["redeal"] else "lot"]
    if opener is not None:
        verdict = capital(phrases["first"].format(name=player(opener, lang)))
    return Told(
        question=act_text(document["actions"][0], lang),
        legal=True,
        verdict=verdict,
        paragraph=_ground_of_deal(document["position"], after),
        sentence="",
        numbers=(),
        may=(),
        news=deal_news(after, lang),
    )


def _ground_of_deal(position: Document, after: Document) -> str:
    """The paragraph that decided: a void deal, the lowest trump, a lot, the deal before, a seat."""
    if after["redeal"]:
        return {"five_of_suit": "2.7", "trump_ace": "2.8"}[after["redeal"]]
    if after["decided_by"]:
        return "3.2"
    if "first_attacker" in after["lot"]:
        return "3.3"
    return "3.4" if (position.get("previous") or {}).get("fool_seat") is not None else "3.1"


def _of_table(agreed: Agreement | Refusal | None, result: Document, lang: Lang) -> Told:
    refusal = agreed if isinstance(agreed, Refusal) else None
    verdict = referee_words(lang).phrases["refused" if refusal else "legal"]
    return Told(
        question=act_text({"kind": "create_table"}, lang),
        legal=refusal is None,
        verdict=verdict,
        paragraph=paragraph(refusal.code) if refusal else _TABLE,
        sentence=refusal_text(refusal, lang, None) if refusal else "",
        numbers=(),
        may=(),
        news=() if refusal else table_news(result["after"]["warnings"], lang),
    )
