"""What `make play` runs: the sources themselves, with a compiled kernel where there can be one."""

from collections.abc import Callable
from pathlib import Path

import pytest

from scripts import client, playing
from scripts.playing import FAILED, compiled, fingerprint, linked


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A package of three files."""
    package = tmp_path / "src/kozyr"
    (package / "game").mkdir(parents=True)
    for name in ("game/state.py", "game/state.pxd", "app.py"):
        (package / name).write_text(name, encoding="utf-8")
    (package / "__pycache__").mkdir()
    (package / "__pycache__/app.pyc").write_text("", encoding="utf-8")
    return package


def test_an_edited_file_is_the_file_that_runs(source: Path, tmp_path: Path) -> None:
    copy = tmp_path / "playing"
    linked(source, copy)
    (source / "app.py").write_text("edited", encoding="utf-8")
    assert (copy / "app.py").read_text("utf-8") == "edited"
    assert not (copy / "__pycache__").exists()


def test_new_files_come_and_old_ones_go_and_what_was_compiled_stays(
    source: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "playing"
    linked(source, copy)
    (copy / "game/state.so").write_text("compiled", encoding="utf-8")
    (source / "app.py").rename(source / "web.py")
    linked(source, copy)
    assert {file.name for file in copy.rglob("*.*")} == {
        "state.py", "state.pxd", "state.so", "web.py"
    }  # fmt: skip


def test_the_kernel_is_stale_when_a_file_of_it_has_changed_and_no_other(source: Path) -> None:
    root = source.parents[1]
    before = fingerprint(root)
    (source / "app.py").write_text("edited", encoding="utf-8")
    assert fingerprint(root) == before
    (source / "game/state.py").write_text("edited", encoding="utf-8")
    assert fingerprint(root) != before


def compiler(*, works: bool) -> tuple[list[Path], Callable[[Path], bool]]:
    """A compiler that leaves a module, and a list of where it was asked to."""
    asked: list[Path] = []

    def run(played: Path) -> bool:
        asked.append(played)
        (played / f"{len(asked)}.so").write_text("", encoding="utf-8")
        return works

    return asked, run


def test_the_kernel_is_compiled_once_for_each_state_of_its_sources(tmp_path: Path) -> None:
    asked, run = compiler(works=True)
    assert [compiled(tmp_path, wanted, run) for wanted in ("a", "a", "b")] == [None] * 3
    assert len(asked) == 2
    assert [file.name for file in tmp_path.glob("*.so")] == ["2.so"]


def test_what_cannot_be_compiled_runs_as_plain_python_says_so_and_is_not_tried_again(
    tmp_path: Path,
) -> None:
    asked, run = compiler(works=False)
    assert [compiled(tmp_path, wanted, run) for wanted in ("a", "a", "b")] == [FAILED] * 3
    assert len(asked) == 2
    assert list(tmp_path.glob("*.so")) == []


@pytest.mark.parametrize(
    ("kernel", "there", "said"),
    [("python", True, None), ("", False, playing.NO_COMPILER), ("", True, None)],
)
def test_one_line_says_that_there_is_no_compiler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kernel: str, there: object, said: str | None
) -> None:
    asked, run = compiler(works=True)
    monkeypatch.setattr(playing, "has_compiler", lambda: there)
    monkeypatch.setattr(playing, "compile_to", run)
    monkeypatch.setenv("KOZYR_KERNEL", kernel)
    assert playing.ready(tmp_path) == said
    assert len(asked) == (there is True and not kernel)


def test_the_client_is_built_before_its_files_are_linked(
    source: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    built = source / "web/static/index.html"

    def build() -> int:
        built.parent.mkdir(parents=True)
        built.write_text("a page", encoding="utf-8")
        return 0

    monkeypatch.setattr(playing, "SOURCE", source)
    monkeypatch.setattr(playing, "PLAYED", tmp_path / "playing")
    monkeypatch.setattr(playing, "ready", lambda _: playing.NO_COMPILER)
    monkeypatch.setattr(client, "main", build)
    assert playing.main() == 0
    assert (tmp_path / "playing/kozyr/web/static/index.html").read_text("utf-8") == "a page"
    assert capsys.readouterr().out == f"{playing.NO_COMPILER}\n"


def test_without_a_client_nothing_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "PLAYED", tmp_path / "playing")
    monkeypatch.setattr(playing, "ready", lambda _: None)
    monkeypatch.setattr(client, "main", lambda: 1)
    assert playing.main() == 1
