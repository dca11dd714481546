"""A host who asks for it reads each act of his bots once, in the order in which they acted."""

import anyio
import pytest

from kozyr.bots.explaining import aloud
from kozyr.bots.levels import LEVELS
from kozyr.game.view import View
from kozyr.table import commands
from tests.bots.quick import quick
from tests.table.world import World, choices


async def play_a_bout(world: World, table: str) -> None:
    """Play until the first bout is closed; the person does the first thing he may."""
    while (view := await shown(world, table)).bout == 1:
        if offered := choices(view):
            act = commands.Act("ann", str(view.acts), offered[0], view.acts)
            await world.host.command(table, act)
        else:
            await world.go_on()


async def shown(world: World, table: str) -> View:
    deal = (await world.table(table)).deal
    assert deal is not None
    return deal.view(0)


@pytest.mark.parametrize("level", LEVELS)
def test_every_act_of_a_bot_is_told_once(level: str) -> None:
    async def story() -> None:
        lines: list[str] = []
        world = World(bots=aloud(quick, lines.append, "en"))
        table = await world.open("classic", bots=3, level=level)
        await play_a_bout(world, table)
        last = (await shown(world, table)).last_bout
        assert last is not None
        acted = [f"Player {act.seat + 1}, {level}" for act in last.acts if act.seat]
        assert [line.partition(":")[0] for line in lines][: len(acted)] == acted
        assert len(acted) > 2

    anyio.run(story)
