"""A bot that plays the end of a deal perfectly as soon as it knows the last rival's hand."""

from typing import Final

from kozyr.bots.counting import Counting
from kozyr.bots.endgame import codes, exact
from kozyr.bots.endgame.solve import Judged, Verdict, solve, traps
from kozyr.bots.endgame.solver import Solver
from kozyr.bots.memory import Memory
from kozyr.bots.player import Player
from kozyr.bots.thought import Chance, Effort, Thought
from kozyr.cards.cardset import cards_of
from kozyr.game.actions import Action
from kozyr.game.imagine import Hidden, imagine
from kozyr.game.state import State
from kozyr.game.translate import action_of, move_of
from kozyr.game.view import View
from kozyr.rules.limits import Limits
from kozyr.rules.options import Rules

_COMPILED: Final = not str(exact.__file__).endswith(".py")

NODES: Final = 1_000_000 if _COMPILED else 5_000
"""The usual effort of a move: some 30 ms at most, compiled; in plain Python a small part of it."""

TABLE: Final = 1 << 20
"""The size of its solver's table in bytes."""

_RIVALS: Final = 1


class Finisher:
    """Plays proved moves once the talon is empty and one rival is left whose hand is known.

    Before, and where the effort does not suffice, it plays as the bot it is given, else as
    `Counting`. Among lost moves it chooses the one after which most replies of the rival let it
    off; among equal ones that of the other bot.
    """

    def __init__(
        self,
        rules: Rules,
        rule: Player | None = None,
        *,
        nodes: int = NODES,
        limits: Limits | None = None,
    ) -> None:
        self.effort = Effort(0, nodes)
        self._rules = rules
        self._rule = rule or Counting(rules, limits=limits)
        self._memory = Memory(rules, limits)
        self._solver: Solver | None = None

    def see(self, view: View) -> None:
        """Remember what this view tells."""
        self._memory.see(view)
        self._rule.see(view)

    def choose(self, view: View) -> Action | None:
        """Say what to do; None to wait for the word, or when there is nothing to do."""
        return self.think(view).action

    def think(self, view: View, effort: Effort | None = None) -> Thought:
        """Prove what the moves of this view are worth; None is the usual effort."""
        spent = self.effort if effort is None else effort
        self._memory.see(view)
        rule = self._rule.choose(view)
        state = self._state(view) if rule is not None and spent.nodes > 0 else None
        if rule is None or state is None:
            return Thought(rule, (), spent)
        solver = self._ready()
        verdict = solve(solver, state, view.seat, spent.nodes)
        able = _best_of(verdict, move_of(rule))
        if len(able) > 1 and able[0].value in {codes.DRAW, codes.LOSS}:
            left = (spent.nodes - verdict.nodes) // len(able)
            able.sort(key=lambda one: -traps(solver, state, view.seat, one, left))
        best = able[0]
        return Thought(action_of(best.move), _chances(verdict, best), spent)

    def __getstate__(self) -> dict[str, object]:
        """A copy of the bot makes a solver of its own: what one has found changes no move."""
        return {**vars(self), "_solver": None}

    def _ready(self) -> Solver:
        """The solver, made when it is needed first."""
        if self._solver is None:
            self._solver = Solver(self._memory.limits, TABLE)
        return self._solver

    def _state(self, view: View) -> State | None:
        """The deal as it stands if nothing of it is hidden and it can be solved, else None."""
        rivals = [one.seat for one in view.seats if one.playing and one.seat != view.seat]
        if view.phase not in {"lead", "bout"} or view.talon or len(rivals) != _RIVALS:
            return None
        hand = self._memory.hand(rivals[0])
        if hand is None:
            return None
        try:
            limits = self._memory.limits
            state = imagine(view, self._rules, Hidden({rivals[0]: cards_of(hand)}, ()), limits)
        except ValueError:  # a position set up by hand does not tell how its table came about
            return None
        return state if exact.is_supported(state) else None


def _best_of(verdict: Verdict, rule: int) -> list[Judged]:
    """The moves that none is better than: the rule's first, then what was proved with least."""
    top = max(map(_rank, verdict.moves))
    able = [one for one in verdict.moves if _rank(one) == top]
    return sorted(able, key=lambda one: (one.move != rule, one.nodes))


def _rank(one: Judged) -> float:
    """Wins first, then draws, then what is not known, then losses."""
    return -0.5 if one.value == codes.UNKNOWN else float(one.value)


def _chances(verdict: Verdict, best: Judged) -> tuple[Chance, ...]:
    """Every move with its chance, the chosen one first, then the better ones."""
    others = sorted((one for one in verdict.moves if one is not best), key=_rank, reverse=True)
    return tuple(_chance(one, verdict) for one in (best, *others))


def _chance(one: Judged, verdict: Verdict) -> Chance:
    known = one.value != codes.UNKNOWN
    chance = (one.value + 1) / 2 if known else 0.5
    share = one.nodes / verdict.nodes if verdict.nodes else 0.0
    return Chance(action_of(one.move), chance, known, share)
