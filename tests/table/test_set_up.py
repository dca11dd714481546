"""Training tables start from a position, and are marked from the start (S39)."""

from typing import Any

import anyio
import msgspec
import pytest

from kozyr.bots.levels import LEVELS, player
from kozyr.cards.card import parse
from kozyr.records.position import read_position
from kozyr.table.commands import Leave, WantAnother
from kozyr.table.log import Created, SetUp
from kozyr.table.room import fold
from kozyr.table.setting_up import BadStartError
from kozyr.web.views import table_view
from tests.table.playing import play_out
from tests.table.world import World

POSITION: dict[str, Any] = {
    "rules": {"preset": "classic_perevodnoy"},
    "trump_card": "6♠",
    "talon": ["8♦", "6♠"],
    "hands": [["7♣", "9♠", "J♦"], ["7♥", "9♦", "10♣", "K♠"], ["8♠", "Q♥", "A♦"]],
    "table": [{"attack": "K♥", "by": 0}, {"attack": "K♦", "by": 0}],
    "opener": 0,
}


def training(level: str = "easy", position: dict[str, Any] = POSITION) -> Created:
    rules = read_position(position).deal.rules
    levels = (None, level, level)
    return Created(
        rules, "classic_perevodnoy", home=False, levels=levels, host="ann", training=True
    )


async def opened(world: World, level: str = "easy") -> str:
    return await world.host.create(training(level), position=SetUp(POSITION))


def test_s39_a_deal_of_a_training_table_starts_from_the_position() -> None:
    async def story() -> None:
        world = World()
        table = await opened(world)
        state = await world.table(table)
        assert state.deal is not None
        view = table_view(state, 0, {}, frozenset(), world.clock.time)
        assert view.training
        assert view.deal is not None
        assert view.deal.hand == tuple(sorted(map(parse, ("9♠", "7♣", "J♦"))))
        assert [pair.attack for pair in view.deal.table] == [parse("K♥"), parse("K♦")]
        assert (view.deal.defender, view.deal.talon) == (1, 2)

    anyio.run(story)


@pytest.mark.parametrize("level", LEVELS)
def test_s39_every_bot_plays_from_there_to_the_end_and_again(level: str) -> None:
    async def story() -> None:
        world = World(bots=player)
        table = await opened(world, level)
        over = await play_out(world, table)
        await world.host.command(table, WantAnother("ann", "again"))
        state = await world.table(table)
        assert over.deal is not None
        assert state.deal is not None
        assert (over.deal.number, state.deal.number) == (1, 2)
        assert len(state.deal.view(0).table) == 2
        facts = await world.journal.finished(table, 1)
        assert facts is not None
        assert facts.training

    anyio.run(story)


def test_s39_the_log_folds_to_the_same_table() -> None:
    async def story() -> None:
        world = World()
        table = await opened(world)
        await world.host.command(table, Leave("ann", "enough", resigns=True))
        state = await world.table(table)
        world.restart()
        assert (await world.table(table)).digest() == state.digest()
        rebuilt = fold(await world.journal.load(table))
        assert rebuilt is not None
        assert rebuilt.digest() == state.digest()

    anyio.run(story)


@pytest.mark.parametrize(
    "change",
    [
        {"hands": [["7♣"], ["7♣"], ["8♠"]]},
        {"table": [{"attack": "K♥"}, {"attack": "K♦", "by": 0}]},
        {"rules": {"preset": "classic"}},
        {"talon": [], "table": [], "hands": [[], [], ["8♠"]], "out": [0, 1], "opener": 2},
    ],
)
def test_s39_a_position_that_cannot_be_played_opens_no_table(change: dict[str, Any]) -> None:
    async def story() -> None:
        world = World()
        with pytest.raises(BadStartError):
            await world.host.create(training(), position=SetUp({**POSITION, **change}))
        assert world.told == []

    anyio.run(story)


def test_s39_no_other_table_starts_from_a_position() -> None:
    async def story() -> None:
        world = World()
        rated = msgspec.structs.replace(training(), training=False)
        with pytest.raises(BadStartError):
            await world.host.create(rated, position=SetUp(POSITION))

    anyio.run(story)
