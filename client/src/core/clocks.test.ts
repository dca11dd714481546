import { expect, it } from "vitest";
import type { SeatClock } from "../gen/wire";
import { legsOf } from "./clocks";

const RULES = { turn_time: 30, time_bank: 60 };
const clock = (given: Partial<SeatClock> = {}): SeatClock => ({
  seat: 0,
  running: true,
  turn_ms: 12_000,
  bank_ms: 45_000,
  uses_bank: true,
  ...given,
});

it("§17.7 a clock runs through the turn and then through the bank", () => {
  expect(legsOf(clock(), RULES)).toEqual([
    { left: 12_000, whole: 30_000, bank: false },
    { left: 45_000, whole: 60_000, bank: true },
  ]);
  expect(legsOf(clock({ turn_ms: 0 }), RULES)).toEqual([
    { left: 45_000, whole: 60_000, bank: true },
  ]);
});

it("§17.7 a thrower has a third of the turn, at least five seconds, and no bank", () => {
  const thrower = clock({ uses_bank: false, turn_ms: 4000 });
  expect(legsOf(thrower, RULES)).toEqual([{ left: 4000, whole: 10_000, bank: false }]);
  expect(legsOf(thrower, { turn_time: 15 })).toEqual([{ left: 4000, whole: 5000, bank: false }]);
  expect(legsOf({ ...thrower, turn_ms: 7000 }, { turn_time: 15 })[0]?.whole).toBe(7000);
});

it("§17.7 a clock that stands, and a table without one, have nothing that runs", () => {
  expect(legsOf(clock({ running: false }), RULES)).toEqual([]);
  expect(legsOf(undefined, RULES)).toEqual([]);
});
