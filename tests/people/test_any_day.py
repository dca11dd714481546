"""Whatever a day brings, no cap is passed and every game has one entry for each account."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from kozyr.game.view import Result
from kozyr.people.points import BOT_REASONS
from kozyr.table.facts import Ending, FinishedDeal, Sitter
from tests.people.deals import HOUR, NOON, Book, bot, deal, drawn, person, won

NAMES = ("ann", "bob", "cid")
LEVELS = st.sampled_from(["easy", "medium", "strong"])
RESULTS = st.sampled_from([won(0, 1), won(1, 0), drawn(0, 1)])
ENDINGS: st.SearchStrategy[Ending] = st.sampled_from(["played", "played", "played", "exit"])
PAIRS = st.permutations(NAMES).map(lambda order: order[:2])


@st.composite
def seats(draw: st.DrawFn) -> tuple[Sitter, Sitter]:
    first, second = draw(PAIRS)
    laid, absent = st.integers(4, 8), st.booleans()
    one = person(0, first, laid=draw(laid), substituted=draw(absent))
    if draw(st.booleans()):
        return one, bot(1, draw(LEVELS))
    return one, person(1, second, laid=draw(laid), substituted=draw(absent))


@st.composite
def days(draw: st.DrawFn) -> list[FinishedDeal]:
    """Up to forty deals of three people and bots, over some hours around Moscow's midnight."""
    played = list[FinishedDeal]()
    for number in range(draw(st.integers(1, 40))):
        result: Result = draw(RESULTS)
        made = deal(
            draw(seats()),
            result,
            number=number,
            at=NOON + 10 * HOUR + number * HOUR // 10,
            ending=draw(ENDINGS),
        )
        played.append(made)
    return played


@given(days())
def test_s45_s48_no_cap_is_ever_passed(played: list[FinishedDeal]) -> None:
    book, bots, pairs = Book(), Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for finished in played:
        book.credit(finished)
    for account, _, date, one, _ in book.entries:
        if one.reason in BOT_REASONS:
            bots[account, date] += one.amount
        else:
            pairs[account, date] += one.amount
    assert max(bots.values(), default=0) <= 30
    assert max(pairs.values(), default=0) <= 60  # two opponents, three games each


@given(days())
def test_s40_every_game_has_one_entry_for_each_account_and_the_balance_is_their_sum(
    played: list[FinishedDeal],
) -> None:
    book = Book()
    for finished in played:
        book.credit(finished)
    games = Counter((account, game) for account, game, _, _, _ in book.entries)
    assert set(games.values()) <= {1}
    people = sum(sitter.player is not None for finished in played for sitter in finished.sitters)
    assert len(book.entries) == people
    total = sum(one.amount for _, _, _, one, _ in book.entries)
    assert sum(map(book.balance, NAMES)) == total


@given(days())
def test_s45_a_pair_is_paid_for_its_first_three_suitable_games(played: list[FinishedDeal]) -> None:
    book = Book()
    for finished in played:
        for account, one in book.credit(finished).items():
            if one.nth is not None:
                assert (one.reason == "pair") == (one.nth > 3), account
