"""Moments at a table of people: they do what they are told, and nothing else happens."""

from kozyr.cards.card import parse
from kozyr.game.actions import Action, Call, Decline, Lead, Pass, Take
from kozyr.game.deal import Deal
from kozyr.game.view import Phase, View
from kozyr.table.answers import Accepted, Answer
from kozyr.table.commands import Act, Join
from kozyr.table.log import Played
from kozyr.table.ports import Timer
from tests.table.world import World

PEOPLE = ("ann", "bob", "cat", "dan", "eve", "fay", "gil", "hal")

CHEATS = "mailru_cheat"
"""Beats and transfers may be armed, a cheat may be called for five seconds after the bout."""

EPAULETTES = "gto_pogony"
"""With six players the talon is empty from the start, so that every bout ends with a question."""


async def people(world: World, preset: str, count: int, **options: object) -> str:
    """Open a table at which so many people sit, and nobody else."""
    table = await world.open(preset, people=count, bots=0, level="easy", **options)
    for player in PEOPLE[1:count]:
        assert isinstance(await world.host.command(table, Join(player)), Accepted)
    return table


async def deal_at(world: World, table: str) -> Deal:
    deal = (await world.table(table)).deal
    assert deal is not None
    return deal


async def view_at(world: World, table: str, seat: int = 0) -> View:
    return (await deal_at(world, table)).view(seat)


async def act(world: World, table: str, seat: int, action: Action, name: str = "") -> Answer:
    """Let a person act, seeing the table as it is; `name` is the command's id."""
    state = await world.table(table)
    seen = (await deal_at(world, table)).acts
    command = Act(PEOPLE[seat], name or f"v{state.version}", action, seen)
    return await world.host.command(table, command)


async def done(world: World, table: str, seat: int, action: Action) -> None:
    answer = await act(world, table, seat, action)
    assert isinstance(answer, Accepted), answer


async def lead(world: World, table: str) -> None:
    """Let the opener lead his lowest card."""
    opener = (await view_at(world, table)).opener
    assert opener is not None
    hand = (await view_at(world, table, opener)).hand
    await done(world, table, opener, Lead(hand[:1]))


async def taken(world: World, table: str) -> None:
    """Play a bout that is taken until it closes: nobody throws in, all pass."""
    await lead(world, table)
    deal = await deal_at(world, table)
    defender = deal.view(0).defender
    assert defender is not None
    await done(world, table, defender, Take())
    await all_pass(world, table)


async def alone_until(world: World, preset: str, bots: int, phase: Phase) -> str:
    """Open a table of a person and bots and play until the deal waits for that."""
    table = await world.open(preset, bots=bots)
    while (await deal_at(world, table)).phase != phase:
        action = mildest(await view_at(world, table))
        if action is not None:
            await done(world, table, 0, action)
        else:
            assert await world.go_on(), "nobody has anything to do"
    return table


def mildest(view: View) -> Action | None:
    """Lead the lowest card, take or pass; None where one has nothing to say."""
    if view.role == "opener":
        return Lead(view.hand[:1])
    if view.buttons.take is None:
        return Take()
    return Pass() if view.buttons.pass_ is None else None


async def all_pass(world: World, table: str) -> None:
    """Let everybody pass who may until the bout closes."""
    while passers := [
        seat
        for seat in range(len((await world.table(table)).seats))
        if (await deal_at(world, table)).why_not(seat, Pass()) is None
    ]:
        await done(world, table, passers[0], Pass())


async def asked(world: World, table: str) -> tuple[int, ...]:
    """Give the seats asked whether they hang, of which there must be some."""
    deal = await deal_at(world, table)
    assert deal.phase == "hanging"
    return deal.may_act()


async def hold(world: World, table: str, seat: int, cards: str) -> None:
    """Put a hand into a seat of the newest state, in memory only."""
    state = (await deal_at(world, table)).state
    state.put_hand(seat, sum(1 << parse(card) for card in cards.split()))


async def recorded(world: World, table: str, kind: type[Action]) -> list[Played]:
    """List the acts of one kind in the log."""
    records = [entry.record for entry in await world.journal.load(table)]
    return [r for r in records if isinstance(r, Played) and isinstance(r.action, kind)]


def timer_of(world: World, what: object) -> Timer | None:
    return next((timer for timer in world.timers() if timer.what == str(what)), None)


async def at(world: World, time: int) -> None:
    """Let it be that late, and do what is due."""
    world.clock.time = time
    await world.sweeper.sweep()


async def called_wrongly(world: World, table: str) -> tuple[int, int]:
    """Let one call another who has not cheated; give both."""
    deal = await deal_at(world, table)
    caller = deal.may_act()[0]
    player = deal.view(caller).calls[0]
    await done(world, table, caller, Call(player))
    return caller, player


async def declined_by_all(world: World, table: str) -> None:
    for seat in await asked(world, table):
        await done(world, table, seat, Decline())
