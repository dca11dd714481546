import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { navigate } from "../navigation.svelte";
import { entry } from "./lobby/entry.svelte";
import Rules from "./Rules.svelte";
import { draft } from "./rules/draft.svelte";
import { serve } from "./testing";

beforeEach(() => {
  serve();
  draft.book = null;
  draft.choose("classic_perevodnoy");
  draft.changes = {};
  entry.open = null;
});
afterEach(() => {
  cleanup();
  navigate("/");
});

async function rules() {
  render(Rules);
  return within(await screen.findByRole("region", { name: /^Все наборы/ }));
}

it("lists every set by source", async () => {
  const list = await rules();
  expect(list.getAllByRole("heading", { level: 3 }).map((one) => one.textContent)).toEqual([
    "Классика",
    "На двоих",
    "Mail.ru",
  ]);
});

it("offers a table of every set, with cheating too", async () => {
  const list = await rules();
  list.getByRole("button", { name: /Мухлёж/ }).click();
  await screen.findByRole("heading", { level: 2, name: "Мухлёж и антимухлёж, Mail.ru" });
  await screen.findByRole("button", { name: "Создать стол" });
});

it("leads back to the lobby with the rules chosen", async () => {
  const list = await rules();
  list.getByRole("button", { name: "Классический подкидной" }).click();
  (await screen.findByRole("button", { name: "без ничьей (классика)" })).click();
  await screen.findByText("в наборе ничья");
  screen.getByText("Изменены только спорные пункты: набор тот же");
  screen.getByRole("button", { name: "Создать стол" }).click();
  expect(location.pathname).toBe("/");
  expect(entry.open).toBe("friends");
  expect(draft.preset?.name).toBe("classic");
});
