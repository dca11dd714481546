"""Print how long the functions are and which modules are the largest."""

import ast
import sys
from pathlib import Path
from statistics import quantiles

ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "tests", "scripts", "bench")
SHOWN = 10


def python_files(folder: str) -> list[Path]:
    """Return the folder's Python files."""
    return sorted((ROOT / folder).rglob("*.py"))


def function_lengths(file: Path) -> list[int]:
    """Return the lines of each function in the file, its decorators not counted."""
    return [
        (node.end_lineno or node.lineno) - node.lineno + 1
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]


def report(folder: str) -> str:
    """Return one line on the folder's functions."""
    files = python_files(folder)
    lengths = [length for file in files for length in function_lengths(file)]
    if len(lengths) < 2:  # noqa: PLR2004 - quantiles need two
        return f"{folder:8} {len(files):4} modules"
    cuts = quantiles(lengths, n=20, method="inclusive")
    return (
        f"{folder:8} {len(files):4} modules {len(lengths):5} functions: "
        f"median {cuts[9]:.0f}, p95 {cuts[18]:.0f}, longest {max(lengths)} lines"
    )


def largest(count: int) -> list[str]:
    """Return one line for each of the largest modules."""
    files = [file for folder in FOLDERS for file in python_files(folder)]
    lines = {file: len(file.read_text(encoding="utf-8").splitlines()) for file in files}
    top = sorted(lines, key=lambda file: -lines[file])[:count]
    return [f"{lines[file]:5} {file.relative_to(ROOT)}" for file in top]


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in [*map(report, FOLDERS), *largest(SHOWN)])
