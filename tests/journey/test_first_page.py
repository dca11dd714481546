from tests.journey.conftest import DESKTOP, PHONE, Shoot, Visit


def test_the_first_page_shows_on_phone_and_desktop(visit: Visit, shoot: Shoot) -> None:
    for name, viewport in (("phone", PHONE), ("desktop", DESKTOP)):
        page = visit("/", viewport=viewport)
        page.get_by_role("heading", level=1).wait_for()
        assert page.title()
        shoot(page, name)
