"""What the server counts is told to its own machine only, in a form that programs read."""

from pathlib import Path

from kozyr.table.thought_figures import Figures
from kozyr.web.metrics_api import thoughts
from tests.table.world import AtOnce
from tests.web.serving import Server, a_client, served


def test_the_figures_are_given_to_the_servers_own_machine_and_to_nobody_else(
    server: Server,
) -> None:
    http = server.guest().http
    here = http.get("/metrics")
    assert here.status_code == 200
    assert "kozyr_bot_waiting 0" in here.text.splitlines()
    elsewhere = http.get("/metrics", headers={"x-forwarded-for": "203.0.113.7"})
    assert elsewhere.status_code == 404
    assert "kozyr_bot" not in elsewhere.text


def test_the_charset_is_named_once_or_prometheus_reads_nothing(server: Server) -> None:
    kind = server.guest().http.get("/metrics").headers["content-type"]
    assert kind == "text/plain; version=0.0.4; charset=utf-8"


def test_moves_are_counted_by_effort_and_delays_up_to_each_bound() -> None:
    figures = Figures()
    for delay in (5, 60, 60, 99_000):
        figures.answered("full", delay)
    figures.answered("rule", 700)
    figures.failed, figures.cpu = 2, 0.5
    told = dict(line.rsplit(" ", 1) for line in thoughts(figures) if not line.startswith("#"))
    assert told['kozyr_bot_moves_total{effort="full"}'] == "4"
    assert told['kozyr_bot_moves_total{effort="rule"}'] == "1"
    assert told["kozyr_bot_failures_total"] == "2"
    assert told["kozyr_bot_cpu_seconds_total"] == "0.5"
    within = {
        name.split('"')[1]: count
        for name, count in told.items()
        if name.endswith('"}') and "le=" in name
    }
    assert (within["0.01"], within["0.1"], within["1"]) == ("1", "3", "4")
    assert (within["10"], within["+Inf"]) == ("4", "5")
    assert told["kozyr_bot_delay_seconds_sum"] == "99.825"


def test_when_the_server_stops_nobody_thinks_any_more(tmp_path: Path) -> None:
    with served(a_client(tmp_path / "static")) as running:
        thinking = running.services.thinking
        assert isinstance(thinking, AtOnce)
        running.guest()
        assert not thinking.closed
    assert thinking.closed
