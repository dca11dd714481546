import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import App from "../App.svelte";
import type { Comparison } from "../gen/wire";
import { navigate } from "../navigation.svelte";
import { draft } from "./rules/draft.svelte";
import { serve } from "./testing";

const TITLES: Record<string, string> = { classic: "Подкидной", classic_perevodnoy: "Переводной" };

function compared(...names: string[]): Comparison {
  const presets = names.map((name) => ({ name, title: TITLES[name] ?? name }));
  const cells = names.map((_, i) => ({ value: i === 0 ? "" : `значение ${i}`, open: i === 1 }));
  const row = {
    option: "transfer_trump",
    group: "transfer",
    label: "Козырь при переводе",
    paragraph: "7.7",
    cells,
  } as const;
  return { lang: "ru", presets, rows: [row], same: 17 };
}

beforeEach(() => {
  draft.book = null;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  navigate("/");
});

async function show(path: string): Promise<void> {
  navigate(path);
  render(App);
  await screen.findByRole("table");
}

it("says only what differs, and what each set says about it", async () => {
  serve({
    "GET /api/comparison/ru?presets=classic,classic_perevodnoy": () =>
      compared("classic", "classic_perevodnoy"),
  });
  await show("/rules/compare?presets=classic,classic_perevodnoy");
  const table = within(screen.getByRole("table"));
  expect(table.getAllByRole("columnheader").map((one) => one.textContent?.trim())).toEqual([
    "Подкидной",
    "Переводной",
  ]);
  expect(table.getAllByRole("cell").map((one) => one.textContent?.trim())).toEqual([
    "не бывает",
    "значение 1 спорный пункт",
  ]);
  expect(table.getByRole("link", { name: "§7.7" }).getAttribute("href")).toBe("/rules/all#7.7");
  screen.getByText("Ещё 17 правил у них одинаковы.");
});

it("compares what is chosen, and says so in the address", async () => {
  const asked = serve({
    "GET /api/comparison/ru?presets=classic,classic_perevodnoy": () =>
      compared("classic", "classic_perevodnoy"),
    "GET /api/comparison/ru?presets=classic,mailru_cheat": () =>
      compared("classic", "mailru_cheat"),
    "GET /api/comparison/ru?presets=classic,mailru_cheat,classic_perevodnoy": () =>
      compared("classic", "mailru_cheat", "classic_perevodnoy"),
  });
  await show("/rules/compare");
  const second = screen.getByRole("combobox", { name: "Набор 2" });
  second.focus();
  await fireEvent.change(second, { target: { value: "mailru_cheat" } });
  await screen.findByRole("columnheader", { name: "mailru_cheat" });
  expect(document.activeElement).toBe(second);
  await fireEvent.click(screen.getByRole("button", { name: "Добавить набор" }));
  await screen.findByRole("columnheader", { name: "Переводной" });
  expect(location.search).toBe("?presets=classic,mailru_cheat,classic_perevodnoy");
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Набор 3" }));
  await fireEvent.click(screen.getByRole("button", { name: "Убрать набор 3" }));
  await vi.waitFor(() => expect(screen.getAllByRole("columnheader")).toHaveLength(2));
  expect(screen.queryByRole("button", { name: /Убрать/ })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Набор 2" }));
  expect([...asked.keys()].filter((path) => path.includes("comparison"))).toHaveLength(3);
});

it("says that sets do not differ", async () => {
  const none = { ...compared("classic", "classic"), rows: [] };
  serve({ "GET /api/comparison/ru?presets=classic,classic": () => none });
  navigate("/rules/compare?presets=classic,classic");
  render(App);
  await screen.findByText("Эти наборы ничем не отличаются.");
});

it("says that nobody answers", async () => {
  serve();
  navigate("/rules/compare");
  render(App);
  expect((await screen.findByRole("alert")).textContent).toContain("Сервер не отвечает");
});
