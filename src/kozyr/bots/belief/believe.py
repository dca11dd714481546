"""From what a seat has seen to a state it can think in, and to deals that may be the real one."""

from kozyr.bots.belief.likelihood import weights
from kozyr.bots.belief.sampler import Sampler
from kozyr.bots.evidence import judged
from kozyr.bots.memory import Memory
from kozyr.cards.cardset import cards_of, mask_of
from kozyr.game.bits import popcount
from kozyr.game.imagine import Hidden, imagine
from kozyr.game.state import State
from kozyr.game.view import View
from kozyr.rules.options import Rules


def root(view: View, memory: Memory, rules: Rules) -> State:
    """The moment of this view with the hidden cards in some places where they may be.

    `memory` has seen the view. Cheats that lie on the table for all to see count as cheats (§14.5).

    Raises:
        ValueError: the deal is over, or a hang question is open.

    """
    unseen = list(cards_of(memory.unseen))
    hands = {}
    for seat, missing in _missing(view, memory).items():
        hands[seat] = (*cards_of(memory.held(seat)), *unseen[:missing])
        del unseen[:missing]
    bottom = (view.trump_card,) if view.talon else ()
    talon = (*unseen[: max(view.talon - 1, 0)], *bottom)
    state = imagine(view, rules, Hidden(hands, talon), memory.limits)
    if state.limits.cheating:
        state.cheats = mask_of(
            card for _, act, cheat in judged(view, state.limits) if cheat for card in act.cards
        )
    return state


def believe(view: View, memory: Memory, *, weighted: bool = True) -> Sampler:
    """What deals the hidden cards of a copy of the root anew; `memory` has seen the view.

    Not `weighted`, every deal that fits is equally likely, whatever was or was not played.
    """
    sampler = Sampler(memory.unseen, memory.gone)
    missing = {seat: count for seat, count in _missing(view, memory).items() if count}
    for seat, count in missing.items():
        sampler.hand(seat, memory.held(seat), count)
    if weighted:
        found = weights(view, memory)
        for at, seat in enumerate(missing):
            for card, weight in found[seat].items():
                sampler.weigh(at, card, weight)
        sampler.prepare()
    return sampler


def _missing(view: View, memory: Memory) -> dict[int, int]:
    """How many unknown cards each other seat holds."""
    return {
        one.seat: one.count - popcount(memory.held(one.seat))
        for one in view.seats
        if one.seat != view.seat
    }
