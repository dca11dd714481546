"""The rulebook: found from the lobby, read, searched, compared, and opened by a refusal."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.journey.conftest import DESKTOP, SMALL_PHONE, Shoot, Visit
from tests.journey.lobby import choose
from tests.journey.player import Player, step
from tests.journey.test_for_everybody import findings
from tests.journey.test_with_a_bot import again, against_a_bot

SIZES = {"small": SMALL_PHONE, "desktop": DESKTOP}
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def paragraph(page: Page, number: str) -> str:
    """Give the text of a paragraph."""
    return page.get_by_role("region", name=re.compile(rf"^§{re.escape(number)}\b")).inner_text()


def check(page: Page) -> None:
    """The page can be used by everybody, and fits."""
    assert findings(page) == []
    assert page.evaluate(WIDER) == 0


@pytest.mark.parametrize("size", SIZES)
def test_the_rules_of_a_set_are_read_from_the_lobby_on(
    visit: Visit, shoot: Shoot, size: str
) -> None:
    page = visit("/", viewport=SIZES[size])
    choose(page, "Throw-in durak for two")
    page.get_by_role("link", name="Kozyr").click()
    page.get_by_role("link", name="Read the rules").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Throw-in durak for two")
    check(page)
    shoot(page, f"book-{size}")
    assert "“one” — exactly one card." in paragraph(page, "4.2")
    assert page.get_by_role("region", name=re.compile("^§7")).count() == 0

    field = page.get_by_role("searchbox")
    page.keyboard.press("/")
    expect(field).to_be_focused()
    field.fill("trump card")
    expect(page.locator("mark").first).to_have_text(re.compile("trump card", re.IGNORECASE))
    assert page.get_by_role("region", name=re.compile("^§")).count() < 10
    check(page)
    shoot(page, f"found-{size}")
    field.fill("")

    page.get_by_role("region", name="§6.7").get_by_role("link", name="bout", exact=True).click()
    dialog = page.get_by_role("dialog", name="bout")
    expect(dialog).to_contain_text("from a lead to the refill")
    check(page)
    dialog.get_by_role("link", name="§0.2").click()
    expect(page.locator(":focus")).to_have_attribute("id", "0.2")
    assert page.url.endswith("#0.2")

    page.get_by_role("link", name="Compare with another").click()
    expect(page.get_by_role("table")).to_contain_text("Throw-in durak for two")
    page.get_by_role("combobox", name="Set 2").select_option("service_perevodnoy")
    expect(page.get_by_role("columnheader").nth(1)).to_have_text("Transfer durak for two")
    expect(page.get_by_role("rowheader").first).to_have_text(re.compile(r"^Transfer §7\.1$"))
    check(page)
    shoot(page, f"compared-{size}")


def test_an_address_with_a_paragraph_leads_there(visit: Visit, shoot: Shoot) -> None:
    page = visit("/rules/kubikoved#6.5", viewport=SMALL_PHONE, locale="ru")
    there = page.locator("[id='6.5']")
    expect(there).to_be_focused()
    expect(there).to_be_in_viewport()
    expect(there).to_contain_text("Первое слово: сначала ходящий")
    shoot(page, "there")

    page.goto("/rules/classic#7.3")
    expect(page.locator(":focus")).to_contain_text("Перевод: подкидной")
    page.get_by_role("link", name="Прочитать в полном своде").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Весь свод")
    expect(page.locator("[id='7.3']")).to_be_focused()


def refused(player: Player) -> None:
    """Play until there is nothing to transfer with, and press the button all the same."""
    button = player.page.get_by_role("button", name=re.compile("^Transfer.*(no|already)"))
    while not button.count():
        if player.view.result is not None:
            again(player)
        elif not step(player):
            player.news()
    button.press("Enter")


def test_a_refusal_names_its_paragraph_and_opens_it_at_the_table(
    visit: Visit, shoot: Shoot
) -> None:
    player = against_a_bot(visit("/", viewport=SMALL_PHONE))
    refused(player)
    page = player.page
    number = page.get_by_role("alert").get_by_role("button", name=re.compile("^§7"))
    shoot(page, "refused")
    number.click()
    dialog = page.get_by_role("dialog", name=re.compile("^§7"))
    expect(dialog.get_by_text("Transfer: before the first beat").first).to_be_visible()
    check(page)
    shoot(page, "paragraph")
    dialog.get_by_role("link", name="attack card").first.click()
    expect(dialog.get_by_role("status")).to_contain_text("led, thrown in or laid as a transfer")
    assert player.table is not None
    assert page.url.endswith(f"/t/{player.table.table}")

    link = page.get_by_role("link", name="The whole rulebook of this table")
    with page.expect_popup() as opened:
        link.click()
    expect(opened.value.get_by_role("heading", level=1)).to_have_text("Transfer durak for two")
