"""The weights that the package brings along are whole and tell where they come from."""

from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import pytest

from kozyr.bots.evaluation import codes, weights
from kozyr.bots.evaluation.net import value
from tests.bots.evaluation.moments import leads, limits_of

FOLDER = files("kozyr.bots.evaluation")


def test_the_file_is_small_whole_and_the_one_whose_origin_is_told() -> None:
    content = (FOLDER / weights.FILE).read_bytes()
    assert len(content) == 4 * codes.WEIGHTS <= 200_000
    assert sha256(content).hexdigest() == weights.origin().sha256
    assert list(weights.weights()) == weights.unpacked(content)


def test_the_origin_tells_what_makes_them_again_and_what_it_costs() -> None:
    origin = weights.origin()
    assert origin.command == f"kozyr train net --seed {origin.seed} --effort 1"
    assert origin.moments > 1_000_000
    assert 0 < origin.minutes <= 120
    assert 0 < origin.loss < 0.69


def test_weights_are_written_as_they_are_read() -> None:
    assert weights.unpacked(weights.packed([0.5, -2.0])) == [0.5, -2.0]


def test_a_spoilt_file_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    spoilt = bytearray((FOLDER / weights.FILE).read_bytes())
    spoilt[7] ^= 1
    (tmp_path / weights.FILE).write_bytes(spoilt)
    (tmp_path / weights.ORIGIN).write_text((FOLDER / weights.ORIGIN).read_text("utf-8"), "utf-8")
    monkeypatch.setattr(weights, "files", lambda _: tmp_path)
    weights.weights.cache_clear()
    with pytest.raises(weights.SpoiltWeightsError, match=r"weights\.bin is not what"):
        weights.weights()


def test_there_is_no_net_for_a_table_it_does_not_know() -> None:
    assert weights.net(limits_of("mailru_cheat")) is None


@pytest.mark.parametrize("name", ["service_podkidnoy", "service_perevodnoy", "luckforfree"])
def test_who_has_more_trumps_in_the_first_bouts_may_expect_more(name: str) -> None:
    known = weights.net(limits_of(name))
    assert known is not None
    said = []
    for state in leads(name, 15):
        if state.bout > 3:
            continue
        trumps = [(state.hands[seat] >> 16 * state.trump & 0x1FFF).bit_count() for seat in (0, 1)]
        said.append((trumps[0] - trumps[1], value(known, state, 0)))
    more, fewer = ([chance for ahead, chance in said if sign * ahead >= 2] for sign in (1, -1))
    assert sum(more) / len(more) > 0.5 > sum(fewer) / len(fewer)
