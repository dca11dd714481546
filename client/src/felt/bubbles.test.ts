import { expect, it } from "vitest";
import { FakePorts } from "../net/fakes";
import type { Heard } from "../net/link.svelte";
import { BUBBLE_MS, Bubbles } from "./bubbles.svelte";

const line = (at: number, seat: number | null, given: Partial<Heard> = {}): Heard => ({
  type: "said",
  seat,
  name: "Вера",
  at,
  phrase: "hello",
  emoji: null,
  text: null,
  fresh: true,
  ...given,
});

it("S62: what is said stands at its seat for four seconds", () => {
  const ports = new FakePorts();
  const bubbles = new Bubbles(ports);
  bubbles.take([line(1, 1)]);
  ports.pass(BUBBLE_MS - 1);
  expect([...bubbles.shown.keys()]).toEqual([1]);
  ports.pass(1);
  expect(bubbles.shown.size).toBe(0);
});

it("S62: a later word takes the place of an earlier one, and is not shown twice", () => {
  const ports = new FakePorts();
  const bubbles = new Bubbles(ports);
  bubbles.take([line(1, 1)]);
  ports.pass(3000);
  bubbles.take([line(1, 1), line(2, 1, { phrase: null, text: "да" })]);
  ports.pass(3000);
  expect(bubbles.shown.get(1)?.text).toBe("да");
  bubbles.stop();
});

it("S62: what was said before one came is in the chat only", () => {
  const bubbles = new Bubbles(new FakePorts());
  bubbles.take([line(1, 1, { fresh: false }), line(2, null)]);
  expect(bubbles.shown.size).toBe(0);
});
