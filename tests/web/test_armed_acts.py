"""Nothing that is sent tells whether an act was armed, before the bout is over (§14.4, §19.8)."""

from collections.abc import Sequence

import anyio
import msgspec
import pytest

from kozyr.game.actions import Action, Beat, ThrowIn, Transfer
from kozyr.game.cheating import Cheats
from kozyr.game.view import View
from kozyr.table.log import Played
from kozyr.table.table import Table
from kozyr.web.protocol import TableView, to_client
from kozyr.web.views import table_view
from tests.table.scenes import PEOPLE, deal_at, people
from tests.table.world import RandomPlayer, World, choices
from tests.web.listening import Listening
from tests.web.serving import from_server

SCOPES = ("beat_transfer", "beat_throw_in")
SEATS = 3
TURNS = 600
CHEATS = {"cheating": "on", "cheat_penalty": "rollback", "throw_in_order": "free"}


def fair(view: View) -> list[Action]:
    """List what a view offers without the mark."""
    return [action for action in choices(view) if not getattr(action, "armed", False)]


def armed(view: View, action: Action) -> Action:
    """Arm an act, if the rules let it be armed."""
    if not isinstance(action, Beat | ThrowIn | Transfer):
        return action
    marked = msgspec.structs.replace(action, armed=True)
    return marked if marked in choices(view) else action


class Honest(RandomPlayer):
    """Does what would be legal anyway, with or without the mark."""

    def __init__(self, seat: int, *, arms: bool) -> None:
        super().__init__(seat)
        self.arms = arms

    def choose(self, view: View) -> Action | None:
        offered = fair(view)
        action = self._random.choice(offered) if offered else None
        return armed(view, action) if action is not None and self.arms else action


async def play(listening: Listening, table: str, players: Sequence[RandomPlayer]) -> None:
    """Let the people act over their sockets until the deal is over, or for so many turns."""
    world = listening.world
    for turn in range(TURNS):
        state, seat = await world.table(table), turn % SEATS
        if state.phase != "playing":
            return
        view = (await deal_at(world, table)).view(seat)
        action = players[seat].choose(view)
        if action is None:
            continue
        message = {"type": "act", "id": f"{turn}", "action": action, "seen": view.acts}
        await listening.listeners[seat].say(message)
        assert (await world.table(table)).version > state.version


@pytest.mark.parametrize("scope", SCOPES)
def test_s60_an_armed_act_that_fits_is_sent_like_any_other(scope: str) -> None:
    """§14.4: the same deal twice, once with every act armed that may be: not a byte differs."""
    heard: list[list[list[str]]] = []
    marks: list[int] = []

    async def story(*, arms: bool) -> None:
        listening = Listening(World(2_500))
        table = await people(
            listening.world, "classic_perevodnoy", SEATS, cheat_scope=scope, **CHEATS
        )
        async with listening.at(table, SEATS) as listeners:
            await play(listening, table, [Honest(at, arms=arms) for at in range(SEATS)])
        heard.append([listener.heard for listener in listeners])
        records = [entry.record for entry in await listening.world.journal.load(table)]
        actions = [record.action for record in records if isinstance(record, Played)]
        marks.append(sum(getattr(action, "armed", False) for action in actions))

    anyio.run(lambda: story(arms=False))
    anyio.run(lambda: story(arms=True))
    assert marks[0] == 0
    assert marks[1] > 10
    assert heard[0] == heard[1]


@pytest.mark.parametrize("scope", SCOPES)
def test_s60_until_the_bout_is_over_a_cheat_is_sent_like_a_fair_card(scope: str) -> None:
    """§14.4: every frame is what it would be if nobody had ever cheated in this bout."""

    async def story() -> None:
        world = World(2_500)
        table = await people(world, "classic_perevodnoy", SEATS, cheat_scope=scope, **CHEATS)
        listening = Listening(world)
        cheated = 0
        async with listening.at(table, SEATS):
            players = [Looking(at, listening, table) for at in range(SEATS)]
            await play(listening, table, players)
            cheated = sum(player.cheated for player in players)
        assert cheated > 10

    anyio.run(story)


class Looking(RandomPlayer):
    """Cheats at random, and looks each time whether a frame tells of a cheat."""

    def __init__(self, seat: int, listening: Listening, table: str) -> None:
        super().__init__(seat)
        self.listening, self.table, self.cheated = listening, table, 0

    def choose(self, view: View) -> Action | None:
        room = vars(self.listening.parts.host)["_rooms"].get(self.table)
        state: Table = room.table
        assert state.deal is not None
        if state.deal.state.cheats:
            self.cheated += 1
            for seat in range(SEATS):
                assert frame(state, seat) == frame(innocent(state), seat)
                assert '"armed":true' not in frame(state, seat)
        return super().choose(view)


def frame(table: Table, seat: int) -> str:
    return to_client.encode(table_view(table, seat, {}, frozenset(PEOPLE), 0)).decode()


def innocent(table: Table) -> Table:
    """Give the same table with nobody guilty of anything on it."""
    assert table.deal is not None
    deal = table.deal.copy()
    deal.state.cheats = 0
    deal.cheats = Cheats()
    return msgspec.structs.replace(table, deal=deal)


def test_s60_once_the_bout_is_over_its_cheats_are_told() -> None:
    async def story() -> None:
        world = World(2_500)
        table = await people(
            world, "classic_perevodnoy", SEATS, cheat_scope="beat_transfer", **CHEATS
        )
        listening = Listening(world)
        async with listening.at(table, SEATS) as listeners:
            await play(listening, table, [RandomPlayer(at) for at in range(SEATS)])
        frames = [from_server.decode(one) for one in listeners[0].heard]
        deals = [one.deal for one in frames if isinstance(one, TableView) and one.deal]
        assert any(deal.last_bout is not None and deal.last_bout.cheats for deal in deals)

    anyio.run(story)
