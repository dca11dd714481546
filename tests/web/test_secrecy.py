"""No frame to a seat holds a card that is hidden from it, over whole random games (§17.10, S56)."""

import re

import anyio
import msgspec
import pytest

from kozyr.game.view import View
from kozyr.rules.presets import presets
from kozyr.table.commands import Act, cards_named
from kozyr.table.log import Played
from kozyr.table.table import Table
from kozyr.web.protocol import TableView, to_client
from kozyr.web.views import table_view
from tests.table.world import RandomPlayer, World

NAMES = {"ann": "Ann"}


class Watcher:
    """Knows what one seat may know: every hand it had, and every card ever laid open."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.known: set[int] = set()

    def check(self, table: Table, laid: set[int]) -> None:
        """Look through the frame this seat would be sent; `laid` are the cards played so far."""
        assert table.deal is not None
        frame = to_client.encode(table_view(table, self.seat, NAMES, frozenset(), 0))
        view = msgspec.json.decode(frame, type=TableView).deal
        assert view is not None
        state = table.deal.state
        self.known |= {*bits(state.hands[self.seat]), state.trump_card, *laid}
        assert set(view.hand) == bits(state.hands[self.seat])
        assert not (cards_of_others(table, self.seat) - self.known) & cards_in(view)
        assert secret_texts(table).isdisjoint(hex_words(frame))


def cards_of_others(table: Table, seat: int) -> set[int]:
    """Give every card in another hand or in the talon."""
    assert table.deal is not None
    s = table.deal.state
    hands = {card for at, hand in enumerate(s.hands) if at != seat for card in bits(hand)}
    return hands | {s.talon[at] for at in range(s.talon_at, s.talon_end)}


def bits(mask: int) -> set[int]:
    return {card for card in range(64) if mask >> card & 1}


def cards_in(view: View) -> set[int]:
    """Give every card a view names anywhere; the list of fields is the whole of `View`."""
    acts = [*view.history, *(view.last_bout.acts if view.last_bout else ())]
    pairs = [*view.table, *(view.last_bout.pairs if view.last_bout else ())]
    moves = [card for m in (*view.moves, *view.armed) for card in (m.card, *m.joins, *m.beat)]
    found = {view.trump_card, *view.hand, *moves, *(view.discard_cards or ())}
    found |= set(view.last_bout.cheats if view.last_bout else ())
    found |= set(view.result.hung.cards if view.result and view.result.hung else ())
    found |= {card for act in acts for card in act.cards}
    found |= {act.target for act in acts if act.target is not None}
    found |= {card for pair in pairs for card in (pair.attack, pair.cover) if card is not None}
    buttons = msgspec.structs.astuple(view.buttons)
    params = [refusal.params for refusal in buttons if refusal is not None]
    return found | {p[key] for p in params for key in ("card", "target") if key in p}


def secret_texts(table: Table) -> set[str]:
    committed = table.committed
    return set() if committed is None else {committed.server_seed.hex()}


def hex_words(frame: bytes) -> set[str]:
    return set(re.findall(r"[0-9a-f]{32,}", frame.decode()))


@pytest.mark.parametrize("preset", [preset.name for preset in presets()])
def test_no_frame_holds_a_hidden_card(preset: str) -> None:
    named = next(p for p in presets() if p.name == preset)
    seats = max(named.players_min, min(4, named.players_max))

    async def story() -> None:
        world = World(900, 1_700, 2_400)
        table_id = await world.open(preset, bots=seats - 1)
        watchers = [Watcher(seat) for seat in range(seats)]
        stand_in = RandomPlayer(3)
        while (table := await world.table(table_id)).phase == "playing":
            laid = await cards_laid(world, table_id)
            for watcher in watchers:
                watcher.check(table, laid)
            if not await acts(world, table, stand_in):
                await world.go_on()

    anyio.run(story)


async def cards_laid(world: World, table: str) -> set[int]:
    """Read from the log which cards have been laid or shown."""
    records = [entry.record for entry in await world.journal.load(table)]
    actions = [record.action for record in records if isinstance(record, Played)]
    return {card for action in actions for card in cards_named(action)}


async def acts(world: World, table: Table, stand_in: RandomPlayer) -> bool:
    """Let the person do something; False if there is nothing to do."""
    assert table.deal is not None
    view = table.deal.view(0)
    action = stand_in.choose(view)
    if action is not None:
        await world.host.command(table.id, Act("ann", str(table.version), action, view.acts))
    return action is not None
