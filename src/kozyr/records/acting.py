"""Actions in words: what somebody does, and what he may do."""

from collections.abc import Iterable, Mapping
from typing import Any

from kozyr.cards.card import SUITS, parse, rank_of, suit_of
from kozyr.rules.words import Lang, ranks_text
from kozyr.rules.words.referee import referee_words


def player(seat: int, lang: Lang) -> str:
    """Call the player of a seat, who has no name in a document: «игрок 1» for seat 0."""
    return referee_words(lang).phrases["seat"].format(n=seat + 1)


def whom(seat: int, lang: Lang) -> str:
    """Call the player of a seat to whom something is done: «игрока 1»."""
    return referee_words(lang).phrases["whom"].format(n=seat + 1)


def capital(text: str) -> str:
    """Begin a sentence."""
    return text[:1].upper() + text[1:]


def sign(card: int, lang: Lang) -> str:
    """Write a card with the index of its face and its suit sign: «В♥»."""
    return ranks_text((rank_of(card),), lang, "short") + SUITS[suit_of(card)]


def signs(cards: Iterable[int], lang: Lang) -> str:
    """Write cards in their order."""
    return ", ".join(sign(card, lang) for card in cards)


def act_text(action: Mapping[str, Any], lang: Lang) -> str:
    """Say what an action of a document does; it must be well-formed."""
    words = referee_words(lang)
    cards = [parse(one) for one in action.get("cards", ())]
    values = {
        name: sign(parse(action[name]), lang) for name in ("card", "target") if name in action
    }
    if "seat" in action:
        values["name"] = player(action["seat"], lang)
    if "player" in action:
        values["accused"] = whom(action["player"], lang)
    told = words.acts[action["kind"]].format(cards=signs(cards, lang), **values)
    return capital(words.phrases["armed"].format(act=told) if action.get("armed") else told)


def can_texts(kind: str, actions: list[dict[str, Any]], lang: Lang) -> list[str]:
    """Say what one may do with the legal actions of a kind, for each card to beat by itself."""
    template = referee_words(lang).can[kind]
    targets = dict.fromkeys(action["target"] for action in actions) if kind == "beat" else {0: None}
    told = []
    for target in targets:
        fitting = [action for action in actions if action.get("target", 0) == target]
        cards = ", ".join(dict.fromkeys(_with(action, lang) for action in fitting))
        told.append(template.format(cards=cards, target=sign(target, lang)))
    return told


def _with(action: Mapping[str, Any], lang: Lang) -> str:
    """What an action is done with: a card, of several led the first, or the player accused."""
    if "player" in action:
        return whom(action["player"], lang)
    card = action.get("card", next(iter(action.get("cards", ())), None))
    return "" if card is None else sign(card, lang)
