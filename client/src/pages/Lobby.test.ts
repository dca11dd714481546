import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { guest } from "../guest.svelte";
import { navigate } from "../navigation.svelte";
import Lobby from "./Lobby.svelte";
import { entry } from "./lobby/entry.svelte";
import { draft } from "./rules/draft.svelte";
import { Failure, serve } from "./testing";

let asked: ReturnType<typeof serve>;

// What is fetched on demand is there already, however slow the machine is.
beforeAll(() => Promise.all([import("./lobby/panels"), import("./rules/RestGroup.svelte")]));
beforeEach(() => {
  asked = serve();
  draft.book = null;
  draft.choose("classic_perevodnoy");
  draft.changes = {};
  entry.open = null;
});
afterEach(() => {
  cleanup();
  navigate("/");
});

async function lobby(): Promise<void> {
  await guest.meet();
  render(Lobby);
  await screen.findByRole("group", { name: "Игроков" });
}

const press = (name: string | RegExp) => screen.getByRole("button", { name }).click();
const find = async (name: string | RegExp) => (await screen.findByRole("button", { name })).click();
const made = () => asked.get("POST /api/tables")?.map(({ body }) => body);

it("an unfinished deal stands before the rules of the next one", async () => {
  const mine = { table: "t1", path: "/t/t1", phase: "playing", people: ["Аня"] };
  serve({ "GET /api/me/tables": () => ({ tables: [mine], searching: 0 }) });
  await lobby();
  const back = await screen.findByRole("link", { name: "вернуться" });
  const rules = screen.getByRole("heading", { name: "Правила для друзей и бота" });
  expect(back.compareDocumentPosition(rules)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("S6: the quick match says how many search for one now", async () => {
  serve({ "GET /api/me/tables": () => ({ tables: [], searching: 1 }) });
  await lobby();
  await screen.findByRole("button", { name: /Быстрая игра подкидной вдвоём · ищет 1 игрок/ });
});

describe("a game against a bot", () => {
  it("is two presses away", async () => {
    await lobby();
    press(/С ботом/);
    await find("Средний");
    await expect.poll(() => location.pathname).toBe("/t/t1");
    expect(made()).toEqual([
      { preset: "classic_perevodnoy", options: {}, people: 1, bots: ["medium"] },
    ]);
  });

  it.each([
    ["Лёгкий", "easy"],
    ["Средний", "medium"],
    ["Сильный", "strong"],
  ])("S8: offers a bot that is %s", async (label, level) => {
    await lobby();
    press(/С ботом/);
    await find(label);
    await expect.poll(() => made()).toMatchObject([{ bots: [level] }]);
  });

  it("has a bot on every other seat", async () => {
    await lobby();
    press("Больше: Игроков");
    press("Больше: Игроков");
    press(/С ботом/);
    await screen.findByText("против 3 ботов");
    await find("Лёгкий");
    await expect
      .poll(() => made()?.[0])
      .toMatchObject({
        options: { players: 4 },
        people: 1,
        bots: ["easy", "easy", "easy"],
      });
  });

  it("that cannot be made says why and stays here", async () => {
    const refusal = { code: "clock_needed", params: {} };
    serve({ "POST /api/tables": () => new Failure(400, { refusal }) });
    await lobby();
    press(/С ботом/);
    await find("Лёгкий");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("Без часов играют только с друзьями и с ботами.");
    expect(location.pathname).toBe("/");
  });
});

describe("a game with friends", () => {
  it("asks only for people, and for bots where somebody wants them", async () => {
    await lobby();
    press("Больше: Игроков");
    press(/С друзьями/);
    await find("Больше: Ботов");
    await find("Лёгкий");
    press("Создать стол");
    await expect.poll(() => made()?.[0]).toMatchObject({ people: 2, bots: ["easy"] });
  });

  it("takes the name typed beside it", async () => {
    await lobby();
    press(/С друзьями/);
    const field = await screen.findByLabelText<HTMLInputElement>("Ваше имя");
    expect(field.value).toBe("Аня");
    await fireEvent.input(field, { target: { value: "Глеб" } });
    await fireEvent.change(field);
    await screen.findByText("Сохранено");
    expect(asked.get("PUT /api/me")?.[0]?.body).toEqual({ name: "Глеб" });
  });
});

describe("the rules", () => {
  it("follow the chips", async () => {
    await lobby();
    const chips = within(screen.getByRole("group", { name: "Набор правил" }));
    chips.getByRole("button", { name: /Подкидной\s*классический/ }).click();
    expect(draft.preset?.name).toBe("classic");
  });

  it("show an open point with its explanation, and change by a press", async () => {
    await lobby();
    press(/Ничья/);
    await screen.findByText("Если карты кончились у всех: ничья или дурак тот, кто отбивался.");
    press("без ничьей (классика)");
    expect(draft.changes).toEqual({ draw: "off" });
  });

  it("grey out what cannot be chosen and say why", async () => {
    await lobby();
    for (let n = 0; n < 3; n++) press("Больше: Игроков");
    press("Ещё правила");
    await find("Стол и раздача");
    await find(/Колода/);
    await screen.findByText(/^Карт не хватит/);
    const small = screen.getByRole("button", { name: "24 карты" });
    expect(small.getAttribute("aria-disabled")).toBe("true");
    small.click();
    expect(draft.rules.deck).toBe(36);
  });

  it("are house rules once more than the open points changes", async () => {
    await lobby();
    draft.set("throw_in", "none");
    await screen.findByText(/Домашние правила на основе набора «Классический переводной»/);
    press("Вернуть набор");
    expect(draft.changes).toEqual({});
  });

  it("come later when the server does not answer", async () => {
    serve({ "GET /api/rules": () => undefined });
    render(Lobby);
    await screen.findByRole("alert");
    serve();
    press("Попробовать снова");
    await screen.findByRole("group", { name: "Игроков" });
  });
});
