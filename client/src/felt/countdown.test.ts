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
  expect([countdown.seconds, countdown.span]).toEqual([4, { left: 3900, whole: 5000 }]);
  countdown.set(null);
  expect([countdown.seconds, countdown.span]).toEqual([null, null]);
  countdown.set(1000);
  expect(countdown.span).toEqual({ left: 1000, whole: 1000 });
});

it("is read in minutes and seconds", () => {
  expect([4, 20, 75].map(clockText)).toEqual(["0:04", "0:20", "1:15"]);
});
