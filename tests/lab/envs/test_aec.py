"""The environment of PettingZoo: its own tests, the picture, and what goes wrong."""

import sys
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.render_test import render_test
from pettingzoo.test.seed_test import seed_test

from kozyr.lab.envs.aec import DurakEnv, env
from kozyr.lab.envs.batch import Batch
from kozyr.lab.envs.layout import Layout
from kozyr.lab.envs.making import IllegalActionError, NoRulesError, SeedError
from kozyr.lab.extras import MissingExtraError
from kozyr.rules.limits import bind
from tests.walks.sizes import deals

TABLES = [
    ("service_podkidnoy", 2),
    ("classic_perevodnoy", 4),
    ("gambiter_3x3", 6),
    ("mailru_cheat", 3),
    ("gto_pogony_strict", 2),
]
PICTURE = """\
bout 1, trump ♥, 24 in the talon over 10♥, 0 discarded
> player_0 (opened): 8♠ 9♠ Q♣ 8♦ J♦ 7♥
  player_1 (defends): 10♠ 6♣ 8♣ 10♦ K♦ 8♥
  table:
"""


@pytest.mark.parametrize(("rules", "players"), TABLES)
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("error")
def test_it_passes_the_api_test(rules: str, players: int) -> None:
    api_test(env(rules, players=players), num_cycles=deals(1000, 60))


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_it_passes_the_seed_test(rules: str, players: int) -> None:
    seed_test(lambda: env(rules, players=players), num_cycles=deals(500, 20))


def test_it_passes_the_render_test(capsys: pytest.CaptureFixture[str]) -> None:
    constructor: Any = env
    render_test(constructor)
    assert "player_0" in capsys.readouterr().out


def test_the_picture_shows_the_table() -> None:
    drawn = env("classic_perevodnoy", players=2, render_mode="ansi")
    drawn.reset(seed=3)
    assert drawn.render() == PICTURE
    drawn.step(int(drawn.observe("player_0")["action_mask"].argmax()))
    assert "  table: 7♥\n" in (drawn.render() or "")
    while drawn.agents:
        mask = drawn.observe(drawn.agent_selection)["action_mask"]
        drawn.step(int(mask.argmax()) if mask.any() else None)
    assert "  over: durak, player_" in (drawn.render() or "")


def test_an_action_that_the_mask_forbids_is_refused() -> None:
    playing = env("classic", players=2)
    playing.reset(seed=1)
    for action in (1, -1, 10**6, None):
        with pytest.raises(IllegalActionError, match=r"is not allowed to player_\d"):
            playing.step(action)


def test_a_reset_without_a_seed_goes_on_from_the_last_seed() -> None:
    playing = env("classic", players=2)
    told = []
    for _ in range(2):
        for seed in (5, None, None):
            playing.reset(seed=seed)
            told.append(playing.observe("player_0")["observation"].tobytes())
    assert told[:3] == told[3:]
    assert len(set(told)) == 3


def test_a_deal_that_does_not_end_is_cut_off() -> None:
    playing = DurakEnv(env("classic", players=2).rules, most=2)
    playing.reset(seed=1)
    layout = Layout(bind(playing.rules))
    for _ in range(2):
        mask = playing.observe(playing.agent_selection)["action_mask"]
        playing.step(int(mask.argmax()))
    assert all(playing.truncations.values())
    assert not any(playing.terminations.values())
    assert set(playing.rewards.values()) == {0.0}
    for agent in playing.possible_agents:
        own = playing.observe(agent)["observation"][:52]
        assert own.sum() == playing.observe(agent)["observation"][layout.count]
        playing.step(None)
    assert not playing.agents


@pytest.mark.parametrize("action", [None, -1, 10**30, 185.0, "185", [185], float("nan")])
def test_what_is_no_number_of_an_action_is_illegal_and_changes_nothing(
    action: Any,  # noqa: ANN401 - whatever a caller may hand in
) -> None:
    playing = env("classic")
    playing.reset(seed=1)
    agent, mask = playing.agent_selection, playing.observe(playing.agent_selection)["action_mask"]
    assert mask[185]
    with pytest.raises(IllegalActionError, match="is not allowed to player_0"):
        playing.step(action)
    assert (playing.agent_selection, playing.rewards[agent]) == (agent, 0)
    assert (playing.observe(agent)["action_mask"] == mask).all()


def test_stepping_after_the_end_says_what_to_do() -> None:
    playing = DurakEnv(env("classic").rules, most=1)
    playing.reset(seed=1)
    playing.step(int(playing.observe(playing.agent_selection)["action_mask"].argmax()))
    for _ in playing.possible_agents:
        playing.step(None)
    for action in (None, 0):
        with pytest.raises(IllegalActionError, match=r"reset\(\) deals afresh"):
            playing.step(action)


@pytest.mark.parametrize("seed", [-1, 2**62, 2**64, 1.0, "1", [1, 2]])
def test_a_seed_that_either_kernel_would_take_otherwise_is_refused_by_both_forms(
    seed: Any,  # noqa: ANN401
) -> None:
    playing = env("classic")
    with pytest.raises(SeedError, match="a seed is a whole number from 0"):
        playing.reset(seed=seed)
    with pytest.raises(SeedError, match="a seed is a whole number from 0"):
        Batch(playing.rules, 1, seed=seed)


def test_the_greatest_seed_and_seeds_of_numpy_deal_alike_in_both_forms() -> None:
    playing = env("classic")
    for seed in (2**62 - 1, np.uint64(2**40), np.int8(5)):
        playing.reset(seed=int(seed))
        told = playing.observe(playing.agent_selection)["observation"]
        assert (Batch(playing.rules, 1, seed=int(seed)).observations[0] == told).all()
        assert (Batch(playing.rules, 1, seed=seed).observations[0] == told).all()  # type: ignore[arg-type]


def test_a_way_to_draw_that_is_not_known_is_refused() -> None:
    with pytest.raises(ValueError, match="'ansi', 'human' or None, not 'rgb'"):
        env("classic", render_mode="rgb")


def test_rules_that_do_not_exist_are_refused_with_a_sentence() -> None:
    with pytest.raises(NoRulesError, match="Rule set – nowhere"):
        env("nowhere")


@pytest.mark.parametrize(("module", "package"), [("aec", "pettingzoo"), ("batch", "numpy")])
def test_without_the_extra_it_is_said_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, module: str, package: str
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"kozyr.lab.envs.{module}", raising=False)
    with pytest.raises(MissingExtraError, match=r"comes with: pip install 'kozyr\[lab\]'"):
        import_module(f"kozyr.lab.envs.{module}")
