"""What every suite shares: repeatable random examples, and a word on which kernel ran."""

import os
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("short", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("long", settings.get_profile("short"), max_examples=5000)
settings.load_profile("long" if os.environ.get("KOZYR_LONG") else "short")


def kernel_file() -> Path | None:
    """Return the file that the kernel's `state` would be loaded from, None while there is none."""
    spec = find_spec("kozyr.game.state")
    return Path(spec.origin) if spec and spec.origin else None


def is_compiled(file: Path | None) -> bool:
    return file is not None and file.suffix != ".py"


def pytest_report_header() -> str:
    file = kernel_file()
    return f"kernel: {'compiled' if is_compiled(file) else 'plain Python'} ({file})"


def pytest_configure() -> None:
    """Refuse to run when KOZYR_KERNEL asks for the other kernel (a stale .so wins silently)."""
    wanted = os.environ.get("KOZYR_KERNEL")
    if wanted and is_compiled(kernel_file()) != (wanted == "compiled"):
        message = f"KOZYR_KERNEL={wanted}, but the kernel found is {kernel_file()}"
        raise pytest.UsageError(message)
