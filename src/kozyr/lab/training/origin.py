"""Writing learned weights down, with the record of where they come from."""

from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Final

import msgspec

from kozyr.bots.evaluation.weights import FILE, ORIGIN, Origin, packed
from kozyr.game.batch import playouts
from kozyr.game.moves import Moves
from kozyr.game.playout import Dice, Tally
from kozyr.game.state import State
from kozyr.lab.training.course import Course
from kozyr.lab.training.mixture import MAIN
from kozyr.rules.limits import bind
from kozyr.rules.presets import preset

_DEALS: Final = 100


def write(course: Course, folder: Path, command: str) -> Origin:
    """Write the weights of a course that is over into a folder, as the package has them.

    Raises:
        OSError: that cannot be written.

    """
    content = packed(course.learner.flat.tolist())
    plan = course.plan
    origin = Origin(
        command=command,
        seed=plan.seed,
        version=version("kozyr"),
        kernel=kernel(),
        moments=course.moments,
        loss=round(course.held_out(), 4),
        minutes=round(course.seconds / 60, 1),
        sha256=sha256(content).hexdigest(),
    )
    (folder / FILE).write_bytes(content)
    (folder / ORIGIN).write_text(as_toml(origin), "utf-8")
    return origin


def as_toml(origin: Origin) -> str:
    """A line for each field; JSON's strings and numbers are TOML's too."""
    fields = msgspec.structs.asdict(origin)
    return "".join(f"{name} = {msgspec.json.encode(fields[name]).decode()}\n" for name in fields)


def kernel() -> int:
    """A checksum of deals at the main tables: another kernel, or other rules, bring another."""
    tally = Tally()
    for name in MAIN:
        state = State(bind(preset(name).rules))
        playouts(state, Moves(), Dice(1), tally, _DEALS)
    return tally.checksum
