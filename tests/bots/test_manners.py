"""The easy level is easy to beat, but never silly: it does none of these things in any deal."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from kozyr.bots.choices import showable, throwable, transferable, uncovered
from kozyr.bots.easy import easy
from kozyr.bots.ladder import kept_cards
from kozyr.bots.levels import player
from kozyr.bots.strength import stronger
from kozyr.cards.card import suit_of
from kozyr.cards.cardset import cards_of, mask_of
from kozyr.game.actions import Action, Beat, Lead, Pass, Take, ThrowIn, Transfer
from kozyr.game.bits import bit, highest, lane, popcount, ranks_in
from kozyr.game.deal import Deal
from kozyr.game.view import View
from kozyr.lab.playing import polled
from kozyr.rules.presets import preset
from tests.bots.tables import any_deals
from tests.walks.sizes import deals

Judged = Iterator[tuple[View, Action]]


def of_the_sets(count: int) -> Iterator[Deal]:
    for name in ("service_podkidnoy", "service_perevodnoy", "classic_perevodnoy"):
        for number in range(count):
            yield Deal.start(preset(name).rules, seed=b"manners %d" % number)


def easy_acts(played: Iterator[Deal]) -> Judged:
    """What an easy bot did, with what it saw; the others are of both levels in turn."""
    for number, deal in enumerate(played):
        levels = ("easy", "medium") if number % 2 else ("easy", "easy")
        bots = [
            player(levels[seat % 2], deal.rules, seat) if seat else easy(deal.rules)
            for seat in range(deal.rules.players)
        ]
        while deal.result is None:
            seat, view, action = next(
                (seat, view, action)
                for seat in polled(deal)
                if (action := bots[seat].choose(view := deal.view(seat))) is not None
            )
            if seat == 0:
                yield view, action
            deal.act(seat, action)


@pytest.fixture(scope="module")
def acts() -> list[tuple[View, Action]]:
    fair = (deal for deal, _ in any_deals(61, deals(80, 20), {"cheating": "off"}))
    return [*easy_acts(of_the_sets(deals(80, 12))), *easy_acts(fair)]


def trumps(view: View) -> int:
    return lane(view.trump_suit)


def laid(action: Action) -> int:
    match action:
        case Lead(cards):
            return mask_of(cards)
        case Beat(card) | ThrowIn(card) | Transfer(card):
            return bit(card)
    return 0


def can_cover(view: View, hand: int) -> bool:
    """Whether cards of this hand can beat everything that lies uncovered, in some order."""
    targets = uncovered(view)
    beats = (
        all(bit(card) & stronger(target, view.trump_suit) for card, target in pairs)
        for pairs in (
            zip(cards, targets, strict=True) for cards in permutations(cards_of(hand), len(targets))
        )
    )
    return len(targets) <= popcount(hand) and any(beats)


def test_it_takes_nothing_that_spare_plain_cards_beat(acts: list[tuple[View, Action]]) -> None:
    taken = [view for view, action in acts if isinstance(action, Take)]
    assert len(taken) > 20
    spare = [mask_of(view.hand) & ~trumps(view) & ~kept_cards(view) for view in taken]
    assert not [view for view, hand in zip(taken, spare, strict=True) if can_cover(view, hand)]


def test_it_takes_nothing_that_it_beats_without_its_highest_trump(
    acts: list[tuple[View, Action]],
) -> None:
    taken = [view for view, action in acts if isinstance(action, Take) and len(uncovered(view)) < 4]
    assert not [view for view in taken if can_cover(view, mask_of(view.hand) & ~top_trump(view))]


def top_trump(view: View) -> int:
    """The ace of trumps."""
    return bit(highest(trumps(view)))


def test_it_spends_no_trump_ace_early(acts: list[tuple[View, Action]]) -> None:
    """While the talon lasts, and less than four cards lie on the table."""
    early = [(view, action) for view, action in acts if view.talon and few_on(view)]
    held = [(view, action) for view, action in early if mask_of(view.hand) & top_trump(view)]
    assert len(held) > 20
    assert not [view for view, action in held if laid(action) & top_trump(view)]


def few_on(view: View) -> bool:
    return len(view.table) + sum(pair.cover is not None for pair in view.table) < 4


def test_it_transfers_with_no_trump_where_a_plain_card_does(
    acts: list[tuple[View, Action]],
) -> None:
    transfers = [(view, action) for view, action in acts if isinstance(action, Transfer)]
    assert len(transfers) > 20
    with_trumps = [view for view, action in transfers if laid(action) & trumps(view)]
    for view in with_trumps:
        plain = mask_of(view.hand) & ~trumps(view) & ~kept_cards(view)
        assert not transferable(view) & plain
        assert not can_cover(view, plain)


def test_it_beats_with_no_trump_what_a_plain_card_beats(acts: list[tuple[View, Action]]) -> None:
    beats = [(view, action) for view, action in acts if isinstance(action, Beat)]
    with_trumps = [view for view, action in beats if laid(action) & trumps(view)]
    assert len(with_trumps) > 20
    for view in with_trumps:
        plain = mask_of(view.hand) & ~trumps(view) & ~kept_cards(view)
        assert not can_cover(view, plain)


def test_it_begins_to_beat_only_what_it_can_beat_to_the_end(
    acts: list[tuple[View, Action]],
) -> None:
    begun = [view for view, action in acts if isinstance(action, Beat)]
    assert len(begun) > 20
    assert all(can_cover(view, mask_of(view.hand)) for view in begun if len(view.hand) < 9)


def test_it_leads_and_throws_in_no_trump_with_another_card_to_lay(
    acts: list[tuple[View, Action]],
) -> None:
    """But its last one, which takes it out."""
    for view, action in acts:
        if isinstance(action, Lead | ThrowIn) and laid(action) & trumps(view):
            others = mask_of(view.hand) & ~trumps(view)
            assert not others & ~kept_cards(view) or laid(action) == mask_of(view.hand)


def test_it_goes_out_when_it_can(acts: list[tuple[View, Action]]) -> None:
    """With its last card thrown in, or the last of one rank led."""
    ends = Counter[str]()
    for view, action in acts:
        hand = mask_of(view.hand) & ~kept_cards(view)
        if view.talon or hand != mask_of(view.hand) or not hand:
            continue
        if throwable(view) == hand and popcount(hand) == 1:
            ends["thrown in"] += 1
            assert isinstance(action, ThrowIn)
        if view.lead_max >= popcount(hand) and popcount(ranks_in(hand)) == 1:
            ends["led"] += 1
            assert laid(action) == hand
    assert min(ends["thrown in"], ends["led"]) > 0


def test_it_shows_a_trump_wherever_that_is_free(acts: list[tuple[View, Action]]) -> None:
    assert not [view for view, action in acts if showable(view) and isinstance(action, Pass | Take)]


def test_it_keeps_plain_kings_and_aces_while_the_talon_lasts(
    acts: list[tuple[View, Action]],
) -> None:
    """So a beginner has a chance: that is what makes it easier than a bot that lays them down."""
    for view, action in acts:
        if isinstance(action, ThrowIn) and view.talon:
            assert action.card & 15 < 11
            assert suit_of(action.card) != view.trump_suit
