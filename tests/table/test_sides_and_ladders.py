"""Teams and ladders at a table: sides, series, and matches over several deals (§12, §13, §15)."""

import anyio
import pytest

from kozyr.cards.card import card, text
from kozyr.game import codes
from kozyr.game.actions import Decline, Hang
from kozyr.table.answers import Accepted
from kozyr.table.commands import WantAnother
from kozyr.table.log import Dealt
from kozyr.table.seating import levels_around
from kozyr.table.table import Table
from kozyr.web.views import invitation, series_view, table_view
from tests.table.playing import play_out
from tests.table.scenes import (
    EPAULETTES,
    PEOPLE,
    asked,
    deal_at,
    done,
    hold,
    people,
    taken,
    view_at,
)
from tests.table.world import World

SIX, SEVEN = 4, 5
CLUBS, HEARTS = 1, 3


@pytest.mark.parametrize(("preset", "count"), [("gambiter_2x2", 4), ("gambiter_3x3", 6)])
def test_13_1_partners_sit_every_other_seat(preset: str, count: int) -> None:
    async def story() -> None:
        world = World()
        table = await world.open(preset, people=count, bots=0)
        waiting = invitation(await world.table(table), "zoe", {}, frozenset(), asked=False)
        assert [seat.side for seat in waiting.seats] == [at % 2 for at in range(count)]
        state = await world.table(await people(world, preset, count))
        view = table_view(state, 0, {}, frozenset(), 0)
        assert view.deal is not None
        assert [seat.side for seat in view.deal.seats] == [seat.side for seat in view.seats]

    anyio.run(story)


def test_0_5_without_teams_everybody_is_a_side() -> None:
    async def story() -> None:
        world = World()
        state = await world.table(await people(world, "classic", 4))
        view = table_view(state, 0, {}, frozenset(), 0)
        assert [seat.side for seat in view.seats] == [0, 1, 2, 3]

    anyio.run(story)


def test_13_1_two_friends_against_two_bots_are_partners() -> None:
    assert levels_around(2, ("easy", "easy")) == (None, "easy", None, "easy")


def test_12_2_in_a_series_of_teams_the_team_counts() -> None:
    async def story() -> None:
        world = World(900, 1_700)
        table = await world.open("gambiter_2x2", bots=3, series="fixed", series_n=3)
        state = await play_out(world, table)
        while not state.series.over:
            await again(world, table, 1, f"again {state.series.number}")
            state = await play_out(world, table)
        score = series_view(state)
        assert (score.kind, score.n, score.number, score.over) == ("fixed", 3, 3, True)
        for counts in (score.losses, score.firsts):
            assert counts[0::2] == (counts[0],) * 2
            assert counts[1::2] == (counts[1],) * 2
        assert score.losses[0] + score.losses[1] == score.firsts[0] + score.firsts[1]
        assert score.losses[0] == score.firsts[1]
        winners = (0, 2) if score.losses[0] < score.losses[1] else (1, 3)
        assert score.ranking[0] == winners

    anyio.run(story)


def test_13_7_the_result_names_the_winning_team_and_no_durak() -> None:
    async def story() -> None:
        world = World(900, 1_700)
        state = await play_out(world, await world.open("gambiter_3x3", bots=5))
        assert state.deal is not None
        result = state.deal.result
        assert result is not None
        assert (result.end, result.durak) == ("teams", None)
        assert result.winners in {(0, 2, 4), (1, 3, 5)}
        assert state.series.previous is not None
        assert state.series.previous.fool_seat == result.fool_seat
        assert result.fool_seat not in result.winners

    anyio.run(story)


async def again(world: World, table: str, count: int, name: str) -> Table:
    """Let so many people want another deal."""
    for player in PEOPLE[:count]:
        assert isinstance(await world.host.command(table, WantAnother(player, name)), Accepted)
    return await world.table(table)


async def hung(world: World, table: str, rung: int | None = None) -> int:
    """Play until somebody hangs a set of his rung, or of this one; give his seat."""
    await taken(world, table)
    seats = await asked(world, table)
    deal = await deal_at(world, table)
    state = deal.state
    seat = next(one for one in seats if one != state.opener)
    if rung is not None:
        for mate in range(6):
            state.put_rung(mate, rung)
    await hold(world, table, seat, card_of(deal.view(seat).queen, state.rungs[seat]))
    await done(world, table, seat, Hang())
    for other in seats:
        if other != seat:
            await done(world, table, other, Decline())
    result = (await view_at(world, table)).result
    assert result is not None
    assert result.hung is not None
    assert result.hung.by == seat
    return seat


def card_of(queen: int | None, rung: int) -> str:
    """Name a card that alone is a set on this rung where clubs are not trumps."""
    assert queen is not None
    return text(card(queen if rung == codes.QUEEN else CLUBS, rung))


async def match(world: World, **options: object) -> str:
    table = await people(world, EPAULETTES, 6, **options)
    assert (await view_at(world, table)).trump_suit != CLUBS
    return table


def test_15_8_the_next_deal_of_a_match_goes_on_from_the_rungs_reached() -> None:
    async def story() -> None:
        world = World()
        table = await match(world)
        first = await view_at(world, table)
        seat = await hung(world, table)
        over = await world.table(table)
        assert (over.phase, over.series.over) == ("over", False)
        assert [one.rung for one in (await view_at(world, table)).seats] == rungs(seat)
        second = await again(world, table, 6, "next")
        assert second.phase == "playing"
        view = await view_at(world, table)
        assert [one.rung for one in view.seats] == rungs(seat)
        assert (view.queen, view.deal) == (first.queen, 2)
        score = series_view(second)
        assert (score.kind, score.n, score.number, score.champions) == ("ladder", 0, 2, ())
        assert score.firsts[seat] == 1
        assert [one.by for one in score.hung] == [seat]

    anyio.run(story)


def rungs(climber: int) -> list[int]:
    return [SEVEN if seat == climber else SIX for seat in range(6)]


def test_15_2_a_shared_ladder_lifts_the_whole_table() -> None:
    async def story() -> None:
        world = World()
        table = await match(world, pogony_ladder="shared")
        await hung(world, table)
        await again(world, table, 6, "next")
        assert [one.rung for one in (await view_at(world, table)).seats] == [SEVEN] * 6

    anyio.run(story)


def test_15_11_who_hangs_the_queen_has_won_the_match_and_a_rematch_starts_at_the_six() -> None:
    async def story() -> None:
        world = World()
        table = await match(world, pogony_queen="hearts")
        seat = await hung(world, table, codes.QUEEN)
        state = await world.table(table)
        score = series_view(state)
        assert score.over
        assert score.champions == (seat,)
        assert score.ranking[0] == (seat,)
        view = await view_at(world, table)
        assert view.result is not None
        assert view.result.match_over
        assert view.result.hung is not None
        assert view.result.hung.cards == (card(HEARTS, codes.QUEEN),)
        rematch = await again(world, table, 6, "rematch")
        assert [one.rung for one in (await view_at(world, table)).seats] == [SIX] * 6
        assert (series_view(rematch).champions, series_view(rematch).hung) == ((), ())
        dealt = [entry.record for entry in await world.journal.load(table)][-1]
        assert isinstance(dealt, Dealt)
        assert dealt.deal == 2

    anyio.run(story)


def test_15_11_in_teams_partners_climb_and_win_the_match_together() -> None:
    async def story() -> None:
        world = World()
        table = await match(world, teams="3x3", pogony_queen="spades")
        seat = await hung(world, table, codes.QUEEN)
        score = series_view(await world.table(table))
        assert score.champions == tuple(one for one in range(6) if one % 2 == seat % 2)

    anyio.run(story)
