import { expect, it } from "vitest";
import { FakePorts } from "../net/fakes";
import { DOUBT_MS, Doubt } from "./doubt.svelte";

it("a call is meant by the second touch of the same seat", () => {
  const doubt = new Doubt(new FakePorts());
  expect(doubt.touch(1)).toBe(false);
  expect(doubt.seat).toBe(1);
  expect(doubt.touch(2)).toBe(false);
  expect(doubt.touch(2)).toBe(true);
  expect(doubt.seat).toBeNull();
});

it("a touch is forgotten after a while, and one is the first again", () => {
  const ports = new FakePorts();
  const doubt = new Doubt(ports);
  doubt.touch(1);
  ports.pass(DOUBT_MS);
  expect(doubt.seat).toBeNull();
  expect(doubt.touch(1)).toBe(false);
});
