"""What a seat is shown: nothing hidden (§19.8), and exactly what the rules allow it (§17.1)."""

from collections.abc import Iterator

import msgspec
import pytest

from kozyr.cards.cardset import mask_of
from kozyr.game import actions
from kozyr.game.deal import Deal
from kozyr.game.digest import digest
from kozyr.game.events import Drew, Event
from kozyr.game.imagine import Hidden, imagine
from kozyr.game.playout import Dice
from kozyr.game.translate import action_of, armed_moves, legal_actions
from kozyr.game.view import View
from kozyr.game.viewing import view_of
from kozyr.rules.options import Rules
from kozyr.rules.refusal import Refusal
from tests.walks.sizes import deals
from tests.walks.walking import random_rules

SEED = 198


def played(seed: int, count: int) -> Iterator[tuple[Deal, tuple[Event, ...], Dice]]:
    """So many whole deals, moment by moment, with what the last action told."""
    for number in range(count):
        dice = Dice(seed * 1_000_003 + number)
        deal = Deal.start(random_rules(dice), seed=b"%d %d" % (seed, number), number=1)
        yield deal, (), dice
        while deal.result is None:
            seats = [seat for seat in range(deal.rules.players) if deal.legal(seat)]
            seat = seats[dice.below(len(seats))]
            choices = deal.legal(seat) + armed_actions(deal, seat)
            told = deal.act(seat, choices[dice.below(len(choices))])
            assert isinstance(told, tuple)
            yield deal, told, dice


def armed_actions(deal: Deal, seat: int) -> tuple[actions.Action, ...]:
    return tuple(map(action_of, armed_moves(deal.state, seat)))


def is_bout(deal: Deal) -> bool:
    """Whether there is a bout to imagine: neither a result nor a hang question."""
    return deal.view(0).opener is not None


def hidden_cards(deal: Deal, viewer: int) -> Hidden:
    """The truth that a seat does not see."""
    state = deal.state
    hands = {seat: deal.view(seat).hand for seat in range(deal.rules.players) if seat != viewer}
    return Hidden(hands, tuple(state.talon[state.talon_at : state.talon_end]))


def shuffled_anew(hidden: Hidden, dice: Dice) -> Hidden:
    """Other cards in the same places; the trump card at the bottom of the talon lies open."""
    rows = [*hidden.hands.values(), hidden.talon[:-1]]
    cards = [card for row in rows for card in row]
    for last in range(len(cards) - 1, 0, -1):
        other = dice.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    given = iter(cards)
    hands = {seat: tuple(next(given) for _ in hand) for seat, hand in hidden.hands.items()}
    return Hidden(hands, (*given, *hidden.talon[-1:]))


def seen_if(view: View, rules: Rules, hidden: Hidden, deal: Deal) -> View:
    """The view of the same seat if the hidden cards were these."""
    state = imagine(view, rules, hidden)
    return view_of(state, view.seat, deal.story, deal.number, deal.decided_by)


def test_19_8_a_view_does_not_depend_on_hidden_cards() -> None:
    for deal, _, dice in played(SEED, deals(120, 12)):
        seat = dice.below(deal.rules.players)
        view = deal.view(seat)
        if is_bout(deal):
            other = shuffled_anew(hidden_cards(deal, seat), dice)
            assert seen_if(view, deal.rules, other, deal) == view


def test_an_imagined_state_is_the_truth_when_the_guess_is() -> None:
    for deal, _, dice in played(SEED + 1, deals(120, 12)):
        seat = dice.below(deal.rules.players)
        view = deal.view(seat)
        if is_bout(deal):
            state = imagine(view, deal.rules, hidden_cards(deal, seat))
            if not deal.state.cheats:
                assert digest(state) == deal.digest()
            for one in range(deal.rules.players):
                assert legal_actions(state, one) == deal.legal(one)


def test_19_8_an_event_shows_a_seat_no_card_drawn_by_another() -> None:
    for deal, told, _ in played(SEED + 2, deals(120, 12)):
        for event in told:
            for seat in range(deal.rules.players):
                check_event(event, seat, deal.state.trump_card)


def check_event(event: Event, seat: int, trump_card: int) -> None:
    seen = event.seen_by(seat)
    if isinstance(event, Drew) and event.seat != seat:
        assert isinstance(seen, Drew)
        assert set(seen.cards) <= {trump_card}
        assert (trump_card in seen.cards) == (trump_card in event.cards)
        assert (seen.seat, seen.count) == (event.seat, event.count)
    else:
        assert seen == event


def test_buttons_and_moves_are_exactly_the_legal_actions() -> None:
    for deal, _, _ in played(SEED + 3, deals(60, 8)):
        for seat in range(deal.rules.players):
            view = deal.view(seat)
            assert shown(view) == set(deal.legal(seat))
            assert set(allowed_kinds(view)) == {kind(action) for action in deal.legal(seat)}


def kind(action: actions.Action) -> str:
    return str(action.__struct_config__.tag)


def allowed_kinds(view: View) -> Iterator[str]:
    for name, why in msgspec.to_builtins(view.buttons).items():
        if why is None and name != "arm":
            yield name


def shown(view: View) -> set[actions.Action]:
    """The actions that a view offers, by its cards, its calls and its buttons without cards."""
    found: set[actions.Action] = set()
    for one in view.moves:
        found.update(actions.Beat(one.card, target) for target in one.beat)
        found.update(actions.ThrowIn(one.card) for _ in range(one.throw_in))
        found.update(actions.Transfer(one.card) for _ in range(one.transfer))
        found.update(actions.Show(one.card) for _ in range(one.show))
        if one.lead:
            found.update(leads(one.card, one.joins, view.lead_max))
    found.update(map(actions.Call, view.calls))
    b = view.buttons
    whys: dict[actions.Action, Refusal | None] = {
        actions.Take(): b.take,
        actions.Pass(): b.pass_,
        actions.Waive(): b.waive,
        actions.Hang(): b.hang,
        actions.Decline(): b.decline,
    }
    found.update(action for action, why in whys.items() if why is None)
    return found


def leads(card: int, joins: tuple[int, ...], most: int) -> Iterator[actions.Lead]:
    """Leads of a card with any of those that join it, so many cards in all."""
    for chosen in range(1 << len(joins)):
        cards = [card, *(join for at, join in enumerate(joins) if chosen >> at & 1)]
        if len(cards) <= most:
            yield actions.Lead(tuple(sorted(cards)))


def test_may_act_names_everybody_with_a_legal_action() -> None:
    for deal, _, _ in played(SEED + 4, deals(60, 12)):
        acting = {seat for seat in range(deal.rules.players) if not only_calls(deal, seat)}
        assert acting <= set(deal.may_act())
        assert deal.next_actor() in {*acting, None}
        for seat in range(deal.rules.players):
            view = deal.view(seat)
            assert view.may_act == deal.may_act()
            assert (view.role not in {"watcher", "out"}) >= (seat in acting)


def only_calls(deal: Deal, seat: int) -> bool:
    """Whether a seat may at most call, which it may all through a bout (§14.6)."""
    return all(isinstance(action, actions.Call) for action in deal.legal(seat))


def test_19_4_a_refused_action_leaves_the_deal_identical() -> None:
    for deal, _, dice in played(SEED + 5, deals(60, 12)):
        before, acts = deal.digest(), deal.acts
        seat, card = dice.below(8), dice.below(64)
        for action in (actions.ThrowIn(card), actions.Transfer(card), actions.Pass()):
            if deal.why_not(seat, action) is not None:
                assert not isinstance(deal.act(seat, action), tuple)
                assert (deal.digest(), deal.acts) == (before, acts)


def test_19_7_same_seed_options_and_actions_give_the_same_states() -> None:
    for (one, told, _), (other, again, _) in zip(
        played(SEED + 6, deals(20, 4)), played(SEED + 6, deals(20, 4)), strict=True
    ):
        assert told == again
        assert one.digest() == other.digest()
        assert one.view(0) == other.view(0)


def test_a_copy_of_a_deal_goes_its_own_way() -> None:
    for deal, _, _ in played(SEED + 7, deals(10, 2)):
        twin = deal.copy()
        assert twin.digest() == deal.digest()
        assert twin.view(0) == deal.view(0)
        seat = twin.next_actor()
        if seat is not None:
            before = deal.digest()
            twin.act(seat, twin.legal(seat)[0])
            assert deal.digest() == before


@pytest.mark.parametrize("seat", [0, 1])
def test_a_guess_that_does_not_fit_is_refused(seat: int) -> None:
    deal = Deal.start(Rules(), seed=b"guess")
    truth = hidden_cards(deal, seat)
    with pytest.raises(ValueError, match="hand of seat"):
        imagine(deal.view(seat), deal.rules, Hidden({}, truth.talon))
    with pytest.raises(ValueError, match="talon: 23 cards"):
        imagine(deal.view(seat), deal.rules, Hidden(truth.hands, truth.talon[1:]))


def test_the_cards_of_a_state_are_those_of_the_guess() -> None:
    deal = Deal.start(Rules(), seed=b"guess")
    truth = hidden_cards(deal, 0)
    other = shuffled_anew(truth, Dice(5))
    state = imagine(deal.view(0), deal.rules, other)
    assert state.hands[1] == mask_of(other.hands[1])
    assert state.hands[1] != mask_of(truth.hands[1])
