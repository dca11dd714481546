"""Chapter 18: the worked examples, move by move."""

from tests.rulebook.board import Board

BEFORE_COVER: dict[str, object] = {"transfer": "before_cover"}


def test_18_1_four_in_transfer_throw_in_and_take() -> None:
    board = Board(
        "7♣ K♦ Q♥ J♥|7♦ K♥ Q♦ J♦ 10♦|9♣ 9♦ 10♥ J♣ 8♦ 6♥|9♠ 10♣ Q♣",
        talon=10,
        options=BEFORE_COVER,
        bout=3,
    )
    acts = ["0 lead 7♣", "1 transfer 7♦", "2 beat 9♣ 7♣", "2 beat 9♦ 7♦"]
    after = board.after(*acts)
    assert (after["defender"], after["word"], after["main_attacker"]) == (2, "closed", 0)
    thrown = board.after(*acts, "0 pass", "3 throw_in 9♠")
    assert (thrown["hand_sizes"][2], thrown["uncovered"]) == (4, 1)
    acts += ["0 pass", "3 throw_in 9♠", "2 take"]
    assert board.after(*acts)["word"] == "closed"
    after = board.after(*acts, "0 pass", "1 pass", "3 pass")
    assert after["bout_closed"] == "taken"
    assert after["hand_sizes"][2] == 4 + 5
    assert after["opener"] == 3
    assert after["refill_order"] == [0, 1, 3, 2]


def test_18_2_three_in_two_transfers_back_to_the_opener() -> None:
    board = Board(
        "K♣ A♣ A♥ A♦ 6♣ 7♣|K♦ 6♦ 7♦ 8♦|K♥ 6♥ 7♥ 8♥",
        talon=6,
        options=BEFORE_COVER,
    )
    acts = ["0 lead K♣", "1 transfer K♦", "2 transfer K♥", "0 beat A♣ K♣", "0 beat A♦ K♦"]
    acts += ["0 beat A♥ K♥", "2 pass", "1 pass"]
    after = board.after(*acts)
    assert after["refill_order"] == [1, 2, 0]
    assert (after["opener"], after["defender"]) == (0, 1)
    board.document["rules"]["options"]["next_after_transferred_beat"] = "left_of_defender"
    after = board.after(*acts)
    assert (after["opener"], after["defender"]) == (1, 2)


def test_18_3_two_in_the_last_card_cannot_be_transferred_and_is_beaten() -> None:
    board = Board("8♥|8♦ J♥", options=BEFORE_COVER)
    assert board.why_not("0 lead 8♥", "1 transfer 8♦") == "transfer_no_target"
    after = board.after("0 lead 8♥", "1 beat J♥ 8♥")
    assert (after["bout_closed"], after["out"]) == ("beaten", [0])
    assert after["result"]["durak"] == 1


def test_18_3_had_he_held_one_card_a_draw_or_the_durak_without_a_draw() -> None:
    acts = ("0 lead 8♥", "1 beat J♥ 8♥")
    assert Board("8♥|J♥", options=BEFORE_COVER).after(*acts)["result"]["end"] == "draw"
    no_draw = Board("8♥|J♥", options={**BEFORE_COVER, "draw": "off"})
    assert no_draw.after(*acts)["result"]["durak"] == 1


def test_18_4_a_transfer_too_large_for_the_target_is_not_moved_past_him() -> None:
    board = Board(
        "9♦ A♦ 7♣|K♦ 9♠|6♦ 10♦ 6♣|10♣ 7♦ 6♠ 8♦ J♦",
        table="K♥ K♣ K♠",
        options=BEFORE_COVER,
        trump="6♥",
    )
    board.document["hands"][1] += ["9♣"]
    assert board.why_not("1 transfer K♦") == "transfer_hand"


def test_18_5_neighbours_after_a_transfer() -> None:
    board = Board(
        "9♦ A♦ 7♣|8♦ 9♠ 10♠|6♦ 10♦ 6♣|10♣ 7♦ 8♠|J♦ Q♦",
        talon=4,
        options={**BEFORE_COVER, "throw_in_who": "neighbours"},
    )
    board.document["hands"][0].append("8♥")
    after = board.after("0 lead 8♥", "1 transfer 8♦")
    assert (after["entitled"], after["main_attacker"], after["word"]) == ([1, 3], 1, "closed")


def test_18_6_two_on_two_a_transfer_to_the_partner_of_the_opener() -> None:
    rules: dict[str, object] = {**BEFORE_COVER, "teams": "2x2"}
    board = Board("8♥ 9♣|8♦ 10♣ K♣|9♥ 9♦ A♥|9♠ J♦", options=rules)
    acts = ["0 lead 8♥", "1 transfer 8♦"]
    after = board.after(*acts)
    assert (after["defender"], after["entitled"]) == (2, [1, 3])
    assert (after["main_attacker"], after["word"]) == (1, "closed")
    acts += ["2 beat 9♥ 8♥", "2 beat 9♦ 8♦"]
    beaten = board.after(*acts, "1 pass", "3 pass")
    assert (beaten["opener"], beaten["defender"]) == (2, 3)
    board.document["hands"][2] = ["9♥", "9♦"]
    out = board.after(*acts)
    assert (out["out"], out["opener"], out["defender"]) == ([2], 0, 1)


def test_18_7_mid_bout_a_nine_for_a_nine() -> None:
    board = Board(
        "6♥ 9♣ K♦|9♥ 9♦ Q♦|10♣ J♦ K♣ A♥",
        talon=3,
        options={"transfer": "mid_bout"},
    )
    acts = ("0 lead 6♥", "1 beat 9♥ 6♥", "0 throw_in 9♣", "1 transfer 9♦")
    after = board.after(*acts)
    assert (after["defender"], after["uncovered"]) == (2, 2)
    assert after["table"][0]["cover"] == "9♥"
    taken = board.after(*acts, "2 take", "0 pass", "1 pass")
    assert taken["hand_sizes"][2] == 4 + 4


def test_18_8_two_in_the_hand_limit_of_a_lead_and_of_a_transfer() -> None:
    board = Board("8♣ 8♦|8♥", options=BEFORE_COVER)
    assert board.why_not("0 lead 8♣ 8♦") == "hand_limit"
    assert board.why_not("0 lead 8♣", "1 transfer 8♥") == "transfer_hand"
    assert board.after("0 lead 8♣")["may_act"]["1"] == ["take"]
