"""One person and a bot: journeys (1), (3) and (4)."""

import re

import msgspec
from playwright.sync_api import Page, expect

from kozyr.game.actions import Action, Transfer
from kozyr.game.view import View
from kozyr.web.protocol import TableView
from tests.journey.conftest import DESKTOP, PHONE, SMALL_PHONE, Shoot, Visit
from tests.journey.lobby import choose
from tests.journey.player import Gesture, Player, modest, play_out, step


def against_a_bot(page: Page, level: str = "Easy") -> Player:
    """Choose transfer durak for two, and a bot in the lobby."""
    player = Player(page)
    choose(page, "Transfer durak for two")
    page.get_by_role("button", name="Play a bot").click()
    page.get_by_role("button", name=level, exact=True).click()
    player.sit()
    return player


def untimed(table: TableView | None) -> TableView | None:
    """Give a snapshot without its clocks, which run on while the page is loaded."""
    return table and msgspec.structs.replace(table, clocks=())


def again(player: Player) -> None:
    """Ask for another deal and wait until it is on the table."""
    number = player.view.deal
    player.page.get_by_role("button", name="Play again").click()
    while player.view.deal == number:
        player.news()
    expect(player.page.locator("[data-result]")).to_have_count(0)


def test_from_the_lobby_through_a_whole_deal_to_a_rematch(visit: Visit, shoot: Shoot) -> None:
    player = against_a_bot(visit("/", viewport=PHONE))
    shoot(player.page, "dealt")
    play_out(player)
    player.page.locator("[data-result]").wait_for()
    shoot(player.page, "result")
    assert player.table is not None
    assert player.table.preset == "service_perevodnoy"
    again(player)
    assert player.view.deal == 2
    assert step(player) or player.view.may_act == (1,)


def passing_on(view: View) -> Action | None:
    """Transfer whenever it is legal, by the first card that may."""
    for moves in view.moves:
        if moves.transfer:
            return Transfer(moves.card)
    return None


def until_a_transfer(player: Player) -> Action:
    """Play modestly, deal after deal, until a transfer is legal."""
    while (action := passing_on(player.view)) is None:
        if player.view.result is not None:
            again(player)
        elif not step(player):
            player.news()
    return action


def test_a_transfer_by_tap_by_drag_and_by_keyboard(visit: Visit, shoot: Shoot) -> None:
    player = against_a_bot(visit("/", viewport=DESKTOP))
    gestures: list[Gesture] = ["tap", "drag", "keys"]
    for gesture in gestures:
        action = until_a_transfer(player)
        bout = player.view.bout
        player.play(action, gesture)
        history = player.view.history if player.view.bout == bout else ()
        assert any(act.kind == "transfer" and act.seat == 0 for act in history)
        shoot(player.page, gesture)


def test_a_reload_in_mid_bout_brings_the_same_seat_and_table_back(visit: Visit) -> None:
    player = against_a_bot(visit("/", viewport=PHONE))
    while not (player.view.table and modest(player.view)):
        if not step(player):
            player.news()
    before = untimed(player.table)
    player.reload()
    player.sit()
    assert untimed(player.table) == before
    for pair in player.view.table:
        player.page.locator(f'[data-attack="{pair.attack}"]').wait_for()
    assert step(player)


def test_the_menu_of_a_table_opens_by_a_finger_and_names_the_price_of_leaving(
    visit: Visit, shoot: Shoot
) -> None:
    page = against_a_bot(visit("/", viewport=SMALL_PHONE, touch=True)).page
    page.get_by_role("button", name="Menu").tap()
    shoot(page, "menu")
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Leave").tap()
    asked = page.get_by_role("dialog", name="Leave the table?")
    expect(asked).to_contain_text("The deal ends at once")
    shoot(page, "leave")
    asked.get_by_role("button", name="Leave").tap()
    page.wait_for_url(re.compile(r"/$"))
