import { describe, expect, it } from "vitest";
import type { PointsEntry } from "../../gen/wire";
import { daysOf, pairsToday } from "./ledger";

const AT = Date.parse("2026-11-30T18:40:00Z");

function entry(id: number, change: Partial<PointsEntry> = {}): PointsEntry {
  const made = { table: `t${id}`, deal: 1, reason: "win", amount: 10, nth: 1, rates: 1 } as const;
  return { id, ...made, date: "2026-11-30", at: AT, ...change };
}

const game = (id: number, ...others: string[]) => ({ table: `t${id}`, deal: 1, others });

describe("S40: the ledger", () => {
  it("says for what points are, with whom, and which game of the pair it was", () => {
    const [day] = daysOf([entry(1, { nth: 2 })], [game(1, "Аня")], "2026-11-30");
    expect(day).toEqual({
      heading: "Сегодня, 30 ноября (по Москве)",
      lines: [
        { key: 1, time: "21:40", title: "Победа · Аня", note: "2-я партия за день", amount: 10 },
      ],
    });
  });

  it("has a reason for every zero too", () => {
    const zeros = [
      entry(4, { reason: "pair", amount: 0, nth: 4 }),
      entry(3, { reason: "few_cards", amount: 0, nth: null }),
      entry(2, { reason: "exit", amount: 0, nth: null }),
    ];
    const lines = daysOf(zeros, [], "2026-11-30")[0]?.lines ?? [];
    expect(lines.map(({ title, note }) => [title, note])).toEqual([
      ["4-я партия за день с этим соперником — без очков", ""],
      ["Выложено меньше шести карт", ""],
      ["Партия закончилась выходом", ""],
    ]);
  });

  it("keeps the days apart, the newest first", () => {
    const days = daysOf([entry(2), entry(1, { date: "2026-11-29" })], [], "2026-11-30");
    expect(days.map(({ heading }) => heading)).toEqual([
      "Сегодня, 30 ноября (по Москве)",
      "Вчера, 29 ноября",
    ]);
  });
});

describe("S45: the games of a pair today", () => {
  it("are counted by the last of them, and only where two people met", () => {
    const entries = [
      entry(5, { nth: 3 }),
      entry(4, { nth: 2 }),
      entry(3, { nth: 1 }),
      entry(2, { date: "2026-11-29", nth: 3 }),
      entry(1, { reason: "bot_win", nth: null }),
    ];
    const games = [game(5, "Аня"), game(4, "Аня"), game(3, "Борис", "Дина"), game(2, "Глеб")];
    expect(pairsToday(entries, games, "2026-11-30")).toEqual([{ name: "Аня", games: 3 }]);
  });
});
