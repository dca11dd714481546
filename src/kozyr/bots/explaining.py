"""What a bot did and why, in a line for whoever hosts its table: it tells what its seat sees."""

from collections.abc import Callable, Iterator
from typing import Final

from kozyr.bots.memory import Memory
from kozyr.bots.motifs import motifs
from kozyr.bots.player import Player
from kozyr.bots.reading import WEIGHTS, read
from kozyr.bots.thought import Chance, Effort, Thinker, Thought
from kozyr.cards.card import SUITS, rank_of, suit_of
from kozyr.game.actions import Action, Beat, Call, Lead, Show, ThrowIn, Transfer
from kozyr.game.view import View
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules
from kozyr.rules.words import Lang, remark, words

_SHOWN: Final = 6
"""So many alternatives fit a line."""

Bots = Callable[[str, Rules, int], Player]
"""Makes the bot of a level for a seat, as `kozyr.bots.levels.player`."""

Tell = Callable[[str], None]
"""Is given each line; a bot that thinks elsewhere calls it from there."""


def aloud(bots: Bots, tell: Tell, lang: Lang) -> Bots:
    """Make the same bots, but such as tell every act of theirs, with its chances or its motifs."""

    def make(level: str, rules: Rules, seat: int) -> Player:
        bot = bots(level, rules, seat)
        teller = _Teller(level, rules, tell, lang)
        return _Thinking(bot, teller) if isinstance(bot, Thinker) else _Acting(bot, teller)

    return make


class _Teller:
    """Puts the acts of one bot in words; it remembers what the bot may."""

    def __init__(self, level: str, rules: Rules, tell: Tell, lang: Lang) -> None:
        self._level, self._tell, self._lang = level, tell, lang
        self._limits = bind(rules)
        self._memory = Memory(rules)

    def see(self, view: View) -> None:
        self._memory.see(view)

    def told(self, view: View, action: Action | None, chances: tuple[Chance, ...] = ()) -> None:
        """Tell of an act; of none, and of waiting for the word, there is nothing to tell."""
        if action is None:
            return
        self._memory.see(view)
        weighed = [chance_text(one, self._lang) for one in chances[:_SHOWN]]
        told = ", ".join(weighed) or ". ".join(self._reasons(view, action))
        line = words(self._lang).explained["line"]
        level = words(self._lang).explained.get(self._level, self._level)
        self._tell(line.format(player=view.seat + 1, level=level, told=told))

    def _reasons(self, view: View, action: Action) -> Iterator[str]:
        """The act, and the first thing to be said of it if there is any."""
        yield act_text(action, self._lang)
        reading = read(view, self._memory, self._limits, WEIGHTS)
        for motif in motifs(reading, action)[:1]:
            yield remark(motif.code, motif.params, self._lang, self._name)

    def _name(self, seat: int) -> str:
        return words(self._lang).explained["player"].format(player=seat + 1)


class _Acting:
    """A bot that tells what it does."""

    def __init__(self, bot: Player, teller: _Teller) -> None:
        self._bot, self._teller = bot, teller

    def see(self, view: View) -> None:
        self._teller.see(view)
        self._bot.see(view)

    def choose(self, view: View) -> Action | None:
        action = self._bot.choose(view)
        self._teller.told(view, action)
        return action


class _Thinking:
    """A bot that tells what it thought."""

    def __init__(self, bot: Thinker, teller: _Teller) -> None:
        self._bot, self._teller = bot, teller
        self.effort = bot.effort

    def see(self, view: View) -> None:
        self._teller.see(view)
        self._bot.see(view)

    def choose(self, view: View) -> Action | None:
        return self.think(view).action

    def think(self, view: View, effort: Effort | None = None) -> Thought:
        thought = self._bot.think(view, effort)
        self._teller.told(view, thought.action, thought.chances)
        return thought


def chance_text(chance: Chance, lang: Lang) -> str:
    """Say an alternative and what it promises: `beat 8♥ with J♥ 54%`."""
    template = words(lang).explained["exact" if chance.exact else "chance"]
    return template.format(act=act_text(chance.action, lang), percent=round(100 * chance.chance))


def act_text(action: Action | None, lang: Lang) -> str:
    """Say an act in a few words: `beat 8♥ with J♥`."""
    said = words(lang).explained
    if action is None:
        return said["wait"]
    template = said[str(action.__struct_config__.tag)]
    text = template.format_map(dict(_params(action, lang)))
    armed = isinstance(action, Beat | ThrowIn | Transfer) and action.armed
    return said["armed"].format(act=text) if armed else text


def _params(action: Action, lang: Lang) -> Iterator[tuple[str, str]]:
    match action:
        case Lead(cards):
            yield "cards", " ".join(_card(card, lang) for card in cards)
        case Beat(card) | ThrowIn(card) | Transfer(card) | Show(card):
            yield "cards", _card(card, lang)
        case Call(player):
            yield "player", str(player + 1)
    if isinstance(action, Beat):
        yield "target", _card(action.target, lang)


def _card(card: int, lang: Lang) -> str:
    return words(lang).ranks[rank_of(card)]["short"] + SUITS[suit_of(card)]
