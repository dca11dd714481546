"""Why an action, a table or a document is refused, in words."""

import re
from collections.abc import Mapping
from typing import Any, Final

from kozyr.records.acting import capital, player
from kozyr.records.line import LineError
from kozyr.records.places import field_of, place
from kozyr.records.referee import asks_deal
from kozyr.records.told import Compared, ToldFault
from kozyr.rules.agreement import Agreement
from kozyr.rules.document import check_table
from kozyr.rules.refusal import Refusal
from kozyr.rules.request import echo
from kozyr.rules.words import Lang, hint, sentence
from kozyr.rules.words.referee import referee_words

Document = Mapping[str, Any]

_COMPARED: Final = {
    "transfer_hand": ("answer", "hand"),
    "hand_limit": ("answer", "hand"),
    "first_limit": ("table", "limit"),
    "attack_limit": ("table", "limit"),
}
"""The numbers on which a refusal rests."""

_ALWAYS: Final = {"rules", "talon", "dealer", "previous", "rungs", "queen", "actions", "kind"}
"""Fields that have to agree with the rest in the same way before the first lead."""

_TWICE: Final = re.compile(r"\b([Ии]грок\w*) игрок (\d)")
"""«у игрока игрок 2»: the sentences expect a name after the noun."""


def refusal_text(refusal: Refusal, lang: Lang, reader: int | None) -> str:
    """Say a refusal to a seat, the players called by their seats, and what would be right."""
    text = sentence(refusal, lang, lambda seat: player(seat, lang), reader)
    more = hint(refusal, lang)
    return capital(_TWICE.sub(r"\1 \2", text)) + (f" {more}" if more else "")


def numbers(
    refusal: Refusal, action: Document, after: Document, lang: Lang
) -> tuple[Compared, ...]:
    """Give the numbers that were compared when an action was refused, none for most refusals."""
    names, labels = _COMPARED.get(refusal.code, ()), referee_words(lang).numbers
    seat = refusal.params.get("seat")
    values = {
        "table": after["attack_cards"],
        "answer": after["uncovered"] + _laid(action),
        "limit": after["limit"],
        "hand": after["hand_sizes"][seat] if isinstance(seat, int) else 0,
    }
    name = player(seat, lang) if isinstance(seat, int) else ""
    return tuple(Compared(labels[one].format(name=name), values[one]) for one in names)


def _laid(action: Document) -> int:
    """How many attack cards an action would have added; a shown trump stays in the hand (§7.8)."""
    return 0 if action["kind"] == "show" else len(action.get("cards", [None]))


def agreed_rules(document: Document) -> Agreement | Refusal | None:
    """The rules of a document; None where none can be read."""
    position = document.get("position")
    raw = position if isinstance(position, Mapping) else document
    rules, hands = raw.get("rules"), raw.get("hands")
    if isinstance(rules, Mapping) and isinstance(rules.get("options", {}), Mapping):
        seats = {"players": len(hands)} if isinstance(hands, list) else {}
        rules = {**rules, "options": {**seats, **rules.get("options", {})}}
    checked = check_table(rules)
    return checked if isinstance(checked, Agreement | Refusal) else None


def told_fault(document: object, error: Document, lang: Lang) -> ToldFault:
    """Say what is wrong with a document that was answered with this error."""
    field, reason = error["field"], error["reason"]
    return ToldFault(field, reason, _fault_text(document, error, lang))


def _fault_text(document: object, error: Document, lang: Lang) -> str:
    """Say what is wrong where; with rules, why no table has them."""
    told = referee_words(lang)
    if error["reason"] in told.reasons:
        text = told.reasons[error["reason"]].format(place=place(error["field"], lang))
        clash = error["reason"] == "contradiction"
        return f"{text} {_clash(document, error['field'], lang)}".rstrip() if clash else text
    refusal = agreed_rules(document) if isinstance(document, Mapping) else None
    return refusal_text(refusal, lang, None) if isinstance(refusal, Refusal) else error["reason"]


def _clash(document: object, path: str, lang: Lang) -> str:
    """Say what has to agree where a document contradicts itself."""
    field = field_of(path)
    dealt = isinstance(document, Mapping) and asks_deal(document) and field not in _ALWAYS
    return referee_words(lang).clashes.get("deal" if dealt else field, "")


def line_fault(error: LineError, lang: Lang) -> str:
    """Say why a text is no line of the notation."""
    return referee_words(lang).lines[error.reason].format(word=echo(error.word))
