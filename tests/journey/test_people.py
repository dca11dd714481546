"""Accounts: made, left and entered again."""

import re

from playwright.sync_api import Page, expect

from tests.journey.conftest import DESKTOP, SMALL_PHONE, Shoot, Visit
from tests.journey.player import Player, play_out
from tests.journey.test_for_everybody import findings, moving_findings
from tests.journey.test_with_a_bot import against_a_bot

PASSWORD = "a quiet green table"  # noqa: S105 - of an account that lives as long as a test
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def fill(page: Page, name: str, password: str = PASSWORD) -> None:
    """Fill in a name and a password."""
    page.get_by_label("Sign-in name").fill(name)
    page.get_by_label(re.compile("assword$")).fill(password)


def check(page: Page) -> None:
    """The page can be used by everybody, and fits."""
    assert findings(page) == []
    assert page.evaluate(WIDER) == 0


def test_s46_a_guest_makes_an_account_and_enters_it_elsewhere(visit: Visit, shoot: Shoot) -> None:
    page = visit("/", viewport=SMALL_PHONE)
    page.get_by_role("button", name="You and your settings").click()
    page.get_by_role("link", name="Sign in or create an account").click()
    page.get_by_role("heading", name="Account").wait_for()
    check(page)
    shoot(page, "gate")
    fill(page, "Vera")
    page.get_by_role("button", name="Create an account").click()
    codes = page.get_by_role("region", name="Recovery codes").get_by_role("listitem")
    expect(codes).to_have_count(8)
    code = codes.first.inner_text()
    check(page)
    shoot(page, "codes")
    page.get_by_role("button", name="I wrote them down").click()
    expect(codes).to_have_count(0)
    expect(page.get_by_role("heading", name="Signed in as Vera")).to_be_visible()
    shoot(page, "own")

    other = visit("/account", viewport=DESKTOP)
    other.get_by_role("button", name="Sign in", exact=True).first.click()
    other.get_by_role("button", name="I forgot my password").click()
    fill(other, "Vera", "a quieter green table")
    other.get_by_label("Recovery code").fill(code)
    other.locator("form").get_by_role("button", name="Sign in").click()
    expect(other.get_by_text("7 recovery codes left")).to_be_visible()
    check(other)
    shoot(other, "entered")


def test_s55_points_are_shown_with_their_reason(visit: Visit, shoot: Shoot) -> None:
    page = visit("/account", viewport=SMALL_PHONE)
    fill(page, "Gleb")
    page.get_by_role("button", name="Create an account").click()
    page.get_by_role("button", name="I wrote them down").click()
    player = against_a_bot(page)
    play_out(player)
    points = page.locator("[data-result] .points")
    expect(points).to_have_text(re.compile("bot|Fewer"))
    shoot(page, "result")
    page.goto("/profile")
    ledger = page.get_by_role("region", name="Points")
    expect(ledger.get_by_role("row").filter(has_text=re.compile("bot|Fewer"))).to_have_count(1)
    expect(page.get_by_text(re.compile("^Win$|^Durak$|^Draw$"))).to_be_visible()
    check(page)
    shoot(page, "profile")
    page.set_viewport_size(DESKTOP)
    check(page)
    shoot(page, "profile-desktop")
    page.goto("/leaders")
    page.get_by_text("Nobody has played ten games").wait_for()
    check(page)


def test_s62_who_is_met_at_a_table_is_reported_and_blocked(visit: Visit, shoot: Shoot) -> None:
    host = Player(visit("/", viewport=DESKTOP))
    host.page.get_by_role("button", name=re.compile("^With friends")).click()
    host.page.get_by_role("button", name="Create the table").click()
    link = host.page.get_by_role("textbox", name="Link to the table").input_value()
    guest = Player(visit(link, viewport=SMALL_PHONE))
    guest.page.get_by_role("button", name="Agree").click()
    for player in (host, guest):
        player.sit()
        page = player.page
        seat = page.get_by_role("list", name="Players").get_by_role("button")
        seat.focus()
        page.keyboard.press("Enter")
        send = page.get_by_role("button", name="Send")
        page.get_by_role("radio", name="Plays for time").click()
        assert moving_findings(page) == [], "clocks run"
        shoot(page, f"player-{'host' if player is host else 'guest'}")
        send.focus()
        page.keyboard.press("Enter")
        expect(page.get_by_text("The report is sent.")).to_be_focused()
        page.get_by_role("button", name="Block", exact=True).click()
        expect(page.get_by_role("button", name="Unblock")).to_be_visible()
        page.keyboard.press("Escape")
        expect(seat).to_be_focused()
    page = host.page
    page.goto("/account")
    blocked = page.get_by_role("region", name="Players you blocked")
    expect(blocked.get_by_role("listitem")).to_have_count(1)
    check(page)
    shoot(page, "blocked")
    blocked.get_by_role("button", name=re.compile("^Unblock")).click()
    expect(blocked).to_have_count(0)
