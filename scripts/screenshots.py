"""Play in a real browser and photograph the tables that the READMEs show.

`python -m scripts.screenshots` needs Chromium and the built client, and writes `docs/images`.
"""

import io
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, StorageState, ViewportSize, sync_playwright

from kozyr.game.view import View
from scripts.chromium import find_chromium
from tests.journey.conftest import PHONE, QUIET
from tests.journey.lobby import choose
from tests.journey.player import STILL, STRIP_X, STRIP_Y, Player, step

IMAGES = Path(__file__).parents[1] / "docs/images"
LAPTOP: ViewportSize = {"width": 1328, "height": 830}
LOCALES = {"en": "en-GB", "ru": "ru-RU"}
NAMES = {"en": "Vera", "ru": "Вера"}
COLOURS = 256
QUIET_MS = 400


@dataclass(frozen=True)
class Scene:
    """A table to play at until the moment worth a picture comes.

    `seed` makes the server's shuffles, `rules` is the title of the set, `more` are the players
    beyond two. `choose` gives the card that lies chosen in the picture, None where the moment is
    not worth one.
    """

    name: str
    seed: int
    viewport: ViewportSize
    rules: str
    more: int
    choose: Callable[[View], int | None]


def two_ways(view: View) -> int | None:
    """Give a card that may both beat and transfer."""
    return next((moves.card for moves in view.moves if moves.transfer and moves.beat), None)


def in_the_thick(view: View) -> int | None:
    """Give a card that beats, where much is beaten already and the talon is not yet empty."""
    beaten = sum(pair.cover is not None for pair in view.table)
    if beaten < 2 or not view.talon:  # noqa: PLR2004 - fewer pairs make a dull picture
        return None
    return next((moves.card for moves in view.moves if moves.beat), None)


SCENES = (
    Scene("phone", 5, PHONE, "Transfer durak for two", 0, two_ways),
    Scene("table", 5, LAPTOP, "Classic transfer durak", 2, in_the_thick),
)


@contextmanager
def server(seed: int) -> Iterator[str]:
    """Start the quick server and give its address."""
    command = [sys.executable, "-m", "tests.journey.quick_server", str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process.stdout.readline().strip() if process.stdout else ""
        finally:
            process.terminate()


def sit_down(browser: Browser, address: str, scene: Scene) -> Player:
    """Choose the rules and sit down with bots of the medium level."""
    context = browser.new_context(base_url=address, locale=LOCALES["en"], viewport=scene.viewport)
    page = context.new_page()
    player = Player(page)
    choose(page, scene.rules)
    for _ in range(scene.more):
        page.get_by_role("button", name="More: Players").first.click()
    page.get_by_role("button", name="Play a bot").click()
    page.get_by_role("button", name="Medium", exact=True).click()
    player.sit()
    return player


def play_until(player: Player, choose: Callable[[View], int | None]) -> int:
    """Play, deal after deal, until a moment worth a picture stays; give the card to choose."""
    while True:
        card = choose(player.view)
        if card is not None and is_quiet(player):
            return card
        if player.view.result is not None:
            player.page.get_by_role("button", name="Play again").click()
            player.news()
        elif choose(player.view) is None and not step(player):
            player.news()


def is_quiet(player: Player) -> bool:
    """Whether the bots have done all they want to do before the player acts."""
    version = player.version
    player.page.wait_for_timeout(QUIET_MS)
    return player.version == version


def reopen(browser: Browser, at: Page, lang: str) -> Page:
    """Open the same seat anew in a language, by a name of that language."""
    at.request.put("/api/me", data={"name": NAMES[lang]})
    guest: StorageState = {"cookies": at.context.storage_state()["cookies"]}
    context = browser.new_context(
        locale=LOCALES[lang], viewport=at.viewport_size, storage_state=guest
    )
    page = context.new_page()
    page.goto(at.url)
    return page


def photograph(page: Page, card: int) -> bytes:
    """Choose the card at a table just opened, and return a PNG."""
    page.locator("[data-attack]").first.wait_for()
    page.wait_for_function(STILL)
    page.locator(f'[data-card="{card}"]').click(position={"x": STRIP_X, "y": STRIP_Y})
    page.locator("[data-mark]").first.wait_for()
    page.wait_for_function(STILL)
    return page.screenshot()


def smaller(png: bytes) -> bytes:
    """Give the picture few colours, which is all that a table has."""
    with Image.open(io.BytesIO(png)) as picture:
        few = picture.convert("RGB").quantize(
            COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE
        )
    packed = io.BytesIO()
    few.save(packed, "PNG", optimize=True)
    return packed.getvalue()


def shoot(browser: Browser, scene: Scene) -> None:
    """Play one scene, and keep its picture in each language."""
    with server(scene.seed) as address:
        player = sit_down(browser, address, scene)
        card = play_until(player, scene.choose)
        for lang in LOCALES:
            picture = smaller(photograph(reopen(browser, player.page, lang), card))
            file = IMAGES / f"{scene.name}-{lang}.png"
            file.write_bytes(picture)
            print(f"{file.name}: {len(picture) / 1024:.0f} KiB")


def main() -> None:
    """Shoot all scenes."""
    program = find_chromium()
    if program is None:
        sys.exit("The pictures need Chromium: install it, or name it in KOZYR_CHROMIUM.")
    IMAGES.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=QUIET)
        for scene in SCENES:
            shoot(browser, scene)
        browser.close()


if __name__ == "__main__":
    main()
