"""What acts say of cards that were not played, and that it never shuts out what may be."""

from collections.abc import Iterator

import pytest

from kozyr.bots.belief.believe import believe
from kozyr.bots.belief.clues import Bout, clues
from kozyr.bots.belief.likelihood import LEAST, MOST, UNDEALT, ratios, weights
from kozyr.bots.memory import Memory
from kozyr.cards.card import parse
from kozyr.cards.cardset import mask_of
from kozyr.game.bits import bit, lane
from kozyr.game.deal import Deal
from kozyr.game.view import Act, Kind
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules
from kozyr.rules.presets import preset
from tests.bots.belief.test_believe import seen
from tests.walks.sizes import deals

SPADES = 0

Known = dict[tuple[int, str], int]


def cards(words: str) -> int:
    return mask_of(map(parse, words.split()))


def act(seat: int, kind: Kind, words: str = "", target: str | None = None) -> Act:
    laid = tuple(sorted(map(parse, words.split())))
    return Act(seat, kind, laid, None if target is None else parse(target))


def told(*acts: Act, passable: bool = False, late: bool = False) -> Known:
    """What these acts say by the rules of a transfer game with spades for trumps."""
    bout = Bout(acts, late=late, passable=passable)
    limits = bind(preset("classic_perevodnoy").rules)
    return {(clue.seat, clue.kind): clue.cards for clue in clues(bout, limits, SPADES)}


def test_a_leader_probably_has_nothing_lower() -> None:
    known = told(act(0, "lead", "8♥"))
    assert known[0, "lead_lower"] == cards("6♥ 7♥ 6♦ 7♦ 6♣ 7♣")


def test_who_leads_a_trump_probably_has_nothing_else() -> None:
    known = told(act(0, "lead", "7♠"))
    assert known[0, "lead_trump_plain"] & cards("A♥ 6♣")
    assert known[0, "lead_trump_lower"] == cards("6♠")


def test_who_beats_high_probably_could_not_beat_lower() -> None:
    known = told(act(0, "lead", "8♥"), act(1, "beat", "Q♥", "8♥"))
    assert known[1, "beat_lower"] == cards("9♥ 10♥ J♥")


def test_who_trumps_probably_had_no_card_of_the_suit() -> None:
    known = told(act(0, "lead", "J♥"), act(1, "beat", "8♠", "J♥"))
    assert known[1, "trump_plain"] == cards("Q♥ K♥ A♥")
    assert known[1, "trump_lower"] == cards("6♠ 7♠")


def test_who_takes_instead_probably_could_not_beat() -> None:
    known = told(act(0, "lead", "J♥"), act(1, "take"))
    assert known[1, "take_one_high"] == cards("Q♥ K♥ A♥")
    assert known[1, "take_one_trump"] == cards("6♠ 7♠ 8♠ 9♠ 10♠ J♠")
    assert known[1, "take_one_high_trump"] == cards("Q♠ K♠ A♠")


def test_who_answers_and_might_transfer_probably_could_not() -> None:
    acts = act(0, "lead", "8♥"), act(1, "take")
    assert told(*acts, passable=True)[1, "take_rank"] == cards("8♥ 8♦ 8♣")
    assert (1, "take_rank") not in told(*acts)


def test_who_passes_probably_has_nothing_to_throw_in() -> None:
    acts = act(0, "lead", "8♥"), act(1, "beat", "Q♥", "8♥"), act(0, "pass")
    known = told(*acts)
    assert known[0, "pass_plain"] == cards("8♥ 8♦ 8♣")
    assert known[0, "pass_high"] == cards("Q♥ Q♦ Q♣")
    assert known[0, "pass_trump"] == cards("8♠ Q♠")
    assert (0, "pass_plain_late") in told(*acts, late=True)


def test_what_was_said_once_is_not_counted_again() -> None:
    first = act(0, "lead", "8♥"), act(1, "beat", "9♥", "8♥"), act(2, "pass")
    more = act(0, "throw_in", "9♦"), act(1, "beat", "10♦", "9♦"), act(2, "pass")
    passes = [
        clue.cards
        for clue in clues(Bout((*first, *more), late=False, passable=False), bind(Rules()), SPADES)
        if (clue.seat, clue.kind) == (2, "pass_plain")
    ]
    assert passes == [cards("8♥ 8♦ 8♣ 9♥ 9♦ 9♣"), cards("10♥ 10♦ 10♣")]


def test_a_cheat_says_nothing_of_what_it_does_not_beat() -> None:
    known = told(act(0, "lead", "J♥"), act(1, "beat", "6♦", "J♥"))
    assert not any(seat == 1 for seat, _ in known)


def test_no_clue_counts_for_more_than_its_bounds() -> None:
    assert ratios()
    assert all(LEAST <= ratio <= MOST for ratio in ratios().values())


def test_no_possible_deal_is_shut_out() -> None:
    for deal, view, memory, _ in seen(51, deals(20, 3)):
        for by_card in weights(view, memory).values():
            assert all(UNDEALT <= weight <= MOST for weight in by_card.values())
        sampler = believe(view, memory)
        assert sampler.weight_of(deal.state) > 0
        assert not sampler.hands or sampler.total > 0 or sampler.swaps > 0


def first_views(count: int) -> Iterator[tuple[Deal, int]]:
    for number in range(count):
        deal = Deal.start(preset("classic").rules, seed=b"%d" % number)
        decided = deal.decided_by
        if decided is not None and deal.state.opener == 1:
            yield deal, decided


def test_3_2_trumps_below_the_one_that_decided_were_dealt_to_nobody() -> None:
    checked = 0
    for deal, decided in first_views(20):
        memory = Memory(deal.rules)
        memory.see(deal.view(0))
        lower = lane(deal.state.trump) & bit(decided) - 1
        for card, weight in weights(deal.view(0), memory)[1].items():
            assert (weight == UNDEALT) == bool(bit(card) & lower)
            checked += bool(bit(card) & lower)
    assert checked > 0


@pytest.mark.parametrize("skips", [1, 12])
def test_what_closed_bouts_came_to_is_the_same_whenever_it_is_reckoned(skips: int) -> None:
    for deal, view, memory, _ in seen(52, deals(8, 2), skips=skips):
        now = weights(view, memory)
        memory.weights, memory.weighed = [], 0
        assert weights(view, memory) == now, deal.rules
