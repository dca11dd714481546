"""Accessibility and looks: journeys (5) and (6)."""

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.journey.conftest import DESKTOP, PHONE, SMALL_PHONE, Shoot, Visit
from tests.journey.player import Player, modest, step

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
SIZES = {"phone": PHONE, "small": SMALL_PHONE, "desktop": DESKTOP}


SOON_STILL = """
Promise.allSettled(
  document
    .getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime - one.currentTime < 3000)
    .map((one) => one.finished),
)
"""
"""Waits for what moves, but for the clocks, which run for a turn."""


def findings(page: Page) -> list[str]:
    """Give what axe-core finds wrong with a page that stands still."""
    page.evaluate(SOON_STILL)
    return moving_findings(page)


def moving_findings(page: Page) -> list[str]:
    """Give what axe-core finds wrong with a page on which something moves."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run().then(({ violations }) => violations)")
    return [f"{one['id']}: {json.dumps(one['nodes'][0]['target'])}" for one in found]


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_and_every_page_can_be_looked_at(
    visit: Visit, shoot: Shoot, size: str
) -> None:
    viewport: ViewportSize = SIZES[size]
    page = visit("/", viewport=viewport)
    page.get_by_role("button", name=re.compile("^Play a bot")).click()
    page.get_by_role("button", name="Easy", exact=True).wait_for()
    assert findings(page) == []
    shoot(page, f"lobby-{size}")

    player = Player(page)
    page.get_by_role("button", name="Easy", exact=True).click()
    player.sit()
    while not (player.view.table and modest(player.view)):
        if not step(player):
            player.news()
    page.locator("[data-attack]").first.wait_for()
    assert findings(page) == []
    shoot(page, f"table-{size}")

    page.goto("/rules")
    page.get_by_role("heading", level=1).wait_for()
    assert findings(page) == []
    shoot(page, f"rules-{size}")


def test_no_seat_along_the_top_of_a_desktop_hides_the_count_of_another(visit: Visit) -> None:
    page = visit("/", viewport={"width": 1280, "height": 800})
    for _ in range(4):
        page.get_by_role("button", name="More: Players").click()
    page.get_by_role("button", name=re.compile("^Play a bot")).click()
    player = Player(page)
    page.get_by_role("button", name="Easy", exact=True).click()
    player.sit()
    seats = page.locator(".seat.along").all()
    assert len(seats) == 3
    for before, after in pairwise(seats):
        count, avatar = (
            before.locator(".fan b").bounding_box(),
            after.locator(".avatar").bounding_box(),
        )
        assert count is not None
        assert avatar is not None
        assert count["x"] + count["width"] < avatar["x"]
