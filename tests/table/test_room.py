import anyio
import msgspec
import pytest

from kozyr.game.actions import Take
from kozyr.table.answers import FaultCode, Trouble
from kozyr.table.commands import Join
from kozyr.table.folding import Diverged, apply
from kozyr.table.log import Dealt, Entry, Played, decode, encode
from kozyr.table.room import fold
from tests.table.playing import play_out
from tests.table.world import World


async def a_log(world: World) -> list[Entry]:
    table = await world.open("service_podkidnoy")
    await play_out(world, table)
    return list(await world.journal.load(table))


def test_an_empty_log_is_no_table() -> None:
    assert fold([]) is None


def test_every_entry_is_read_back_as_it_was_written() -> None:
    async def story() -> None:
        for entry in await a_log(World()):
            assert decode(encode(entry)) == entry

    anyio.run(story)


def test_a_log_tells_time_version_and_digest() -> None:
    async def story() -> None:
        log = await a_log(World())
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
        assert [entry.at for entry in log] == sorted(entry.at for entry in log)
        assert all(0 <= entry.digest < 2**64 for entry in log)
        assert len({entry.digest for entry in log}) == len(log)

    anyio.run(story)


@pytest.mark.parametrize(
    "change", [{"digest": 5}, {"rules_version": 99}, {"seq": 77}, {"record": Played(0, Take())}]
)
def test_a_log_that_cannot_be_followed_stops_the_table(change: dict[str, object]) -> None:
    async def story() -> None:
        log = await a_log(World())
        log[-1] = msgspec.structs.replace(log[-1], **change)
        with pytest.raises(Diverged, match=log[0].table):
            fold(log)

    anyio.run(story)


def test_a_log_without_its_beginning_is_no_table() -> None:
    async def story() -> None:
        log = await a_log(World())
        with pytest.raises(Diverged, match="starts with entry 2"):
            fold(log[1:])
        with pytest.raises(Diverged, match="created twice"):
            fold([log[0], log[0]])

    anyio.run(story)


def test_nothing_is_dealt_without_a_commitment() -> None:
    async def story() -> None:
        world = World()
        table = await world.table(await world.open("service_podkidnoy"))
        with pytest.raises(Diverged, match="deal 9"):
            apply(table, Dealt(9, (b"", b""), 1), at=0)

    anyio.run(story)


def test_s38_a_stopped_table_takes_no_command(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story() -> None:
        world = World()
        table = await world.open("classic", people=2, bots=0)
        (*_, last) = await world.journal.load(table)
        bad = msgspec.structs.replace(last, seq=last.seq + 1, digest=0)
        await world.journal.append([bad])
        world.told.clear()
        for _ in range(2):
            answer = await world.host.command(table, Join("bob"))
            assert answer == Trouble(FaultCode.TABLE_STOPPED)
        world.restart()
        answer = await world.host.command(table, Join("bob"))
        assert answer == Trouble(FaultCode.TABLE_STOPPED)
        assert world.told == []

    anyio.run(story)
    assert {record.getMessage() for record in caplog.records} == {"a table was stopped"}


def test_a_state_is_never_changed_by_what_follows() -> None:
    async def story() -> None:
        world = World()
        table = await world.open("service_podkidnoy")
        first = await world.table(table)
        digest = first.digest()
        await play_out(world, table)
        assert first.digest() == digest
        assert first.phase == "playing"

    anyio.run(story)
