"""What the server does for who lets his time run out: the mildest legal thing (§17.8)."""

import anyio
import pytest

from kozyr.cards.card import parse
from kozyr.game.actions import Beat, Decline, Hang, Lead, Pass, Take, Waive
from kozyr.rules.refusal import Refusal
from kozyr.table.answers import Accepted
from kozyr.table.commands import ComeBack, TimeIsOut
from kozyr.table.deadlines import deadlines
from kozyr.table.log import Returned, Substituted, TimedOut
from kozyr.table.mildest import mildest
from kozyr.table.room import fold
from kozyr.web.views import table_view
from tests.table.scenes import PEOPLE, act, at, deal_at, done, hold, lead, people, taken, view_at
from tests.table.world import World

SECOND = 1_000


async def records(world: World, table: str) -> list[object]:
    return [entry.record for entry in await world.journal.load(table)]


async def time_is_out(world: World, table: str) -> None:
    """Let the time of the seat that is waited for first run out, and no bot act before."""
    first = min(deadlines(await world.table(table)), key=lambda one: one.at)
    world.clock.time = first.at
    await world.host.command(table, TimeIsOut(first.at, first.what))


@pytest.mark.parametrize(
    ("hand", "led"),
    [
        ("{0}A {1}7 {2}7 {t}6", "{1}7"),
        ("{2}9 {1}9 {0}9 {t}6", "{0}9"),
        ("{t}A {t}8 {t}K", "{t}8"),
        ("{t}6 {0}A", "{0}A"),
    ],
)
def test_17_8_the_opener_leads_one_card_the_lowest_non_trump_else_the_lowest_trump(
    hand: str, led: str
) -> None:
    async def story() -> None:
        world = World()
        table = await people(world, "classic", 3)
        view = await view_at(world, table)
        plain = [at for at in range(4) if at != view.trump_suit]
        suits = {str(at): "♠♣♦♥"[suit] for at, suit in enumerate(plain)}
        suits["t"] = "♠♣♦♥"[view.trump_suit]
        cards = [suited(text, suits) for text in hand.split()]
        assert view.opener is not None
        await hold(world, table, view.opener, " ".join(cards))
        await time_is_out(world, table)
        assert (await records(world, table))[-1] == TimedOut(
            view.opener, Lead((parse(suited(led, suits)),))
        )

    anyio.run(story)


def suited(text: str, suits: dict[str, str]) -> str:
    """Put a card such as `{t}6` into words: the six of trumps."""
    return text[3:] + suits[text[1]]


def test_17_8_a_defender_takes() -> None:
    async def story() -> None:
        world = World()
        table = await people(world, "classic", 3)
        await lead(world, table)
        defender = (await view_at(world, table)).defender
        await time_is_out(world, table)
        assert (await records(world, table))[-1] == TimedOut(defender or 0, Take())
        assert (await view_at(world, table)).taking

    anyio.run(story)


def test_17_8_a_thrower_passes_and_the_bout_closes_by_the_clock_alone() -> None:
    async def story() -> None:
        world = World()
        table = await people(world, "classic", 3, throw_in_order="free")
        await lead(world, table)
        await time_is_out(world, table)
        await time_is_out(world, table)
        passed = [r for r in await records(world, table) if isinstance(r, TimedOut)][1:]
        assert [record.action for record in passed] == [Pass(), Pass()]
        assert (await view_at(world, table)).bout == 2

    anyio.run(story)


@pytest.mark.parametrize(
    ("preset", "phase", "answer"),
    [("mailru_cheat", "calling", Waive()), (None, "hanging", Decline())],
)
def test_17_8_silence_in_a_call_window_and_at_a_hang_question_is_an_answer(
    preset: str | None, phase: str, answer: Waive | Decline
) -> None:
    """And no absence: nobody loses his seat for calling nobody, or for what his hand allows."""

    async def story() -> None:
        world = World()
        table = await people(world, preset or "gto_pogony", 3 if preset else 6)
        await taken(world, table)
        assert (await deal_at(world, table)).phase == phase
        await time_is_out(world, table)
        silent = [r for r in await records(world, table) if getattr(r, "action", None) == answer]
        assert silent != []
        assert {absence.misses for absence in (await world.table(table)).absences} == {0}

    anyio.run(story)


def test_17_8_a_forced_hang_hangs() -> None:
    """§15.9: on lead with nothing but pogons."""

    async def story() -> None:
        world = World()
        table = await people(world, "gto_pogony_strict", 6)
        view = await view_at(world, table)
        assert view.opener is not None
        suits = [suit for at, suit in enumerate("♠♣♦♥") if at != view.trump_suit]
        await hold(world, table, view.opener, f"6{suits[0]} 6{suits[1]}")
        assert mildest(await deal_at(world, table), view.opener) == Hang()
        await time_is_out(world, table)
        result = (await deal_at(world, table)).result
        assert result is not None
        assert result.end == "hang"

    anyio.run(story)


def test_17_8_a_card_15_9_forbids_to_lead_is_skipped() -> None:
    async def story() -> None:
        world = World()
        table = await people(world, "gto_pogony_strict", 6)
        view = await view_at(world, table)
        assert view.opener is not None
        suits = [suit for at, suit in enumerate("♠♣♦♥") if at != view.trump_suit]
        trump = "♠♣♦♥"[view.trump_suit]
        await hold(world, table, view.opener, f"6{suits[0]} A{trump}")
        assert mildest(await deal_at(world, table), view.opener) == Lead((parse(f"A{trump}"),))

    anyio.run(story)


async def missing_twice(world: World) -> tuple[str, int]:
    """Open a table of two and let the opener be absent: he is led for, and passes at last."""
    table = await people(world, "service_podkidnoy", 2)
    opener = (await view_at(world, table)).opener
    assert opener is not None
    await time_is_out(world, table)
    await done(world, table, 1 - opener, Take())
    await time_is_out(world, table)
    return table, opener


def test_17_8_two_time_outs_in_a_row_hand_the_seat_to_a_substitute() -> None:
    async def story() -> None:
        world = World()
        table, seat = await missing_twice(world)
        assert (await records(world, table))[-2:] == [
            TimedOut(seat, Pass()),
            Substituted(seat, "medium"),
        ]
        state = await world.table(table)
        assert state.driver(seat) == "medium"
        view = table_view(state, 1 - seat, {}, frozenset(), world.clock.time)
        assert [one.substitute for one in view.seats] == [at == seat for at in range(2)]
        assert view.seats[seat].kind == "person"
        assert (await world.table(table)).phase == "playing"

    anyio.run(story)


def test_17_8_an_act_of_his_own_between_two_time_outs_keeps_the_seat() -> None:
    async def story() -> None:
        world = World()
        table = await people(world, "service_podkidnoy", 2)
        opener = (await view_at(world, table)).opener
        assert opener is not None
        await time_is_out(world, table)
        await done(world, table, opener, Pass())
        assert (await world.table(table)).absences[opener].misses == 0
        await done(world, table, 1 - opener, Take())
        await time_is_out(world, table)
        assert (await world.table(table)).driver(opener) is None

    anyio.run(story)


def test_17_8_the_substitute_plays_on_in_its_time() -> None:
    async def story() -> None:
        world = World(900)
        table, seat = await missing_twice(world)
        while (await view_at(world, table)).opener != seat:
            await at(world, world.clock.time + SECOND)
        acts = (await view_at(world, table)).acts
        await at(world, world.clock.time + SECOND)
        assert (await view_at(world, table)).acts == acts + 1
        absence = (await world.table(table)).absences[seat]
        assert (absence.substitute, absence.replaced) == ("medium", True)

    anyio.run(story)


@pytest.mark.parametrize("by_an_act", [True, False])
def test_17_8_the_player_may_come_back_at_any_moment(*, by_an_act: bool) -> None:
    async def story() -> None:
        world = World()
        table, seat = await missing_twice(world)
        while (await view_at(world, table)).opener != seat:
            await done(world, table, 1 - seat, (await deal_at(world, table)).legal(1 - seat)[0])
        if by_an_act:
            await lead(world, table)
        else:
            back = ComeBack(PEOPLE[seat], "back")
            assert isinstance(await world.host.command(table, back), Accepted)
            assert isinstance(await world.host.command(table, back), Accepted)
        back_again = [r for r in await records(world, table) if isinstance(r, Returned)]
        assert [record.seat for record in back_again] == [seat]
        state = await world.table(table)
        assert state.driver(seat) is None
        assert state.absences[seat].misses == 0
        acts = (await view_at(world, table)).acts
        await at(world, world.clock.time + 3 * SECOND)
        after = await view_at(world, table)
        assert [one.kind for one in after.history[acts:] if one.seat == seat] == []

    anyio.run(story)


def test_17_8_a_refused_act_brings_nobody_back() -> None:
    async def story() -> None:
        world = World()
        table, seat = await missing_twice(world)
        answer = await act(world, table, seat, Beat(parse("6♠"), parse("7♠")))
        assert isinstance(answer, Refusal)
        assert (await world.table(table)).driver(seat) == "medium"

    anyio.run(story)


def test_17_8_a_time_out_that_comes_twice_is_done_once() -> None:
    async def story() -> None:
        world = World()
        table = await people(world, "classic", 3)
        (end,) = deadlines(await world.table(table))
        world.clock.time = end.at
        for host in (world.host, world.another_host()):
            answer = await host.command(table, TimeIsOut(end.at, end.what))
            assert isinstance(answer, Accepted)
        missed = [r for r in await records(world, table) if isinstance(r, TimedOut)]
        assert len(missed) == 1

    anyio.run(story)


def test_17_8_the_substitute_is_there_after_a_restart_and_in_every_fold() -> None:
    async def story() -> None:
        world = World(900)
        table, seat = await missing_twice(world)
        digest = (await world.table(table)).digest()
        world.restart()
        assert (await world.table(table)).digest() == digest
        rebuilt = fold(await world.journal.load(table))
        assert rebuilt is not None
        assert rebuilt.driver(seat) == "medium"
        room = await world.room(table)
        assert type(room.attendants[seat]) is not type(room.attendants[1 - seat])

    anyio.run(story)
