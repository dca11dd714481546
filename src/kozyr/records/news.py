"""What an action brought, in words: the bout closed, cards drawn, who leads, how the deal ended."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from kozyr.cards.card import parse
from kozyr.records.acting import capital, player, sign, signs, whom
from kozyr.records.hearing import Heard
from kozyr.rules.words import Lang, words
from kozyr.rules.words.referee import referee_words

After = Mapping[str, Any]
"""The `after` of an answer."""


def news(heard: Heard, lang: Lang) -> tuple[str, ...]:
    """Tell what an action has done and who is asked now, a sentence each."""
    return tuple(map(capital, (*_done(heard, lang), *_now(heard.after, lang))))


def _done(heard: Heard, lang: Lang) -> Iterator[str]:
    after = heard.after
    told = referee_words(lang).news
    if after["call"] is not None:
        yield told[f"call_{after['call']}"]
    if after["bout_closed"] is not None:
        yield told[after["bout_closed"]]
    for seat, cards in after["drawn"].items():
        yield told["drawn"].format(name=player(int(seat), lang), cards=_cards(cards, lang))
    if heard.passed_set is not None:
        giver, taker = heard.passed_set
        both = {"name": player(giver, lang), "partner": player(taker, lang)}
        yield told["passed_set"].format(**both)
    if after["result"] is None:
        yield from (told["out"].format(name=player(seat, lang)) for seat in heard.gone)


def _now(after: After, lang: Lang) -> Iterator[str]:
    told = referee_words(lang).news
    if after["result"] is not None:
        yield from ending(after["result"], len(after["hands"]), lang)
    elif after["call_window"]:
        yield told["call_window"]
    elif after["hang_asked"] is not None:
        yield told["hang_asked"].format(name=player(after["hang_asked"], lang))
    elif after["defender"] is not None:
        yield from _standing(after, lang)


def _standing(after: After, lang: Lang) -> Iterator[str]:
    """Tell the roles: before the lead who leads, then who led, as the attack may be on him now."""
    told = referee_words(lang).news
    seats = {name: player(after[name], lang) for name in ("opener", "defender")}
    yield told["led" if after["table"] else "roles"].format(**seats)
    if after["table"] and after["room"] is not None:
        counts = {"table": after["attack_cards"], "room": after["room"]}
        yield told["room"].format(uncovered=after["uncovered"], **counts)


def ending(result: Mapping[str, Any], seats: int, lang: Lang) -> Iterator[str]:
    """Tell how a deal of so many seats ended (§11, §15.8)."""
    ends, hangs = referee_words(lang).ends, result["end"] == "hang"
    if hangs:
        hung = result["hung"]
        both = {"by": player(hung["by"], lang), "on": whom(hung["on"], lang)}
        yield ends["hang"].format(cards=_cards(hung["cards"], lang), **both)
    yield _verdict(result, _team(result, seats, lang), lang)
    if hangs and result["match_over"]:
        yield ends["match_over"]


def _verdict(result: Mapping[str, Any], winners: list[str], lang: Lang) -> str:
    """Name the durak or the team that wins; that the deal is over has been told after a hang."""
    hangs, durak = result["end"] == "hang", result["durak"]
    end = "teams" if winners else "durak" if hangs else result["end"]
    name = "" if durak is None else player(durak, lang)
    template = referee_words(lang).ends[f"hung_{end}" if hangs else end]
    return template.format(name=name, team=", ".join(winners))


def _team(result: Mapping[str, Any], seats: int, lang: Lang) -> list[str]:
    """The players of the winning team, none if there is no such (§13.1)."""
    team = result.get("winning_team")
    return [] if team is None else [player(seat, lang) for seat in range(team, seats, 2)]


def deal_news(after: After, lang: Lang) -> tuple[str, ...]:
    """Tell of a deal before its first lead what its answer says of it (§2, §3)."""
    told, lines = referee_words(lang).news, []
    if after["dealer"] is not None:
        lines.append(told["dealer"].format(name=player(after["dealer"], lang)))
    if after["redeal"] is not None:
        lines.append(told[f"redeal_{after['redeal']}"])
    if after["decided_by"] is not None:
        lines.append(told["decided_by"].format(card=sign(parse(after["decided_by"]), lang)))
    lines += [told[f"lot_{name}"] for name in after["lot"]]
    if after["defender"] is not None:
        lines += _standing(after, lang)
    return tuple(map(capital, lines))


def table_news(warnings: Iterable[str], lang: Lang) -> tuple[str, ...]:
    """Tell what rules that hold warn of (W1 to W4)."""
    template, texts = referee_words(lang).news["warning"], words(lang).warnings
    return tuple(template.format(text=texts[code]) for code in warnings)


def _cards(texts: list[str], lang: Lang) -> str:
    return signs(map(parse, texts), lang)
