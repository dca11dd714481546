"""The state after an action, in the words of an answer (the keys of the position format)."""

import msgspec

from kozyr.cards.card import text
from kozyr.game.survey import Survey
from kozyr.game.view import Hung, Pair, Result
from kozyr.records.ladder import rungs_told
from kozyr.rules.limits import Limits


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """What an action did beside changing the state; nothing, when it was refused.

    `shown` and `out` are kept over the actions: seats in the order they showed and went out.
    `drawn` holds each seat's cards in drawing order, `call` whether one was `right` or `wrong`.
    """

    shown: tuple[int, ...]
    out: tuple[int, ...]
    closed: str | None = None
    refill_order: tuple[int, ...] | None = None
    drawn: dict[int, tuple[int, ...]] = {}
    call: str | None = None


def after(facts: Survey, step: Step, limits: Limits) -> dict[str, object]:
    """Tell the state with every key an answer has."""
    return {
        **_roles(facts, step),
        **_table(facts),
        **_cards(facts, step),
        "lost_calls": [list(pair) for pair in facts.lost_calls],
        "no_arm": list(facts.no_arm),
        "rungs": rungs_told(facts.rungs, limits),
        "call_window": facts.calling,
        "hang_asked": facts.asked,
        "may_act": {str(seat): list(kinds) for seat, kinds in facts.may_act.items()},
        "bout_closed": step.closed,
        "refill_order": None if step.refill_order is None else list(step.refill_order),
        "drawn": {str(seat): _texts(cards) for seat, cards in step.drawn.items()},
        "call": step.call,
        "result": None if facts.result is None else _result(facts.result, limits),
    }


def _roles(facts: Survey, step: Step) -> dict[str, object]:
    return {
        "opener": facts.opener,
        "defender": facts.defender,
        "transferrers": list(facts.transferrers),
        "shown": list(step.shown),
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


def _result(result: Result, limits: Limits) -> dict[str, object]:
    order = [list(place) for place in result.places]
    told: dict[str, object] = {"end": result.end, "durak": result.durak, "order": order}
    if limits.teams:
        told |= _teams(result)
    return told if result.hung is None else told | _hang(result.hung, result)


def _teams(result: Result) -> dict[str, object]:
    """Which team won, by the evenness of its seats, unless nobody did; and the fool seat."""
    won = {} if result.winners is None else {"winning_team": result.winners[0] % 2}
    return {**won, "fool_seat": result.fool_seat}


def _hang(hung: Hung, result: Result) -> dict[str, object]:
    told = {"by": hung.by, "on": hung.on, "cards": _texts(hung.cards)}
    return {"hung": told, "match_over": result.match_over}
