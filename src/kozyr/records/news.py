"""What an action brought, in words: the bout closed, cards drawn, who leads, how the deal ended."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from kozyr.cards.card import parse
from kozyr.records.acting import capital, player, sign, signs
from kozyr.rules.words import Lang, words
from kozyr.rules.words.referee import referee_words

After = Mapping[str, Any]
"""The `after` of an answer."""


def news(after: After, lang: Lang) -> tuple[str, ...]:
    """Tell what an action has done and who is asked now, a sentence each."""
    return tuple(map(capital, _news(after, lang)))


def _news(after: After, lang: Lang) -> Iterator[str]:
    told = referee_words(lang).news
    if after["call"] is not None:
        yield told[f"call_{after['call']}"]
    if after["bout_closed"] is not None:
        yield told[after["bout_closed"]]
    for seat, cards in after["drawn"].items():
        yield told["drawn"].format(name=player(int(seat), lang), cards=_cards(cards, lang))
    if after["result"] is not None:
        yield from ending(after["result"], lang)
    elif after["call_window"]:
        yield told["call_window"]
    elif after["hang_asked"] is not None:
        yield told["hang_asked"].format(name=player(after["hang_asked"], lang))
    elif after["defender"] is not None:
        yield from _standing(after, lang)


def _standing(after: After, lang: Lang) -> Iterator[str]:
    told = referee_words(lang).news
    seats = {name: player(after[name], lang) for name in ("opener", "defender")}
    yield told["roles"].format(**seats)
    if after["table"] and after["room"] is not None:
        counts = {"table": after["attack_cards"], "room": after["room"]}
        yield told["room"].format(uncovered=after["uncovered"], **counts)


def ending(result: Mapping[str, Any], lang: Lang) -> Iterator[str]:
    """Tell how a deal ended (§11)."""
    ends = referee_words(lang).ends
    if result["end"] == "hang":
        hung = result["hung"]
        seats = {name: player(hung[name], lang) for name in ("by", "on")}
        yield ends["hang"].format(cards=_cards(hung["cards"], lang), **seats)
        if result["match_over"]:
            yield ends["match_over"]
        return
    durak = result["durak"]
    winners = _team(result, lang)
    name = "" if durak is None else player(durak, lang)
    yield ends["teams" if winners else result["end"]].format(name=name, team=", ".join(winners))


def _team(result: Mapping[str, Any], lang: Lang) -> list[str]:
    """The players of the winning team, none if there is no such."""
    team = result.get("winning_team")
    seats = sorted(seat for place in result["order"] for seat in place)
    return [player(seat, lang) for seat in seats if team is not None and seat % 2 == team]


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
