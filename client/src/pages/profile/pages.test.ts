import { expect, it } from "vitest";
import type { Answer } from "../../net/api";
import { Pages } from "./pages.svelte";

const numbers = (from: number, n: number) => Array.from({ length: n }, (_, i) => from - i);

it("a list goes on from its last item until a page is not full", async () => {
  const asked: (number | undefined)[] = [];
  const pages = new Pages<number>(async (last): Promise<Answer<number[]>> => {
    asked.push(last);
    return { ok: true, value: last === undefined ? numbers(100, 50) : numbers(last - 1, 7) };
  });
  expect([pages.begun, pages.more]).toEqual([false, false]);
  await pages.next();
  expect([pages.items.length, pages.begun, pages.more]).toEqual([50, true, true]);
  await pages.next();
  expect([pages.items.at(-1), pages.more]).toEqual([44, false]);
  expect(asked).toEqual([undefined, 51]);
});

it("a list that could not be read on stays as it is", async () => {
  const pages = new Pages<number>(async () => ({ ok: false, problem: { kind: "offline" } }));
  await pages.next();
  expect([pages.items, pages.begun, pages.problem]).toEqual([[], false, { kind: "offline" }]);
});
