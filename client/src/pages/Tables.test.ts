import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { OpenTable } from "../gen/wire";
import { guest } from "../guest.svelte";
import Unfinished from "./lobby/Unfinished.svelte";
import { draft } from "./rules/draft.svelte";
import Tables from "./Tables.svelte";
import { BOOK, serve } from "./testing";

const OPEN: OpenTable = {
  table: "t5",
  path: "/t/t5",
  preset: "classic",
  home: false,
  rules: { ...BOOK.presets[0]?.options, transfer: "off", players: 4 },
  differences: [],
  host: "Глеб",
  people: ["Глеб"],
  bots: ["easy"],
  free: 2,
  password: true,
  opened: 0,
};

const mine = (phase: string, people: string[]) => ({
  ...OPEN,
  kind: "private",
  table: phase + people.length,
  phase,
  people,
});

beforeEach(async () => {
  draft.book = null;
  serve();
  await guest.meet();
});
afterEach(cleanup);

describe("the list of open tables", () => {
  it("tells the game, who sits there and how much room is left", async () => {
    serve({ "GET /api/tables": () => ({ tables: [OPEN] }) });
    render(Tables);
    const row = await screen.findByRole("link", { name: /Подкидной/ });
    expect(row.getAttribute("href")).toBe("/t/t5");
    await expect.poll(() => row.textContent).toMatch(/Классический подкидной/);
    expect(row.textContent).toMatch(/4 игрока · 36 карт/);
    expect(row.textContent).toMatch(/Глеб, бот · лёгкий/);
    expect(row.textContent).toMatch(/2 места\s*за столом 2 из 4\s*пароль/);
  });

  it("leaves out how many are there where two play", async () => {
    const two = { ...OPEN, rules: { ...OPEN.rules, players: 2 }, bots: [], free: 1 };
    serve({ "GET /api/tables": () => ({ tables: [two] }) });
    render(Tables);
    const row = await screen.findByRole("link", { name: /Подкидной/ });
    expect(row.textContent).toMatch(/1 место/);
    expect(row.textContent).not.toMatch(/за столом/);
  });

  it("is asked for by what is wanted", async () => {
    const asked = serve({
      "GET /api/tables": () => ({ tables: [OPEN] }),
      "GET /api/tables?variant=perevodnoy": () => ({ tables: [] }),
    });
    render(Tables);
    await screen.findByRole("link", { name: /Подкидной/ });
    await fireEvent.change(screen.getByLabelText("Игра"), { target: { value: "perevodnoy" } });
    await screen.findByText("Таких столов сейчас нет.");
    expect(asked.get("GET /api/tables?variant=perevodnoy")).toHaveLength(1);
  });

  it("that cannot be read may be asked for again", async () => {
    serve({ "GET /api/tables": () => undefined });
    render(Tables);
    await screen.findByRole("alert");
    serve({ "GET /api/tables": () => ({ tables: [] }) });
    screen.getByRole("button", { name: "Попробовать снова" }).click();
    await screen.findByText(/Сейчас никто не ждёт/);
  });
});

describe("one's own tables", () => {
  it("are named by who sits there, and lead back", async () => {
    const tables = [mine("playing", ["Аня", "Глеб"]), mine("playing", []), mine("waiting", [])];
    serve({ "GET /api/me/tables": () => ({ tables, searching: 0 }) });
    render(Unfinished);
    await screen.findByText("Незаконченная партия: Аня, Глеб");
    screen.getByText("Незаконченная партия с ботами");
    screen.getByText("Ваш стол ждёт игроков");
    expect(screen.getAllByRole("link", { name: "вернуться" })).toHaveLength(3);
  });
});
