"""S56, §19.8: tables that differ in hidden cards send a seat the same bytes at the same times."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import anyio
import msgspec
import pytest

from kozyr.game.actions import Action
from kozyr.game.playout import Dice
from kozyr.rules.presets import Preset, presets
from kozyr.table import attendants
from kozyr.table.room import Room
from kozyr.table.table import Table
from tests.secrecy.recording import Hall, Person, hall
from tests.secrecy.trying import anything
from tests.table.world import World
from tests.walks.sizes import LONG
from tests.walks.twins import common, twin_of
from tests.web.serving import a_client

PAIRS = 400 if LONG else 12
MOST = 60
"""After so many steps two tables have been alike for long enough."""


class Side:
    """One of the two worlds: its hall, the people at its table, and a stranger."""

    def __init__(self, opened: Hall) -> None:
        self.hall = opened
        self.people: list[Person] = []
        self.table_id = ""
        self._read = 0

    async def begin(self, preset: str, seats: int) -> None:
        self.people = [await self.hall.person() for _ in range(seats + 1)]
        wish = {"preset": preset, "options": {"players": seats}, "people": seats, "bots": []}
        made = await self.people[0].ask("POST", "/api/tables", wish)
        self.table_id = made.json()["table"]
        for person in self.people[1:seats]:
            await person.ask("POST", f"/api/tables/{self.table_id}/join", {})
        for person in self.people:
            await person.listen(f"/ws/tables/{self.table_id}")

    async def room(self) -> Room:
        return await self.hall.world.room(self.table_id)

    async def table(self) -> Table:
        return (await self.room()).table

    async def put_twin(self, viewer: int, dice: Dice) -> None:
        """Exchange cards that a seat cannot see, in memory only."""
        room = await self.room()
        assert room.table.deal is not None
        twin = twin_of(room.table.deal, viewer, dice)
        room.table = msgspec.structs.replace(room.table, deal=twin)

    async def done(self) -> list[tuple[int, object]]:
        """Give what was done since this was asked last: the new records of the log."""
        entries = await self.hall.world.journal.load(self.table_id, self._read)
        self._read += len(entries)
        return [(entry.at, entry.record) for entry in entries]

    def timers(self) -> list[tuple[int, str, int]]:
        return sorted((t.at, t.what, t.mark) for t in self.hall.world.timers())

    def heard(self, people: Sequence[int]) -> list[tuple[int, str, bytes]]:
        return [(h.at, h.way, h.body) for one in people for h in self.people[one].heard]


class Pair:
    """Two worlds in step; from some moment on a seat's hidden cards are others in the second."""

    def __init__(self, one: Side, other: Side, seats: int, number: int) -> None:
        self.sides = (one, other)
        self.seats, self.cards = seats, Dice(number)
        self.dice = random.Random(number)  # noqa: S311 - repeatable on purpose
        self.viewer = self.dice.randrange(seats)
        self.parted_at = self.dice.randrange(40)
        self.parted = False
        self.seen: Counter[str] = Counter()

    async def play(self) -> Counter[str]:
        """Go on until the hidden cards show, as they must sometime."""
        for step in range(self.parted_at + MOST):
            tables = [await side.table() for side in self.sides]
            if tables[0].phase != "playing":
                break
            assert tables[0].deal is not None
            if step >= self.parted_at and not self.parted and tables[0].deal.phase == "lead":
                await self.sides[1].put_twin(self.viewer, self.cards)
                self.parted = True
            await self.step([await side.table() for side in self.sides])
            if not await self.alike():
                self.seen["came to light"] += 1
                break
            self.compare()
        return self.seen

    async def step(self, tables: list[Table]) -> None:
        """Let somebody do the same at both, or let time go on at both."""
        choice = self.choice(*tables)
        kind = self.dice.randrange(5)
        if kind == 0:
            await self.both(self.dice.randrange(self.seats), anything(self.dice), tables)
        elif kind <= 2 and choice is not None:
            await self.both(*choice, tables)
        else:
            went = [await side.hall.world.go_on() for side in self.sides]
            if not any(went) and choice is not None:
                await self.both(*choice, tables)

    async def both(self, seat: int, action: Action, tables: list[Table]) -> None:
        for side, table in zip(self.sides, tables, strict=True):
            await side.people[seat].act(table, action)

    def choice(self, one: Table, other: Table) -> tuple[int, Action] | None:
        """An action that is legal at both tables."""
        assert one.deal is not None
        assert other.deal is not None
        seats = range(self.seats)
        found = [(at, act) for at in seats for act in common(one.deal.legal(at), other.deal, at)]
        return self.dice.choice(found) if found else None

    async def alike(self) -> bool:
        """Whether the same was done at both, and no hidden card has come to light."""
        logs = [await side.done() for side in self.sides]
        return logs[0] == logs[1] and shown(await self.sides[0].table(), self.viewer) == shown(
            await self.sides[1].table(), self.viewer
        )

    def compare(self) -> None:
        """Look at every byte and time, of the viewer and of the stranger."""
        watching = (self.viewer, self.seats)
        one, other = (side.heard(watching) for side in self.sides)
        assert one == other
        assert self.sides[0].timers() == self.sides[1].timers()
        self.seen["moments after parting" if self.parted else "moments before"] += 1


def shown(table: Table, viewer: int) -> Any:  # noqa: ANN401 - to be compared only
    """What comes to light by the rules: one's own cards, hung ones, a set passed on, a result."""
    assert table.deal is not None
    view = table.deal.view(viewer)
    last = view.last_bout
    hung = [act for act in last.acts if act.kind == "hang"] if last else []
    return view.hand, hung, last and last.passed_set, view.result, table.phase


def seats_of(preset: Preset) -> int:
    return max(preset.players_min, min(3, preset.players_max))


def test_s56_traffic_and_times_do_not_depend_on_hidden_cards(tmp_path: Path) -> None:
    seen = sum(pairs(PAIRS, a_client(tmp_path / "static")), Counter[str]())
    assert seen["moments after parting"] > 8 * PAIRS
    assert seen["moments before"] > 8 * PAIRS
    assert seen["came to light"] > PAIRS // 4


def pairs(count: int, static: Path) -> Iterator[Counter[str]]:
    """Play so many pairs of tables, at all sets of rules in turn."""
    sets = presets()

    async def pair(number: int) -> Counter[str]:
        preset = sets[number % len(sets)]
        seats = seats_of(preset)
        async with hall(World(900, 1_700), static) as one, hall(World(900, 1_700), static) as two:
            sides = Side(one), Side(two)
            for side in sides:
                await side.begin(preset.name, seats)
            return await Pair(*sides, seats, number).play()

    for number in range(count):
        yield anyio.run(pair, number)


def test_a_timer_that_depends_on_a_hand_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Were only those looked after who hold no card that fits, the planned times would tell it."""
    fair = attendants.attended

    def telling(table: Table) -> tuple[int, ...]:
        deal = table.deal
        if deal is None:
            return ()
        may_add = {at for at in fair(table) if any(move.throw_in for move in deal.view(at).moves)}
        return tuple(seat for seat in fair(table) if seat not in may_add)

    monkeypatch.setattr(attendants, "attended", telling)
    with pytest.raises(AssertionError):
        list(pairs(2 * PAIRS, a_client(tmp_path / "static")))
