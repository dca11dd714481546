"""The course of learning: chunk after chunk of new moments, with a checkpoint to resume from."""

import math
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import process_time
from typing import Final

import msgspec
import numpy as np

from kozyr.lab.training.layers import Learner, chances, fresh, loss
from kozyr.lab.training.moments import Moments, moments
from kozyr.lab.training.plan import Plan

ROWS: Final = 1024
"""Moments of a minibatch."""

HELD_OUT: Final = 1_000_000
"""The number of the chunk that is never learned."""


class Course:
    """A plan being carried out: `done` chunks of it are learned, in `seconds` of processors."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.done = 0
        self.seconds = 0.0
        self.learner = Learner(fresh(plan.seed))
        self.teacher = self.learner.flat.copy()

    def run(self, progress: Callable[["Course"], object] = lambda _: None) -> None:
        """Learn the chunks that are left; `progress` is called after each."""
        with ThreadPoolExecutor(1) as ahead:
            while self.done < self.plan.chunks:
                if self.plan.place(self.done)[1] == 0:
                    self.teacher = self.learner.flat.copy()
                started = process_time()
                for chunk in self._coming(ahead):
                    self._learn(chunk)
                    self.done += 1
                    self.seconds += process_time() - started
                    started = process_time()
                    progress(self)

    def _coming(self, ahead: ThreadPoolExecutor) -> Iterator[Moments]:
        """The chunks left of this round, the next one being played while one is learned."""
        now, before = self.plan.place(self.done)
        left = range(self.done, self.done + now.chunks - before)
        coming = ahead.submit(self._chunk, self.done)
        for number in left:
            chunk = coming.result()
            if number + 1 in left:
                coming = ahead.submit(self._chunk, number + 1)
            yield chunk

    def _chunk(self, number: int) -> Moments:
        manner = self.plan.place(number)[0].manner
        return moments(self.plan, number, manner, self.teacher)

    def _learn(self, chunk: Moments) -> None:
        now, before = self.plan.place(self.done)
        order = np.random.default_rng((self.plan.seed, self.done)).permutation(len(chunk.worth))
        for start in range(0, len(order), ROWS):
            at = (before + start / len(order)) / now.chunks
            rate = now.rate * (1 + math.cos(math.pi * at)) / 2
            self.learner.learn(*chunk.rows(order[start : start + ROWS]), rate)

    @property
    def moments(self) -> int:
        """How many moments were learned."""
        return self.done * self.plan.tables * self.plan.each

    def held_out(self) -> float:
        """The log-loss of moments that were not learned, their worth found as in the last round."""
        found = moments(self.plan, HELD_OUT, self.plan.rounds[-1].manner, self.teacher)
        inputs, worth = found.rows(slice(None))
        return loss(chances(self.learner.flat, inputs), worth)

    def save(self, file: Path) -> None:
        """Write a checkpoint, all of it or nothing."""
        learner = self.learner
        draft = file.with_suffix(".draft")
        with draft.open("wb") as out:
            np.savez(
                out,
                plan=np.frombuffer(msgspec.json.encode(self.plan), np.uint8),
                done=self.done,
                seconds=self.seconds,
                teacher=self.teacher,
                flat=learner.flat,
                mean=learner.mean,
                square=learner.square,
                steps=learner.steps,
            )
        draft.replace(file)

    @classmethod
    def load(cls, file: Path) -> "Course":
        """Read a checkpoint."""
        with np.load(file) as saved:
            course = cls(msgspec.json.decode(saved["plan"].tobytes(), type=Plan))
            course.done = int(saved["done"])
            course.seconds = float(saved["seconds"])
            course.teacher = saved["teacher"]
            learner = Learner(saved["flat"])
            learner.mean, learner.square = saved["mean"], saved["square"]
            learner.steps = int(saved["steps"])
            course.learner = learner
        return course
