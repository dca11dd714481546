"""What every journal keeps to when it lists tables (S6, S65)."""

import anyio
import msgspec
import pytest

from kozyr.rules.options import Rules
from kozyr.table.lobby import Listing
from kozyr.table.log import Agreed, Entry
from kozyr.table.ports import Conflict, Journal


def entry(table: str, seq: int) -> Entry:
    return Entry(table, seq, at=5, rules_version=1, digest=7, record=Agreed(0))


def listing(table: str, opened: int = 5, **fields: object) -> Listing:
    base = Listing(
        table=table,
        kind="rated",
        phase="waiting",
        preset="classic",
        home=False,
        rules=Rules(),
        host="ann",
        players=("ann", None),
        levels=(None, None),
        password=False,
        opened=opened,
    )
    return msgspec.structs.replace(base, **fields)


def test_s6_a_listing_is_kept_with_the_entries_and_replaced_by_the_next(journal: Journal) -> None:
    async def story() -> None:
        full = listing("a", players=("ann", "bob"), phase="playing")
        await journal.append([entry("a", 1)], listing=listing("a"))
        assert await journal.lobby() == (listing("a"),)
        await journal.append([entry("a", 2)])
        assert await journal.lobby() == (listing("a"),)
        with pytest.raises(Conflict):
            await journal.append([entry("a", 2)], listing=full)
        assert await journal.lobby() == (listing("a"),)
        await journal.append([entry("a", 3)], listing=full)
        assert await journal.lobby() == ()
        assert await journal.tables_of("bob") == (full,)
        assert await journal.listed("a") == full
        assert await journal.listed("b") is None

    anyio.run(story)


def test_only_joinable_tables_of_strangers_stand_in_the_lobby_the_newest_first(
    journal: Journal,
) -> None:
    async def story() -> None:
        for named in (
            listing("old", 1),
            listing("new", 9),
            listing("friends", kind="private"),
            listing("full", players=("ann", "bob")),
            listing("bots", levels=(None, "easy")),
            listing("over", phase="over"),
        ):
            await journal.append([entry(named.table, 1)], listing=named)
        assert [one.table for one in await journal.lobby()] == ["new", "old"]

    anyio.run(story)


def test_a_player_s_tables_are_those_he_hosts_or_sits_at_until_they_are_over(
    journal: Journal,
) -> None:
    async def story() -> None:
        guest = listing("guest", 2, host="cat", players=("cat", "bob"), phase="playing")
        hosted = listing("hosted", 3, host="bob", players=(None, None))
        for named in (guest, hosted, listing("over", host="bob", phase="over"), listing("other")):
            await journal.append([entry(named.table, 1)], listing=named)
        assert await journal.tables_of("bob") == (hosted, guest)
        assert await journal.tables_of("nobody") == ()

    anyio.run(story)


def test_s65_a_table_listed_as_closed_is_not_open(journal: Journal) -> None:
    async def story() -> None:
        await journal.append([entry("a", 1)], listing=listing("a"))
        await journal.append([entry("b", 1)], listing=listing("b"))
        await journal.append([entry("a", 2)], listing=listing("a", phase="closed"))
        assert await journal.open_tables() == ("b",)

    anyio.run(story)
