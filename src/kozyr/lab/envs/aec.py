"""Durak as a PettingZoo environment of agents that act in turn (docs/environments.md)."""

import sys
from operator import index
from typing import TYPE_CHECKING, Any, Final

from kozyr.game.actions import Action
from kozyr.game.events import BoutClosed
from kozyr.game.view import View
from kozyr.lab.envs.layout import Layout
from kozyr.lab.envs.making import (
    MOST,
    IllegalActionError,
    checked_seed,
    named_rules,
    rewards,
    small_deal,
)
from kozyr.lab.envs.numbering import count_of
from kozyr.lab.envs.picture import picture
from kozyr.lab.envs.viewed import choices
from kozyr.lab.envs.witness import Witness
from kozyr.lab.extras import MissingExtraError
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules
from kozyr.rules.refusal import Refusal

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError as problem:
    raise MissingExtraError(problem.name or "pettingzoo") from problem

if TYPE_CHECKING:
    from numpy.typing import NDArray

SMALL: Final = 2**31
"""Deals that no seed was given for have one below this."""

Observation = dict[str, "NDArray[np.int8]"]


def env(
    rule_set: str = "service_podkidnoy",
    *,
    players: int | None = None,
    deck: int | None = None,
    render_mode: str | None = None,
) -> "DurakEnv":
    """Make the environment of a named set of rules; NoRulesError if it cannot be played so."""
    return DurakEnv(named_rules(rule_set, players=players, deck=deck), render_mode=render_mode)


class DurakEnv(AECEnv[str, Any, Any]):
    """One deal; agent `player_0` sits in seat 0, and who is asked next acts (§17.11).

    An observation has the vector `observation` and the flags `action_mask`, all 0 for who does not
    act. Rewards come with the end of the deal, and their sum is 0.
    """

    metadata = {  # noqa: RUF012 - declared so by PettingZoo
        "name": "kozyr_durak_v0",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def __init__(self, rules: Rules, *, render_mode: str | None = None, most: int = MOST) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        if render_mode not in (None, *self.metadata["render_modes"]):
            message = f"render_mode is 'ansi', 'human' or None, not {render_mode!r}"
            raise ValueError(message)
        self.rules = rules
        self.render_mode = render_mode
        self.most = most
        self.possible_agents = [f"player_{seat}" for seat in range(rules.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._chance = np.random.default_rng()
        self._offer: tuple[View, dict[int, Action]] | None = None
        self._shows_all = bool(bind(rules).cheating)
        self._actions = count_of(bind(rules))
        self._size = Layout(bind(rules)).size
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {one: spaces.Discrete(self._actions) for one in self.possible_agents}

    def _space(self) -> spaces.Space[Any]:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 127, (self._size,), np.int8),
                "action_mask": spaces.Box(0, 1, (self._actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Describe what an agent observes; the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Describe what an agent may name as its action; the same for all."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal afresh: from this seed, else from one that follows from the last seed given."""
        del options
        if seed is None:
            given = int(self._chance.integers(SMALL))
        else:
            given = checked_seed(seed)
            self._chance = np.random.default_rng(given)
        self._deal = small_deal(self.rules, given)
        self._decisions = 0
        self._witnesses = [Witness(self.rules) for _ in self.possible_agents]
        self._show()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> Observation:
        """Tell what an agent knows and, if it is asked, which actions it may choose."""
        seat = self._seats[agent]
        mask = np.zeros(self._actions, np.int8)
        if seat == self._deal.next_actor():
            view, allowed = self._asked(seat)
            mask[list(allowed)] = 1
        else:
            view = self._deal.view(seat)
        told = self._witnesses[seat].observation(view)
        return {"observation": np.array(told, np.int8), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Carry out the action of the agent that acts; None once it is done with.

        Raises:
            IllegalActionError: the mask forbids the action; nothing was done.

        """
        agent = self.agent_selection
        if not self.agents:
            message = "the deal is over and all are done with it; reset() deals afresh"
            raise IllegalActionError(message)
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._carry_out(self._seats[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_on()
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _asked(self, seat: int) -> tuple[View, dict[int, Action]]:
        """Tell what the seat that acts sees, and what it may do; looked up once a decision."""
        if self._offer is None:
            view = self._deal.view(seat)
            self._offer = view, choices(view)
        return self._offer

    def _carry_out(self, seat: int, number: int | None) -> None:
        action = self._asked(seat)[1].get(_whole(number))
        events = None if action is None else self._deal.act(seat, action)
        if events is None or isinstance(events, Refusal):
            message = f"action {number} is not allowed to player_{seat}"
            raise IllegalActionError(message)
        self._decisions += 1
        if self._shows_all or any(isinstance(event, BoutClosed) for event in events):
            self._show()

    def _show(self) -> None:
        """Let every seat take note of the deal as it stands."""
        for seat, witness in enumerate(self._witnesses):
            witness.see(self._deal.view(seat))

    def _go_on(self) -> None:
        """Name who acts next, or tell that the deal is over or cut off."""
        result, seat = self._deal.result, self._deal.next_actor()
        self._offer = None
        if result is not None:
            worth = rewards(result, len(self.possible_agents))
            self.rewards = dict(zip(self.possible_agents, worth, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._decisions >= self.most:
            self.truncations = dict.fromkeys(self.agents, True)
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]

    def render(self) -> str | None:
        """Draw the table and all hands: as text, or for a person on the standard output."""
        drawn = picture(self._deal)
        if self.render_mode != "human":
            return drawn
        sys.stdout.write(drawn)
        return None

    def close(self) -> None:
        """Nothing is held open."""


def _whole(number: object) -> int:
    """Give the number of an action as an int, -1 if it is no whole number."""
    try:
        return index(number)  # type: ignore[arg-type]
    except TypeError:
        return -1
