"""S56: over whole random games no byte sent to anybody tells of a card that is hidden from him."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import anyio
import msgspec
import pytest

from kozyr.cards.card import text as card_text
from kozyr.rules.presets import presets
from kozyr.table.log import Committed, Dealt, SeatSeed
from kozyr.table.room import replay
from kozyr.table.table import Table
from tests.secrecy.knowledge import (
    CARDS,
    NO_CARDS,
    Knowledge,
    cards_in,
    fields_in,
    own_hand,
    written_cards,
)
from tests.secrecy.recording import Hall, Person, Recorded, hall
from tests.secrecy.trying import anything
from tests.table.world import RandomPlayer, World
from tests.walks.sizes import LONG
from tests.web.serving import a_client

GAMES = 44 if LONG else 1
"""So many games at each of the 23 sets of rules: a thousand in a long run."""

PEOPLE = 2

READ = [
    "/api/tables",
    "/api/me/tables",
    "/api/me/history",
    "/api/me/points",
    "/api/me/rating",
    "/api/leaderboard",
    "/api/account",
    "/api/account/export",
]
"""What else can be read of tables and games."""


class Watch:
    """Follows the log of a table, and looks through whatever anybody was sent."""

    def __init__(self, opened: Hall, table: str, seats: dict[Person, int | None]) -> None:
        self.hall, self.table, self.seats = opened, table, seats
        self.knowledge = Knowledge()
        self.state: Table | None = None
        self.looked = dict.fromkeys(seats, 0)
        self.said = {person: set[int]() for person in seats}
        self.secrets: set[bytes] = set()
        self.hands: list[list[set[int]]] = []
        self.frames = self.looked_on = 0

    async def look(self) -> None:
        """Take the new entries of the log, then look through all that was sent meanwhile."""
        told = {person: self.told(person) for person in self.seats}
        self.hands = [self.knowledge.hands]
        version = 0 if self.state is None else self.state.version
        for entry in await self.hall.world.journal.load(self.table, version):
            self.state = replay(self.state, entry)
            self.knowledge.follow(entry, self.state)
            self.hands.append(self.knowledge.hands)
            self.secrets |= set(secrets_of(entry.record))
            for person in self.seats:
                told[person] |= self.told(person)
        for person in self.seats:
            for heard in person.heard[self.looked[person] :]:
                self.check(person, heard, told[person] | self.named(person))
            self.looked[person] = len(person.heard)

    def told(self, person: Person) -> set[int]:
        if self.state is None or self.state.deal is None:
            return set()
        open_discard = self.state.rules.discard_view == "open"
        return self.knowledge.told(self.seats[person], open_discard=open_discard)

    def named(self, person: Person) -> set[int]:
        """Give the cards that he has named himself, and may be answered about."""
        said = msgspec.to_builtins(person.said)
        self.said[person] |= {card for _, card in cards_in(said)}
        person.said.clear()
        return self.said[person]

    def check(self, person: Person, heard: Recorded, told: set[int]) -> None:
        """Look through one frame or body."""
        others = [one for one in self.seats if one is not person]
        hidden = self.secrets | {text.encode() for one in others for text in (one.id, one.token)}
        assert not [secret for secret in hidden if secret in heard.body], heard.way
        assert written_cards(heard.body.decode()) <= told, heard.way
        frame = msgspec.json.decode(heard.body) if heard.body.startswith((b"{", b"[")) else None
        hinted = {(at, card) for at, card in cards_in(frame) if card not in told}
        assert not hinted, (hinted, heard.way, heard.body)
        if isinstance(frame, dict) and isinstance(frame.get("deal"), dict):
            self.check_deal(person, frame)
        self.frames += 1

    def check_deal(self, person: Person, frame: dict[str, dict[str, object]]) -> None:
        """Look at what in a deal is one's own and nobody else's."""
        deal = frame["deal"]
        assert set(fields_in(deal)) <= CARDS | NO_CARDS
        seat = self.seats[person]
        if seat is None:
            self.looked_on += 1
            assert own_hand(frame) == set()
            return
        assert own_hand(frame) in [hands[seat] for hands in self.hands if hands]
        last = deal["last_bout"]
        if isinstance(last, dict):
            assert set(last["cheats"]) <= self.knowledge.cheats()
        answered = deal["answered"]
        assert answered is None or (seat, answered) in self.knowledge.answers


def secrets_of(record: object) -> Iterator[bytes]:
    """Give the seeds that a record of the log holds, as they would be written."""
    match record:
        case Committed(server_seed=seed) | SeatSeed(seed=seed):
            yield seed.hex().encode()
        case Dealt(seat_seeds=seeds):
            yield from (seed.hex().encode() for seed in seeds)
        case _:
            pass


class Game:
    """One game of two people with accounts, and bots, with a stranger who looks on."""

    def __init__(self, opened: Hall, number: int) -> None:
        self.hall = opened
        self.dice = random.Random(number)  # noqa: S311 - repeatable on purpose
        self.players = [RandomPlayer(number * 8 + seat) for seat in range(PEOPLE)]

    async def begin(self, preset: str, seats: int) -> Watch:
        """Open the table, sit down, and let a stranger come by."""
        ann, bob, eve = [await self.hall.person() for _ in range(3)]
        for person, name in ((ann, "Ann"), (bob, "Bob")):
            account = {"name": name, "password": "a horse that plays durak"}
            assert (await person.ask("POST", "/api/account", account)).status_code == 200
        bots = ["easy"] * (seats - PEOPLE)
        wish = {"preset": preset, "options": {"players": seats}, "people": PEOPLE, "bots": bots}
        made = await ann.ask("POST", "/api/tables", wish)
        table: str = made.json()["table"]
        joined = await bob.ask("POST", f"/api/tables/{table}/join", {})
        for person in (ann, bob, eve):
            await person.listen(f"/ws/tables/{table}")
        return Watch(self.hall, table, {ann: 0, bob: joined.json()["seat"], eve: None})

    async def play(self, watch: Watch) -> None:
        """Play to the end: people act and try, bots and the server do what is due."""
        sitting = [(one, seat) for one, seat in watch.seats.items() if seat is not None]
        while (table := await self.hall.world.table(watch.table)).phase == "playing":
            for (person, seat), player in zip(sitting, self.players, strict=True):
                table = await self.hall.world.table(watch.table)
                if table.phase == "playing":
                    await self.turn(table, person, seat, player)
                    await watch.look()
            await self.hall.world.go_on()
            await watch.look()
            if not self.dice.randrange(24):
                await self.look_in(watch)
        await self.look_in(watch)

    async def turn(self, table: Table, person: Person, seat: int, player: RandomPlayer) -> None:
        assert table.deal is not None
        if not self.dice.randrange(4):
            await person.act(table, anything(self.dice))
            return
        action = player.choose(table.deal.view(seat))
        if action is not None:
            await person.act(table, action)

    async def look_in(self, watch: Watch) -> None:
        """Let everybody read whatever a browser may ask for."""
        for person in watch.seats:
            for path in (f"/api/tables/{watch.table}", f"/t/{watch.table}", *READ):
                await person.ask("GET", path)
        await watch.look()


def sizes(preset: str) -> int:
    named = next(one for one in presets() if one.name == preset)
    return max(named.players_min, min(4, named.players_max))


@pytest.mark.parametrize("preset", [one.name for one in presets()])
def test_s56_nothing_sent_to_anybody_tells_of_a_hidden_card(preset: str, tmp_path: Path) -> None:
    static = a_client(tmp_path / "static")

    async def game(number: int) -> tuple[int, int]:
        async with hall(World(900, 1_700, 2_400), static) as opened:
            one = Game(opened, number)
            watch = await one.begin(preset, sizes(preset))
            await one.play(watch)
            return watch.frames, watch.looked_on

    counted = [anyio.run(game, number) for number in range(GAMES)]
    assert all(frames > 60 and looked_on > 20 for frames, looked_on in counted)


HINTS: dict[str, Callable[[dict[str, Any], int], None]] = {
    "another's card in the hand": lambda deal, card: deal["hand"].append(card),
    "a card of the talon in the discard": lambda deal, card: deal.update(discard_cards=[card]),
    "a hidden card in a refusal": lambda deal, card: deal["buttons"].update(
        take={"code": "card_too_low", "params": {"card": card, "target": card}}
    ),
    "a cheat before the bout is over": lambda deal, _: deal.update(
        last_bout={"bout": 1, "cheats": [deal["trump_card"]]}
    ),
    "an answer nobody gave": lambda deal, _: deal.update(answered="hang"),
    "a field that was not thought of": lambda deal, card: deal.update(next=card),
}
"""What would tell too much, put into a frame that tells nothing."""


@pytest.mark.parametrize("hint", HINTS)
def test_a_hint_is_found(hint: str, tmp_path: Path) -> None:
    """The recorder can fail: whatever is put into a frame that should not be there is found."""

    async def story() -> None:
        async with hall(World(900), a_client(tmp_path / "static")) as opened:
            watch = await Game(opened, 1).begin("classic", 3)
            await watch.look()
            ann = next(iter(watch.seats))
            frame = msgspec.json.decode(ann.heard[-1].body)
            fair = Recorded(0, "socket", msgspec.json.encode(frame))
            watch.check(ann, fair, watch.told(ann))
            HINTS[hint](frame["deal"], min(watch.knowledge.hands[1]))
            told = Recorded(0, "socket", msgspec.json.encode(frame))
            with pytest.raises(AssertionError):
                watch.check(ann, told, watch.told(ann))

    anyio.run(story)


@pytest.mark.parametrize("text", ["token", "id", "card", "seed"])
def test_a_secret_in_a_text_is_found(text: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(World(900), a_client(tmp_path / "static")) as opened:
            watch = await Game(opened, 1).begin("classic", 3)
            await watch.look()
            ann, bob, _ = watch.seats
            hidden = next(iter(watch.knowledge.hands[1] - watch.told(ann)))
            texts = {
                "token": bob.token,
                "id": bob.id,
                "card": card_text(hidden),
                "seed": next(iter(watch.secrets)).decode(),
            }
            body = msgspec.json.encode({"type": "fault", "params": {"detail": texts[text]}})
            with pytest.raises(AssertionError):
                watch.check(ann, Recorded(0, "socket", body), watch.told(ann))

    anyio.run(story)
