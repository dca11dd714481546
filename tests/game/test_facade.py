"""The facade of a deal: what it refuses, tells and shows."""

import msgspec
import pytest

from kozyr.cards.cardset import mask_of
from kozyr.game import codes
from kozyr.game.actions import Action, Beat, Lead, Pass, Show, Take, ThrowIn, Transfer
from kozyr.game.deal import Deal
from kozyr.game.events import Acted, BoutClosed, DealOver, Drew, WentOut
from kozyr.game.imagine import Hidden, imagine
from kozyr.game.playout import Dice, shuffle_and_deal
from kozyr.game.state import State
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules
from kozyr.rules.refusal import Refusal
from tests.rulebook.board import Board, cards, start
from tests.walks.invariants import Invariants
from tests.walks.walking import walk

LAST_CARDS = Board("8♥|J♥|9♣ 10♣", talon=0)


def act(deal: Deal, seat: int, action: Action) -> list[str]:
    told = deal.act(seat, action)
    assert isinstance(told, tuple)
    return [type(event).__name__ for event in told]


def test_a_lead_without_cards_cannot_be_made() -> None:
    """Bug: `Lead(())` was legal and led nothing."""
    with pytest.raises(ValueError, match="at least one card"):
        Lead(())
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode('{"kind": "lead", "cards": []}', type=Action)


def test_events_come_in_the_order_of_what_happened() -> None:
    deal = LAST_CARDS.deal()
    assert act(deal, 0, Lead(cards("8♥"))) == [Acted.__name__]
    told = act(deal, 1, Beat(*cards("J♥"), *cards("8♥")))
    assert told == ["Acted", "BoutClosed", "WentOut", "WentOut", "DealOver"]
    drawing = Board("8♥ K♦|J♥|9♣ 10♣", talon=12).deal()
    act(drawing, 0, Lead(cards("8♥")))
    told = act(drawing, 1, Beat(*cards("J♥"), *cards("8♥")))
    assert told == ["Acted", "BoutClosed", "Drew", "Drew", "Drew"]


def test_everybody_sees_every_event_but_the_cards_another_drew() -> None:
    drew = Drew(1, 2, cards("6♠ 8♥"), cards("6♠")[0])
    assert drew.seen_by(1) == drew
    assert drew.seen_by(0) == Drew(1, 2, cards("6♠"), cards("6♠")[0])
    plain = Drew(1, 1, cards("8♥"), None)
    assert plain.seen_by(2) == Drew(1, 1, (), None)
    deal = LAST_CARDS.deal()
    deal.act(0, Lead(cards("8♥")))
    told = deal.act(1, Beat(*cards("J♥"), *cards("8♥")))
    assert isinstance(told, tuple)
    assert [event.seen_by(2) for event in told] == list(told)
    assert {type(event) for event in told} == {Acted, BoutClosed, WentOut, DealOver}


STRANGE = [-1, 13, 61, 63, 64, 10**30]


@pytest.mark.parametrize("number", STRANGE)
def test_no_seat_and_no_card_is_strange_enough_to_fail(number: int) -> None:
    deal = start(players=3, transfer="before_cover", transfer_trump="show_once")
    before = deal.digest()
    wishes: list[Action] = [Lead((number,)), Beat(number, number), ThrowIn(number)]
    wishes += [Transfer(number), Show(number), Take(), Pass(), Lead((number, number))]
    for action in wishes:
        for seat in (0, 1, 2, number, 7):
            told = deal.act(seat, action)
            assert isinstance(told, Refusal)
    assert deal.digest() == before
    assert deal.legal(number) == ()


@pytest.mark.parametrize(
    ("acts", "refused", "params"),
    [
        ((), (1, Lead(cards("9♥"))), {"seat": 0}),
        ((), (2, Pass()), {"seat": 0}),
        ((), (0, Lead((25, 25))), {"card": 25}),
        ((), (0, Lead((2,))), {"card": 2}),
        (((0, Lead(cards("8♥"))),), (2, Take()), {"seat": 1}),
        (((0, Lead(cards("8♥"))),), (2, ThrowIn(cards("8♣")[0])), {"seat": 0}),
        (((0, Lead(cards("8♥"))),), (0, ThrowIn(cards("K♦")[0])), {"ranks": (6,)}),
        (((0, Lead(cards("8♥"))),), (1, Transfer(cards("J♥")[0])), {"ranks": (6,)}),
        (
            ((0, Lead(cards("8♥"))),),
            (1, Beat(cards("9♥")[0], cards("K♥")[0])),
            {"target": cards("K♥")[0]},
        ),
    ],
)
def test_a_refusal_names_what_it_means(
    acts: tuple[tuple[int, Action], ...],
    refused: tuple[int, Action],
    params: dict[str, object],
) -> None:
    board = Board("8♥ 8♦ K♦|9♥ J♥ Q♣|8♣ 9♣ J♦", talon=4, options={"transfer": "before_cover"})
    deal = board.deal()
    for seat, action in acts:
        assert isinstance(deal.act(seat, action), tuple)
    why = deal.why_not(*refused)
    assert why is not None
    assert why.params == params


def test_more_refusals_name_seats_and_numbers() -> None:
    main = Board("8♦ K♦|9♥ J♥|8♣ 9♣", table="8♥", options={"throw_in_who": "main_attacker"})
    assert named(main, 2, ThrowIn(cards("8♣")[0])) == {"seat": 0}
    turn = Board("8♦ K♦|9♥ J♥|8♣ 9♣", table="8♥", options={"throw_in_order": "turn_order"})
    assert named(turn, 2, ThrowIn(cards("8♣")[0])) == {"seat": 0}
    silent = Board(
        "8♦ K♦|9♥ J♥|8♣ 9♣", table="8♥", passed=[0, 2], options={"throw_in_order": "turn_order"}
    )
    assert named(silent, 2, ThrowIn(cards("8♣")[0])) == {"seat": 1}
    target = Board("8♦|8♣ J♥|9♣", table="8♥", options={"transfer": "before_cover"})
    assert named(target, 1, Transfer(cards("8♣")[0])) == {"seat": 2}
    limited = Board("8♦ 8♣|9♥|9♣", options={"lead_cards": "one"})
    assert named(limited, 0, Lead(cards("8♦ 8♣"))) == {"n": 1}
    full = Board("8♦ 8♣|9♥|9♣")
    assert named(full, 0, Lead(cards("8♦ 8♣"))) == {"seat": 1}


def named(board: Board, seat: int, action: Action) -> dict[str, object]:
    why = board.deal().why_not(seat, action)
    assert why is not None
    return dict(why.params)


def test_a_button_gives_the_reason_of_the_try_that_got_furthest() -> None:
    board = Board("8♦ K♦|7♥ 7♣ J♦|9♣ 10♣", table="8♥", options={"transfer": "before_cover"})
    buttons = board.view(1).buttons
    assert buttons.beat is not None
    assert buttons.beat.code == "wrong_suit"
    assert buttons.transfer is not None
    assert (buttons.transfer.code, buttons.transfer.params) == ("transfer_rank", {"ranks": (6,)})
    assert buttons.take is None


def test_the_buttons_of_an_empty_hand_have_their_reasons() -> None:
    buttons = Board("|7♥ 7♣ J♦|9♣ 10♣", table="8♥").view(0).buttons
    codes_ = [why and why["code"] for why in msgspec.to_builtins(buttons).values()]
    assert codes_ == [
        "already_led",
        "not_defender",
        "no_cards",
        "transfer_off",
        "transfer_off",
        "not_defender",
        "no_cards",
        "cheating_off",
        "cheating_off",
        "pogony_off",
        "pogony_off",
        "cheating_off",
    ]


def test_a_view_tells_who_would_get_a_transfer() -> None:
    board = Board("8♦ K♦|8♣ J♦|9♣ 10♣", table="8♥", options={"transfer": "before_cover"})
    assert board.view(0).transfer_to == 2
    assert Board("8♦ K♦|8♣ J♦|9♣ 10♣", table="8♥").view(0).transfer_to is None


def test_the_deal_over_shows_no_roles() -> None:
    deal = LAST_CARDS.deal()
    deal.act(0, Lead(cards("8♥")))
    deal.act(1, Beat(*cards("J♥"), *cards("8♥")))
    view = deal.view(2)
    assert (view.phase, view.role, view.opener, view.defender) == ("over", "out", None, None)
    assert (view.word, view.main_attacker, view.may_act, view.room) == (None, None, (), 0)
    assert [seat.place for seat in view.seats] == [1, 2, 3]
    assert view.result is not None
    assert view.result.durak == 2
    assert {why.code for why in vars_of(view.buttons)} == {"deal_over"}


def vars_of(buttons: msgspec.Struct) -> list[Refusal]:
    return [getattr(buttons, name) for name in buttons.__struct_fields__]


def test_what_cannot_be_imagined_is_refused() -> None:
    over = LAST_CARDS.deal()
    over.act(0, Lead(cards("8♥")))
    over.act(1, Beat(*cards("J♥"), *cards("8♥")))
    with pytest.raises(ValueError, match="no bout to imagine"):
        imagine(over.view(0), over.rules, Hidden({}, ()))
    placed = Board("8♦|J♥ Q♥", table="8♥")
    with pytest.raises(ValueError, match="table: 0 cards"):
        imagine(placed.view(0), placed.deal().rules, Hidden({1: cards("J♥ Q♥")}, ()))


def test_the_number_of_a_placed_deal_tells_whether_it_is_the_first() -> None:
    assert Board("8♦|J♥").deal().number == 1
    later = Board("8♦|J♥", previous={"fool_seat": 1, "first_place": 0}).deal()
    assert (later.number, later.state.phase) == (2, codes.TO_LEAD)


def test_the_kernel_plays_with_smaller_decks_and_hands_than_any_table_has() -> None:
    for seed in range(50):
        limits = bind(Rules(players=3))
        limits.all_cards = mask_of(cards("J♠ Q♠ K♠ A♠ J♥ Q♥ K♥ A♥"))
        limits.hand_size = 2
        state, dice = State(limits), Dice(seed)
        shuffle_and_deal(state, dice)
        assert state.counts[:3] == [2, 2, 2]
        walk(state, dice, Invariants(state).check, one_at_a_time=False)
        assert state.phase == codes.OVER
