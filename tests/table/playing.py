"""Playing whole deals: people play at random, bots and automatic passes in their time."""

from collections.abc import Sequence

from kozyr.table.commands import Act, Join
from kozyr.table.table import Table
from tests.table.world import RandomPlayer, World


async def play_as(world: World, table: str, player: str, stand_in: RandomPlayer) -> bool:
    """Do something for a person; False if there is nothing to do."""
    state = await world.table(table)
    seat = next(at for at, seat in enumerate(state.seats) if seat.player == player)
    if state.deal is None or state.phase != "playing":
        return False
    view = state.deal.view(seat)
    action = stand_in.choose(view)
    if action is not None:
        await world.host.command(table, Act(player, f"v{state.version}", action, view.acts))
    return action is not None


async def play_out(world: World, table: str, people: Sequence[str] = ("ann",)) -> Table:
    """Seat who is not there yet and play until the deal is over."""
    for player in people:
        await world.host.command(table, Join(player))
    stand_ins = {player: RandomPlayer(at + 50) for at, player in enumerate(people)}
    while (await world.table(table)).phase == "playing":
        acted = [await play_as(world, table, *person) for person in stand_ins.items()]
        assert await world.go_on() or any(acted), "nobody has anything to do"
    return await world.table(table)
