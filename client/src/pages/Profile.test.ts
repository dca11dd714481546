import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PlayedGame, PointsEntry } from "../gen/wire";
import { guest } from "../guest.svelte";
import Leaders from "./Leaders.svelte";
import Profile from "./Profile.svelte";
import { serve } from "./testing";

const AT = Date.parse("2026-11-30T18:40:00Z");
const WORTH = { first: 10, shared: 3, other: 0 };

const entry: PointsEntry = {
  id: 2,
  table: "t1",
  deal: 1,
  reason: "win",
  amount: 10,
  nth: 3,
  date: "2026-11-30",
  at: AT,
  rates: 1,
};
const game: PlayedGame = {
  place: 9,
  table: "t1",
  deal: 1,
  at: AT,
  kind: "quick",
  preset: "service_podkidnoy",
  family: "podkidnoy",
  outcome: "first",
  ending: "played",
  rank: 1,
  seats: 2,
  rated: true,
  points: 10,
  others: ["Аня"],
};
const rating = {
  family: "podkidnoy",
  points: 1040,
  games: 3,
  provisional: true,
  place: null,
  plot: [
    { at: AT, points: 1010 },
    { at: AT, points: 1040 },
  ],
};
const ANSWERS = {
  "GET /api/points/rates": () => ({
    version: 1,
    human: WORTH,
    bots: { easy: { first: 1, shared: 0, other: 0 } },
    pair_games: 3,
    bot_day: 30,
    laid: 6,
  }),
  "GET /api/me/points": () => ({
    account: true,
    balance: 248,
    date: "2026-11-30",
    bots_today: 12,
    entries: [entry, { ...entry, id: 1, table: "t0", reason: "few_cards", amount: 0, nth: null }],
  }),
  "GET /api/me/history": () => ({ games: [game], totals: { games: 63, durak: 24, drawn: 3 } }),
  "GET /api/me/rating": () => ({ families: [rating] }),
};

let asked: ReturnType<typeof serve>;

beforeEach(() => {
  guest.me = { id: "a1", name: "Вера", account: "вера" };
  asked = serve(ANSWERS);
});
afterEach(cleanup);

describe("S55: the profile", () => {
  it("shows the balance, every entry with its reason, and the caps of today", async () => {
    render(Profile);
    const row = (await screen.findByText(/Победа · Аня/)).closest("tr");
    expect(row?.textContent).toMatch(/21:40.*3-я партия за день.*\+10/s);
    screen.getByText(/Выложено меньше шести карт/);
    screen.getByText("248");
    await screen.findByText("12 из 30");
    expect(screen.getByText("3 партии из 3").closest("li")?.textContent).toMatch(/Аня/);
    for (const lists of asked.values()) expect(lists).toHaveLength(1);
  });

  it("shows what games are worth, and the limits", async () => {
    render(Profile);
    const rates = await screen.findByRole("region", { name: "Как начисляют" });
    expect(within(rates).getByRole("row", { name: "Человек +10 +3" })).not.toBeNull();
    expect(within(rates).getByRole("row", { name: "Лёгкий бот +1 0" })).not.toBeNull();
    within(rates).getByText(/не меньше 6 карт/);
  });

  it("draws the rating, and says in words what is drawn", async () => {
    render(Profile);
    await screen.findByRole("img", { name: "От 1010 до 1040, сейчас 1040" });
    screen.getByText("предварительный, 3 партии из 10");
  });

  it("of a guest counts no points and leads to an account", async () => {
    guest.me = { id: "g1", name: "Гость", account: null };
    render(Profile);
    const link = await screen.findByRole("link", { name: "Войти или создать аккаунт" });
    expect(link.getAttribute("href")).toBe("/account");
    expect(screen.queryByText("248")).toBeNull();
  });
});

it("the head of the profile says how all games went", async () => {
  render(Profile);
  await screen.findByText("63 партии · дурак 24 раза · ничьих 3");
  cleanup();
  const totals = { games: 0, durak: 0, drawn: 0 };
  serve({ ...ANSWERS, "GET /api/me/history": () => ({ games: [], totals }) });
  render(Profile);
  await screen.findByText("Здесь будут сыгранные партии.");
  expect(screen.queryByText(/дурак 0/)).toBeNull();
});

describe("S64: the leaderboard", () => {
  it("shows the best of a family, and the reader among them", async () => {
    const rows = [
      { place: 1, name: "Аня", points: 1204, games: 40, me: false },
      { place: 2, name: "Вера", points: 1101, games: 12, me: true },
    ];
    serve({
      "GET /api/leaderboard?family=podkidnoy": () => ({ family: "podkidnoy", leaders: rows }),
      "GET /api/leaderboard?family=teams": () => ({ family: "teams", leaders: [] }),
    });
    render(Leaders);
    const mine = await screen.findByRole("row", { current: true });
    expect(mine.textContent).toMatch(/2\s*Вера\s*12\s*1101/);
    screen.getByRole("button", { name: "Команды" }).click();
    await screen.findByText("По этим правилам ещё никто не сыграл десяти партий.");
  });

  it("has the bots, of people and of the server, apart", async () => {
    const rows = [
      { place: 1, name: "BOT Штирлиц", level: null, points: 1204, games: 40, mine: true },
      { place: 2, name: "", level: "medium", points: 1101, games: 12, mine: false },
    ];
    serve({
      "GET /api/leaderboard?family=podkidnoy": () => ({ family: "podkidnoy", leaders: [] }),
      "GET /api/leaderboard/bots?family=podkidnoy": () => ({ family: "podkidnoy", leaders: rows }),
    });
    render(Leaders);
    await screen.findByText("По этим правилам ещё никто не сыграл десяти партий.");
    screen.getByRole("button", { name: "Боты" }).click();
    const mine = await screen.findByRole("row", { current: true });
    expect(mine.textContent).toMatch(/1\s*BOT Штирлиц\s*40\s*1204/);
    screen.getByText("Средний бот");
  });
});
