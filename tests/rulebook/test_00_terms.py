"""Chapter 0: seats, sides, roles and the numbers of a bout."""

from typing import Any

from tests.rulebook.board import Board, cards, start, texts

TWO_LEADS = Board("9♥ K♦|10♥ J♥ 7♠|8♦ Q♦|9♦ Q♣", table="8♥ 8♣", talon=4)


def test_0_1_next_is_the_next_seat_clockwise_and_round_the_table() -> None:
    assert Board("8♥ 9♥|8♦|8♣", opener=0).now()["defender"] == 1
    assert Board("8♥ 9♥|8♦|8♣", opener=2).now()["defender"] == 0


def test_0_2_a_bout_lasts_from_the_lead_until_its_cards_are_gone_and_hands_refilled() -> None:
    board = Board("8♥ K♦|J♥ Q♥|9♣ A♣", talon=4, bout=3)
    results = board.results("0 lead 8♥", "1 beat J♥ 8♥", "0 pass", "2 pass")
    assert [result["after"]["bout"] for result in results] == [3, 3, 3, 4]
    assert [result["after"]["attack_cards"] for result in results] == [1, 1, 1, 0]
    assert results[-1]["after"]["hand_sizes"] == [5, 1, 2]


def test_0_3_who_is_out_has_no_rights_and_no_duties() -> None:
    board = Board("8♥ K♦|J♥ Q♥||9♣ A♣", table="10♥", out=[2], opener=0)
    for act in ("2 pass", "2 take", "2 throw_in 10♣", "2 lead 10♣"):
        assert board.why_not(act) == "not_in_deal"
    view = board.view(2)
    assert view.role == "out"
    assert view.buttons.pass_ is not None
    assert view.buttons.pass_.code == "not_in_deal"


def test_0_4_with_a_talon_everybody_is_live_even_without_cards() -> None:
    empty_handed = "8♥ 8♦||9♣ 9♦"
    assert Board(empty_handed, talon=3, opener=0).now()["defender"] == 1
    assert Board(empty_handed, out=[1], opener=0).now()["defender"] == 2


def test_0_4_without_a_talon_live_is_who_holds_a_card_now() -> None:
    both: dict[str, Any] = {"table": "8♣", "options": {"transfer": "before_cover"}}
    board = Board("8♥ 9♥|8♦ J♥|10♥ Q♥|K♦ K♣", **both)
    assert board.after("1 transfer 8♦")["defender"] == 2
    gone = Board("8♥ 9♥|8♦ J♥||K♦ K♣", **both)
    assert gone.after("1 transfer 8♦")["defender"] == 3


def test_0_5_the_next_opponent_is_the_next_live_player_other_than_oneself() -> None:
    two_left = Board("8♥ 9♥||8♦ J♥|", table="8♣", out=[1, 3], opener=2)
    assert two_left.now()["defender"] == 0


def test_0_5_in_teams_the_next_opponent_is_of_the_other_team() -> None:
    teams: dict[str, object] = {"teams": "2x2"}
    assert Board("8♥ 9♥||8♦ J♥|9♣", options=teams, out=[1]).now()["defender"] == 3
    assert Board("8♥ 9♥|9♦|8♦ J♥|9♣", options=teams, opener=3).now()["defender"] == 0


def test_0_6_a_transferrer_becomes_an_attacker_and_the_opener_stays_the_opener() -> None:
    board = Board("9♥ K♦|8♦ 7♦|10♥ J♦", table="8♥", options={"transfer": "before_cover"}, talon=3)
    after = board.after("1 transfer 8♦")
    assert (after["opener"], after["defender"]) == (0, 2)
    assert after["transferrers"] == [1]
    assert after["entitled"] == [0, 1]


def test_0_7_room_is_what_the_cap_and_the_hand_leave() -> None:
    after = TWO_LEADS.after("1 beat 10♥ 8♥")
    assert (after["attack_cards"], after["uncovered"]) == (2, 1)
    assert (after["limit"], after["room"]) == (6, 1)
    many = Board("9♥ K♦|10♥ J♥ 7♠ Q♥ K♥ A♥|8♦", table="8♥ 8♣ 8♠", talon=4)
    assert many.now()["room"] == 3


def test_0_7_cards_added_after_a_take_count() -> None:
    board = Board("9♥ K♦|10♥ J♥ 7♠ Q♥|8♦ Q♦", table="8♥ 8♣", talon=4)
    after = board.after("1 take", "0 pass", "2 throw_in 8♦")
    assert (after["attack_cards"], after["uncovered"], after["room"]) == (3, 3, 1)


def test_0_8_an_attack_card_needs_room() -> None:
    board = Board("9♥ K♦|J♥ 7♠|8♦ Q♦", table="8♥ 8♣", talon=4, word="open")
    assert board.why_not("2 throw_in 8♦") == "hand_limit"


def test_0_8_a_beat_lowers_hand_and_uncovered_together_and_leaves_the_room() -> None:
    room = [result["after"]["room"] for result in TWO_LEADS.results("1 beat 10♥ 8♥", "1 pass")]
    assert room == [TWO_LEADS.now()["room"]] * 2


def test_0_8_cards_spent_as_the_opener_do_not_count_for_the_later_defender() -> None:
    """The opener led two of four cards: as the defender he answers for the two he holds."""
    board = Board("9♥ K♦|8♦ 10♦ Q♣", table="8♥ 8♣", options={"transfer": "before_cover"}, talon=4)
    assert board.why_not("1 transfer 8♦") == "transfer_hand"


def test_0_9_beating_cards_do_not_count_towards_the_cap() -> None:
    table = "7♥/8♥ 7♦/8♦ 8♣/9♣ 9♥/10♥ 10♦/J♦"
    board = Board("J♣ K♦|Q♣ 7♠|A♦ A♣", table=table, talon=3, word="open")
    assert board.now()["room"] == 1
    assert board.after("0 throw_in J♣")["attack_cards"] == 6
    assert board.after("0 throw_in J♣")["room"] == 0


def test_0_10_a_bout_keeps_who_did_what() -> None:
    board = Board(
        "9♥ K♦|8♦ 8♠ 7♦|10♥ J♦ Q♣",
        table="8♥",
        options={"transfer": "before_cover", "transfer_trump": "show_once"},
        talon=3,
    )
    after = board.after("1 show 8♠", "2 take", "0 pass", "1 throw_in 8♦")
    assert after["table"] == [
        {"attack": "8♥", "by": None, "cover": None, "cover_by": None},
        {"attack": "8♦", "by": 1, "cover": None, "cover_by": None},
    ]
    assert (after["transferrers"], after["shown"], after["taking"]) == ([1], [1], True)
    assert (after["passed"], after["word"]) == ([], "open")


def test_0_11_every_kind_of_action_is_offered_when_it_is_legal() -> None:
    board = Board(
        "8♣ K♦|8♦ 8♠ J♥|10♥ J♦",
        table="8♥",
        options={"transfer": "before_cover", "transfer_trump": "show_once"},
        talon=3,
    )
    assert board.now()["may_act"] == {
        "0": ["throw_in", "pass"],
        "1": ["beat", "transfer", "show", "take"],
        "2": ["pass"],
    }
    cheating = Board("8♣ K♦|8♦ J♥", table="8♥", options={"cheating": "on"}, talon=3)
    assert cheating.now()["may_act"]["0"] == ["throw_in", "pass", "call"]
    window = cheating.after("1 beat J♥ 8♥", "0 pass")["may_act"]
    assert window == {"0": ["call", "waive"], "1": ["call", "waive"]}
    pogony = Board("6♥|8♦ J♥ Q♥", table="8♥", taking=True, options={"pogony": "lead_allowed"})
    assert pogony.after("0 pass")["may_act"] == {"0": ["hang", "decline"]}
    opener = start().next_actor()
    assert opener is not None
    assert {type(action).__name__ for action in start().legal(opener)} == {"Lead"}


def test_0_12_a_new_rank_is_one_that_no_card_of_the_bout_had() -> None:
    board = Board("9♣ K♦|9♥ 7♠ 8♠|K♥ Q♦", table="8♥ 8♦", talon=3, word="open")
    assert board.after("1 beat 8♠ 8♦")["word"] == "open"
    assert board.after("1 beat 9♥ 8♥")["word"] == "closed"
    assert board.after("1 beat 9♥ 8♥", "0 pass", "0 throw_in 9♣")["word"] == "open"
    assert texts(cards("9♣")) == "9♣"
