"""A bout to which nobody can add anything closes within 2.5 seconds, however many sit (§17.6)."""

import anyio
import pytest

from kozyr.bots.levels import LEVELS, player
from kozyr.game.actions import Beat, Lead, Take
from kozyr.table.commands import AttendantActs, Join
from tests.table.scenes import deal_at, hold, view_at
from tests.table.world import World

SEATS = 8
LONGEST = 2_500
DELAYS = (2_500, 800, 2_400, 900, 1_700, 2_300, 1_100, 2_000)
ORDERS = ("opener_first_then_all", "opener_started_then_all", "turn_order", "free")
EIGHT = 6
RANKS = "2 3 4 5 6 7 10 J Q K A"


async def acts(world: World, table: str, seat: int, action: Lead | Beat | Take) -> None:
    """Let whoever sits there act, bot or person."""
    state = await world.table(table)
    deal = await deal_at(world, table)
    await world.host.command(table, AttendantActs(seat, action, deal.acts, state.driver(seat)))


async def dead_bout(world: World, level: str | None, order: str) -> tuple[str, int]:
    """Deal to eight and lead an eight against a nine of its suit; nobody else holds either."""
    options = {"players": SEATS, "deck": 52, "throw_in_order": order, "throw_in_who": "all"}
    people = SEATS if level is None else 1
    table = await world.open(
        "book", people=people, bots=SEATS - people, level=level or "easy", **options
    )
    for name in ("bob", "cat", "dan", "eve", "fay", "gil", "hal")[: people - 1]:
        await world.host.command(table, Join(name))
    view = await view_at(world, table)
    suit = next(suit for at, suit in enumerate("♠♣♦♥") if at != view.trump_suit)
    cards = [rank + other for other in "♠♣♦♥" for rank in RANKS.split()]
    for seat in range(SEATS):
        await hold(world, table, seat, " ".join(cards[seat * 5 : seat * 5 + 5]))
    opener, defender = view.opener, view.defender
    assert opener is not None
    assert defender is not None
    await hold(world, table, opener, f"8{suit} {cards[opener * 5]} {cards[opener * 5 + 1]}")
    await hold(world, table, defender, f"9{suit} {cards[defender * 5]} {cards[defender * 5 + 1]}")
    led = next(card for card in (await view_at(world, table, opener)).hand if card % 16 == EIGHT)
    await acts(world, table, opener, Lead((led,)))
    return table, led


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("level", [None, *LEVELS])
@pytest.mark.parametrize("taken", [True, False])
def test_17_6_a_dead_bout_closes_within_two_and_a_half_seconds(
    level: str | None, order: str, *, taken: bool
) -> None:
    async def story() -> None:
        world = World(*DELAYS, bots=player)
        table, led = await dead_bout(world, level, order)
        defender = (await view_at(world, table)).defender
        assert defender is not None
        nine = next(
            card for card in (await view_at(world, table, defender)).hand if card % 16 == EIGHT + 1
        )
        await acts(world, table, defender, Take() if taken else Beat(nine, led))
        decided = world.clock.time
        while (await view_at(world, table)).bout == 1:
            assert await world.go_on()
        assert world.clock.time - decided <= LONGEST

    anyio.run(story)
