"""A state of the kernel written down as a position document."""

from collections.abc import Iterable
from typing import Any

import msgspec

from kozyr.cards.card import RANKS, SUITS, text
from kozyr.cards.cardset import cards_of
from kozyr.game import codes
from kozyr.game.bits import bit
from kozyr.game.deal import Deal
from kozyr.game.survey import Survey, survey
from kozyr.rules.limits import Limits


def document_of(deal: Deal) -> dict[str, Any]:
    """The position of a deal on its way, with every field that it may have."""
    state, facts = deal.state, survey(deal)
    options = msgspec.to_builtins(deal.rules)
    document: dict[str, Any] = {
        "rules": {"options": options},
        "trump_card": text(state.trump_card),
        "talon": texts(state.talon[state.talon_at : state.talon_end]),
        "hands": [texts(hand) for hand in facts.hands],
        "discard": texts(cards_of(state.discard)),
        "opener": state.opener,
        "bout": facts.bout,
        "stalling": facts.stalling,
        "out": list(facts.out),
        "emptied": state.emptied[: state.n_emptied],
        "dealer": state.dealer,
        "no_arm": list(facts.no_arm),
    }
    if state.later_deal:
        document["previous"] = {"fool_seat": state.dealer, "first_place": None}
    if state.limits.pogony:
        document |= {"rungs": rungs(facts, state.limits), "queen": SUITS[state.queen]}
    return document | _bout(deal, facts) if facts.table else document


def _bout(deal: Deal, facts: Survey) -> dict[str, Any]:
    state, limits = deal.state, deal.state.limits
    document: dict[str, Any] = {
        "table": [_pair(at, facts) for at in range(len(facts.table))],
        "transferrers": list(facts.transferrers),
        "shown": list(facts.shown),
        "taking": facts.taking,
        "passed": list(facts.passed),
        "cheats": texts(cards_of(state.cheats)),
        "lost_calls": [list(pair) for pair in facts.lost_calls],
        "waived": list(cards_of(state.waived)),
    }
    thrown_in = limits.throw_any | limits.throw_lead
    if thrown_in and limits.first_word:
        document["word"] = "open" if state.word_open else "closed"
    if thrown_in and limits.in_turn:
        document["word"] = facts.speaker
    if not state.holders & bit(state.defender) and state.phase == codes.CALLING:
        document["defender"] = state.defender
    return document


def _pair(at: int, facts: Survey) -> dict[str, Any]:
    pair = facts.table[at]
    cover = None if pair.cover is None else text(pair.cover)
    return {"attack": text(pair.attack), "by": pair.by, "cover": cover, "cover_by": pair.cover_by}


def rungs(facts: Survey, limits: Limits) -> list[str]:
    """One rung for the table, one a team, or one a seat (§15.2)."""
    ladders = 1 if limits.shared_ladder else 2 if limits.teams else limits.seats
    return [RANKS[rank] for rank in facts.rungs[:ladders]]


def texts(cards: Iterable[int]) -> list[str]:
    return [text(card) for card in cards]
