"""Teams, cheating and epaulettes at real tables."""

import re
from collections.abc import Callable
from itertools import cycle

from playwright.sync_api import Locator, Page, ViewportSize, expect

from kozyr.game.actions import Action, Beat, Hang, Lead, Pass, Take
from kozyr.game.view import View
from tests.journey.conftest import DESKTOP, PHONE, SMALL_PHONE, Shoot, Visit
from tests.journey.lobby import choose
from tests.journey.player import Player, play_out, step
from tests.journey.test_for_everybody import findings, moving_findings

SIX = 4
RANK_BITS = 15


def together(
    visit: Visit, title: str, sizes: tuple[ViewportSize, ViewportSize]
) -> tuple[Player, Player]:
    """Sit two people down at a table for two of a set of rules."""
    host = Player(visit("/", viewport=DESKTOP))
    choose(host.page, title)
    host.page.get_by_role("button", name="Create the table").click()
    host.page.wait_for_url(re.compile("/$"))
    host.page.get_by_role("button", name="Create the table").click()
    link = host.page.get_by_role("textbox", name="Link to the table").input_value()
    host.page.set_viewport_size(sizes[0])
    guest = Player(visit(link, viewport=sizes[1]))
    guest.page.get_by_role("button", name="Agree").click()
    host.sit()
    guest.sit()
    return host, guest


def button(page: Page, name: str) -> Locator:
    """Find a button by the beginning of its name."""
    return page.get_by_role("button", name=re.compile(f"^{name}"))


def test_two_on_two_with_bots_to_the_result(visit: Visit, shoot: Shoot) -> None:
    player = Player(visit("/", viewport=DESKTOP))
    page = player.page
    choose(page, "Two on two")
    page.get_by_role("button", name="Play a bot").click()
    page.get_by_role("button", name="Easy", exact=True).click()
    player.sit()
    page.set_viewport_size(SMALL_PHONE)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Two on two")
    expect(page.get_by_role("list", name="Players")).to_contain_text("Bot 2 · partner")
    assert [seat.side for seat in player.seats] == [0, 1, 0, 1]
    assert findings(page) == []
    shoot(page, "dealt")

    play_out(player)
    result = player.view.result
    assert result
    assert result.durak is None
    assert result.winners in {(0, 2), (1, 3)}
    won = result.winners == (0, 2)
    heading = "Your team won" if won else "The other team won"
    expect(page.locator("[data-result]")).to_contain_text(heading)
    expect(page.get_by_role("list", name="Your team")).to_contain_text("You")
    assert findings(page) == []
    shoot(page, "result")


def cheat_of(view: View) -> Beat | None:
    """Give a beat that only passes unchecked."""
    honest = {moves.card: moves.beat for moves in view.moves}
    for moves in view.armed:
        for target in moves.beat:
            if target not in honest[moves.card]:
                return Beat(moves.card, target, armed=True)
    return None


def catch_up(*players: Player) -> None:
    """Wait until everybody has been sent the newest version of the table."""
    newest = max(player.version for player in players)
    for player in players:
        while player.version < newest:
            player.news()


def until(ready: Callable[[], bool], *players: Player) -> None:
    """Play modestly, one after the other, until it is so: who acts has seen what the others did."""
    turns = cycle(players)
    idle = 0
    while not ready():
        idle = 0 if step(next(turns)) else idle + 1
        if idle == len(players):
            min(players, key=lambda player: player.version).news()
            idle = 0
        catch_up(*players)


def call(player: Player) -> None:
    """Call the only opponent a cheat: the first press asks, the second calls."""
    button(player.page, "Call ").click()
    button(player.page, "Sure").click()


def test_a_cheat_is_caught_and_an_honest_player_is_not(visit: Visit, shoot: Shoot) -> None:
    host, guest = together(visit, "Cheating mode", (SMALL_PHONE, DESKTOP))
    both = (host, guest)
    expect(host.page.get_by_role("heading", level=1)).to_contain_text("no points")
    until(lambda: any(cheat_of(player.view) for player in both), *both)
    cheat, watcher = both if cheat_of(host.view) else (guest, host)
    armed = cheat_of(cheat.view)
    assert armed
    button(cheat.page, "Cheat").click()
    expect(button(cheat.page, "Cheat")).to_have_attribute("aria-pressed", "true")
    assert findings(cheat.page) == []
    shoot(cheat.page, "armed")
    button(cheat.page, "Cheat").click()
    cheat.play(armed)
    catch_up(*both)

    button(watcher.page, "Call ").click()
    expect(button(watcher.page, "Sure")).to_be_visible()
    assert findings(watcher.page) == []
    shoot(watcher.page, "sure")
    button(watcher.page, "Sure").click()
    expect(watcher.page.locator(".layer .cheat")).to_have_count(1)
    shoot(watcher.page, "caught")
    for player, words in ((watcher, "Caught: "), (cheat, "You were caught.")):
        expect(player.page.locator(".toast")).to_contain_text(words)
        expect(player.page.get_by_role("status")).to_contain_text(words)
    catch_up(*both)
    bout = watcher.view.last_bout
    assert bout
    assert (bout.outcome, bout.defender) == ("taken", cheat.view.seat)
    assert armed.card in bout.cheats

    until(lambda: watcher.view.phase == "bout" and bool(watcher.view.calls), *both)
    call(watcher)
    expect(watcher.page.locator(".toast")).to_contain_text("False call: ")
    expect(button(watcher.page, "Call ")).to_have_attribute("aria-disabled", "true")


def test_the_call_window_is_let_go(visit: Visit, shoot: Shoot) -> None:
    host, guest = together(visit, "Cheating mode", (PHONE, SMALL_PHONE))
    both = (host, guest)
    until(lambda: host.view.phase == "calling", *both)
    for player in both:
        expect(player.page.locator(".window")).to_contain_text("The bout is played. Call now")
        expect(player.page.locator(".window")).to_contain_text("0:0")
    assert moving_findings(host.page) == []
    shoot(host.page, "window")
    bout = host.view.bout
    host.page.keyboard.press("Space")
    expect(host.page.get_by_role("status")).to_contain_text("You let it go")
    expect(guest.page.get_by_role("list", name="Players")).to_contain_text("lets it go")
    until(lambda: host.view.bout > bout, *both)


def hoard(view: View) -> Action | None:
    """Keep the sixes, and get rid of everything else."""
    spare = [moves for moves in view.moves if moves.card & RANK_BITS != SIX]
    for moves in spare:
        if moves.lead:
            return Lead((moves.card, *moves.joins)[: view.lead_max])
        if moves.beat:
            return Beat(moves.card, moves.beat[0])
    if view.buttons.take is None:
        return Take()
    return Pass() if view.buttons.pass_ is None and can_add(view) else None


def give_in(view: View) -> Action | None:
    """Take everything, and add nothing."""
    for moves in view.moves:
        if moves.lead:
            return Lead((moves.card,))
    if view.buttons.take is None:
        return Take()
    return Pass() if view.buttons.pass_ is None and can_add(view) else None


def can_add(view: View) -> bool:
    """Whether the server waits for a pass instead of passing by itself."""
    return any(moves.throw_in for moves in view.moves)


def test_epaulettes_are_hung_and_the_next_rung_is_climbed(visit: Visit, shoot: Shoot) -> None:
    host, guest = together(visit, "Epaulettes, may be led", (SMALL_PHONE, DESKTOP))
    ways = ((host, hoard), (guest, give_in))
    while host.view.buttons.hang is not None:
        moved = False
        for player, way in ways:
            action = way(player.view)
            if action is not None:
                player.play(action, "keys")
                moved = True
        if not moved:
            min((host, guest), key=lambda player: player.version).news()
        catch_up(host, guest)
    sheet = host.page.get_by_role("dialog", name="Hang the epaulettes?")
    expect(sheet).to_contain_text("is the durak")
    assert moving_findings(host.page) == []
    shoot(host.page, "question")
    expect(guest.page.get_by_role("status")).to_contain_text("Will epaulettes be hung?")
    assert guest.page.get_by_role("dialog").count() == 0
    host.play(Hang())
    catch_up(host, guest)
    expect(host.page.locator("[data-result]")).to_contain_text("wears the epaulettes")
    expect(guest.page.locator("[data-result]")).to_contain_text("You wear the epaulettes")
    for player in (host, guest):
        assert findings(player.page) == []
        shoot(player.page, f"hung-{player.view.seat}")
    for player in (host, guest):
        button(player.page, "Next deal").click()
    while host.view.deal == 1:
        host.news()
    expect(button(host.page, "The ladder")).to_have_accessible_name("The ladder: your rung 7")
