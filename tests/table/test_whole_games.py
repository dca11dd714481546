"""Whole games: each finished table is rebuilt from its log and must be the same (issue D)."""

import anyio
import pytest

from kozyr.rules.presets import Preset, presets
from kozyr.table.commands import Act
from kozyr.table.room import fold
from kozyr.table.table import Table
from tests.table.world import RandomPlayer, World

PLAYABLE = [preset for preset in presets() if preset.playable]


async def play_as_ann(world: World, table: str, stand_in: RandomPlayer) -> None:
    deal = (await world.table(table)).deal
    assert deal is not None
    view = deal.view(0)
    action = stand_in.choose(view)
    if action is not None:
        command = Act("ann", f"{view.deal}.{view.acts}", action, view.acts)
        await world.host.command(table, command)


async def play_out(world: World, table: str) -> Table:
    """Play until the deal is over; the person's seat is played at random like the bots'."""
    stand_in = RandomPlayer(99)
    while (await world.table(table)).phase == "playing":
        await play_as_ann(world, table, stand_in)
        await world.go_on()
    return await world.table(table)


def seats(preset: Preset) -> set[int]:
    return {preset.players_min, min(preset.players_max, 5)}


GAMES = [(preset.name, count) for preset in PLAYABLE for count in sorted(seats(preset))]


@pytest.mark.parametrize(("preset", "count"), GAMES)
def test_a_finished_table_is_rebuilt_from_its_log(preset: str, count: int) -> None:
    async def story() -> None:
        world = World(900, 1_700, 2_400)
        table = await world.open(preset, bots=count - 1)
        finished = await play_out(world, table)
        rebuilt = fold(await world.journal.load(table))
        assert rebuilt is not None
        assert rebuilt.digest() == finished.digest()
        assert rebuilt.seats == finished.seats
        assert rebuilt.deal is not None
        assert finished.deal is not None
        for seat in range(count):
            assert rebuilt.deal.view(seat) == finished.deal.view(seat)

    anyio.run(story)
