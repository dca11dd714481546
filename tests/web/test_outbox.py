import anyio

from kozyr.web.hub import Hub
from kozyr.web.outbox import ANSWERS, Outbox


class Table:
    """Something whose newest snapshot is its version."""

    def __init__(self) -> None:
        self.version = 0
        self.outbox = Outbox(self.snapshot)

    async def snapshot(self) -> bytes:
        return b"%d" % self.version

    def move(self) -> None:
        self.version += 1
        self.outbox.refresh()


def test_a_slow_socket_skips_to_the_newest_snapshot() -> None:
    async def story() -> None:
        table = Table()
        for _ in range(5):
            table.move()
        table.outbox.answer(b"done")
        assert [await table.outbox.next() for _ in range(2)] == [b"5", b"done"]

    anyio.run(story)


def test_a_snapshot_goes_before_the_answers() -> None:
    async def story() -> None:
        table = Table()
        table.outbox.answer(b"one")
        table.outbox.answer(b"two")
        table.move()
        assert [await table.outbox.next() for _ in range(3)] == [b"1", b"one", b"two"]

    anyio.run(story)


def test_a_socket_that_never_reads_owes_a_bounded_number_of_answers() -> None:
    outbox = Table().outbox
    assert all(outbox.answer(b"x") for _ in range(ANSWERS))
    assert not outbox.answer(b"x")


def test_s4_nothing_more_is_sent_once_it_was_ended() -> None:
    async def story() -> None:
        table = Table()
        table.move()
        assert table.outbox.answer(b"x")
        table.outbox.end()
        table.move()
        assert await table.outbox.next() is None

    anyio.run(story)


def test_an_empty_outbox_waits() -> None:
    async def story() -> None:
        table = Table()
        frames: list[bytes | None] = []

        async def read() -> None:
            frames.append(await table.outbox.next())

        async with anyio.create_task_group() as group:
            group.start_soon(read)
            await anyio.lowlevel.checkpoint()
            assert frames == []
            table.move()
        assert frames == [b"1"]

    anyio.run(story)


def test_the_hub_tells_every_socket_of_a_table_and_who_is_there() -> None:
    async def story() -> None:
        hub, one, two, other = Hub(), Table(), Table(), Table()
        hub.enter("t", "ann", one.outbox)
        hub.enter("t", "ann", two.outbox)
        hub.enter("u", "bob", other.outbox)
        assert hub.online("t") == {"ann"}
        for table in (one, two, other):
            await table.outbox.next()
        one.version = two.version = other.version = 1
        hub.publish("t")
        assert await one.outbox.next() == await two.outbox.next() == b"1"
        hub.publish_player("bob")
        assert await other.outbox.next() == b"1"
        hub.leave("t", one.outbox)
        assert hub.online("t") == {"ann"}
        hub.leave("t", two.outbox)
        assert hub.online("t") == frozenset()

    anyio.run(story)


def test_the_hub_tells_one_player_what_only_he_may_know() -> None:
    async def story() -> None:
        hub, one, two, other = Hub(), Table(), Table(), Table()
        for player, table in (("ann", one), ("ann", two), ("bob", other)):
            hub.enter("t", player, table.outbox)
        for table in (one, two, other):
            await table.outbox.next()
        one.version = two.version = other.version = 1
        hub.publish("t", "ann")
        assert await one.outbox.next() == await two.outbox.next() == b"1"
        other.outbox.answer(b"nothing else")
        assert await other.outbox.next() == b"nothing else"

    anyio.run(story)


def test_a_table_nobody_looks_at_can_be_published() -> None:
    hub = Hub()
    hub.publish("t")
    assert hub.online("t") == frozenset()
