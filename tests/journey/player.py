"""Somebody at a table: watches what the page is sent, and plays by touching the page."""

import re
from typing import Literal

import msgspec
from playwright.sync_api import FloatRect, Locator, Page, WebSocket
from playwright.sync_api import TimeoutError as PatienceError

from kozyr.game.actions import Action, Beat, Decline, Hang, Lead, Pass, Take, Transfer, Waive
from kozyr.game.view import View
from kozyr.web.protocol import ServerMessage, TableSeat, TableView

GESTURE_MS = 5_000
NEWS_MS = 15_000
STRIP_X, STRIP_Y = 16, 30
"""A place on a card of the hand, from its corner, that the next card never covers."""

STILL = """() => !document.getAnimations().some(
  (motion) => motion instanceof CSSTransition && motion.effect.target.matches(".card"))"""
"""No card is on its way, nor about to be."""

LABELS = {
    "take": "Take",
    "pass": "Done|Pass",
    "waive": "Let it go",
    "hang": "Hang",
    "decline": "Not now",
    "arm": "Cheat",
    "lead": "Play",
}

Gesture = Literal["tap", "drag", "keys"]

_decoder = msgspec.json.Decoder(ServerMessage)


class Player:
    """A page on which a guest plays; `table` is the newest snapshot it was sent."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.table: TableView | None = None
        self.socket: WebSocket | None = None
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        if "/ws/tables/" not in socket.url:
            return
        self.socket = socket
        socket.on("framereceived", self._received)

    def _received(self, frame: str | bytes) -> None:
        message = _decoder.decode(frame)
        if isinstance(message, TableView):
            self.table = message

    @property
    def view(self) -> View:
        """The deal as this player sees it."""
        assert self.table is not None
        assert self.table.deal is not None
        return self.table.deal

    @property
    def seats(self) -> tuple[TableSeat, ...]:
        """Who sits at the table."""
        assert self.table is not None
        return self.table.seats

    @property
    def version(self) -> int:
        """The newest version of the table that the page was sent."""
        assert self.table is not None
        return self.table.version

    def reload(self) -> None:
        """Load the page anew; what was known of the table is forgotten."""
        self.socket = self.table = None
        self.page.reload()

    def news(self) -> None:
        """Wait for the next frame."""
        assert self.socket is not None
        self.socket.wait_for_event("framereceived", timeout=NEWS_MS)

    def stand_up(self) -> None:
        """Forget the table, as the next one is another."""
        self.socket = self.table = None

    def sit(self) -> None:
        """Wait until the cards are dealt and drawn."""
        while self.table is None or self.table.deal is None:
            if self.socket is None:
                self.page.wait_for_event("websocket")
            else:
                self.news()
        self.page.locator("[data-card]").first.wait_for()

    def play(self, action: Action, gesture: Gesture = "tap") -> None:
        """Do it on the page, and wait until the server has it."""
        self._perform(action, gesture)
        while offers(self.view, action):
            self.news()

    def _perform(self, action: Action, gesture: Gesture) -> None:
        match action:
            case Take() | Pass() | Waive() | Hang() | Decline():
                self._press(str(action.__struct_config__.tag))
            case Lead(cards=(card,)):
                self._lay(card, "lead", gesture)
            case Lead(cards=cards):
                self._lead(cards)
            case Beat(card=card, target=target, armed=armed):
                if armed:
                    self._press("arm")
                self._lay(card, f"beat-{target}", gesture)
            case Transfer(card=card):
                self._lay(card, "transfer", gesture)
            case _:
                message = f"nobody plays {action} here"
                raise AssertionError(message)

    def _press(self, kind: str) -> None:
        name = re.compile(rf"^({LABELS[kind]})\b")
        self.page.get_by_role("button", name=name, disabled=False).click(timeout=GESTURE_MS)

    def _lay(self, card: int, mark: str, gesture: Gesture) -> None:
        may = self.page.locator(f'[data-twin="c{card}"]', has_text=", may ")
        may.wait_for(state="attached", timeout=GESTURE_MS)
        target = self.page.locator(f'[data-mark="{mark}"]')
        if gesture == "keys":
            self._type(card, mark)
        elif gesture == "drag":
            self._drag(card, target)
        else:
            self._grip(card)
            self.page.mouse.up()
            self._touch(target)

    def _lead(self, cards: tuple[int, ...]) -> None:
        """Lead several cards of one rank by the keyboard."""
        for card in cards:
            twin = self.page.locator(f'[data-twin="c{card}"]', has_text=", may ")
            twin.press("Enter", timeout=GESTURE_MS)
        self._press("lead")

    def hand(self, card: int) -> Locator:
        """Find a card of the hand, as it is drawn."""
        return self.page.locator(f'[data-card="{card}"]')

    def _touch(self, target: Locator) -> None:
        """Press where a target is: it is gone before the finger is up, so it cannot be clicked."""
        box = _box(target)
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def _grip(self, card: int) -> None:
        """Press on a card of the hand, once it lies still."""
        self.page.wait_for_function(STILL, timeout=GESTURE_MS)
        box = _box(self.hand(card))
        self.page.mouse.move(box["x"] + STRIP_X, box["y"] + STRIP_Y)
        self.page.mouse.down()

    def _drag(self, card: int, target: Locator) -> None:
        self._grip(card)
        mouse, box = self.page.mouse, _box(self.hand(card))
        mouse.move(box["x"] + STRIP_X, box["y"] - 40, steps=4)
        goal = _box(target)
        mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
        mouse.up()

    def _type(self, card: int, mark: str) -> None:
        """Go to the card by the arrows and play it by its key."""
        keyboard = self.page.keyboard
        self.page.locator("[data-twin^=c]").first.focus()
        for _ in self.view.hand:
            if self.page.evaluate("document.activeElement.dataset.twin") == f"c{card}":
                break
            keyboard.press("ArrowRight")
        keyboard.press("KeyT" if mark == "transfer" else "Enter")
        if self.page.locator(f'[data-twin="{mark}"]').count():
            self.page.locator(f'[data-twin="{mark}"]').press("Enter")


def offers(view: View, action: Action) -> bool:
    """Whether a view lets its seat do this."""
    match action:
        case Take():
            return view.buttons.take is None
        case Pass():
            return view.buttons.pass_ is None
        case Waive():
            return view.buttons.waive is None
        case Hang() | Decline():
            return view.buttons.hang is None
        case Lead(cards=(card, *_)):
            return any(moves.card == card and moves.lead for moves in view.moves)
        case Beat(card=card, target=target, armed=armed):
            cards = view.armed if armed else view.moves
            return any(moves.card == card and target in moves.beat for moves in cards)
        case Transfer(card=card):
            return any(moves.card == card and moves.transfer for moves in view.moves)
    message = f"nobody plays {action} here"
    raise AssertionError(message)


def _box(locator: Locator) -> FloatRect:
    locator.wait_for(timeout=GESTURE_MS)
    box = locator.bounding_box()
    assert box is not None
    return box


def modest(view: View) -> Action | None:
    """Play the lowest card that fits, take what cannot be beaten, add nothing, call nobody."""
    if view.buttons.hang is None:
        return Hang()
    if view.buttons.waive is None:
        return Waive()
    for moves in view.moves:
        if moves.lead:
            return Lead((moves.card,))
        if moves.beat:
            return Beat(moves.card, moves.beat[0])
    if view.buttons.take is None:
        return Take()
    may_add = any(moves.throw_in for moves in view.moves)
    return Pass() if view.buttons.pass_ is None and may_add else None


def step(player: Player) -> bool:
    """Do the next modest thing on the page; False if there is nothing to do.

    What others do meanwhile may make it pointless: then nothing is done.
    """
    before = player.view
    action = modest(before)
    if action is None:
        return False
    try:
        player.play(action)
    except PatienceError:
        assert player.view != before, f"the page does not let me {action}"
    return True


def play_out(*players: Player) -> None:
    """Play until the deal is over for everybody."""
    while any(player.view.result is None for player in players):
        moved = [step(player) for player in players]
        if not any(moved):
            min(players, key=lambda player: player.version).news()
