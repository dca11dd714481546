"""People find each other: by quick match and by an invitation."""

import re

from playwright.sync_api import Page, expect

from tests.journey.conftest import DESKTOP, PHONE, SMALL_PHONE, Shoot, Visit
from tests.journey.lobby import choose
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
    page.get_by_role("heading", name="Rules", level=1).wait_for()
    searching = page.get_by_role("status").filter(has_text="Looking for an opponent")
    expect(searching).to_have_count(1)
    assert findings(page) == []
    shoot(page, "elsewhere")
    page.get_by_role("button", name="Stop looking").click()
    expect(searching).to_have_count(0)


def test_a_long_name_in_the_way_back_does_not_widen_the_lobby_of_a_small_phone(
    visit: Visit,
) -> None:
    page, other = visit("/", viewport=SMALL_PHONE), visit("/")
    for one in (page, other):
        one.request.get("/api/me")
    other.request.put("/api/me", data={"name": "Constantine of the Ford"})
    wish = {"people": 2, "preset": "service_podkidnoy", "options": {}, "bots": []}
    made = page.request.post("/api/tables", data=wish).json()
    other.request.post(f"/api/tables/{made['table']}/join", data={})
    page.goto("/")
    page.get_by_text("Constantine").wait_for()
    box = page.get_by_role("button", name=re.compile("^Quick match")).bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= SMALL_PHONE["width"] - box["x"]


def test_s3_an_open_table_is_found_by_its_rules_and_joined_with_its_password(
    visit: Visit, shoot: Shoot
) -> None:
    host = Player(visit("/", viewport=DESKTOP))
    for _ in range(2):
        host.page.get_by_role("button", name="More: Players").click()
    host.page.get_by_role("button", name=re.compile("^With friends")).click()
    host.page.get_by_role("button", name="anybody", exact=True).click()
    host.page.get_by_label("Password of the table").fill("green felt")
    for _ in range(2):
        host.page.get_by_role("button", name="More: Bots").click()
    assert findings(host.page) == []
    shoot(host.page, "form")
    host.page.get_by_role("button", name="Create the table").click()
    host.page.get_by_role("textbox", name="Link to the table").wait_for()

    guest = Player(visit("/", viewport=SMALL_PHONE))
    guest.page.get_by_role("link", name="Open tables").click()
    guest.page.get_by_text("Filter the tables").first.click()
    guest.page.get_by_label("Game").select_option(label="Throw-in durak")
    expect(guest.page.get_by_text("There are no such tables now.")).to_be_visible()
    guest.page.get_by_label("Game").select_option(label="any")
    row = guest.page.get_by_role("link", name=re.compile("Transfer durak"))
    row.wait_for()
    assert findings(guest.page) == []
    shoot(guest.page, "tables")
    row.click()
    guest.page.get_by_label("Password of the table").fill("green felt")
    assert findings(guest.page) == []
    shoot(guest.page, "invitation")
    guest.page.get_by_role("button", name="Agree").click()
    host.sit()
    guest.sit()
    assert host.table is not None
    assert host.table.kind == "rated"

    guest.page.goto("/")
    expect(guest.page.get_by_text(re.compile("^An unfinished deal: "))).to_be_visible()
    shoot(guest.page, "unfinished")


def test_s5_a_guest_proposes_other_rules_and_everybody_consents_anew(
    visit: Visit, shoot: Shoot
) -> None:
    host = Player(visit("/", viewport=DESKTOP))
    host.page.get_by_role("button", name=re.compile("^With friends")).click()
    host.page.get_by_role("button", name="Create the table").click()
    link = host.page.get_by_role("textbox", name="Link to the table").input_value()
    assert findings(host.page) == []
    shoot(host.page, "waiting")

    guest = Player(visit(link, viewport=SMALL_PHONE))
    guest.page.get_by_role("button", name="Propose other").click()
    deck = guest.page.get_by_role("group", name="Deck")
    deck.get_by_role("button", name="24 cards").click()
    assert findings(guest.page) == []
    shoot(guest.page, "proposing")
    guest.page.get_by_role("button", name="Send").click()
    expect(guest.page.get_by_role("status").filter(has_text="decides")).to_be_visible()
    assert findings(guest.page) == []
    shoot(guest.page, "proposed")

    asked = host.page.get_by_role("region", name=re.compile("proposes other rules"))
    expect(asked).to_contain_text("Deck: 24 cards")
    assert findings(host.page) == []
    shoot(host.page, "asked")
    host.stand_up()
    asked.get_by_role("button", name="Accept").click()
    guest.page.wait_for_url(lambda url: url != link)
    guest.page.get_by_text("24 cards").first.wait_for()
    guest.page.get_by_role("button", name="Agree").click()
    host.sit()
    guest.sit()
    assert host.table is not None
    assert host.table.rules.deck == 24


def test_s11_house_rules_are_saved_and_read_by_their_link(visit: Visit, shoot: Shoot) -> None:
    page = visit("/", viewport=SMALL_PHONE)
    choose(page, "Classic throw-in durak")
    page.get_by_role("group", name="Deck").get_by_role("button", name="24 cards").click()
    page.get_by_role("button", name="Save as…").click()
    page.get_by_label("Name", exact=True).fill("At the cottage")
    page.get_by_role("button", name="Save", exact=True).click()
    link = page.get_by_role("textbox", name="Link to the rules").input_value()
    assert findings(page) == []
    shoot(page, "saved")
    other = visit(link, viewport=DESKTOP)
    other.get_by_role("heading", name="At the cottage").wait_for()
    assert findings(other) == []
    shoot(other, "shared")
    page.goto("/")
    page.get_by_role("link", name="House rules").click()
    page.get_by_role("heading", name="At the cottage").wait_for()
    assert findings(page) == []
    shoot(page, "mine")
