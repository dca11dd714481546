"""The command line: what it prints, and what it says when it cannot."""

import errno
import io
import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path
from typing import cast

import httpx
import msgspec
import pytest

from kozyr.bots.explaining import aloud
from kozyr.bots.levels import player
from kozyr.cli import app, main
from kozyr.cli.serving import start, tell
from kozyr.game.deal import Deal
from kozyr.rules.book.edition import Edition, edition
from kozyr.rules.options import Rules
from kozyr.rules.presets import names
from kozyr.storage.database import opened
from kozyr.table.host import Ports
from kozyr.web import serving
from kozyr.web.settings import Settings


@pytest.fixture(autouse=True)
def _logs_as_they_were_and_data_apart(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("kozyr.cli.serving.log_to", lambda stream: stream)
    monkeypatch.setenv("KOZYR_DATA", str(tmp_path / "data"))


KOZYR = [sys.executable, "-m", "kozyr.cli"]


def test_the_version_tells_which_kernel_runs() -> None:
    said = subprocess.run([*KOZYR, "--version"], capture_output=True, text=True, check=True)
    assert re.search(r"^kozyr \d+\.\d+\.\d+, kernel: (compiled|plain Python)$", said.stdout)


def test_serve_prints_the_address_and_serves_there(tmp_path: Path) -> None:
    command = [*KOZYR, "serve", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as it:
        assert it.stdout is not None
        address = re.search(r"http://127\.0\.0\.1:\d+", it.stdout.readline())
        assert address is not None
        assert httpx.get(f"{address[0]}/api/me").status_code == 200
        assert (tmp_path / "data/kozyr.sqlite-wal").is_file()
        it.terminate()
        assert it.wait(20) == 0
    assert [file.name for file in (tmp_path / "data").iterdir() if "sqlite" in file.name] == [
        "kozyr.sqlite"
    ]


def test_data_in_use_is_said_with_what_to_do(tmp_path: Path) -> None:
    with opened(tmp_path / "data"), pytest.raises(SystemExit) as stopped:
        app(["serve", "--port", "0"])
    assert str(stopped.value).startswith("kozyr: another Kozyr already uses the data in")


def test_a_port_in_use_is_said_with_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(SystemExit) as stopped:
            start(Settings(port=port))
    assert str(stopped.value).startswith(f"kozyr: port {port} is in use.")
    assert f"--port {port + 1}" in str(stopped.value)
    assert capsys.readouterr().out == ""


def test_an_interface_that_is_not_here_is_said() -> None:
    with pytest.raises(SystemExit) as stopped:
        start(Settings(host="192.0.2.1", port=0))
    assert "Name another --host or --port" in str(stopped.value)


def test_a_setting_that_cannot_be_used_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOZYR_URL", "durak.example")
    with pytest.raises(SystemExit) as stopped:
        app(["serve"])
    assert "KOZYR_URL=durak.example: write scheme and host only" in str(stopped.value)


def test_play_on_the_network_shows_the_address_as_a_qr_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("kozyr.cli.serving.run", lambda _app, listener: listener.close())
    app(["play", "--lan", "--port", "0"], result_action="return_value")
    shown = capsys.readouterr().out
    assert "▀" in shown or "█" in shown
    assert f"Kozyr is at http://{serving.lan_host()}:" in shown


def test_bots_explain_their_moves_only_where_the_host_asks_for_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made: list[Ports] = []
    monkeypatch.setattr("kozyr.cli.serving.run", lambda _app, listener: listener.close())
    monkeypatch.setattr(
        "kozyr.cli.serving.create_app", lambda *given: made.append(cast("Ports", given[2]))
    )
    monkeypatch.setenv("LANG", "en")
    for given in ([], ["--explain"]):
        app(["play", "--port", "0", *given], result_action="return_value")
    capsys.readouterr()
    deal = Deal.start(Rules(), seed=b"explain")
    opener, said = deal.state.opener, []
    for ports in made:
        ports.bots("easy", deal.rules, opener).choose(deal.view(opener))
        said.append(capsys.readouterr().out)
    assert said[0] == ""
    assert said[1].startswith(f"Player {opener + 1}, easy: lead ")


def test_bots_play_on_when_nobody_can_read_their_explanations_any_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal = Deal.start(Rules(), seed=b"explain")
    opener = deal.state.opener
    bot = aloud(player, tell, "en")("easy", deal.rules, opener)
    reading, writing = os.pipe()
    os.close(reading)
    with Path("/dev/full").open("w") as full, os.fdopen(writing, "w") as closed:
        for unheard in (full, closed):
            monkeypatch.setattr("sys.stdout", unheard)
            assert bot.choose(deal.view(opener)) is not None
        monkeypatch.undo()
        for unheard in (full, closed):
            with pytest.raises(OSError, match=r"No space|Broken pipe"):
                unheard.flush()
            os.dup2(os.open(os.devnull, os.O_WRONLY), unheard.fileno())


def test_an_ipv6_interface_was_accepted_but_never_opened(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("kozyr.cli.serving.run", lambda _app, listener: listener.close())
    app(["serve", "--host", "::1", "--port", "0"], result_action="return_value")
    assert "Kozyr is at http://[::1]:" in capsys.readouterr().out


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    app(arguments, result_action="return_value")
    return capsys.readouterr().out


def test_sets_of_rules_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    listed = json.loads(said(capsys, "rules", "--json"))
    assert [one["name"] for one in listed] == list(names())
    assert listed[0]["rules"]["transfer"] == "before_cover"
    shown = said(capsys, "rules", "--lang", "en")
    assert all(name in shown for name in names())
    assert "rule set" in shown
    assert re.search(r"gambiter_2x2 .* │ 4 +│", shown)
    assert re.search(r"service_podkidnoy .* │ 2 +│", shown)
    assert re.search(r"kubikoved .* │ 2–6 +│", shown)
    assert "Переводной по книге" in said(capsys, "rules", "--lang", "ru")


def test_the_rulebook_of_a_set_is_printed_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    shown = said(capsys, "rules", "kubikoved", "--lang", "en")
    assert shown.startswith("Transfer durak (Kubikoved)\n")
    assert "Transfer: before the first beat" in shown
    assert "before_cover" not in shown
    assert said(capsys, "rules", "all", "--lang", "ru").startswith("Свод правил\n")
    read = msgspec.json.decode(
        said(capsys, "rules", "classic", "--lang=ru", "--json"), type=Edition
    )
    assert read == edition("ru", "classic", {})


def test_sets_are_compared_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    names = ("service_podkidnoy", "service_perevodnoy")
    shown = said(capsys, "rules", "--compare", *names, "--lang", "ru")
    assert shown.startswith("Подкидной на двоих / Переводной на двоих\n")
    assert "  Переводной на двоих: пока ничего не побито\n" in shown
    read = json.loads(said(capsys, "rules", "--compare", *names, "--lang", "ru", "--json"))
    assert [one["name"] for one in read["presets"]] == list(names)


@pytest.mark.parametrize(
    "arguments",
    [("kubiked",), ("--compare", "kubiked", "classic"), ("all", "--compare", "kubiked", "x")],
)
def test_a_set_of_rules_that_is_not_there_is_said_with_those_that_are(
    arguments: tuple[str, ...],
) -> None:
    with pytest.raises(SystemExit) as stopped:
        app(["rules", *arguments, "--lang", "en"])
    assert "kubiked" in str(stopped.value)
    assert "kubikoved" in str(stopped.value)


def test_one_set_is_too_few_to_compare() -> None:
    with pytest.raises(SystemExit) as stopped:
        app(["rules", "--compare", "classic"])
    assert "name 2 to 4 sets" in str(stopped.value)


UNHEARD = [("rules", "all"), ("rules",), ("rules", "--json"), ("--version",)]


@pytest.mark.parametrize("arguments", UNHEARD)
def test_who_reads_may_leave_before_the_end(
    arguments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as unheard:
        monkeypatch.setattr("sys.stdout", unheard)
        monkeypatch.setattr("sys.argv", ["kozyr", *arguments])
        with pytest.raises(SystemExit) as stopped:
            main()
        unheard.flush()
    assert stopped.value.code == 1


def test_a_full_disk_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with Path("/dev/full").open("w") as full:
        monkeypatch.setattr("sys.stdout", full)
        monkeypatch.setattr("sys.argv", ["kozyr", "rules", "all"])
        with pytest.raises(SystemExit) as stopped:
            main()
        full.flush()
    assert stopped.value.code == "kozyr: No space left on device"


def test_what_the_encoding_of_a_machine_lacks_is_printed_as_question_marks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    printed = io.BytesIO()
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(printed, "ascii"))
    monkeypatch.setattr("sys.argv", ["kozyr", "round-robin", "easy", "random", "--deals", "1"])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 0
    assert b"? 50.0%" in printed.getvalue()


def test_who_has_closed_the_standard_error_gets_the_result_all_the_same(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stderr", None)
    monkeypatch.setattr("sys.argv", ["kozyr", "arena", "easy", "random", "--deals", "1"])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 0
    assert "easy among 1 x random" in capsys.readouterr().out


def test_another_failure_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: list[str]) -> None:
        raise FileNotFoundError(errno.ENOENT, "gone")

    monkeypatch.setattr("kozyr.cli.running.app", fail)
    with pytest.raises(FileNotFoundError):
        main()
