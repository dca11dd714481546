"""A transcript tells a whole deal in facts: who reads it needs no rules."""

import random
from itertools import chain, pairwise
from typing import Any

import msgspec
import pytest

from kozyr.game.actions import Lead, Take
from kozyr.game.deal import Deal
from kozyr.records.course import By, Done, course, laid
from kozyr.records.transcript import transcript
from tests.rulebook.board import rules_of
from tests.table.world import choices

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
LAYING = {"lead", "throw_in", "transfer", "beat"}
TABLES: dict[str, dict[str, object]] = {
    "classic": {"players": 4},
    "service_perevodnoy": {},
    "gambiter_simple": {"players": 3},
    "gambiter_2x2": {},
    "mailru_cheat": {"players": 3},
    "gto_pogony": {"players": 6},
    "wiki_bingo": {"players": 4},
}
ROLLBACK = {"players": 4, "cheating": "on", "cheat_penalty": "rollback"}


def played(deal: Deal, seed: int) -> list[Done]:
    """Play a deal at random; everybody acts himself, a second after the other."""
    dice, acts = random.Random(seed), list[Done]()  # noqa: S311 - repeatable on purpose
    deal = deal.copy()
    while deal.result is None:
        offered = [(at, one) for at in range(deal.rules.players) for one in choices(deal.view(at))]
        seat, action = dice.choice(offered)
        assert isinstance(deal.act(seat, action), tuple)
        acts.append(Done(seat, action, "player", 1_000 * len(acts)))
    return acts


def written(dealt: Deal, acts: list[Done]) -> bytes:
    return transcript(dealt, course(dealt, acts), began=0)


def counted(dealt: Deal, acts: list[Done]) -> tuple[int, ...]:
    return laid(course(dealt, acts), dealt.rules.players)


class Reader:
    """Follows a transcript with nothing but hands, a talon and a table of cards."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.hands = [list(hand) for hand in told["hands"]]
        self.talon = list(told["talon"])
        self.discard: list[str] = []
        self.bout: list[dict[str, Any]] = []

    def read(self, move: dict[str, Any]) -> None:
        gone = [one for one in self.bout if one["kind"] != "call"]
        for one in reversed(gone[len(gone) - move.get("undone", 0) :]):
            self.bout.remove(one)
            if one["kind"] in LAYING:
                self.hands[one["seat"]] += one["cards"]
        self.bout.append(move)
        for card in move.get("cards", ()) if move["kind"] in LAYING else ():
            self.hands[move["seat"]].remove(card)
        for then in move.get("then", ()):
            self._go_on(then)

    def _go_on(self, then: dict[str, Any]) -> None:
        if then["then"] == "bout_closed":
            table = [card for one in self.bout if one["kind"] in LAYING for card in one["cards"]]
            taker = self.hands[then["defender"]]
            (taker if then["outcome"] == "taken" else self.discard).extend(table)
            if "passed_set" in then:
                self.hands[then["passed_set"]] += taker
                taker.clear()
            self.bout = []
        if then["then"] == "drew":
            for card in then["cards"]:
                assert self.talon.pop(0) == card
                self.hands[then["seat"]].append(card)

    def cards(self) -> list[str]:
        table = [card for one in self.bout if one["kind"] in LAYING for card in one["cards"]]
        return sorted([*chain(*self.hands), *self.talon, *self.discard, *table])


def followed(deal: Deal, acts: list[Done]) -> dict[str, Any]:
    """Write a deal down and read it to its end, where the same cards must be left."""
    told: dict[str, Any] = msgspec.json.decode(written(deal, acts))
    reader = Reader(told)
    whole = reader.cards()
    assert len(whole) == deal.rules.deck
    for move in told["moves"]:
        reader.read(move)
        assert reader.cards() == whole
    for done in acts:
        assert done.action is not None
        deal.act(done.seat, done.action)
    if told["result"]["end"] != "cheat":
        result = told["result"]
        held = [set(hand) - set(result.get("hung", ())) for hand in reader.hands]
        if "hung" in result:
            held[result["hung_on"]].update(result["hung"])
        assert held == [set(map(name, deal.view(seat).hand)) for seat in range(len(held))]
    return told


def name(card: int) -> str:
    return RANKS[card % 16] + "♠♣♦♥"[card // 16]


@pytest.mark.parametrize("seed", [1, 3])
@pytest.mark.parametrize("preset", TABLES)
def test_who_knows_no_rules_can_follow_a_transcript(preset: str, seed: int) -> None:
    deal = Deal.start(rules_of(preset, **TABLES[preset]), seed=bytes([seed]))
    acts = played(deal, seed)
    told = followed(deal.copy(), acts)
    assert [move["at"] for move in told["moves"]] == [done.at for done in acts]
    assert told["moves"][0]["seat"] == told["opener"]
    assert written(deal, acts) == written(deal.copy(), acts)


@pytest.mark.parametrize("seed", [2, 3])
def test_what_a_call_took_back_is_told(seed: int) -> None:
    """§14.8: the cards of the undone acts are in their hands again."""
    deal = Deal.start(rules_of("classic", **ROLLBACK), seed=bytes([seed]))
    told = followed(deal.copy(), played(deal, seed))
    calls = [move for move in told["moves"] if move["kind"] == "call"]
    assert any(move.get("undone") for move in calls if move["right"])
    assert not any(move.get("undone") for move in calls if not move["right"])
    assert any(move.get("armed") for move in told["moves"])


def test_void_deals_are_counted() -> None:
    """§2.9: the hands told are those that were played."""
    rules = rules_of("classic", players=2, redeal_five_of_suit="on")
    redeals = {Deal.start(rules, seed=bytes([seed])).redeals for seed in range(60)}
    assert min(redeals) == 0
    assert max(redeals) > 0


def test_epaulettes_are_told_with_the_rungs() -> None:
    deal = Deal.start(rules_of("gto_pogony", players=6), seed=b"\x01")
    told = msgspec.json.decode(written(deal, played(deal, 1)))
    assert told["rungs"] == ["6"] * 6
    assert told["queen"] in "♠♣♦♥"


def test_only_who_acted_himself_has_laid_cards() -> None:
    """S43: a substitute's cards are nobody's, and neither is what the server did."""
    deal = Deal.start(rules_of("classic", players=2), seed=b"\x02")
    acts = played(deal, 2)
    whole = counted(deal, acts)
    assert min(whole) > 6
    for by in ("bot", "substitute", "server"):
        assert counted(deal, done_by(acts, 0, by)) == (0, whole[1])


def done_by(acts: list[Done], seat: int, by: By) -> list[Done]:
    return [msgspec.structs.replace(one, by=by) if one.seat == seat else one for one in acts]


def test_s43_laid_are_leads_beats_throw_ins_and_transfers_that_stayed() -> None:
    """A shown trump and a card that a call took back do not count."""
    deal = Deal.start(rules_of("classic", **ROLLBACK), seed=b"\x03")
    acts = played(deal, 3)
    told = msgspec.json.decode(written(deal, acts))
    standing: list[dict[str, Any]] = []
    counts = [0] * 4
    for move in told["moves"]:
        others = [one for one in standing if one["kind"] != "call"]
        gone = others[len(others) - move.get("undone", 0) :] if "undone" in move else []
        standing = [one for one in standing if one not in gone] + [move]
        if any(then["then"] == "bout_closed" for then in move.get("then", ())):
            for one in standing:
                counts[one["seat"]] += len(one["cards"]) if one["kind"] in LAYING else 0
            standing = []
    assert counted(deal, acts) == tuple(counts)
    raw = sum(len(move["cards"]) for move in told["moves"] if move["kind"] in LAYING)
    assert sum(counts) < raw


def test_s43_a_lead_of_several_cards_counts_each() -> None:
    deal = Deal.start(rules_of("classic", players=2), seed=b"\x05")
    opener = deal.view(0).opener
    assert opener is not None
    hand = deal.view(opener).hand
    ranks = [card % 16 for card in hand]
    assert any(one == other for one, other in pairwise(sorted(ranks)))
    rank = next(rank for rank in ranks if ranks.count(rank) > 1)
    cards = tuple(card for card in hand if card % 16 == rank)
    counts = counted(deal, [Done(opener, Lead(cards), "player", 0)])
    assert counts[opener] == len(cards)


def test_an_act_that_the_rules_refuse_is_no_course_of_a_deal() -> None:
    deal = Deal.start(rules_of("classic", players=2), seed=b"\x05")
    with pytest.raises(ValueError, match="refuse"):
        counted(deal, [Done(0, Take(), "player", 0)])


def test_12_6_who_leaves_for_good_is_told() -> None:
    deal = Deal.start(rules_of("classic", players=2), seed=b"\x05")
    told = msgspec.json.decode(written(deal, [Done(1, None, "player", 7)]))
    assert told["moves"] == [{"seat": 1, "kind": "leave", "at": 7}]
    assert told["result"] == {"end": "left", "durak": 1, "places": [[0], [1]]}
