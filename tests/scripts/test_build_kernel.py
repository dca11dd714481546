from pathlib import Path

import pytest
from setuptools import Distribution
from setuptools.errors import CCompilerError

from scripts import build_kernel
from scripts.build_kernel import SHARED, kernel_extensions, kernel_modules


def test_every_module_with_declarations_is_compiled_but_those_spelled_twice() -> None:
    names = {name for name, _ in kernel_modules()}
    assert "kozyr.game.state" in names
    assert not names & {"kozyr.game.bits", "kozyr.game.codes"}


def test_plain_python_is_had_for_the_asking() -> None:
    assert kernel_extensions("python") == []
    names = {extension.name for extension in kernel_extensions(None)}
    assert names == {name for name, _ in kernel_modules()} | {SHARED}


def test_a_failing_compiler_leaves_no_part_of_a_kernel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    builder = half_built(tmp_path, monkeypatch)
    monkeypatch.delenv("KOZYR_KERNEL", raising=False)
    builder.run()
    assert builder.extensions == []
    assert list(tmp_path.rglob("*.so")) == []
    assert "kernel NOT compiled" in capsys.readouterr().err


def test_a_failing_compiler_fails_the_build_that_must_be_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    builder = half_built(tmp_path, monkeypatch)
    monkeypatch.setenv("KOZYR_KERNEL", "compiled")
    with pytest.raises(CCompilerError):
        builder.run()


def half_built(folder: Path, monkeypatch: pytest.MonkeyPatch) -> build_kernel.BuildKernel:
    """Return a build of two modules that compiles the first and fails on the second."""
    extensions = kernel_extensions(None)[:2]
    builder = build_kernel.BuildKernel(Distribution({"ext_modules": extensions}))
    builder.ensure_finalized()
    builder.build_lib = str(folder)

    def compile_one(self: build_kernel.BuildKernel) -> None:
        first = Path(self.get_ext_fullpath(extensions[0].name))
        first.parent.mkdir(parents=True)
        first.touch()
        message = "no compiler"
        raise CCompilerError(message)

    monkeypatch.setattr(build_kernel.BuildKernel, "_compile", compile_one)
    return builder
