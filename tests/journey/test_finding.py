"""People find each other: by quick match and by an invitation."""

import re

from playwright.sync_api import Page, expect

from tests.journey.conftest import DESKTOP, PHONE, SMALL_PHONE, Shoot, Visit
from tests.journey.player import Player
from tests.journey.test_for_everybody import findings


def search(page: Page) -> None:
    """Press the button of the quick match."""
    page.get_by_role("button", name=re.compile("^Quick match")).click()


def test_s6_two_strangers_who_search_are_brought_to_one_table(visit: Visit, shoot: Shoot) -> None:
    one, two = Player(visit("/", viewport=SMALL_PHONE)), Player(visit("/", viewport=DESKTOP))
    search(one.page)
    expect(one.page.get_by_text("Looking for an opponent")).to_be_visible()
    assert findings(one.page) == []
    shoot(one.page, "searching")
    search(two.page)
    one.sit()
    two.sit()
    assert one.table is not None
    assert two.table is not None
    assert one.table.table == two.table.table
    assert one.table.preset == "service_podkidnoy"
    assert {one.table.me, two.table.me} == {0, 1}
    shoot(two.page, "paired")


def test_s6_a_search_goes_on_beside_other_pages_and_can_be_called_off(
    visit: Visit, shoot: Shoot
) -> None:
    page = visit("/", viewport=PHONE)
    search(page)
    page.get_by_text("Looking for an opponent").wait_for()
    page.get_by_role("link", name="Rules", exact=True).click()
    page.get_by_role("heading", level=1).wait_for()
    searching = page.get_by_role("status").filter(has_text="Looking for an opponent")
    expect(searching).to_be_visible()
    assert findings(page) == []
    shoot(page, "elsewhere")
    page.get_by_role("button", name="Stop looking").click()
    expect(searching).to_have_count(0)
