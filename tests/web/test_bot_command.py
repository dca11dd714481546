"""`kozyr bot` as a process of its own, playing with people over loopback."""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection

from kozyr.cli import app
from kozyr.cli.bot import Tables
from kozyr.web.elsewhere.server import Backoff
from kozyr.web.protocol import TableMade, TableRequest, TableView
from tests.table.world import RandomPlayer
from tests.web.elsewhere.scripted import Scene
from tests.web.serving import PATIENCE, Guest, Server, answer_to, newest, receive
from tests.web.test_accounts import registered
from tests.web.test_bot_accounts import made

EXAMPLE = Path(__file__).parents[2] / "docs/examples/bot.py"
PROGRAM = f"{sys.executable} -I -S {EXAMPLE}"
KOZYR = [sys.executable, "-m", "kozyr.cli"]


@contextmanager
def playing(
    server: Server, token: str, *options: str, program: str = PROGRAM
) -> Iterator["subprocess.Popen[str]"]:
    """Let `kozyr bot` play until the block ends."""
    command = [*KOZYR, "bot", program, "--server", server.root, *options]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "KOZYR_BOT_TOKEN": token},
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def ended(process: "subprocess.Popen[str]") -> tuple[int, str, str]:
    out, err = process.communicate(timeout=PATIENCE)
    return process.returncode, out, err


def until(socket: ClientConnection, phase: str) -> TableView:
    """Read on to a snapshot of this phase."""
    view = newest(socket)
    while view.phase != phase:
        if isinstance(news := receive(socket), TableView):
            view = news
    return view


def play_on(socket: ClientConnection, view: TableView, most: int = 10_000) -> TableView:
    """Act at random at every snapshot until the deal is over, or so many acts are done."""
    player = RandomPlayer(7)
    while view.phase == "playing" and most:
        action = None if view.deal is None else player.choose(view.deal)
        if action is not None and view.deal is not None:
            most -= 1
            number, seen = f"{view.deal.deal}.{most}", view.deal.acts
            answer_to(socket, {"type": "act", "id": number, "action": action, "seen": seen})
            view = newest(socket)
        else:
            while not isinstance(news := receive(socket), TableView):
                pass
            view = news
    return view


@pytest.fixture
def owner(server: Server, request: pytest.FixtureRequest) -> Guest:
    return registered(server, f"Автор {abs(hash(request.node.name)) % 10**8}")


def test_s42_a_program_plays_a_whole_deal_with_a_person_and_another(
    server: Server, owner: Guest
) -> None:
    ann, told = server.guest(), made(owner, "Пример")
    table = ann.make("service_podkidnoy", people=2, bots=[])
    link = f"{server.root}/t/{table}"
    with ann.socket(table) as socket, playing(server, told.token, "--table", link) as process:
        view = until(socket, "playing")
        assert view.seats[1].name == "BOT Пример"
        view = play_on(socket, view)
        assert view.deal is not None
        assert view.deal.result is not None
        assert view.deal.result.end in ("durak", "draw"), "nobody has given up"
        answer_to(socket, {"type": "again", "id": "again"})
        view = until(socket, "playing")
        assert view.deal is not None
        assert view.deal.deal == 2
        play_on(socket, view, 3)
        process.send_signal(signal.SIGINT)
        status, out, err = ended(process)
        while not (view := newest(socket)).seats[1].left:
            play_on(socket, view, 1)
    assert (status, err) == (130, "kozyr: stopped; it has left its table.\n")
    assert out.splitlines()[0] == f"playing as BOT Пример at {server.root}"
    assert "deal 1 is over" in out
    assert told.token not in out + err


def test_a_token_revoked_during_play_ends_it(server: Server, owner: Guest) -> None:
    told = made(owner, "Пример")
    with playing(server, told.token, "--create", "service_podkidnoy") as process:
        assert process.stdout is not None
        process.stdout.readline()
        path = process.stdout.readline().rpartition("/t/")[2].strip()
        ann = server.guest()
        ann.join(path)
        with ann.socket(path) as socket:
            play_on(socket, until(socket, "playing"), 2)
            owner.http.delete(f"/api/account/bots/{told.id}")
            status, _, err = ended(process)
    assert status == 1
    assert err == "kozyr: There is no such token, or it is revoked.\n"


def test_two_processes_with_one_token_play_one_seat(server: Server, owner: Guest) -> None:
    ann, told = server.guest(), made(owner, "Пример")
    table = ann.make("service_podkidnoy", people=2, bots=[])
    options = ("--table", table, "--deals", "1")
    with (
        ann.socket(table) as socket,
        playing(server, told.token, *options) as one,
        playing(server, told.token, *options) as other,
    ):
        while len(server.services.hub.watchers(table)) <= 2:
            newest(socket)
        view = play_on(socket, until(socket, "playing"))
        assert view.deal is not None
        assert view.deal.result is not None
        assert view.deal.result.end in ("durak", "draw"), "nobody has given up"
        for process in (one, other):
            status, out, err = ended(process)
            assert (status, err) == (0, "")
            assert "it has left the table" in out


PRYING = """
import os, sys
told = ["there" if name in os.environ else "not" for name in ("PATH", "KOZYR_BOT_TOKEN")]
sys.exit("PATH {}, token {}".format(*told))
"""


def test_a_program_that_crashes_gives_the_deal_up_plays_on_and_has_no_token(
    server: Server, owner: Guest, tmp_path: Path
) -> None:
    prying, told = tmp_path / "prying.py", made(owner, "Пример")
    prying.write_text(PRYING, encoding="utf-8")
    options = ("--create", "service_podkidnoy", "--against", "easy", "--deals", "2")
    program = f"{sys.executable} -I -S {prying}"
    with playing(server, told.token, *options, program=program) as process:
        status, out, err = ended(process)
    assert (status, err) == (0, "")
    assert out.count("it gives this deal up") == out.count("is over: durak") == 2
    assert out.count("PATH there, token not") == 2


def test_bot_accounts_of_two_owners_meet_in_the_quick_match(server: Server, owner: Guest) -> None:
    tokens = made(owner, "Раз").token, made(registered(server, "Автор второй"), "Два").token
    options = ("--quick", "--deals", "1")
    with (
        playing(server, tokens[0], *options) as one,
        playing(server, tokens[1], *options) as other,
    ):
        for process in (one, other):
            status, out, err = ended(process)
            assert (status, err) == (0, "")
            assert "deal 1 is over" in out


def said(*options: str) -> str:
    with pytest.raises(SystemExit) as stopped, contextlib.suppress(KeyboardInterrupt):
        app(["bot", PROGRAM, *options])
    return str(stopped.value)


def test_what_is_wrong_is_said_before_anything_begins(
    server: Server, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("KOZYR_BOT_TOKEN", raising=False)
    assert said("--quick").startswith("kozyr: no token. Put that of the BOT account into")
    missing = said("--quick", "--token-file", str(tmp_path / "none"))
    assert missing.endswith("none: No such file or directory")
    file = tmp_path / "token"
    file.write_text("kozyr_bot_0\n", encoding="utf-8")
    given = ("--token-file", str(file), "--server", server.root)
    assert said(*given).endswith("name one of --table LINK, --create PRESET and --quick")
    assert said("--quick", "--table", "0a1b", *given).endswith("--create PRESET and --quick")
    assert "no set of rules is called 'bridge'" in said("--create", "bridge", *given)
    assert "leads to no table" in said("--table", "https://durak.example/", *given)
    assert said("--quick", *given) == "kozyr: There is no such token, or it is revoked."
    nowhere = said("--quick", *given[:2], "--server", "http://127.0.0.1:1")
    assert nowhere == "kozyr: http://127.0.0.1:1 cannot be reached: Connection refused"


def test_a_table_that_is_not_there_is_said(
    server: Server, owner: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KOZYR_BOT_TOKEN", made(owner, "Пример").token)
    assert said("--table", "0a1b", "--server", server.root) == "kozyr: There is no such table."
    assert "KOZYR_BOT_TOKEN" not in os.environ


def test_s10_an_opened_table_is_for_whom_the_options_say() -> None:
    for tables, wish in (
        (Tables(create="service_podkidnoy"), TableRequest(2, "service_podkidnoy")),
        (
            Tables(create="classic", players=4, against=("easy", "medium"), strangers=True),
            TableRequest(2, "classic", {"players": 4}, ("easy", "medium"), "rated", "word"),
        ),
    ):
        scene = Scene(answer=TableMade("0a1b", "/t/0a1b"))
        find = tables.found(scene, wish.password, Backoff(lambda _: None))
        assert find() == "0a1b"
        assert scene.sent == [wish]
