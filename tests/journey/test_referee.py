"""The referee: set a position up by dragging, ask, read the verdict, open its link."""

import re
from collections import Counter

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.journey.conftest import DESKTOP, SMALL_PHONE, Shoot, Visit
from tests.journey.test_for_everybody import findings

SIZES = {"phone": SMALL_PHONE, "desktop": DESKTOP}
SUITS = ("spades", "clubs", "diamonds", "hearts")
RANKS = {"six": 4, "seven": 5, "eight": 6, "nine": 7, "ten": 8, "jack": 9, "queen": 10, "king": 11}
LAID = {
    "six of spades": "trump",
    "nine of spades": "talon",
    "eight of hearts": "table",
    "ten of clubs": "hand:0",
    "eight of clubs": "hand:0",
    "king of diamonds": "hand:1",
    "jack of hearts": "hand:1",
    "eight of diamonds": "hand:1",
    "queen of clubs": "hand:2",
    "seven of diamonds": "hand:2",
}
"""Three players, talon left, the eight of hearts on the table; what is not named is discarded."""


def number(name: str) -> int:
    rank, suit = name.split(" of ")
    return SUITS.index(suit) * 16 + RANKS[rank]


def card(page: Page, name: str) -> Locator:
    return page.locator(f'[data-card="{number(name)}"]')


def middle(place: Locator) -> tuple[float, float]:
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, name: str, zone: str) -> None:
    """Carry a card to a zone; on a phone the page is moved under it."""
    goal = page.locator(f'[data-zone="{zone}"] button.add')
    page.mouse.move(*middle(card(page, name)))
    page.mouse.down()
    box = goal.bounding_box()
    assert box is not None
    height = page.evaluate("innerHeight")
    while not 70 < box["y"] + box["height"] / 2 < height - 70:
        page.mouse.move(200, 20 if box["y"] < height / 2 else height - 20)
        page.wait_for_function("y => scrollY !== y", arg=page.evaluate("scrollY"))
        box = goal.bounding_box()
        assert box is not None
    page.mouse.move(200, height / 2, steps=2)
    page.mouse.move(*middle(goal), steps=4)
    page.mouse.up()


def choose(page: Page, label: str, option: str) -> None:
    page.get_by_role("combobox", name=label, exact=True).select_option(label=option)


def three_players(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^Players, deck and options")).click()
    dialog = page.get_by_role("dialog", name="Players, deck and options")
    dialog.get_by_role("button", name="Less: Players").click()
    page.keyboard.press("Escape")


@pytest.mark.parametrize("size", SIZES)
def test_a_position_set_up_by_drag_is_judged_and_its_link_says_the_same(
    visit: Visit, shoot: Shoot, size: str
) -> None:
    viewport: ViewportSize = SIZES[size]
    page = visit("/", viewport=viewport)
    page.get_by_role("link", name="Referee").click()
    page.get_by_role("heading", name="Not allowed · §7.3").wait_for()
    shoot(page, "example")
    three_players(page)
    page.get_by_role("button", name="Clear the table").click()
    page.get_by_role("button", name="Show the cards").click()
    laid: Counter[str] = Counter()
    for name, zone in LAID.items():
        drag(page, name, zone)
        laid[zone] += 1
        expect(page.locator(f'[data-zone="{zone}"] [data-card]')).to_have_count(laid[zone])
    expect(page.locator('[data-zone="hand:1"] [data-card]')).to_have_count(3)
    expect(page.get_by_text("defends", exact=True)).to_be_visible()

    choose(page, "Who", "Player 2")
    choose(page, "What he does", "transfers")
    page.get_by_role("group", name="With which card").get_by_role(
        "button", name="eight of diamonds"
    ).click()
    page.get_by_role("button", name="Ask", exact=True).click()
    page.get_by_role("heading", name="Allowed · §7.2").wait_for()
    expect(
        page.get_by_text("Player 3 defends").or_(page.get_by_text("player 3 defends"))
    ).to_be_visible()
    choose(page, "What he does", "beats")
    page.get_by_role("group", name="With which card").get_by_role(
        "button", name="king of diamonds"
    ).click()
    page.get_by_role("group", name="Which card is beaten").get_by_role(
        "button", name="eight of hearts"
    ).click()
    page.get_by_role("button", name="Ask", exact=True).click()
    refused = page.get_by_role("heading", name="Not allowed · §5.1")
    refused.wait_for()
    expect(page.get_by_text("Wrong suit.")).to_be_visible()
    assert findings(page) == []
    shoot(page, "verdict")

    link = page.url
    assert "#kozyr1+rules=classic_perevodnoy" in link
    page.reload()
    refused.wait_for()
    other = visit(link, viewport=viewport)
    other.get_by_role("heading", name="Not allowed · §5.1").wait_for()
    expect(other.get_by_text("beat 8♥ (J♥)").first).to_be_visible()
    other.get_by_role("link", name="§5.1 in the rulebook").click()
    expect(other).to_have_url(re.compile(r"/rules/classic_perevodnoy\?.*#5\.1$"))


def test_cards_are_moved_by_tap_and_by_keyboard(visit: Visit, shoot: Shoot) -> None:
    page = visit("/referee", viewport=SMALL_PHONE)
    page.get_by_role("heading", name="Not allowed · §7.3").wait_for()
    card(page, "king of spades").click()
    shoot(page, "chosen")
    page.locator('[data-zone="hand:2"] button.add').click()
    expect(page.locator('[data-zone="hand:2"] [data-card]')).to_have_count(4)

    card(page, "seven of hearts").focus()
    page.keyboard.press("Enter")
    card(page, "king of hearts").focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-zone="table"] .covered')).to_have_count(1)
    expect(page.get_by_text("Does not agree with the rest: pair 1, cover.").first).to_be_visible()
    card(page, "seven of hearts").focus()
    page.keyboard.press("Delete")
    expect(page.get_by_text("Does not agree with the rest: pair 1, cover.")).to_have_count(0)
