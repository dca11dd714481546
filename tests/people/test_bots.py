"""BOT accounts among people: they are labelled, earn nothing, and have a ladder of their own."""

import anyio
import msgspec
import pytest

from kozyr.people.bots import BotAccount, is_labelled, labelled
from kozyr.people.points import Before, Person, uses, worth
from kozyr.people.rated import LADDER, why_unrated
from kozyr.people.rates import RATES
from kozyr.people.rating import PROVISIONAL
from kozyr.storage.bots import SqlBots
from kozyr.storage.records import SqlRecords
from kozyr.storage.results import recompute
from kozyr.table.facts import FinishedDeal
from tests.people.deals import bot, deal, duel, person, won
from tests.people.store import World

PEOPLE = {"ann": Person("ann", "ann"), "b1": Person("b1", None, bot=True)}
OWNERS = {"b1": "ann", "b2": "bob", "b3": "ann"}


@pytest.mark.parametrize("name", ["BOT", "BOT Вера", "ВОТ Вера", "BОT x"])
def test_s10_names_that_look_like_a_bot_account_s_are_told(name: str) -> None:
    assert is_labelled(name)


@pytest.mark.parametrize("name", ["Вот", "Bot", "Вера BOT", "BOTTOM", ""])
def test_s10_other_names_are_people_s(name: str) -> None:
    assert not is_labelled(name)
    assert is_labelled(labelled(name))


@pytest.mark.parametrize("winner", ["ann", "b1"])
def test_s42_a_game_with_a_bot_account_gives_nothing_and_uses_nothing_up(winner: str) -> None:
    finished = duel(winner, "b1" if winner == "ann" else "ann")
    seat = 0 if winner == "ann" else 1
    found = worth(finished, seat, PEOPLE, Before(), RATES[0])
    assert (found.amount, found.reason, found.nth) == (0, "bot_account", None)
    assert uses(finished, PEOPLE, RATES[0]) == ()


def test_s42_nor_does_it_to_others_at_the_table() -> None:
    people = {**PEOPLE, "bob": Person("bob", "bob")}
    finished = deal((person(0, "ann"), person(1, "bob"), person(2, "b1")), won(0, 1, 2))
    assert worth(finished, 0, people, Before(), RATES[0]).reason == "bot_account"
    assert uses(finished, people, RATES[0]) == ()


def test_s64_a_game_with_a_bot_account_is_not_rated_for_people() -> None:
    assert why_unrated(duel("ann", "b1", kind="rated"), {}, OWNERS) is not None
    assert why_unrated(duel("ann", "b1", kind="quick"), {}, {"b1": "ann"}) == "bot_account"


@pytest.mark.parametrize(
    ("finished", "reason"),
    [
        (duel("b1", "b2"), LADDER),
        (duel("b1", "b3"), "bot_account"),
        (duel("b1", "b2", training=True), "bot_account"),
        (duel("b1", "b2", ending="stopped"), "stopped"),
        (duel("b1", "b2", preset=None), "bot_account"),
        (deal((person(0, "b1"), bot(1, "medium")), won(0, 1)), LADDER),
        (deal((person(0, "b1"), bot(1), bot(2)), won(0, 1, 2)), "bot_account"),
        (deal((person(0, "b1"), person(1, "ann"), bot(2)), won(0, 1, 2)), "bot_account"),
    ],
)
def test_only_games_of_different_bots_alone_count_on_their_ladder(
    finished: FinishedDeal, reason: str
) -> None:
    assert why_unrated(finished, {}, {one: OWNERS[one] for one in ("b1", "b2", "b3")}) == reason


def test_the_ladder_rates_bot_accounts_and_levels_and_no_people() -> None:
    async def story() -> None:
        world = await World("ann", "bob").open()
        bots, records = SqlBots(world.data), SqlRecords(world.data)
        for player, owner in (("b1", "ann"), ("b2", "bob")):
            await bots.make(BotAccount(player, f"BOT {player}", 0), owner, f"hash of {player}")
        place = 0
        for _ in range(PROVISIONAL):
            for finished in (
                duel("b1", "b2"),
                deal((person(0, "b2"), bot(1, "easy")), won(0, 1)),
                duel("ann", "bob", kind="quick"),
            ):
                place += 1
                await world.books.credit(place, msgspec.structs.replace(finished, deal=place))
        ladder = await records.ladder("podkidnoy")
        assert [one.player for one in ladder] == ["b1", "b2", "level:easy"]
        assert [one.skill.games for one in ladder] == [PROVISIONAL, 2 * PROVISIONAL, PROVISIONAL]
        leaders = await records.leaders("podkidnoy")
        assert [one.player for one in leaders] == ["ann", "bob"]
        assert await world.paid("b1") == []
        assert await world.data.write("t", recompute) == place
        assert await SqlRecords(world.data).ladder("podkidnoy") == ladder

    anyio.run(story)


def test_s46_a_revoked_bot_account_is_no_person_either() -> None:
    async def story() -> None:
        world = await World("ann", "bob").open()
        bots = SqlBots(world.data)
        await bots.make(BotAccount("b1", "BOT b1", 0), "bob", "hash")
        await bots.revoke("bob", "b1")
        await world.books.credit(1, duel("ann", "b1"))
        assert await world.paid("ann") == [("bot_account", 0)]

    anyio.run(story)
