import { describe, expect, it } from "vitest";
import {
  act,
  c,
  cards,
  lastBout,
  result,
  seatViews,
  table,
  tableSeats,
  teams,
  view,
} from "../../core/fixtures";
import { namesOf } from "../../core/model";
import type { Result, View } from "../../gen/wire";
import { againLabel, outcomeOf, placesOf } from "./outcome";

function over(end: Result, given: Partial<View> = {}): View {
  return view({
    phase: "over",
    role: "out",
    seats: seatViews([0, 3, 0, 0]),
    result: end,
    ...given,
  });
}

const names = namesOf(table(over(result(null, []))));
const told = (end: Result, given: Partial<View> = {}) => outcomeOf(end, over(end, given), names);

describe("the outcome", () => {
  it.each([
    [result(2, [[0], [1], [3], [2]]), "first", "Вы вышли раньше всех", ["В дураках Борис"]],
    [result(2, [[1], [0], [3], [2]]), "safe", "Вы не остались в дураках", ["В дураках Борис"]],
    [result(2, [[0, 1], [3], [2]]), "safe", "Вы не остались в дураках", ["В дураках Борис"]],
    [result(0, [[1], [2], [3], [0]]), "lost", "Вы остались в дураках", []],
    [result(null, [[1], [0, 2, 3]]), "draw", "Ничья", []],
    [result(2, [[0, 1, 3], [2]], { end: "draw" }), "draw", "Ничья", ["В дураках Борис"]],
    [
      result(2, [[0], [1], [3], [2]], { end: "left" }),
      "first",
      "Вы вышли раньше всех",
      ["Борис не доигрывает партию", "В дураках Борис"],
    ],
    [result(0, [[1], [2, 3], [0]], { end: "left" }), "lost", "Вы остались в дураках", []],
  ])("of %j is %s", (end, kind, title, notes) => {
    expect(told(end)).toEqual({ kind, title, notes });
  });

  it("of a caught cheat names him (§14.8)", () => {
    const acts = [act(1, "lead", "7♠"), act(0, "call", "", { player: 1, right: true })];
    const last_bout = lastBout({ outcome: "stopped", acts });
    const end = result(1, [[0, 2, 3], [1]], { end: "cheat" });
    expect(told(end, { last_bout }).notes).toEqual(["Шулер пойман: Вера.", "В дураках Вера"]);
    const mine = [act(1, "call", "", { player: 0, right: true })];
    const lost = told(result(0, [[1, 2, 3], [0]], { end: "cheat" }), {
      last_bout: lastBout({ outcome: "stopped", acts: mine }),
    });
    expect(lost).toMatchObject({ title: "Вы остались в дураках", notes: ["Вас поймали."] });
  });
});

describe("teams (§13.7)", () => {
  const won = result(null, [[0], [2]], { end: "teams", winners: [0, 2], fool_seat: 3 });
  const seats = teams(seatViews([0, 3, 0, 2]));

  it("win or lose together; the fool seat deals next, and nobody is the durak", () => {
    expect(told(won, { seats })).toEqual({
      kind: "first",
      title: "Ваша команда победила",
      notes: ["Следующую партию сдаёт Дина"],
    });
    const lost = { ...won, winners: [1, 3], fool_seat: 0 };
    expect(told(lost, { seats })).toEqual({
      kind: "lost",
      title: "Победили соперники",
      notes: ["Следующую партию сдаёте вы"],
    });
  });

  it("stand under their own headings, mine first, without a place last", () => {
    const groups = placesOf(table(over(won, { seats })), over(won, { seats }), won, names);
    expect(groups.map(({ title, rows }) => [title, ...rows.map(({ name }) => name)])).toEqual([
      ["Ваша команда", "Вы", "Борис"],
      ["Соперники", "Вера", "Дина"],
    ]);
    expect(groups[1]?.rows.map(({ place, note }) => [place, note])).toEqual([
      [null, "3 карты"],
      [null, "2 карты"],
    ]);
  });
});

describe("hung epaulettes (§15.8)", () => {
  const hung = { by: 0, on: 1, cards: cards("8♠ 8♥") };
  const end = result(1, [[0]], { end: "hang", hung });
  const rungs = (mine: number) =>
    seatViews([0, 12, 3, 4]).map((seat) => ({ ...seat, rung: seat.seat === 0 ? mine : 4 }));

  it("are on somebody's shoulders, and the hanger has a rung less to climb", () => {
    expect(told(end, { seats: rungs(7), queen: 0 })).toEqual({
      kind: "hung",
      title: "Вера в погонах",
      notes: ["Вы вешаете: восьмёрки", "Осталось 6 ступеней", "В дураках Вера"],
    });
    const mine = { ...end, durak: 0, places: [[1]], hung: { ...hung, by: 1, on: 0 } };
    const shown = told(mine, { seats: rungs(6), queen: 0 });
    expect(shown.title).toBe("Вы в погонах");
    expect(shown.notes).toEqual(["Вера вешает: восьмёрки", "Вера: ещё 9 ступеней"]);
  });

  it("of the queen end the match (§15.11)", () => {
    const last = { ...end, match_over: true, hung: { ...hung, cards: [c("Q♠")] } };
    expect(told(last, { seats: rungs(10), queen: 0 })).toMatchObject({
      title: "Матч ваш",
      notes: ["Вы вешаете: дама пик", "Вы прошли всю лестницу", "В дураках Вера"],
    });
    const other = { ...last, durak: 0, places: [[1]], hung: { ...last.hung, by: 1, on: 0 } };
    expect(told(other, { seats: rungs(10) }).title).toBe("Матч окончен");
  });

  it("show everybody's rung instead of his place in a score", () => {
    const deal = over(end, { seats: rungs(7) });
    const [group] = placesOf(table(deal), deal, end, names);
    expect(group?.rows.map(({ place, name, note }) => [place, name, note])).toEqual([
      [1, "Вы", "ступень 9"],
      [null, "Вера", "ступень 6"],
      [null, "Борис", "ступень 6"],
      [null, "Дина", "ступень 6"],
    ]);
  });
});

it("gives sharers one place and the next the place after them, with their losses", () => {
  const deal = over(result(2, [[0, 1], [3], [2]]));
  const series = { ...table(deal).series, kind: "to_losses" as const, losses: [0, 2, 1, 0] };
  const [group] = placesOf(table(deal, { series }), deal, deal.result as Result, names);
  expect(group?.rows.map(({ seat, place, name, note }) => [seat, place, name, note])).toEqual([
    [0, 1, "Вы", "в дураках 0 раз"],
    [1, 1, "Вера", "в дураках 2 раза"],
    [3, 3, "Дина", "в дураках 0 раз"],
    [2, 4, "Борис", "в дураках 1 раз"],
  ]);
});

describe("going on", () => {
  const seated = table(over(result(2, [[0], [1], [3], [2]])));

  it("is a rematch with people, another deal with bots, the next deal of a series or a match", () => {
    expect(againLabel(seated)).toBe("Реванш");
    expect(againLabel({ ...seated, seats: tableSeats(2, true) })).toBe("Ещё партию");
    const series = { ...seated.series, kind: "fixed" as const, n: 3 };
    expect(againLabel({ ...seated, series })).toBe("Следующая партия");
    expect(againLabel({ ...seated, series: { ...series, over: true } })).toBe("Реванш");
    const match = { ...seated.series, kind: "ladder" as const, n: 0 };
    expect(againLabel({ ...seated, series: match })).toBe("Следующая партия");
  });
});
