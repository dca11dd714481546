"""`kozyr train`: learning the value net of the strong bot anew."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.progress import Progress

from kozyr.cli.command import app
from kozyr.cli.leaving import leave
from kozyr.cli.stopping import going_on
from kozyr.lab.extras import MissingExtraError
from kozyr.lab.training.plan import plan

if TYPE_CHECKING:
    from kozyr.lab.training.course import Course


@app.command
def train(
    folder: Path,
    *,
    seed: int = 1,
    effort: Annotated[float, Parameter(validator=Number(gt=0))] = 1,
) -> None:
    """Learn the weights of the value net anew, from deals that bots play.

    They are written into the folder as weights.bin and weights.toml; those of the package lie in
    src/kozyr/bots/evaluation. The folder also keeps what was learned on the way: stop at any time,
    and the same command goes on. It needs the extra kozyr[lab].

    Parameters
    ----------
    folder
        Where to keep what is learned; it is made if need be.
    seed
        Another number brings other deals.
    effort
        How much to learn; 1 is what the weights of the package took.
    """
    command = f"kozyr train {folder.name} --seed {seed} --effort {effort:g}"
    try:
        told = _learn(folder, command, seed, effort)
    except (ImportError, ValueError, OSError) as problem:
        leave(problem)
    print(told)  # noqa: T201


def _learn(folder: Path, command: str, seed: int, effort: float) -> str:
    try:
        from kozyr.lab.training.school import (  # noqa: PLC0415 - numpy comes with an extra only
            CHECKPOINT,
            course_in,
            finish,
        )
    except ModuleNotFoundError as missing:
        raise MissingExtraError(missing.name or "numpy") from None
    course = course_in(folder, plan(seed, effort))
    console = Console(stderr=True)
    with going_on(folder / CHECKPOINT), Progress(console=console, transient=True) as bar:
        task = bar.add_task("learning", total=course.plan.chunks, completed=course.done)

        def show(now: "Course") -> None:
            bar.update(task, completed=now.done)

        origin = finish(course, folder, command, show)
    return (
        f"{origin.moments} moments in {origin.minutes:g} minutes of a processor, "
        f"log-loss {origin.loss:g} on others"
    )
