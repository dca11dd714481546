"""Positions of the rulebook's tests, written as a table looks.

Hands are parted by `|`, cards of the table written `8♥` or, covered, `8♥/J♥`, with who laid them
`8♥@0/J♥@1`; an action is `1 beat J♥ 8♥`, `1 beat 6♦ 8♥ armed` or `2 call 1`. The trump card is 6♠
unless another is named; a talon is a number of cards or the cards themselves, the discard
everything else.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from kozyr.cards.card import parse, text
from kozyr.cards.deck import deck
from kozyr.game.deal import Deal
from kozyr.game.view import View
from kozyr.records.position import read_position
from kozyr.records.referee import answer
from kozyr.rules.agreement import Agreement, agree
from kozyr.rules.options import Rules

SEVERAL = {"lead"}
TARGETED = {"beat"}


def rules_of(preset: str | None = None, **options: object) -> Rules:
    """The stored vector of a rule set with these options; it must be valid."""
    agreed = agree(preset, options)
    assert isinstance(agreed, Agreement), agreed
    return agreed.rules


class Board:
    """A position that can be played on: every call starts from it again."""

    def __init__(  # noqa: PLR0913 - a position has many fields
        self,
        hands: str,
        *,
        table: str = "",
        talon: int | str = 0,
        trump: str = "6♠",
        opener: int | None = 0,
        preset: str | None = None,
        options: Mapping[str, object] | None = None,
        discard: str | None = None,
        **fields: object,
    ) -> None:
        rules: dict[str, object] = {"options": dict(options or {})}
        if preset:
            rules["preset"] = preset
        self.document: dict[str, Any] = {
            "rules": rules,
            "trump_card": trump,
            "hands": [hand.split() for hand in hands.split("|")],
            "table": [_pair(pair) for pair in table.split()],
            "opener": opener,
            **fields,
        }
        if opener is None:
            del self.document["opener"]
        if discard is not None:
            self.document["discard"] = discard.split()
        self.document["talon"] = self._talon(talon, trump)

    def _talon(self, talon: int | str, trump: str) -> list[str]:
        if isinstance(talon, str):
            return talon.split()
        if not talon:
            return []
        size = self.document["rules"]["options"].get("deck", 36)
        free = [text(card) for card in deck(size) if text(card) not in self._named(trump)]
        assert len(free) >= talon - 1, "too few cards are left for the talon"
        return [*reversed(free[len(free) - talon + 1 :]), trump]

    def _named(self, trump: str) -> set[str]:
        named = {trump, *self.document.get("discard", ())}
        named.update(card for hand in self.document["hands"] for card in hand)
        for pair in self.document["table"]:
            named.update({pair["attack"], pair.get("cover", pair["attack"])})
        return named

    def results(self, *acts: str) -> list[dict[str, Any]]:
        """What the referee answers to each act."""
        told: dict[str, Any] = answer(
            {"position": self.document, "actions": [_action(act) for act in acts]}
        )
        assert "error" not in told, told
        results: list[dict[str, Any]] = told["results"]
        return results

    def after(self, *acts: str) -> Any:  # noqa: ANN401 - any JSON
        """The state after these acts, all of which must be legal."""
        results = self.results(*acts)
        assert [result["refusal"] for result in results] == [None] * len(acts)
        return results[-1]["after"]

    def why_not(self, *acts: str) -> str | None:
        """The code that refuses the last act, None if it is legal; those before it must be."""
        *before, last = self.results(*acts)
        assert [result["refusal"] for result in before] == [None] * len(before)
        return None if last["legal"] else str(last["refusal"]["code"])

    def begin(self) -> Any:  # noqa: ANN401 - any JSON
        """How a deal that has just been dealt begins."""
        [result] = self.results("deal")
        return result["after"]

    def now(self) -> Any:  # noqa: ANN401 - any JSON
        """The state as it is, told after a refused act."""
        return self.results("99 take")[-1]["after"]

    def deal(self) -> Deal:
        """The deal of the position, for views and events."""
        return read_position(self.document).deal

    def view(self, seat: int) -> View:
        """What a seat sees."""
        return self.deal().view(seat)


def _pair(pair: str) -> dict[str, object]:
    attack, _, cover = pair.partition("/")
    return _laid(attack, "attack", "by") | (_laid(cover, "cover", "cover_by") if cover else {})


def _laid(card: str, name: str, by: str) -> dict[str, object]:
    card, _, seat = card.partition("@")
    return {name: card, by: int(seat)} if seat else {name: card}


def _action(act: str) -> dict[str, object]:
    if act == "deal":
        return {"kind": "deal"}
    seat, kind, *cards = act.removesuffix(" armed").split()
    action: dict[str, object] = {"seat": int(seat), "kind": kind}
    if act.endswith(" armed"):
        action["armed"] = True
    if kind == "call":
        return {**action, "player": int(cards[0])}
    if kind in SEVERAL:
        action["cards"] = cards
    elif cards:
        action["card"] = cards[0]
    if kind in TARGETED:
        action["target"] = cards[1]
    return action


def cards(words: str) -> tuple[int, ...]:
    """Cards as ints, ascending."""
    return tuple(sorted(parse(word) for word in words.split()))


def texts(numbers: Iterable[int]) -> str:
    """Cards as people write them."""
    return " ".join(map(text, numbers))


def start(preset: str | None = None, *, seed: bytes = b"rulebook", **options: object) -> Deal:
    """A first deal by these rules."""
    return Deal.start(rules_of(preset, **options), seed=seed)


def builtins(record: msgspec.Struct) -> Any:  # noqa: ANN401 - any JSON
    """A record as plain values."""
    return msgspec.to_builtins(record)
