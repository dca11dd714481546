import { describe, expect, it } from "vitest";
import { tableSeats } from "../../core/fixtures";
import { teamsAt } from "./seats";
import { features, tableTitle, teamsBeside } from "./variant";

describe("a table's title", () => {
  it.each([
    [{ transfer: "off" }, "Подкидной"],
    [{ transfer: "before_cover" }, "Переводной"],
    [{ transfer: "before_cover", transfer_trump: "show_once" }, "С проездным"],
    [{ transfer: "off", transfer_trump: "show_once" }, "Подкидной"],
    [{ transfer: "off", teams: "2x2" }, "Пара на пару"],
    [{ transfer: "off", teams: "3x3" }, "Трое на трое"],
    [{ transfer: "off", pogony: "lead_allowed", teams: "2x2" }, "С погонами"],
    [{ transfer: "off", cheating: "on" }, "С шулерами"],
  ])("of %j is %s", (rules, title) => {
    expect(tableTitle(rules)).toBe(title);
  });

  it("leaves what else is particular to a line of its own", () => {
    expect(features({ transfer: "off" })).toEqual([]);
    expect(features({ cheating: "on", teams: "2x2" })).toEqual(["с шулерами", "2 на 2"]);
    expect(features({ pogony: "lead_allowed" })).toEqual(["погоны"]);
  });
});

it("a table of epaulettes in teams says both", () => {
  const rules = { pogony: "lead_allowed", teams: "3x3", transfer: "off" };
  expect([tableTitle(rules), teamsBeside(rules)]).toEqual(["С погонами", "трое на трое"]);
  expect([tableTitle({ teams: "2x2" }), teamsBeside({ teams: "2x2" })]).toEqual([
    "Пара на пару",
    "",
  ]);
});

describe("the seats of a table", () => {
  const four = tableSeats(4).map((seat) => ({ ...seat, side: seat.seat % 2 }));
  const shown = (me: number | null) =>
    teamsAt(four, me).map(({ title, rows }) => [title, ...rows.map(({ seat }) => seat)]);

  it("stand in teams, the reader's own first (§13.1)", () => {
    expect(shown(1)).toEqual([
      ["Ваша команда", 1, 3],
      ["Соперники", 0, 2],
    ]);
    expect(shown(null)).toEqual([
      ["Команда 1", 0, 2],
      ["Команда 2", 1, 3],
    ]);
  });

  it("stand together where everybody plays for himself", () => {
    expect(teamsAt(tableSeats(3), 0)).toEqual([{ title: null, rows: tableSeats(3) }]);
  });
});
