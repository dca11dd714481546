import { describe, expect, it } from "vitest";
import { result, table, tableSeats, view } from "../../core/fixtures";
import { namesOf } from "../../core/model";
import { againLabel, outcomeOf, placesOf } from "./outcome";

const seated = table(view(), {
  seats: tableSeats(4),
  series: { ...table(view()).series, losses: [0, 2, 1, 0] },
});
const names = namesOf(seated);

describe("the outcome", () => {
  it.each([
    [result(2, [[0], [1], [3], [2]]), "first", "Вы вышли раньше всех", "В дураках Борис"],
    [result(2, [[1], [0], [3], [2]]), "safe", "Вы не остались в дураках", "В дураках Борис"],
    [result(2, [[0, 1], [3], [2]]), "safe", "Вы не остались в дураках", "В дураках Борис"],
    [result(0, [[1], [2], [3], [0]]), "lost", "Вы остались в дураках", ""],
    [result(null, [[1], [0, 2, 3]]), "draw", "Ничья", ""],
  ])("of %j is %s", (end, kind, title, more) => {
    expect(outcomeOf(end, 0, names)).toEqual({ kind, title, more });
  });

  it("gives sharers one place and the next the place after them", () => {
    const rows = placesOf(seated, result(2, [[0, 1], [3], [2]]), names);
    expect(rows.map(({ seat, place, name, losses }) => [seat, place, name, losses])).toEqual([
      [0, 1, "Вы", 0],
      [1, 1, "Вера", 2],
      [3, 3, "Дина", 0],
      [2, 4, "Борис", 1],
    ]);
  });
});

describe("going on", () => {
  it("is a rematch with people, another deal with bots, the next deal of a series", () => {
    expect(againLabel(seated)).toBe("Реванш");
    expect(againLabel({ ...seated, seats: tableSeats(2, true) })).toBe("Ещё партию");
    const series = { ...seated.series, kind: "fixed" as const, n: 3 };
    expect(againLabel({ ...seated, series })).toBe("Следующая партия");
    expect(againLabel({ ...seated, series: { ...series, over: true } })).toBe("Реванш");
  });
});
