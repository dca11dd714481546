import { describe, expect, it } from "vitest";
import { BOOKS } from "./book";

const placesOf = (phrase: unknown) => [...new Set(JSON.stringify(phrase).match(/\{\w+\}/g) ?? [])];

describe("the words of the rulebook's pages", () => {
  it.each(Object.keys(BOOKS.ru))("fill the same places in %s", (key) => {
    const [ru, en] = [BOOKS.ru, BOOKS.en].map((one) => one[key as keyof typeof one]);
    expect(placesOf(en)).toEqual(placesOf(ru));
  });

  it.each(["ru", "en"] as const)("have every form that %s counts with", (lang) => {
    const asked = new Set(new Intl.PluralRules(lang).resolvedOptions().pluralCategories);
    const counted = Object.values(BOOKS[lang]).filter((phrase) => typeof phrase !== "string");
    expect(counted).toHaveLength(2);
    for (const forms of counted) expect(new Set(Object.keys(forms))).toEqual(asked);
  });
});
