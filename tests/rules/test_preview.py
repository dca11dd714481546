"""What messengers show of an invitation (S3)."""

import pytest

from kozyr.rules.presets import preset, presets
from kozyr.rules.words.catalogue import Lang
from kozyr.rules.words.preview import house_title, preview_text, preview_title
from tests.rulebook.board import rules_of


def test_s3_a_set_as_it_is_says_so() -> None:
    rules = preset("service_perevodnoy").rules
    told = preview_text("service_perevodnoy", rules, "Вера", "ru")
    assert "Вера" in told
    assert "Колода: 36" in told
    assert told.endswith("Всё как в наборе.")


def test_s3_every_difference_from_the_set_is_named() -> None:
    told = preview_text("classic", rules_of("classic", draw="off", first_bout_limit=6), "", "en")
    assert "no draw" in told
    assert "six as always" in told


def test_s3_of_own_rules_what_is_not_as_usual_is_named() -> None:
    told = preview_text(None, rules_of(None, draw="off"), "Vera", "en")
    assert "no draw" in told
    assert "draw" not in preview_text(None, rules_of(None), "Vera", "en")


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_s3_every_set_has_a_preview(lang: Lang) -> None:
    for one in presets():
        assert preview_text(one.name, one.rules, "", lang).endswith(".")
        assert preview_title(one.name, lang, home=False) != preview_title(one.name, lang, home=True)


def test_s11_house_rules_are_called_by_the_name_they_are_kept_under() -> None:
    assert "Дачные" in house_title("Дачные", "ru")
