"""Bots and automatic passes come in their time, whatever the hands are (§17.6, S10)."""

from typing import Any, Literal

import anyio
import msgspec
import pytest

from kozyr.cards.card import parse
from kozyr.game.actions import Action, Pass
from kozyr.game.view import Act, CardMoves, Pair, View
from kozyr.rules.options import Rules
from kozyr.rules.refusal import Code, Refusal, refuse
from kozyr.table import commands
from kozyr.table.attendants import Automatic, attended, looks
from kozyr.table.table import Table
from tests.table.world import World, choices


async def one_card_lies(world: World, word: str = "opener_first_then_all") -> Table:
    """Open a table of four and play until one attack card lies on the table."""
    table = await world.open("classic", bots=3, throw_in_order=word)
    while not (state := await shown(world, table)).table:
        offered = choices(state)
        if offered:
            act = commands.Act("ann", str(state.acts), offered[0], state.acts)
            await world.host.command(table, act)
        else:
            await world.go_on()
    return await world.table(table)


async def shown(world: World, table: str) -> View:
    deal = (await world.table(table)).deal
    assert deal is not None
    return deal.view(0)


def test_bots_are_asked_when_they_may_act_and_people_to_pass_only() -> None:
    async def story() -> None:
        world = World()
        state = await one_card_lies(world)
        assert state.deal is not None
        view = state.deal.view(0)
        person = {0} if 0 in view.may_act and view.defender != 0 else set()
        assert set(attended(state)) == {seat for seat in view.may_act if seat != 0} | person
        assert {int(timer.what) for timer in world.timers()} == set(attended(state))

    anyio.run(story)


def test_nobody_is_asked_before_the_deal() -> None:
    async def story() -> None:
        world = World()
        table = await world.table(await world.open("classic", people=2, bots=1))
        assert attended(table) == ()
        assert looks(table, 0, [1, 2, 3]) == ()
        assert not await world.go_on()

    anyio.run(story)


def test_a_delay_is_drawn_for_every_seat_alike() -> None:
    """Else the number of draws would tell how many seats had something to do."""

    async def story() -> None:
        world = World()
        before = world.delays.asked
        await world.open("classic", bots=3)
        assert (world.delays.asked - before) % 4 == 0
        assert world.delays.asked > before

    anyio.run(story)


def test_times_do_not_start_anew_with_anothers_pass() -> None:
    """So the passes that end a bout run side by side, and it closes within 2.5 s."""

    async def story() -> None:
        world = World()
        state = await one_card_lies(world, "free")
        assert state.deal is not None
        marks = {timer.what: timer.mark for timer in looks(state, 0, [0] * 4)}
        passed = state.deal.copy()
        passers = [seat for seat in passed.may_act() if passed.why_not(seat, Pass()) is None]
        passed.act(passers[0], Pass())
        after = msgspec.structs.replace(state, deal=passed)
        later = {timer.what: timer.mark for timer in looks(after, 0, [0] * 4)}
        assert len(passers) > 1
        assert later.items() <= marks.items()

    anyio.run(story)


def test_times_start_anew_with_a_card() -> None:
    async def story() -> None:
        state = await one_card_lies(World())
        assert state.deal is not None
        marks = {timer.mark for timer in looks(state, 0, [0] * 4)}
        taken = state.deal.copy()
        defender = taken.view(0).defender
        assert defender is not None
        action: Action = choices(taken.view(defender))[0]
        assert not isinstance(taken.act(defender, action), Refusal)
        after = msgspec.structs.replace(state, deal=taken)
        assert marks.isdisjoint(timer.mark for timer in looks(after, 0, [0] * 4))

    anyio.run(story)


async def a_view() -> View:
    state = await one_card_lies(World())
    assert state.deal is not None
    return state.deal.view(0)


def in_hand(hand: str, laid: str, word: Code | None, *, fits: bool = False) -> View:
    """Give the view of a thrower who holds one card while one card lies on the table."""
    card, attack = parse(hand), parse(laid)
    view = anyio.run(a_view)
    refusal = None if fits else refuse(word or Code.RANK_NOT_ON_TABLE, **_params(word))
    moves = CardMoves(
        card, lead=False, joins=(), beat=(), throw_in=fits, transfer=False, show=False
    )
    buttons = msgspec.structs.replace(view.buttons, pass_=None, throw_in=refusal)
    return msgspec.structs.replace(
        view,
        hand=(card,),
        moves=(moves,),
        table=(Pair(attack, 1, None, None),),
        buttons=buttons,
    )


def _params(word: Code | None) -> dict[str, Any]:
    return {"ranks": (4,)} if word is None else {"seat": 1}


@pytest.mark.parametrize(
    ("hand", "word", "fits", "passes"),
    [
        ("7♠", None, False, True),
        ("6♠", None, True, False),
        ("7♠", Code.FIRST_WORD, False, True),
        ("6♠", Code.FIRST_WORD, False, False),
        ("6♠", Code.NOT_YOUR_WORD, False, False),
    ],
)
def test_who_can_add_nothing_is_passed_for(
    hand: str, word: Code | None, *, fits: bool, passes: bool
) -> None:
    """A card that will fit once the word comes round is a reason to wait."""
    view = in_hand(hand, "6♥", word, fits=fits)
    attendant = Automatic(Rules())
    attendant.see(view)
    assert attendant.choose(view) == (Pass() if passes else None)


@pytest.mark.parametrize(("throw_in", "passes"), [("any_rank", False), ("lead_rank", True)])
def test_6_1_only_what_the_table_lets_in_is_a_reason_to_wait(
    throw_in: Literal["any_rank", "lead_rank"], *, passes: bool
) -> None:
    view = in_hand("9♠", "6♥", Code.FIRST_WORD)
    attack, cover = parse("6♥"), parse("9♥")
    beaten = (Pair(attack, 1, cover, 2),)
    view = msgspec.structs.replace(view, table=beaten, history=(Act(1, "lead", (attack,)),))
    attendant = Automatic(Rules(throw_in=throw_in))
    assert attendant.choose(view) == (Pass() if passes else None)


def test_who_may_not_pass_is_left_alone() -> None:
    view = in_hand("7♠", "6♥", None)
    buttons = msgspec.structs.replace(view.buttons, pass_=refuse(Code.ALREADY_PASSED))
    assert Automatic(Rules()).choose(msgspec.structs.replace(view, buttons=buttons)) is None
