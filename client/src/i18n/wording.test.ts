import { afterAll, describe, expect, it } from "vitest";
import type { ParamValue, Refusal } from "../gen/wire";
import { language as en } from "./en";
import {
  cardName,
  faultText,
  loadLanguage,
  type Names,
  rankNames,
  refusalText,
  shortReason,
  t,
  valueLabel,
} from "./index.svelte";
import { language as ru } from "./ru";
import { table as englishTable } from "./table.en";

const PEOPLE = ["Марина", "Аня", "Константин Константинопольский"];
const NAMES: Names = { name: (seat) => PEOPLE[seat] ?? "", me: 0 };

const SPADES = 0;
const CLUBS = 1;
const card = (suit: number, rank: number) => suit * 16 + rank;
const [EIGHT, NINE, QUEEN, KING] = [6, 7, 10, 11] as const;

/** A value for every parameter a refusal may carry. */
const EVERY: Record<string, ParamValue> = {
  seat: 1,
  card: card(SPADES, QUEEN),
  target: card(SPADES, KING),
  ranks: [NINE, KING],
  queen: [],
  n: 5,
  deck: 36,
  min: 2,
  max: 6,
  decks: [24, 36, 52],
  option: "draw",
  value: "on",
  near: ["draw"],
  allowed: ["on", "off"],
};

const refusal = (code: string, params = {}): Refusal => ({ code, params: { ...EVERY, ...params } });
const said = (code: string, params = {}) => refusalText(refusal(code, params), NAMES);

afterAll(() => loadLanguage("ru"));

describe.each([ru, en])("every code in $lang", ({ lang, words }) => {
  it.each(Object.keys(words.refusals))("%s is a whole sentence", async (code) => {
    await loadLanguage(lang);
    const text = said(code);
    expect(text).not.toMatch(/[{}]|undefined|NaN/);
    expect(text).toMatch(/^[\p{Lu}\d].*\.$/u);
  });

  it.each(Object.keys(words.short))("%s fits under its button", async (code) => {
    await loadLanguage(lang);
    for (const seat of [1, 2]) {
      const text = shortReason(refusal(code, { seat, ranks: [NINE] }), NAMES);
      expect(text).not.toMatch(/[{}]/);
      expect(text.length).toBeGreaterThan(0);
      expect(text.length).toBeLessThanOrEqual(20);
    }
  });

  it.each(Object.keys(words.faults))("the fault %s is a sentence", async (code) => {
    await loadLanguage(lang);
    expect(faultText({ code })).toMatch(/^\p{Lu}.*\.$/u);
  });
});

describe("Russian", () => {
  it("bends cards as the sentence asks", async () => {
    await loadLanguage("ru");
    expect(said("card_too_low")).toBe(
      "Дама пик не бьёт короля пик. Нужна карта старше или козырь.",
    );
    expect(said("not_your_card", { card: card(CLUBS, EIGHT) })).toBe("У вас нет восьмёрки треф.");
    expect(cardName(card(CLUBS, EIGHT), "ins")).toBe("восьмёркой треф");
  });

  it("joins ranks with «или», in full and short", () => {
    expect(said("rank_not_on_table", { ranks: [4, NINE, KING] })).toContain(
      "шестёрку, девятку или короля",
    );
    expect(said("transfer_rank", { ranks: [EIGHT] })).toContain("восьмёркой");
    expect(t("status.throw_in", { ranks: rankNames([NINE, KING], "short") })).toBe(
      "Можно подкинуть 9 или К",
    );
  });

  it.each([
    [1, "1 карты"],
    [2, "2 карт"],
    [5, "5 карт"],
    [11, "11 карт"],
    [21, "21 карты"],
  ])("counts %d after «не больше»", (n, words) => {
    expect(said("lead_count", { n })).toContain(`не больше ${words}.`);
  });

  it("never declines a name", () => {
    expect(said("first_word")).toBe("Подождите: первое слово за игроком Аня.");
    expect(said("transfer_hand")).toBe("Перевести нельзя: у игрока Аня мало карт.");
  });

  it("speaks to the reader instead of naming him", () => {
    expect(said("lead_first", { seat: 0 })).toBe("Сначала сходите.");
    expect(said("lead_first", { seat: 1 })).toBe("Сначала нужно сходить: сейчас ходит Аня.");
  });

  it("had no words for a set of rules that is none", () => {
    const params = { option: "preset", value: "kubiked", allowed: ["kubikoved"] };
    expect(said("option_value", params)).toBe("Так нельзя: Набор правил — kubiked.");
  });

  it("names one number instead of a range from it to itself", () => {
    expect(said("players_preset", { min: 2, max: 2 })).toBe("Игроков по этим правилам: 2.");
    expect(said("players_preset")).toBe("Игроков по этим правилам: 2–6.");
  });

  it("names the queen on the last rung and leaves the trump out", () => {
    expect(said("not_a_set", { queen: [card(SPADES, QUEEN)] })).toBe(
      "Вешают, когда колода пуста и на руках только дама пик.",
    );
  });

  it("cuts a long name under a button", () => {
    const short = shortReason(refusal("first_word", { seat: 2 }), NAMES);
    expect(short).toBe("решает Константин К…");
  });
});

describe("the throw-in status, once «You can throw in a A»", () => {
  it("needs no article", () => {
    expect(englishTable["status.throw_in"]).toBe("You can throw in: {ranks}");
  });
});

describe("English", () => {
  it("puts the article before a card and a rank", async () => {
    await loadLanguage("en");
    expect(said("card_too_low")).toBe(
      "The queen of spades does not beat the king of spades. You need a higher one or a trump.",
    );
    expect(said("rank_not_on_table")).toContain("a nine or a king");
  });
});

describe("what the catalogue does not know", () => {
  it("is refused in general words", async () => {
    await loadLanguage("ru");
    expect(said("riddle")).toBe("Так нельзя.");
    expect(shortReason(refusal("riddle"), NAMES)).toBe("");
    expect(faultText({ code: "riddle" })).toBe(faultText({ code: "server_error" }));
    expect(valueLabel("series_n", 7)).toBe("7");
  });
});
