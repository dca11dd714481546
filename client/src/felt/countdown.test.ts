import { expect, it } from "vitest";
import { FakePorts } from "../net/fakes";
import { clockText } from "./clock";
import { Countdown } from "./countdown.svelte";

it("counts seconds down from the arrival of a snapshot", () => {
  const ports = new FakePorts();
  const countdown = new Countdown(ports);
  countdown.set(2500);
  const seen = [countdown.seconds];
  for (const ms of [500, 1000, 1000]) {
    ports.pass(ms);
    seen.push(countdown.seconds);
  }
  expect(seen).toEqual([3, 2, 1, 0]);
});

it("follows later snapshots, and keeps the length of the first", () => {
  const ports = new FakePorts();
  const countdown = new Countdown(ports);
  countdown.set(5000);
  ports.pass(1000);
  countdown.set(3900);
  expect([countdown.seconds, countdown.span]).toEqual([
    4,
    { left: 3900, whole: 5000, bank: false },
  ]);
  countdown.set(null);
  expect([countdown.seconds, countdown.span]).toEqual([null, null]);
  countdown.set(1000);
  expect(countdown.span).toEqual({ left: 1000, whole: 1000, bank: false });
});

it("is read in minutes and seconds", () => {
  expect([4, 20, 75].map(clockText)).toEqual(["0:04", "0:20", "1:15"]);
});

const turn = { left: 2000, whole: 30_000, bank: false };
const bank = { left: 12_000, whole: 60_000, bank: true };

it("§17.7 goes on with the bank when the turn is over", () => {
  const ports = new FakePorts();
  const countdown = new Countdown(ports);
  countdown.run([turn, bank]);
  for (let i = 0; i < 2; i += 1) ports.pass(1000);
  expect([countdown.span, countdown.seconds]).toEqual([bank, 12]);
  ports.pass(1000);
  expect(countdown.seconds).toBe(11);
  expect(countdown.isOut(1500)).toBe(false);
  for (let i = 0; i < 10; i += 1) ports.pass(1000);
  expect([countdown.seconds, countdown.isOut(1500)]).toEqual([1, true]);
});

it("is said at ten and at five seconds, and not where it begins between them", () => {
  const ports = new FakePorts();
  const countdown = new Countdown(ports);
  countdown.run([{ left: 11_000, whole: 30_000, bank: false }]);
  const said = new Set<number | null>();
  for (let i = 0; i < 11; i += 1) {
    ports.pass(1000);
    said.add(countdown.spoken);
  }
  expect([...said]).toEqual([10, 5]);
  countdown.run([{ left: 9300, whole: 30_000, bank: false }]);
  expect(countdown.spoken).toBe(5);
  countdown.run([]);
  countdown.run([{ left: 9300, whole: 30_000, bank: false }]);
  expect(countdown.spoken).toBeNull();
});
