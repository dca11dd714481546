"""What a socket is sent while hang questions are answered, byte for byte (§17.12, §19.8)."""

import anyio
import msgspec

from kozyr.web.protocol import Done, Refused, TableView
from tests.table.scenes import EPAULETTES, asked, deal_at, hold, people, taken, view_at
from tests.table.world import World, still
from tests.web.listening import Listener, Listening
from tests.web.serving import from_server

RESYNC = {"type": "resync"}


async def question(listening: Listening) -> str:
    """Open a table of six and play a taken bout: all attackers are asked, one holds a set."""
    world = listening.world
    table = await people(world, EPAULETTES, 6)
    await taken(world, table)
    assert (await view_at(world, table)).trump_suit not in (1, 3)
    await hold(world, table, (await asked(world, table))[-1], "6♣ 6♥")
    return table


async def answer(listening: Listening, table: str, seat: int, kind: str) -> list[str]:
    seen = (await deal_at(listening.world, table)).acts
    message = {"type": "act", "id": kind, "action": {"kind": kind}, "seen": seen}
    return await listening.listeners[seat].say(message)


def test_17_12_nobody_else_hears_of_an_answer() -> None:
    async def story() -> None:
        listening = Listening(World(2_500))
        table = await question(listening)
        first, *_, last = await asked(listening.world, table)
        async with listening.at(table, 6) as listeners:
            listening.hushed()
            before = [await resynced(one) for one in listeners]
            listening.hushed()
            snapshot, done = await answer(listening, table, last, "hang")
            assert all(one.heard == [] for one in listeners if one is not listeners[last])
            await answer(listening, table, first, "decline")
            bystanders = [seat for seat in range(6) if seat not in (first, last)]
            assert all(listeners[seat].heard == [] for seat in bystanders)
            after = [await resynced(one) for one in listeners]
        for seat in bystanders:
            assert after[seat] == before[seat]
        own = table_in(snapshot)
        assert own.deal is not None
        assert own.deal.answered == "hang"
        assert own.version == table_in(before[last]).version
        assert from_server.decode(done) == Done("hang", own.version)

    anyio.run(story)


def table_in(frame: str) -> TableView:
    return msgspec.json.decode(frame, type=TableView)


async def resynced(listener: Listener) -> str:
    """Ask for a snapshot; give it as it came."""
    (frame,) = await listener.say(RESYNC)
    return frame


def test_17_12_what_the_server_declines_for_a_person_only_he_hears() -> None:
    async def story() -> None:
        listening = Listening(World(1_000, 1_100, 1_200, 1_300, 1_400, 1_500))
        world = listening.world
        table = await question(listening)
        *others, holder = await asked(world, table)
        async with listening.at(table, 6) as listeners:
            listening.hushed()
            while (await view_at(world, table, others[0])).answered is None:
                await world.go_on()
                await still()
            quiet = [
                seat for seat in range(6) if (await view_at(world, table, seat)).answered is None
            ]
            assert holder in quiet
            assert all(listeners[seat].heard == [] for seat in quiet)
            (told,) = listeners[others[0]].heard
            told_of = table_in(told).deal
            assert told_of is not None
            assert told_of.answered == "decline"

    anyio.run(story)


def test_17_12_a_second_answer_is_refused_to_his_ear_alone() -> None:
    async def story() -> None:
        listening = Listening(World(2_500))
        table = await question(listening)
        last = (await asked(listening.world, table))[-1]
        async with listening.at(table, 6) as listeners:
            await answer(listening, table, last, "hang")
            listening.hushed()
            (frame,) = await answer(listening, table, last, "decline")
            assert isinstance(from_server.decode(frame), Refused)
            assert sum(len(one.heard) for one in listeners) == 1

    anyio.run(story)


def test_17_12_what_others_hear_is_the_same_whoever_holds_a_set_and_answers() -> None:
    """Two tables alike but for a hidden hand and what its owner answers, until all is opened."""
    heard: list[list[list[str]]] = []

    async def story(cards: str, kind: str | None) -> None:
        listening = Listening(World(2_500))
        table = await question(listening)
        seat = (await asked(listening.world, table))[-1]
        await hold(listening.world, table, seat, cards)
        async with listening.at(table, 6) as listeners:
            if kind is not None:
                await answer(listening, table, seat, kind)
            for listener in listeners:
                await listener.say(RESYNC)
        heard.append([one.heard for at, one in enumerate(listeners) if at != seat])

    anyio.run(story, "6♣ 6♥", "hang")
    anyio.run(story, "6♣ 6♥", None)
    anyio.run(story, "6♣ 7♥", "decline")
    assert heard[0] == heard[1] == heard[2]


def test_17_6_the_switch_of_the_automatic_pass_is_heard_by_its_player_alone() -> None:
    async def story() -> None:
        listening = Listening(World(2_500))
        table = await people(listening.world, EPAULETTES, 3)
        async with listening.at(table, 3) as listeners:
            before = [await resynced(one) for one in listeners]
            listening.hushed()
            message = {"type": "auto_pass", "id": "s", "on": False}
            snapshot, done = await listeners[1].say(message)
            assert [one.heard for one in (listeners[0], listeners[2])] == [[], []]
            after = [await resynced(one) for one in listeners]
        assert (after[0], after[2]) == (before[0], before[2])
        own = table_in(snapshot)
        assert not own.auto_pass
        assert from_server.decode(done) == Done("s", own.version)

    anyio.run(story)
