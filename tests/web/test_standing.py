"""Points, games, ratings and the leaderboard as their owners read them."""

from pathlib import Path
from typing import TypeVar

import anyio
import msgspec

from kozyr.game.view import Result
from kozyr.people.points import Reason
from kozyr.people.rating import PROVISIONAL
from kozyr.rules.presets import preset
from kozyr.web.people_protocol import (
    HistoryTotals,
    HistoryView,
    Leaderboard,
    PointsRates,
    PointsView,
    RatingView,
    SignedIn,
)
from tests.people.deals import HOUR, NOON, bot, deal, drawn, duel, person, won
from tests.table.world import ManualClock
from tests.web.crediting import PASSWORD, Visitor, application

T = TypeVar("T")


async def read(visitor: Visitor, path: str, kind: type[T]) -> T:
    return msgspec.json.decode(await visitor.get(path), type=kind)


async def reasons(visitor: Visitor) -> list[tuple[Reason, int]]:
    view = await read(visitor, "/api/me/points", PointsView)
    return [(entry.reason, entry.amount) for entry in reversed(view.entries)]


def test_s55_rates_caps_and_the_own_ledger_can_be_read(tmp_path: Path) -> None:
    async def story() -> None:
        async with application(tmp_path) as app:
            ann, bob = await app.visitor("Анна"), await app.visitor("Боб")
            rates = await read(ann, "/api/points/rates", PointsRates)
            assert (rates.human["first"], rates.pair_games, rates.bot_day) == (10, 3, 30)
            assert rates.bots["strong"] == {"first": 5, "shared": 2, "other": 0}
            beaten = deal((person(0, ann.id), bot(1, "medium")), won(0, 1))
            await app.over(*[duel(ann.id, bob.id)] * 4, beaten)
            view = await read(ann, "/api/me/points", PointsView)
            assert (view.balance, view.bots_today, view.date) == (33, 3, "2026-11-30")
            assert [(one.reason, one.amount, one.nth) for one in view.entries[:2]] == [
                ("bot_win", 3, None),
                ("pair", 0, 4),
            ]
            older = f"/api/me/points?before={view.entries[1].id}"
            assert len((await read(ann, older, PointsView)).entries) == 3
            beyond = f"/api/me/points?before={2**70}"
            assert (await read(ann, beyond, PointsView)).entries == view.entries
            assert await reasons(bob) == [("loss", 0)] * 3 + [("pair", 0)]

    anyio.run(story)


def test_s46_points_wait_for_a_guest_until_the_moscow_day_ends(tmp_path: Path) -> None:
    async def story() -> None:
        async with application(tmp_path) as app:
            await app.visitor("Анна")
            guest, bob = await app.visitor(), await app.visitor("Боб")
            yesterday = duel(guest.id, bob.id, at=NOON - 14 * HOUR)
            await app.over(yesterday, duel(guest.id, bob.id))
            assert not (await read(guest, "/api/me/points", PointsView)).account
            body = {"name": "Анна", "password": PASSWORD}
            told = await guest.post("/api/account/sign-in", body)
            assert msgspec.json.decode(told, type=SignedIn).credited == 10
            assert await reasons(guest) == [("win", 10)]
            games = (await read(guest, "/api/me/history", HistoryView)).games
            assert [game.points for game in games] == [10, None]

    anyio.run(story)


def test_s46_what_the_account_had_already_is_not_told_as_credited_once_it_was(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with application(tmp_path) as app:
            ann, guest = await app.visitor("Анна"), await app.visitor()
            await app.over(duel(ann.id, guest.id))
            body = {"name": "Анна", "password": PASSWORD}
            told = await guest.post("/api/account/sign-in", body)
            assert msgspec.json.decode(told, type=SignedIn).credited == 0
            assert await reasons(ann) == [("win", 10)]

    anyio.run(story)


def test_s46_a_guest_who_signs_up_has_todays_points(tmp_path: Path) -> None:
    async def story() -> None:
        async with application(tmp_path) as app:
            guest, bob = await app.visitor(), await app.visitor("Боб")
            await app.over(duel(guest.id, bob.id), duel(guest.id, bob.id))
            body = {"name": "Вера", "password": PASSWORD}
            told = await guest.post("/api/account", body)
            assert msgspec.json.decode(told, type=SignedIn).credited == 20
            clock = app.services.clock
            assert isinstance(clock, ManualClock)
            clock.time += 24 * HOUR
            await app.over(duel(guest.id, bob.id, at=clock.time))
            assert await reasons(guest) == [("win", 10)] * 3

    anyio.run(story)


def test_the_own_games_name_the_others_and_how_it_ended(tmp_path: Path) -> None:
    async def story() -> None:
        async with application(tmp_path) as app:
            ann, bob = await app.visitor("Анна"), await app.visitor("Боб")
            await app.over(duel(ann.id, bob.id, kind="quick"), duel(bob.id, ann.id))
            new, old = (await read(ann, "/api/me/history", HistoryView)).games
            assert (new.outcome, new.rank, new.seats, new.rated) == ("other", 2, 2, False)
            assert (old.outcome, old.rank, old.rated, old.points) == ("first", 1, True, 10)
            assert (old.others, old.family, old.ending) == (("Боб",), "podkidnoy", "played")
            older = await read(ann, f"/api/me/history?before={new.place}", HistoryView)
            assert older.games == (old,)

    anyio.run(story)


def test_the_own_games_are_counted_with_those_one_was_the_durak_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with application(tmp_path) as app:
            ann, bob, eve = [await app.visitor(name) for name in ("Анна", "Боб", "Ева")]
            three = (person(0, ann.id), person(1, bob.id), person(2, eve.id))
            four = (*three, bot(3))
            sides = Result("durak", None, ((0,), (2,), (1, 3)), winners=(0, 2))
            await app.over(
                duel(ann.id, bob.id),
                duel(bob.id, ann.id),
                deal(three, won(1, 0, 2)),
                deal(three, drawn(0, 2, after=(1,))),
                deal(four, sides, rules=preset("gambiter_2x2").rules),
                deal(three, None, ending="stopped"),
            )
            counted = [
                (await read(one, "/api/me/history", HistoryView)).totals for one in (ann, bob, eve)
            ]
            assert counted == [
                HistoryTotals(games=5, durak=1, drawn=1),
                HistoryTotals(games=5, durak=2, drawn=0),
                HistoryTotals(games=3, durak=1, drawn=1),
            ]

    anyio.run(story)


def test_s64_the_leaderboard_shows_ratings_that_are_not_provisional(tmp_path: Path) -> None:
    async def story() -> None:
        async with application(tmp_path) as app:
            ann, bob, guest = [await app.visitor(name) for name in ("Анна", "Боб", None)]
            quick = [duel(ann.id, bob.id, kind="quick")] * (PROVISIONAL - 1)
            await app.over(*quick, duel(guest.id, bob.id, kind="quick"))
            (mine,) = (await read(ann, "/api/me/rating", RatingView)).families
            assert (mine.games, mine.provisional, mine.place) == (9, True, None)
            assert [point.points for point in mine.plot] == sorted(p.points for p in mine.plot)
            board = await read(ann, "/api/leaderboard", Leaderboard)
            assert [(row.name, row.me) for row in board.leaders] == [("Боб", False)]
            await app.over(duel(ann.id, bob.id, kind="quick"))
            board = await read(ann, "/api/leaderboard?family=podkidnoy", Leaderboard)
            assert [(row.place, row.name, row.me) for row in board.leaders] == [
                (1, "Анна", True),
                (2, "Боб", False),
            ]
            assert (await read(ann, "/api/me/rating", RatingView)).families[0].place == 1
            await bob.post("/api/account/delete", {"name": "Боб"})
            board = await read(ann, "/api/leaderboard", Leaderboard)
            assert [row.name for row in board.leaders] == ["Анна"], "who is forgotten is not there"

    anyio.run(story)


def test_s64_two_accounts_of_one_browser_are_not_rated(tmp_path: Path) -> None:
    async def story() -> None:
        async with application(tmp_path) as app:
            ann = await app.visitor("Анна")
            await ann.post("/api/account/sign-out", {})
            bob = msgspec.json.decode(await ann.get("/api/me"), type=dict[str, str | None])["id"]
            assert isinstance(bob, str)
            assert bob != ann.id
            await app.over(duel(ann.id, bob, kind="quick"))
            assert (await read(ann, "/api/me/history", HistoryView)).games[0].rated is False

    anyio.run(story)


def test_s64_two_of_one_address_are_not_rated(tmp_path: Path) -> None:
    async def story() -> None:
        async with application(tmp_path) as app:
            ann, bob = await app.visitor("Анна", "10.9.9.9"), await app.visitor("Боб", "10.9.9.9")
            await app.over(duel(ann.id, bob.id, kind="quick"))
            assert (await read(ann, "/api/me/history", HistoryView)).games[0].rated is False

    anyio.run(story)
