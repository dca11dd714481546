"""What is done before a table: choosing rules."""

import re

from playwright.sync_api import Page


def choose(page: Page, title: str) -> None:
    """Choose a set of rules from the list of all, which a phone keeps in a dialog."""
    page.goto("/rules")
    folded = page.get_by_role("button", name=re.compile(r"All \d+$"))
    listed = page.get_by_role("button", name=title, exact=True)
    folded.or_(listed).first.wait_for()
    if folded.is_visible():
        folded.click()
    listed.click()
