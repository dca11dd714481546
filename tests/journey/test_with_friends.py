"""Two people and two bots: journey (2)."""

import re

from tests.journey.conftest import DESKTOP, PHONE, Shoot, Visit
from tests.journey.player import Player, play_out


def rename(player: Player) -> None:
    """Call the player Vera, whoever else may be called so."""
    player.page.get_by_label("Your name").fill("Vera")
    with player.page.expect_response("**/api/me"):
        player.page.get_by_label("Your name").press("Enter")


def test_two_people_meet_by_a_link_and_play_a_whole_deal_with_two_bots(
    visit: Visit, shoot: Shoot
) -> None:
    host = Player(visit("/", viewport=DESKTOP))
    host.page.get_by_role("button", name="Transfer classic").click()
    for _ in range(2):
        host.page.get_by_role("button", name="More: Players").click()
    host.page.get_by_role("button", name=re.compile("^With friends")).click()
    for _ in range(2):
        host.page.get_by_role("button", name="More: Bots").click()
    host.page.get_by_role("button", name="Create the table").click()
    # The lobby has the same field: only with the link is the page the one that stays.
    link = host.page.get_by_role("textbox", name="Link to the table").input_value()
    rename(host)

    guest = Player(visit(link, viewport=PHONE))
    rename(guest)
    shoot(guest.page, "invitation")
    guest.page.get_by_role("button", name="Agree").click()
    host.sit()
    guest.sit()
    assert [seat.name for seat in host.seats if seat.kind == "person"] == ["Vera", "Vera"]
    assert host.table is not None
    assert guest.table is not None
    assert host.table.preset == "classic_perevodnoy"
    assert [seat.kind for seat in host.seats] == ["person", "bot", "person", "bot"]
    assert (host.table.me, guest.table.me) == (0, 2)

    play_out(host, guest)
    for player in (host, guest):
        player.page.locator("[data-result]").wait_for()
    shoot(host.page, "result-desktop")
    shoot(guest.page, "result-phone")
    assert host.view.result == guest.view.result
