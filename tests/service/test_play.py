"""S12 to S33: how a deal goes in the sets of rules of the service."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from kozyr.game.actions import Beat, Lead
from kozyr.game.deal import Deal, Previous
from kozyr.game.events import BoutClosed, DealOver, Drew, Event
from kozyr.game.playout import Dice
from kozyr.rules.presets import preset
from tests.rulebook.board import Board, cards, rules_of

THROW_IN, TRANSFER = "service_podkidnoy", "service_perevodnoy"
SERVICE = (THROW_IN, TRANSFER)

both = pytest.mark.parametrize("name", SERVICE)


def board(hands: str, name: str = THROW_IN, **more: Any) -> Board:  # noqa: ANN401 - fields
    return Board(hands, preset=name, **more)


def dealt(name: str, number: int, previous: Previous | None = None) -> Deal:
    run = 1 if previous is None else 2
    return Deal.start(rules_of(name), seed=b"%d" % number, number=run, previous=previous)


def played(deal: Deal, number: int) -> Iterator[tuple[Event, ...]]:
    """Play a deal to its end at random; what each act told."""
    dice = Dice(number)
    while deal.result is None:
        seat = deal.next_actor()
        assert seat is not None
        legal = deal.legal(seat)
        told = deal.act(seat, legal[dice.below(len(legal))])
        assert isinstance(told, tuple)
        yield told


def trumps(deal: Deal, seat: int) -> list[int]:
    view = deal.view(seat)
    return [card for card in view.hand if card >> 4 == view.trump_suit]


@both
def test_s12_36_cards_six_each_and_the_trump_card_is_seen_by_both(name: str) -> None:
    for number in range(30):
        deal = dealt(name, number)
        one, other = deal.view(0), deal.view(1)
        assert len({*one.hand, *other.hand}) == 12
        assert (len(one.hand), one.talon) == (6, 24)
        assert one.trump_card == other.trump_card
        assert one.trump_card not in {*one.hand, *other.hand}
        assert one.trump_suit == one.trump_card >> 4


@both
def test_s12_the_24th_card_drawn_is_the_trump_card(name: str) -> None:
    whole = 0
    for number in range(40):
        deal = dealt(name, number)
        trump = deal.view(0).trump_card
        told = [event for events in played(deal, number) for event in events]
        drawn = [card for event in told if isinstance(event, Drew) for card in event.cards]
        assert trump not in drawn[:23]
        assert drawn[23:] == [trump] * (len(drawn) == 24)
        whole += len(drawn) == 24
    assert whole > 20


@both
def test_s13_the_lowest_trump_leads_in_every_game_and_is_shown(name: str) -> None:
    """In the first game, in a rematch and in a later game of a series alike."""
    for number in range(60):
        for previous in (None, Previous(0, 1), Previous(1, 0), Previous(None, None)):
            deal = dealt(name, number, previous)
            held = [trumps(deal, seat) for seat in (0, 1)]
            if held[0] or held[1]:
                lowest = min(held[0] + held[1])
                assert deal.view(0).opener == int(lowest in held[1])
                assert deal.view(0).decided_by == deal.view(1).decided_by == lowest


@both
def test_s14_without_trumps_the_seed_decides(name: str) -> None:
    openers = set()
    for number in range(2_000):
        deal = dealt(name, number)
        if not trumps(deal, 0) and not trumps(deal, 1):
            view = deal.view(0)
            openers.add(view.opener)
            assert view.decided_by is None
            assert dealt(name, number).view(0).opener == view.opener
    assert openers == {0, 1}


@both
def test_s15_any_card_opens_a_bout_and_one_at_a_time(name: str) -> None:
    opening = board("8♥ 8♣ K♦ 7♠|9♥ 10♥ J♥ Q♥", name, talon=10)
    for card in ("8♥", "8♣", "K♦", "7♠"):
        assert opening.why_not(f"0 lead {card}") is None
    assert opening.why_not("0 lead 8♥ 8♣") == "lead_count"
    view = opening.view(0)
    assert [move.joins for move in view.moves] == [()] * 4


@both
def test_s15_further_cards_of_the_rank_are_thrown_in_at_once(name: str) -> None:
    opening = board("8♥ 8♣ K♦ 7♠|9♥ 10♥ J♥ Q♥", name, talon=10)
    assert opening.why_not("0 lead 8♥", "0 throw_in 8♣") is None
    assert opening.why_not("0 lead 8♥", "0 throw_in K♦") == "rank_not_on_table"


FIVE = "7♥/8♥ 7♣/7♠ 8♣/9♣ 9♦/K♦ 10♦/A♦"


@both
def test_s23_in_the_first_bout_up_to_six_cards(name: str) -> None:
    for bout, talon in ((1, 19), (5, 8)):
        full = board("9♥ Q♦ 9♠|J♥ Q♥ K♥ A♥", name, table=FIVE, talon=talon, bout=bout)
        after = full.after("0 throw_in 9♥")
        assert (after["attack_cards"], after["limit"]) == (6, 6)
        more = ("0 throw_in 9♥", "0 throw_in 9♠")
        assert full.why_not(*more) == "attack_limit"


def test_s23_in_the_first_bout_a_transfer_is_allowed() -> None:
    first = board("8♥ K♦ Q♥ 9♣ 9♦ 9♥|8♦ J♣ J♦ J♥ A♦ A♥", TRANSFER, talon=24, bout=1)
    assert first.why_not("0 lead 8♥", "1 transfer 8♦") is None


def test_s24_the_cards_an_opener_has_spent_do_not_count() -> None:
    """He led from two cards and holds one, so he cannot be handed two."""
    short = board("8♥ K♦|8♦ J♣", TRANSFER, talon=0)
    assert short.why_not("0 lead 8♥", "1 transfer 8♦") == "transfer_hand"
    longer = board("8♥ K♦ Q♦|8♦ J♣", TRANSFER, talon=0)
    assert longer.why_not("0 lead 8♥", "1 transfer 8♦") is None


def test_s25_every_transfer_back_is_checked_anew() -> None:
    moved = ("0 lead 8♥", "1 transfer 8♦")
    three = board("8♥ 8♣ K♦|8♦ J♣ Q♣ K♣", TRANSFER, talon=0)
    assert three.why_not(*moved, "0 transfer 8♣") is None
    assert three.why_not(*moved, "0 transfer K♦") == "transfer_rank"
    two = board("8♥ 8♣ K♦|8♦ J♣ Q♣", TRANSFER, talon=0)
    assert two.why_not(*moved, "0 transfer 8♣") == "transfer_hand"


def test_s25_after_the_first_beat_there_is_no_transfer_even_after_throw_ins() -> None:
    beaten = board("8♥ 8♣ 8♠ J♠ A♠|8♦ J♥ Q♣ K♣", TRANSFER, talon=0)
    assert beaten.why_not("0 lead 8♥", "0 throw_in 8♣", "1 transfer 8♦") is None
    acts = ("0 lead 8♥", "0 throw_in 8♣", "1 beat J♥ 8♥")
    assert beaten.why_not(*acts, "1 transfer 8♦") == "transfer_after_beat"
    assert beaten.why_not(*acts, "0 throw_in 8♠", "1 transfer 8♦") == "transfer_after_beat"
    deal = beaten.deal()
    for seat, action in ((0, Lead(cards("8♥"))), (1, Beat(*cards("J♥"), *cards("8♥")))):
        deal.act(seat, action)
    assert deal.view(1).buttons.transfer is not None


@both
def test_s26_no_trump_is_shown_and_a_transferred_one_has_left_the_hand(name: str) -> None:
    trump = board("8♥ K♦ Q♦|8♠ J♣ 9♠", name, talon=0)
    refused = "transfer_off" if name == THROW_IN else "show_off"
    assert trump.why_not("0 lead 8♥", "1 show 8♠") == refused
    if name == TRANSFER:
        after = trump.after("0 lead 8♥", "1 transfer 8♠")
        assert [pair["attack"] for pair in after["table"]] == ["8♥", "8♠"]
        assert after["hand_sizes"] == [2, 2]


TAKEN = ("0 lead 8♥", "1 take")


@both
def test_s27_after_a_take_the_final_attacker_goes_on_until_he_passes(name: str) -> None:
    on = board("8♥ 8♣ 8♠ K♦|9♦ J♣ Q♣", name, talon=0)
    assert on.after(*TAKEN)["bout_closed"] is None
    assert on.after(*TAKEN, "0 throw_in 8♣")["hand_sizes"] == [2, 3]
    assert on.why_not(*TAKEN, "0 throw_in K♦") == "rank_not_on_table"
    assert on.after(*TAKEN, "0 throw_in 8♣", "0 pass")["hand_sizes"] == [2, 5]


@both
def test_s27_no_room_closes_the_bout_without_a_word(name: str) -> None:
    full = board("8♥ 8♣ 8♠ K♦|9♦ J♣", name, talon=0)
    after = full.after(*TAKEN, "0 throw_in 8♣")
    assert (after["hand_sizes"], after["opener"]) == ([2, 4], 0)


@both
def test_s28_after_a_take_the_same_attacks_after_a_beaten_bout_the_defender(name: str) -> None:
    two = board("8♥ K♦ 7♣|9♥ J♣ Q♣", name, talon=4)
    taken = two.after(*TAKEN, "0 pass")
    assert (taken["opener"], taken["defender"]) == (0, 1)
    beaten = two.after("0 lead 8♥", "1 beat 9♥ 8♥", "0 pass")
    assert (beaten["opener"], beaten["defender"]) == (1, 0)


@both
def test_s29_of_a_talon_of_one_card_the_final_attacker_gets_the_trump(name: str) -> None:
    last = board("8♥ K♦|9♥ J♣ Q♣", name, talon=1)
    assert last.after("0 lead 8♥", "1 beat 9♥ 8♥", "0 pass")["drawn"] == {"0": ["6♠"]}
    assert last.after(*TAKEN, "0 pass")["drawn"] == {"0": ["6♠"]}


def test_s29_the_final_attacker_is_he_who_transferred() -> None:
    back = board("8♥ K♦ Q♦|8♦ J♣ Q♣", TRANSFER, talon=1)
    acts = ("0 lead 8♥", "1 transfer 8♦", "0 take")
    assert back.after(*acts)["drawn"] == {"1": ["6♠"]}


@both
def test_s30_the_last_card_led_is_no_result_before_the_bout_closes(name: str) -> None:
    last = board("8♥|9♥ J♣", name, talon=0)
    deal = last.deal()
    deal.act(0, Lead(cards("8♥")))
    assert deal.result is None
    assert deal.view(0).result is deal.view(1).result is None
    after = last.after("0 lead 8♥", "1 take")
    assert (after["result"]["end"], after["result"]["durak"]) == ("durak", 1)


@both
def test_s30_both_empty_is_a_draw(name: str) -> None:
    after = board("8♥|9♥", name, talon=0).after("0 lead 8♥", "1 beat 9♥ 8♥")
    assert (after["result"]["end"], after["result"]["durak"]) == ("draw", None)


@both
def test_s30_the_result_is_told_after_the_close_and_the_refill(name: str) -> None:
    for number in range(30):
        *before, last = played(dealt(name, number), number)
        assert not any(isinstance(event, DealOver) for told in before for event in told)
        assert isinstance(last[-1], DealOver)
        assert any(isinstance(event, BoutClosed) for event in last[:-1])
    refilled = board("8♥|9♥", name, talon=1).after("0 lead 8♥", "1 beat 9♥ 8♥")
    assert refilled["drawn"] == {"0": ["6♠"]}
    assert refilled["result"]["durak"] == 0


@both
def test_s32_a_take_cannot_be_withdrawn(name: str) -> None:
    """Nothing the defender could do takes it back, nor does what is thrown in afterwards."""
    on = board("8♥ 8♣ 8♠ K♦|9♥ J♣ Q♣", name, talon=0)
    for taken in (TAKEN, (*TAKEN, "0 throw_in 8♣")):
        assert on.after(*taken)["taking"] is True
        assert on.why_not(*taken, "1 beat 9♥ 8♥") == "take_declared"
        assert on.why_not(*taken, "1 take") == "take_declared"


def test_s33_the_two_sets_of_rules_differ_in_the_transfer_only() -> None:
    one, other = (msgspec.to_builtins(preset(name).rules) for name in SERVICE)
    assert {key for key in one if one[key] != other[key]} == {"transfer"}


def test_s33_without_transfers_the_same_seed_and_acts_give_the_same_states() -> None:
    for number in range(40):
        one, other = (dealt(name, number) for name in SERVICE)
        dice = Dice(number)
        while one.result is None:
            seat = one.next_actor()
            assert seat == other.next_actor()
            assert seat is not None
            legal = one.legal(seat)
            assert set(legal) <= set(other.legal(seat))
            action = legal[dice.below(len(legal))]
            assert one.act(seat, action) == other.act(seat, action)
            assert one.digest() == other.digest()
        assert one.result == other.result
