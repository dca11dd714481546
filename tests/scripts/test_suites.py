import pytest

from scripts import suites


def test_ci_fails_by_name_for_what_the_machine_lacks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CI", "true")
    monkeypatch.setattr(suites, "lacking", lambda: {suites.CHROMIUM})
    with pytest.raises(SystemExit) as left:
        suites.main()
    assert left.value.code != 0
    assert "lacks Chromium" in capsys.readouterr().out


def test_elsewhere_the_rest_still_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setattr(suites, "lacking", lambda: {suites.CHROMIUM, suites.COMPILER})
    monkeypatch.setattr(suites, "run", lambda suite: ran.append(suite.name))
    suites.main()
    assert ran == ["the client", "the kernel in plain Python", "everything else"]
