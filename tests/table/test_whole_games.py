"""Whole games: each finished table is rebuilt from its log and must be the same (issue D)."""

import anyio
import pytest

from kozyr.bots.levels import LEVELS, player
from kozyr.rules.presets import Preset, presets
from kozyr.table.room import fold
from tests.table.playing import play_out
from tests.table.world import World


def seats(preset: Preset) -> set[int]:
    return {preset.players_min, min(preset.players_max, max(preset.players_min, 5))}


GAMES = [(preset.name, count) for preset in presets() for count in sorted(seats(preset))]


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


def test_eight_sit_at_the_table_of_the_book() -> None:
    async def story() -> None:
        world = World(900, 1_700, 2_400)
        table = await world.open("book", bots=7, deck=52)
        finished = await play_out(world, table)
        rebuilt = fold(await world.journal.load(table))
        assert rebuilt is not None
        assert rebuilt.digest() == finished.digest()

    anyio.run(story)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("preset", "count"), GAMES)
def test_s8_no_table_of_bots_waits_for_ever(preset: str, count: int, level: str) -> None:
    """At every set of rules a person and bots of one level come to a result."""

    async def story() -> None:
        world = World(900, 1_700, 2_400, bots=player)
        table = await world.open(preset, bots=count - 1, level=level)
        finished = await play_out(world, table)
        assert finished.phase == "over"

    anyio.run(story)
