"""A bot that tells its host what it does: the same acts, each with its chances or its reason."""

import pytest

from kozyr.bots.explaining import act_text, aloud
from kozyr.bots.levels import player
from kozyr.bots.player import Player
from kozyr.bots.thought import RULE_MOVE, Chance, Effort, Thinker, Thought
from kozyr.cards.card import parse
from kozyr.game import actions
from kozyr.game.actions import Beat, Take
from kozyr.game.deal import Deal
from kozyr.game.view import View
from kozyr.lab.playing import play
from kozyr.rules.options import Rules
from kozyr.rules.presets import preset
from kozyr.rules.words import LANGS, Lang
from tests.rulebook.board import Board

HANDS = "6♦ 9♦ | J♥ 9♠ 7♦"


class Weigher:
    """Thinks that it had better beat, as long as it may think."""

    effort = Effort(10, 10)

    def see(self, view: View) -> None:
        """Nothing is remembered."""

    def choose(self, view: View) -> actions.Action | None:
        return self.think(view).action

    def think(self, view: View, effort: Effort | None = None) -> Thought:
        del view
        beat = Beat(parse("J♥"), parse("8♥"))
        chances = (
            Chance(beat, 0.5449, exact=False, share=0.7),
            Chance(Take(), 0.25, exact=True, share=0.3),
        )
        if effort == RULE_MOVE:
            return Thought(beat, (), RULE_MOVE)
        return Thought(beat, chances, self.effort)


def weigher(level: str, rules: Rules, seat: int) -> Player:
    del level, rules, seat
    return Weigher()


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("ru", "Игрок 2, сильный: побить 8♥ картой В♥ 54 %, взять 25 % точно"),
        ("en", "Player 2, strong: beat 8♥ with J♥ 54%, take 25% exactly"),
    ],
)
def test_a_bot_that_thinks_tells_every_alternative_with_its_chance(lang: Lang, line: str) -> None:
    deal, lines = Board(HANDS, table="8♥").deal(), list[str]()
    bot = aloud(weigher, lines.append, lang)("strong", deal.rules, 1)
    assert isinstance(bot, Thinker)
    assert bot.effort == Weigher.effort
    bot.choose(deal.view(1))
    assert lines == [line]


def test_a_rule_move_and_a_bot_that_does_not_think_tell_their_reason() -> None:
    deal, lines = Board(HANDS, table="8♥").deal(), list[str]()
    strong = aloud(weigher, lines.append, "en")("strong", deal.rules, 1)
    assert isinstance(strong, Thinker)
    strong.think(deal.view(1), RULE_MOVE)
    easy = aloud(player, lines.append, "ru")("easy", deal.rules, 1)
    assert easy.choose(deal.view(1)) == Beat(parse("J♥"), parse("8♥"))
    english, russian = lines
    assert english.startswith("Player 2, strong: beat 8♥ with J♥. Keeps the trump, ")
    assert russian.startswith("Игрок 2, лёгкий: побить 8♥ картой В♥. Козырь остаётся в руке, ")


def test_nothing_is_told_while_a_bot_waits() -> None:
    table = {"preset": "classic", "options": {"players": 3}}
    deal, lines = Board("7♦ | 6♦ 9♦ | 8♣ K♦", table="8♥/J♥", **table).deal(), list[str]()  # type: ignore[arg-type]
    bot = aloud(player, lines.append, "ru")("medium", deal.rules, 2)
    assert bot.choose(deal.view(2)) is None
    assert lines == []


@pytest.mark.parametrize("name", ["service_perevodnoy", "mailru_cheat", "gto_pogony"])
def test_bots_that_tell_play_as_those_that_do_not(name: str) -> None:
    rules, lines = preset(name).rules, list[str]()
    telling = aloud(player, lines.append, "en")
    results = [
        play(Deal.start(rules, seed=b"aloud"), [bots("medium", rules, seat) for seat in range(2)])
        for bots in (player, telling)
    ]
    assert results[0] == results[1]
    assert len(lines) > 20
    assert {line.partition(":")[0] for line in lines} == {"Player 1, medium", "Player 2, medium"}


@pytest.mark.parametrize("lang", LANGS)
def test_every_act_has_words(lang: Lang) -> None:
    every: list[actions.Action | None] = [
        *(actions.Lead((parse("8♦"), parse("8♥"))), actions.Beat(4, 5, armed=True)),
        *(actions.ThrowIn(4), actions.Transfer(4), actions.Show(4), actions.Take()),
        *(actions.Pass(), actions.Call(1), actions.Waive(), actions.Hang(), actions.Decline()),
        None,
    ]
    said = [act_text(action, lang) for action in every]
    assert len(set(said)) == len(said)
    assert said[0].endswith("8♦ 8♥")
