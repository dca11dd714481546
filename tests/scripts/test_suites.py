import sys

import pytest

from scripts import suites
from scripts.suites import Suite


def test_ci_fails_by_name_for_what_the_machine_lacks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CI", "true")
    monkeypatch.setattr(suites, "lacking", lambda: {suites.CHROMIUM})
    with pytest.raises(SystemExit) as left:
        suites.main()
    assert left.value.code != 0
    assert "lacks Chromium" in capsys.readouterr().out


def ran(monkeypatch: pytest.MonkeyPatch, lacks: set[str]) -> list[str]:
    """Run what a machine without these can run; give the names in the order of beginning."""
    names: list[str] = []
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setattr(suites, "lacking", lambda: lacks)
    monkeypatch.setattr(suites, "run", lambda suite: names.append(suite.name))
    suites.main()
    return names


def test_elsewhere_the_rest_still_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ran(monkeypatch, {suites.CHROMIUM, suites.COMPILER})
    assert sorted(names) == [
        "everything else",
        "the bots",
        "the client",
        "the kernel in plain Python",
    ]


def test_the_journeys_run_when_nothing_else_does(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ran(monkeypatch, set())[-1] == "the journeys in Chromium"


def quick(name: str, code: str) -> Suite:
    return Suite(name, (sys.executable, "-c", code))


def test_what_a_suite_says_is_shown_and_its_failure_ends_the_run(
    capfd: pytest.CaptureFixture[str],
) -> None:
    suites.run_all([quick("a", "print('fine')")], 2)
    assert "fine" in capfd.readouterr().out
    failing = [quick("b", "print('bad'); raise SystemExit(3)"), quick("c", "")]
    with pytest.raises(SystemExit) as left:
        suites.run_all(failing, 1)
    assert left.value.code == 3
    assert "bad" in capfd.readouterr().out
