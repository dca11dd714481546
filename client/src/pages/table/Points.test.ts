import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import { serve } from "../testing";
import Points from "./Points.svelte";

const entry = (deal: number, change: object) => ({
  id: deal,
  table: "t1",
  deal,
  reason: "win",
  amount: 10,
  nth: 1,
  date: "2026-11-30",
  at: 0,
  rates: 1,
  ...change,
});
const view = (...entries: object[]) => ({
  account: true,
  balance: 0,
  date: "2026-11-30",
  bots_today: 0,
  entries,
});

afterEach(cleanup);

it("S31: the result tells the points of this deal, and for what they are", async () => {
  serve({ "GET /api/me/points": () => view(entry(3, { amount: 3 }), entry(2, {})) });
  render(Points, { table: "t1", deal: 2 });
  await screen.findByText("+10 очков · Победа");
});

it("S31: no points have their reason too", async () => {
  const fourth = { reason: "pair", amount: 0, nth: 4 };
  serve({ "GET /api/me/points": () => view(entry(2, fourth)) });
  render(Points, { table: "t1", deal: 2 });
  await screen.findByText("4-я партия за день с этим соперником — без очков");
});

it("S31: a deal that is not credited yet is asked for again", async () => {
  let asked = 0;
  serve({
    "GET /api/me/points": () => {
      asked += 1;
      return asked > 1 ? view(entry(2, {})) : view();
    },
  });
  render(Points, { table: "t1", deal: 2, again: 0 });
  await screen.findByText(/Победа/);
  expect(asked).toBe(2);
});
