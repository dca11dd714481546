import { expect, it } from "vitest";
import { Lazy } from "./lazy.svelte";

it("fetches a part once, when it is wanted", async () => {
  let asked = 0;
  const lazy = new Lazy(async () => {
    asked += 1;
    return "part";
  });
  expect([lazy.part, asked]).toEqual([null, 0]);
  await lazy.want();
  await lazy.want();
  expect([lazy.part, asked, lazy.missing]).toEqual(["part", 1, false]);
});

it("may be wanted again after it was missing", async () => {
  let online = false;
  const lazy = new Lazy(async () => {
    if (!online) throw new TypeError("no network");
    return "part";
  });
  await lazy.want();
  expect([lazy.part, lazy.missing]).toEqual([null, true]);
  online = true;
  await lazy.want();
  expect([lazy.part, lazy.missing]).toEqual(["part", false]);
});
