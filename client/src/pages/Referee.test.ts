import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isRecord } from "../core/referee/values";
import type { RefereeAnswer, Telling, Told } from "../gen/wire";
import { loadLanguage } from "../i18n/index.svelte";
import { navigate } from "../navigation.svelte";
import { settings } from "../settings.svelte";
import Referee from "./Referee.svelte";
import { serve } from "./testing";

/** What the example line of the page tells. */
const EXAMPLE = {
  position: {
    rules: { preset: "classic_perevodnoy" },
    trump_card: "6♠",
    hands: [
      ["7♣", "9♠", "J♦"],
      ["7♥", "9♦", "10♣", "K♠"],
      ["8♠", "Q♥", "A♦"],
    ],
    table: [{ attack: "K♥" }, { attack: "K♦" }],
    opener: 0,
  },
  actions: [{ seat: 1, kind: "transfer", card: "K♠" }],
};
const REFUSED: Told = {
  question: "Игрок 2 переводит картой К♠.",
  legal: false,
  verdict: "Нельзя",
  paragraph: "7.3",
  quote: ["Первая строка.", "1. вторая"],
  sentence: "Перевести нельзя: у игрока 3 мало карт.",
  numbers: [{ label: "бить пришлось бы карт", value: 3 }],
  may: [{ seat: 1, name: "игрок 2", acts: ["побить К♥ (К♠)", "взять"] }],
  news: [],
};
const STANDING = { opener: 0, defender: 1, may: [] };

type Json = Record<string, unknown>;
type Wish = { asked: string | Json; lang: string };

let wishes: Wish[];
let telling: (asked: Json) => Partial<Telling>;

/** The server: lines are all the example, documents are told as the test has it. */
function judge({ body }: { body: Json }): RefereeAnswer {
  const wish = body as unknown as Wish;
  wishes.push(wish);
  const document = isRecord(wish.asked) ? wish.asked : EXAMPLE;
  const actions = document.actions as Json[];
  const results = actions.map(() => REFUSED);
  const told: Telling = { title: "", results, standing: STANDING, fault: null };
  const line = `kozyr1 rules=classic ${actions.map(({ kind }) => `1:${kind}`).join(" ")}`.trim();
  return { document, line, telling: { ...told, ...telling(document) } };
}

beforeEach(() => {
  wishes = [];
  telling = () => ({});
  serve({ "POST /api/referee/words": judge });
  history.replaceState(null, "", "/referee");
  navigate("/referee");
});
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  await loadLanguage("ru");
  navigate("/");
});

async function page() {
  render(Referee);
  await screen.findByRole("heading", { level: 1 });
  return screen;
}

/** The last document that was asked about. */
function last(): { position: Json; actions: Json[] } {
  const asked = wishes.at(-1)?.asked;
  if (!isRecord(asked)) throw new Error("no document was asked about");
  return asked as { position: Json; actions: Json[] };
}

/** Presses as the keyboard does, without a pointer. */
async function press(name: string | RegExp): Promise<void> {
  await fireEvent.click(screen.getByRole("button", { name }));
}

/** A card that lies on the board. */
function card(name: string): HTMLElement {
  const board = within(screen.getByRole("region", { name: "Положение" }));
  return board.getByRole("button", { name });
}

describe("the page opens", () => {
  it("with an example and its verdict", async () => {
    const { getByRole, getByText } = await page();
    getByRole("heading", { name: "Нельзя · §7.3" });
    getByText("Перевести нельзя: у игрока 3 мало карт.");
    getByText("§7.3. Первая строка.");
    getByText("побить К♥ (К♠), взять");
    expect(getByRole("link", { name: "§7.3 в своде правил" }).getAttribute("href")).toBe(
      "/rules/classic_perevodnoy?players=3&deck=36#7.3",
    );
    expect(location.hash).toBe("#kozyr1+rules=classic+1:transfer");
  });

  it("with the line of its address", async () => {
    navigate("/referee#kozyr1+rules=book+1:take");
    await page();
    expect(wishes[0]).toEqual({ asked: "kozyr1+rules=book+1:take", lang: "ru" });
  });

  it("with the rules of the position", async () => {
    const { getByRole } = await page();
    getByRole("button", { name: "Классический переводной" });
    getByRole("button", { name: "Игроки, колода и пункты правил: 3 игрока · 36 карт" });
  });
});

describe("the board", () => {
  it("takes a card that is chosen and put elsewhere", async () => {
    await page();
    await fireEvent.click(card("король пик"));
    await press("Положить сюда: Игрок 1");
    await vi.waitFor(() => {
      const { hands } = last().position as { hands: string[][] };
      expect(hands[0]).toEqual(["7♣", "9♠", "J♦", "K♠"]);
      expect(hands[1]).toEqual(["7♥", "9♦", "10♣"]);
    });
  });

  it("covers the attack card that is pressed after a card", async () => {
    await page();
    await fireEvent.click(card("дама червей"));
    await fireEvent.click(card("король бубен"));
    await vi.waitFor(() => {
      const { table } = last().position as { table: Json[] };
      expect(table).toEqual([{ attack: "K♥" }, { attack: "K♦", cover: "Q♥" }]);
    });
  });

  it("gives a card away by the Delete key, and lets the chosen one go by Escape", async () => {
    await page();
    await fireEvent.keyDown(card("дама червей"), { key: "Delete" });
    expect(screen.queryByRole("button", { name: "дама червей" })).toBeNull();
    await fireEvent.click(card("валет бубен"));
    const said = "Валет бубен: нажмите, куда положить";
    await screen.findByText(said);
    await fireEvent.keyDown(card("валет бубен"), { key: "Escape" });
    expect(screen.queryByText(said)).toBeNull();
  });

  it("had no card that Tab came to while the trump card lay elsewhere", async () => {
    await page();
    const reached = screen
      .getAllByRole("button")
      .filter((one) => one.dataset.card !== undefined && one.tabIndex === 0);
    expect(reached.map((one) => one.querySelector(".vh")?.textContent)).toEqual(["король червей"]);
    await fireEvent.click(screen.getByRole("checkbox", { name: "лежит под колодой" }));
    await vi.waitFor(() => expect(card("шестёрка пик").tabIndex).toBe(0));
  });

  it("lost the focus with a card that was put away", async () => {
    await page();
    const focused = () => document.activeElement?.querySelector(".vh")?.textContent;
    card("дама червей").focus();
    await fireEvent.keyDown(card("дама червей"), { key: "Delete" });
    expect(focused()).toBe("туз бубен");
    await fireEvent.keyDown(card("туз бубен"), { key: "Delete" });
    expect(focused()).toBe("восьмёрка пик");
    await fireEvent.click(card("восьмёрка пик"));
    await press("Убрать");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Добавить карту: Игрок 3");
    await fireEvent.click(card("валет бубен"));
    await press("Отмена");
    expect(focused()).toBe("валет бубен");
  });

  it("said of no card whose it is", async () => {
    await page();
    const hand = within(screen.getByRole("group", { name: "Игрок 2" }));
    hand.getByRole("button", { name: "король пик" });
    expect(hand.queryByRole("button", { name: "дама червей" })).toBeNull();
    within(screen.getByRole("group", { name: "На столе" })).getByRole("button", {
      name: "король бубен",
    });
  });

  it("is walked by the arrows", async () => {
    await page();
    const seven = screen.getByRole("button", { name: "семёрка треф" });
    seven.focus();
    await fireEvent.keyDown(seven, { key: "ArrowRight" });
    expect(document.activeElement?.querySelector(".vh")?.textContent).toBe("девятка пик");
    await fireEvent.keyDown(document.activeElement as Element, { key: "ArrowDown" });
    expect(document.activeElement?.querySelector(".vh")?.textContent).toBe("семёрка червей");
    await fireEvent.keyDown(document.activeElement as Element, { key: "ArrowUp" });
    expect(document.activeElement?.querySelector(".vh")?.textContent).toBe("семёрка треф");
  });

  it("takes cards from the sheet of the deck, and says where the others lie", async () => {
    await page();
    await press("Добавить карту: Игрок 3");
    const sheet = within(await screen.findByRole("dialog", { name: "Карты: Игрок 3" }));
    sheet.getByRole("button", { name: "шестёрка червей" }).click();
    const used = sheet.getByRole("button", { name: "король пик, уже лежит: Игрок 2" });
    expect(used.getAttribute("aria-disabled")).toBe("true");
    used.click();
    sheet.getByRole("button", { name: "восьмёрка пик" }).click();
    await vi.waitFor(() => {
      const { hands } = last().position as { hands: string[][] };
      expect(hands[2]).toEqual(["Q♥", "A♦", "6♥"]);
      expect(hands[1]).toContain("K♠");
    });
  });

  it("lays the trump card under the talon", async () => {
    await page();
    await fireEvent.click(screen.getByRole("checkbox", { name: "лежит под колодой" }));
    screen.getByText("в колоде 1 карта");
    await vi.waitFor(() => expect(last().position.talon).toEqual(["6♠"]));
  });

  it("tells who did what", async () => {
    await page();
    await press("Игрок 3: роли и состояние");
    const sheet = within(await screen.findByRole("dialog", { name: "Игрок 3" }));
    await fireEvent.click(sheet.getByRole("checkbox", { name: "Пасует" }));
    await fireEvent.click(sheet.getByRole("checkbox", { name: "Ходит в этом кону" }));
    await vi.waitFor(() => {
      expect(last().position).toMatchObject({ passed: [2], opener: 2 });
    });
    screen.getByText("пас");
  });

  it("can be cleared", async () => {
    await page();
    await press("Очистить стол");
    await vi.waitFor(() => {
      expect(last().position).toEqual({
        rules: { preset: "classic_perevodnoy" },
        hands: [[], [], []],
        opener: 0,
      });
    });
  });
});

describe("more about the position", () => {
  it("is told in its own section", async () => {
    await page();
    await press("Ещё");
    await fireEvent.click(screen.getByRole("checkbox", { name: "Сказано «Беру»" }));
    await choose("Который кон", "3");
    await choose("Чьё слово", "всех");
    await fireEvent.click(screen.getByRole("checkbox", { name: "Прошлая партия" }));
    await choose("Дурак в прошлой партии", "Игрок 2");
    await vi.waitFor(() => {
      expect(last().position).toMatchObject({
        taking: true,
        bout: 3,
        word: "open",
        previous: { fool_seat: 1, first_place: null },
      });
    });
  });

  it("asks about cheating where there is some", async () => {
    const cheated = {
      ...EXAMPLE.position,
      rules: { preset: "classic_perevodnoy", options: { cheating: "on" } },
    };
    await page();
    await paste(JSON.stringify({ position: cheated, actions: [] }));
    await press("Ещё");
    await fireEvent.click(await screen.findByRole("checkbox", { name: "король червей" }));
    await choose("Кого нельзя", "Игрок 2");
    await press("Добавить");
    await choose("Что делает", "ловит");
    await vi.waitFor(() => {
      expect(last().position).toMatchObject({ cheats: ["K♥"], lost_calls: [[0, 1]] });
    });
    await press("Убрать: Игрок 1 не может ловить: Игрок 2");
    await vi.waitFor(() => expect(last().position.lost_calls).toBeUndefined());
  });
});

async function choose(label: string, option: string): Promise<void> {
  const select = screen.getByRole<HTMLSelectElement>("combobox", { name: label });
  const at = [...select.options].findIndex(({ text }) => text === option);
  select.selectedIndex = at;
  await fireEvent.change(select);
}

async function paste(text: string): Promise<void> {
  const box = screen.getByRole("textbox", { name: "Вставить положение" });
  await fireEvent.input(box, { target: { value: text } });
  await press("Открыть");
  await vi.waitFor(() => expect((box as HTMLTextAreaElement).value).toBe(""));
}

describe("a question", () => {
  it("is asked with what was chosen", async () => {
    await page();
    await choose("Что делает", "бьёт");
    screen.getByText("Выберите карту");
    const cards = within(screen.getByRole("group", { name: "Какой картой" }));
    expect(cards.getByRole("button", { name: "король пик", pressed: true })).toBeTruthy();
    const targets = within(screen.getByRole("group", { name: "Какую карту бьёт" }));
    await fireEvent.click(targets.getByRole("button", { name: "король бубен" }));
    await press("Спросить");
    await screen.findByRole("heading", { name: "Нельзя · §7.3" });
    expect(last().actions).toEqual([{ kind: "beat", seat: 1, card: "K♠", target: "K♦" }]);
  });

  it("may come after other actions", async () => {
    telling = ({ actions }) => ({
      results: (actions as Json[]).map(() => ({ ...REFUSED, legal: true, verdict: "Можно" })),
    });
    await page();
    await press("Спросить, что дальше");
    await choose("Что делает", "берёт");
    await press("Спросить");
    await screen.findByRole("heading", { name: "Можно · §7.3" });
    expect(last().actions).toEqual([
      { kind: "transfer", seat: 1, card: "K♠" },
      { kind: "take", seat: 1 },
    ]);
    await press("Убрать ход: Игрок 2 переводит К♠");
    await press("Спросить");
    await vi.waitFor(() => expect(last().actions).toEqual([{ kind: "take", seat: 1 }]));
  });

  it("may be who leads first, or whether one may play like this", async () => {
    await page();
    await choose("Что делает", "Кто ходит первым?");
    await press("Спросить");
    await vi.waitFor(() => expect(last().actions).toEqual([{ kind: "deal" }]));
    expect(last().position.opener).toBeUndefined();
    await choose("Что делает", "Можно ли так играть?");
    await press("Спросить");
    await vi.waitFor(() => {
      expect(wishes.at(-1)?.asked).toEqual({
        rules: { preset: "classic_perevodnoy", options: { players: 3 } },
        actions: [{ kind: "create_table" }],
      });
    });
  });

  it("is not answered any more once the position has changed", async () => {
    await page();
    await fireEvent.click(card("валет бубен"));
    (await screen.findByRole("button", { name: "Убрать" })).click();
    await vi.waitFor(() =>
      expect(screen.queryByRole("heading", { level: 2, name: /§/ })).toBeNull(),
    );
  });
});

describe("what is set up", () => {
  const fault = { field: "position.trump_card", reason: "missing", sentence: "Не указано." };

  it("was lost with a reload while it did not hold", async () => {
    await page();
    telling = () => ({ results: [], standing: null, fault });
    await fireEvent.click(card("валет бубен"));
    await press("Положить сюда: Игрок 2");
    await screen.findByText("Не указано.", { selector: ".said" });
    expect(location.hash).toBe("#kozyr1+rules=classic");
  });

  it("leaves the address of what was opened and does not hold", async () => {
    telling = () => ({ results: [], standing: null, fault });
    navigate("/referee#kozyr1+rules=nosuch");
    await page();
    await loadLanguage("en");
    await vi.waitFor(() => expect(wishes.at(-1)?.lang).toBe("en"));
    expect(location.hash).toBe("#kozyr1+rules=nosuch");
  });

  it("was asked about with a card that had gone", async () => {
    await page();
    await fireEvent.click(card("король пик"));
    await press("Положить сюда: Игрок 1");
    screen.getByText("Выберите карту");
    expect(screen.getByRole("button", { name: "Спросить" }).getAttribute("aria-disabled")).toBe(
      "true",
    );
  });
});

describe("a fault", () => {
  it("marks its place and keeps the question from being asked", async () => {
    telling = () => ({
      results: [],
      standing: null,
      fault: {
        field: "position.hands[1][0]",
        reason: "duplicate_card",
        sentence: "Эта карта лежит в двух местах: игрок 2, карта 1.",
      },
    });
    await page();
    const ask = screen.getByRole("button", { name: "Спросить" });
    expect(ask.getAttribute("aria-disabled")).toBe("true");
    expect(screen.getAllByText(/Эта карта лежит в двух местах/)).toHaveLength(2);
    const asked = wishes.length;
    ask.click();
    expect(wishes).toHaveLength(asked);
  });

  it("of what was pasted is said", async () => {
    await page();
    const box = screen.getByRole("textbox", { name: "Вставить положение" });
    await fireEvent.input(box, { target: { value: "kozyr" } });
    await press("Открыть");
    await screen.findByText("Это не документ и не строка положения.");
  });
});

describe("what is pasted", () => {
  it.each([
    ["kozyr1 rules=book 1:take", "kozyr1 rules=book 1:take"],
    ["смотри http://host/referee#kozyr1+rules=book+1:take как так", "kozyr1+rules=book+1:take"],
    ["http://host/referee#kozyr1+id=%D0%B0", "kozyr1+id=%D0%B0"],
  ])("%s is a line", async (text, line) => {
    await page();
    await paste(text);
    expect(wishes.some(({ asked }) => asked === line)).toBe(true);
  });

  it("may be a document", async () => {
    await page();
    await paste(JSON.stringify({ position: { hands: [["A♥"], []] }, actions: [] }));
    await screen.findByRole("button", { name: "туз червей" });
    expect(screen.queryByRole("button", { name: "король пик" })).toBeNull();
  });
});

it("is told again in another language", async () => {
  await page();
  await loadLanguage("en");
  expect(settings.lang).toBe("en");
  await vi.waitFor(() => expect(wishes.at(-1)?.lang).toBe("en"));
  screen.getByRole("heading", { name: "Referee" });
});

it("says it when nobody answers, and tries again", async () => {
  serve({ "POST /api/referee/words": () => undefined });
  await page();
  screen.getByText("Сервер не отвечает. Проверьте сеть и попробуйте снова.");
  serve({ "POST /api/referee/words": judge });
  await press("Попробовать снова");
  await screen.findByRole("heading", { name: "Нельзя · §7.3" });
});

it("asked no more about a change that nobody could answer", async () => {
  await page();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  serve({ "POST /api/referee/words": () => undefined });
  await fireEvent.click(screen.getByRole("checkbox", { name: "лежит под колодой" }));
  await vi.advanceTimersByTimeAsync(1_000);
  const alert = "Сервер не отвечает. Проверьте сеть и попробуйте снова.";
  screen.getByText(alert);
  await vi.advanceTimersByTimeAsync(10_000);
  screen.getByText(alert);
  serve({ "POST /api/referee/words": judge });
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(1);
  expect(screen.queryByText(alert)).toBeNull();
  expect(last().position.talon).toEqual(["6♠"]);
});

it("showed an empty board for a position that was too long, or asked about too often", async () => {
  serve({ "POST /api/referee/words": () => undefined });
  navigate("/referee#kozyr1+rules=book");
  await page();
  screen.getByRole("button", { name: "Попробовать снова" });
  expect(screen.queryByRole("region", { name: "Положение" })).toBeNull();
  expect(location.hash).toBe("#kozyr1+rules=book");
});
