import { expect, it } from "vitest";
import { en, ru, type Saying } from "./referee";

const KEYS = Object.keys(ru) as Saying[];

function textsOf(phrase: string | object): string[] {
  return typeof phrase === "string" ? [phrase] : Object.values(phrase);
}

function placesOf(phrase: string | object): string[] {
  const names = textsOf(phrase).flatMap((text) => text.match(/\{\w+\}/g) ?? []);
  return [...new Set(names)].sort();
}

it("fills the same places in both languages", () => {
  expect(Object.keys(en)).toEqual(KEYS);
  for (const key of KEYS) expect(placesOf(en[key]), key).toEqual(placesOf(ru[key]));
});

it("has every form its numbers ask for, and never raises its voice", () => {
  for (const [lang, phrases] of [["ru", ru] as const, ["en", en] as const]) {
    const asked = new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
    for (const key of KEYS) {
      const phrase = phrases[key];
      if (typeof phrase !== "string") expect(Object.keys(phrase).sort(), key).toEqual(asked.sort());
      expect(textsOf(phrase).join(" ")).not.toContain("!");
    }
  }
});
