"""`kozyr admin`: what the operator sees and does, beside a server that has the data open."""

import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import anyio
import msgspec
import pytest
from anyio import to_thread

from kozyr.cli import app
from kozyr.people.codes import code_hash
from kozyr.people.collusion import thrown
from kozyr.people.player import Account, Browser, Player
from kozyr.storage.accounts import SqlAccounts
from kozyr.storage.books import SqlBooks
from kozyr.storage.database import Database, opened
from kozyr.storage.journal import SqliteJournal
from kozyr.storage.manners import SqlManners
from kozyr.storage.players import SqlPlayers
from kozyr.table.log import Agreed, Entry
from tests.people.deals import NOON, deal, duel, person, won

TRANSCRIPT = msgspec.json.encode(
    {
        "hands": [["6♠"], ["7♠"], ["8♠"]],
        "moves": [
            {"seat": 0, "kind": "lead", "cards": ["6♠"]},
            {"seat": 2, "kind": "throw_in", "cards": ["6♦"]},
            {"seat": 0, "kind": "throw_in", "cards": ["6♣"]},
            {"seat": 1, "kind": "take", "then": [{"then": "bout_closed", "defender": 1}]},
            {"seat": 2, "kind": "throw_in", "cards": ["9♦"]},
            {"seat": 0, "kind": "pass", "then": [{"then": "bout_closed", "defender": 0}]},
            {"seat": 0, "kind": "throw_in", "cards": ["9♠", "9♣"]},
            {"seat": 2, "kind": "take", "then": [{"then": "bout_closed", "defender": 2}]},
        ],
    }
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("KOZYR_DATA", str(tmp_path))
    return tmp_path


def kept(folder: Path, story: Callable[[Database], Awaitable[None]]) -> None:
    """Do something with the data as a server would."""
    with opened(folder) as database:
        anyio.run(story, database)


async def accounts(database: Database, *names: str) -> None:
    for name in names:
        session = Browser(name, name, "guest", "", NOON, NOON)
        await SqlPlayers(database).add(Player(name, name), session)
        account = Account(name, name, None, NOON)
        await SqlAccounts(database).open(account, name.title(), session)


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    app(("admin", *arguments), result_action="return_value")
    return capsys.readouterr().out


def test_a_code_of_the_operator_lets_in_once_while_the_server_runs(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story(database: Database) -> None:
        await accounts(database, "ann")
        text = await to_thread.run_sync(said, capsys, "reset-login", "Ann")
        code = re.match(r"(\S+) lets Ann in once, until .* UTC\.", text)
        assert code is not None
        for expected in (True, False):
            used = await SqlAccounts(database).take_code("ann", code_hash(code[1]), NOON)
            assert used is expected

    kept(folder, story)


def test_nobody_of_that_name_is_said(folder: Path) -> None:
    kept(folder, accounts)
    with pytest.raises(SystemExit) as stopped:
        app(["admin", "reset-login", "eve"])
    assert stopped.value.code == "kozyr: nobody signs in as eve."


def test_where_there_is_no_data_it_is_said(folder: Path) -> None:
    with pytest.raises(SystemExit) as stopped:
        app(["admin", "pairs"])
    assert str(stopped.value).startswith(f"kozyr: there is no data in {folder}.")


def test_pairs_that_meet_often_are_listed_with_what_they_brought_each_other(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story(database: Database) -> None:
        await accounts(database, "ann", "bob", "cid")
        await SqlPlayers(database).mark("ann", "one browser", NOON, browser=True)
        await SqlPlayers(database).mark("bob", "one browser", NOON, browser=True)
        three = tuple(person(seat, name) for seat, name in enumerate(("ann", "bob", "cid")))
        played = [
            *(duel(number=nth, at=NOON + nth * 60_000) for nth in range(1, 5)),
            deal((person(0, "ann"), person(1, "bob", left=True)), won(0, 1), ending="exit"),
            deal(three, won(1, 0, 2), transcript=TRANSCRIPT),
        ]
        for nth, one in enumerate(played, 1):
            told = msgspec.structs.replace(one, deal=nth)
            entry = Entry("t", nth, at=NOON, rules_version=1, digest=1, record=Agreed(0))
            await SqliteJournal(database).append([entry], finished=told)
            await SqlBooks(database).credit(nth, told)

    kept(folder, story)
    (found,) = json.loads(said(capsys, "pairs", "--json"))
    assert found["names"] == ["Ann", "Bob"]
    assert (found["games"], found["duels"], found["exits"]) == (6, 5, 1)
    assert (found["better"], found["points"]) == ([5, 1], [30, 10])
    assert (found["thrown"], found["usual"], found["same"]) == (0.5, 1.0, True)
    shown = said(capsys, "pairs", "--least", "1")
    assert shown.count("Cid") == 2


def test_what_is_thrown_in_at_whom_is_counted_by_bouts() -> None:
    found = thrown(TRANSCRIPT)
    assert dict(found.cards) == {
        (0, 1): 1,
        (2, 1): 1,
        (1, 0): 0,
        (2, 0): 1,
        (0, 2): 2,
        (1, 2): 0,
    }
    assert set(found.bouts.values()) == {1}


def test_reports_are_listed_until_they_are_settled(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story(database: Database) -> None:
        await accounts(database, "ann", "bob")
        await SqlManners(database).report("ann", "bob", "stalling", "t1", NOON)

    kept(folder, story)
    shown = said(capsys, "reports", "--lang", "en")
    assert "Bob" in shown
    assert "plays for" in shown
    (one,) = json.loads(said(capsys, "reports", "--json"))
    assert (one["reason"], one["settled"]) == ("stalling", False)
    assert json.loads(said(capsys, "reports", "--mark", "1", "--json")) == []
    assert len(json.loads(said(capsys, "reports", "--settled", "--json"))) == 1
    with pytest.raises(SystemExit) as stopped:
        app(["admin", "reports", "--mark", "7"])
    assert stopped.value.code == "kozyr: there is no report 7."


def test_s64_the_operator_can_have_ratings_made_anew(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story(database: Database) -> None:
        await accounts(database, "ann", "bob")
        for place in (1, 2):
            await SqlBooks(database).credit(place, duel(number=place, kind="quick"))

    kept(folder, story)
    assert said(capsys, "recompute-ratings") == "2 rated games make the ratings.\n"
    assert json.loads(said(capsys, "recompute-ratings", "--json")) == {"rated": 2}
