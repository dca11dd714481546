"""A course that is kept in a folder: begun, gone on with, and at its end written down."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from kozyr.bots.evaluation.weights import Origin
from kozyr.lab.training.course import Course
from kozyr.lab.training.origin import write
from kozyr.lab.training.plan import Plan

CHECKPOINT: Final = "course.npz"

_OFTEN: Final = 20
"""Chunks between two checkpoints."""


class OtherCourseError(ValueError):
    """The folder keeps another course."""

    def __init__(self, folder: Path) -> None:
        super().__init__(
            f"{folder / CHECKPOINT} is of another course: remove it, or name another folder"
        )


def course_in(folder: Path, plan: Plan) -> Course:
    """The course that the folder keeps, else a new one; the folder is made if need be.

    Raises:
        OtherCourseError: it keeps one of another plan.
        OSError: it cannot be made or read.

    """
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / CHECKPOINT).exists():
        return Course(plan)
    course = Course.load(folder / CHECKPOINT)
    if course.plan != plan:
        raise OtherCourseError(folder)
    return course


def finish(
    course: Course, folder: Path, command: str, progress: Callable[[Course], object]
) -> Origin:
    """Learn what is left, keeping it on the way, and write the weights down.

    `progress` is called after each chunk.

    Raises:
        OSError: something cannot be written.

    """

    def note(now: Course) -> None:
        if now.done % _OFTEN == 0 or now.done == now.plan.chunks:
            now.save(folder / CHECKPOINT)
        progress(now)

    course.run(note)
    return write(course, folder, command)
