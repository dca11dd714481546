"""Deals that were really played are credited by what was done in them."""

import anyio
import pytest

from kozyr.people.crediting import Crediting
from kozyr.people.points import game_id
from kozyr.table.commands import Join, WantAnother
from kozyr.table.facts import FinishedDeal
from tests.people.store import World as People
from tests.table.playing import play_out
from tests.table.world import World

DEALS = 5


def expected(deal: FinishedDeal, seat: int) -> int:
    """Reckon by hand what the seat of a duel has earned, the cap of the pair aside."""
    sitter = deal.sitters[seat]
    assert deal.result is not None
    if sitter.laid < 6 or sitter.substituted:
        return 0
    if deal.result.durak is None:
        return 3
    return 10 if deal.result.durak != seat else 0


@pytest.mark.parametrize("preset", ["service_podkidnoy", "service_perevodnoy"])
def test_s44_s45_a_played_series_is_credited_by_its_facts(preset: str) -> None:
    async def story() -> None:
        world, people = World(), await People("ann", "bob").open()
        table = await world.open(preset, people=2, bots=0)
        for name in ("ann", "bob"):
            await world.host.command(table, Join(name))
        for number in range(DEALS):
            await play_out(world, table, ("ann", "bob"))
            for name in ("ann", "bob"):
                await world.host.command(table, WantAnother(name, f"again {number}"))
        assert await Crediting(world.journal, people.books).catch_up() == DEALS
        deals = [kept.deal for kept in await world.journal.finished_after(0)]
        for seat, name in enumerate(("ann", "bob")):
            entries = {entry.game: entry for entry in await people.books.entries(name)}
            for deal in deals:
                entry = entries[game_id(deal)]
                paid = entry.nth is not None and entry.nth <= 3
                assert entry.amount == (expected(deal, seat) if paid else 0)

    anyio.run(story)


def test_s47_a_played_game_with_a_bot_is_credited_by_its_level() -> None:
    async def story() -> None:
        world, people = World(), await People("ann").open()
        table = await world.open("service_podkidnoy", people=1, bots=1, level="medium")
        await play_out(world, table, ("ann",))
        assert await Crediting(world.journal, people.books).catch_up() == 1
        ((reason, amount),) = await people.paid("ann")
        worth = {"bot_win": 3, "bot_draw": 1, "bot_loss": 0, "few_cards": 0}
        assert amount == worth[reason]

    anyio.run(story)
