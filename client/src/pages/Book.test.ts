import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { navigate, place } from "../navigation.svelte";
import Book from "./Book.svelte";
import { EDITION } from "./book/testing";
import { draft } from "./rules/draft.svelte";
import { Failure, serve } from "./testing";

const reached: string[] = [];

beforeEach(() => {
  reached.length = 0;
  Element.prototype.scrollIntoView = function () {
    reached.push(this.id);
  };
  serve({ "GET /api/rulebook/ru/classic": () => EDITION });
  draft.book = null;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  navigate("/");
});

async function read(path = "/rules/classic"): Promise<void> {
  navigate(path);
  render(Book, { route: place.route });
  await screen.findByRole("heading", { level: 1 });
}
const paragraph = (number: string) =>
  screen.getByRole("region", { name: new RegExp(`^§${number}`) });

describe("the rulebook", () => {
  it("says what is agreed, open points first", async () => {
    await read();
    screen.getByRole("heading", { level: 1, name: "Классический подкидной" });
    const agreed = within(screen.getByRole("region", { name: "Как здесь играют" }));
    expect(agreed.getAllByRole("term").map((one) => one.textContent?.trim())).toEqual([
      "Ничья",
      "Первое слово",
    ]);
    agreed.getByText("спорный пункт");
    agreed.getByText("Ход и подкидывание");
  });

  it("has every paragraph under its number, with the value it is about", async () => {
    await read();
    const first = paragraph("6.5");
    expect(first.textContent).toContain("Первое слово: сначала ходящий");
    expect(first.textContent).toContain("Первое слово решает, см. §6.7.");
    expect(within(first).getByRole("listitem").textContent).toBe(
      "«сначала ходящий»: заход закрывает слово.",
    );
    expect(within(first).getByRole("link", { name: "§6.7" }).getAttribute("href")).toBe("#6.7");
    expect(paragraph("6.7").textContent).toContain("Пас. Можно всегда.");
  });

  it("accounts for what is not there", async () => {
    await read();
    const absent = within(screen.getByRole("region", { name: "Чего здесь нет" }));
    absent.getByText("Перевод: подкидной");
    expect(absent.getByRole("link", { name: "§7.2" }).getAttribute("href")).toBe("/rules/all#7.2");
  });

  it("leads to its chapters and its glossary", async () => {
    await read();
    const [chapters] = screen.getAllByRole("navigation", { name: "Главы" });
    const links = within(chapters as HTMLElement).getAllByRole("link");
    expect(links.map((one) => one.getAttribute("href"))).toEqual([
      "#6",
      "#11",
      "#absent",
      "#terms",
    ]);
  });
});

describe("an address within it", () => {
  it("is gone to, marked and in focus", async () => {
    await read("/rules/classic#6.7");
    await vi.waitFor(() => expect(reached).toEqual(["6.7"]));
    expect(document.activeElement).toBe(paragraph("6.7"));
    expect(paragraph("6.7").classList.contains("here")).toBe(true);
  });

  it("of a paragraph that is not there leads to the reason", async () => {
    await read("/rules/classic#7.1");
    await vi.waitFor(() => expect(reached).toEqual(["7.1"]));
    expect(document.activeElement?.textContent).toContain("Перевод: подкидной");
    const link = screen.getByRole("link", { name: "Прочитать в полном своде: §7.1" });
    expect(link.getAttribute("href")).toBe("/rules/all#7.1");
  });

  it("may have options, and is asked for with them", async () => {
    const asked = serve({ "GET /api/rulebook/ru/classic?draw=off": () => EDITION });
    await read("/rules/classic?draw=off");
    expect(asked.get("GET /api/rulebook/ru/classic?draw=off")).toHaveLength(1);
  });

  it("of no set says what the rules say against it", async () => {
    const params = { option: "preset", value: "poker", allowed: ["classic"] };
    const refusal = { code: "option_value", params };
    serve({ "GET /api/rulebook/ru/poker": () => new Failure(400, { refusal }) });
    await read("/rules/poker");
    expect(screen.getByRole("alert").textContent).toContain("poker");
  });
});

describe("looking for something", () => {
  async function find(text: string): Promise<void> {
    const field = screen.getByRole("searchbox", { name: "Найти слово или §" });
    await fireEvent.input(field, { target: { value: text } });
  }

  it("leaves what fits, marked", async () => {
    await read();
    await find("можно");
    expect(screen.getAllByRole("region", { name: /^§/ })).toEqual([paragraph("6.7")]);
    expect(paragraph("6.7").querySelector("mark")?.textContent).toBe("Можно");
    screen.getByText("1 пункт");
    await find("покер");
    screen.getByText("Таких пунктов здесь нет");
  });

  it("ends when one goes to another place", async () => {
    await read();
    await find("можно");
    navigate("/rules/classic#6.5");
    await vi.waitFor(() => expect(reached).toEqual(["6.5"]));
    expect(screen.getAllByRole("region", { name: /^§/ })).toHaveLength(3);
  });

  it("begins by a key, but not in a field", async () => {
    await read();
    const field = screen.getByRole("searchbox");
    await fireEvent.keyDown(window, { key: "/" });
    expect(document.activeElement).toBe(field);
    const typed = new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true });
    field.dispatchEvent(typed);
    expect(typed.defaultPrevented).toBe(false);
  });
});

describe("a term", () => {
  it("is explained where it stands", async () => {
    await read();
    await fireEvent.click(within(paragraph("6.5")).getByRole("link", { name: "заход" }));
    const dialog = within(screen.getByRole("dialog", { name: "заход" }));
    dialog.getByText("первая карта кона.");
    expect(dialog.getByRole("link", { name: "§4" }).getAttribute("href")).toBe("#4");
  });
});

describe("the rules of an address", () => {
  it("are taken into the form for a table", async () => {
    serve({ "GET /api/rulebook/ru/classic?players=4&draw=off&poker=1": () => EDITION });
    await read("/rules/classic?players=4&draw=off&poker=1");
    await fireEvent.click(screen.getByRole("button", { name: "Выбрать для стола" }));
    await vi.waitFor(() => expect(location.pathname).toBe("/rules"));
    expect(draft.preset?.name).toBe("classic");
    expect(draft.changes).toEqual({ players: 4, draw: "off" });
  });

  it("are compared with another set's", async () => {
    await read();
    const link = screen.getByRole("link", { name: "Сравнить с другим" });
    expect(link.getAttribute("href")).toBe("/rules/compare?presets=classic");
  });
});
