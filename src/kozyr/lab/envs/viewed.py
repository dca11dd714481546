"""The numbers of actions as a view offers them: all that a learner needs to play a real table."""

from collections.abc import Iterator

from kozyr.cards.card import rank_of, suit_of
from kozyr.game.actions import (
    Action,
    Beat,
    Call,
    Decline,
    Hang,
    Lead,
    Pass,
    Show,
    Take,
    ThrowIn,
    Transfer,
    Waive,
)
from kozyr.game.view import View
from kozyr.lab.envs import codes
from kozyr.lab.envs.numbering import beat_number, index_of, lead_number

_BARE = {
    Take: codes.TAKE,
    Pass: codes.PASS,
    Hang: codes.HANG,
    Decline: codes.DECLINE,
    Waive: codes.WAIVE,
}
_ARMED = codes.FIRST_ARMED_THROW_IN - codes.FIRST_THROW_IN


def choices(view: View) -> dict[int, Action]:
    """Give every action that the seat of the view may choose now, armed ones too, by number.

    The numbers ascend.
    """
    found = {action_number(view, action): action for action in _actions(view)}
    return dict(sorted(found.items()))


def action_number(view: View, action: Action) -> int:
    """Give the number of an action that the seat of the view may choose now."""
    match action:
        case Lead(cards):
            return lead_number(rank_of(cards[0]), sum(1 << suit_of(card) for card in cards))
        case Beat(card, target, armed=armed):
            number = beat_number([pair.attack for pair in view.table].index(target), card)
            return number + (codes.FIRST_ARMED_BEAT - codes.FIRST_BEAT) * armed
        case ThrowIn(card, armed=armed):
            return codes.FIRST_THROW_IN + index_of(card) + _ARMED * armed
        case Transfer(card, armed=armed):
            return codes.FIRST_TRANSFER + index_of(card) + _ARMED * armed
        case Show(card):
            return codes.FIRST_SHOW + index_of(card)
        case Call(player):
            return codes.FIRST_CALL + (player - view.seat) % len(view.seats)
        case _:
            return _BARE[type(action)]


def _actions(view: View) -> Iterator[Action]:
    yield from _leads(view)
    for cards, armed in ((view.moves, False), (view.armed, True)):
        for one in cards:
            yield from (Beat(one.card, target, armed=armed) for target in one.beat)
            if one.throw_in:
                yield ThrowIn(one.card, armed=armed)
            if one.transfer:
                yield Transfer(one.card, armed=armed)
            if one.show:
                yield Show(one.card)
    yield from map(Call, view.calls)
    yield from _bare(view)


def _bare(view: View) -> Iterator[Action]:
    buttons = view.buttons
    if buttons.take is None:
        yield Take()
    if buttons.pass_ is None:
        yield Pass()
    if buttons.hang is None:
        yield Hang()
    if buttons.decline is None:
        yield Decline()
    if buttons.waive is None:
        yield Waive()


def _leads(view: View) -> Iterator[Lead]:
    """Every set of cards of a rank that may be led, up to `lead_max` of them."""
    for one in view.moves:
        if not one.lead:
            continue
        sets: list[tuple[int, ...]] = [(one.card,)]
        for other in one.joins:
            if other > one.card:
                sets += [(*cards, other) for cards in sets if len(cards) < view.lead_max]
        yield from map(Lead, sets)
