"""S1 to S10, S27, S58 and S61: what a table of the service does by itself."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, get_args

import anyio
import msgspec
import pytest

from kozyr.bots.levels import LEVELS, player
from kozyr.bots.player import Player
from kozyr.game.actions import Pass, Take, Transfer
from kozyr.game.view import View
from kozyr.rules.options import Rules
from kozyr.table.commands import Join, SwitchAutoPass, WantAnother
from kozyr.table.folding import apply
from kozyr.table.log import AnyRecord, Created, Entry, Played, ProposalAnswered, Proposed
from kozyr.table.room import replay
from kozyr.table.table import Table
from kozyr.web.protocol import TableView
from kozyr.web.system import ThinkingDelays
from kozyr.web.views import table_view
from tests.table.playing import play_out
from tests.table.scenes import PEOPLE, at, deal_at, done, hold, lead, people, recorded, view_at
from tests.table.world import RandomPlayer, World
from tests.web.listening import Listening


async def log_of(world: World, table: str) -> list[Entry]:
    return list(await world.journal.load(table))


def test_s1_whatever_is_done_at_a_table_its_options_never_change() -> None:
    """Through consent, a deal, a switch and a rematch the vector is that of its first record."""

    async def story() -> None:
        world = World(900, 1_700)
        table = await world.open("classic_perevodnoy", people=2, bots=1)
        before = (await world.table(table)).rules
        await play_out(world, table, ["ann", "bob"])
        await world.host.command(table, SwitchAutoPass("ann", "switch", on=False))
        for player_id in ("ann", "bob"):
            await world.host.command(table, WantAnother(player_id, "again"))
        await play_out(world, table, ["ann", "bob"])
        stages = list(stages_of(await log_of(world, table)))
        assert len(stages) > 50
        assert {stage.rules for stage in stages} == {before}

    anyio.run(story)


def stages_of(entries: list[Entry]) -> Iterator[Table]:
    """Give the table after every entry of its log."""
    table = None
    for entry in entries:
        table = replay(table, entry)
        yield table


def test_s1_only_the_record_that_opens_a_table_and_proposals_hold_rules() -> None:
    """The variant is chosen before the table exists, and nothing in a log can alter it."""
    holding = [kind for kind in get_args(AnyRecord) if Rules in fields_of(kind)]
    assert holding == [Created, Proposed]


def test_s1_a_proposal_accepted_or_not_alters_no_rules_of_its_table() -> None:
    async def story() -> None:
        world = World()
        table = await world.table(await world.open("classic", people=2, bots=0))
        others = msgspec.structs.replace(table.rules, draw="off")
        after = apply(table, Proposed("eve", others, home=False), at=0)
        for accepted in (True, False):
            answered = apply(after, ProposalAnswered(1, accepted, by=0), at=0)
            assert answered.rules == after.rules == table.rules

    anyio.run(story)


def fields_of(kind: type) -> set[object]:
    return {field.type for field in msgspec.structs.fields(kind)}


def test_s5_the_first_card_is_dealt_only_after_the_last_consent() -> None:
    async def story() -> None:
        world = World()
        table = await world.open("classic", people=3, bots=0)
        for player_id, dealt in (("bob", False), ("eve", True)):
            assert (await world.table(table)).deal is None
            await world.host.command(table, Join(player_id))
            assert ((await world.table(table)).deal is not None) is dealt

    anyio.run(story)


@pytest.mark.parametrize("company", [{"people": 2, "bots": 0}, {"people": 1, "bots": 1}])
def test_s7_perevodnoy_is_played_with_a_friend_and_with_a_bot(company: dict[str, int]) -> None:
    async def story() -> None:
        transferred = 0
        for _ in range(8):
            world = World(900, 1_700, bots=player)
            table = await world.open("service_perevodnoy", level="medium", **company)
            finished = await play_out(world, table, PEOPLE[: company["people"]])
            assert finished.phase == "over"
            assert finished.deal is not None
            assert finished.deal.result is not None
            records = [entry.record for entry in await log_of(world, table)]
            transferred += any(
                isinstance(r, Played) and isinstance(r.action, Transfer) for r in records
            )
        assert transferred > 0

    anyio.run(story)


def test_s10_a_bot_is_shown_its_own_seats_view_and_nothing_else() -> None:
    async def story() -> None:
        made: dict[int, list[RandomPlayer]] = {1: [], 2: []}

        def bots(level: str, rules: Rules, seat: int) -> Player:
            del level, rules
            bot = RandomPlayer(seat)
            made.setdefault(seat, []).append(bot)
            return bot

        world = World(900, bots=bots)
        table = await world.open("classic", bots=2)
        await play_out(world, table)
        for seat in (1, 2):
            views = [view for bot in made[seat] for view in bot.seen]
            assert {type(view) for view in views} == {View}
            assert {view.seat for view in views} == {seat}

    anyio.run(story)


@pytest.mark.parametrize("level", LEVELS)
def test_s10_a_bot_is_always_labelled(level: str) -> None:
    async def story() -> None:
        world = World(900)
        table = await world.open("service_podkidnoy", level=level)
        for moment in (await world.table(table), await play_out(world, table)):
            person, bot = shown(moment).seats
            assert (person.kind, bot.kind, bot.level) == ("person", "bot", level)

    anyio.run(story)


def shown(table: Table) -> TableView:
    return table_view(table, 0, {}, frozenset(), 0)


def test_s10_a_bot_thinks_for_800_to_2500_milliseconds() -> None:
    delays = [ThinkingDelays().thinking() for _ in range(400)]
    assert 800 <= min(delays) < 1_000
    assert 2_300 < max(delays) <= 2_500

    async def story() -> None:
        world = World(800, 2_500)
        table = await world.open("service_podkidnoy")
        await play_out(world, table)
        entries = await log_of(world, table)
        for before, entry in pairwise(entries):
            if isinstance(entry.record, Played) and entry.record.seat == 1:
                assert entry.at - before.at >= 800

    anyio.run(story)


@pytest.mark.parametrize("preset", ["service_podkidnoy", "service_perevodnoy"])
def test_s27_the_bout_closes_by_an_automatic_pass(preset: str) -> None:
    """Whose hand holds no card of the rank is passed for within 2.5 seconds."""

    async def story() -> None:
        world = World()
        table = await people(world, preset, 2)
        await lead(world, table)
        view = await view_at(world, table)
        assert view.opener is not None
        assert view.defender is not None
        await hold(world, table, view.opener, "7♠ 8♠ J♠")
        assert view.table[0].attack % 16 not in (5, 6, 9), "the hand of this test would match"
        await done(world, table, view.defender, Take())
        assert (await deal_at(world, table)).phase == "bout"
        await at(world, world.clock.time + 2_500)
        assert [played.command for played in await recorded(world, table, Pass)] == [None]
        assert (await view_at(world, table)).bout == 2

    anyio.run(story)


@pytest.mark.parametrize(
    ("options", "deals"), [({"series": "fixed", "series_n": 3}, 3), ({"series": "single"}, 1)]
)
def test_s35_a_series_keeps_the_rules_shows_its_score_and_ends_as_agreed(
    options: dict[str, Any], deals: int
) -> None:
    async def story() -> None:
        world = World(900)
        table = await world.open("classic", bots=1, **options)
        rules = (await world.table(table)).rules
        for played in range(1, deals + 1):
            score = shown(await play_out(world, table)).series
            assert (score.number, score.over) == (played, played == deals)
            assert sum(score.losses) <= played
            assert (await world.table(table)).rules == rules
            await world.host.command(table, WantAnother("ann", f"after {played}"))
        assert shown(await world.table(table)).series.number == 1

    anyio.run(story)


def test_s35_a_series_to_losses_ends_with_so_many_losses_of_one() -> None:
    async def story() -> None:
        world = World(900)
        table = await world.open("classic", bots=1, series="to_losses", series_n=2)
        for played in range(1, 40):
            score = shown(await play_out(world, table)).series
            assert score.over is (max(score.losses) == 2)
            if score.over:
                return
            await world.host.command(table, WantAnother("ann", f"after {played}"))
        pytest.fail("nobody lost twice")

    anyio.run(story)


def test_s37_who_comes_back_is_sent_the_whole_table() -> None:
    """His hand, the bout, what he may do: as if he had never been away."""

    async def story() -> None:
        world = World(2_500)
        table = await people(world, "service_perevodnoy", 2)
        async with Listening(world).at(table, 2) as (ann, _):
            before = await ann.say({"type": "resync"})
        await lead(world, table)
        async with Listening(world).at(table, 2) as (ann, _):
            [*_, after] = await ann.say({"type": "resync"})
        view = msgspec.json.decode(after, type=TableView).deal
        assert after != before[-1]
        assert view == await view_at(world, table, 0)

    anyio.run(story)


@pytest.mark.parametrize("preset", ["service_podkidnoy", "gto_perevodnoy", "classic"])
def test_s58_no_hand_is_sent_before_the_whole_deal_is_dealt(preset: str) -> None:
    """Whatever the sockets hear while people sit down is no hand, or a whole one."""

    async def story() -> None:
        world = World()
        served = Listening(world)
        table = await world.open(preset, people=2, bots=0)
        async with served.at(table, 1) as (ann,):
            await world.host.command(table, Join("bob"))
            await ann.say({"type": "resync"})
            hands = [deal_in(frame) for frame in ann.heard]
        assert hands[0] is None
        assert [len(hand) for hand in hands if hand is not None] == [6] * (len(hands) - 1)
        assert len(hands) > 1

    anyio.run(story)


def deal_in(frame: str) -> list[int] | None:
    deal = msgspec.json.decode(frame)["deal"]
    return None if deal is None else deal["hand"]
