"""The state after an action, in the words of an answer (the keys of the position format)."""

import msgspec

from kozyr.cards.card import text
from kozyr.game.survey import Survey
from kozyr.game.view import Pair, Result


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """What an action did beside changing the state; nothing, when it was refused.

    `shown` and `out` are kept over the actions: seats in the order they showed and went out.
    `drawn` holds each seat's cards in drawing order.
    """

    shown: tuple[int, ...]
    out: tuple[int, ...]
    closed: str | None = None
    refill_order: tuple[int, ...] | None = None
    drawn: dict[int, tuple[int, ...]] = {}


def after(facts: Survey, step: Step) -> dict[str, object]:
    """Tell the state with every key an answer has."""
    return {
        **_roles(facts, step),
        **_table(facts),
        **_cards(facts, step),
        "lost_calls": [],
        "no_arm": [],
        "rungs": None,
        "call_window": False,
        "hang_asked": None,
        "may_act": {str(seat): list(kinds) for seat, kinds in facts.may_act.items()},
        "bout_closed": step.closed,
        "refill_order": None if step.refill_order is None else list(step.refill_order),
        "drawn": {str(seat): _texts(cards) for seat, cards in step.drawn.items()},
        "call": None,
        "result": _result(facts.result),
    }


def _roles(facts: Survey, step: Step) -> dict[str, object]:
    return {
        "opener": facts.opener,
        "defender": facts.defender,
        "transferrers": list(facts.transferrers),
        "shown": [seat for seat in step.shown if seat in facts.shown],
        "taking": facts.taking,
        "passed": list(facts.passed),
        "main_attacker": facts.main_attacker,
        "entitled": list(facts.entitled),
        "word": facts.speaker if facts.word == "seat" else facts.word,
    }


def _table(facts: Survey) -> dict[str, object]:
    return {
        "table": [_pair(pair) for pair in facts.table],
        "attack_cards": len(facts.table),
        "uncovered": facts.uncovered,
        "limit": facts.limit,
        "room": facts.room,
    }


def _pair(pair: Pair) -> dict[str, object]:
    return {
        "attack": text(pair.attack),
        "by": pair.by if pair.by >= 0 else None,
        "cover": None if pair.cover is None else text(pair.cover),
        "cover_by": pair.cover_by,
    }


def _cards(facts: Survey, step: Step) -> dict[str, object]:
    return {
        "hands": [_texts(hand) for hand in facts.hands],
        "hand_sizes": [len(hand) for hand in facts.hands],
        "talon_left": facts.talon,
        "discard_count": facts.discard,
        "bout": facts.bout,
        "stalling": facts.stalling,
        "out": list(step.out),
    }


def _texts(cards: tuple[int, ...]) -> list[str]:
    return [text(card) for card in cards]


def _result(result: Result | None) -> dict[str, object] | None:
    if result is None:
        return None
    order = [list(place) for place in result.places]
    return {"end": result.end, "durak": result.durak, "order": order}
