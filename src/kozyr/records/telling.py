"""The referee's answers in plain words of a language, for people instead of programs."""

from collections.abc import Mapping
from typing import Any, Final

from msgspec.structs import replace

from kozyr.cards.card import parse
from kozyr.game.survey import survey
from kozyr.records.acting import act_text, can_texts, capital, player, sign
from kozyr.records.explaining import agreed_rules, numbers, refusal_text, told_fault
from kozyr.records.hearing import Heard, Hearing, Legal
from kozyr.records.news import deal_news, news, table_news
from kozyr.records.position import read_position
from kozyr.records.quoting import quote
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
    "decline": "15.5",
}
"""The paragraph that lets somebody do what is legal."""

_ARMED: Final = "14.2"
_FORCED: Final = "15.9"

_TABLE: Final = "12.4"


def tell(document: object, lang: Lang) -> Telling:
    """Answer a document in words; never raises."""
    told: dict[str, Any] = answer(document)
    if "error" in told or not isinstance(document, Mapping):
        return Telling("", fault=told_fault(document, told["error"], lang))
    return _Teller(document, lang).tell(told["results"])


class _Teller:
    """Tells the answers of one document that has no fault."""

    def __init__(self, document: Document, lang: Lang) -> None:
        self.document, self.lang = document, lang
        self.agreed = agreed_rules(document)
        self.words = referee_words(lang)

    def tell(self, results: list[Document]) -> Telling:
        """Tell the results of a table, of a deal or of actions."""
        if "position" not in self.document:
            return Telling(self._rules(), (self._table(),))
        card = sign(parse(self.document["position"]["trump_card"]), self.lang)
        title = f"{self._rules()} · {self.words.phrases['trump'].format(card=card)}"
        if results and "lot" in results[0]["after"]:
            return Telling(title, (self._deal(results[0]["after"]),))
        return self._position(title)

    def _rules(self) -> str:
        """Name the rules, if they hold, with players and deck."""
        if not isinstance(self.agreed, Agreement):
            return ""
        rules, lang = self.agreed.rules, self.lang
        title = table_title(self.agreed.preset, lang, home=self.agreed.home)
        players = f"{rules.players} {plural('players', rules.players, lang)}"
        return f"{title} · {players} · {rules.deck} {plural('cards', rules.deck, lang)}"

    def _position(self, title: str) -> Telling:
        hearing = Hearing(read_position(self.document["position"]))
        facts = survey(hearing.deal)
        standing = Standing(facts.opener, facts.defender, self._may(hearing.legal(facts)))
        actions = self.document["actions"]
        asked = [one for one in read_requests(actions) if isinstance(one, Asked)]
        heard = [hearing.hear(one) for one in asked]
        questions = (facts.asked, *(one.after["hang_asked"] for one in heard))
        told = map(self._action, actions, heard, questions)
        return Telling(title, tuple(told), standing)

    def _action(self, action: Document, heard: Heard, hang_asked: int | None) -> Told:
        """Tell an action; `hang_asked` is who was asked about epaulettes before it."""
        refusal, seat = heard.refusal, action["seat"]
        may = self._may(heard.legal, seat)
        if refusal is None:
            told = self._legal(action, "legal", _ground(action, hang_asked))
            return replace(told, may=may, news=news(heard, self.lang))
        compared = numbers(refusal, action, heard.after, self.lang)
        return replace(self._refused(action, refusal, seat), may=may, numbers=compared)

    def _may(self, legal: Legal, first: int | None = None) -> tuple[May, ...]:
        """Tell what every seat may do, one seat before the others."""
        seats = sorted(legal, key=lambda seat: (seat != first, seat))
        return tuple(May(seat, player(seat, self.lang), self._can(legal[seat])) for seat in seats)

    def _can(self, kinds: dict[str, list[dict[str, Any]]]) -> tuple[str, ...]:
        told = (can_texts(kind, actions, self.lang) for kind, actions in kinds.items())
        return tuple(text for texts in told for text in texts)

    def _deal(self, after: Document) -> Told:
        opener, verdict = after["opener"], "redeal" if after["redeal"] else "lot"
        number = _ground_of_deal(self.document["position"], after)
        name = "" if opener is None else player(opener, self.lang)
        told = self._legal({"kind": "deal"}, "first" if name else verdict, number, name)
        return replace(told, news=deal_news(after, self.lang))

    def _table(self) -> Told:
        action = {"kind": "create_table"}
        if isinstance(self.agreed, Refusal):
            return self._refused(action, self.agreed, None)
        warnings = self.agreed.warnings if self.agreed else ()
        told = self._legal(action, "legal", _TABLE)
        return replace(told, news=table_news(warnings, self.lang))

    def _legal(self, action: Document, verdict: str, number: str, name: str = "") -> Told:
        return Told(
            question=act_text(action, self.lang),
            legal=True,
            verdict=capital(self.words.phrases[verdict].format(name=name)),
            paragraph=number,
            quote=quote(number, self.agreed, self.lang),
        )

    def _refused(self, action: Document, refusal: Refusal, reader: int | None) -> Told:
        number = paragraph(refusal.code)
        return Told(
            question=act_text(action, self.lang),
            legal=False,
            verdict=self.words.phrases["refused"],
            paragraph=number,
            quote=quote(number, self.agreed, self.lang),
            sentence=refusal_text(refusal, self.lang, reader),
        )


def _ground(action: Document, hang_asked: int | None) -> str:
    """The paragraph a legal action rests on: an armed card needs no match, a forced hang no set."""
    if action.get("armed"):
        return _ARMED
    forced = action["kind"] == "hang" and hang_asked is None
    return _FORCED if forced else _GROUNDS[action["kind"]]


def _ground_of_deal(position: Document, after: Document) -> str:
    """The paragraph that decided: a void deal, the lowest trump, a lot, the deal before, a seat."""
    if after["redeal"]:
        return {"five_of_suit": "2.7", "trump_ace": "2.8"}[after["redeal"]]
    if after["decided_by"]:
        return "3.2"
    if "first_attacker" in after["lot"]:
        return "3.3"
    return "3.4" if (position.get("previous") or {}).get("fool_seat") is not None else "3.1"
