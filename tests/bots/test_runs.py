"""A winning run is found if there is one, and only then."""

from kozyr.bots.runs import run
from kozyr.bots.strength import by_rank, stronger
from kozyr.cards.cardset import cards_of, mask_of
from kozyr.cards.deck import deck
from kozyr.game.bits import of_ranks, popcount, ranks_in
from kozyr.game.playout import Dice
from tests.rulebook.board import cards

SPADES = 0


def found(hand: str, rival: str, *, transfers: bool = False) -> int:
    """The first cards of the run, spades being trumps."""
    return run(mask_of(cards(hand)), mask_of(cards(rival)), SPADES, transfers=transfers)


def test_a_card_without_an_answer_goes_before_the_last() -> None:
    assert found("A♥ 6♦", "K♥ 7♦ 8♦") == mask_of(cards("A♥"))


def test_two_ranks_with_answers_are_no_run() -> None:
    assert not found("6♥ 6♦ 7♣", "K♥ K♦ 8♣")


def test_the_last_rank_ends_the_deal_if_the_rival_keeps_a_card() -> None:
    assert found("6♥ 6♦", "K♥ K♦ 8♣") == mask_of(cards("6♥ 6♦"))
    assert not found("6♥", "K♥"), "he beats it and is out as well"


def test_what_is_taken_may_answer_later() -> None:
    assert found("Q♥ K♥ 6♦", "7♦ 8♦") == mask_of(cards("Q♥")), "first the king would beat it"


def test_a_transfer_is_an_answer() -> None:
    assert found("A♥ 6♦", "A♣ 7♦ 8♦")
    assert not found("A♥ 6♦", "A♣ 7♦ 8♦", transfers=True)


def wins(hand: int, rival: int, *, transfers: bool) -> bool:
    """Whether some order of leads runs out, all orders tried."""
    groups = list(by_rank(hand))
    taken = [group for group in groups if is_taken(group, rival, transfers=transfers)]
    if len(groups) == 1:
        return bool(taken) or popcount(rival) > popcount(hand)
    return any(wins(hand & ~group, rival | group, transfers=transfers) for group in taken)


def is_taken(group: int, rival: int, *, transfers: bool) -> bool:
    same = of_ranks(ranks_in(group)) if transfers else 0
    return any(not (stronger(card, SPADES) | same) & rival for card in cards_of(group))


def test_the_order_found_from_the_end_is_as_good_as_trying_all() -> None:
    dice, runs = Dice(5), 0
    for number in range(3000):
        hand, rival = 0, 0
        for card in deck(36):
            held = dice.below(6)
            hand |= (held == 0) << card
            rival |= (held == 1) << card
        if hand and rival:
            first = run(hand, rival, SPADES, transfers=number % 2 == 1)
            assert bool(first) == wins(hand, rival, transfers=number % 2 == 1)
            runs += bool(first)
            if first and first != hand:
                assert wins(hand & ~first, rival | first, transfers=number % 2 == 1)
    assert runs > 100
