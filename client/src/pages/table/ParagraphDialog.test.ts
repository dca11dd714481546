import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import { EDITION } from "../book/testing";
import { serve } from "../testing";
import ParagraphDialog from "./ParagraphDialog.svelte";

const BOOK = { name: "classic", query: "draw=off", path: "/rules/classic?draw=off" };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function opened(number: string) {
  serve({ "GET /api/rulebook/ru/classic?draw=off": () => EDITION });
  render(ParagraphDialog, { book: BOOK, number });
  const dialog = within(await screen.findByRole("dialog", { name: `§${number}` }));
  await dialog.findByRole("link", { name: "Весь свод этого стола" });
  return dialog;
}

it("shows a paragraph with the value it is about", async () => {
  const dialog = await opened("6.5");
  await dialog.findByText("Первое слово: сначала ходящий");
  expect(dialog.getByRole("listitem").textContent).toBe(
    "«сначала ходящий»: заход закрывает слово.",
  );
});

it("leads to another paragraph in place, and explains a term", async () => {
  const dialog = await opened("6.5");
  await fireEvent.click(await dialog.findByRole("link", { name: "заход" }));
  expect(dialog.getByRole("status").textContent).toBe("заход — первая карта кона.");
  await fireEvent.click(dialog.getByRole("link", { name: "§6.7" }));
  await screen.findByRole("dialog", { name: "§6.7" });
  dialog.getByText("Можно всегда.", { exact: false });
  expect(dialog.queryByRole("status")).toBeNull();
});

it("says so when the rulebook does not come", async () => {
  serve();
  render(ParagraphDialog, { book: BOOK, number: "6.5" });
  expect((await screen.findByRole("alert")).textContent).toContain("Сервер не отвечает");
});
