import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { HouseRules } from "../gen/wire";
import House from "./House.svelte";
import { draft } from "./rules/draft.svelte";
import SaveDialog from "./rules/SaveDialog.svelte";
import { BOOK, serve } from "./testing";

const COTTAGE: HouseRules = {
  id: "0a1b",
  name: "Дачные",
  path: "/h/0a1b",
  preset: "classic",
  rules: { ...BOOK.presets[0]?.options, throw_in: "none" },
  differences: [{ option: "draw", preset_value: "on", value: "off" }],
  mine: true,
};

beforeEach(async () => {
  serve();
  draft.book = null;
  await draft.load();
});
afterEach(cleanup);

describe("S11: house rules", () => {
  it("are saved under a name, and may be passed on by a link", async () => {
    const asked = serve({ "POST /api/house-rules": () => COTTAGE });
    draft.choose("classic");
    draft.set("throw_in", "none");
    render(SaveDialog, { draft, open: true });
    await fireEvent.input(screen.getByLabelText("Название"), { target: { value: "Дачные" } });
    screen.getByText("Сохранить").click();
    const field = await screen.findByLabelText<HTMLInputElement>("Ссылка на правила");
    expect(field.value).toBe(`${location.origin}/h/0a1b`);
    expect(asked.get("POST /api/house-rules")?.[0]?.body).toEqual({
      name: "Дачные",
      preset: "classic",
      options: { throw_in: "none" },
    });
  });

  it("of somebody are told by their name and what differs, and chosen for a table", async () => {
    serve({ "GET /api/house-rules/0a1b": () => ({ ...COTTAGE, mine: false }) });
    render(House, { route: { page: "house", id: "0a1b" } });
    await screen.findByRole("heading", { name: "Дачные" });
    screen.getByText("Домашние правила на основе набора «Классический подкидной»");
    expect(screen.queryByRole("textbox")).toBeNull();
    screen.getByRole("button", { name: "Выбрать для стола" }).click();
    expect([draft.preset?.name, draft.rules.throw_in]).toEqual(["classic", "none"]);
  });

  it("of one's own are listed, and forgotten", async () => {
    let kept = [COTTAGE];
    serve({
      "GET /api/house-rules": () => ({ rules: kept }),
      "DELETE /api/house-rules/0a1b": () => {
        kept = [];
        return null;
      },
    });
    render(House, { route: { page: "house", id: null } });
    (await screen.findByRole("button", { name: "Удалить: Дачные" })).click();
    await screen.findByText(/Своих наборов пока нет/);
  });
});
