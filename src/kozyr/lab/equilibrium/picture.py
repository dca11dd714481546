"""A picture of how an equilibrium is neared; it needs the extra `lab`."""

from pathlib import Path

from kozyr.lab.equilibrium.measuring import Told
from kozyr.lab.extras import MissingExtraError
from kozyr.lab.plots import FAINT, GAIN, INK, LINE, LOSS, PAPER


def draw(told: Told, path: Path) -> None:
    """Draw the distance from perfect play against iterations into a file (`.svg`, `.png`, `.pdf`).

    Raises:
        MissingExtraError: matplotlib is not installed.
        OSError: the file cannot be written.

    """
    try:
        from matplotlib.figure import Figure  # noqa: PLC0415 - only who draws needs it
    except ImportError:
        package = "matplotlib"
        raise MissingExtraError(package) from None
    figure = Figure(figsize=(8, 4.6), layout="constrained")
    axes = figure.subplots()
    xs = [one.iterations for one in told.course]
    axes.loglog(xs, [one.points for one in told.course], "o-", color=GAIN, lw=2)
    for column, one in enumerate(told.bots):
        axes.axhline(one.points, color=LOSS, lw=1.2, alpha=0.7)
        place = (0.02 + 0.18 * column, one.points)
        note = f"{one.bot} {one.points:.1f}"
        axes.annotate(note, place, (0, 3), axes.get_yaxis_transform(), "offset points", color=INK)
    axes.set_xlabel("iterations of CFR+", color=FAINT)
    axes.set_ylabel("best answer's gain, percent points of deals", color=FAINT)
    title = f"{told.size.game}: {told.size.information_sets:,} information sets"
    figure.suptitle(title, x=0.02, ha="left", fontweight="bold", color=INK)
    axes.grid(color=LINE)
    axes.set_facecolor(PAPER)
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, dpi=160, facecolor=PAPER)
