"""Every promise of docs/requirements.md that is due has a test, and no test names another."""

from pathlib import Path

from scripts.requirements import LISTED, ROOT, carrying, due, missing, numbers, promises

TEXT = LISTED.read_text(encoding="utf-8")


def test_all_promises_are_listed_in_order() -> None:
    assert list(promises(TEXT)) == list(range(1, 66))
    parts = {part for _, when in promises(TEXT).values() for part in when}
    assert due(TEXT) < parts


def test_what_is_due_has_a_test() -> None:
    assert missing(TEXT, carrying(ROOT)) == []


def test_no_test_carries_a_number_nobody_promised() -> None:
    assert set(carrying(ROOT)) <= set(promises(TEXT))


def test_a_due_promise_without_a_test_is_missed() -> None:
    text = "Due: One.\n\n| S1 | a | One |\n| S2 | b | One, Two |\n| S3 | c | Two |\n"
    assert missing(text, {1: ["test"]}) == [2]
    assert missing(text, {1: ["test"], 2: ["test"]}) == []


def test_a_test_is_found_by_its_name_or_its_title(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    code = "class A:\n    def test_s4_s5_both(self): ...\ndef test_6_1(): ...\ndef test_s7(): ...\n"
    (tmp_path / "tests/test_a.py").write_text(code, encoding="utf-8")
    (tmp_path / "client/src").mkdir(parents=True)
    titles = 'it("S31: shows it", f);\nit("says S32", f);\ntest.each(x)("S33, S34: all", f);\n'
    (tmp_path / "client/src/a.test.ts").write_text(titles, encoding="utf-8")
    assert carrying(tmp_path) == {
        4: ["tests/test_a.py::test_s4_s5_both"],
        5: ["tests/test_a.py::test_s4_s5_both"],
        31: ["client/src/a.test.ts"],
    }


def test_a_name_carries_numbers_before_its_words() -> None:
    assert numbers("test_s45_s48_no_cap") == [45, 48]
    assert numbers("test_5_1_beats") == []
    assert numbers("test_suites_s3_x") == []
