"""Pictures of what was measured; they need the extra `lab`."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from kozyr.lab.extras import MissingExtraError
from kozyr.lab.ratings import Rating
from kozyr.lab.round_robin import Meeting, Standings

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

PAPER: Final = "#fffdf8"
INK: Final = "#17212b"
FAINT: Final = "#8a938f"
LINE: Final = "#e4e0d4"
GAIN: Final = "#1b5fc1"
LOSS: Final = "#8f4f00"

_KINDS: Final = (".svg", ".png", ".pdf")

_STRONG: Final = 0.3
"""So far from equality a cell of the matrix has its full colour."""

_DARK: Final = 0.75
"""From this share of its colour on a cell is written on in white."""

_LONGEST: Final = 11
"""Letters of a name that are shown."""

_ROW: Final = 0.62
"""Inches a bot."""


class PlotError(ValueError):
    """A picture cannot be written so; the message says why."""


def plot(told: Standings, path: Path, title: str) -> None:
    """Draw ratings and pairs of a round robin into a file (`.svg`, `.png`, `.pdf`).

    Raises:
        MissingExtraError: matplotlib is not installed.
        PlotError: the file's ending names no kind of picture.
        OSError: the file cannot be written.

    """
    figure = _sheet(len(told.ratings))
    left, right = figure.subplots(1, 2, width_ratios=(1.0, 1.25), sharey=True)
    _draw_ratings(left, told.ratings)
    _draw_pairs(right, told)
    figure.suptitle(title, x=0.02, ha="left", fontsize=13, fontweight="bold", color=INK)
    try:
        figure.savefig(path, dpi=160, facecolor=PAPER)
    except ValueError as problem:
        raise PlotError(str(problem)) from None


def check(path: Path) -> None:
    """Raise what `plot` would, before anything is measured for it."""
    _sheet(1)
    if path.suffix.lower() not in _KINDS:
        message = f"{path}: name a file that ends in .svg, .png or .pdf"
        raise PlotError(message)
    if not path.absolute().parent.is_dir():
        message = f"{path}: there is no folder {path.parent}; make it first"
        raise PlotError(message)
    is_new = not path.exists()
    path.open("ab").close()
    if is_new:
        path.unlink()


def _sheet(bots: int) -> "Figure":
    try:
        from matplotlib.figure import Figure  # noqa: PLC0415 - only who draws needs it
        from matplotlib.layout_engine import ConstrainedLayoutEngine  # noqa: PLC0415
    except ImportError:
        package = "matplotlib"
        raise MissingExtraError(package) from None
    margins = ConstrainedLayoutEngine(w_pad=0.15, h_pad=0.12, wspace=0.03)
    return Figure(figsize=(5.2 + 0.95 * bots, 2.1 + _ROW * bots), layout=margins)


def _draw_ratings(axes: "Axes", rated: list[Rating]) -> None:
    rows = range(len(rated))
    axes.hlines(
        rows, [one.low for one in rated], [one.high for one in rated], GAIN, lw=7, alpha=0.3
    )
    axes.plot([one.points for one in rated], rows, "o", color=GAIN, ms=8)
    for row, one in enumerate(rated):
        note = f"{one.points:.0f} ± {one.high - one.points:.0f}"
        axes.annotate(
            note,
            (one.points, row),
            (0, 9),
            textcoords="offset points",
            ha="center",
            fontsize=8.5,
            color=INK,
        )
    axes.set_yticks(
        rows, [f"{row + 1}  {_short(one.name)}" for row, one in enumerate(rated)], fontsize=10
    )
    axes.set_ylim(len(rated) - 0.45, -0.6)
    axes.margins(x=0.16)
    axes.grid(axis="x", color=LINE)
    axes.set_xlabel("rating (OpenSkill), 95 % interval", color=FAINT, fontsize=9)
    _undress(axes)


def _draw_pairs(axes: "Axes", told: Standings) -> None:
    for row, name in enumerate(told.names):
        for column, other in enumerate(told.names):
            _draw_cell(axes, row, column, told.met(name, other))
    axes.set_xlim(-0.5, len(told.names) - 0.5)
    labels = [f"{place}\n{_short(name)}" for place, name in enumerate(told.names, start=1)]
    axes.set_xticks(range(len(labels)), labels, fontsize=9)
    axes.xaxis.tick_top()
    axes.tick_params(labelleft=False)
    axes.set_xlabel("decided deals won by the row's bot, ± 95 % interval", color=FAINT, fontsize=9)
    _undress(axes)


def _short(name: str) -> str:
    """A name that fits into a cell: of a program its file."""
    last = name.rsplit(maxsplit=1)[-1].rpartition("/")[2]
    return last if len(last) <= _LONGEST else last[: _LONGEST - 1] + "…"


def _draw_cell(axes: "Axes", row: int, column: int, met: Meeting | None) -> None:
    from matplotlib.patches import FancyBboxPatch  # noqa: PLC0415 - as above

    lead = 0.0 if met is None else (met.won - met.fair) / _STRONG
    strength = min(abs(lead), 1.0)
    colour = GAIN if lead > 0 else LOSS
    box = FancyBboxPatch(
        (column - 0.42, row - 0.38),
        0.84,
        0.76,
        fc=colour,
        ec="none",
        boxstyle="round,pad=0,rounding_size=0.08",
        alpha=0.06 + 0.86 * strength,
    )
    axes.add_patch(box)
    if met is None:
        return
    ink = PAPER if strength > _DARK else INK
    margin = f"± {50 * (met.high - met.low):.1f}"
    axes.text(
        column, row - 0.08, f"{met.won:.1%}", ha="center", va="center", color=ink, fontsize=10
    )
    axes.text(column, row + 0.2, margin, ha="center", va="center", color=ink, fontsize=7.5)


def _undress(axes: "Axes") -> None:
    axes.set_facecolor(PAPER)
    axes.set_axisbelow(True)
    axes.tick_params(length=0, colors=INK)
    for spine in axes.spines.values():
        spine.set_visible(False)
